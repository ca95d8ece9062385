//! The questions of `squares` puzzles as TOML has them.

use super::raw::side;
use super::raw_goal::RawWing;
use super::raw_value::{line, region, some_role, some_square, square, squares};
use crate::puzzle::{CastlingPart, Class, EnPassantPart, Filter, SquaresAsk};
use crate::rules::{Color, Line, Region, Role, Square};
use serde::{Deserialize, Deserializer};

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
    Pinned {
        #[serde(default, deserialize_with = "some_side")]
        side: Option<Color>,
    },
    Guarded {
        #[serde(deserialize_with = "side")]
        by: Color,
    },
    Reach {
        #[serde(deserialize_with = "square")]
        from: Square,
    },
    Attacks {
        #[serde(deserialize_with = "square")]
        from: Square,
    },
    Line {
        #[serde(rename = "name", deserialize_with = "line")]
        line: Line,
    },
    Region {
        #[serde(rename = "name", deserialize_with = "region")]
        region: Region,
    },
    Find {
        #[serde(deserialize_with = "squares")]
        squares: Vec<Square>,
    },
    Pieces {
        #[serde(default, deserialize_with = "some_side")]
        side: Option<Color>,
        #[serde(default, deserialize_with = "some_role")]
        piece: Option<Role>,
        class: Option<RawClass>,
    },
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

#[derive(Deserialize, Clone, Copy)]
#[serde(rename_all = "kebab-case")]
pub(super) enum RawClass {
    Heavy,
    Light,
}

impl From<RawClass> for Class {
    fn from(raw: RawClass) -> Class {
        match raw {
            RawClass::Heavy => Class::Heavy,
            RawClass::Light => Class::Light,
        }
    }
}

/// Pieces of which at least one thing is named are such; none named means every piece.
pub(super) fn filter(side: Option<Color>, piece: Option<Role>, class: Option<RawClass>) -> Filter {
    Filter { side, piece, class: class.map(Class::from) }
}

pub(super) fn some_side<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Color>, D::Error> {
    side(deserializer).map(Some)
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
            RawSquares::EnPassant { part } => SquaresAsk::EnPassant { part: part.into() },
            RawSquares::Castling { wing, part } => {
                SquaresAsk::Castling { wing: wing.into(), part: part.into() }
            }
            RawSquares::Pinned { side } => SquaresAsk::Pinned { side },
            RawSquares::Guarded { by } => SquaresAsk::Guarded { by },
            RawSquares::Reach { from } => SquaresAsk::Reach { from },
            RawSquares::Attacks { from } => SquaresAsk::Attacks { from },
            RawSquares::Line { line } => SquaresAsk::Line { line },
            RawSquares::Region { region } => SquaresAsk::Region { region },
            RawSquares::Find { squares } => SquaresAsk::Find { squares: squares.into_iter().collect() },
            RawSquares::Pieces { side, piece, class } => SquaresAsk::Pieces(filter(side, piece, class)),
        }
    }
}

impl From<RawEnPassantPart> for EnPassantPart {
    fn from(raw: RawEnPassantPart) -> EnPassantPart {
        match raw {
            RawEnPassantPart::Capturers => EnPassantPart::Capturers,
            RawEnPassantPart::Target => EnPassantPart::Target,
            RawEnPassantPart::Victim => EnPassantPart::Victim,
        }
    }
}

impl From<RawCastlingPart> for CastlingPart {
    fn from(raw: RawCastlingPart) -> CastlingPart {
        match raw {
            RawCastlingPart::Between => CastlingPart::Between,
            RawCastlingPart::Safe => CastlingPart::Safe,
            RawCastlingPart::Blockers => CastlingPart::Blockers,
            RawCastlingPart::Attacked => CastlingPart::Attacked,
            RawCastlingPart::Attackers => CastlingPart::Attackers,
        }
    }
}
