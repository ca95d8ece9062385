//! The words for the core's codes, by exhaustive match.

use super::Lang;
use crate::rules::{Claim, Color, Condition, End, FenFault, Piece, Placed, Refusal, Role, Square, Status};

/// Why a move is refused, in one or two plain sentences that name squares and pieces.
#[must_use]
pub fn refusal(lang: Lang, refusal: &Refusal) -> String {
    lang.text(refusal.code.as_str()).into_owned()
}

/// A condition, met or not, as an item of a list.
#[must_use]
pub fn condition(lang: Lang, condition: &Condition) -> String {
    lang.text(condition.code.as_str()).into_owned()
}

/// What is wrong with a FEN.
#[must_use]
pub fn fen_fault(lang: Lang, fault: &FenFault) -> String {
    lang.text(fault.code.as_str()).into_owned()
}

/// The state of the game in a sentence: who is to move, check by what, the end, what may be claimed.
#[must_use]
pub fn status(lang: Lang, status: &Status) -> String {
    let _ = status;
    lang.text("status").into_owned()
}

/// How a game ended.
#[must_use]
pub fn end(lang: Lang, end: End) -> String {
    lang.text(end.as_str()).into_owned()
}

/// What may be claimed.
#[must_use]
pub fn claim(lang: Lang, claim: Claim) -> String {
    lang.text(claim.as_str()).into_owned()
}

/// A side: White, 白方.
#[must_use]
pub fn side(lang: Lang, side: Color) -> &'static str {
    let _ = (lang, side);
    ""
}

/// A piece's name: knight, 马.
#[must_use]
pub fn role(lang: Lang, role: Role) -> &'static str {
    let _ = (lang, role);
    ""
}

/// A piece on its square within a sentence: "the bishop on a6", "a6 的象".
#[must_use]
pub fn placed(lang: Lang, placed: Placed) -> &'static str {
    let _ = (lang, placed);
    ""
}

/// A square of the board for a screen reader: "e4, white pawn", "e4，空格".
#[must_use]
pub fn square_label(lang: Lang, square: Square, piece: Option<Piece>) -> &'static str {
    let _ = (lang, square, piece);
    ""
}

/// Squares in a row within a sentence: "f1 and g1", "f1、g1".
#[must_use]
pub fn squares(lang: Lang, squares: &[Square]) -> String {
    let _ = (lang, squares);
    String::new()
}
