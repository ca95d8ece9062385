//! What is said of a legal move before it is played: what it does, and what follows at once.

use super::list::sentences;
use super::{end, names, side};
use crate::i18n::Lang;
use crate::rules::{Legal, PieceMove, Position, Wing};

/// A legal move in one or two sentences: "The knight may go from g1 to f3."
///
/// `before` is the position in which the move is legal.
#[must_use]
pub fn legal(lang: Lang, legal: &Legal, before: &Position) -> String {
    let over = legal
        .already_over
        .map(|over| lang.text_with("legal-already-over", &[("end", end(lang, over).into())]));
    let said = [Some(does(lang, legal.mv, before)), follows(lang, legal), over];
    sentences(lang, said.into_iter().flatten())
}

fn does(lang: Lang, mv: PieceMove, before: &Position) -> String {
    let from = ("from", mv.from().to_string().into());
    let to = ("to", mv.to().to_string().into());
    let piece = ("piece", names::role(lang, mv.role()).into());
    if let Some(wing) = mv.wing() {
        return castles(lang, wing, before);
    }
    if mv.is_en_passant() {
        let victim = ("victim", mv.capture_square().map_or_else(String::new, |at| at.to_string()).into());
        return lang.text_with("legal-en-passant", &[from, victim, to]);
    }
    let victim = mv.capture().map(|role| ("victim", names::role(lang, role).into()));
    let named = mv.promotion().map(|role| ("named", names::role(lang, role).into()));
    match (named, victim) {
        (Some(named), Some(victim)) => lang.text_with("legal-promotion-capture", &[from, to, victim, named]),
        (Some(named), None) => lang.text_with("legal-promotion", &[to, named]),
        (None, Some(victim)) => lang.text_with("legal-capture", &[piece, from, to, victim]),
        (None, None) => lang.text_with("legal-move", &[piece, from, to]),
    }
}

/// An attacked rook is no bar to castling (FIDE 3.8.2.2), so it is worth a word.
fn castles(lang: Lang, wing: Wing, before: &Position) -> String {
    let us = before.turn();
    let corner = wing.corner(us.backrank());
    let may = lang.text_with("legal-castling", &[("wing", wing.as_str().into())]);
    let attacked = !before.attackers(corner, us.other()).is_empty();
    let rook = attacked
        .then(|| lang.text_with("legal-castling-rook-attacked", &[("corner", corner.to_string().into())]));
    sentences(lang, std::iter::once(may).chain(rook))
}

fn follows(lang: Lang, legal: &Legal) -> Option<String> {
    match (legal.check, legal.last) {
        (true, true) => Some(lang.text("legal-mate").into_owned()),
        (true, false) => Some(lang.text("legal-check").into_owned()),
        (false, true) => {
            Some(lang.text_with("legal-stalemate", &[("side", side(lang, legal.after.turn()).into())]))
        }
        (false, false) => None,
    }
}
