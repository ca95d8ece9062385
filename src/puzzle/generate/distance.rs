//! How far a piece is from a square: the fewest moves, and whether so many are enough.

use super::draw::Draw;
use super::field::Field;
use super::{Draft, Skill, board};
use crate::puzzle::{BoardAsk, ChoiceAsk, CountAsk, Task};
use crate::rules::{Piece, Placement, Role, Square, SquareSet};

pub(super) const SKILLS: &[Skill] = &[
    Skill {
        id: "fewest-moves",
        lesson: "knight",
        rules: &["knight-move", "king-move", "rook-move", "bishop-move", "queen-move", "no-jumping"],
        version: 1,
        propose: fewest,
    },
    Skill {
        id: "can-get-there",
        lesson: "bishop",
        rules: &["bishop-one-colour", "knight-changes-colour", "no-jumping"],
        version: 1,
        propose: enough,
    },
];

/// How often each piece walks.
const WALKERS: [(Role, usize); 5] =
    [(Role::Knight, 6), (Role::King, 2), (Role::Bishop, 3), (Role::Rook, 3), (Role::Queen, 2)];

/// A piece among men who stand still, more of them from level to level.
fn walk(draw: &mut Draw) -> Option<(Placement, Square, Field)> {
    let walker = draw.weighted(&WALKERS)?.of(draw.side());
    let mut placement = Placement::empty();
    let from = board::put(draw, &mut placement, walker, SquareSet::FULL)?;
    let (least, most) = draw.by_level((2, 4), (6, 9), (9, 14));
    for _ in 0..draw.between(least, most) {
        let man = bystander(draw, walker)?;
        board::put(draw, &mut placement, man, board::own_part(man.color))?;
    }
    let field = Field::new(&placement, from, false)?;
    Some((placement, from, field))
}

/// A man in the way, more often one's own.
fn bystander(draw: &mut Draw, walker: Piece) -> Option<Piece> {
    let role = draw.weighted(&[(Role::Pawn, 8), (Role::Knight, 1), (Role::Bishop, 1), (Role::Rook, 1)])?;
    let side = if draw.chance(60) { walker.color } else { !walker.color };
    Some(role.of(side))
}

/// Count the fewest moves.
fn fewest(draw: &mut Draw) -> Option<Draft> {
    let (placement, from, field) = walk(draw)?;
    let (least, most) = draw.by_level((2, 4), (2, 5), (3, 8));
    let moves = draw.between(least, most);
    let captures = draw.chance(20);
    let near_miss = draw.chance(draw.by_level(50, 65, 80));
    let far = field.distances().into_iter().filter(|(square, away)| {
        *away == moves
            && field.is_enemy(*square) == captures
            && field.is_longer_than_it_looks(&[*square], moves) == near_miss
    });
    let far: Vec<Square> = far.map(|(square, _)| square).collect();
    let to = draw.pick(&far)?;
    let task = Task::Count(CountAsk::Distance { from, to });
    Some(seen_by_owner(placement, task, field.piece()).near_miss(near_miss))
}

/// Say whether so many moves are enough, or for a bishop whether any number is: as often as not.
fn enough(draw: &mut Draw) -> Option<Draft> {
    let (placement, from, field) = walk(draw)?;
    let yes = draw.chance(50);
    if field.piece().role == Role::Bishop && draw.chance(60) {
        let to = draw.pick(&ever(&placement, &field, yes))?;
        let task = Task::Choice(ChoiceAsk::Board(BoardAsk::CanReach { from, to, within: None }));
        return Some(seen_by_owner(placement, task, field.piece()));
    }
    let (least, most) = draw.by_level((2, 3), (2, 4), (3, 5));
    let within = draw.between(least, most);
    let near_miss = draw.chance(75);
    let fits = |needs: usize| match (yes, near_miss) {
        (true, true) => needs == within,
        (true, false) => needs >= 2 && needs < within,
        (false, true) => needs == within + 1,
        (false, false) => needs > within + 1,
    };
    let far = free(&field).into_iter().filter(|(_, needs)| fits(*needs));
    let far: Vec<Square> = far.map(|(square, _)| square).collect();
    let to = draw.pick(&far)?;
    let task = Task::Choice(ChoiceAsk::Board(BoardAsk::CanReach { from, to, within: Some(within) }));
    Some(seen_by_owner(placement, task, field.piece()).near_miss(near_miss))
}

/// The free squares that can be reached, with the fewest moves.
fn free(field: &Field) -> Vec<(Square, usize)> {
    field.distances().into_iter().filter(|(square, _)| !field.is_enemy(*square)).collect()
}

/// The free squares that a bishop gets to in two moves or more, or those that it never gets to.
fn ever(placement: &Placement, field: &Field, yes: bool) -> Vec<Square> {
    let reached = free(field);
    if yes {
        return reached.into_iter().filter(|(_, moves)| *moves >= 2).map(|(square, _)| square).collect();
    }
    let within: SquareSet = reached.into_iter().map(|(square, _)| square).collect();
    (SquareSet::FULL & !placement.occupied() & !within).into_iter().collect()
}

fn seen_by_owner(placement: Placement, task: Task, piece: Piece) -> Draft {
    let mut draft = Draft::on_board(placement, task);
    draft.ground.orientation = piece.color;
    draft
}
