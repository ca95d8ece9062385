//! Checks an answer against what the rules engine computes.

use super::{Feedback, Puzzle};
use crate::rules::Square;

/// A learner's answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Answer {
    /// A move, in any notation.
    Move(String),
    /// Marked squares.
    Squares(Vec<Square>),
    /// The name of an option.
    Choice(String),
}

/// Why an answer cannot be checked at all.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum AnswerFault {
    /// This puzzle wants an answer of another form (named: `move`, `squares`, `choice`).
    Form(&'static str),
    /// No such option.
    UnknownOption(String),
}

/// What a check found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Outcome {
    /// Whether the answer is right.
    pub correct: bool,
    /// What to tell the learner; there is always something to tell.
    pub feedback: Feedback,
    /// For marked squares: those that were left out.
    pub missed: Vec<Square>,
    /// For marked squares: those that were too much.
    pub extra: Vec<Square>,
    /// For a legal move: in UCI, and the position after it.
    pub played: Option<(String, String)>,
}

/// Checks an answer.
///
/// # Errors
///
/// An answer of the wrong form, or an option that does not exist.
pub fn check(puzzle: &Puzzle, answer: &Answer) -> Result<Outcome, AnswerFault> {
    let _ = (puzzle, answer);
    unreachable!("puzzles are being written")
}
