//! Checks an answer against what the rules engine computes.

use super::{
    Feedback, FeedbackCode, Goal, Next, Number, Puzzle, Step, Task, choice, count, goal, line, notate, route,
    ruling, setup, squares, state, verdict, walk,
};
use crate::rules::{Placement, ReasonCode, Square};

/// A learner's answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Answer {
    /// A move, in any notation.
    Move(String),
    /// The learner's moves of a line, or the steps of a walk, in order.
    Moves(Vec<String>),
    /// Marked squares.
    Squares(Vec<Square>),
    /// The name of an option.
    Choice(String),
    /// A number.
    Number(Number),
    /// What was written.
    Text(String),
    /// A board that was set up.
    Placement(Placement),
}

/// Why an answer cannot be checked at all.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum AnswerFault {
    /// This puzzle wants an answer of another form, which is named.
    Form(&'static str),
    /// This step of a walk (0 is the first) is no two squares.
    UnreadableStep(usize),
    /// A longer walk than any puzzle needs.
    TooLong,
    /// No such option.
    UnknownOption(String),
}

/// What a check found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Outcome {
    /// Whether the answer is right.
    pub correct: bool,
    /// Whether the puzzle is solved; in one of several moves it may be right and not yet solved.
    pub done: bool,
    /// What to tell the learner; there is always something to tell.
    pub feedback: Feedback,
    /// For marked squares: those that were left out.
    pub missed: Vec<Square>,
    /// For marked squares: those that were too much.
    pub extra: Vec<Square>,
    /// For a legal move: in UCI, and the position after it.
    pub played: Option<(String, String)>,
    /// In a puzzle of several moves, after a right move that is not the last: how it goes on.
    pub next: Option<Next>,
}

impl Outcome {
    /// Whether the answer is only half of one and as yet neither right nor wrong: a walk that has not
    /// arrived, the first moves of a longer puzzle, a pawn on the last rank whose new piece is still to
    /// be named. Nothing is held against whoever gives it.
    #[must_use]
    pub fn is_under_way(&self) -> bool {
        let reason = self.feedback.refused.as_ref().map(|refused| refused.reason.code);
        let unnamed =
            self.feedback.code == FeedbackCode::Refused && reason == Some(ReasonCode::PromotionMissing);
        self.next.is_some() || self.feedback.code == FeedbackCode::RouteMissed || unnamed
    }

    /// What the feedback alone says.
    pub(super) fn of(feedback: Feedback) -> Outcome {
        let correct = feedback.code.is_right();
        Outcome {
            correct,
            done: correct,
            feedback,
            missed: Vec::new(),
            extra: Vec::new(),
            played: None,
            next: None,
        }
    }
}

/// Checks an answer.
///
/// # Errors
///
/// An answer of the wrong form, an option that does not exist, or a step that cannot be read.
pub fn check(puzzle: &Puzzle, answer: &Answer) -> Result<Outcome, AnswerFault> {
    let form = || AnswerFault::Form(puzzle.task.form());
    Ok(match &puzzle.task {
        Task::Move(goal) => check_moves(puzzle, goal, answer)?,
        Task::Route(ask) => walk::check(puzzle, ask, &steps(answer.moves().ok_or_else(form)?)?),
        Task::Squares(ask) => squares::check(puzzle, ask, answer.squares().ok_or_else(form)?),
        Task::Verdict(ask) => verdict::check(puzzle, ask, picked(puzzle, answer)?),
        Task::State(_) => state::check(puzzle, picked(puzzle, answer)?),
        Task::Ruling(ask) => ruling::check(puzzle, ask, picked(puzzle, answer)?),
        Task::Setup(ask) => setup::check_setup(ask, answer.placement().ok_or_else(form)?),
        Task::Spot(ask) => setup::check_spot(puzzle, ask, answer.squares().ok_or_else(form)?),
        Task::Count(ask) => count::check(puzzle, ask, answer.number().ok_or_else(form)?),
        Task::Notate(ask) => notate::check(puzzle, ask, answer.text().ok_or_else(form)?),
        Task::Choice(ask) => choice::check(puzzle, ask, picked(puzzle, answer)?),
    })
}

/// A move or a line; only where several moves are asked for may a line have more than one.
fn check_moves(puzzle: &Puzzle, goal: &Goal, answer: &Answer) -> Result<Outcome, AnswerFault> {
    let one = if let Answer::Move(text) = answer { Some(std::slice::from_ref(text)) } else { None };
    let texts = one.or_else(|| answer.moves()).unwrap_or_default();
    match (goal, texts) {
        (Goal::MateIn { moves }, [_, ..]) if texts.len() <= *moves => {
            Ok(line::check(&puzzle.game, *moves, texts))
        }
        (_, [text]) => Ok(goal::check(&puzzle.game, goal, text)),
        (_, [] | [_, ..]) => Err(AnswerFault::Form("move")),
    }
}

/// The steps of a walk.
fn steps(texts: &[String]) -> Result<Vec<Step>, AnswerFault> {
    if texts.len() > route::MAX_STEPS {
        return Err(AnswerFault::TooLong);
    }
    let read = |(index, text): (usize, &String)| Step::read(text).ok_or(AnswerFault::UnreadableStep(index));
    texts.iter().enumerate().map(read).collect()
}

/// The option that was picked, if the puzzle has it.
fn picked<'a>(puzzle: &Puzzle, answer: &'a Answer) -> Result<&'a str, AnswerFault> {
    let Answer::Choice(option) = answer else { return Err(AnswerFault::Form("choice")) };
    let known = puzzle.task.options().contains(&option.as_str());
    known.then_some(option.as_str()).ok_or_else(|| AnswerFault::UnknownOption(option.clone()))
}

impl Answer {
    fn moves(&self) -> Option<&[String]> {
        if let Answer::Moves(texts) = self { Some(texts) } else { None }
    }

    fn squares(&self) -> Option<&[Square]> {
        if let Answer::Squares(squares) = self { Some(squares) } else { None }
    }

    fn number(&self) -> Option<Number> {
        if let Answer::Number(number) = self { Some(*number) } else { None }
    }

    fn text(&self) -> Option<&str> {
        if let Answer::Text(text) = self { Some(text) } else { None }
    }

    fn placement(&self) -> Option<&Placement> {
        if let Answer::Placement(board) = self { Some(board) } else { None }
    }
}
