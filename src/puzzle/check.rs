//! Checks an answer against what the rules engine computes.

use super::{Feedback, Puzzle, Task, choice, goal, squares, verdict};
use crate::rules::Square;

/// A learner's answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Answer {
    /// A move, in any notation.
    Move(String),
    /// The moves of a line. A line of one move is that move; no puzzle has a longer one.
    Moves(Vec<String>),
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

impl Outcome {
    /// What the feedback alone says.
    pub(super) fn of(feedback: Feedback) -> Outcome {
        let correct = feedback.code.is_right();
        Outcome { correct, feedback, missed: Vec::new(), extra: Vec::new(), played: None }
    }
}

/// Checks an answer.
///
/// # Errors
///
/// An answer of the wrong form, or an option that does not exist.
pub fn check(puzzle: &Puzzle, answer: &Answer) -> Result<Outcome, AnswerFault> {
    match &puzzle.task {
        Task::Move(goal) => match answer {
            Answer::Move(text) => Ok(goal::check(puzzle, goal, text)),
            Answer::Moves(line) => match line.as_slice() {
                [text] => Ok(goal::check(puzzle, goal, text)),
                _ => Err(AnswerFault::Form("move")),
            },
            Answer::Squares(_) | Answer::Choice(_) => Err(AnswerFault::Form("move")),
        },
        Task::Squares(ask) => match answer {
            Answer::Squares(marked) => Ok(squares::check(puzzle, ask, marked)),
            Answer::Move(_) | Answer::Moves(_) | Answer::Choice(_) => Err(AnswerFault::Form("squares")),
        },
        Task::Verdict(ask) => picked(puzzle, answer).map(|option| verdict::check(puzzle, ask, option)),
        Task::Choice(ask) => picked(puzzle, answer).map(|option| choice::check(puzzle, ask, option)),
    }
}

/// The option that was picked, if the puzzle has it.
fn picked<'a>(puzzle: &Puzzle, answer: &'a Answer) -> Result<&'a str, AnswerFault> {
    let option = match answer {
        Answer::Choice(option) => option,
        Answer::Move(_) | Answer::Moves(_) | Answer::Squares(_) => return Err(AnswerFault::Form("choice")),
    };
    if puzzle.task.options().contains(&option.as_str()) {
        Ok(option)
    } else {
        Err(AnswerFault::UnknownOption(option.clone()))
    }
}
