//! How a piece moves on a board where turn, kings and checks do not matter.
//!
//! No castling and no en passant: both need a history that a bare board does not have.

use super::{Piece, Placement, Rank, Role, Square, SquareSet};
use shakmaty::{Board, attacks};

/// Where a piece can go and what it attacks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reach {
    /// The piece on the square.
    pub piece: Piece,
    /// The squares it can move to, captures included; by name, from a1 to h8.
    pub targets: Vec<Square>,
    /// The squares it attacks, also empty ones and those of its own side; by name.
    pub attacks: Vec<Square>,
}

/// How the piece on `square` moves on this board; `None` where none stands there.
#[must_use]
pub fn reach(placement: &Placement, square: Square) -> Option<Reach> {
    let board = &placement.0;
    let piece = board.piece_at(square)?;
    let attacked = attacks::attacks(square, piece, board.occupied());
    let targets = match piece.role {
        Role::Pawn => pawn_targets(board, square, piece),
        Role::Knight | Role::Bishop | Role::Rook | Role::Queen | Role::King => {
            attacked & !board.by_color(piece.color)
        }
    };
    Some(Reach { piece, targets: by_name(targets), attacks: by_name(attacked) })
}

/// Straight on to empty squares, diagonally only to capture (FIDE 3.7.1 to 3.7.3).
fn pawn_targets(board: &Board, square: Square, piece: Piece) -> SquareSet {
    let forward = piece.color.fold_wb(8, -8);
    let captures = attacks::pawn_attacks(piece.color, square) & board.by_color(!piece.color);
    let empty = |square: &Square| !board.occupied().contains(*square);
    let single = square.offset(forward).filter(empty);
    let home = square.rank() == piece.color.relative_rank(Rank::Second);
    let double = single.filter(|_| home).and_then(|square| square.offset(forward)).filter(empty);
    single.into_iter().chain(double).fold(captures, |targets, square| targets.with(square))
}

fn by_name(squares: SquareSet) -> Vec<Square> {
    let mut squares: Vec<Square> = squares.into_iter().collect();
    squares.sort_by_key(|square| (square.file(), square.rank()));
    squares
}
