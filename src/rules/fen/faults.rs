//! Every fault of a FEN at once: of each field that can be read, and of the position they describe.

use super::super::{Color, File, Rank, Square, SquareSet};
use super::{
    FenCode, FenFault, MAX_BYTES, read_board, read_count, read_en_passant, read_number, read_rights,
    read_turn, six_fields, surplus,
};
use shakmaty::{Board, CastlingMode, Chess, FromSetup as _, PositionErrorKinds, Setup};

/// The fields as far as they can be told apart.
pub(super) struct Fields<'a> {
    pub(super) whole: bool,
    board: &'a str,
    turn: Option<&'a str>,
    rights: Option<&'a str>,
    en_passant: Option<&'a str>,
    counters: [Option<&'a str>; 2],
}

impl<'a> Fields<'a> {
    pub(super) fn of(fen: &'a str) -> Fields<'a> {
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
pub(in crate::rules) fn faults(fen: &str) -> Vec<FenFault> {
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
    .filter(|(bad, _)| *bad)
    .map(|(_, code)| FenFault::new(code))
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
pub(super) fn contradicted_rights(board: &Board, side: Color, rights: SquareSet) -> Option<FenFault> {
    let corners = rights & side.backrank();
    if corners.is_empty() {
        return None;
    }
    let home = Square::from_coords(File::E, side.backrank());
    let mut missing: Vec<Square> = (corners & !board.by_piece(side.rook())).into_iter().collect();
    if board.piece_at(home) != Some(side.king()) {
        missing.insert(0, home);
    }
    (!missing.is_empty()).then(|| FenFault::new(FenCode::Castling).of(side).on(missing))
}

/// Why no double step can have led to this en passant square (FIDE 3.7.3.1).
pub(super) fn impossible_en_passant(board: Option<&Board>, turn: Color, square: Square) -> Option<FenFault> {
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
