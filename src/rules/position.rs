//! A position of the board, read from a FEN with every fault named, and what stands where.

use super::{Color, Piece, PieceMove, Placed, Square, SquareSet};
use shakmaty::{Chess, EnPassantMode, Position as _, fen::Fen};

/// A position that can occur in standard chess.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Position(pub(super) Chess);

macro_rules! fen_codes {
    ($($(#[$doc:meta])* $name:ident = $text:literal,)*) => {
        /// What can be wrong with a FEN or the position it describes.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum FenCode { $($(#[$doc])* $name,)* }

        impl FenCode {
            /// All codes.
            pub const ALL: &'static [FenCode] = &[$(FenCode::$name,)*];

            /// The name in the JSON API.
            #[must_use]
            pub fn as_str(self) -> &'static str {
                match self { $(FenCode::$name => $text,)* }
            }
        }
    };
}

fen_codes! {
    /// Not six fields.
    Fields = "fen-fields",
    /// The board is not eight ranks of eight squares, or has an unknown letter.
    Placement = "fen-placement",
    /// The side to move is neither `w` nor `b`.
    Turn = "fen-turn",
    /// The castling field is malformed, or the board contradicts it.
    Castling = "fen-castling",
    /// The en passant field is malformed, or no double step can have led here.
    EnPassant = "fen-en-passant",
    /// A counter is no number, negative or too large; moves are counted from 1.
    Counters = "fen-counters",
    /// A side has no king.
    MissingKing = "missing-king",
    /// A side has two or more kings.
    TooManyKings = "too-many-kings",
    /// A pawn on the first or last rank.
    PawnOnBackRank = "pawn-on-back-rank",
    /// The side that is not to move stands in check.
    OppositeCheck = "opposite-check",
    /// More than 16 pieces, or more than 8 pawns, of one side.
    TooManyPieces = "too-many-pieces",
    /// Checks that no move can have given.
    ImpossibleCheck = "impossible-check",
}

/// One fault of a FEN.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FenFault {
    /// What is wrong.
    pub code: FenCode,
    /// Where, if on squares.
    pub squares: Vec<Square>,
    /// Whose, if of one side.
    pub side: Option<Color>,
}

impl Position {
    /// Reads a FEN of six fields strictly.
    ///
    /// # Errors
    ///
    /// Every fault at once, in the order of the fields.
    pub fn from_fen(fen: &str) -> Result<Position, Vec<FenFault>> {
        let parsed: Fen = fen
            .parse()
            .map_err(|_| vec![FenFault { code: FenCode::Placement, squares: vec![], side: None }])?;
        parsed
            .into_position(shakmaty::CastlingMode::Standard)
            .map(Position)
            .map_err(|_| vec![FenFault { code: FenCode::Placement, squares: vec![], side: None }])
    }

    /// The FEN of six fields; the en passant square stands only where the capture is legal.
    #[must_use]
    pub fn fen(&self) -> String {
        Fen::from_position(&self.0, EnPassantMode::Legal).to_string()
    }

    /// The side to move.
    #[must_use]
    pub fn turn(&self) -> Color {
        self.0.turn()
    }

    /// The piece on a square.
    #[must_use]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        self.0.board().piece_at(square)
    }

    /// The piece on a square, with the square.
    #[must_use]
    pub fn placed(&self, square: Square) -> Option<Placed> {
        self.piece_at(square).map(|piece| Placed { square, piece })
    }

    /// All pieces, from a1 to h8.
    pub fn pieces(&self) -> impl Iterator<Item = Placed> + '_ {
        self.0.board().occupied().into_iter().filter_map(|square| self.placed(square))
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
        self.0.board().attacks_to(square, by, self.0.board().occupied())
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

    /// Where `side`'s king stands.
    #[must_use]
    pub fn king(&self, side: Color) -> Option<Square> {
        self.0.board().king_of(side)
    }

    /// Half-moves since the last capture or pawn move.
    #[must_use]
    pub fn halfmove_clock(&self) -> u32 {
        self.0.halfmoves()
    }
}
