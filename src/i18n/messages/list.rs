//! Things in a row: squares and pieces within a sentence, and sentences themselves.

use super::placed;
use crate::i18n::{Arg, Lang};
use crate::rules::{Placed, Square};

/// Squares in a row within a sentence: "f1 and g1", "f1、g1".
#[must_use]
pub fn squares(lang: Lang, squares: &[Square]) -> String {
    join(
        squares.iter().map(Square::to_string),
        |items, next| lang.text_with("squares-more", &[("items", items), ("next", next)]),
        |items, last| lang.text_with("squares-last", &[("items", items), ("last", last)]),
    )
}

/// Pieces in a row: "the bishop on a6 and the rook on f8", "a6 的象和 f8 的车".
#[must_use]
pub fn pieces(lang: Lang, pieces: &[Placed]) -> String {
    join(
        pieces.iter().map(|piece| placed(lang, *piece).to_owned()),
        |items, next| lang.text_with("pieces-more", &[("items", items), ("next", next)]),
        |items, last| lang.text_with("pieces-last", &[("items", items), ("last", last)]),
    )
}

/// Texts in a row within a sentence: "rook, bishop and pawn".
#[must_use]
pub fn texts(lang: Lang, texts: Vec<String>) -> String {
    join(
        texts.into_iter(),
        |items, next| lang.text_with("squares-more", &[("items", items), ("next", next)]),
        |items, last| lang.text_with("squares-last", &[("items", items), ("last", last)]),
    )
}

/// Sentences one after the other: with a space in English, without one in Chinese.
pub(in crate::i18n) fn sentences(lang: Lang, sentences: impl Iterator<Item = String>) -> String {
    let space = match lang {
        Lang::En => " ",
        Lang::Zh => "",
    };
    sentences.collect::<Vec<_>>().join(space)
}

/// Sentences that a page puts together.
#[must_use]
pub fn together<const N: usize>(lang: Lang, said: [String; N]) -> String {
    sentences(lang, said.into_iter())
}

fn join(
    items: impl ExactSizeIterator<Item = String>,
    more: impl Fn(Arg<'_>, Arg<'_>) -> String,
    last: impl Fn(Arg<'_>, Arg<'_>) -> String,
) -> String {
    let end = items.len();
    items
        .enumerate()
        .reduce(|(_, row), (index, item)| {
            let with = if index + 1 == end { &last as &dyn Fn(_, _) -> _ } else { &more };
            (index, with(row.into(), item.into()))
        })
        .map_or_else(String::new, |(_, row)| row)
}
