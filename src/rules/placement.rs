//! A bare board: what stands where, and nothing else.
//!
//! Knows no turn, no castling and no check, and needs no kings: a lesson on one piece, or a board
//! that is being set up, is one of these.

use super::fen::read_board;
use super::{Color, FenCode, FenFault, Piece, Placed, Position, Square, SquareSet};
use shakmaty::Board;
use std::fmt;

/// What stands where.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Placement(pub(super) Board);

impl Placement {
    /// Reads the first field of a FEN: eight ranks of eight squares and nothing else.
    ///
    /// # Errors
    ///
    /// The fault of the placement.
    pub fn read(text: &str) -> Result<Placement, Vec<FenFault>> {
        read_board(text).map(Placement).ok_or_else(|| vec![FenFault::new(FenCode::Placement)])
    }

    /// A board without pieces.
    #[must_use]
    pub fn empty() -> Placement {
        Placement(Board::empty())
    }

    /// The board as a game begins (FIDE 2.3).
    #[must_use]
    pub fn initial() -> Placement {
        Placement(Board::new())
    }

    /// Whether no piece stands on it.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The piece on a square.
    #[must_use]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        self.0.piece_at(square)
    }

    /// The piece on a square, with the square.
    #[must_use]
    pub fn placed(&self, square: Square) -> Option<Placed> {
        self.piece_at(square).map(|piece| Placed { square, piece })
    }

    /// All pieces, from a1 to h8.
    pub fn pieces(&self) -> impl Iterator<Item = Placed> + '_ {
        self.placed_on(self.occupied())
    }

    /// The pieces on these squares.
    pub fn placed_on(&self, squares: SquareSet) -> impl Iterator<Item = Placed> + '_ {
        squares.into_iter().filter_map(|square| self.placed(square))
    }

    /// The squares on which something stands.
    #[must_use]
    pub fn occupied(&self) -> SquareSet {
        self.0.occupied()
    }

    /// The squares of a side's pieces.
    #[must_use]
    pub fn of_side(&self, side: Color) -> SquareSet {
        self.0.by_color(side)
    }

    /// Puts a piece on a square, in place of what stood there.
    pub fn set(&mut self, square: Square, piece: Piece) {
        self.0.set_piece_at(square, piece);
    }

    /// Empties a square; gives what stood there.
    pub fn remove(&mut self, square: Square) -> Option<Piece> {
        self.0.remove_piece_at(square)
    }

    /// The squares of `by`'s pieces that attack the square.
    #[must_use]
    pub fn attackers(&self, square: Square, by: Color) -> SquareSet {
        self.0.attacks_to(square, by, self.0.occupied())
    }

    /// The squares on which this board and another differ.
    #[must_use]
    pub fn difference(&self, other: &Placement) -> SquareSet {
        Square::ALL.into_iter().filter(|square| self.piece_at(*square) != other.piece_at(*square)).collect()
    }
}

impl From<&Position> for Placement {
    fn from(position: &Position) -> Placement {
        Placement(position.board().clone())
    }
}

/// The first field of a FEN.
impl fmt::Display for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.board_fen().fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::Placement;
    use crate::rules::{Color, FenCode, Position, Role, Square};

    #[test]
    fn a_board_is_read_and_written() {
        for text in ["8/8/8/8/8/8/8/8", "8/8/8/3R4/8/8/8/8", "QQQQQQQQ/8/8/pPpPpPpP/8/8/8/K6K"] {
            let board = Placement::read(text).unwrap();
            assert_eq!(board.to_string(), text);
            assert_eq!(board.is_empty(), text == "8/8/8/8/8/8/8/8");
        }
        assert_eq!(Placement::initial(), Placement::from(&Position::default()));
        assert_eq!(Placement::initial().pieces().count(), 32);
        for junk in ["", "8/8/8/8/8/8/8", "8/8/8/8/8/8/8/44", "8/8/8/8/8/8/8/8 w", "x7/8/8/8/8/8/8/8"] {
            assert_eq!(Placement::read(junk).unwrap_err()[0].code, FenCode::Placement, "{junk}");
        }
    }

    #[test]
    fn pieces_are_put_and_taken_off() {
        let mut board = Placement::empty();
        board.set(Square::E4, Role::Rook.of(Color::White));
        board.set(Square::E4, Role::Knight.of(Color::Black));
        assert_eq!(board.to_string(), "8/8/8/8/4n3/8/8/8");
        assert_eq!(board.placed(Square::E4).unwrap().piece, Role::Knight.of(Color::Black));
        assert_eq!(board.attackers(Square::F6, Color::Black).into_iter().count(), 1);
        assert_eq!(board.remove(Square::E4), Some(Role::Knight.of(Color::Black)));
        assert_eq!((board.remove(Square::E4), board), (None, Placement::empty()));
    }

    #[test]
    fn boards_differ_square_by_square() {
        let mut board = Placement::initial();
        board.remove(Square::A1);
        board.set(Square::D8, Role::King.of(Color::Black));
        let squares: Vec<Square> = board.difference(&Placement::initial()).into_iter().collect();
        assert_eq!(squares, [Square::A1, Square::D8]);
    }
}
