//! The integration tests, one crate.

mod api;
mod cases;
mod content;
mod load;
mod malformed;
mod openapi;
mod puzzles;
mod rules_property;
mod service;
