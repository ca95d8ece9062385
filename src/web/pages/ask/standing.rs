//! How the position stands: whose move, check, end, claims; what may be castled and why not; who can
//! still win.

use super::asked::Asked;
use crate::i18n::{Lang, messages};
use crate::rules::{Chance, Color, End, Game, MAX_PLIES, Wing, castling_state};
use crate::web::shell::Shell;
use std::borrow::Cow;

/// What is told of a position.
#[derive(Debug)]
pub(super) struct Standing {
    /// The state in words.
    pub(super) sentence: String,
    /// Each side's castlings.
    pub(super) castling: Vec<Castling>,
    /// Whether each side can still win and why, in words; with the board after a line that mates.
    pub(super) chances: Vec<(String, Option<String>)>,
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
    /// Where not: whether that is for good or for now.
    pub(super) bar: Option<Cow<'static, str>>,
}

impl Standing {
    pub(super) fn new(shell: &Shell, game: &Game) -> Standing {
        let lang = shell.lang;
        let (status, chances) = game.status_with_chances();
        let over = status.end.is_some();
        let chance = |(side, chance): (Color, Chance)| {
            (messages::chance(lang, side, &chance), mating_line(shell, game, &chance))
        };
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

/// The game with the line that mates, to be stepped through from here.
fn mating_line(shell: &Shell, game: &Game, chance: &Chance) -> Option<String> {
    match chance {
        Chance::Yes { line } if game.plies() + line.len() <= MAX_PLIES && !line.is_empty() => {
            let asked = Asked::after(game, line);
            Some(shell.here_with(&format!("?{}#board", asked.query(Some(game.plies())))))
        }
        Chance::Yes { .. } | Chance::No { .. } | Chance::Unknown => None,
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
            bar: state.reason.and_then(|reason| reason.bar).map(|bar| messages::bar(lang, bar)),
        }
    };
    [Color::White, Color::Black]
        .into_iter()
        .flat_map(|side| Wing::ALL.map(|wing| castling(side, wing)))
        .collect()
}
