//! Any text as a file of the course.

#![no_main]

#[path = "../../tests/it/properties/lessons.rs"]
mod lessons;

libfuzzer_sys::fuzz_target!(|text: &str| lessons::hold(text));
