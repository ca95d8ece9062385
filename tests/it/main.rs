//! The tests that look at Yize from outside: the running binary, the store, the tree.

#![expect(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test stops where it fails")]

mod app;
mod layers;
mod store;
mod support;
