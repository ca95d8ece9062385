//! Kings in danger: endings that are built, a king near the edge hunted by a few pieces, and games in
//! which pieces have come near the enemy king.

use super::draw::Draw;
use super::{board, play};
use crate::rules::{Color, File, Game, Placed, Placement, Position, Rank, Role, Square, SquareSet};

/// How often pieces are put down or brought up before chance is given another start.
const TRIES: usize = 80;

/// What may hunt a king, beside its own king.
const FEW: &[(&[Role], usize)] = &[
    (&[Role::Queen], 4),
    (&[Role::Rook], 2),
    (&[Role::Rook, Role::Rook], 3),
    (&[Role::Queen, Role::Pawn], 2),
    (&[Role::Rook, Role::Pawn], 1),
    (&[Role::Queen, Role::Rook], 1),
];

/// The same with more of it.
const MORE: &[(&[Role], usize)] = &[
    (&[Role::Queen, Role::Knight], 2),
    (&[Role::Queen, Role::Bishop], 2),
    (&[Role::Queen, Role::Pawn], 2),
    (&[Role::Rook, Role::Rook], 2),
    (&[Role::Rook, Role::Bishop], 2),
    (&[Role::Rook, Role::Knight], 2),
    (&[Role::Rook, Role::Bishop, Role::Pawn], 2),
    (&[Role::Bishop, Role::Bishop, Role::Pawn], 1),
];

/// What the hunted king may still have at level three.
const LEFT: &[(&[Role], usize)] = &[
    (&[], 2),
    (&[Role::Pawn], 3),
    (&[Role::Knight], 2),
    (&[Role::Bishop], 2),
    (&[Role::Rook], 1),
    (&[Role::Pawn, Role::Knight], 1),
];

/// An ending in which the side to move hunts the other king, so that the predicate holds; from level
/// two on with pawns that block each other, at level three with a rest of the other army. `None`
/// where that did not come about.
pub(super) fn hunt(draw: &mut Draw, holds: impl Fn(&Position) -> bool) -> Option<Game> {
    let strong = draw.side();
    (0..TRIES).find_map(|_| ending(draw, strong).filter(|game| holds(game.position())))
}

/// Pieces put down for a hunt; `None` where it is no sound position.
fn ending(draw: &mut Draw, strong: Color) -> Option<Game> {
    let mut squares = Placement::empty();
    let board = &mut squares;
    let prey = put_prey(draw, board, !strong)?;
    let near = around(prey, 2, 4);
    board::put(draw, board, Role::King.of(strong), near)?;
    let army = draw.weighted(draw.by_level(FEW, MORE, MORE))?;
    for role in army {
        board::put(draw, board, role.of(strong), SquareSet::FULL)?;
    }
    for _ in 0..draw.by_level(0, 2, 1) {
        put_blocked_pawns(draw, board);
    }
    let left = if draw.level == super::Level::Three { draw.weighted(LEFT)? } else { &[] };
    for role in left {
        board::put(draw, board, role.of(!strong), around(prey, 1, 3))?;
    }
    board::game(board, strong)
}

/// A game in which some pieces of the side to move have come near the enemy king, so that the
/// predicate holds; without its moves. `None` where that did not happen.
pub(super) fn attack(draw: &mut Draw, holds: impl Fn(&Position) -> bool) -> Option<Game> {
    let plies = draw.between(16, 56);
    let played = play::game(draw, plies);
    let base = played.position();
    let (strong, prey) = (base.turn(), base.king(!base.turn())?);
    (0..TRIES).find_map(|_| {
        let mut squares = Placement::from(base);
        for _ in 0..draw.between(1, 3) {
            bring_up(draw, &mut squares, strong, prey)?;
        }
        thin_out(draw, &mut squares, !strong);
        let game = board::game(&squares, strong)?;
        (game.position().checkers().is_empty() && holds(game.position())).then_some(game)
    })
}

/// Takes an officer of the side to another square, mostly one near the king. `None` where it has none.
fn bring_up(draw: &mut Draw, board: &mut Placement, side: Color, prey: Square) -> Option<Square> {
    let one = pick_officer(draw, board, side)?;
    board.remove(one.square);
    let among = if draw.chance(70) { around(prey, 1, 3) } else { SquareSet::FULL };
    board::put(draw, board, one.piece, among)
}

/// Takes up to two officers of the side off the board.
fn thin_out(draw: &mut Draw, board: &mut Placement, side: Color) {
    for _ in 0..draw.below(3) {
        if let Some(one) = pick_officer(draw, board, side) {
            board.remove(one.square);
        }
    }
}

fn pick_officer(draw: &mut Draw, board: &Placement, side: Color) -> Option<Placed> {
    let officer = |role: Role| match role {
        Role::Knight | Role::Bishop | Role::Rook | Role::Queen => true,
        Role::Pawn | Role::King => false,
    };
    let officers: Vec<_> =
        board.placed_on(board.of_side(side)).filter(|one| officer(one.piece.role)).collect();
    draw.pick(&officers)
}

/// The hunted king, mostly on the edge.
fn put_prey(draw: &mut Draw, board: &mut Placement, side: Color) -> Option<Square> {
    let edge = SquareSet::from(Rank::First)
        | SquareSet::from(Rank::Eighth)
        | SquareSet::from(File::A)
        | SquareSet::from(File::H);
    let among = if draw.chance(85) { edge } else { SquareSet::FULL };
    board::put(draw, board, Role::King.of(side), among)
}

/// The squares from `least` to `most` king's steps away.
fn around(square: Square, least: u32, most: u32) -> SquareSet {
    Square::ALL.into_iter().filter(|other| (least..=most).contains(&other.distance(square))).collect()
}

/// A white pawn and a black one that stand against each other; none where the squares are taken.
fn put_blocked_pawns(draw: &mut Draw, board: &mut Placement) {
    let Some(file) = draw.pick(&File::ALL) else { return };
    let Some(rank) = draw.pick(&[Rank::Second, Rank::Third, Rank::Fourth, Rank::Fifth, Rank::Sixth]) else {
        return;
    };
    let lower = Square::from_coords(file, rank);
    let Some(upper) = lower.offset(8) else { return };
    if board.piece_at(lower).is_none() && board.piece_at(upper).is_none() {
        board.set(lower, Role::Pawn.of(Color::White));
        board.set(upper, Role::Pawn.of(Color::Black));
    }
}
