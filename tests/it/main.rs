//! The integration tests, in one crate.

#![expect(
    clippy::expect_used,
    clippy::panic,
    clippy::unwrap_used,
    reason = "a test that cannot go on has failed; clippy.toml spares only the test functions themselves"
)]

mod api;
mod app;
mod cases;
mod content;
mod layers;
mod load;
mod locales;
mod malformed;
mod openapi;
mod puzzles;
mod rules_games;
mod rules_notation;
mod rules_position;
mod rules_property;
mod rules_reach;
mod rules_reasons;
mod service;
mod store;
mod support;
