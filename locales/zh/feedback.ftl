# The words of this area.
