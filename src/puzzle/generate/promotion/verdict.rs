//! Is this promotion allowed, and if not, why not?

use super::super::draw::Draw;
use super::super::{Draft, sight};
use super::{Scene, below};
use crate::puzzle::{Task, VerdictAsk};
use crate::rules::{Attempt, Game, ReasonCode, Role, Square, SquareSet, refusals};

/// What is tried in a verdict.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Case {
    /// Allowed: a queen.
    Queen,
    /// Allowed: a lesser piece, or a second queen while the first is on the board.
    Other,
    /// The pawn stays a pawn.
    Missing,
    /// The pawn becomes a king.
    King,
    /// The last rank is still one step off.
    Early,
    /// Something stands before the pawn.
    Blocked,
    /// The square at the side is empty.
    Nothing,
    /// The pawn is pinned.
    Pinned,
}

impl Case {
    const ALL: &[(Case, usize)] = &[
        (Case::Queen, 1),
        (Case::Other, 6),
        (Case::Missing, 3),
        (Case::King, 2),
        (Case::Early, 2),
        (Case::Blocked, 2),
        (Case::Nothing, 2),
        (Case::Pinned, 4),
    ];

    fn reason(self) -> Option<ReasonCode> {
        match self {
            Case::Queen | Case::Other => None,
            Case::Missing => Some(ReasonCode::PromotionMissing),
            Case::King | Case::Early => Some(ReasonCode::PromotionNotAllowed),
            Case::Blocked => Some(ReasonCode::PawnBlocked),
            Case::Nothing => Some(ReasonCode::PawnNothingToCapture),
            Case::Pinned => Some(ReasonCode::Pinned),
        }
    }
}

/// A position, and the promotion that is tried.
#[derive(Debug)]
struct Staged {
    game: Game,
    from: Square,
    to: Square,
    role: Option<Role>,
}

/// The verdict on a promotion.
pub(super) fn propose(draw: &mut Draw) -> Option<Draft> {
    let case = draw.weighted(Case::ALL)?;
    let staged = (0..12).find_map(|_| stage(draw, case))?;
    let reasons = reasons(draw, case);
    let letter = staged.role.map_or(String::new(), |role| role.char().to_string());
    let text = format!("{}{}{letter}", staged.from, staged.to);
    let options = std::iter::once("legal".to_owned()).chain(reasons).collect();
    let task = Task::Verdict(VerdictAsk { text, options });
    let near_miss = matches!(case, Case::Other | Case::Pinned);
    Some(Draft::in_game(staged.game, task).near_miss(near_miss))
}

/// The reasons that a learner picks from, the right one among them. A pawn that stays a pawn and one
/// that becomes what it may not are never offered together: one could be said for the other.
fn reasons(draw: &mut Draw, case: Case) -> Vec<String> {
    let right = case.reason();
    let mut wrong = vec![ReasonCode::PawnBlocked, ReasonCode::PawnNothingToCapture, ReasonCode::Pinned];
    if right != Some(ReasonCode::PromotionMissing) {
        wrong.push(ReasonCode::PromotionNotAllowed);
    }
    wrong.retain(|code| Some(*code) != right);
    draw.shuffle(&mut wrong);
    let mut codes: Vec<ReasonCode> = right.into_iter().chain(wrong).take(3).collect();
    draw.shuffle(&mut codes);
    codes.into_iter().map(|code| code.as_str().to_owned()).collect()
}

fn stage(draw: &mut Draw, case: Case) -> Option<Staged> {
    let mut scene = Scene::by_level(draw)?;
    let mut role = Some(Role::Queen);
    match case {
        Case::Queen => {}
        Case::Other => {
            let second = !sight::of(&scene.board, scene.us, &[Role::Queen]).is_empty() && draw.chance(50);
            role = if second { role } else { draw.pick(&[Role::Rook, Role::Bishop, Role::Knight]) };
        }
        Case::Missing => role = None,
        Case::King => role = Some(Role::King),
        Case::Early => step_back(&mut scene)?,
        Case::Blocked => {
            let there = |_: &_, square: Square| square == scene.to;
            let mut board = scene.board.clone();
            sight::shift(draw, &mut board, !scene.us, sight::PIECES, SquareSet::EMPTY, there)?;
            scene.board = board;
        }
        Case::Nothing => {
            let way = draw.pick(&[-1, 1])?;
            scene.to = Square::from_coords(scene.to.file().offset(way)?, scene.to.rank());
            if scene.board.piece_at(scene.to).is_some() {
                return None;
            }
        }
        Case::Pinned => pin(draw, &mut scene)?,
    }
    let game = scene.game()?;
    let attempt = Attempt::Step { from: scene.from, to: scene.to, promotion: role };
    let codes: Vec<ReasonCode> = refusals(&game, &attempt).into_iter().map(|refusal| refusal.code).collect();
    let holds = match case.reason() {
        None => codes.is_empty(),
        // What blocks the pawn cannot be taken either.
        Some(ReasonCode::PawnBlocked) => {
            codes == [ReasonCode::PawnBlocked, ReasonCode::PawnNoStraightCapture]
        }
        Some(reason) => codes == [reason],
    };
    holds.then_some(Staged { game, from: scene.from, to: scene.to, role })
}

/// The pawn has two steps to go.
fn step_back(scene: &mut Scene) -> Option<()> {
    let pawn = scene.board.remove(scene.from)?;
    scene.to = scene.from;
    scene.from = below(scene.us, scene.from)?;
    let free = scene.board.piece_at(scene.from).is_none();
    scene.board.set(scene.from, pawn);
    free.then_some(())
}

/// King and enemy on both sides of the pawn, on its rank or a diagonal.
fn pin(draw: &mut Draw, scene: &mut Scene) -> Option<()> {
    let across = draw.pick(&[-1, 1])?;
    let up = draw.pick(&[-1, 0, 1])?;
    let behind: SquareSet = sight::free_run(&scene.board, scene.from, -across, -up).into_iter().collect();
    scene.seat_king(draw, scene.us, behind)?;
    let beyond = sight::free_run(&scene.board, scene.from, across, up);
    let roles = if up == 0 { [Role::Rook, Role::Queen] } else { [Role::Bishop, Role::Queen] };
    let mut board = scene.board.clone();
    let on_line = |_: &_, square: Square| beyond.contains(&square);
    sight::shift(draw, &mut board, !scene.us, &roles, SquareSet::EMPTY, on_line)?;
    scene.board = board;
    Some(())
}
