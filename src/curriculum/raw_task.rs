//! The shapes of a puzzle's task as TOML has them, and how they become the task.
//!
//! Unknown fields are faults here too, for each kind, goal and question by itself.

use super::raw::side;
use crate::puzzle::{CastlingPart, CheckAnswer, ChoiceAsk, EnPassantPart, Goal, SquaresAsk, VerdictAsk};
use crate::rules::{Color, Role, Square, Wing};
use serde::{Deserialize, Deserializer, de::Error};
use std::str::FromStr;

/// What the kinds of `[[puzzle]]` add.
#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub(super) enum RawTask {
    Move {
        goal: RawGoal,
    },
    Squares {
        ask: RawSquares,
    },
    Verdict {
        #[serde(rename = "move")]
        text: String,
        options: Vec<String>,
    },
    Choice {
        ask: RawChoice,
    },
}

// A variant without fields is written `{}`: serde lets a unit variant take any field.
#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub(super) enum RawGoal {
    Reach {
        #[serde(deserialize_with = "square")]
        square: Square,
        #[serde(default, deserialize_with = "role")]
        piece: Option<Role>,
    },
    Capture {
        #[serde(default, deserialize_with = "some_square")]
        square: Option<Square>,
        #[serde(default, deserialize_with = "role")]
        piece: Option<Role>,
    },
    Castle {
        wing: Option<RawWing>,
    },
    EnPassant {},
    Check {},
    Mate {},
    AnswerCheck {
        by: CheckAnswer,
    },
    Promote {
        #[serde(default, deserialize_with = "role")]
        to: Option<Role>,
    },
    DoubleStep {},
    Touched {
        #[serde(deserialize_with = "square")]
        square: Square,
    },
}

#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub(super) enum RawSquares {
    Targets {
        #[serde(deserialize_with = "square")]
        from: Square,
    },
    Captures {
        #[serde(default, deserialize_with = "some_square")]
        from: Option<Square>,
    },
    Attackers {
        #[serde(deserialize_with = "square")]
        of: Square,
        #[serde(deserialize_with = "side")]
        by: Color,
    },
    Checkers {},
    Movers {},
    Blocker {
        #[serde(deserialize_with = "square")]
        from: Square,
        #[serde(deserialize_with = "square")]
        to: Square,
    },
    EnPassant {
        part: RawEnPassantPart,
    },
    Castling {
        wing: RawWing,
        part: RawCastlingPart,
    },
}

#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub(super) enum RawChoice {
    Turn {},
    Wing {
        #[serde(rename = "move")]
        text: String,
    },
    Bar {
        #[serde(rename = "move")]
        text: String,
    },
    Rights {
        #[serde(deserialize_with = "side")]
        side: Color,
    },
    Told {
        options: Vec<String>,
        right: String,
    },
}

#[derive(Deserialize, Clone, Copy)]
#[serde(rename_all = "kebab-case")]
pub(super) enum RawWing {
    Short,
    Long,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum RawEnPassantPart {
    Capturers,
    Target,
    Victim,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum RawCastlingPart {
    Between,
    Safe,
    Blockers,
    Attacked,
    Attackers,
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
            RawGoal::Mate {} => Goal::Mate,
            RawGoal::AnswerCheck { by } => Goal::AnswerCheck { by },
            RawGoal::Promote { to } => Goal::Promote { to },
            RawGoal::DoubleStep {} => Goal::DoubleStep,
            RawGoal::Touched { square } => Goal::Touched { square },
        }
    }
}

impl From<RawSquares> for SquaresAsk {
    fn from(raw: RawSquares) -> SquaresAsk {
        match raw {
            RawSquares::Targets { from } => SquaresAsk::Targets { from },
            RawSquares::Captures { from } => SquaresAsk::Captures { from },
            RawSquares::Attackers { of, by } => SquaresAsk::Attackers { of, by },
            RawSquares::Checkers {} => SquaresAsk::Checkers,
            RawSquares::Movers {} => SquaresAsk::Movers,
            RawSquares::Blocker { from, to } => SquaresAsk::Blocker { from, to },
            RawSquares::EnPassant { part } => SquaresAsk::EnPassant {
                part: match part {
                    RawEnPassantPart::Capturers => EnPassantPart::Capturers,
                    RawEnPassantPart::Target => EnPassantPart::Target,
                    RawEnPassantPart::Victim => EnPassantPart::Victim,
                },
            },
            RawSquares::Castling { wing, part } => SquaresAsk::Castling {
                wing: wing.into(),
                part: match part {
                    RawCastlingPart::Between => CastlingPart::Between,
                    RawCastlingPart::Safe => CastlingPart::Safe,
                    RawCastlingPart::Blockers => CastlingPart::Blockers,
                    RawCastlingPart::Attacked => CastlingPart::Attacked,
                    RawCastlingPart::Attackers => CastlingPart::Attackers,
                },
            },
        }
    }
}

impl From<RawChoice> for ChoiceAsk {
    fn from(raw: RawChoice) -> ChoiceAsk {
        match raw {
            RawChoice::Turn {} => ChoiceAsk::Turn,
            RawChoice::Wing { text } => ChoiceAsk::Wing { text },
            RawChoice::Bar { text } => ChoiceAsk::Bar { text },
            RawChoice::Rights { side } => ChoiceAsk::Rights { side },
            RawChoice::Told { options, right } => ChoiceAsk::Told { options, right },
        }
    }
}

impl From<RawTask> for crate::puzzle::Task {
    fn from(raw: RawTask) -> Self {
        match raw {
            RawTask::Move { goal } => Self::Move(goal.into()),
            RawTask::Squares { ask } => Self::Squares(ask.into()),
            RawTask::Verdict { text, options } => Self::Verdict(VerdictAsk { text, options }),
            RawTask::Choice { ask } => Self::Choice(ask.into()),
        }
    }
}

fn square<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Square, D::Error> {
    let text = String::deserialize(deserializer)?;
    Square::from_str(&text).map_err(|_| D::Error::custom(format!("`{text}` is no square")))
}

fn some_square<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Square>, D::Error> {
    square(deserializer).map(Some)
}

fn role<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Role>, D::Error> {
    let text = String::deserialize(deserializer)?;
    Ok(Some(match text.as_str() {
        "king" => Role::King,
        "queen" => Role::Queen,
        "rook" => Role::Rook,
        "bishop" => Role::Bishop,
        "knight" => Role::Knight,
        "pawn" => Role::Pawn,
        _ => {
            return Err(D::Error::custom(format!(
                "`{text}` is no piece: king, queen, rook, bishop, knight, pawn"
            )));
        }
    }))
}
