//! What can be captured: with one piece, with any.

use super::draw::Draw;
use super::scene::{self, Scene};
use super::{Draft, Level, Skill, looks};
use crate::puzzle::{SquaresAsk, Task};
use crate::rules::{Game, Placement, Role, SquareSet};

pub(super) const SKILLS: &[Skill] = &[
    Skill {
        id: "piece-captures",
        lesson: "moves",
        rules: &["capture", "no-jumping", "one-piece-per-square"],
        version: 1,
        propose: with_one,
    },
    Skill {
        id: "all-captures",
        lesson: "moves",
        rules: &["capture", "pawn-capture", "no-jumping"],
        version: 1,
        propose: with_any,
    },
];

/// How often each piece is asked about.
const ROLES: [(Role, usize); 6] = [
    (Role::Queen, 4),
    (Role::Rook, 4),
    (Role::Bishop, 4),
    (Role::Knight, 4),
    (Role::King, 2),
    (Role::Pawn, 3),
];

/// What one piece can take; at level three its king often has a say.
fn with_one(draw: &mut Draw) -> Option<Draft> {
    let ground = scene::ground(draw)?;
    let role = draw.weighted(&ROLES)?;
    let near = draw.chance(60);
    let takes = |scene: &Scene| !(scene.legal & scene.enemies()).is_empty();
    let lured = |scene: &Scene| !near || looks_otherwise(scene);
    let scene = if draw.level == Level::Three && draw.chance(60) {
        scene::trapped(draw, ground.position(), role, |scene| {
            takes(scene) && !((scene.reach & !scene.legal) & scene.enemies()).is_empty()
        })?
    } else {
        scene::with(draw, &ground, role, |scene| takes(scene) && lured(scene) && !scene.in_check())?
    };
    let task = Task::Squares(SquaresAsk::Captures { from: Some(scene.from) });
    let near_miss = looks_otherwise(&scene);
    Some(Draft::in_game(scene.game, task).near_miss(near_miss))
}

/// Whether a man looks free to take and is not, or is taken although that looks forbidden.
fn looks_otherwise(scene: &Scene) -> bool {
    let taken = scene.legal & scene.enemies();
    let spared = scene.enemies() & !taken;
    let aimed_at = (scene.reach | scene::reach_alone(scene.piece, scene.from)) & spared;
    !aimed_at.is_empty()
        || taken.into_iter().any(|square| looks::is_sacrifice(scene.position(), scene.piece, square))
}

/// Everything that can be taken; at level three often with a line onto the king of the side to move.
fn with_any(draw: &mut Draw) -> Option<Draft> {
    let (least, most) = draw.by_level((1, 3), (2, 4), (2, 6));
    let near = draw.chance(60);
    let fits = |game: &Game| {
        taken_and_lures(game).is_some_and(|(taken, lures)| {
            (least..=most).contains(&taken.count()) && (!near || !lures.is_empty())
        })
    };
    let calm = |game: &Game| game.position().checkers().is_empty() && fits(game);
    let pressed = draw.chance(60);
    let game = match draw.level {
        Level::One => scene::thinned_where(draw, (7, 12), calm)?,
        Level::Two => scene::thinned_where(draw, (15, 22), calm)?,
        Level::Three if !pressed => scene::thinned_where(draw, (20, 30), calm)?,
        Level::Three => {
            let ground = scene::ground(draw)?;
            let role = draw.weighted(&ROLES)?;
            scene::trapped(draw, ground.position(), role, |scene| fits(&scene.game))?.game
        }
    };
    let (_, lures) = taken_and_lures(&game)?;
    let task = Task::Squares(SquaresAsk::Captures { from: None });
    Some(Draft::in_game(game, task).near_miss(!lures.is_empty()))
}

/// What the side to move can take, and what looks otherwise: men in the way of a piece whose king
/// forbids it, men straight before a pawn, and men that only a piece worth more can take although
/// they are protected. `None` where en passant comes in.
fn taken_and_lures(game: &Game) -> Option<(SquareSet, SquareSet)> {
    let position = game.position();
    let board = Placement::from(position);
    let us = position.turn();
    let moves = position.legal_moves();
    if moves.iter().any(|mv| mv.is_en_passant()) {
        return None;
    }
    let (mut taken, mut fairly) = (SquareSet::EMPTY, SquareSet::EMPTY);
    for mv in moves.iter().filter(|mv| mv.capture().is_some()) {
        taken.add(mv.to());
        if !looks::is_sacrifice(position, mv.role().of(us), mv.to()) {
            fairly.add(mv.to());
        }
    }
    let mut aimed_at = SquareSet::EMPTY;
    for own in board.pieces().filter(|placed| placed.piece.color == us) {
        aimed_at |= scene::reach_of(&board, own.square);
        if own.piece.role == Role::Pawn {
            aimed_at |= SquareSet::from_iter(own.square.offset(us.fold_wb(8, -8)));
        }
    }
    let spared = aimed_at & board.of_side(!us) & !taken;
    Some((taken, spared | (taken & !fairly)))
}
