//! What the checks of one piece's moves share: the position as shakmaty reads it, and what a piece
//! attacks there.

use super::replay::Replay;
use shakmaty::{Bitboard, Chess, Color, Position as _, Rank, Role, Square, attacks};
use yize::puzzle::Puzzle;
use yize::puzzle::generate::Made;

/// The position of a puzzle, played through from its start.
pub(super) fn position(puzzle: &Puzzle) -> Chess {
    Replay::of(puzzle).now
}

/// The squares to which the piece can legally go; the king's own square in castling.
pub(super) fn targets(position: &Chess, from: Square) -> Bitboard {
    let moves = position.legal_moves().into_iter().filter(|mv| mv.from() == Some(from));
    moves.map(|mv| mv.castling_side().map_or(mv.to(), |side| side.king_to(position.turn()))).collect()
}

/// The squares to which the piece could go if its king did not matter; no castling, no en passant.
pub(super) fn unchecked(position: &Chess, from: Square) -> Bitboard {
    let board = position.board();
    let piece = board.piece_at(from).expect("a piece");
    let attacked = board.attacks_from(from);
    if piece.role != Role::Pawn {
        return attacked & !board.by_color(piece.color);
    }
    let mut found = attacked & board.by_color(!piece.color);
    let home = piece.color.fold_wb(Rank::Second, Rank::Seventh);
    let mut at = from;
    for _ in 0..if from.rank() == home { 2 } else { 1 } {
        at = ahead(piece.color, at).expect("a square ahead");
        if board.piece_at(at).is_some() {
            break;
        }
        found.add(at);
    }
    found
}

/// The square before a pawn.
pub(super) fn ahead(side: Color, square: Square) -> Option<Square> {
    square.offset(side.fold_wb(8, -8))
}

/// What a piece would attack on an empty board.
pub(super) fn alone(position: &Chess, from: Square) -> Bitboard {
    let piece = position.board().piece_at(from).expect("a piece");
    attacks::attacks(from, piece, Bitboard::EMPTY)
}

/// How many men stand on the boards on an average, in tenths.
pub(super) fn crowd(made: &[Made]) -> usize {
    let men: usize = made.iter().map(|one| one.puzzle.placement().pieces().count()).sum();
    10 * men / made.len()
}
