//! How the men must stand for each case of en passant.

use super::super::draw::Draw;
use super::scene::Scene;
use crate::puzzle::squares::way;
use crate::rules::{Color, Position, Role, Square, SquareSet};

/// King and enemy rook or queen on the rank of the two pawns, one on each side; with a third piece
/// in between if held.
pub(super) fn line_up(draw: &mut Draw, scene: &mut Scene, held: bool) -> Option<()> {
    let rank = SquareSet::from(scene.from.rank());
    let (low, high) = if scene.way() > 0 { (scene.from, scene.beside) } else { (scene.beside, scene.from) };
    for square in rank & !SquareSet::from(scene.from) {
        if scene.board.piece_at(square).is_some_and(|piece| piece.role != Role::King) {
            scene.board.remove(square);
        }
    }
    let below: SquareSet = rank.into_iter().filter(|square| *square < low).collect();
    let above: SquareSet = rank.into_iter().filter(|square| *square > high).collect();
    let (ours, theirs) = if draw.chance(50) { (below, above) } else { (above, below) };
    let king = scene.seat_king(draw, ours)?;
    let rook = scene.seat(draw, !scene.side, &[Role::Rook, Role::Queen], theirs)?;
    if held {
        let inside: SquareSet = rank
            .into_iter()
            .filter(|square| {
                (*square > king.min(rook)) && *square < king.max(rook) && *square != scene.beside
            })
            .collect();
        let color = if draw.chance(50) { Color::White } else { Color::Black };
        scene.seat(draw, color, &[Role::Knight, Role::Bishop, Role::Pawn], inside)?;
    }
    Some(())
}

/// Whether king and enemy rook or queen still stand on the rank on both sides of the two pawns.
pub(super) fn is_lined_up(position: &Position, scene: &Scene) -> bool {
    let Some(king) = position.king(scene.side) else { return false };
    let rooks = position.pieces().filter(|placed| {
        placed.piece.color != scene.side && matches!(placed.piece.role, Role::Rook | Role::Queen)
    });
    let mut rooks = rooks.filter(|rook| rook.square.rank() == king.rank());
    rooks.any(|rook| {
        let inside = way(king, rook.square);
        inside.contains(&scene.from) && inside.contains(&scene.beside)
    })
}

/// King, pawn, target and an enemy bishop or queen on one diagonal.
pub(super) fn along(draw: &mut Draw, scene: &mut Scene) -> Option<()> {
    let way = scene.way();
    let behind = scene.free_run(scene.from, -way, -1);
    scene.seat_king(draw, behind)?;
    let beyond = scene.free_run(scene.target, way, 1);
    scene.seat(draw, !scene.side, &[Role::Bishop, Role::Queen], beyond).map(|_| ())
}

/// King and enemy on the pawn's file, or on the diagonal that the capture leaves.
pub(super) fn across(draw: &mut Draw, scene: &mut Scene) -> Option<()> {
    let way = scene.way();
    let lines = [(0, &[Role::Rook, Role::Queen]), (-way, &[Role::Bishop, Role::Queen])];
    let (side, roles) = draw.pick(&lines)?;
    scene.seat_king(draw, scene.free_run(scene.from, -side, -1))?;
    let beyond = scene.free_run(scene.from, side, 1);
    scene.seat(draw, !scene.side, roles, beyond).map(|_| ())
}

/// The same one rank back or on.
pub(super) fn other_rank(draw: &mut Draw, scene: &mut Scene) -> Option<()> {
    let number = if draw.chance(50) { 4 } else { 6 };
    let pawn = scene.board.remove(scene.from)?;
    let step = scene.board.remove(scene.start)?;
    let next = scene.beside.file();
    scene.from = scene.at(scene.from.file(), number);
    scene.beside = scene.at(next, number);
    scene.start = scene.at(next, number + 1);
    scene.target = scene.start;
    let free =
        [scene.from, scene.beside, scene.start].into_iter().all(|at| scene.board.piece_at(at).is_none());
    scene.board.set(scene.from, pawn);
    scene.board.set(scene.start, step);
    free.then_some(())
}

/// A piece in place of the pawn: it comes down the file, like a double step.
pub(super) fn piece_beside(draw: &mut Draw, scene: &mut Scene) -> Option<()> {
    scene.board.remove(scene.start)?;
    let at = SquareSet::from(scene.start);
    scene.seat(draw, !scene.side, &[Role::Rook, Role::Queen], at).map(|_| ())
}

/// An enemy pawn has long stood on the other side; gives where a capture of it would land.
pub(super) fn pawn_aside(scene: &mut Scene) -> Option<Square> {
    let file = scene.from.file().offset(-scene.way())?;
    scene.move_up(!scene.side, file)?;
    Some(scene.at(file, 6)).filter(|square| scene.board.piece_at(*square).is_none())
}

/// The own king where the pawn attacks him once it has stepped.
pub(super) fn before_the_pawn(draw: &mut Draw, scene: &mut Scene) -> Option<()> {
    let near = [-1, 1].into_iter().filter_map(|way| scene.beside.file().offset(way));
    let squares = near.map(|file| scene.at(file, 4)).collect();
    scene.seat_king(draw, squares).map(|_| ())
}

/// An enemy bishop or queen behind the pawn at home; its step opens the diagonal onto the king.
pub(super) fn behind_the_pawn(draw: &mut Draw, scene: &mut Scene) -> Option<()> {
    let mut sides = [-1, 1];
    draw.shuffle(&mut sides);
    let across = sides.into_iter().find(|across| scene.start.file().offset(*across).is_some())?;
    let back = scene.at(scene.start.file().offset(across)?, 8);
    if scene.board.piece_at(back).is_some_and(|piece| piece.role == Role::King) {
        return None;
    }
    scene.board.remove(back);
    scene.seat(draw, !scene.side, &[Role::Bishop, Role::Queen], back.into())?;
    let run = scene.free_run(scene.start, -across, -1);
    scene.seat_king(draw, run).map(|_| ())
}
