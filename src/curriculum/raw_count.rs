//! The questions of `count` puzzles as TOML has them.

use super::raw::side;
use super::raw_squares::{RawClass, filter, some_side};
use super::raw_value::{area, some_role, some_square, square};
use crate::puzzle::CountAsk;
use crate::rules::{Area, Color, Role, Square};
use serde::Deserialize;

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
        }
    }
}
