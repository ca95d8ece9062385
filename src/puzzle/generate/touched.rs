//! Touch and move: the touched piece moves, and only as it can.

use super::draw::Draw;
use super::hunt::attack;
use super::tally::checks;
use super::{Draft, Level, Skill, play};
use crate::puzzle::{Goal, Task};
use crate::rules::{Game, PieceMove, Placement, Position, Role, Square, SquareSet, reach};

pub(super) const SKILLS: &[Skill] = &[Skill {
    id: "touched-piece",
    lesson: "results",
    rules: &["illegal-moves-penalty"],
    version: 1,
    propose,
}];

fn propose(draw: &mut Draw) -> Option<Draft> {
    let traps = draw.by_level(45, 55, 100);
    let trap = draw.chance(traps);
    let game = game(draw, trap)?;
    let square = draw.pick(&touchable(game.position(), trap))?;
    Some(Draft::in_game(game, Task::Move(Goal::Touched { square })).near_miss(trap))
}

/// The pieces of the side to move that can move while others can too, and are a trap or not.
fn touchable(position: &Position, trap: bool) -> Vec<Square> {
    let legal = position.legal_moves();
    let fits = |square: &Square| {
        let own = legal.iter().filter(|mv| mv.from() == *square).count();
        own > 0 && own < legal.len() && is_trap(position, &legal, *square) == trap
    };
    let own = position.pieces().filter(|one| one.piece.color == position.turn());
    own.map(|one| one.square).filter(fits).collect()
}

/// At level three often one in which the side to move has been put in check.
fn game(draw: &mut Draw, trap: bool) -> Option<Game> {
    let checked = |position: &Position| {
        let mut moves = checks(position);
        moves.retain(|mv| !touchable(&position.after(*mv), true).is_empty());
        moves
    };
    if trap && draw.level == Level::Three && draw.chance(50) {
        let before = attack(draw, |position| !checked(position).is_empty())?;
        let mv = draw.pick(&checked(before.position()))?;
        return Some(Game::from_position(before.position().after(mv)));
    }
    let (least, most) = draw.by_level((6, 20), (12, 40), (14, 44));
    let plies = draw.between(least, most);
    let holds = |game: &Game| game.plies() >= plies && !touchable(game.position(), trap).is_empty();
    play::until(draw, 70, |_, game| holds(game)).map(|game| play::forget(&game))
}

/// Whether the piece seems to have moves that it does not have: it is pinned, a check must be met, its
/// king would stand attacked; or castling would move it, and does not count as its move.
fn is_trap(position: &Position, legal: &[PieceMove], square: Square) -> bool {
    let castles = legal.iter().any(|mv| {
        let corner = mv.wing().map(|wing| wing.corner(mv.from().rank()));
        corner == Some(square)
    });
    let can: SquareSet =
        legal.iter().filter(|mv| mv.from() == square && mv.wing().is_none()).map(|mv| mv.to()).collect();
    let seems: SquareSet =
        reach(&Placement::from(position), square).map(|found| found.targets).into_iter().flatten().collect();
    let guarded_king = position.piece_at(square).is_some_and(|piece| piece.role == Role::King);
    castles || (!guarded_king && !(seems & !can).is_empty())
}
