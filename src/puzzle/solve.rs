//! The full set of right answers of a puzzle, computed.

use super::{Puzzle, Task};
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

impl Solution {
    /// Whether there is no right answer.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        match self {
            Solution::Moves(moves) => moves.is_empty(),
            Solution::Squares(squares) => squares.is_empty(),
            Solution::Options(options) => options.is_empty(),
        }
    }
}

/// Computes the right answers.
#[must_use]
pub fn solution(puzzle: &Puzzle) -> Solution {
    match &puzzle.task {
        Task::Move(goal) => Solution::Moves(goal.solutions(puzzle.game.position())),
        Task::Squares(ask) => Solution::Squares(ask.compute(&puzzle.game).into_iter().collect()),
        Task::Verdict(ask) => Solution::Options(ask.right_options(&puzzle.game)),
        Task::Choice(ask) => {
            Solution::Options(ask.right(&puzzle.game).map(str::to_owned).into_iter().collect())
        }
    }
}
