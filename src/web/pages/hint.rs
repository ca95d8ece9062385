//! Hints in steps, as far as the learner has asked for them.

use crate::i18n::{Lang, feedback};
use crate::puzzle::{Hint, Puzzle, hints};
use crate::rules::Square;

/// The hints shown so far.
#[derive(Debug)]
pub(super) struct Hints {
    pub(super) texts: Vec<String>,
    /// Squares to be marked.
    pub(super) squares: Vec<Square>,
    /// The number of the next hint, if there is one.
    pub(super) next: Option<usize>,
}

impl Hints {
    /// The first `shown` hints of a puzzle.
    pub(super) fn new(lang: Lang, puzzle: &Puzzle, shown: usize) -> Hints {
        let all = hints(puzzle);
        let given = all.iter().take(shown);
        Hints {
            texts: given.clone().map(|hint| feedback::hint(lang, hint)).collect(),
            squares: given.filter_map(square).collect(),
            next: (shown < all.len()).then_some(shown + 1),
        }
    }
}

fn square(hint: &Hint) -> Option<Square> {
    match hint {
        Hint::Piece(placed) => Some(placed.square),
        Hint::Rule(_)
        | Hint::Count(_)
        | Hint::Moves(_)
        | Hint::Differs(_)
        | Hint::Flights { .. }
        | Hint::Order
        | Hint::Counting(_)
        | Hint::WriteMove
        | Hint::NameSquare => None,
    }
}
