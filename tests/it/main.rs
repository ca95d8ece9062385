//! The tests that look at Yize from outside: the running binary, the store, the tree.

#![expect(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test stops where it fails")]

mod api;
mod app;
mod cases;
mod content;
mod layers;
mod load;
mod puzzles;
mod rules_property;
mod store;
mod support;
