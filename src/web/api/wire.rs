//! The shapes that several calls share, written straight from the core's values.
//!
//! Nothing is copied on the way: squares and names are static, lists are written from the slices
//! that hold them.

use super::names::{ClaimName, EndName, FenCodeName, PieceLetter, ReasonName, Side, SquareName};
use crate::i18n::{Lang, messages};
use crate::rules::{Bar, Claim, Condition, FenFault, PieceMove, Placed, Position, Refusal, Square, Status};
use serde::{Serialize, Serializer};
use utoipa::ToSchema;

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
            bar: refusal.bar.map(Bar::as_str),
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
    /// Where it is broken: `now` where it may hold again later, `for-good` where it cannot.
    #[schema(required, value_type = Option<String>, example = "for-good")]
    bar: Option<&'static str>,
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
            bar: condition.bar.map(Bar::as_str),
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

/// A fault of a FEN.
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
