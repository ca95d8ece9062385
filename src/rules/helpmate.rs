//! Looks for a mate that both sides help with: best first, within a fixed amount of work.
//!
//! Finds one, or sees every position that can follow and proves that there is none, or gives up.
//! What comes first is the business of `frontier` and `distance`.

use super::distance::ahead;
use super::frontier::{Frontier, Seen};
use super::{Chance, Color, PieceMove, Position, Proof, locked};
use shakmaty::{Board, Chess, EnPassantMode, Move, Position as _};

/// How much work is done: a position made counts one.
const BUDGET: u32 = 60_000;
/// After this much work, blocked positions are looked for on the way.
const EASY: u32 = 1_500;
/// Of more positions than this, nobody would say that they are forced.
const FORCED: usize = 2_000;

/// Whether some line of legal moves lets `side` mate.
pub(super) fn search(position: &Position, side: Color) -> Chance {
    if is_mated(&position.0, !side) {
        return Chance::Yes { line: Vec::new() };
    }
    let mut hunt = Hunt { side, frontier: Frontier::new(position.0.clone(), side), work: 0 };
    while let Some(index) = hunt.frontier.next() {
        if let Some(line) = hunt.go_on(index) {
            return Chance::Yes { line };
        }
        if hunt.work > BUDGET {
            return Chance::Unknown;
        }
    }
    Chance::No { proof: if hunt.always_ends() { Proof::Forced } else { Proof::Exhausted } }
}

fn is_mated(chess: &Chess, loser: Color) -> bool {
    chess.turn() == loser && chess.is_checkmate()
}

struct Hunt {
    side: Color,
    frontier: Frontier,
    work: u32,
}

impl Hunt {
    /// Goes on from a position; gives the line where that mates.
    fn go_on(&mut self, index: usize) -> Option<Vec<PieceMove>> {
        let (chess, settled) = self.look_at(index)?;
        if settled {
            return None;
        }
        for mv in chess.legal_moves() {
            let next = after(&chess, mv);
            self.work += 1;
            if is_mated(&next, !self.side) {
                return Some(self.line(index, mv));
            }
            // Material that cannot mate never comes back.
            if !next.has_insufficient_material(self.side) {
                self.frontier.add(next, (index, mv), is_final(&chess, mv));
            }
        }
        None
    }

    /// The position, and whether it is blocked. Once one is known not to be, those are not looked at
    /// that follow by moves that can be taken back: nothing has changed for the proof.
    fn look_at(&mut self, index: usize) -> Option<(Chess, bool)> {
        let node = self.frontier.get_mut(index)?;
        if node.seen == Seen::New && self.work > EASY {
            let blocked = is_stuck(node.chess.board(), self.side)
                && locked::proves_no_mate(&node.chess, self.side, &mut self.work);
            node.seen = if blocked { Seen::Blocked } else { Seen::Open };
        }
        Some((node.chess.clone(), node.seen == Seen::Blocked))
    }

    fn line(&self, index: usize, last: Move) -> Vec<PieceMove> {
        let mut line: Vec<PieceMove> =
            std::iter::once(last).chain(self.frontier.moves_back(index)).map(PieceMove).collect();
        line.reverse();
        line
    }

    /// Whether no line goes on for ever: positions from which nothing follows are taken away until
    /// none is left, or until those are left that come back to one another.
    fn always_ends(&self) -> bool {
        let nodes = self.frontier.nodes();
        if nodes.len() > FORCED {
            return false;
        }
        let follow = |chess: &Chess| chess.legal_moves().into_iter().map(|mv| after(chess, mv)).collect();
        let mut open: Vec<(usize, Vec<usize>)> = Vec::new();
        for (index, node) in nodes.iter().enumerate().filter(|(_, node)| node.seen != Seen::Blocked) {
            let next: Vec<Chess> = follow(&node.chess);
            open.push((index, next.iter().filter_map(|chess| self.frontier.find(chess)).collect()));
        }
        loop {
            let before = open.len();
            let left: Vec<bool> = open.iter().fold(vec![false; nodes.len()], |mut left, (index, _)| {
                left.iter_mut().skip(*index).take(1).for_each(|flag| *flag = true);
                left
            });
            open.retain(|(_, next)| next.iter().any(|index| left.get(*index) == Some(&true)));
            if open.len() == before || open.is_empty() {
                return open.is_empty();
            }
        }
    }
}

/// Whether a proof is worth its while: no queen or rook, and pawns that all have one ahead.
fn is_stuck(board: &Board, side: Color) -> bool {
    let (own, their) = (board.by_color(side), board.by_color(!side));
    let pawns = board.pawns() & own;
    let stopped = ahead(board.pawns() & their, !side);
    (own & board.rooks_and_queens()).is_empty() && pawns.any() && pawns.is_subset(stopped)
}

fn after(chess: &Chess, mv: Move) -> Chess {
    let mut next = chess.clone();
    next.play_unchecked(mv);
    next
}

/// Whether what was before the move can never be again: a capture or a pawn move, or a right gone.
fn is_final(chess: &Chess, mv: Move) -> bool {
    mv.is_zeroing() || mv.is_castle() || chess.ep_square(EnPassantMode::Legal).is_some()
}
