//! The king and attacked squares: where he may go, where he may not, and which squares are guarded.

use super::draw::Draw;
use super::sight::{self, LINES, PIECES};
use super::{Draft, Skill, scene};
use crate::puzzle::{SquaresAsk, Task, VerdictAsk};
use crate::rules::{
    Attempt, Color, Game, Placement, Position, ReasonCode, Role, Square, SquareSet, refusals,
};

const LESSON: &str = "king";
const RULES: &[&str] = &["king-no-attacked-square", "king-move"];

pub(super) const SKILLS: &[Skill] = &[
    Skill { id: "king-targets", lesson: LESSON, rules: RULES, version: 1, propose: targets },
    Skill { id: "guarded-squares", lesson: LESSON, rules: RULES, version: 1, propose: guarded },
    Skill { id: "king-verdict", lesson: LESSON, rules: RULES, version: 1, propose: verdict },
];

/// What stands about the king of the side to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Case {
    /// A square beside is attacked.
    Attacked,
    /// The king stands in a line's check, and the square behind him lies on the line.
    SeenThrough,
    /// A protected enemy stands beside.
    Protected,
    /// The square lies beside the enemy king.
    BesideKing,
    /// Allowed: an enemy beside that nobody protects.
    Unprotected,
    /// Allowed: the square lies straight before an enemy pawn.
    BeforePawn,
    /// Allowed: an enemy looks at the square, and a man stands in the line.
    Shielded,
    /// Allowed.
    Free,
}

impl Case {
    const ALL: &[(Case, usize)] = &[
        (Case::Attacked, 3),
        (Case::SeenThrough, 3),
        (Case::Protected, 3),
        (Case::BesideKing, 2),
        (Case::Unprotected, 4),
        (Case::BeforePawn, 3),
        (Case::Shielded, 3),
        (Case::Free, 2),
    ];

    fn is_allowed(self) -> bool {
        matches!(self, Case::Unprotected | Case::BeforePawn | Case::Shielded | Case::Free)
    }

    fn is_near_miss(self) -> bool {
        !matches!(self, Case::Attacked | Case::Free)
    }
}

/// The position with a piece moved so that the case comes about for one of the squares beside the king.
fn staged(draw: &mut Draw, case: Case) -> Option<(Game, Square)> {
    let mut ground = scene::ground(draw)?;
    if case == Case::BesideKing {
        // Kings come close once few men are left.
        let men = draw.between(7, draw.by_level(9, 12, 14));
        ground = scene::thinned(draw, ground.position(), men)?;
    }
    let us = ground.position().turn();
    let mut board = Placement::from(ground.position());
    let king = sight::king(&board, us)?;
    let beside: Vec<Square> = Square::ALL.into_iter().filter(|square| square.distance(king) == 1).collect();
    arrange(draw, case, &mut board, us, &beside)?;
    let game = scene::rebuilt(&board, ground.position())?;
    let position = game.position();
    let castles = position.legal_moves().iter().any(|mv| mv.wing().is_some());
    let squares: Vec<Square> =
        beside.into_iter().filter(|square| !castles && shows(case, position, king, *square)).collect();
    let square = draw.pick(&squares)?;
    Some((game, square))
}

/// Moves an enemy to where he may make the case.
fn arrange(draw: &mut Draw, case: Case, board: &mut Placement, us: Color, beside: &[Square]) -> Option<()> {
    let king = sight::king(board, us)?;
    let target = draw.pick(beside)?;
    let quiet = |board: &Placement| board.attackers(king, !us).is_empty();
    let roles = match case {
        Case::SeenThrough => LINES,
        Case::Protected | Case::Unprotected => &[Role::Knight, Role::Bishop, Role::Rook, Role::Pawn],
        Case::BesideKing => &[Role::King],
        Case::BeforePawn => &[Role::Pawn],
        Case::Attacked | Case::Shielded | Case::Free => PIECES,
    };
    let fits = |board: &Placement, square: Square| match case {
        Case::SeenThrough => board.attackers(king, !us) == SquareSet::from(square),
        Case::Protected => square.distance(king) == 1 && !board.attackers(square, !us).is_empty(),
        Case::Unprotected => square.distance(king) == 1 && board.attackers(square, !us).is_empty(),
        Case::BesideKing => square.distance(king) == 2,
        Case::BeforePawn => quiet(board) && beside.iter().any(|at| ahead(us, *at) == Some(square)),
        Case::Attacked => quiet(board) && board.attackers(target, !us).contains(square),
        Case::Shielded | Case::Free => quiet(board),
    };
    sight::shift(draw, board, !us, roles, SquareSet::EMPTY, fits).map(|_| ())
}

/// The square before this one, seen by a side.
fn ahead(us: Color, square: Square) -> Option<Square> {
    Some(Square::from_coords(square.file(), square.rank().offset(us.fold_wb(1, -1))?))
}

/// Whether the square beside the king shows the case.
fn shows(case: Case, position: &Position, king: Square, square: Square) -> bool {
    let us = position.turn();
    let attackers = position.attackers(square, !us);
    let man = position.piece_at(square);
    if man.is_some_and(|man| man.color == us || man.role == Role::King) {
        return false;
    }
    let barred = position.guarded(!us).contains(square);
    let by = |role: Role| {
        attackers.into_iter().all(|from| position.piece_at(from).is_some_and(|piece| piece.role == role))
    };
    if barred == case.is_allowed() {
        return false;
    }
    match case {
        Case::Attacked => !attackers.is_empty() && man.is_none() && !by(Role::King),
        Case::SeenThrough => attackers.is_empty(),
        Case::Protected | Case::Unprotected => man.is_some(),
        Case::BesideKing => !attackers.is_empty() && by(Role::King),
        Case::BeforePawn => {
            ahead(us, square).is_some_and(|at| position.piece_at(at) == Some(Role::Pawn.of(!us)))
        }
        Case::Shielded => man.is_none() && is_shielded(position, king, us, square),
        Case::Free => man.is_none(),
    }
}

/// Whether an enemy looks along a line at the square, and one man other than the king stops it.
fn is_shielded(position: &Position, king: Square, us: Color, square: Square) -> bool {
    let board = Placement::from(position);
    sight::of(&board, !us, LINES).into_iter().any(|enemy| {
        let held = sight::on_way(&board, enemy, square);
        let role = board.piece_at(enemy).map(|piece| piece.role);
        role.is_some_and(|role| sight::bears(role, enemy, square)) && held.len() == 1 && !held.contains(&king)
    })
}

/// May the king go there?
fn verdict(draw: &mut Draw) -> Option<Draft> {
    let case = draw.weighted(Case::ALL)?;
    let (game, square) = (0..12).find_map(|_| {
        let (game, square) = staged(draw, case)?;
        let king = game.position().king(game.position().turn())?;
        let codes = refusals(&game, &Attempt::step(king, square));
        let right = codes
            .iter()
            .map(|refusal| refusal.code)
            .eq((!case.is_allowed()).then_some(ReasonCode::KingIntoAttack));
        right.then_some((game, square))
    })?;
    let king = game.position().king(game.position().turn())?;
    let mut wrong = [ReasonCode::NotHowItMoves, ReasonCode::OwnPieceOnTarget, ReasonCode::KingCapture];
    draw.shuffle(&mut wrong);
    let mut codes: Vec<ReasonCode> = wrong.into_iter().take(2).collect();
    codes.push(ReasonCode::KingIntoAttack);
    draw.shuffle(&mut codes);
    let reasons = codes.into_iter().map(|code| code.as_str().to_owned());
    let options = std::iter::once("legal".to_owned()).chain(reasons).collect();
    let task = Task::Verdict(VerdictAsk { text: format!("{king}{square}"), options });
    Some(Draft::in_game(game, task).near_miss(case.is_near_miss()))
}

/// Where may the king go? Beside him are squares that look free and are not, or the reverse.
fn targets(draw: &mut Draw) -> Option<Draft> {
    let case = draw.weighted(Case::ALL)?;
    let (least, most) = draw.by_level((2, 6), (2, 5), (1, 4));
    let game = (0..12).find_map(|_| {
        let (game, _) = staged(draw, case)?;
        let king = game.position().king(game.position().turn())?;
        let moves = game.position().legal_moves().into_iter().filter(|mv| mv.from() == king).count();
        let barred = game.position().guarded(!game.position().turn()).count();
        ((least..=most).contains(&moves) && barred > 0).then_some(game)
    })?;
    let from = game.position().king(game.position().turn())?;
    Some(Draft::in_game(game, Task::Squares(SquaresAsk::Targets { from })).near_miss(case.is_near_miss()))
}

/// Which squares beside the enemy king does the side to move guard?
fn guarded(draw: &mut Draw) -> Option<Draft> {
    let case = draw.weighted(Case::ALL)?;
    let game = (0..12).find_map(|_| {
        let (game, _) = staged(draw, case)?;
        // The same board, seen by the side that guards.
        let position = game.position();
        let by = !position.turn();
        let board = Placement::from(position);
        let game = super::board::game(&board, by)?;
        let count = game.position().guarded(by).count();
        (1..=6).contains(&count).then_some(game)
    })?;
    let by = game.position().turn();
    Some(Draft::in_game(game, Task::Squares(SquaresAsk::Guarded { by })).near_miss(case.is_near_miss()))
}
