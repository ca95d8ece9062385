//! The integration tests, one crate.

mod load;
mod rules_property;
