//! Puzzles: a task on a position, whose right answers the rules engine computes.
//!
//! Knows no lesson text and no language; a check gives codes and squares.

mod check;
mod choice;
mod feedback;
mod goal;
mod hint;
mod solve;
mod squares;
mod verdict;

pub use check::{Answer, AnswerFault, Outcome, check};
pub use choice::ChoiceAsk;
pub use feedback::{Effect, Feedback, FeedbackCode, Played, Reply};
pub use goal::{CheckAnswer, Goal};
pub use hint::{Hint, hints};
pub use solve::{Solution, solution};
pub use squares::{CastlingPart, EnPassantPart, SquaresAsk};
pub use verdict::VerdictAsk;

use crate::rules::{Color, Game};

/// A task on a position.
#[derive(Debug, Clone)]
pub struct Puzzle {
    /// Its stable name (`castling-limits-3`).
    pub id: String,
    /// The lesson that it belongs to.
    pub lesson: String,
    /// The rules that it practises, at least one.
    pub rules: Vec<String>,
    /// The position, with the moves that led to it.
    pub game: Game,
    /// The side shown at the bottom of the board.
    pub orientation: Color,
    /// What is asked.
    pub task: Task,
}

/// What a puzzle asks.
#[derive(Debug, Clone)]
pub enum Task {
    /// Play a move that meets the goal.
    Move(Goal),
    /// Mark squares.
    Squares(SquaresAsk),
    /// Say whether a move is legal, and if not, why.
    Verdict(VerdictAsk),
    /// Pick one.
    Choice(ChoiceAsk),
}

impl Task {
    /// The kind's name in content files and the JSON API.
    #[must_use]
    pub fn kind(&self) -> &'static str {
        match self {
            Task::Move(_) => "move",
            Task::Squares(_) => "squares",
            Task::Verdict(_) => "verdict",
            Task::Choice(_) => "choice",
        }
    }

    /// The names of the options, in the order shown; empty where the learner does not pick one.
    #[must_use]
    pub fn options(&self) -> Vec<&str> {
        match self {
            Task::Move(_) | Task::Squares(_) => Vec::new(),
            Task::Verdict(ask) => ask.options.iter().map(String::as_str).collect(),
            Task::Choice(ask) => ask.options(),
        }
    }
}
