//! The tests of what the product promises, in one crate.

mod rules_games;
mod rules_notation;
mod rules_position;
mod rules_reach;
