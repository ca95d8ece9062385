//! From a wrong answer, checked again, to the belief that it shows.

use super::belief::Belief;
use super::names::{Counted, Slip};
use super::{choice, marks, moves};
use crate::arbiter::Code;
use crate::puzzle::{
    Answer, CountAsk, Feedback, FeedbackCode, Outcome, Puzzle, RouteAsk, State, StateAsk, Task,
};
use crate::rules::ReasonCode;

/// What an answer shows that its author believes; `None` where it is right.
#[must_use]
pub fn belief(puzzle: &Puzzle, answer: &Answer, outcome: &Outcome) -> Option<Belief> {
    if outcome.correct {
        return None;
    }
    let found = &outcome.feedback;
    let position = puzzle.game.position();
    match &puzzle.task {
        Task::Move(_) => match &found.refused {
            Some(refused) => Some(moves::overlooked(position, refused.telling().0)),
            None => of_feedback(found.code),
        },
        Task::Verdict(_) => moves::of_verdict(&puzzle.game, found),
        Task::State(ask) => taken(ask, found),
        Task::Ruling(_) => ruled(found),
        Task::Squares(ask) => Some(marks::of_squares(puzzle, ask, found)),
        Task::Spot(_) => Some(marks::of_spot(found)),
        Task::Count(ask) => counted(ask, found.code),
        Task::Route(ask) => walked(puzzle, ask, found.code),
        Task::Choice(ask) => choice::of_choice(puzzle, ask, answer, found),
        Task::Notate(_) | Task::Setup(_) => of_feedback(found.code),
    }
}

/// The belief that the code alone stands for, where the puzzle is no longer there to look at; `None`
/// for the codes of right answers and for names of no code.
#[must_use]
pub fn belief_of_code(name: &str) -> Option<Belief> {
    if let Some(reason) = ReasonCode::from_name(name) {
        return Some(Belief::Overlooks(reason));
    }
    of_feedback(FeedbackCode::from_name(name)?)
}

/// What a finding stands for by itself.
pub(super) fn of_feedback(code: FeedbackCode) -> Option<Belief> {
    (!code.is_right()).then_some(Belief::Slips(code))
}

fn taken(ask: &StateAsk, found: &Feedback) -> Option<Belief> {
    let said = State::from_name(found.picked.as_deref()?)?;
    let states = State::of(found.status.as_deref()?);
    let is = states.into_iter().find(|state| ask.options.contains(state))?;
    Some(Belief::Takes { is, said })
}

fn ruled(found: &Feedback) -> Option<Belief> {
    let said = Code::from_name(found.picked.as_deref()?)?;
    Some(Belief::Rules { is: found.ruling.as_ref()?.code, said })
}

fn counted(ask: &CountAsk, code: FeedbackCode) -> Option<Belief> {
    if code == FeedbackCode::NumberLow {
        Some(Belief::Counts { what: what(ask), slip: Slip::Few })
    } else if code == FeedbackCode::NumberHigh {
        Some(Belief::Counts { what: what(ask), slip: Slip::Many })
    } else {
        of_feedback(code)
    }
}

fn what(ask: &CountAsk) -> Counted {
    match ask {
        CountAsk::Squares { .. } => Counted::Squares,
        CountAsk::Reach { .. } => Counted::Reach,
        CountAsk::Pieces(_) => Counted::Pieces,
        CountAsk::Material { .. } | CountAsk::MaterialLead => Counted::Material,
        CountAsk::Distance { .. } => Counted::Distance,
        CountAsk::Moves { .. } => Counted::Moves,
        CountAsk::Checks => Counted::Checks,
        CountAsk::Mates => Counted::Mates,
        CountAsk::Repetitions => Counted::Repetitions,
        CountAsk::QuietMoves => Counted::QuietMoves,
        CountAsk::Points(_) => Counted::Points,
        CountAsk::Grade { .. } => Counted::Grade,
    }
}

/// A walk goes wrong as a move does, where it goes wrong as a move.
fn walked(puzzle: &Puzzle, ask: &RouteAsk, code: FeedbackCode) -> Option<Belief> {
    let walker = puzzle.placement().piece_at(ask.from);
    if let (FeedbackCode::RouteNoMove, Some(piece)) = (code, walker) {
        Some(Belief::Misplays(piece.role))
    } else if code == FeedbackCode::RouteBlocked {
        Some(Belief::Overlooks(ReasonCode::PathBlocked))
    } else if code == FeedbackCode::RouteOwnPiece {
        Some(Belief::Overlooks(ReasonCode::OwnPieceOnTarget))
    } else {
        of_feedback(code)
    }
}
