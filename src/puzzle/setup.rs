//! Setting up a board, and finding what stands wrong on one: the same difference, square by square.

use super::{Feedback, FeedbackCode, Outcome, Puzzle};
use crate::rules::{Piece, Placement, Square, SquareSet};

/// What a `setup` puzzle asks: bring the board to this.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SetupAsk {
    /// How the board should stand.
    pub target: Placement,
}

/// What a `spot` puzzle asks: find what stands otherwise than here.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SpotAsk {
    /// How the board should stand.
    pub target: Placement,
}

/// A square on which something else stands than should.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Misplaced {
    /// Which square.
    pub square: Square,
    /// What stands there.
    pub stands: Option<Piece>,
    /// What belongs there.
    pub belongs: Option<Piece>,
}

impl SpotAsk {
    /// The squares where something stands wrong.
    #[must_use]
    pub(super) fn compute(&self, board: &Placement) -> SquareSet {
        board.difference(&self.target)
    }
}

/// What differs between a board and how it should stand, on these squares.
fn misplaced(board: &Placement, target: &Placement, squares: SquareSet) -> Vec<Misplaced> {
    let of = |square| Misplaced { square, stands: board.piece_at(square), belongs: target.piece_at(square) };
    squares.into_iter().map(of).collect()
}

/// Checks a board that was set up.
pub(super) fn check_setup(ask: &SetupAsk, board: &Placement) -> Outcome {
    let wrong = misplaced(board, &ask.target, board.difference(&ask.target));
    let code = if wrong.is_empty() {
        FeedbackCode::RightSetup
    } else if board.is_empty() {
        FeedbackCode::SetupEmpty
    } else {
        FeedbackCode::SetupDiffers
    };
    let mut feedback = Feedback::new(code);
    let squares = |holds: &dyn Fn(&Misplaced) -> bool| -> Vec<Square> {
        wrong.iter().filter(|place| holds(place)).map(|place| place.square).collect()
    };
    feedback.squares = squares(&|_| true);
    feedback.missed = squares(&|place| place.belongs.is_some());
    feedback.extra = squares(&|place| place.stands.is_some());
    feedback.misplaced = wrong;
    Outcome { missed: feedback.missed.clone(), extra: feedback.extra.clone(), ..Outcome::of(feedback) }
}

/// Checks the squares that were marked as wrong.
pub(super) fn check_spot(puzzle: &Puzzle, ask: &SpotAsk, marked: &[Square]) -> Outcome {
    let board = puzzle.placement();
    let wanted = ask.compute(&board);
    let mut feedback = super::squares::compare(wanted, marked.iter().copied().collect());
    let shown = feedback.hit.iter().chain(&feedback.extra).copied().collect();
    feedback.misplaced = misplaced(&board, &ask.target, shown);
    Outcome { missed: feedback.missed.clone(), extra: feedback.extra.clone(), ..Outcome::of(feedback) }
}
