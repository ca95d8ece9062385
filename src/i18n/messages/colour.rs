//! The colours of squares in words.

use super::list::sentences;
use super::names;
use crate::i18n::Lang;
use crate::rules::{Position, Square};

/// Which colour each of these squares has, a sentence each, with the piece that stands there.
#[must_use]
pub fn colours(lang: Lang, position: &Position, squares: &[Square]) -> String {
    sentences(lang, squares.iter().map(|square| colour(lang, position, *square)))
}

fn colour(lang: Lang, position: &Position, square: Square) -> String {
    let colour = ("colour", if square.is_light() { "light" } else { "dark" }.into());
    let at = ("square", square.to_string().into());
    match position.piece_at(square) {
        None => lang.text_with("square-colour", &[at, colour]),
        Some(piece) => {
            let args = [
                at,
                colour,
                ("side", names::side(lang, piece.color).into()),
                ("piece", names::role(lang, piece.role).into()),
            ];
            lang.text_with("square-colour-piece", &args)
        }
    }
}
