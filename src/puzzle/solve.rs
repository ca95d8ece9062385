//! The full set of right answers of a puzzle, computed.

use super::{Number, Puzzle, Step, Task, walk};
use crate::rules::{PieceMove, Placement, Square};

/// Every right answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Solution {
    /// Each of these moves; in a puzzle of several moves, each of these first moves.
    Moves(Vec<PieceMove>),
    /// A shortest walk; every other one as short is right too.
    Route(Vec<Step>),
    /// Exactly these squares.
    Squares(Vec<Square>),
    /// Any of these options.
    Options(Vec<String>),
    /// This number; `None` where there is none.
    Number(Option<Number>),
    /// Any of these texts, the usual one first, and other spellings of the same.
    Texts(Vec<String>),
    /// Exactly this board.
    Placement(Placement),
}

impl Solution {
    /// Whether there is no right answer.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        match self {
            Solution::Moves(moves) => moves.is_empty(),
            Solution::Route(steps) => steps.is_empty(),
            Solution::Squares(squares) => squares.is_empty(),
            Solution::Options(options) => options.is_empty(),
            Solution::Number(number) => number.is_none(),
            Solution::Texts(texts) => texts.is_empty(),
            Solution::Placement(_) => false,
        }
    }
}

/// Computes the right answers.
#[must_use]
pub fn solution(puzzle: &Puzzle) -> Solution {
    let owned = |options: Vec<&str>| options.into_iter().map(str::to_owned).collect();
    match &puzzle.task {
        Task::Move(goal) => Solution::Moves(goal.solutions(&puzzle.game)),
        Task::Route(ask) => Solution::Route(walk::shortest(&puzzle.placement(), ask).unwrap_or_default()),
        Task::Squares(ask) => Solution::Squares(ask.compute(puzzle).into_iter().collect()),
        Task::Verdict(ask) => Solution::Options(ask.right_options(&puzzle.game)),
        Task::State(ask) => Solution::Options(ask.right_options(&puzzle.game)),
        Task::Ruling(ask) => Solution::Options(ask.right_options(&puzzle.game)),
        Task::Setup(ask) => Solution::Placement(ask.target.clone()),
        Task::Spot(ask) => Solution::Squares(ask.compute(&puzzle.placement()).into_iter().collect()),
        Task::Count(ask) => Solution::Number(ask.right(&puzzle.placement(), &puzzle.game)),
        Task::Notate(ask) => Solution::Texts(ask.right(&puzzle.game)),
        Task::Choice(ask) => Solution::Options(owned(ask.right(puzzle))),
    }
}
