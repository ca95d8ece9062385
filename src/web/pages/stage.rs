//! How far a learner has come with a puzzle, as the fields of a query or a form tell it.
//!
//! Reads and has it checked; keeps nothing, and draws nothing.

use super::fields::Fields;
use super::trial::Trial;
use super::turn::Turn;
use super::walk::Walk;
use crate::puzzle::{Answer, MAX_CHARS, Number, Outcome, Puzzle, Task, check};
use crate::rules::{Placement, Square};

/// What the learner has done on the page so far.
#[derive(Debug)]
pub(super) enum Stage {
    /// Nothing, or the first half of a move.
    Open(Trial),
    /// Answered.
    Answered(Answer, Box<Outcome>),
    /// Answered in a way that cannot be checked; the message says why.
    Odd(&'static str),
}

/// The answer in the fields.
#[derive(Debug)]
pub(super) enum Asked {
    /// None yet.
    Nothing,
    /// This one.
    Given(Answer),
    /// One that cannot be read; the message says why.
    Unreadable(&'static str),
}

/// An answer of another form, or a value that says nothing.
const ODD: &str = "puzzle-odd-answer";

/// The fields that hold an answer, each to puzzles of its form.
const FORMS: &[&str] = &["move", "moves", "squares", "choice", "number", "text", "placement"];

impl Stage {
    /// What a query says.
    pub(super) fn read(puzzle: &Puzzle, fields: &Fields) -> Stage {
        let answer = match asked(puzzle, fields) {
            Asked::Nothing => return Stage::open(puzzle, fields),
            Asked::Unreadable(why) => return Stage::Odd(why),
            Asked::Given(answer) => answer,
        };
        match check(puzzle, &answer) {
            Ok(outcome) => Stage::Answered(answer, Box::new(outcome)),
            Err(_) => Stage::Odd(ODD),
        }
    }

    /// A piece may be picked up where a move is asked for; nothing else is tried on the board.
    fn open(puzzle: &Puzzle, fields: &Fields) -> Stage {
        match &puzzle.task {
            Task::Move(_) => Stage::Open(Trial::read(Turn::read(puzzle, fields).game(), fields)),
            Task::Squares(_)
            | Task::Spot(_)
            | Task::Verdict(_)
            | Task::State(_)
            | Task::Ruling(_)
            | Task::Choice(_)
            | Task::Route(_)
            | Task::Setup(_)
            | Task::Count(_)
            | Task::Notate(_) => {
                let pressed = fields.get("from").is_some() || fields.get("to").is_some();
                if pressed { Stage::Odd(ODD) } else { Stage::Open(Trial::Idle) }
            }
        }
    }

    /// What was found, where an answer was given.
    pub(super) fn outcome(&self) -> Option<&Outcome> {
        match self {
            Stage::Answered(_, outcome) => Some(outcome),
            Stage::Open(_) | Stage::Odd(_) => None,
        }
    }

    pub(super) fn solved(&self) -> bool {
        self.outcome().is_some_and(|outcome| outcome.done)
    }

    /// The two squares of a pawn's step that waits for a piece to be named.
    pub(super) fn promoting(&self) -> Option<(Square, Square)> {
        match self {
            Stage::Open(trial) => trial.promoting(),
            Stage::Answered(..) | Stage::Odd(_) => None,
        }
    }

    pub(super) fn picked(&self) -> Option<Square> {
        match self {
            Stage::Open(trial) => trial.picked(),
            Stage::Answered(..) | Stage::Odd(_) => None,
        }
    }

    /// The answer that was given.
    pub(super) fn answer(&self) -> Option<&Answer> {
        match self {
            Stage::Answered(answer, _) => Some(answer),
            Stage::Open(_) | Stage::Odd(_) => None,
        }
    }
}

/// Reads the answer in the fields.
pub(super) fn asked(puzzle: &Puzzle, fields: &Fields) -> Asked {
    let own = puzzle.task.form();
    let fits = |form: &str| form == own || (own == "move" && form == "moves");
    if FORMS.iter().any(|form| !fits(form) && fields.get(form).is_some()) {
        return Asked::Unreadable(ODD);
    }
    match &puzzle.task {
        Task::Move(_) => a_move(puzzle, fields),
        Task::Route(ask) => Walk::asked(puzzle, ask, fields),
        Task::Squares(_) | Task::Spot(_) => given(fields, own, |fields| fields.squares(own), Answer::Squares),
        Task::Verdict(_) | Task::State(_) | Task::Ruling(_) | Task::Choice(_) => {
            given(fields, own, |fields| fields.written(own), Answer::Choice)
        }
        Task::Setup(_) => {
            given(fields, own, |fields| Placement::read(fields.get(own)?).ok(), Answer::Placement)
        }
        Task::Count(_) => match fields.get(own).map(Number::read) {
            None => Asked::Nothing,
            Some(None) => Asked::Unreadable("number-unreadable"),
            Some(Some(number)) => Asked::Given(Answer::Number(number)),
        },
        Task::Notate(_) => {
            let short = |text: String| Answer::Text(text.chars().take(MAX_CHARS).collect());
            given(fields, own, |fields| fields.written(own), short)
        }
    }
}

/// The answer in one field; unreadable where the field is there and says nothing.
fn given<T>(
    fields: &Fields,
    form: &str,
    read: impl Fn(&Fields) -> Option<T>,
    answer: impl Fn(T) -> Answer,
) -> Asked {
    if fields.get(form).is_none() {
        return Asked::Nothing;
    }
    read(fields).map_or(Asked::Unreadable(ODD), |value| Asked::Given(answer(value)))
}

/// A move, or a line of moves with one more.
fn a_move(puzzle: &Puzzle, fields: &Fields) -> Asked {
    let turn = Turn::read(puzzle, fields);
    let written = fields.written("move").or_else(|| {
        fields.get("to")?;
        match Trial::read(turn.game(), fields) {
            Trial::Legal(_) | Trial::Refused(_) => fields.uci(),
            Trial::Idle | Trial::Unreadable | Trial::Picked(_) | Trial::Promoting(..) => None,
        }
    });
    let pressed = fields.get("from").is_some() || fields.get("to").is_some();
    match (written, fields.words("moves")) {
        (Some(text), _) => Asked::Given(turn.with(text)),
        (None, Some(texts)) if !pressed && !texts.is_empty() => Asked::Given(Answer::Moves(texts)),
        (None, Some(_)) if !pressed => Asked::Unreadable(ODD),
        (None, Some(_) | None) => Asked::Nothing,
    }
}
