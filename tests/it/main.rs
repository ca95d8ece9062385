//! The integration tests, one crate.
#![expect(clippy::unwrap_used, clippy::expect_used, reason = "a test fails by panicking")]

mod content;
mod load;
mod puzzles;
mod rules_games;
mod rules_notation;
mod rules_position;
mod rules_property;
mod rules_reach;
