//! The full set of right answers of a puzzle, computed.

use super::Puzzle;
use crate::rules::{PieceMove, Square};

/// Every right answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Solution {
    /// Each of these moves.
    Moves(Vec<PieceMove>),
    /// Exactly these squares.
    Squares(Vec<Square>),
    /// Any of these options.
    Options(Vec<String>),
}

/// Computes the right answers.
#[must_use]
pub fn solution(puzzle: &Puzzle) -> Solution {
    let _ = puzzle;
    unreachable!("puzzles are being written")
}
