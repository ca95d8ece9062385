//! A flag falls, or a player resigns: lost, or drawn because the other could never mate, or over before.

use super::super::draw::Draw;
use super::super::hunt::hunt;
use super::super::tally;
use super::super::{Draft, Level, board, dead};
use super::{Scene, by, moves};
use crate::arbiter::{Code, EventKind};
use crate::rules::{Color, Game, PieceMove, Placement, Position, Role, SquareSet};

type Army = &'static [Role];

/// What the one side has whose time runs out, or who resigns.
const OWN: &[(Army, usize)] = &[
    (&[Role::Queen], 2),
    (&[Role::Rook, Role::Pawn], 2),
    (&[Role::Pawn, Role::Pawn], 2),
    (&[Role::Queen, Role::Pawn], 2),
    (&[Role::Rook, Role::Pawn, Role::Pawn], 2),
    (&[Role::Knight, Role::Pawn], 1),
    (&[Role::Bishop], 1),
    (&[], 1),
];

/// What the other side has.
const PLAIN: &[(Army, usize)] =
    &[(&[], 9), (&[Role::Pawn], 3), (&[Role::Rook], 3), (&[Role::Queen], 2), (&[Role::Rook, Role::Pawn], 3)];
const MINOR: &[(Army, usize)] = &[
    (&[], 7),
    (&[Role::Knight], 3),
    (&[Role::Bishop], 3),
    (&[Role::Knight, Role::Knight], 2),
    (&[Role::Knight, Role::Pawn], 2),
    (&[Role::Bishop, Role::Pawn, Role::Pawn], 2),
    (&[Role::Rook], 2),
];

pub(super) fn propose(draw: &mut Draw, last: EventKind) -> Option<Draft> {
    let resigns = last == EventKind::Resign;
    let late = draw.by_level(0, 15, 35);
    if draw.chance(late) {
        return over_before(draw, last);
    }
    let side = draw.side();
    let turn = if resigns { draw.side() } else { side };
    let game = ending(draw, side, turn)?;
    let right = decision(game.position(), side, resigns);
    let near_miss = is_poor(game.position(), !side);
    let scene = Scene { game, events: vec![by(side, last)], right, near_miss };
    Some(scene.draft(draw, others(resigns)))
}

/// A few men of each side.
fn ending(draw: &mut Draw, side: Color, turn: Color) -> Option<Game> {
    let mut squares = Placement::empty();
    board::put_kings(draw, &mut squares)?;
    let own = draw.weighted(OWN)?;
    let other = draw.weighted(draw.by_level(PLAIN, MINOR, MINOR))?;
    for (army, color) in [(own, side), (other, !side)] {
        for role in army {
            board::put(draw, &mut squares, role.of(color), SquareSet::FULL)?;
        }
    }
    let game = board::game(&squares, turn)?;
    (!game.position().legal_moves().is_empty()).then_some(game)
}

/// Mate or stalemate comes before the flag, and before any word.
fn over_before(draw: &mut Draw, last: EventKind) -> Option<Draft> {
    let resigns = last == EventKind::Resign;
    let mates = draw.chance(70);
    let ends = |position: &Position| {
        let tally = tally::Tally::of(position);
        if mates { tally.mates } else { tally.stalemates }
    };
    let game = hunt(draw, |position| !ends(position).is_empty())?;
    let mv: PieceMove = draw.pick(&ends(game.position()))?;
    let mover = game.position().turn();
    let side = if draw.level == Level::Three && draw.chance(50) { mover } else { !mover };
    // The clock that runs is the mover's until he presses it.
    let first = moves(mover, mv, side != mover);
    let right = if mates { Code::Checkmate } else { Code::Stalemate };
    let scene = Scene { game, events: vec![first, by(side, last)], right, near_miss: true };
    Some(scene.draft(draw, others(resigns)))
}

fn others(resigns: bool) -> &'static [Code] {
    if resigns {
        &[Code::ResignLoss, Code::ResignDraw, Code::DeadPosition, Code::Checkmate, Code::DrawAgreed]
    } else {
        &[Code::FlagLoss, Code::FlagDraw, Code::DeadPosition, Code::Checkmate, Code::GoingOn]
    }
}

/// Lost, unless the men on the board tell that the other side can never mate; what the squares tell
/// beyond that is left to the arbiter.
fn decision(position: &Position, side: Color, resigns: bool) -> Code {
    let [loss, drawn] =
        if resigns { [Code::ResignLoss, Code::ResignDraw] } else { [Code::FlagLoss, Code::FlagDraw] };
    if dead::lacks_material(position) {
        Code::DeadPosition
    } else if cannot_win(position, !side) {
        drawn
    } else {
        loss
    }
}

/// Whether a side has only its king, or one light piece beside it and the other side nothing that could
/// stand in its own king's way.
fn cannot_win(position: &Position, side: Color) -> bool {
    let men = |of: Color| -> Vec<Role> {
        let men = position.pieces().filter(|one| one.piece.color == of && one.piece.role != Role::King);
        men.map(|one| one.piece.role).collect()
    };
    let other = men(!side);
    match men(side).as_slice() {
        [] => true,
        [Role::Knight] => other.iter().all(|role| *role == Role::Queen),
        [Role::Bishop] => other.iter().all(|role| matches!(role, Role::Queen | Role::Rook)),
        [_, ..] => false,
    }
}

/// Whether a side has so little that one might think it could not win: no queen, no rook, and at most
/// one man beside its king.
fn is_poor(position: &Position, side: Color) -> bool {
    let army: Vec<Role> =
        position.pieces().filter(|one| one.piece.color == side).map(|one| one.piece.role).collect();
    army.len() <= 2 && !army.contains(&Role::Queen) && !army.contains(&Role::Rook)
}
