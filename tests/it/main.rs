mod rules_property;
