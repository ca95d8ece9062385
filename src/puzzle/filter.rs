//! Which pieces a question speaks of: of a side, of a kind, heavy or light.

use crate::rules::{Color, Piece, Placement, Role, SquareSet};

/// Heavy pieces are queens and rooks, light ones bishops and knights.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Class {
    /// Queens and rooks.
    Heavy,
    /// Bishops and knights.
    Light,
}

impl Class {
    /// The class of a piece; kings and pawns have none.
    #[must_use]
    pub fn of(role: Role) -> Option<Class> {
        match role {
            Role::Queen | Role::Rook => Some(Class::Heavy),
            Role::Bishop | Role::Knight => Some(Class::Light),
            Role::King | Role::Pawn => None,
        }
    }
}

/// Pieces that have all that is named.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Filter {
    /// Of this side.
    pub side: Option<Color>,
    /// Of this kind.
    pub piece: Option<Role>,
    /// Of this class.
    pub class: Option<Class>,
}

impl Filter {
    /// Whether the piece is one of them.
    #[must_use]
    pub fn takes(self, piece: Piece) -> bool {
        self.side.is_none_or(|side| side == piece.color)
            && self.piece.is_none_or(|role| role == piece.role)
            && self.class.is_none_or(|class| Class::of(piece.role) == Some(class))
    }

    /// Where they stand.
    #[must_use]
    pub fn squares(self, board: &Placement) -> SquareSet {
        board.pieces().filter(|placed| self.takes(placed.piece)).map(|placed| placed.square).collect()
    }
}

/// What a piece counts: queen 9, rook 5, bishop and knight 3, pawn 1; the king is beyond price.
#[must_use]
pub fn worth(role: Role) -> i64 {
    match role {
        Role::Queen => 9,
        Role::Rook => 5,
        Role::Bishop | Role::Knight => 3,
        Role::Pawn => 1,
        Role::King => 0,
    }
}

/// What the pieces of a side count together.
#[must_use]
pub fn material(board: &Placement, side: Color) -> i64 {
    board.pieces().filter(|placed| placed.piece.color == side).map(|placed| worth(placed.piece.role)).sum()
}
