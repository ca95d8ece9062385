//! The shapes that several calls share, written straight from the core's values.
//!
//! Nothing is copied on the way: squares and names are static, lists are written from the slices
//! that hold them.

use crate::i18n::{Lang, messages};
use crate::rules::{
    CanMate, Claim, Color, Condition, End, FenCode, FenFault, Piece, PieceMove, Placed, Position, ReasonCode,
    Refusal, Square, Status,
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

/// A piece on its square.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
pub struct PlacedPiece {
    square: SquareName,
    piece: PieceLetter,
}

impl From<Placed> for PlacedPiece {
    fn from(placed: Placed) -> PlacedPiece {
        PlacedPiece { square: placed.square.into(), piece: PieceLetter(placed.piece) }
    }
}

/// A list written from a slice, each item as its wire type `W`.
#[derive(Debug)]
pub struct Each<'a, T, W> {
    items: &'a [T],
    wire: std::marker::PhantomData<W>,
}

impl<'a, T, W> From<&'a [T]> for Each<'a, T, W> {
    fn from(items: &'a [T]) -> Self {
        Each { items, wire: std::marker::PhantomData }
    }
}

impl<'a, T, W> From<&'a Vec<T>> for Each<'a, T, W> {
    fn from(items: &'a Vec<T>) -> Self {
        items.as_slice().into()
    }
}

impl<T: Copy + Into<W>, W: Serialize> Serialize for Each<'_, T, W> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.items.iter().map(|item| -> W { (*item).into() }))
    }
}

/// Squares by name.
pub type Squares<'a> = Each<'a, Square, SquareName>;
/// Pieces on their squares.
pub type Pieces<'a> = Each<'a, Placed, PlacedPiece>;
/// Claims by name.
pub type Claims<'a> = Each<'a, Claim, ClaimName>;

impl From<Claim> for ClaimName {
    fn from(claim: Claim) -> ClaimName {
        ClaimName(claim)
    }
}

/// Why a move is refused.
#[derive(Debug, Serialize, ToSchema)]
pub struct Reason<'a> {
    /// The reason's name, the same in every language.
    code: ReasonName,
    /// The rule that it stands on, as in `/api/v1/rules/{id}`.
    #[schema(example = "castling-not-through-check")]
    rule: &'a str,
    /// The squares that prove it.
    #[schema(value_type = Vec<SquareName>)]
    squares: Squares<'a>,
    /// The pieces that prove it: attackers, blockers, the pinning or checking piece.
    #[schema(value_type = Vec<PlacedPiece>)]
    pieces: Pieces<'a>,
    /// The half-move that lost the right, where the history tells; 1 is the first.
    #[schema(required)]
    ply: Option<usize>,
    /// `now` where the move may become legal later, `for-good` where it cannot.
    #[schema(required, value_type = Option<String>, example = "now")]
    bar: Option<&'static str>,
    /// All of it in plain words.
    message: String,
}

impl<'a> Reason<'a> {
    /// A refusal, with its words.
    #[must_use]
    pub fn new(lang: Lang, refusal: &'a Refusal) -> Reason<'a> {
        Reason {
            code: ReasonName(refusal.code),
            rule: refusal.rule,
            squares: (&refusal.squares).into(),
            pieces: (&refusal.pieces).into(),
            ply: refusal.moment.map(|moment| moment.ply),
            bar: refusal.bar.map(|bar| bar.as_str()),
            message: messages::refusal(lang, refusal),
        }
    }
}

/// One condition of castling, en passant or promotion.
#[derive(Debug, Serialize, ToSchema)]
pub struct ConditionItem<'a> {
    /// The reason that is given where it is not met.
    code: ReasonName,
    /// The rule that sets it.
    #[schema(example = "castling-unmoved")]
    rule: &'a str,
    /// Whether it holds.
    met: bool,
    /// The squares that it speaks of.
    #[schema(value_type = Vec<SquareName>)]
    squares: Squares<'a>,
    /// The pieces that break it.
    #[schema(value_type = Vec<PlacedPiece>)]
    pieces: Pieces<'a>,
    /// The half-move that broke it, where the history tells.
    #[schema(required)]
    ply: Option<usize>,
    /// The condition in plain words.
    message: String,
}

impl<'a> ConditionItem<'a> {
    /// A condition, with its words.
    #[must_use]
    pub fn new(lang: Lang, condition: &'a Condition) -> ConditionItem<'a> {
        ConditionItem {
            code: ReasonName(condition.code),
            rule: condition.rule,
            met: condition.met,
            squares: (&condition.squares).into(),
            pieces: (&condition.pieces).into(),
            ply: condition.moment.map(|moment| moment.ply),
            message: messages::condition(lang, condition),
        }
    }
}

/// The short status of a position.
#[derive(Debug, Serialize, ToSchema)]
pub struct ShortStatus<'a> {
    /// The side to move.
    turn: Side,
    /// Whether it stands in check.
    check: bool,
    /// The pieces that give check.
    #[schema(value_type = Vec<PlacedPiece>)]
    checkers: Pieces<'a>,
    /// How the game ended by itself, if it did.
    #[schema(required)]
    end: Option<EndName>,
    /// Who won.
    #[schema(required)]
    winner: Option<Side>,
    /// What the player to move may claim.
    #[schema(value_type = Vec<ClaimName>)]
    claims: Claims<'a>,
}

impl<'a> From<&'a Status> for ShortStatus<'a> {
    fn from(status: &'a Status) -> ShortStatus<'a> {
        ShortStatus {
            turn: status.turn.into(),
            check: !status.checkers.is_empty(),
            checkers: (&status.checkers).into(),
            end: status.end.map(EndName),
            winner: status.winner.map(Side::from),
            claims: (&status.claims).into(),
        }
    }
}

/// A move in both notations.
#[derive(Debug, Serialize, ToSchema)]
pub struct MoveNames {
    /// In UCI; castling by the king's squares.
    #[schema(example = "g1f3")]
    uci: String,
    /// In standard algebraic notation.
    #[schema(example = "Nf3")]
    san: String,
}

impl MoveNames {
    /// A legal move of a position.
    #[must_use]
    pub fn new(before: &Position, mv: PieceMove) -> MoveNames {
        MoveNames { uci: mv.uci(), san: mv.san(before) }
    }
}

/// A fault of a FEN that was mended.
#[derive(Debug, Serialize, ToSchema)]
pub struct MendedFault<'a> {
    /// What was wrong.
    code: FenCodeName,
    /// The same in words.
    message: String,
    /// Where, if on squares.
    #[schema(value_type = Vec<SquareName>)]
    squares: Squares<'a>,
}

impl<'a> MendedFault<'a> {
    /// A fault, with its words.
    #[must_use]
    pub fn new(lang: Lang, fault: &'a FenFault) -> MendedFault<'a> {
        MendedFault {
            code: FenCodeName(fault.code),
            message: messages::fen_fault(lang, fault),
            squares: (&fault.squares).into(),
        }
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
