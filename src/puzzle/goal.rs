//! What a move has to do to solve a puzzle.

use crate::rules::{Role, Square, Wing};
use serde::Deserialize;

/// The goal of a `move` puzzle. Every legal move that meets it is right.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Goal {
    /// Go to a square, with this piece if one is named.
    Reach { square: Square, piece: Option<Role> },
    /// Capture, on this square or with this piece if named.
    Capture { square: Option<Square>, piece: Option<Role> },
    /// Castle, on this wing if named.
    Castle { wing: Option<Wing> },
    /// Capture en passant.
    EnPassant,
    /// Give check.
    Check,
    /// Give mate.
    Mate,
    /// Get out of check, in this way.
    AnswerCheck { by: CheckAnswer },
    /// Promote, to this piece if named.
    Promote { to: Option<Role> },
    /// Advance a pawn two squares.
    DoubleStep,
    /// Move the piece that was touched (FIDE 4.3); castling is out if it is the rook (4.4.2).
    Touched { square: Square },
}

/// How a check is met.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CheckAnswer {
    /// In any way.
    Any,
    /// By capturing the checking piece.
    Capture,
    /// By moving the king.
    Move,
    /// By putting a piece in between.
    Block,
}
