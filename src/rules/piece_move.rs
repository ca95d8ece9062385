//! A legal move of one side, with the facts that puzzles and words ask of it.

use super::{Placed, Position, Role, Square, Wing};
use shakmaty::{
    CastlingMode, Move,
    san::{San, SanPlus},
};

/// A move that the rules allow in the position it was made for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct PieceMove(pub(super) Move);

impl PieceMove {
    /// The square that the piece leaves; the king's in castling.
    #[must_use]
    pub fn from(self) -> Square {
        // Only a drop (`Put`) has no origin, and standard chess has none.
        self.0.from().unwrap_or(self.0.to())
    }

    /// The square where the piece lands; the king's (g1, c1, g8, c8) in castling.
    #[must_use]
    pub fn to(self) -> Square {
        match self.wing() {
            Some(wing) => wing.king_target(self.from().rank()),
            None => self.0.to(),
        }
    }

    /// Which piece moves; the king in castling.
    #[must_use]
    pub fn role(self) -> Role {
        self.0.role()
    }

    /// What the pawn becomes.
    #[must_use]
    pub fn promotion(self) -> Option<Role> {
        self.0.promotion()
    }

    /// What is captured, a pawn in en passant too.
    #[must_use]
    pub fn capture(self) -> Option<Role> {
        self.0.capture()
    }

    /// Whether it is an en passant capture.
    #[must_use]
    pub fn is_en_passant(self) -> bool {
        self.0.is_en_passant()
    }

    /// The square of the captured piece: not the target in en passant.
    #[must_use]
    pub fn capture_square(self) -> Option<Square> {
        match self.0 {
            Move::EnPassant { from, to } => Some(Square::from_coords(to.file(), from.rank())),
            Move::Normal { capture: Some(_), to, .. } => Some(to),
            Move::Normal { .. } | Move::Castle { .. } | Move::Put { .. } => None,
        }
    }

    /// The wing, where the move is castling.
    #[must_use]
    pub fn wing(self) -> Option<Wing> {
        match self.0 {
            Move::Castle { king, rook } => {
                Some(if rook.file() > king.file() { Wing::Short } else { Wing::Long })
            }
            Move::Normal { .. } | Move::EnPassant { .. } | Move::Put { .. } => None,
        }
    }

    /// Whether it is a pawn's double step.
    #[must_use]
    pub fn is_double_step(self) -> bool {
        self.role() == Role::Pawn && self.from().distance(self.to()) == 2
    }

    /// In UCI, castling by the king's squares: `e2e4`, `e7e8q`, `e1g1`.
    #[must_use]
    pub fn uci(self) -> String {
        self.0.to_uci(CastlingMode::Standard).to_string()
    }

    /// In standard algebraic notation with `+` or `#`, for the position before the move.
    #[must_use]
    pub fn san(self, before: &Position) -> String {
        SanPlus::from_move(before.0.clone(), self.0).to_string()
    }

    /// The same without `+` or `#`.
    pub(super) fn san_without_suffix(self, before: &Position) -> String {
        San::from_move(&before.0, self.0).to_string()
    }

    /// The piece as it stands before the move.
    #[must_use]
    pub fn mover(self, before: &Position) -> Option<Placed> {
        before.placed(self.from())
    }
}
