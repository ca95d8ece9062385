//! Castling beyond yes and no: the rights that are left, the squares and pieces that decide, and to do it.

use super::super::Draft;
use super::super::draw::Draw;
use super::case::{Case, distract};
use super::past::Tale;
use super::scene::{Scene, against, other};
use super::trouble::Trouble;
use crate::puzzle::{CastlingPart, ChoiceAsk, Goal, SquaresAsk, Task};
use crate::rules::{Color, Game, Role, SquareSet, Wing, castling_state, king_home};

/// What may have happened where the rights are asked for: what the moves tell, or what does not matter.
const RIGHTS: &[(Case, usize)] = &[
    (Case::Past(Tale::KingMoved), 4),
    (Case::Past(Tale::RookMoved), 5),
    (Case::Past(Tale::OtherRookMoved), 3),
    (Case::Past(Tale::RookCaptured), 3),
    (Case::Past(Tale::Promoted), 3),
    (Case::Past(Tale::WasInCheck), 4),
    (Case::Now(Trouble::InCheck), 1),
    (Case::Now(Trouble::Through), 1),
    (Case::Now(Trouble::Blocked), 1),
    (Case::Now(Trouble::NoRook), 1),
    (Case::Now(Trouble::RookAttacked), 1),
];

/// Which castlings are left to a side?
pub(super) fn rights(draw: &mut Draw) -> Option<Draft> {
    let staged = draw.weighted(RIGHTS)?.stage(draw)?;
    let mut side = staged.game.position().turn();
    if staged.game.plies() > 0 && draw.chance(draw.by_level(0, 15, 30)) {
        side = !side;
        // A king that has left is no question.
        if staged.game.position().king(side) != Some(king_home(side)) {
            return None;
        }
    }
    let near_miss = Wing::ALL.into_iter().any(|wing| seems_otherwise(&staged.game, side, wing));
    let task = Task::Choice(ChoiceAsk::Rights { side });
    Some(Draft::in_game(staged.game, task).near_miss(near_miss))
}

/// The right is lost though king and rook stand at home, or is there though castling is barred.
fn seems_otherwise(game: &Game, side: Color, wing: Wing) -> bool {
    let state = castling_state(game, side, wing);
    let at_home = game.position().piece_at(king_home(side)) == Some(Role::King.of(side))
        && game.position().piece_at(wing.corner(side.backrank())) == Some(Role::Rook.of(side));
    (at_home && !state.right) || (state.right && !state.now)
}

/// Which of the king's squares are attacked?
pub(super) fn attacked(draw: &mut Draw) -> Option<Draft> {
    under_attack(draw, CastlingPart::Attacked)
}

/// Which pieces attack the king's squares?
pub(super) fn attackers(draw: &mut Draw) -> Option<Draft> {
    under_attack(draw, CastlingPart::Attackers)
}

/// One enemy, two or three bear on the king's squares; often another attacks what does not count.
fn under_attack(draw: &mut Draw, part: CastlingPart) -> Option<Draft> {
    let mut scene = Scene::new(draw, None)?;
    let mut aims = vec![Trouble::InCheck, Trouble::Through, Trouble::Into];
    draw.shuffle(&mut aims);
    let count = draw.by_level(1, 2, 3);
    for trouble in aims.into_iter().take(count) {
        trouble.stir(draw, &mut scene)?;
    }
    if draw.chance(55) {
        distract(draw, &mut scene);
    }
    let beside = beside(&scene);
    let near_miss = !scene.attacked(beside).is_empty();
    let task = Task::Squares(SquaresAsk::Castling { wing: scene.wing, part });
    let game = scene.game()?;
    // Both kings in check, or three checks at once, come about in no game.
    (game.position().checkers().count() < 2).then(|| Draft::in_game(game, task).near_miss(near_miss))
}

/// The squares of the wing that may be attacked: the rook's corner, and what only the rook passes.
fn beside(scene: &Scene) -> SquareSet {
    (scene.between(scene.wing) | SquareSet::from(scene.corner(scene.wing))) & !scene.safe()
}

/// Which pieces stand in the way?
pub(super) fn blockers(draw: &mut Draw) -> Option<Draft> {
    let mut scene = Scene::new(draw, None)?;
    let long = scene.wing == Wing::Long;
    if draw.chance(50) {
        Trouble::OtherWingBlocked.stir(draw, &mut scene)?;
    }
    if long && draw.chance(40) {
        Trouble::RookPathBlocked.stir(draw, &mut scene)?;
    }
    let most = draw.by_level(1, 2, 3);
    let count = if long { draw.between(1, most) } else { draw.between(1, most.min(2)) };
    for _ in 0..count {
        // Three squares may be full already.
        let _ = Trouble::Blocked.stir(draw, &mut scene);
    }
    let near_miss = scene.wing == Wing::Long
        && scene
            .between(Wing::Long)
            .into_iter()
            .any(|square| !scene.safe().contains(square) && scene.board.piece_at(square).is_some())
        || !(scene.between(other(scene.wing)) & scene.board.occupied()).is_empty();
    let part = CastlingPart::Blockers;
    let task = Task::Squares(SquaresAsk::Castling { wing: scene.wing, part });
    Some(Draft::in_game(scene.game()?, task).near_miss(near_miss))
}

/// Castle on the one wing where it is allowed, or on the one that is named.
pub(super) fn castle(draw: &mut Draw) -> Option<Draft> {
    let spoilt = [
        (Case::Now(Trouble::OtherWingBlocked), draw.by_level(3, 1, 1)),
        (Case::Now(Trouble::OtherWingAttacked), draw.by_level(2, 3, 3)),
        (Case::Past(Tale::OtherRookMoved), draw.by_level(1, 3, 4)),
        (Case::Now(Trouble::RookPathAttacked), 1),
    ];
    let staged = draw.weighted(&spoilt)?.stage(draw)?;
    let position = staged.game.position();
    let (side, far) = (position.turn(), other(staged.wing));
    let reasons = against(&staged.game, far);
    if reasons.is_empty() {
        // Both wings are open: the one to castle on is named.
        let goal = Goal::Castle { wing: Some(staged.wing) };
        return Some(Draft::in_game(staged.game, Task::Move(goal)));
    }
    let rook = position.piece_at(far.corner(side.backrank())) == Some(Role::Rook.of(side));
    let clear =
        super::scene::between(side, far).into_iter().all(|square| position.piece_at(square).is_none());
    Some(Draft::in_game(staged.game, Task::Move(Goal::Castle { wing: None })).near_miss(rook && clear))
}

/// Is it the short or the long castling? At level three seen by the other side.
pub(super) fn wing(draw: &mut Draw) -> Option<Draft> {
    let scene = Scene::new(draw, None)?;
    let text = format!("{}{}", scene.home(), scene.target());
    let mut draft = Draft::in_game(scene.game()?, Task::Choice(ChoiceAsk::Wing { text }));
    if draw.chance(draw.by_level(0, 20, 80)) {
        draft.ground.orientation = !scene.side;
    }
    Some(draft)
}
