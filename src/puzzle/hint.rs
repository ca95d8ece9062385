//! Hints, from the rule to a first step. None of them gives the solution.

use super::{Goal, Puzzle, Solution, Task, solution};
use crate::rules::Placed;

/// One step of help.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Hint {
    /// The rule to think of, by id; its statement is the hint.
    Rule(String),
    /// A piece that can solve it.
    Piece(Placed),
    /// How many squares to mark.
    Count(usize),
}

/// The hints of a puzzle, in the order in which they are given.
#[must_use]
pub fn hints(puzzle: &Puzzle) -> Vec<Hint> {
    let rule = puzzle.rules.first().cloned().map(Hint::Rule);
    rule.into_iter().chain(second(puzzle)).collect()
}

fn second(puzzle: &Puzzle) -> Option<Hint> {
    match &puzzle.task {
        // The prompt names the piece already.
        Task::Move(Goal::Touched { .. }) | Task::Verdict(_) | Task::Choice(_) => return None,
        Task::Move(_) | Task::Squares(_) => {}
    }
    match solution(puzzle) {
        Solution::Moves(moves) => moves.first()?.mover(puzzle.game.position()).map(Hint::Piece),
        Solution::Squares(squares) => Some(Hint::Count(squares.len())),
        Solution::Options(_) => None,
    }
}
