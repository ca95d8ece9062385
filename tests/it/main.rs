//! The integration tests, in one crate.

mod app;
mod content;
mod layers;
mod load;
mod locales;
mod puzzles;
mod rules_games;
mod rules_notation;
mod rules_position;
mod rules_property;
mod rules_reach;
mod rules_reasons;
mod store;
mod support;
