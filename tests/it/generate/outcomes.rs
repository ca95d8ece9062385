//! What the checks of ends and draws share: what each legal move leads to, what stood before, and who
//! can still mate, as shakmaty sees it.

use shakmaty::zobrist::Zobrist128;
use shakmaty::{CastlingMode, Chess, Color, EnPassantMode, Move, Position as _, fen::Fen, uci::UciMove};
use std::collections::{BTreeSet, HashSet};
use yize::puzzle::{Puzzle, Solution, solution};
use yize::rules;

/// A legal move and what it makes of the position.
pub(super) struct Try {
    pub(super) mv: Move,
    pub(super) after: Chess,
    pub(super) answers: usize,
    pub(super) check: bool,
}

impl Try {
    pub(super) fn mates(&self) -> bool {
        self.check && self.answers == 0
    }

    pub(super) fn stalemates(&self) -> bool {
        !self.check && self.answers == 0
    }
}

/// Every legal move.
pub(super) fn tries(position: &Chess) -> Vec<Try> {
    let look = |mv: Move| {
        let after = position.clone().play(mv).expect("a legal move");
        let (answers, check) = (after.legal_moves().len(), after.is_check());
        Try { mv, after, answers, check }
    };
    position.legal_moves().into_iter().map(look).collect()
}

/// Whether some legal move mates.
pub(super) fn can_mate(position: &Chess) -> bool {
    tries(position).iter().any(Try::mates)
}

/// The moves by name.
pub(super) fn names<'a>(moves: impl Iterator<Item = &'a Move>) -> BTreeSet<String> {
    moves.map(|mv| UciMove::from_standard(*mv).to_string()).collect()
}

/// The moves that solve a puzzle, by name.
pub(super) fn solved_by(puzzle: &Puzzle) -> BTreeSet<String> {
    let Solution::Moves(moves) = solution(puzzle) else { panic!("{}: no moves", puzzle.id) };
    moves.into_iter().map(|mv| mv.uci()).collect()
}

/// The one option that is right.
pub(super) fn option(puzzle: &Puzzle) -> String {
    let Solution::Options(options) = solution(puzzle) else { panic!("{}: no options", puzzle.id) };
    let [only] = options.as_slice() else { panic!("{}: {options:?}", puzzle.id) };
    only.clone()
}

/// The state of a position by name, as far as the board alone tells it.
pub(super) fn state(position: &Chess) -> &'static str {
    match (position.legal_moves().is_empty(), position.is_check()) {
        (true, true) => "checkmate",
        (true, false) => "stalemate",
        (false, true) => "check",
        (false, false) => "going-on",
    }
}

/// The positions of a puzzle's game: the start, and the one after each half-move.
pub(super) fn line(puzzle: &Puzzle) -> Vec<Chess> {
    let fen: Fen = puzzle.fen().parse().expect("a FEN");
    let mut line = vec![fen.into_position(CastlingMode::Standard).expect("a position")];
    for mv in puzzle.game.moves() {
        let now: &Chess = line.last().expect("a position");
        let uci: UciMove = mv.uci().parse().expect("a move");
        let next = now.clone().play(uci.to_move(now).expect("a legal move")).expect("a legal move");
        line.push(next);
    }
    line
}

/// In what two positions differ for a repetition (FIDE 9.2.3).
pub(super) fn differences(one: &Chess, other: &Chess) -> Vec<&'static str> {
    let passant = |position: &Chess| position.ep_square(EnPassantMode::Legal);
    let rows = [
        ("pieces", one.board() != other.board()),
        ("turn", one.turn() != other.turn()),
        ("rights", one.castles().castling_rights() != other.castles().castling_rights()),
        ("en-passant", passant(one) != passant(other)),
    ];
    rows.into_iter().filter_map(|(name, differs)| differs.then_some(name)).collect()
}

/// How often the last position stood, and how often its board did.
pub(super) fn stood(line: &[Chess]) -> (usize, usize) {
    let now = line.last().expect("a position");
    let same = line.iter().filter(|position| differences(position, now).is_empty()).count();
    (same, line.iter().filter(|position| position.board() == now.board()).count())
}

/// Whether a mate of this side follows from a line of legal moves that the engine names: its proof is
/// played through here.
pub(super) fn can_be_mated_by(position: &Chess, side: Color) -> bool {
    let fen = Fen::from_position(position, EnPassantMode::Legal).to_string();
    let engine = rules::Position::from_fen(&fen).expect("a position");
    let rules::Chance::Yes { line } = rules::chance(&engine, side) else { return false };
    let mut position = position.clone();
    for mv in line {
        let uci: UciMove = mv.uci().parse().expect("a move");
        let legal = uci.to_move(&position).expect("a legal move");
        position = position.play(legal).expect("a legal move");
    }
    position.is_checkmate() && position.turn() == !side
}

/// Whether every position that can follow was seen, and none is a mate; at most so many are looked at.
pub(super) fn never_mates(position: &Chess, most: usize) -> bool {
    let mut seen = HashSet::new();
    let mut left = vec![position.clone()];
    while let Some(position) = left.pop() {
        if position.is_checkmate() || seen.len() > most {
            return false;
        }
        if position.is_insufficient_material() || !seen.insert(placed(&position)) {
            continue;
        }
        for mv in position.legal_moves() {
            left.push(position.clone().play(mv).expect("a legal move"));
        }
    }
    true
}

/// What makes two positions the same for what can follow, the counts of moves left aside.
fn placed(position: &Chess) -> u128 {
    let Zobrist128(hash) = position.zobrist_hash(EnPassantMode::Legal);
    hash
}
