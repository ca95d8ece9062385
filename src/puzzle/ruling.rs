//! Deciding as the arbiter: which ruling follows from what has happened.

use super::{Feedback, FeedbackCode, Outcome, Puzzle};
use crate::arbiter::{Case, Code, Control, Decision, Event, EventFault, Laws, decide};
use crate::rules::Game;

/// What a `ruling` puzzle asks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RulingAsk {
    /// By which set of rules.
    pub laws: Laws,
    /// How much time the players have.
    pub control: Control,
    /// In rapid and blitz: whether one arbiter watches the game all the time.
    pub supervised: bool,
    /// What happens, in order.
    pub events: Vec<Event>,
    /// The decisions to choose from, in the order shown.
    pub options: Vec<Code>,
}

impl RulingAsk {
    /// The arbiter's decision.
    ///
    /// # Errors
    ///
    /// The first event that cannot be read in the position of its time.
    pub fn decide(&self, game: &Game) -> Result<Decision, EventFault> {
        let case = Case {
            game: game.clone(),
            control: self.control,
            supervised: self.supervised,
            events: self.events.clone(),
        };
        decide(&case, self.laws)
    }

    /// The options that are right: the decision, if it is among them.
    #[must_use]
    pub(super) fn right_options(&self, game: &Game) -> Vec<String> {
        let code = self.decide(game).ok().map(|decision| decision.code());
        let right = self.options.iter().filter(|option| Some(**option) == code);
        right.map(|option| option.as_str().to_owned()).collect()
    }
}

/// Checks a picked decision.
pub(super) fn check(puzzle: &Puzzle, ask: &RulingAsk, option: &str) -> Outcome {
    let decision = ask.decide(&puzzle.game).ok();
    let right = decision.as_ref().is_some_and(|decision| decision.code().as_str() == option);
    let code = if right { FeedbackCode::RightRuling } else { FeedbackCode::RulingOther };
    let mut feedback = Feedback::new(code);
    feedback.picked = Some(option.to_owned());
    if let Some(decision) = decision {
        let duty = decision.ruling.duty.as_ref();
        feedback.pieces.extend(duty.into_iter().flat_map(|duty| duty.pieces.iter().copied()));
        feedback.squares.extend(feedback.pieces.iter().map(|placed| placed.square));
        feedback.ruling = Some(Box::new(decision.ruling));
    }
    Outcome::of(feedback)
}
