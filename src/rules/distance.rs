//! A guess how far a side is from mating with the other's help.
//!
//! Only the order of the search in `helpmate` hangs on it, never an answer; the weights were found
//! by trying them on random games and endings.

use super::{Color, Square, SquareSet};
use shakmaty::{Board, Chess, Position as _, attacks};

/// How far `side` seems from mating; lower is nearer.
pub(super) fn distance(chess: &Chess, side: Color) -> u32 {
    let board = chess.board();
    let (Some(king), Some(own_king)) = (board.king_of(!side), board.king_of(side)) else {
        return u32::MAX / 2;
    };
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
        8 * corner + 8 * promotion_distance(board, side) + 3 * nearest_two(reach(their))
    } else {
        2 * edge_distance(king)
    };
    // What is lost on the way is missed at its end.
    (FLOOR + near + place).saturating_sub(8 * count(helpers)).max(FLOOR / 2)
}

/// No position is nearer than this, so that something can be taken off.
const FLOOR: u32 = 500;

/// How closed the position is: the pawns that stand against one another, and the pieces of `side`
/// that could be given up to open it. Takes off what `distance` asks of queens and rooks, which need
/// not be near.
pub(super) fn closed(board: &Board, side: Color) -> u32 {
    let faced = (board.pawns() & board.white()).shift(8) & board.pawns() & board.black();
    let pieces = board.by_color(side) & !board.pawns();
    let heavy = pieces & board.rooks_and_queens();
    let king = board.king_of(!side);
    let far: u32 = king.map_or(0, |king| heavy.into_iter().map(|square| square.distance(king)).sum());
    30 * count(faced) + 16 * count(pieces) - far
}

/// The sum of the two smallest.
fn nearest_two(distances: impl Iterator<Item = u32>) -> u32 {
    let (first, second) = distances.fold((u32::MAX, u32::MAX), |(first, second), distance| {
        if distance < first { (distance, first) } else { (first, second.min(distance)) }
    });
    [first, second].into_iter().filter(|distance| *distance < u32::MAX).sum()
}

fn count(squares: SquareSet) -> u32 {
    u32::try_from(squares.count()).unwrap_or(u32::MAX)
}

/// The squares next to the king that are neither attacked nor taken by its own side.
fn free_squares(board: &Board, king: Square, side: Color) -> u32 {
    let around = attacks::king_attacks(king) & !board.by_color(!side);
    count(around & !attacked(board, side, board.occupied().without(king)))
}

/// All squares that `side` attacks.
fn attacked(board: &Board, side: Color, occupied: SquareSet) -> SquareSet {
    let own = board.by_color(side);
    let (bishops, rooks) = (board.bishops_and_queens() & own, board.rooks_and_queens() & own);
    let pawns = (board.pawns() & own).into_iter().map(|pawn| attacks::pawn_attacks(side, pawn));
    let knights = (board.knights() & own).into_iter().map(attacks::knight_attacks);
    let kings = (board.kings() & own).into_iter().map(attacks::king_attacks);
    let slanted = bishops.into_iter().map(|bishop| attacks::bishop_attacks(bishop, occupied));
    let straight = rooks.into_iter().map(|rook| attacks::rook_attacks(rook, occupied));
    let all = pawns.chain(knights).chain(kings).chain(slanted).chain(straight);
    all.fold(SquareSet::EMPTY, |all, squares| all | squares)
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

/// Farther than any pawn can be, so that the last one is not given away.
const NO_PAWN: u32 = 14;

/// How far the nearest pawn is from its promotion: its steps, and how far the pieces are that could
/// take the pawns in its way.
fn promotion_distance(board: &Board, side: Color) -> u32 {
    let (own, their) = (board.by_color(side), board.by_color(!side));
    let takers = own & !board.pawns();
    let away = |square: Square| takers.into_iter().map(|taker| taker.distance(square)).min().unwrap_or(0);
    let far = |pawn: Square| {
        let rank = u32::from(pawn.rank());
        let bars = ahead(pawn.into(), side) & board.pawns() & their;
        side.fold_wb(7 - rank, rank) + bars.into_iter().map(|bar| 1 + away(bar)).sum::<u32>()
    };
    (own & board.pawns()).into_iter().map(far).min().unwrap_or(NO_PAWN)
}

/// All squares before these pawns of `side` on their files.
pub(super) fn ahead(pawns: SquareSet, side: Color) -> SquareSet {
    let forward = side.fold_wb(8, -8);
    [1, 2, 4].into_iter().fold(pawns.shift(forward), |squares, step| squares | squares.shift(forward * step))
}
