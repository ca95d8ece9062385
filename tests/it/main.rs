//! The integration tests, in one crate.

#![expect(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test stops where it fails")]

mod api;
mod app;
mod arbiter;
mod arbiter_api;
mod arbiter_pages;
mod ask_pages;
mod ask_refusals;
mod beside;
mod browser;
mod cases;
mod chances;
mod content;
mod court;
mod coverage;
mod generate;
mod glossary;
mod import_api;
mod kinds;
mod layers;
mod load;
mod locales;
mod malformed;
mod malformed_pages;
mod meeting;
mod memories;
mod openapi;
mod pages;
mod pgn;
mod points;
mod puzzles;
mod questions;
mod rules_games;
mod rules_index;
mod rules_notation;
mod rules_position;
mod rules_property;
mod rules_reach;
mod rules_reasons;
mod service;
mod solutions;
mod solver;
mod store;
mod support;
mod survival;
