//! Mate in so many moves: the proof, the longest defence, and the reply that refutes a try.
//!
//! A search over every move and every reply, with a bound: what it could not see through in time
//! counts as no mate, and the content check refuses a puzzle that needs more.

use super::Effect;
use crate::rules::{PieceMove, Position};

/// The longest mate that a puzzle may ask for, in moves.
pub const LONGEST_MATE: usize = 3;

/// How many positions one question may look at, all first moves together: ten times what a mate in
/// three takes in a middlegame, and a fraction of a second.
const NODES: u32 = 30_000;

/// A search, with what is left of its bound.
#[derive(Debug)]
pub(super) struct Search {
    left: u32,
}

impl Search {
    pub(super) fn new() -> Search {
        Search { left: NODES }
    }

    /// Whether the bound was reached, so that a `false` proves nothing.
    pub(super) fn is_spent(&self) -> bool {
        self.left == 0
    }

    /// Whether the side to move can mate in at most that many moves, whatever the other replies.
    pub(super) fn mates(&mut self, position: &Position, moves: usize) -> bool {
        if moves == 0 || self.is_spent() {
            return false;
        }
        self.left -= 1;
        let (checks, quiet): (Vec<Position>, Vec<Position>) = position
            .legal_moves()
            .into_iter()
            .map(|mv| position.after(mv))
            .partition(|after| !after.checkers().is_empty());
        // Only a check mates; a quiet move can at best prepare it.
        let quiet = if moves == 1 { Vec::new() } else { quiet };
        checks.iter().chain(&quiet).any(|after| self.holds(after, moves - 1))
    }

    /// Whether the side that has just moved has mated, or will in at most `moves` more.
    pub(super) fn holds(&mut self, after: &Position, moves: usize) -> bool {
        match Effect::in_position(after) {
            Effect::Mate => return true,
            Effect::Stalemate => return false,
            Effect::Quiet | Effect::Check if moves == 0 => return false,
            Effect::Quiet | Effect::Check => {}
        }
        in_order(after).into_iter().all(|reply| self.mates(&after.after(reply), moves))
    }

    /// In how many moves the side to move mates, if in at most `moves`.
    pub(super) fn distance(&mut self, position: &Position, moves: usize) -> Option<usize> {
        (1..=moves).find(|count| self.mates(position, *count))
    }

    /// The reply that holds out longest, where every reply loses within `moves`.
    pub(super) fn defence(&mut self, after: &Position, moves: usize) -> Option<PieceMove> {
        let length = |reply: &PieceMove| self.distance(&after.after(*reply), moves).unwrap_or(moves + 1);
        // Of several, `max_by_key` gives the last one.
        in_order(after).into_iter().rev().max_by_key(length)
    }

    /// A reply after which there is no mate within `moves`.
    pub(super) fn refutation(&mut self, after: &Position, moves: usize) -> Option<PieceMove> {
        in_order(after).into_iter().find(|reply| !self.mates(&after.after(*reply), moves))
    }
}

/// Every legal move: captures first, then by name, so that the same reply is shown every time.
fn in_order(position: &Position) -> Vec<PieceMove> {
    let mut moves = position.legal_moves();
    moves.sort_by_cached_key(|mv| (mv.capture().is_none(), mv.uci()));
    moves
}

#[cfg(test)]
mod tests {
    use super::Search;
    use crate::rules::Position;

    fn mates_in(fen: &str) -> Option<usize> {
        Search::new().distance(&Position::from_fen(fen).unwrap(), 3)
    }

    #[test]
    fn mates_are_proved() {
        for (fen, moves) in [
            ("6k1/5ppp/8/8/8/8/8/R3K2R w KQ - 0 1", Some(1)),
            // A quiet move shuts the king in.
            ("8/7k/8/8/R7/1R6/8/6K1 w - - 0 1", Some(2)),
            // Two rooks drive the king to the edge.
            ("8/6k1/8/R7/1R6/8/8/6K1 w - - 0 1", Some(3)),
            ("7k/8/8/8/R7/1R6/8/6K1 w - - 0 1", Some(2)),
            // The queen alone is not enough so fast.
            ("7k/8/8/8/8/8/8/KQ6 w - - 0 1", None),
            ("7k/8/8/8/8/8/8/K7 w - - 0 1", None),
        ] {
            assert_eq!(mates_in(fen), moves, "{fen}");
        }
    }

    #[test]
    fn a_spent_search_proves_nothing() {
        let mut search = Search { left: 2 };
        let position = Position::from_fen("7k/8/8/8/R7/1R6/8/6K1 w - - 0 1").unwrap();
        assert!(!search.mates(&position, 2));
        assert!(search.is_spent());
    }
}
