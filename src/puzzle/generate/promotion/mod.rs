//! Promotion: to which piece, and what it must not be; with check, with mate, without stalemate.

mod verdict;

use super::draw::Draw;
use super::sight;
use super::{Draft, Skill, board, play};
use crate::puzzle::{Effect, Goal, Task};
use crate::rules::{Color, File, Game, Piece, PieceMove, Placement, Role, Square, SquareSet};

const LESSON: &str = "promotion";
const FREE: &[&str] = &["promotion-free-choice", "promotion", "promotion-usual-queen"];

pub(super) const SKILLS: &[Skill] = &[
    Skill { id: "promote-check", lesson: LESSON, rules: FREE, version: 1, propose: with_check },
    Skill { id: "promote-mate", lesson: LESSON, rules: FREE, version: 1, propose: with_mate },
    Skill { id: "promote-no-stalemate", lesson: LESSON, rules: FREE, version: 1, propose: no_stalemate },
    Skill {
        id: "promotion-verdict",
        lesson: LESSON,
        rules: &["promotion-must-change", "promotion", "promotion-free-choice"],
        version: 1,
        propose: verdict::propose,
    },
];

/// A late position: few men, and a pawn of the side to move before the last rank.
#[derive(Debug)]
struct Scene {
    board: Placement,
    us: Color,
    /// Where the pawn stands.
    from: Square,
    /// Where it promotes, straight on.
    to: Square,
}

impl Scene {
    /// So many men of a game are left; the square before the pawn is free.
    fn new(draw: &mut Draw, men: usize) -> Option<Scene> {
        let plies = draw.between(14, 34);
        let mut board = Placement::from(play::game(draw, plies).position());
        let us = draw.side();
        board::thin_out(draw, &mut board, men, SquareSet::EMPTY);
        let file = draw.pick(&File::ALL)?;
        let to = Square::from_coords(file, (!us).backrank());
        let from = below(us, to)?;
        let pawns = sight::of(&board, us, &[Role::Pawn]);
        let pawn = pawns.iter().find(|square| square.file() == file).or(pawns.first())?;
        board.remove(*pawn);
        for square in [from, to] {
            if board.remove(square).is_some_and(|piece| piece.role == Role::King) {
                return None;
            }
        }
        board.set(from, Role::Pawn.of(us));
        Some(Scene { board, us, from, to })
    }

    /// The same with few men by level.
    fn by_level(draw: &mut Draw) -> Option<Scene> {
        let (least, most) = draw.by_level((6, 8), (9, 13), (13, 18));
        let men = draw.between(least, most);
        Scene::new(draw, men)
    }

    /// Moves the king of a side to one of these squares.
    fn seat_king(&mut self, draw: &mut Draw, side: Color, among: SquareSet) -> Option<Square> {
        let king = sight::king(&self.board, side)?;
        let piece = self.board.remove(king)?;
        board::put(draw, &mut self.board, piece, among)
    }

    fn game(&self) -> Option<Game> {
        board::game(&self.board, self.us).filter(|game| game.position().checkers().is_empty())
    }
}

/// The square below, seen from a side.
fn below(us: Color, square: Square) -> Option<Square> {
    Some(Square::from_coords(square.file(), square.rank().offset(us.fold_wb(-1, 1))?))
}

fn promotions(game: &Game) -> Vec<PieceMove> {
    game.position().legal_moves().into_iter().filter(|mv| mv.promotion().is_some()).collect()
}

fn effect(game: &Game, mv: PieceMove) -> Effect {
    Effect::in_position(&game.position().after(mv))
}

fn is_check(game: &Game, mv: PieceMove) -> bool {
    !game.position().after(mv).checkers().is_empty()
}

/// Give check: only promotions do, and not to every piece.
fn with_check(draw: &mut Draw) -> Option<Draft> {
    let by_knight = draw.chance(draw.by_level(40, 45, 55));
    let game = (0..12).find_map(|_| {
        let mut scene = Scene::by_level(draw)?;
        let (us, to) = (scene.us, scene.to);
        let fits = |square: &Square| {
            let (files, ranks) = apart(*square, to);
            if by_knight { files * ranks == 2 } else { files == ranks || files == 0 || ranks == 0 }
        };
        let among = Square::ALL.into_iter().filter(fits).collect();
        scene.seat_king(draw, !us, among)?;
        let game = scene.game()?;
        let checks: Vec<PieceMove> =
            game.position().legal_moves().into_iter().filter(|mv| is_check(&game, *mv)).collect();
        let only = !checks.is_empty() && checks.iter().all(|mv| mv.promotion().is_some());
        only.then_some(game)
    })?;
    let near_miss = !queen_does(&game, |mv| is_check(&game, mv));
    Some(Draft::in_game(game, Task::Move(Goal::Check)).near_miss(near_miss))
}

/// How many files and ranks two squares are apart.
fn apart(a: Square, b: Square) -> (u32, u32) {
    (a.file().distance(b.file()), a.rank().distance(b.rank()))
}

/// Whether every promotion that does it can be done by a queen as well.
fn queen_does(game: &Game, does: impl Fn(PieceMove) -> bool) -> bool {
    promotions(game).into_iter().any(|mv| mv.promotion() == Some(Role::Queen) && does(mv))
}

/// Give mate: only promotions do; often another move gives check and no mate.
fn with_mate(draw: &mut Draw) -> Option<Draft> {
    let traps = draw.chance(60);
    let game = (0..40).find_map(|_| {
        let mut scene = Scene::by_level(draw)?;
        corner_king(draw, &mut scene)?;
        let game = scene.game()?;
        let mates = |mv: &PieceMove| effect(&game, *mv) == Effect::Mate;
        if !promotions(&game).iter().any(mates) {
            return None;
        }
        let moves = game.position().legal_moves();
        let only = moves.iter().filter(|mv| mates(mv)).all(|mv| mv.promotion().is_some());
        (only && (!traps || checks_alone(&game))).then_some(game)
    })?;
    let near_miss = checks_alone(&game);
    Some(Draft::in_game(game, Task::Move(Goal::Mate)).near_miss(near_miss))
}

/// Whether a move gives check and no mate.
fn checks_alone(game: &Game) -> bool {
    game.position().legal_moves().into_iter().any(|mv| effect(game, mv) == Effect::Check)
}

/// Puts the enemy king on the edge, and what keeps him there: his own pawns, or the other king or a
/// rook before him.
fn corner_king(draw: &mut Draw, scene: &mut Scene) -> Option<()> {
    let (us, last) = (scene.us, scene.to.rank());
    let edge =
        SquareSet::from(last).into_iter().filter(|square| square.file().distance(scene.to.file()) >= 2);
    let king = scene.seat_king(draw, !us, edge.collect())?;
    let before = below(us, king)?;
    match draw.below(3) {
        0 => {
            for way in [-1, 0, 1] {
                let Some(file) = before.file().offset(way) else { continue };
                let square = Square::from_coords(file, before.rank());
                if scene.board.piece_at(square).is_none() {
                    scene.board.set(square, Role::Pawn.of(!us));
                }
            }
        }
        1 => {
            let far = below(us, before)?;
            let near: SquareSet = Square::ALL
                .into_iter()
                .filter(|square| square.rank() == far.rank() && square.distance(king) == 2)
                .collect();
            scene.seat_king(draw, us, near)?;
        }
        _ => {
            let seventh =
                SquareSet::from(before.rank()).into_iter().filter(|square| square.distance(king) > 1);
            put_rook(draw, scene, seventh.collect())?;
        }
    }
    Some(())
}

/// A rook of the side to move comes to one of these squares.
fn put_rook(draw: &mut Draw, scene: &mut Scene, among: SquareSet) -> Option<()> {
    let rook: Piece = Role::Rook.of(scene.us);
    if let Some(square) = sight::of(&scene.board, scene.us, &[Role::Rook]).first() {
        scene.board.remove(*square);
    }
    board::put(draw, &mut scene.board, rook, among).map(|_| ())
}

/// Play on without stalemate: a new queen would give it.
fn no_stalemate(draw: &mut Draw) -> Option<Draft> {
    let game = (0..60).find_map(|_| {
        let game = bare(draw)?;
        let stales = |mv: PieceMove| effect(&game, mv) == Effect::Stalemate;
        queen_does(&game, stales).then_some(game)
    })?;
    // What looks best, a queen, is what must not be.
    Some(Draft::in_game(game, Task::Move(Goal::AvoidStalemate)).near_miss(true))
}

/// Kings near a pawn that is about to promote, and pawns that block one another; at higher levels a
/// piece more.
fn bare(draw: &mut Draw) -> Option<Game> {
    let us = draw.side();
    let mut board = Placement::empty();
    let file = draw.pick(&File::ALL)?;
    let to = Square::from_coords(file, (!us).backrank());
    board.set(below(us, to)?, Role::Pawn.of(us));
    let near = |centre: Square, most: u32| -> SquareSet {
        Square::ALL
            .into_iter()
            .filter(|square| *square != to && (1..=most).contains(&square.distance(centre)))
            .collect()
    };
    let theirs = board::put(draw, &mut board, Role::King.of(!us), near(to, 3))?;
    board::put(draw, &mut board, Role::King.of(us), near(theirs, 3) & !near(theirs, 1))?;
    for _ in 0..draw.between(2, draw.by_level(3, 4, 4)) {
        block(draw, &mut board, us)?;
    }
    if draw.chance(draw.by_level(0, 50, 80)) {
        let role = draw.pick(&[Role::Knight, Role::Bishop, Role::Rook])?;
        board::put(draw, &mut board, role.of(us), SquareSet::FULL & !SquareSet::from(to))?;
    }
    board::game(&board, us).filter(|game| game.position().checkers().is_empty())
}

/// Two pawns face to face.
fn block(draw: &mut Draw, board: &mut Placement, us: Color) -> Option<()> {
    let middle = |square: &Square| {
        let (up, down) = (u32::from(square.rank()), 7 - u32::from(square.rank()));
        let room = us.fold_wb(up, down);
        (1..=4).contains(&room)
    };
    let own = board::put(draw, board, Role::Pawn.of(us), Square::ALL.into_iter().filter(middle).collect())?;
    let ahead = Square::from_coords(own.file(), own.rank().offset(us.fold_wb(1, -1))?);
    board::put(draw, board, Role::Pawn.of(!us), ahead.into()).map(|_| ())
}
