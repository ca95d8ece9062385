//! The questions of `count` puzzles as TOML has them.

use super::raw::side;
use super::raw_squares::{RawClass, filter, some_side};
use super::raw_value::{area, some_role, some_square, square};
use crate::puzzle::{CountAsk, Player, RatedGame};
use crate::rating::{Points, Score};
use crate::rules::{Area, Color, Role, Square};
use serde::{Deserialize, Deserializer, de::Error};

#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub(super) enum RawCount {
    Squares {
        #[serde(deserialize_with = "area")]
        of: Area,
    },
    Reach {
        #[serde(deserialize_with = "square")]
        from: Square,
    },
    Pieces {
        #[serde(default, deserialize_with = "some_side")]
        side: Option<Color>,
        #[serde(default, deserialize_with = "some_role")]
        piece: Option<Role>,
        class: Option<RawClass>,
    },
    Material {
        #[serde(deserialize_with = "side")]
        side: Color,
    },
    MaterialLead {},
    Distance {
        #[serde(deserialize_with = "square")]
        from: Square,
        #[serde(deserialize_with = "square")]
        to: Square,
    },
    Moves {
        #[serde(default, deserialize_with = "some_square")]
        from: Option<Square>,
    },
    Checks {},
    Mates {},
    Repetitions {},
    QuietMoves {},
    Points {
        #[serde(deserialize_with = "points")]
        a: Points,
        #[serde(deserialize_with = "points")]
        b: Points,
        #[serde(rename = "result", deserialize_with = "score")]
        score: Score,
        of: RawPlayer,
    },
    Grade {
        #[serde(deserialize_with = "points")]
        points: Points,
    },
}

#[derive(Deserialize, Clone, Copy)]
#[serde(rename_all = "kebab-case")]
pub(super) enum RawPlayer {
    A,
    B,
}

fn points<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Points, D::Error> {
    let points = f64::deserialize(deserializer)?;
    Points::from_float(points).ok_or_else(|| D::Error::custom(format!("`{points}` is no number of points")))
}

fn score<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Score, D::Error> {
    let name = String::deserialize(deserializer)?;
    Score::from_name(&name)
        .ok_or_else(|| D::Error::custom(format!("`{name}` is no result: a-wins, draw, b-wins")))
}

impl From<RawCount> for CountAsk {
    fn from(raw: RawCount) -> CountAsk {
        match raw {
            RawCount::Squares { of } => CountAsk::Squares { of },
            RawCount::Reach { from } => CountAsk::Reach { from },
            RawCount::Pieces { side, piece, class } => CountAsk::Pieces(filter(side, piece, class)),
            RawCount::Material { side } => CountAsk::Material { side },
            RawCount::MaterialLead {} => CountAsk::MaterialLead,
            RawCount::Distance { from, to } => CountAsk::Distance { from, to },
            RawCount::Moves { from } => CountAsk::Moves { from },
            RawCount::Checks {} => CountAsk::Checks,
            RawCount::Mates {} => CountAsk::Mates,
            RawCount::Repetitions {} => CountAsk::Repetitions,
            RawCount::QuietMoves {} => CountAsk::QuietMoves,
            RawCount::Points { a, b, score, of } => CountAsk::Points(RatedGame {
                a,
                b,
                score,
                of: match of {
                    RawPlayer::A => Player::A,
                    RawPlayer::B => Player::B,
                },
            }),
            RawCount::Grade { points } => CountAsk::Grade { points },
        }
    }
}
