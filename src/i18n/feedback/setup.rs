//! Words about a board that was set up, square by square, and about what stands wrong on one.

use super::{say, sentences};
use crate::i18n::{Lang, messages};
use crate::puzzle::{Feedback, Misplaced};
use crate::rules::Square;

/// So many squares are told with what belongs there; the others are only named.
const TOLD: usize = 4;

/// Nothing stands on the board yet: where to begin.
pub(super) fn empty(lang: Lang, feedback: &Feedback) -> String {
    let first = feedback.misplaced.iter().find_map(|place| Some((place.square, place.belongs?)));
    let Some((square, piece)) = first else { return String::new() };
    let piece = messages::piece(lang, piece);
    say(lang, "setup-empty", &[("square", &square.to_string()), ("piece", &piece)])
}

/// What stands otherwise than it should, square by square.
pub(super) fn differs(lang: Lang, feedback: &Feedback) -> String {
    let wrong = &feedback.misplaced;
    let mut parts: Vec<String> = wrong.iter().take(TOLD).map(|place| misplaced(lang, place)).collect();
    let rest: Vec<Square> = wrong.iter().skip(TOLD).map(|place| place.square).collect();
    if !rest.is_empty() {
        let squares = messages::squares(lang, &rest);
        parts
            .push(lang.text_with("setup-more", &[("count", rest.len().into()), ("squares", squares.into())]));
    }
    sentences(lang, &parts)
}

/// What is wrong on a square.
fn misplaced(lang: Lang, place: &Misplaced) -> String {
    let square = place.square.to_string();
    let square = ("square", square.as_str());
    let named = |piece: Option<_>| piece.map(|piece| messages::piece(lang, piece)).unwrap_or_default();
    let (stands, belongs) = (named(place.stands), named(place.belongs));
    match (place.stands, place.belongs) {
        (None, Some(_)) => say(lang, "setup-missing", &[square, ("piece", &belongs)]),
        (Some(_), Some(_)) if place.stands == place.belongs => {
            say(lang, "spot-fine", &[square, ("piece", &belongs)])
        }
        (Some(_), Some(_)) => say(lang, "setup-wrong", &[square, ("stands", &stands), ("piece", &belongs)]),
        (Some(_), None) => say(lang, "setup-surplus", &[square, ("stands", &stands)]),
        (None, None) => say(lang, "spot-fine-empty", &[square]),
    }
}

/// What is right or wrong on the squares that were marked as wrong.
pub(super) fn spotted(lang: Lang, feedback: &Feedback) -> String {
    let parts: Vec<String> =
        feedback.misplaced.iter().take(TOLD).map(|place| misplaced(lang, place)).collect();
    sentences(lang, &parts)
}
