//! Any text as a position.

#![no_main]

#[path = "../../tests/it/properties/chess.rs"]
mod chess;
#[path = "../../tests/it/properties/fen.rs"]
mod fen;

libfuzzer_sys::fuzz_target!(|text: &str| fen::hold(text));
