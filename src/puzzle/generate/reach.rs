//! Where a piece can go among other men: mark every square.

use super::draw::Draw;
use super::scene::{self, Scene};
use super::{Draft, Level, Skill, looks};
use crate::puzzle::{SquaresAsk, Task};
use crate::rules::{Game, Placement, Rank, Role, Square};

pub(super) const SKILLS: &[Skill] = &[
    Skill {
        id: "rook-reach",
        lesson: "rook",
        rules: &["rook-move", "no-jumping", "one-piece-per-square", "capture"],
        version: 1,
        propose: |draw| propose(draw, Role::Rook),
    },
    Skill {
        id: "bishop-reach",
        lesson: "bishop",
        rules: &["bishop-move", "no-jumping", "one-piece-per-square", "capture"],
        version: 1,
        propose: |draw| propose(draw, Role::Bishop),
    },
    Skill {
        id: "queen-reach",
        lesson: "queen",
        rules: &["queen-move", "no-jumping", "one-piece-per-square", "capture"],
        version: 1,
        propose: |draw| propose(draw, Role::Queen),
    },
    Skill {
        id: "king-reach",
        lesson: "king",
        rules: &["king-no-attacked-square", "king-move"],
        version: 1,
        propose: |draw| propose(draw, Role::King),
    },
    Skill {
        id: "knight-reach",
        lesson: "knight",
        rules: &["knight-move", "knight-jumps", "one-piece-per-square"],
        version: 1,
        propose: |draw| propose(draw, Role::Knight),
    },
    Skill {
        id: "pawn-reach",
        lesson: "pawn",
        rules: &["pawn-move", "pawn-double-step", "pawn-capture"],
        version: 1,
        propose: |draw| propose(draw, Role::Pawn),
    },
];

/// At level three, mostly a trap: the piece is pinned, or its king in check.
fn propose(draw: &mut Draw, role: Role) -> Option<Draft> {
    let ground = ground(draw, role)?;
    let near = draw.chance(if role == Role::Pawn { 80 } else { 60 });
    let fits = |scene: &Scene| is_worth_asking(scene) && (looks_otherwise(scene) || !near);
    let scene = if draw.level == Level::Three && draw.chance(75) {
        scene::trapped(draw, ground.position(), role, |scene| {
            is_worth_asking(scene) && scene.legal != scene.reach
        })?
    } else {
        scene::with(draw, &ground, role, |scene| {
            fits(scene) && (role == Role::King || scene.legal == scene.reach) && !scene.in_check()
        })?
    };
    let near_miss = looks_otherwise(&scene);
    let task = Task::Squares(SquaresAsk::Targets { from: scene.from });
    Some(Draft::in_game(scene.game, task).near_miss(near_miss))
}

/// What the level looks at; a king only walks about where the board has emptied.
fn ground(draw: &mut Draw, role: Role) -> Option<Game> {
    match (role, draw.level) {
        (Role::King, Level::Two | Level::Three) => scene::thinned_where(draw, (14, 18), |_| true),
        (_, Level::One | Level::Two | Level::Three) => scene::ground(draw),
    }
}

/// Enough squares to look for, and no castling to think of.
fn is_worth_asking(scene: &Scene) -> bool {
    let least = match scene.piece.role {
        Role::Queen => 5,
        Role::Rook | Role::Bishop => 3,
        Role::Knight | Role::King => 2,
        Role::Pawn => 1,
    };
    let castles = scene.piece.role == Role::King && is_at_home_with_a_rook(scene);
    scene.reach.count() >= least && !scene.legal.is_empty() && !castles
}

/// Castling has lessons of its own; here it should not even be thought of.
fn is_at_home_with_a_rook(scene: &Scene) -> bool {
    let board = Placement::from(scene.position());
    super::board::possible_rights(&board).into_iter().any(|(side, _)| side == scene.piece.color)
}

/// Whether a square looks as if the piece could go there, and it cannot; or the reverse, for a knight
/// that jumps.
fn looks_otherwise(scene: &Scene) -> bool {
    scene.legal != scene.reach
        || match scene.piece.role {
            Role::Rook | Role::Bishop | Role::Queen => hides_squares(scene),
            Role::Knight => jumps(scene),
            Role::Pawn => stands_before_a_man(scene),
            Role::King => false,
        }
}

/// The line goes on behind a man that can be taken.
fn hides_squares(scene: &Scene) -> bool {
    let alone = scene::reach_alone(scene.piece, scene.from);
    let free = alone & !Placement::from(scene.position()).occupied();
    (scene.legal & scene.enemies()).into_iter().any(|man| {
        let behind = looks::beyond(scene.from, man);
        behind.is_some_and(|square| free.contains(square))
    })
}

/// Both ways round the corner to a square are barred, and the knight gets there.
fn jumps(scene: &Scene) -> bool {
    let board = Placement::from(scene.position());
    scene.legal.into_iter().any(|to| looks::is_jump(&board, scene.from, to))
}

/// A man stands straight ahead: an enemy before the pawn, or any man where a double step would end.
fn stands_before_a_man(scene: &Scene) -> bool {
    let position = scene.position();
    let side = scene.piece.color;
    let ahead = |square: Square| square.offset(side.fold_wb(8, -8));
    let Some(first) = ahead(scene.from) else { return false };
    let home = scene.from.rank() == side.fold_wb(Rank::Second, Rank::Seventh);
    match position.piece_at(first) {
        Some(man) => man.color != side,
        None => home && ahead(first).is_some_and(|square| position.piece_at(square).is_some()),
    }
}
