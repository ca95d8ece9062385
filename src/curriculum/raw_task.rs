//! The shapes of a puzzle's task as TOML has them, and how they become the task.
//!
//! Unknown fields are faults here too, for each kind, goal and question by itself.

use super::raw_choice::RawChoice;
use super::raw_count::RawCount;
use super::raw_goal::RawGoal;
use super::raw_ruling::RawRuling;
use super::raw_squares::RawSquares;
use super::raw_value::{placement, some_placement, square, squares, states};
use crate::puzzle::{NotateAsk, RouteAsk, SetupAsk, SpotAsk, State, StateAsk, Task, VerdictAsk};
use crate::rules::{Placement, Square};
use serde::Deserialize;

/// What the kinds of `[[puzzle]]` add.
#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub(super) enum RawTask {
    Move {
        goal: RawGoal,
    },
    Route {
        #[serde(deserialize_with = "square")]
        from: Square,
        #[serde(deserialize_with = "squares")]
        targets: Vec<Square>,
        #[serde(default)]
        avoid: bool,
    },
    Squares {
        ask: RawSquares,
    },
    Verdict {
        #[serde(rename = "move")]
        text: String,
        options: Vec<String>,
    },
    State {
        #[serde(default = "all_states", deserialize_with = "states")]
        options: Vec<State>,
    },
    Ruling(RawRuling),
    Setup {
        #[serde(default = "Placement::initial", deserialize_with = "placement")]
        target: Placement,
    },
    Spot {
        #[serde(default = "Placement::initial", deserialize_with = "placement")]
        target: Placement,
    },
    Count {
        ask: RawCount,
    },
    Notate {
        ask: RawNotate,
    },
    Choice {
        ask: RawChoice,
    },
}

#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub(super) enum RawNotate {
    Move {
        #[serde(rename = "move")]
        text: String,
    },
    Square {
        #[serde(deserialize_with = "square")]
        square: Square,
    },
}

fn all_states() -> Vec<State> {
    State::ALL.to_vec()
}

impl From<RawTask> for Task {
    fn from(raw: RawTask) -> Task {
        match raw {
            RawTask::Move { goal } => Task::Move(goal.into()),
            RawTask::Route { from, targets, avoid } => Task::Route(RouteAsk { from, targets, avoid }),
            RawTask::Squares { ask } => Task::Squares(ask.into()),
            RawTask::Verdict { text, options } => Task::Verdict(VerdictAsk { text, options }),
            RawTask::State { options } => Task::State(StateAsk { options }),
            RawTask::Ruling(ruling) => Task::Ruling(ruling.into()),
            RawTask::Setup { target } => Task::Setup(SetupAsk { target }),
            RawTask::Spot { target } => Task::Spot(SpotAsk { target }),
            RawTask::Count { ask } => Task::Count(ask.into()),
            RawTask::Notate { ask: RawNotate::Move { text } } => Task::Notate(NotateAsk::Move { text }),
            RawTask::Notate { ask: RawNotate::Square { square } } => {
                Task::Notate(NotateAsk::Square { square })
            }
            RawTask::Choice { ask } => Task::Choice(ask.into()),
        }
    }
}

/// What a puzzle lies on: a game, or a bare board.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawGround {
    pub(super) fen: Option<String>,
    #[serde(default)]
    pub(super) history: Vec<String>,
    #[serde(default, deserialize_with = "some_placement")]
    pub(super) placement: Option<Placement>,
    pub(super) board: Option<RawLie>,
}

/// The fields of [`RawGround`].
pub(super) const GROUND_FIELDS: &[&str] = &["fen", "history", "placement", "board"];

/// How the board is drawn, where not as it should lie.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
pub(super) enum RawLie {
    /// With a light square at White's left hand.
    Turned,
}
