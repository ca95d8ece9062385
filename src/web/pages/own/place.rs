//! The position that a puzzle is made of, as the address holds it.

use crate::i18n::{Lang, messages};
use crate::puzzle::own::Basis;
use crate::rules::{Game, GameFault, MAX_PLIES, Placement};
use crate::web::pages::fields::Fields;

/// The longest position that is read, in letters.
const MAX_FEN: usize = 120;

/// A position, or a bare board, with the fields that hold it.
#[derive(Debug)]
pub(super) struct Place {
    pub(super) basis: Basis,
    pub(super) fen: String,
    pub(super) moves: String,
}

impl Place {
    /// The position of the fields `fen` and `moves`; nothing where there is none.
    ///
    /// # Errors
    ///
    /// What is wrong with it, in words.
    pub(super) fn read(lang: Lang, fields: &Fields) -> Option<Result<Place, String>> {
        let fen: String = fields.get("fen")?.trim().chars().take(MAX_FEN).collect();
        let moves = fields.get("moves").unwrap_or_default();
        let words: Vec<&str> = moves.split_whitespace().take(MAX_PLIES + 1).collect();
        if fen.is_empty() && words.is_empty() {
            return None;
        }
        Some(basis(lang, &fen, &words).map(|basis| Place { basis, fen, moves: words.join(" ") }))
    }

    /// The hidden fields of a form that goes on from here.
    pub(super) fn kept(&self) -> Vec<(&'static str, &str)> {
        [("fen", self.fen.as_str()), ("moves", self.moves.as_str())]
            .into_iter()
            .filter(|(_, value)| !value.is_empty())
            .collect()
    }
}

fn basis(lang: Lang, fen: &str, moves: &[&str]) -> Result<Basis, String> {
    if !fen.is_empty() && !fen.contains(' ') && moves.is_empty() {
        let bare = Placement::read(fen).ok().filter(|board| !board.is_empty());
        return bare.map(Basis::Board).ok_or_else(|| lang.text("own-fen-fault").into_owned());
    }
    let start = (!fen.is_empty()).then_some(fen);
    Game::read(start, moves).map(Basis::Game).map_err(|fault| match fault {
        GameFault::Fen(faults) => {
            faults.iter().map(|fault| messages::fen_fault(lang, fault)).collect::<Vec<_>>().join(" ")
        }
        GameFault::TooLong | GameFault::History { .. } => lang.text("own-moves-fault").into_owned(),
    })
}
