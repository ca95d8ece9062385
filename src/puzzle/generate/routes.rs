//! Walks of one piece past men and guards, in the fewest moves.

use super::board::{own_part, put};
use super::draw::Draw;
use super::field::Field;
use super::{Draft, Level, Skill};
use crate::puzzle::{RouteAsk, Task};
use crate::rules::{Piece, Placement, Role, Square, SquareSet};

pub(super) const SKILLS: &[Skill] = &[
    Skill {
        id: "rook-route",
        lesson: "rook",
        rules: &["rook-move", "no-jumping"],
        version: 1,
        propose: |draw| propose(draw, Role::Rook),
    },
    Skill {
        id: "bishop-route",
        lesson: "bishop",
        rules: &["bishop-move", "no-jumping", "bishop-one-colour"],
        version: 1,
        propose: |draw| propose(draw, Role::Bishop),
    },
    Skill {
        id: "queen-route",
        lesson: "queen",
        rules: &["queen-move", "no-jumping"],
        version: 1,
        propose: |draw| propose(draw, Role::Queen),
    },
    Skill {
        id: "king-route",
        lesson: "king",
        rules: &["king-move", "king-no-attacked-square"],
        version: 1,
        propose: |draw| propose(draw, Role::King),
    },
    Skill {
        id: "knight-route",
        lesson: "knight",
        rules: &["knight-move", "knight-jumps"],
        version: 1,
        propose: |draw| propose(draw, Role::Knight),
    },
];

/// How many moves the walk takes, at the level: from and to.
fn length(draw: &Draw, role: Role) -> (usize, usize) {
    match role {
        Role::King => draw.by_level((3, 6), (4, 9), (6, 12)),
        Role::Knight => draw.by_level((2, 4), (3, 6), (4, 8)),
        Role::Rook | Role::Bishop | Role::Queen | Role::Pawn => draw.by_level((2, 3), (3, 5), (4, 7)),
    }
}

/// One target on a board with few men; then past guards; then several targets.
fn propose(draw: &mut Draw, role: Role) -> Option<Draft> {
    let piece = role.of(draw.side());
    let from = draw.square();
    let mut board = Placement::empty();
    board.set(from, piece);
    stand_in_the_way(draw, &mut board, piece);
    let avoid = draw.level != Level::One;
    if avoid {
        guard(draw, &mut board, piece)?;
    }
    let field = Field::new(&board, from, avoid)?;
    if field.is_guarded(from) {
        return None;
    }
    let targets = match draw.level {
        Level::One | Level::Two => one_target(draw, &field)?,
        Level::Three => several_targets(draw, &field)?,
    };
    let fewest = field.fewest(&targets)?;
    let (least, most) = length(draw, role);
    let near_miss = field.is_longer_than_it_looks(&targets, fewest);
    if !(least..=most).contains(&fewest) || (draw.level == Level::Three && !near_miss && draw.chance(70)) {
        return None;
    }
    let mut draft = Draft::on_board(board, Task::Route(RouteAsk { from, targets, avoid }));
    draft.ground.orientation = piece.color;
    Some(draft.near_miss(near_miss))
}

/// Own men that stand in the way: pawns mostly, and sometimes a light piece.
fn stand_in_the_way(draw: &mut Draw, board: &mut Placement, piece: Piece) {
    let (least, most) = match piece.role {
        Role::King => (6, 8),
        Role::Rook | Role::Bishop | Role::Queen | Role::Knight | Role::Pawn => {
            draw.by_level((3, 5), (3, 5), (2, 4))
        }
    };
    for _ in 0..draw.between(least, most) {
        let role = draw.weighted(&[(Role::Pawn, 8), (Role::Knight, 1), (Role::Bishop, 1)]);
        put(draw, board, role.unwrap_or(Role::Pawn).of(piece.color), own_part(piece.color));
    }
}

/// Enemy men that guard squares: few that see far, or several that see little.
fn guard(draw: &mut Draw, board: &mut Placement, piece: Piece) -> Option<()> {
    const BANDS: [&[Role]; 6] = [
        &[Role::Rook, Role::Knight],
        &[Role::Bishop, Role::Rook],
        &[Role::Bishop, Role::Knight, Role::Pawn],
        &[Role::Queen, Role::Pawn],
        &[Role::Rook, Role::Pawn, Role::Pawn],
        &[Role::Bishop, Role::Bishop, Role::Pawn],
    ];
    for role in draw.pick(&BANDS)? {
        let man = role.of(!piece.color);
        let among = if *role == Role::Pawn { own_part(man.color) } else { SquareSet::FULL };
        put(draw, board, man, among)?;
    }
    Some(())
}

/// A square, or an enemy man that is free to take; half the time one that is further than it looks.
fn one_target(draw: &mut Draw, field: &Field) -> Option<Vec<Square>> {
    let (least, most) = length(draw, field.piece().role);
    let captures = draw.level == Level::Two && draw.chance(30);
    let near_miss = draw.chance(60);
    let far: Vec<Square> = field
        .distances()
        .into_iter()
        .filter(|(square, moves)| {
            (least..=most).contains(moves)
                && field.is_enemy(*square) == captures
                && field.is_longer_than_it_looks(&[*square], *moves) == near_miss
        })
        .map(|(square, _)| square)
        .collect();
    draw.pick(&far).map(|target| vec![target])
}

/// Two or three squares, none of which is one move away.
fn several_targets(draw: &mut Draw, field: &Field) -> Option<Vec<Square>> {
    let wanted = draw.between(2, 3);
    let mut far = field.distances();
    far.retain(|(square, moves)| *moves >= 2 && !field.is_enemy(*square));
    draw.shuffle(&mut far);
    let targets: Vec<Square> = far.into_iter().take(wanted).map(|(square, _)| square).collect();
    (targets.len() == wanted).then_some(targets)
}
