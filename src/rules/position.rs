//! A position of the board: what stands where, who is to move, and what follows a move.
//!
//! How a FEN is read is the business of `fen`; this only hands it out.

use super::{Color, FenFault, Piece, PieceMove, Placed, Square, SquareSet, Wing, fen};
use shakmaty::{Board, Chess, EnPassantMode, Position as _, fen::Fen};

/// A position that can occur in standard chess.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Position(pub(super) Chess);

impl Position {
    /// Reads a FEN of six fields strictly.
    ///
    /// # Errors
    ///
    /// Every fault at once, in the order of the codes.
    pub fn from_fen(fen: &str) -> Result<Position, Vec<FenFault>> {
        // Faults are looked for only once the strict reader has failed: a good FEN pays nothing.
        fen::read_strict(fen).ok_or_else(|| fen::faults(fen))
    }

    /// Reads a FEN leniently: drops castling rights and en passant squares that the board
    /// contradicts, fills missing fields at the end, takes wrong counters as 0 and 1, and forgives
    /// blanks. Gives also what was mended.
    ///
    /// # Errors
    ///
    /// The faults that cannot be mended.
    pub fn mend(fen: &str) -> Result<(Position, Vec<FenFault>), Vec<FenFault>> {
        fen::mend(fen)
    }

    /// The FEN of six fields. The en passant square stands only where a pawn stands ready to capture
    /// there, be it that the capture would leave its king in check: who goes on from this FEN can
    /// then be told of the pin.
    #[must_use]
    pub fn fen(&self) -> String {
        Fen::from_position(&self.0, EnPassantMode::PseudoLegal).to_string()
    }

    pub(super) fn board(&self) -> &Board {
        self.0.board()
    }

    /// The side to move.
    #[must_use]
    pub fn turn(&self) -> Color {
        self.0.turn()
    }

    /// The piece on a square.
    #[must_use]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        self.board().piece_at(square)
    }

    /// The piece on a square, with the square.
    #[must_use]
    pub fn placed(&self, square: Square) -> Option<Placed> {
        self.piece_at(square).map(|piece| Placed { square, piece })
    }

    /// All pieces, from a1 to h8.
    pub fn pieces(&self) -> impl Iterator<Item = Placed> + '_ {
        self.board().occupied().into_iter().filter_map(|square| self.placed(square))
    }

    /// The pieces on these squares.
    pub fn placed_on(&self, squares: SquareSet) -> impl Iterator<Item = Placed> + '_ {
        squares.into_iter().filter_map(|square| self.placed(square))
    }

    /// The squares of the pieces that give check to the side to move.
    #[must_use]
    pub fn checkers(&self) -> SquareSet {
        self.0.checkers()
    }

    /// The squares of `by`'s pieces that attack the square, pinned or not.
    #[must_use]
    pub fn attackers(&self, square: Square, by: Color) -> SquareSet {
        self.board().attacks_to(square, by, self.board().occupied())
    }

    /// Every legal move.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<PieceMove> {
        self.0.legal_moves().into_iter().map(PieceMove).collect()
    }

    /// The position after a legal move of this position.
    #[must_use]
    pub fn after(&self, mv: PieceMove) -> Position {
        let mut next = self.0.clone();
        next.play_unchecked(mv.0);
        Position(next)
    }

    /// Whether the side still has the right to castle on that wing, possible now or not (FIDE 3.8.2.1).
    #[must_use]
    pub fn may_castle(&self, side: Color, wing: Wing) -> bool {
        self.0.castles().has(side, wing.side())
    }

    /// Where `side`'s king stands.
    #[must_use]
    pub fn king(&self, side: Color) -> Option<Square> {
        self.board().king_of(side)
    }

    /// Half-moves since the last capture or pawn move.
    #[must_use]
    pub fn halfmove_clock(&self) -> u32 {
        self.0.halfmoves()
    }
}
