//! Any bytes as a list of pupils.

#![no_main]

#[path = "../../tests/it/properties/roster.rs"]
mod roster;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| roster::hold(bytes));
