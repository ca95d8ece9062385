//! Any text as a move in any position of play.

#![no_main]

#[path = "../../tests/it/properties/chess.rs"]
mod chess;
#[path = "../../tests/it/properties/notation.rs"]
mod notation;
#[path = "../../tests/it/properties/proof.rs"]
mod proof;

libfuzzer_sys::fuzz_target!(|text: &str| notation::hold(text));
