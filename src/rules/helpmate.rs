//! Looks for a mate that both sides help with: best first, within a fixed number of positions.
//!
//! Finds one, or sees every position that can follow and proves that there is none, or gives up.
//! The clocks do not count: what may be claimed or ends by itself is `status`'s business.

use super::{CanMate, Color, Position, Role, Square, SquareSet};
use shakmaty::zobrist::{Zobrist128, ZobristValue as _};
use shakmaty::{Chess, EnPassantMode, Position as _, attacks};
use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashSet};

/// How many different positions are looked at.
const MAX_POSITIONS: usize = 20_000;

/// Whether some line of legal moves lets `side` mate.
pub(super) fn search(position: &Position, side: Color) -> CanMate {
    if is_mated(&position.0, !side) {
        return CanMate::Yes;
    }
    let mut frontier = Frontier::default();
    frontier.add(position.0.clone(), side);
    while let Some(chess) = frontier.nearest() {
        for mv in chess.legal_moves() {
            let mut next = chess.clone();
            next.play_unchecked(mv);
            if is_mated(&next, !side) {
                return CanMate::Yes;
            }
            // Material that cannot mate never comes back.
            if !next.has_insufficient_material(side) {
                frontier.add(next, side);
            }
        }
        if frontier.positions.len() > MAX_POSITIONS {
            return CanMate::Unknown;
        }
    }
    CanMate::No
}

fn is_mated(chess: &Chess, loser: Color) -> bool {
    chess.turn() == loser && chess.is_checkmate()
}

/// The positions that wait to be looked at.
#[derive(Default)]
struct Frontier {
    seen: HashSet<u128>,
    queue: BinaryHeap<Reverse<(u32, usize)>>,
    positions: Vec<Chess>,
}

impl Frontier {
    fn add(&mut self, chess: Chess, side: Color) {
        let key: Zobrist128 = chess.zobrist_hash(EnPassantMode::PseudoLegal);
        if self.seen.insert(key.0) {
            self.queue.push(Reverse((distance(&chess, side), self.positions.len())));
            self.positions.push(chess);
        }
    }

    fn nearest(&mut self) -> Option<Chess> {
        let Reverse((_, index)) = self.queue.pop()?;
        self.positions.get(index).cloned()
    }
}

/// A guess how far `side` is from mating; lower is nearer.
fn distance(chess: &Chess, side: Color) -> u32 {
    let board = chess.board();
    let (Some(king), Some(own_king)) = (board.king_of(!side), board.king_of(side)) else { return u32::MAX };
    let flights = attacks::king_attacks(king) & !board.by_color(!side);
    let occupied = board.occupied().without(king);
    let free = flights.into_iter().filter(|square| board.attacks_to(*square, side, occupied).is_empty());
    let free = u32::try_from(free.count()).unwrap_or(0);
    let strong = board.by_color(side) & board.rooks_and_queens();
    let from_edge = edge(king);
    let kings = king.distance(own_king);
    let answers = if chess.turn() != side && chess.is_check() {
        u32::try_from(chess.legal_moves().len()).unwrap_or(0)
    } else {
        12
    };
    let mut cost = 4 * free + 2 * answers + 3 * from_edge + 2 * kings;
    if strong.is_empty() {
        cost += promotion_distance(board.by_piece(side.pawn()), side) * 8;
    }
    let helpers = board.by_color(side) & !board.pawns() & !board.kings();
    cost += helpers.into_iter().map(|square| square.distance(king)).min().unwrap_or(8);
    cost
}

fn edge(square: Square) -> u32 {
    let (file, rank) = (u32::from(square.file()), u32::from(square.rank()));
    file.min(7 - file) + rank.min(7 - rank)
}

fn promotion_distance(pawns: SquareSet, side: Color) -> u32 {
    pawns
        .into_iter()
        .map(|square| {
            let rank = u32::from(square.rank());
            side.fold_wb(7 - rank, rank)
        })
        .min()
        .unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::{RngExt as _, SeedableRng as _};
    use std::time::Instant;

    #[test]
    fn measure() {
        let mut rng = rand_chacha::ChaCha8Rng::seed_from_u64(1);
        let mut games = Vec::new();
        for _ in 0..150 {
            let mut chess = Chess::default();
            let plies = rng.random_range(0..160);
            for _ in 0..plies {
                let moves = chess.legal_moves();
                if moves.is_empty() {
                    break;
                }
                chess.play_unchecked(moves[rng.random_range(0..moves.len())]);
            }
            games.push(chess);
        }
        report("random play", &games);
        for set in [
            "KBkn", "KNkb", "KBkb", "KNkn", "KPk", "KPkp", "KRk", "KNkr", "KBkp", "KNkp", "KNNk", "KBNk",
            "KQkq", "KPkr", "KBPkbp", "KBkq", "KNkrq", "KNPknp",
        ] {
            let mut sets = Vec::new();
            while sets.len() < 60 {
                let mut board = shakmaty::Board::empty();
                for c in set.chars() {
                    let sq = Square::new(rng.random_range(0..64));
                    board.set_piece_at(sq, shakmaty::Piece::from_char(c).unwrap());
                }
                if board.occupied().count() != set.len() {
                    continue;
                }
                let setup = shakmaty::Setup {
                    board,
                    turn: Color::from_white(rng.random_bool(0.5)),
                    ..shakmaty::Setup::empty()
                };
                if let Ok(c) = setup.position::<Chess>(shakmaty::CastlingMode::Standard) {
                    sets.push(c)
                }
            }
            report(set, &sets);
        }
        for fen in [
            "8/8/8/1k3p1p/3p1P2/1p1P1PpP/1P4P1/K7 b - - 0 1",
            "8/4k3/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/5K2/8 w - - 0 1",
            "7K/5k2/7P/6n1/8/8/8/8 b - - 0 40",
            "5k1K/7B/8/6b1/8/8/8/8 b - - 0 1",
            "8/k2b4/8/8/2K5/8/8/1N6 w - - 0 50",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        ] {
            let p = Position::from_fen(fen).unwrap();
            report(fen, &[p.0]);
        }
    }

    fn report(name: &str, set: &[Chess]) {
        let mut times = Vec::new();
        let mut out = std::collections::BTreeMap::new();
        for chess in set {
            for side in Color::ALL {
                let t = Instant::now();
                let r = crate::rules::can_mate(&Position(chess.clone()), side);
                times.push(t.elapsed().as_micros());
                if r == CanMate::Unknown && set.len() == 150 && out.len() < 9 {
                    println!("   {side} {}", Position(chess.clone()).fen());
                }
                *out.entry(format!("{side} {}", r.as_str())).or_insert(0) += 1;
            }
        }
        times.sort();
        println!(
            "{name}: median {} p90 {} max {} µs {out:?}",
            times[times.len() / 2],
            times[times.len() * 9 / 10],
            times[times.len() - 1]
        );
    }
}
