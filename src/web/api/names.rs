//! The names that answers use for squares, pieces, sides and codes, each with its schema.
//!
//! A list of names in the OpenAPI document is the one list that the code has.

use crate::arbiter::{Code, Control, Laws};
use crate::rating::{Band, Outcome, Score};
use crate::record::{self, FaultCode};
use crate::rules::{
    CanMate, Claim, Color, Difference, End, FenCode, Piece, Proof, ReasonCode, Reset, Square,
};
use serde::{Serialize, Serializer};
use std::borrow::Cow;
use utoipa::openapi::{ObjectBuilder, RefOr, Schema, schema::Type};
use utoipa::{PartialSchema, ToSchema};

const NAMES: &str = "a1b1c1d1e1f1g1h1a2b2c2d2e2f2g2h2a3b3c3d3e3f3g3h3a4b4c4d4e4f4g4h4\
                     a5b5c5d5e5f5g5h5a6b6c6d6e6f6g6h6a7b7c7d7e7f7g7h7a8b8c8d8e8f8g8h8";

/// A square by its name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct SquareName(&'static str);

impl From<Square> for SquareName {
    fn from(square: Square) -> SquareName {
        let start = square.to_usize() * 2;
        SquareName(NAMES.get(start..start + 2).unwrap_or_default())
    }
}

impl PartialSchema for SquareName {
    fn schema() -> RefOr<Schema> {
        ObjectBuilder::new()
            .schema_type(Type::String)
            .pattern(Some("^[a-h][1-8]$"))
            .description(Some("A square by its name."))
            .examples(["e4"])
            .into()
    }
}

impl ToSchema for SquareName {
    fn name() -> Cow<'static, str> {
        "Square".into()
    }
}

/// The names of a list, as an `enum` of the OpenAPI document, from the one list that the code has.
macro_rules! named {
    ($($(#[$doc:meta])* $name:ident($inner:ty) as $schema:literal, $text:literal;)*) => {$(
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub struct $name(pub $inner);

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.0.as_str())
            }
        }

        impl PartialSchema for $name {
            fn schema() -> RefOr<Schema> {
                ObjectBuilder::new()
                    .schema_type(Type::String)
                    .enum_values(Some(<$inner>::ALL.iter().map(|item| item.as_str())))
                    .description(Some($text))
                    .into()
            }
        }

        impl ToSchema for $name {
            fn name() -> Cow<'static, str> {
                $schema.into()
            }
        }
    )*};
}

named! {
    /// A reason's name.
    ReasonName(ReasonCode) as "ReasonCode", "Why a move is refused, most basic first.";
    /// An end's name.
    EndName(End) as "End", "How a game ended by itself.";
    /// A claim's name.
    ClaimName(Claim) as "Claim", "A draw that the player to move may claim.";
    /// The name of a proof that a side can never mate.
    ProofName(Proof) as "Proof", "Why a side can never mate: its `material`; `one-colour-bishops`; the position is blocked (`locked`); every line is `forced` to an end, or to one of these; every position that can follow was seen (`exhausted`).";
    /// The name of a difference between two positions.
    DifferenceName(Difference) as "Difference", "In what two positions differ that look alike.";
    /// The name of what sets the count of quiet moves back.
    ResetName(Reset) as "Reset", "What sets the count of quiet moves back.";
    /// The name of a decision of the arbiter.
    RulingName(Code) as "RulingCode", "What the arbiter decides.";
    /// The name of a set of rules.
    LawsName(Laws) as "Laws", "Today's Laws, or the rule as the sources of the course state it.";
    /// The name of a time control.
    ControlName(Control) as "Control", "How much time the players have.";
    /// The name of a game's result between A and B.
    ScoreName(Score) as "Score", "How a game between A and B ended.";
    /// The name of a band of differences.
    BandName(Band) as "Band", "How far apart the players were: a band ends where the next begins, so that 99.5 points are in the second and 100 in the third.";
    /// The name of what happened, as the scheme sees it.
    OutcomeName(Outcome) as "RatingOutcome", "A draw, or whether the player with fewer or with more points won; with equal points, `higher-wins`.";
    /// The name of a result in a record.
    ResultName(record::Outcome) as "Result", "How a game ended, as its record says; `*` for not known or not over.";
    /// The name of a fault of a record.
    FaultName(FaultCode) as "RecordFaultCode", "What is wrong with the record of a game.";
    /// The name of a fault of a FEN.
    FenCodeName(FenCode) as "FenCode", "What is wrong with a FEN or the position that it describes.";
}

/// A side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// White.
    White,
    /// Black.
    Black,
}

impl From<Color> for Side {
    fn from(color: Color) -> Side {
        match color {
            Color::White => Side::White,
            Color::Black => Side::Black,
        }
    }
}

/// Whether a side can still mate; never guessed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum CanMateName {
    /// Some line of legal moves mates.
    Yes,
    /// No line of legal moves mates.
    No,
    /// Neither was proved.
    Unknown,
}

impl From<CanMate> for CanMateName {
    fn from(answer: CanMate) -> CanMateName {
        match answer {
            CanMate::Yes => CanMateName::Yes,
            CanMate::No => CanMateName::No,
            CanMate::Unknown => CanMateName::Unknown,
        }
    }
}

/// A piece by its FEN letter: `K` is the white king, `k` the black one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PieceLetter(pub Piece);

impl Serialize for PieceLetter {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_char(self.0.char())
    }
}

impl PartialSchema for PieceLetter {
    fn schema() -> RefOr<Schema> {
        ObjectBuilder::new()
            .schema_type(Type::String)
            .pattern(Some("^[KQRBNPkqrbnp]$"))
            .description(Some("A piece by its FEN letter: capitals are White's."))
            .examples(["b"])
            .into()
    }
}

impl ToSchema for PieceLetter {
    fn name() -> Cow<'static, str> {
        "Piece".into()
    }
}

impl From<Proof> for ProofName {
    fn from(proof: Proof) -> ProofName {
        ProofName(proof)
    }
}

impl From<Claim> for ClaimName {
    fn from(claim: Claim) -> ClaimName {
        ClaimName(claim)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_square_is_written_by_its_name() {
        for index in 0..64 {
            let square = Square::new(index);
            assert_eq!(SquareName::from(square).0, square.to_string());
        }
    }
}
