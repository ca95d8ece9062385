//! What is wrong with a FEN, in words that name the squares and the side.

use super::{side, squares};
use crate::i18n::{Arg, Lang};
use crate::rules::{FenCode, FenFault};

/// What is wrong with a FEN, in one or two sentences.
#[must_use]
pub fn fen_fault(lang: Lang, fault: &FenFault) -> String {
    let places = (!fault.squares.is_empty()).then(|| ("squares", squares(lang, &fault.squares).into()));
    let whose = fault.side.map(|whose| ("side", side(lang, whose).into()));
    let either = |with: &str, plain: &str, arg: &Option<(&'static str, Arg<'static>)>| match arg {
        Some(arg) => lang.text_with(with, std::slice::from_ref(arg)),
        None => lang.text(plain).into_owned(),
    };
    match fault.code {
        FenCode::Fields => lang.text("fen-fields").into_owned(),
        FenCode::Placement => lang.text("fen-placement").into_owned(),
        FenCode::Turn => lang.text("fen-turn").into_owned(),
        FenCode::Castling => either("fen-castling-squares", "fen-castling", &places),
        FenCode::EnPassant => either("fen-en-passant-squares", "fen-en-passant", &places),
        FenCode::Counters => lang.text("fen-counters").into_owned(),
        FenCode::MissingKing => either("missing-king-side", "missing-king", &whose),
        FenCode::TooManyKings => match (whose, places) {
            (Some(whose), Some(places)) => lang.text_with("too-many-kings-squares", &[whose, places]),
            (whose, _) => either("too-many-kings-side", "too-many-kings", &whose),
        },
        FenCode::PawnOnBackRank => either("pawn-on-back-rank-squares", "pawn-on-back-rank", &places),
        FenCode::OppositeCheck => either("opposite-check-squares", "opposite-check", &places),
        FenCode::TooManyPieces => either("too-many-pieces-side", "too-many-pieces", &whose),
        FenCode::ImpossibleCheck => either("impossible-check-squares", "impossible-check", &places),
    }
}
