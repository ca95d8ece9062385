//! How the position stands: whose move, check, end, claims; what may be castled and why not; who can
//! still win.

use crate::i18n::{Lang, messages};
use crate::rules::{Chance, Color, End, Game, Wing, castling_state};

/// What is told of a position.
#[derive(Debug)]
pub(super) struct Standing {
    /// The state in words.
    pub(super) sentence: String,
    /// Each side's castlings.
    pub(super) castling: Vec<Castling>,
    /// Whether each side can still win and why, in words.
    pub(super) chances: Vec<String>,
    /// The position in FEN.
    pub(super) fen: String,
}

/// One castling of one side.
#[derive(Debug)]
pub(super) struct Castling {
    /// Which: "White, short".
    pub(super) name: String,
    /// Whether it would be legal now, if it were that side's move.
    pub(super) now: bool,
    /// Yes, or why not.
    pub(super) text: String,
}

impl Standing {
    pub(super) fn new(lang: Lang, game: &Game) -> Standing {
        let (status, chances) = game.status_with_chances();
        let over = status.end.is_some();
        let chance = |(side, chance): (Color, Chance)| messages::chance(lang, side, &chance);
        // A dead position is over just because of them.
        let told = status.end.is_none_or(|end| end == End::DeadPosition);
        let sides = [Color::White, Color::Black];
        Standing {
            sentence: messages::status(lang, &status),
            castling: if over { Vec::new() } else { castlings(lang, game) },
            chances: if told { sides.into_iter().zip(chances).map(chance).collect() } else { Vec::new() },
            fen: game.position().fen(),
        }
    }
}

fn castlings(lang: Lang, game: &Game) -> Vec<Castling> {
    let castling = |side: Color, wing: Wing| {
        let state = castling_state(game, side, wing);
        let args = [("side", messages::side(lang, side).into()), ("wing", messages::wing(lang, wing).into())];
        Castling {
            name: lang.text_with("ask-castling-name", &args),
            now: state.now,
            text: state.reason.as_ref().map_or_else(
                || lang.text("ask-castling-now").into_owned(),
                |reason| messages::refusal(lang, reason),
            ),
        }
    };
    [Color::White, Color::Black]
        .into_iter()
        .flat_map(|side| Wing::ALL.map(|wing| castling(side, wing)))
        .collect()
}
