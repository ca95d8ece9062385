//! Lines on a board: what bears on a king, and men moved to where they do.

use super::board;
use super::draw::Draw;
use crate::puzzle::squares::way;
use crate::rules::{Color, Placement, Role, Square, SquareSet};

/// The pieces that move in lines.
pub(super) const LINES: &[Role] = &[Role::Bishop, Role::Rook, Role::Queen];
/// All pieces but king and pawn.
pub(super) const PIECES: &[Role] = &[Role::Knight, Role::Bishop, Role::Rook, Role::Queen];

/// Whether a piece that moves in lines looks from one square at another, nothing in between considered.
pub(super) fn bears(role: Role, from: Square, to: Square) -> bool {
    let straight = from.file() == to.file() || from.rank() == to.rank();
    let files = i32::from(from.file()) - i32::from(to.file());
    let ranks = i32::from(from.rank()) - i32::from(to.rank());
    let slant = files.abs() == ranks.abs();
    from != to
        && match role {
            Role::Rook => straight,
            Role::Bishop => slant,
            Role::Queen => straight || slant,
            Role::King | Role::Knight | Role::Pawn => false,
        }
}

/// What stands strictly between two squares of a line.
pub(super) fn on_way(board: &Placement, from: Square, to: Square) -> Vec<Square> {
    way(from, to).into_iter().filter(|square| board.piece_at(*square).is_some()).collect()
}

/// Where a side's king stands.
pub(super) fn king(board: &Placement, side: Color) -> Option<Square> {
    board.pieces().find(|placed| placed.piece == Role::King.of(side)).map(|placed| placed.square)
}

/// The squares of a side's pieces of these kinds.
pub(super) fn of(board: &Placement, side: Color, roles: &[Role]) -> Vec<Square> {
    let such =
        board.pieces().filter(|placed| placed.piece.color == side && roles.contains(&placed.piece.role));
    such.map(|placed| placed.square).collect()
}

/// Moves a piece of one of these kinds to a square where this holds of the board with it; gives the
/// square. What is kept stays where it is.
pub(super) fn shift(
    draw: &mut Draw,
    board: &mut Placement,
    side: Color,
    roles: &[Role],
    kept: SquareSet,
    holds: impl Fn(&Placement, Square) -> bool,
) -> Option<Square> {
    let mut from = of(board, side, roles);
    from.retain(|square| !kept.contains(*square));
    draw.shuffle(&mut from);
    for square in from.into_iter().take(3) {
        let piece = board.remove(square)?;
        let free = board::kept_colour(piece, square) & !board.occupied() & !SquareSet::from(square);
        let mut fits = SquareSet::EMPTY;
        for to in free {
            board.set(to, piece);
            if holds(board, to) {
                fits.add(to);
            }
            board.remove(to);
        }
        if let Some(to) = board::put(draw, board, piece, fits) {
            return Some(to);
        }
        board.set(square, piece);
    }
    None
}

/// Moves a piece of one of these kinds to a free square; what is kept stays where it is.
fn move_to(
    draw: &mut Draw,
    board: &mut Placement,
    side: Color,
    roles: &[Role],
    kept: SquareSet,
    to: Square,
) -> Option<()> {
    let mut from = of(board, side, roles);
    from.retain(|square| {
        let piece = board.piece_at(*square);
        !kept.contains(*square) && piece.is_some_and(|piece| board::kept_colour(piece, *square).contains(to))
    });
    let piece = board.remove(draw.pick(&from)?)?;
    board::put(draw, board, piece, to.into()).map(|_| ())
}

/// The lines of enemy pieces onto a side's king with so many men in between; each with those men.
pub(super) fn stopped(board: &Placement, side: Color, men: usize) -> Vec<(Square, Vec<Square>)> {
    let Some(king) = king(board, side) else { return Vec::new() };
    let looks =
        |square: &Square| board.piece_at(*square).is_some_and(|piece| bears(piece.role, *square, king));
    let enemies = of(board, !side, LINES).into_iter().filter(looks);
    let lines = enemies.map(|square| (square, on_way(board, square, king)));
    lines.filter(|(_, held)| held.len() == men).collect()
}

/// A line of the enemies of `side` onto its king: a man of `of_side` stands in between alone. Gives
/// the man and the piece behind.
pub(super) fn line_up(
    draw: &mut Draw,
    board: &mut Placement,
    side: Color,
    of_side: Color,
    roles: &[Role],
) -> Option<(Square, Square)> {
    let king = king(board, side)?;
    let mut ways: Vec<(i32, i32)> = [-1, 0, 1]
        .into_iter()
        .flat_map(|across| [-1, 0, 1].map(|up| (across, up)))
        .filter(|way| *way != (0, 0))
        .collect();
    draw.shuffle(&mut ways);
    ways.into_iter().find_map(|(across, up)| {
        let run = free_run(board, king, across, up);
        let far = draw.between(1, run.len().saturating_sub(1));
        let (near, last) = (run.get(draw.below(far)).copied()?, run.get(far).copied()?);
        let mut tried = board.clone();
        let line =
            if across == 0 || up == 0 { [Role::Rook, Role::Queen] } else { [Role::Bishop, Role::Queen] };
        move_to(draw, &mut tried, !side, &line, SquareSet::EMPTY, last)?;
        move_to(draw, &mut tried, of_side, roles, SquareSet::from(last), near)?;
        *board = tried;
        Some((near, last))
    })
}

/// The free squares from one on, up to the next piece.
pub(super) fn free_run(board: &Placement, from: Square, across: i32, up: i32) -> Vec<Square> {
    let step = |square: &Square| {
        let next = Square::from_coords(square.file().offset(across)?, square.rank().offset(up)?);
        board.piece_at(next).is_none().then_some(next)
    };
    std::iter::successors(step(&from), step).collect()
}
