//! Dead positions: by what is left on the board, and behind walls of pawns.

use super::draw::Draw;
use super::{Draft, Level, Skill, board};
use crate::puzzle::{State, StateAsk, Task};
use crate::rules::{
    CanMate, Color, File, Piece, Placement, Position, Rank, Role, Square, SquareSet, can_mate,
};

pub(super) const SKILLS: &[Skill] = &[
    Skill { id: "dead-material", lesson: "draws", rules: &["dead-position"], version: 1, propose: material },
    Skill { id: "dead-wall", lesson: "draws", rules: &["dead-position"], version: 1, propose: wall },
];

type Armies = (&'static [Role], &'static [Role]);

/// What the two sides have left: enough for a mate, or not.
const FEW: &[(Armies, usize)] = &[
    ((&[Role::Bishop], &[]), 4),
    ((&[Role::Knight], &[]), 4),
    ((&[Role::Pawn], &[]), 3),
    ((&[Role::Rook], &[]), 2),
    ((&[Role::Knight, Role::Knight], &[]), 5),
    ((&[Role::Bishop], &[Role::Knight]), 5),
];
const MINORS: &[(Armies, usize)] = &[
    ((&[Role::Bishop], &[Role::Bishop]), 8),
    ((&[Role::Knight], &[Role::Knight]), 2),
    ((&[Role::Bishop], &[Role::Knight]), 2),
    ((&[Role::Knight, Role::Knight], &[]), 2),
    ((&[Role::Bishop, Role::Bishop], &[]), 3),
    ((&[Role::Knight], &[]), 1),
    ((&[Role::Pawn], &[Role::Bishop]), 2),
];
const BISHOPS: &[(Armies, usize)] = &[
    ((&[Role::Bishop], &[Role::Bishop]), 2),
    ((&[Role::Bishop, Role::Bishop], &[Role::Bishop]), 4),
    ((&[Role::Bishop, Role::Bishop], &[Role::Bishop, Role::Bishop]), 3),
    ((&[Role::Bishop, Role::Bishop], &[]), 2),
    ((&[Role::Bishop, Role::Knight], &[Role::Bishop]), 1),
    ((&[Role::Knight], &[Role::Bishop]), 1),
];

fn options() -> Vec<State> {
    vec![State::DeadPosition, State::Stalemate, State::Claim, State::GoingOn]
}

fn material(draw: &mut Draw) -> Option<Draft> {
    let (strong, weak) = draw.weighted(draw.by_level(FEW, MINORS, BISHOPS))?;
    let side = draw.side();
    let mut squares = Placement::empty();
    board::put_kings(draw, &mut squares)?;
    let (one_colour, light) = (draw.chance(60), draw.chance(50));
    for (army, color) in [(strong, side), (weak, !side)] {
        for role in army {
            let bound = one_colour && *role == Role::Bishop;
            let among = if bound { of_colour(light) } else { SquareSet::FULL };
            board::put(draw, &mut squares, role.of(color), among)?;
        }
    }
    let turn = draw.side();
    let game = board::game(&squares, turn)?;
    let position = game.position();
    let dead = is_dead(position);
    // Where a capture is forced at once, the position is dead in another way, which is not meant here.
    let fits = calm(position) && dead == lacks_material(position) && (dead || is_alive(position));
    let minors = strong.iter().chain(weak).all(|role| matches!(role, Role::Bishop | Role::Knight));
    let near = if dead { strong.len() + weak.len() > 1 } else { minors };
    fits.then(|| Draft::in_game(game, Task::State(StateAsk { options: options() })).near_miss(near))
}

fn of_colour(light: bool) -> SquareSet {
    Square::ALL.into_iter().filter(|square| square.is_light() == light).collect()
}

/// Nobody in check, and some move to make.
fn calm(position: &Position) -> bool {
    position.checkers().is_empty() && !position.legal_moves().is_empty()
}

/// Proved that neither side can mate.
fn is_dead(position: &Position) -> bool {
    Color::ALL.into_iter().all(|side| can_mate(position, side) == CanMate::No)
}

/// Proved that one side can still mate.
fn is_alive(position: &Position) -> bool {
    Color::ALL.into_iter().any(|side| can_mate(position, side) == CanMate::Yes)
}

/// Whether the men alone say so: kings with one knight, or with bishops on squares of one colour.
pub(super) fn lacks_material(position: &Position) -> bool {
    let men: Vec<(Square, Role)> = position
        .pieces()
        .map(|one| (one.square, one.piece.role))
        .filter(|(_, role)| *role != Role::King)
        .collect();
    let bishops = |light: bool| men.iter().all(|(at, role)| *role == Role::Bishop && at.is_light() == light);
    bishops(true) || bishops(false) || matches!(men.as_slice(), [(_, Role::Knight)])
}

/// Pawns that block each other right across the board, and what may spoil it.
fn wall(draw: &mut Draw) -> Option<Draft> {
    let mut squares = Placement::empty();
    build(draw, &mut squares)?;
    let spoils = draw.by_level(70, 50, 55);
    let spoil = draw.chance(spoils);
    if spoil && draw.chance(85) {
        breach(draw, &mut squares)?;
    }
    for (king, half) in [(Color::White, 0..3), (Color::Black, 5..8)] {
        let home: SquareSet =
            Square::ALL.into_iter().filter(|at| half.contains(&u32::from(at.rank()))).collect();
        board::put(draw, &mut squares, Role::King.of(king), home)?;
    }
    let bishops = draw.by_level(0, 40, 60);
    if draw.chance(bishops) {
        let side = draw.side();
        board::put(draw, &mut squares, Role::Bishop.of(side), SquareSet::FULL)?;
    }
    let turn = draw.side();
    let game = board::game(&squares, turn)?;
    let position = game.position();
    let dead = is_dead(position);
    let proved = dead || is_alive(position);
    let men = position.pieces().filter(|one| one.piece.role == Role::Pawn).count();
    // A hole in a long wall is easily overlooked.
    let near = !dead && men >= 8;
    (proved && calm(position))
        .then(|| Draft::in_game(game, Task::State(StateAsk { options: options() })).near_miss(near))
}

/// Pairs of pawns on neighbouring files one rank apart, or on every other file side by side.
fn build(draw: &mut Draw, squares: &mut Placement) -> Option<()> {
    let mut rank = draw.between(2, 4);
    let mut gap = draw.chance(30);
    let gaps = draw.by_level(15, 30, 40);
    let mut last = false;
    for file in File::ALL {
        if gap && !last && file != File::H {
            (gap, last) = (false, true);
            continue;
        }
        pair(squares, file, rank)?;
        // Beside a gap the next pair stands on the same rank.
        gap = draw.chance(gaps) && file != File::G;
        last = false;
        if !gap {
            let up = if draw.chance(50) { rank + 1 } else { rank.checked_sub(1)? };
            rank = if (1..=5).contains(&up) { up } else { return None };
        }
    }
    Some(())
}

/// A white pawn on that rank, counted from 0, and a black one before it.
fn pair(squares: &mut Placement, file: File, rank: usize) -> Option<()> {
    let [lower, upper] = [Rank::ALL.get(rank)?, Rank::ALL.get(rank + 1)?];
    squares.set(Square::from_coords(file, *lower), Role::Pawn.of(Color::White));
    squares.set(Square::from_coords(file, *upper), Role::Pawn.of(Color::Black));
    Some(())
}

/// Takes a pawn away, or puts a pair one rank further up.
fn breach(draw: &mut Draw, squares: &mut Placement) -> Option<()> {
    let pawns: Vec<(Square, Piece)> = squares.pieces().map(|one| (one.square, one.piece)).collect();
    let (square, piece) = draw.pick(&pawns)?;
    let partner = square.offset(piece.color.fold_wb(8, -8))?;
    squares.remove(square);
    if draw.level == Level::One || draw.chance(50) {
        if draw.chance(50) {
            squares.remove(partner);
        }
        return Some(());
    }
    squares.remove(partner);
    let lower = square.rank().min(partner.rank());
    pair(squares, square.file(), usize::from(lower) + 1)
}
