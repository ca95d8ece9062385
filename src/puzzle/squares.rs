//! Which squares a `squares` puzzle asks for; the rules engine computes them.

use crate::rules::{Color, Square, Wing};

/// What the learner marks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SquaresAsk {
    /// Every square to which the piece can legally go (castling: the king's landing square).
    Targets { from: Square },
    /// Every square on which the side to move can capture, with the piece on `from` if named
    /// (en passant: the square where the pawn lands).
    Captures { from: Option<Square> },
    /// The pieces of a side that attack a square.
    Attackers { of: Square, by: Color },
    /// The pieces that give check.
    Checkers,
    /// The pieces of the side to move that have a legal move.
    Movers,
    /// The first piece on the straight way from one square to another.
    Blocker { from: Square, to: Square },
    /// About en passant in this position.
    EnPassant { part: EnPassantPart },
    /// About castling of the side to move.
    Castling { wing: Wing, part: CastlingPart },
}

/// A part of an en passant capture.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EnPassantPart {
    /// The pawns that may capture.
    Capturers,
    /// The square where the capturing pawn lands.
    Target,
    /// The pawn that leaves the board.
    Victim,
}

/// A part of castling.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CastlingPart {
    /// The squares between king and rook, all of which must be empty.
    Between,
    /// The squares that may not be attacked: where the king stands, crosses and lands.
    Safe,
    /// The pieces between king and rook.
    Blockers,
    /// Those of the `Safe` squares that are attacked.
    Attacked,
    /// The enemy pieces that attack any of the `Safe` squares.
    Attackers,
}
