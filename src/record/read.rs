//! Deals the parts of a text out to games: where one ends and the next begins.

use super::RecordedGame;
use super::draft::Draft;
use super::start::Start;
use super::tokens::{Part, Spot, Tokens};
use crate::rules::Position;

/// The games of a text, read one at a time.
#[derive(Debug, Clone)]
pub struct Games<'a> {
    tokens: Tokens<'a>,
    /// A part that belongs to the next game.
    held: Option<Spot<'a>>,
    start: Option<Position>,
    /// A FEN in front of everything, with its line.
    fen: Option<(&'a str, usize)>,
}

/// The games of a text, in order. A game whose record names no start begins from `start`, by default
/// the initial position. A FEN may stand in front. Text without any games gives none.
#[must_use]
pub fn games<'a>(text: &'a str, start: Option<&Position>) -> Games<'a> {
    let mut tokens = Tokens::new(text);
    let fen = tokens.fen();
    Games { tokens, held: None, start: start.cloned(), fen }
}

impl Iterator for Games<'_> {
    type Item = RecordedGame;

    fn next(&mut self) -> Option<RecordedGame> {
        let mut draft = self.draft();
        while let Some(spot) = self.held.take().or_else(|| self.tokens.next()) {
            if draft.is_over(&spot) {
                self.held = Some(spot);
                return Some(draft.finish());
            }
            if draft.take(&spot) {
                if draft.holds_something() {
                    return Some(draft.finish());
                }
                draft = self.draft();
            }
        }
        draft.holds_something().then(|| draft.finish())
    }
}

impl Games<'_> {
    fn draft(&mut self) -> Draft {
        Draft::new(match self.fen.take() {
            Some((fen, line)) => Start::fen(fen, line),
            None => Start::otherwise(self.start.as_ref()),
        })
    }
}

impl Draft {
    /// Whether a part belongs to the next game: a tag after moves, or moves counted from 1 again.
    fn is_over(&self, spot: &Spot<'_>) -> bool {
        match spot.part {
            Part::Tag(_) | Part::BadTag { opens: true } => self.has_moved(),
            Part::Number(1, false) => spot.apart && self.may_restart(),
            Part::BadTag { opens: false }
            | Part::Comment(_)
            | Part::UnclosedComment
            | Part::Open
            | Part::Close
            | Part::Stray
            | Part::Glyph
            | Part::Outcome(_)
            | Part::Number(..)
            | Part::Word => false,
        }
    }
}
