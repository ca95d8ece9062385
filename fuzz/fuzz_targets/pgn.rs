//! Any bytes as a record of games.

#![no_main]

#[path = "../../tests/it/properties/chess.rs"]
mod chess;
#[path = "../../tests/it/properties/pgn.rs"]
mod pgn;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| pgn::hold(bytes));
