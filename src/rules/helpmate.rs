//! Looks for a mate that both sides help with: best first, within a fixed number of positions.
//!
//! Finds one, or sees every position that can follow and proves that there is none, or gives up.
//! The clocks do not count: what may be claimed or ends by itself is `status`'s business.

use super::{CanMate, Color, Position, Square, SquareSet};
use shakmaty::zobrist::Zobrist128;
use shakmaty::{Board, Chess, EnPassantMode, Position as _, attacks};
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

/// A guess how far `side` is from mating; lower is nearer. Only the order of the search hangs on
/// it, never the answer; the weights were found by trying them on random games and endings.
fn distance(chess: &Chess, side: Color) -> u32 {
    let board = chess.board();
    let (Some(king), Some(own_king)) = (board.king_of(!side), board.king_of(side)) else { return u32::MAX };
    let own = board.by_color(side) & !board.kings();
    let their = board.by_color(!side) & !board.kings();
    let helpers = own & !board.pawns();
    let reach = |squares: SquareSet| squares.into_iter().map(move |square| square.distance(king));

    let near = 3 * free_squares(board, king, side)
        + 2 * answers(chess, side)
        + 2 * king.distance(own_king)
        + reach(helpers).sum::<u32>()
        + 3 * count(their);
    let place = if (own & board.rooks_and_queens()).is_empty() {
        // A weak army needs a corner, and the loser's own pieces to shut it.
        let corner = reach(mating_corners(board, side)).min().unwrap_or(0);
        let mut blockers: Vec<u32> = reach(their).collect();
        blockers.sort_unstable();
        8 * corner
            + 8 * promotion_distance(own & board.pawns(), side)
            + 3 * blockers.iter().take(2).sum::<u32>()
    } else {
        2 * edge_distance(king)
    };
    // What is lost on the way is missed at its end.
    (500 + near + place).saturating_sub(8 * count(helpers))
}

fn count(squares: SquareSet) -> u32 {
    u32::try_from(squares.count()).unwrap_or(u32::MAX)
}

/// The squares next to the king that are neither attacked nor taken by its own side.
fn free_squares(board: &Board, king: Square, side: Color) -> u32 {
    let occupied = board.occupied().without(king);
    let around = attacks::king_attacks(king) & !board.by_color(!side);
    count(around.into_iter().filter(|square| board.attacks_to(*square, side, occupied).is_empty()).collect())
}

/// How many answers the loser has to a check; without a check, many.
fn answers(chess: &Chess, side: Color) -> u32 {
    const MANY: usize = 8;
    let checked = chess.turn() != side && chess.is_check();
    let number = if checked { chess.legal_moves().len().min(MANY) } else { MANY };
    u32::try_from(number).unwrap_or(0)
}

/// The corners where a king can be mated without heavy pieces. Bishops of one colour check only on
/// it; a knight needs the square beside the corner blocked, which bishops do only off its colour.
fn mating_corners(board: &Board, side: Color) -> SquareSet {
    let bishops_only = |army: SquareSet| (army & !board.kings() & !board.bishops()).is_empty();
    let (own, their) = (board.by_color(side), board.by_color(!side));
    let dark = if bishops_only(own) {
        goes_on_dark(own & board.bishops())
    } else if bishops_only(their) {
        goes_on_dark(their & board.bishops()).map(|dark| !dark)
    } else {
        None
    };
    match dark {
        Some(true) => SquareSet::CORNERS & SquareSet::DARK_SQUARES,
        Some(false) => SquareSet::CORNERS & SquareSet::LIGHT_SQUARES,
        None => SquareSet::CORNERS,
    }
}

/// Whether the bishops go on dark squares, where all go on one colour.
fn goes_on_dark(bishops: SquareSet) -> Option<bool> {
    let dark = (bishops & SquareSet::DARK_SQUARES).any();
    let light = (bishops & SquareSet::LIGHT_SQUARES).any();
    (dark != light).then_some(dark)
}

fn edge_distance(square: Square) -> u32 {
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
