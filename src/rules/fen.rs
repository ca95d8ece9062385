//! FEN, field by field: the strict reader, every fault of a FEN at once, and the lenient reader.
//!
//! Reads the text and what the board contradicts; what may be played is not its business.

use super::{Color, Position, Square, SquareSet};
use shakmaty::{Board, CastlingMode, Chess, FromSetup, PositionErrorKinds, Rank, Setup};
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

/// The fields as far as they can be told apart.
struct Fields<'a> {
    whole: bool,
    board: &'a str,
    turn: Option<&'a str>,
    rights: Option<&'a str>,
    en_passant: Option<&'a str>,
    counters: [Option<&'a str>; 2],
}

impl<'a> Fields<'a> {
    fn of(fen: &'a str) -> Fields<'a> {
        let blanks = fen.contains(|c: char| c.is_whitespace() && c != ' ');
        match six_fields(fen).filter(|_| !blanks) {
            Some(fields) => {
                let [board, turn, rights, en_passant, half, full] = fields;
                let given = |text: &'a str| (!text.is_empty()).then_some(text);
                Fields {
                    whole: fields.iter().all(|field| !field.is_empty()),
                    board,
                    turn: given(turn),
                    rights: given(rights),
                    en_passant: given(en_passant),
                    counters: [given(half), given(full)],
                }
            }
            None => Fields::guess(fen),
        }
    }

    /// With a field too few or too many, a field is only judged if it looks like what stands there.
    fn guess(fen: &'a str) -> Fields<'a> {
        let mut words = fen.split_whitespace();
        Fields {
            whole: false,
            board: words.next().unwrap_or_default(),
            turn: words.next(),
            rights: words.next().filter(|text| read_rights(text).is_some()),
            en_passant: words.next().filter(|text| read_en_passant(text).is_some()),
            counters: [None, None],
        }
    }
}

/// Every fault of a FEN, in the order of the codes; none if the strict reader takes it.
pub(super) fn faults(fen: &str) -> Vec<FenFault> {
    if fen.len() > MAX_BYTES {
        return vec![FenFault::new(FenCode::Fields)];
    }
    let fields = Fields::of(fen);
    let board = read_board(fields.board);
    let turn = fields.turn.and_then(read_turn);
    let rights = fields.rights.map(read_rights);
    let en_passant = fields.en_passant.map(read_en_passant);
    let [half, full] = fields.counters;
    let bad_counter = half.is_some_and(|text| read_count(text).is_none())
        || full.is_some_and(|text| read_number(text).is_none());

    let mut faults: Vec<FenFault> = [
        (!fields.whole, FenCode::Fields),
        (board.is_none(), FenCode::Placement),
        (fields.turn.is_some() && turn.is_none(), FenCode::Turn),
        (rights == Some(None), FenCode::Castling),
        (en_passant == Some(None), FenCode::EnPassant),
        (bad_counter, FenCode::Counters),
    ]
    .into_iter()
    .filter_map(|(bad, code)| bad.then(|| FenFault::new(code)))
    .collect();

    let rights = rights.flatten().unwrap_or_default();
    let en_passant = en_passant.flatten().flatten();
    if let Some(board) = &board {
        faults.extend(Color::ALL.iter().filter_map(|side| contradicted_rights(board, *side, rights)));
        faults.extend(Color::ALL.iter().flat_map(|side| army_faults(board, *side)));
    }
    if let Some(turn) = turn {
        let square = en_passant.and_then(|square| impossible_en_passant(board.as_ref(), turn, square));
        let possible = en_passant.filter(|_| square.is_none());
        faults.extend(square);
        faults.extend(board.iter().flat_map(|board| check_faults(board, turn, possible)));
    }
    faults.sort_by_key(|fault| fault.code);
    faults
}

/// The rights of one side that the board contradicts (FIDE 3.8.2), with the squares where king or
/// rook is missing.
fn contradicted_rights(board: &Board, side: Color, rights: SquareSet) -> Option<FenFault> {
    let corners = rights & side.backrank();
    if corners.is_empty() {
        return None;
    }
    let home = Square::from_coords(shakmaty::File::E, side.backrank());
    let mut missing: Vec<Square> = (corners & !board.by_piece(side.rook())).into_iter().collect();
    if board.piece_at(home) != Some(side.king()) {
        missing.insert(0, home);
    }
    (!missing.is_empty()).then(|| FenFault::new(FenCode::Castling).of(side).on(missing))
}

/// Why no double step can have led to this en passant square (FIDE 3.7.3.1).
fn impossible_en_passant(board: Option<&Board>, turn: Color, square: Square) -> Option<FenFault> {
    let fault = FenFault::new(FenCode::EnPassant).of(!turn).on([square]);
    if square.rank() != turn.relative_rank(Rank::Sixth) {
        return Some(fault);
    }
    let board = board?;
    let pawn = Square::from_coords(square.file(), turn.relative_rank(Rank::Fifth));
    let origin = Square::from_coords(square.file(), turn.relative_rank(Rank::Seventh));
    let mut culprits = Vec::new();
    if board.piece_at(pawn) != Some((!turn).pawn()) {
        culprits.push(pawn);
    }
    if board.occupied().contains(origin) {
        culprits.push(origin);
    }
    (board.occupied().contains(square) || !culprits.is_empty()).then(|| fault.on(culprits))
}

/// The squares of the pawns or of all pieces, where one side has more than the game gives it.
fn surplus(board: &Board, side: Color) -> Option<SquareSet> {
    let (pawns, all) = (board.by_piece(side.pawn()), board.by_color(side));
    if pawns.count() > 8 { Some(pawns) } else { (all.count() > 16).then_some(all) }
}

fn army_faults(board: &Board, side: Color) -> Vec<FenFault> {
    let kings = board.by_piece(side.king());
    let stray = board.by_piece(side.pawn()) & SquareSet::BACKRANKS;
    let mut faults = Vec::new();
    if kings.is_empty() {
        faults.push(FenFault::new(FenCode::MissingKing).of(side));
    }
    if kings.more_than_one() {
        faults.push(FenFault::new(FenCode::TooManyKings).of(side).on(kings));
    }
    if stray.any() {
        faults.push(FenFault::new(FenCode::PawnOnBackRank).of(side).on(stray));
    }
    if let Some(squares) = surplus(board, side) {
        faults.push(FenFault::new(FenCode::TooManyPieces).of(side).on(squares));
    }
    faults
}

/// Checks that cannot be: the king first, then the pieces that attack it.
fn check_faults(board: &Board, turn: Color, en_passant: Option<Square>) -> Vec<FenFault> {
    let attackers = |side: Color| {
        let king = board.by_piece(side.king()).single_square()?;
        let attackers = board.attacks_to(king, !side, board.occupied());
        attackers.any().then(|| std::iter::once(king).chain(attackers))
    };
    let mut faults = Vec::new();
    if let Some(squares) = attackers(!turn) {
        faults.push(FenFault::new(FenCode::OppositeCheck).of(!turn).on(squares));
    }
    let setup = Setup { board: board.clone(), turn, ep_square: en_passant, ..Setup::empty() };
    let impossible = Chess::from_setup(setup, CastlingMode::Standard)
        .err()
        .is_some_and(|error| error.kinds().contains(PositionErrorKinds::IMPOSSIBLE_CHECK));
    if impossible {
        let squares = attackers(turn).into_iter().flatten();
        faults.push(FenFault::new(FenCode::ImpossibleCheck).of(turn).on(squares));
    }
    faults
}

/// The position of a FEN with what can be mended mended, and the faults that were.
pub(super) fn mend(fen: &str) -> Result<(Position, Vec<FenFault>), Vec<FenFault>> {
    let Some((mended, mut done)) = mended_text(fen) else { return Err(faults(fen)) };
    match read_strict(&mended) {
        Some(position) => {
            done.sort_by_key(|fault| fault.code);
            Ok((position, done))
        }
        None => Err(faults(&mended)),
    }
}

/// The FEN with missing fields filled and contradicted ones dropped; `None` if a field is missing or
/// unreadable that nobody can guess: the board, the side to move, the castling letters.
fn mended_text(fen: &str) -> Option<(String, Vec<FenFault>)> {
    if fen.len() > MAX_BYTES {
        return None;
    }
    let mut words = fen.split_whitespace().peekable();
    let (placement, turn_text) = (words.next()?, words.next()?);
    let (board, turn) = (read_board(placement)?, read_turn(turn_text)?);
    let rights = words.next_if(|text| lax_rights(text).is_some());
    let en_passant = words.next_if(|text| *text == "-" || Square::from_ascii(text.as_bytes()).is_ok());
    let (half, full) = (words.next(), words.next());
    if words.next().is_some() {
        return None;
    }

    let mut done = Vec::new();
    if !Fields::of(fen).whole {
        done.push(FenFault::new(FenCode::Fields));
    }
    let rights = mended_rights(&board, rights.unwrap_or("-"), &mut done);
    let en_passant = mended_en_passant(&board, turn, en_passant.unwrap_or("-"), &mut done);
    let halfmoves = half.map_or(Some(0), read_count);
    let fullmoves = full.map_or(Some(NonZeroU32::MIN), read_number);
    if halfmoves.is_none() || fullmoves.is_none() {
        done.push(FenFault::new(FenCode::Counters));
    }
    let (halfmoves, fullmoves) = (halfmoves.unwrap_or(0), fullmoves.unwrap_or(NonZeroU32::MIN));
    Some((format!("{placement} {turn_text} {rights} {en_passant} {halfmoves} {fullmoves}"), done))
}

/// Castling letters in any order, repeated or not.
fn lax_rights(text: &str) -> Option<SquareSet> {
    if text == "-" {
        return Some(SquareSet::EMPTY);
    }
    text.bytes()
        .map(|byte| RIGHTS.iter().find(|(letter, _, _)| *letter == byte).map(|(_, _, corner)| *corner))
        .collect()
}

fn mended_rights(board: &Board, text: &str, done: &mut Vec<FenFault>) -> String {
    let rights = lax_rights(text).unwrap_or_default();
    if read_rights(text).is_none() {
        done.push(FenFault::new(FenCode::Castling));
    }
    done.extend(Color::ALL.iter().filter_map(|side| contradicted_rights(board, *side, rights)));
    let kept: String = RIGHTS
        .iter()
        .filter(|(_, side, corner)| {
            rights.contains(*corner)
                && contradicted_rights(board, *side, SquareSet::from_square(*corner)).is_none()
        })
        .map(|(letter, _, _)| char::from(*letter))
        .collect();
    if kept.is_empty() { "-".to_owned() } else { kept }
}

fn mended_en_passant(board: &Board, turn: Color, text: &str, done: &mut Vec<FenFault>) -> String {
    let Ok(square) = Square::from_ascii(text.as_bytes()) else { return "-".to_owned() };
    match impossible_en_passant(Some(board), turn, square) {
        Some(fault) => {
            done.push(fault);
            "-".to_owned()
        }
        None => square.to_string(),
    }
}
