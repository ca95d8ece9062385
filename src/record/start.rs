//! Where a game starts: by its tags, by a FEN in front of the moves, else by what was given.

use super::{Fault, FaultCode};
use crate::rules::{FenFault, Position};

/// What is known of the start, with the lines on which it stands.
#[derive(Debug, Default)]
pub(super) struct Start {
    otherwise: Option<Position>,
    fen: Option<(String, usize)>,
    variant: Option<(String, usize)>,
    tried: bool,
    pub(super) mended: Vec<FenFault>,
}

impl Start {
    /// The start of a game whose record names none.
    pub(super) fn otherwise(position: Option<&Position>) -> Start {
        Start { otherwise: position.cloned(), ..Start::default() }
    }

    /// A FEN that stands in front of the moves.
    pub(super) fn fen(text: &str, line: usize) -> Start {
        Start { fen: Some((text.to_owned(), line)), ..Start::default() }
    }

    /// Whether the text gives a position.
    pub(super) fn is_given(&self) -> bool {
        self.fen.is_some()
    }

    /// The line on which the position is given.
    pub(super) fn line(&self) -> Option<usize> {
        self.fen.as_ref().map(|(_, line)| *line)
    }

    /// Takes from a tag what bears on the start.
    pub(super) fn heed(&mut self, name: &str, value: &str, line: usize) {
        let known = if name.eq_ignore_ascii_case("FEN") {
            &mut self.fen
        } else if name.eq_ignore_ascii_case("Variant") {
            &mut self.variant
        } else {
            return;
        };
        known.get_or_insert_with(|| (value.to_owned(), line));
    }

    /// The position, or why there is none; `None` once it has been asked for. A FEN is mended where
    /// that can be done.
    pub(super) fn position(&mut self) -> Option<Result<Position, Fault>> {
        if std::mem::replace(&mut self.tried, true) {
            return None;
        }
        if let Some((variant, line)) = self.variant.as_ref().filter(|(name, _)| !is_chess(name)) {
            return Some(Err(Fault::new(FaultCode::OtherVariant, *line, variant)));
        }
        let Some((fen, line)) = &self.fen else {
            return Some(Ok(self.otherwise.clone().unwrap_or_default()));
        };
        Some(match Position::mend(fen) {
            Ok((position, mended)) => {
                self.mended = mended;
                Ok(position)
            }
            Err(faults) => Err(Fault { start: faults, ..Fault::new(FaultCode::BadStart, *line, fen) }),
        })
    }
}

/// Whether a variant is chess after all.
fn is_chess(variant: &str) -> bool {
    let names = ["", "-", "?", "standard", "normal", "chess", "classical", "from position", "orthodox"];
    let name = variant.trim();
    names.iter().any(|known| name.eq_ignore_ascii_case(known))
}
