//! FEN, field by field, read strictly: any fault at all refuses it.
//!
//! `faults` then finds every fault at once, `mend` is the lenient reader. What may be played from
//! the position is not its business.

mod faults;
mod mend;

pub(super) use faults::faults;
pub(super) use mend::mend;

use super::{Color, Position, Square, SquareSet};
use shakmaty::{Board, CastlingMode, Chess, FromSetup as _, Rank, Setup};
use std::num::NonZeroU32;

/// A FEN of standard chess has at most 92 bytes; anything much longer is not worked through.
const MAX_BYTES: usize = 200;

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
    /// Not six fields with one space between.
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

impl FenFault {
    pub(super) fn new(code: FenCode) -> FenFault {
        FenFault { code, squares: Vec::new(), side: None }
    }

    fn on(mut self, squares: impl IntoIterator<Item = Square>) -> FenFault {
        self.squares.extend(squares);
        self
    }

    fn of(mut self, side: Color) -> FenFault {
        self.side = Some(side);
        self
    }
}

/// The castling letters in the order of a FEN, with the side and the rook's corner.
const RIGHTS: [(u8, Color, Square); 4] = [
    (b'K', Color::White, Square::H1),
    (b'Q', Color::White, Square::A1),
    (b'k', Color::Black, Square::H8),
    (b'q', Color::Black, Square::A8),
];

/// The board of the first field: eight ranks of eight squares and nothing else.
pub(super) fn read_board(text: &str) -> Option<Board> {
    let bytes = text.as_bytes();
    // The library reads `44` as 8 and `Q~` as a promoted queen.
    let plain = bytes.windows(2).all(|pair| !(pair[0].is_ascii_digit() && pair[1].is_ascii_digit()))
        && !bytes.contains(&b'~');
    if plain { Board::from_ascii_board_fen(bytes).ok() } else { None }
}

fn read_turn(text: &str) -> Option<Color> {
    match text {
        "w" => Some(Color::White),
        "b" => Some(Color::Black),
        _ => None,
    }
}

/// The corners of the rooks that may castle.
fn read_rights(text: &str) -> Option<SquareSet> {
    if text == "-" {
        return Some(SquareSet::EMPTY);
    }
    let mut corners = SquareSet::EMPTY;
    let mut letters = text.bytes().peekable();
    for (letter, _, corner) in RIGHTS {
        if letters.next_if_eq(&letter).is_some() {
            corners.add(corner);
        }
    }
    (letters.next().is_none() && corners.any()).then_some(corners)
}

fn read_en_passant(text: &str) -> Option<Option<Square>> {
    if text == "-" {
        return Some(None);
    }
    Square::from_ascii(text.as_bytes())
        .ok()
        .filter(|square| matches!(square.rank(), Rank::Third | Rank::Sixth))
        .map(Some)
}

fn read_count(text: &str) -> Option<u32> {
    let digits = (1..=4).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
    if digits { text.parse().ok() } else { None }
}

fn read_number(text: &str) -> Option<NonZeroU32> {
    read_count(text).and_then(NonZeroU32::new)
}

/// The position of a FEN without any fault.
pub(super) fn read_strict(fen: &str) -> Option<Position> {
    if fen.len() > MAX_BYTES {
        return None;
    }
    let [board, turn, rights, en_passant, halfmoves, fullmoves] = six_fields(fen)?;
    let setup = Setup {
        board: read_board(board)?,
        turn: read_turn(turn)?,
        castling_rights: read_rights(rights)?,
        ep_square: read_en_passant(en_passant)?,
        halfmoves: read_count(halfmoves)?,
        fullmoves: read_number(fullmoves)?,
        ..Setup::empty()
    };
    match Chess::from_setup(setup, CastlingMode::Standard) {
        Ok(chess) => Some(Position(chess)),
        Err(error) => {
            let chess = error.ignore_too_much_material().ok()?;
            let position = Position(chess);
            Color::ALL.iter().all(|side| surplus(position.board(), *side).is_none()).then_some(position)
        }
    }
}

fn six_fields(fen: &str) -> Option<[&str; 6]> {
    let mut fields = [""; 6];
    let mut parts = fen.split(' ');
    for field in &mut fields {
        *field = parts.next()?;
    }
    parts.next().is_none().then_some(fields)
}

/// The squares of the pawns or of all pieces, where one side has more than the game gives it.
fn surplus(board: &Board, side: Color) -> Option<SquareSet> {
    let (pawns, all) = (board.by_piece(side.pawn()), board.by_color(side));
    if pawns.count() > 8 { Some(pawns) } else { (all.count() > 16).then_some(all) }
}
