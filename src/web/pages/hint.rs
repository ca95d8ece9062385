//! Hints in steps, as far as the learner has asked for them.

use super::beside::Other;
use crate::i18n::feedback;
use crate::puzzle::{Hint, Puzzle, hints};
use crate::rules::Square;
use crate::web::shell::Shell;

/// The hints shown so far.
#[derive(Debug)]
pub(super) struct Hints {
    pub(super) texts: Vec<(String, Other)>,
    /// Squares to be marked.
    pub(super) squares: Vec<Square>,
    /// The number of the next hint, if there is one.
    pub(super) next: Option<usize>,
}

impl Hints {
    /// The first `shown` hints of a puzzle.
    pub(super) fn new(shell: &Shell, puzzle: &Puzzle, shown: usize) -> Hints {
        let all = hints(puzzle);
        let given = all.iter().take(shown);
        Hints {
            texts: given.clone().map(|hint| told(shell, hint)).collect(),
            squares: given.filter_map(square).collect(),
            next: (shown < all.len()).then_some(shown + 1),
        }
    }
}

fn told(shell: &Shell, hint: &Hint) -> (String, Other) {
    let words = |lang| feedback::hint(lang, hint);
    (words(shell.lang), Other::new(shell, words))
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
