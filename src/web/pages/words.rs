//! The words that scripts need, set into the page as a template: a script has none of its own.

use super::board::piece_class;
use super::figure::Promotion;
use crate::i18n::{Lang, messages};
use crate::rules::{Color, Game, Piece, Role, Square};
use askama::Template;

/// The messages that scripts say, each under its key.
const KEYS: &[&str] = &[
    "condition-met",
    "condition-unmet",
    "legend-extra",
    "legend-good",
    "legend-missed",
    "put-back",
    "script-busy",
    "script-network",
    "verdict-also",
    "verdict-rule-link",
];

/// The words of one page.
#[derive(Debug, Template)]
#[template(path = "_words.html")]
pub(super) struct Words {
    lang: Lang,
    said: Vec<(&'static str, String)>,
    /// The name of an empty square or a square with a piece, told of `a1`.
    squares: Vec<(String, &'static str)>,
    promotion: Promotion,
}

impl Words {
    pub(super) fn new(lang: Lang) -> Words {
        let mut said: Vec<(&str, String)> =
            KEYS.iter().map(|key| (*key, lang.text(key).into_owned())).collect();
        let slot = |name| (name, format!("%{name}%").into());
        said.push(("try-picked", lang.text_with("try-picked", &[slot("square")])));
        said.push(("board-picked", lang.text_with("board-picked", &[slot("square")])));
        said.push(("board-pieces", lang.text_with("board-pieces", &[slot("pieces")])));
        let mut squares = vec![(String::new(), messages::square_label(lang, Square::A1, None))];
        for color in Color::ALL {
            for role in Role::ALL {
                let piece = Piece { color, role };
                squares.push((piece_class(piece), messages::square_label(lang, Square::A1, Some(piece))));
            }
        }
        let promotion = Promotion::new(lang, &Game::default(), (Square::A1, Square::A1));
        Words { lang, said, squares, promotion }
    }
}
