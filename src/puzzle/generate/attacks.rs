//! What bears on what: the attackers of a square, and the pieces that can move at all.

use super::draw::Draw;
use super::{Draft, Level, Skill, looks, scene};
use crate::puzzle::{ChoiceAsk, GameAsk, SquaresAsk, Task};
use crate::rules::{Color, Game, Placed, Placement, Position, Role, Square, SquareSet};

pub(super) const SKILLS: &[Skill] = &[
    Skill {
        id: "attackers",
        lesson: "moves",
        rules: &["capture", "no-jumping", "pawn-capture"],
        version: 1,
        propose: attackers,
    },
    Skill {
        id: "is-attacked",
        lesson: "king",
        rules: &["king-no-attacked-square", "no-jumping", "pawn-capture"],
        version: 1,
        propose: attacked,
    },
    Skill {
        id: "movers",
        lesson: "moves",
        rules: &["no-jumping", "one-piece-per-square", "pawn-move"],
        version: 1,
        propose: movers,
    },
];

/// A square that a side may attack or not.
struct Aim {
    square: Square,
    by: Color,
    attackers: SquareSet,
    /// Men of that side that look as if they attacked the square and do not, or the reverse.
    lures: SquareSet,
}

impl Aim {
    fn at(position: &Position, square: Square, by: Color) -> Aim {
        let attackers = position.attackers(square, by);
        let side = position.pieces().filter(|placed| placed.piece.color == by);
        let pinned: SquareSet = position.pins(by).into_iter().map(|pin| pin.pinned.square).collect();
        let aimed = side.filter(|man| !attackers.contains(man.square) && looks_at(*man, square));
        let lures = aimed.map(|man| man.square).collect::<SquareSet>() | (pinned & attackers);
        Aim { square, by, attackers, lures }
    }
}

/// On an empty board the piece would attack the square; a pawn, where it only walks straight on.
fn looks_at(man: Placed, square: Square) -> bool {
    match man.piece.role {
        Role::Pawn => man.square.offset(man.piece.color.fold_wb(8, -8)) == Some(square),
        Role::Knight | Role::King => false,
        Role::Bishop | Role::Rook | Role::Queen => looks::is_its_way(man, square),
    }
}

/// A square of those that fit, none that the side itself or a king stands on.
fn aim(draw: &mut Draw, position: &Position, by: Color, fits: impl Fn(&Aim) -> bool) -> Option<Aim> {
    let barred = Placement::from(position).of_side(by) | SquareSet::from_iter(position.king(!by));
    let mut squares: Vec<Square> = (SquareSet::FULL & !barred).into_iter().collect();
    draw.shuffle(&mut squares);
    squares.into_iter().map(|square| Aim::at(position, square, by)).find(fits)
}

/// Mark the men that attack a square.
fn attackers(draw: &mut Draw) -> Option<Draft> {
    let ground = scene::ground(draw)?;
    let by = draw.side();
    let (least, most) = draw.by_level((1, 2), (2, 3), (2, 5));
    let near = draw.level == Level::Three || draw.chance(50);
    let aim = aim(draw, ground.position(), by, |aim| {
        (least..=most).contains(&aim.attackers.count()) && (!near || !aim.lures.is_empty())
    })?;
    let task = Task::Squares(SquaresAsk::Attackers { of: aim.square, by: aim.by });
    Some(Draft::in_game(ground, task).near_miss(!aim.lures.is_empty()))
}

/// Say whether a side attacks a square: as often as not.
fn attacked(draw: &mut Draw) -> Option<Draft> {
    let ground = scene::ground(draw)?;
    let by = draw.side();
    let yes = draw.chance(50);
    let near = draw.chance(draw.by_level(60, 70, 100));
    let aim = aim(draw, ground.position(), by, |aim| {
        aim.attackers.is_empty() != yes && (!near || is_deceptive(ground.position(), aim))
    })?;
    let near_miss = is_deceptive(ground.position(), &aim);
    let task = Task::Choice(ChoiceAsk::Game(GameAsk::Attacked { square: aim.square, by: aim.by }));
    Some(Draft::in_game(ground, task).near_miss(near_miss))
}

/// Not attacked, though a man looks at it; or attacked by a single man, pinned or from far away.
fn is_deceptive(position: &Position, aim: &Aim) -> bool {
    match aim.attackers.single_square() {
        _ if aim.attackers.is_empty() => !aim.lures.is_empty(),
        Some(only) => !(aim.lures & aim.attackers).is_empty() || is_far(position, only, aim.square),
        None => false,
    }
}

/// A line piece at least four squares away.
fn is_far(position: &Position, from: Square, to: Square) -> bool {
    let line = position.piece_at(from).is_some_and(|piece| piece.role != Role::Knight);
    line && from.distance(to) >= 4
}

/// Mark the men that have a legal move; at level three with a line onto the king.
fn movers(draw: &mut Draw) -> Option<Draft> {
    let near = draw.chance(65);
    let (least, most) = draw.by_level((2, 5), (3, 7), (1, 9));
    let fits = |game: &Game| {
        let (movers, still, stuck) = free_and_stuck(game.position());
        (least..=most).contains(&movers.count()) && !still.is_empty() && (!near || !stuck.is_empty())
    };
    let calm = |game: &Game| game.position().checkers().is_empty() && fits(game);
    let game = match draw.level {
        Level::One => scene::thinned_where(draw, (8, 12), calm)?,
        Level::Two => scene::thinned_where(draw, (15, 22), calm)?,
        Level::Three => {
            let ground = scene::ground(draw)?;
            let role = draw.pick(&[Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::Pawn])?;
            scene::trapped(draw, ground.position(), role, |scene| fits(&scene.game))?.game
        }
    };
    let (_, _, stuck) = free_and_stuck(game.position());
    Some(Draft::in_game(game, Task::Squares(SquaresAsk::Movers)).near_miss(!stuck.is_empty()))
}

/// The men that have a legal move, those that have none, and those of the latter that look free.
fn free_and_stuck(position: &Position) -> (SquareSet, SquareSet, SquareSet) {
    let movers: SquareSet = position.legal_moves().into_iter().map(|mv| mv.from()).collect();
    let still = Placement::from(position).of_side(position.turn()) & !movers;
    let stuck = still.into_iter().filter(|man| looks_free(position, *man)).collect();
    (movers, still, stuck)
}

/// A man that has no legal move and looks as if it had: its king forbids it, or it is a pawn with an
/// enemy straight ahead.
fn looks_free(position: &Position, man: Square) -> bool {
    let board = Placement::from(position);
    let us = position.turn();
    let faced = man.offset(us.fold_wb(8, -8)).is_some_and(|ahead| board.of_side(!us).contains(ahead));
    let pawn = board.piece_at(man) == Some(Role::Pawn.of(us));
    !scene::reach_of(&board, man).is_empty() || (pawn && faced)
}
