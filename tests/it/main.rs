//! The integration tests, one crate.

mod content;
mod load;
mod puzzles;
mod rules_property;
