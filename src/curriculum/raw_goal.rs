//! The goals of `move` puzzles as TOML has them.

use super::raw_value::{some_role, some_square, square};
use crate::puzzle::{CheckAnswer, Goal};
use crate::rules::{Role, Square, Wing};
use serde::Deserialize;

// A variant without fields is written `{}`: serde lets a unit variant take any field.
#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub(super) enum RawGoal {
    Reach {
        #[serde(deserialize_with = "square")]
        square: Square,
        #[serde(default, deserialize_with = "some_role")]
        piece: Option<Role>,
    },
    Capture {
        #[serde(default, deserialize_with = "some_square")]
        square: Option<Square>,
        #[serde(default, deserialize_with = "some_role")]
        piece: Option<Role>,
    },
    Castle {
        wing: Option<RawWing>,
    },
    EnPassant {},
    Check {},
    Mate {
        #[serde(rename = "in", default = "one")]
        moves: usize,
    },
    Stalemate {},
    AvoidStalemate {},
    Draw {},
    DoubleCheck {},
    DiscoveredCheck {},
    AnswerCheck {
        by: CheckAnswer,
    },
    Promote {
        #[serde(default, deserialize_with = "some_role")]
        to: Option<Role>,
    },
    DoubleStep {},
    Play {
        #[serde(rename = "move")]
        text: String,
    },
    Touched {
        #[serde(deserialize_with = "square")]
        square: Square,
    },
}

fn one() -> usize {
    1
}

#[derive(Deserialize, Clone, Copy)]
#[serde(rename_all = "kebab-case")]
pub(super) enum RawWing {
    Short,
    Long,
}

impl From<RawWing> for Wing {
    fn from(raw: RawWing) -> Wing {
        match raw {
            RawWing::Short => Wing::Short,
            RawWing::Long => Wing::Long,
        }
    }
}

impl From<RawGoal> for Goal {
    fn from(raw: RawGoal) -> Goal {
        match raw {
            RawGoal::Reach { square, piece } => Goal::Reach { square, piece },
            RawGoal::Capture { square, piece } => Goal::Capture { square, piece },
            RawGoal::Castle { wing } => Goal::Castle { wing: wing.map(Wing::from) },
            RawGoal::EnPassant {} => Goal::EnPassant,
            RawGoal::Check {} => Goal::Check,
            RawGoal::Mate { moves: 1 } => Goal::Mate,
            RawGoal::Mate { moves } => Goal::MateIn { moves },
            RawGoal::Stalemate {} => Goal::Stalemate,
            RawGoal::AvoidStalemate {} => Goal::AvoidStalemate,
            RawGoal::Draw {} => Goal::Draw,
            RawGoal::DoubleCheck {} => Goal::DoubleCheck,
            RawGoal::DiscoveredCheck {} => Goal::DiscoveredCheck,
            RawGoal::AnswerCheck { by } => Goal::AnswerCheck { by },
            RawGoal::Promote { to } => Goal::Promote { to },
            RawGoal::DoubleStep {} => Goal::DoubleStep,
            RawGoal::Play { text } => Goal::Play { text },
            RawGoal::Touched { square } => Goal::Touched { square },
        }
    }
}
