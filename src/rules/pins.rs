//! What holds pieces and kings in place: pins, and squares that a king may not enter.
//!
//! Looks at one position; which moves are left is the judge's business.

use super::{Color, Placed, Position, SquareSet};
use shakmaty::attacks;

/// A pinned piece, and the piece that pins it to its king.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Pin {
    /// The pinned piece.
    pub pinned: Placed,
    /// The enemy piece behind which the line to the king would open.
    pub by: Placed,
}

impl Position {
    /// The pieces of a side that stand alone between their king and an enemy that bears on him
    /// (FIDE 3.9.2).
    #[must_use]
    pub fn pins(&self, side: Color) -> Vec<Pin> {
        let Some(king) = self.king(side) else { return Vec::new() };
        let board = self.board();
        let straight = attacks::rook_attacks(king, SquareSet::EMPTY) & board.rooks_and_queens();
        let slant = attacks::bishop_attacks(king, SquareSet::EMPTY) & board.bishops_and_queens();
        let far = (straight | slant) & board.by_color(!side);
        far.into_iter()
            .filter_map(|pinner| {
                let between = attacks::between(king, pinner) & board.occupied();
                let pinned =
                    between.single_square().filter(|square| board.by_color(side).contains(*square))?;
                Some(Pin { pinned: self.placed(pinned)?, by: self.placed(pinner)? })
            })
            .collect()
    }

    /// The squares beside the enemy king that `by` attacks, so that he may not step there; those
    /// that his own men hold are left out.
    #[must_use]
    pub fn guarded(&self, by: Color) -> SquareSet {
        let Some(king) = self.king(!by) else { return SquareSet::EMPTY };
        let board = self.board();
        // The king does not shield the squares behind him from a line that he leaves.
        let without = board.occupied().without(king);
        let steps = attacks::king_attacks(king) & !board.by_color(!by);
        steps.into_iter().filter(|square| board.attacks_to(*square, by, without).any()).collect()
    }
}

#[cfg(test)]
mod tests {
    use crate::rules::{Color, Position, Square};

    fn position(fen: &str) -> Position {
        Position::from_fen(fen).unwrap()
    }

    #[test]
    fn pins_are_found_on_lines_and_diagonals() {
        let rows = [
            ("4k3/8/8/8/4r3/8/4B3/4K3 w - - 0 1", Color::White, "e2<e4"),
            ("4k3/8/8/b7/8/2N5/4B3/4K3 w - - 0 1", Color::White, "c3<a5"),
            // Two men between, or none: no pin.
            ("4k3/8/8/b7/8/2N5/3P4/4K3 w - - 0 1", Color::White, ""),
            ("4k3/8/8/b7/8/8/8/4K3 w - - 0 1", Color::White, ""),
            // An enemy in between is not pinned.
            ("4k3/8/8/b7/8/2n5/8/4K3 w - - 0 1", Color::White, ""),
            ("4k3/4n3/8/8/4R3/8/8/4K3 w - - 0 1", Color::Black, "e7<e4"),
        ];
        for (fen, side, expected) in rows {
            let pins: Vec<String> = position(fen)
                .pins(side)
                .iter()
                .map(|pin| format!("{}<{}", pin.pinned.square, pin.by.square))
                .collect();
            assert_eq!(pins.join(" "), expected, "{fen}");
        }
    }

    #[test]
    fn a_king_is_barred_from_attacked_squares_also_behind_him() {
        let squares = position("4k3/8/8/8/4R3/8/8/4K3 b - - 0 1").guarded(Color::White);
        assert_eq!(squares.into_iter().collect::<Vec<_>>(), [Square::E7]);
        let squares = position("7k/8/5K2/6Q1/8/8/8/8 b - - 0 1").guarded(Color::White);
        assert_eq!(squares.into_iter().collect::<Vec<_>>(), [Square::G7, Square::G8]);
        // A protected attacker cannot be taken by him, an unprotected one can.
        let squares = position("6rk/6Qp/5K2/8/8/8/8/8 b - - 0 1").guarded(Color::White);
        assert_eq!(squares.into_iter().collect::<Vec<_>>(), [Square::G7]);
    }
}
