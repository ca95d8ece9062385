//! In which state the game is: check, mate, stalemate, dead, drawn on claim, or going on.

use super::{Feedback, FeedbackCode, Outcome, Puzzle};
use crate::rules::{End, Game, Status};

/// A state of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum State {
    /// In check, and there is a way out.
    Check,
    /// Checkmate.
    Checkmate,
    /// Stalemate.
    Stalemate,
    /// Neither side can ever mate.
    DeadPosition,
    /// The player to move may claim a draw.
    Claim,
    /// None of these.
    GoingOn,
}

impl State {
    /// All states, in the order shown.
    pub const ALL: &'static [State] = &[
        State::Check,
        State::Checkmate,
        State::Stalemate,
        State::DeadPosition,
        State::Claim,
        State::GoingOn,
    ];

    /// Its name in content files and answers.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            State::Check => "check",
            State::Checkmate => "checkmate",
            State::Stalemate => "stalemate",
            State::DeadPosition => "dead-position",
            State::Claim => "claim",
            State::GoingOn => "going-on",
        }
    }

    /// The state of that name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<State> {
        State::ALL.iter().copied().find(|state| state.as_str() == name)
    }

    /// The states that hold: a check and a claim may hold at once.
    #[must_use]
    pub fn of(status: &Status) -> Vec<State> {
        match status.end {
            Some(End::Checkmate) => return vec![State::Checkmate],
            Some(End::Stalemate) => return vec![State::Stalemate],
            Some(End::DeadPosition) => return vec![State::DeadPosition],
            // Drawn without a claim, which no option says.
            Some(End::FivefoldRepetition | End::SeventyfiveMoves) => return Vec::new(),
            None => {}
        }
        let mut states = Vec::new();
        if !status.checkers.is_empty() {
            states.push(State::Check);
        }
        if !status.claims.is_empty() {
            states.push(State::Claim);
        }
        if states.is_empty() {
            states.push(State::GoingOn);
        }
        states
    }
}

/// What a `state` puzzle asks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StateAsk {
    /// What can be picked, in the order shown.
    pub options: Vec<State>,
}

impl StateAsk {
    /// The options that hold.
    #[must_use]
    pub(super) fn right_options(&self, game: &Game) -> Vec<String> {
        let states = State::of(&game.status_with_chances().0);
        let right = self.options.iter().filter(|option| states.contains(option));
        right.map(|option| option.as_str().to_owned()).collect()
    }
}

/// Checks a picked state.
pub(super) fn check(puzzle: &Puzzle, option: &str) -> Outcome {
    let status = puzzle.game.status_with_chances().0;
    let states = State::of(&status);
    let right = states.iter().any(|state| state.as_str() == option);
    let code = if right { FeedbackCode::RightState } else { FeedbackCode::StateOther };
    let mut feedback = Feedback::new(code);
    feedback.picked = Some(option.to_owned());
    feedback.pieces.clone_from(&status.checkers);
    let position = puzzle.game.position();
    feedback.squares.extend(position.king(position.turn()));
    feedback.status = Some(Box::new(status));
    Outcome::of(feedback)
}
