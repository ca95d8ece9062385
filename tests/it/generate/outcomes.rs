//! What the checks of mates and stalemates share: what each legal move leads to, as shakmaty sees it.

use shakmaty::{Chess, Move, Position as _, uci::UciMove};
use std::collections::BTreeSet;
use yize::puzzle::{Puzzle, Solution, solution};

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

/// The state of a position by name, as far as the board alone tells it.
pub(super) fn state(position: &Chess) -> &'static str {
    match (position.legal_moves().is_empty(), position.is_check()) {
        (true, true) => "checkmate",
        (true, false) => "stalemate",
        (false, true) => "check",
        (false, false) => "going-on",
    }
}
