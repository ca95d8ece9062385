//! The kinds of puzzle, a variant each.

use super::{
    ChoiceAsk, CountAsk, Goal, NotateAsk, RouteAsk, RulingAsk, SetupAsk, SpotAsk, SquaresAsk, StateAsk,
    VerdictAsk,
};

/// What a puzzle asks.
#[derive(Debug, Clone)]
pub enum Task {
    /// Play a move that meets the goal, or several.
    Move(Goal),
    /// Walk one piece to its targets.
    Route(RouteAsk),
    /// Mark squares.
    Squares(SquaresAsk),
    /// Say whether a move is legal, and if not, why.
    Verdict(VerdictAsk),
    /// Say in which state the game is.
    State(StateAsk),
    /// Decide as the arbiter.
    Ruling(RulingAsk),
    /// Set up the board.
    Setup(SetupAsk),
    /// Find what stands wrong.
    Spot(SpotAsk),
    /// Give a number.
    Count(CountAsk),
    /// Write a move, or name a square.
    Notate(NotateAsk),
    /// Pick one.
    Choice(ChoiceAsk),
}

impl Task {
    /// The kind's name in content files and the JSON API.
    #[must_use]
    pub fn kind(&self) -> &'static str {
        match self {
            Task::Move(_) => "move",
            Task::Route(_) => "route",
            Task::Squares(_) => "squares",
            Task::Verdict(_) => "verdict",
            Task::State(_) => "state",
            Task::Ruling(_) => "ruling",
            Task::Setup(_) => "setup",
            Task::Spot(_) => "spot",
            Task::Count(_) => "count",
            Task::Notate(_) => "notate",
            Task::Choice(_) => "choice",
        }
    }

    /// The form of an answer: the name of its field in the JSON API.
    #[must_use]
    pub fn form(&self) -> &'static str {
        match self {
            Task::Move(_) => "move",
            Task::Route(_) => "moves",
            Task::Squares(_) | Task::Spot(_) => "squares",
            Task::Verdict(_) | Task::State(_) | Task::Ruling(_) | Task::Choice(_) => "choice",
            Task::Setup(_) => "placement",
            Task::Count(_) => "number",
            Task::Notate(_) => "text",
        }
    }

    /// The names of the options, in the order shown; empty where the learner does not pick one.
    #[must_use]
    pub fn options(&self) -> Vec<&str> {
        match self {
            Task::Move(_)
            | Task::Route(_)
            | Task::Squares(_)
            | Task::Setup(_)
            | Task::Spot(_)
            | Task::Count(_)
            | Task::Notate(_) => Vec::new(),
            Task::Verdict(ask) => ask.options.iter().map(String::as_str).collect(),
            Task::State(ask) => ask.options.iter().map(|state| state.as_str()).collect(),
            Task::Ruling(ask) => ask.options.iter().map(|code| code.as_str()).collect(),
            Task::Choice(ask) => ask.options(),
        }
    }

    /// Whether it can lie on a bare board.
    #[must_use]
    pub fn is_of_board(&self) -> bool {
        match self {
            Task::Route(_) | Task::Setup(_) | Task::Spot(_) | Task::Notate(NotateAsk::Square { .. }) => true,
            Task::Squares(ask) => ask.is_of_board(),
            Task::Count(ask) => ask.is_of_board(),
            Task::Choice(ask) => ask.is_of_board(),
            Task::Move(_)
            | Task::Verdict(_)
            | Task::State(_)
            | Task::Ruling(_)
            | Task::Notate(NotateAsk::Move { .. }) => false,
        }
    }

    /// Whether it can lie on a bare board only, since a position would have to be a sound one.
    #[must_use]
    pub fn needs_board(&self) -> bool {
        matches!(self, Task::Setup(_) | Task::Spot(_))
    }
}
