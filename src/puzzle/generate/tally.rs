//! What the legal moves of a position lead to: mates, stalemates, checks, and what comes close.

use crate::rules::{PieceMove, Position};

/// The moves of a position, sorted by what they do.
#[derive(Debug, Default)]
pub(super) struct Tally {
    pub(super) mates: Vec<PieceMove>,
    pub(super) stalemates: Vec<PieceMove>,
    /// Checks, mates included.
    pub(super) checks: Vec<PieceMove>,
    /// Checks that leave a single answer.
    pub(super) narrow: Vec<PieceMove>,
    /// Moves without check that leave a single answer.
    pub(super) tight: Vec<PieceMove>,
}

impl Tally {
    pub(super) fn of(position: &Position) -> Tally {
        let mut tally = Tally::default();
        for mv in position.legal_moves() {
            tally.add(position, mv);
        }
        tally
    }

    fn add(&mut self, position: &Position, mv: PieceMove) {
        let after = position.after(mv);
        let checks = after.checkers().any();
        let answers = after.legal_moves().len();
        if checks {
            self.checks.push(mv);
        }
        match (answers, checks) {
            (0, true) => self.mates.push(mv),
            (0, false) => self.stalemates.push(mv),
            (1, true) => self.narrow.push(mv),
            (1, false) => self.tight.push(mv),
            (2.., true | false) => {}
        }
    }
}

/// The moves that give check.
pub(super) fn checks(position: &Position) -> Vec<PieceMove> {
    let mut moves = position.legal_moves();
    moves.retain(|mv| position.after(*mv).checkers().any());
    moves
}

/// The checks that leave so many answers; those that leave none mate.
pub(super) fn checks_leaving(position: &Position, answers: usize) -> Vec<PieceMove> {
    let mut moves = checks(position);
    moves.retain(|mv| position.after(*mv).legal_moves().len() == answers);
    moves
}

/// Whether a move of the side to move mates.
pub(super) fn can_mate_now(position: &Position) -> bool {
    checks(position).into_iter().any(|mv| position.after(mv).legal_moves().is_empty())
}
