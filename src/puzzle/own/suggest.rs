//! What a position with its solution is good for: the goal that the solver's first move meets, and
//! hardly another.

use super::{Basis, Unfit, make};
use crate::puzzle::{CheckAnswer, Goal, LONGEST_MATE, Puzzle, Solution, Task, solution};
use crate::rules::{End, Game, PieceMove};

/// Where the moves are a game's and no solution, so many right first moves are still a puzzle.
const FEW: usize = 3;

/// How far the moves of a line can be trusted to be right.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Trust {
    /// It is the one solution: a goal fits only if it has no other.
    Solution,
    /// It was played: a goal may have a few solutions, and if none fits, the move is played from the
    /// score sheet.
    Played,
}

/// The puzzle that fits a position and the moves from it, the solver's first.
///
/// # Errors
///
/// Why none does: of a line that mates, what is wrong with the mate.
pub fn suggest(game: &Game, line: &[PieceMove], trust: Trust) -> Result<Puzzle, Unfit> {
    let basis = Basis::Game(game.clone());
    let Some(first) = line.first().copied() else { return without_moves(&basis) };
    if let Some(moves) = mates_in(game, line) {
        let found = made(&basis, mate(moves), first, usize::MAX);
        // In a game the other side may have helped.
        if found.is_ok() || trust == Trust::Solution {
            return found;
        }
    }
    let most = if trust == Trust::Solution { 1 } else { FEW };
    let found = candidates(game, first).into_iter().find_map(|goal| made(&basis, goal, first, most).ok());
    match (found, trust) {
        (Some(puzzle), _) => Ok(puzzle),
        (None, Trust::Played) => make(&basis, Task::Move(Goal::Play { text: first.uci() })),
        (None, Trust::Solution) => Err(Unfit::NoSolution),
    }
}

/// In how many moves of the solver the line mates, where that is few enough to be asked for.
fn mates_in(game: &Game, line: &[PieceMove]) -> Option<usize> {
    let mut after = game.clone();
    line.iter().for_each(|mv| after.play(*mv));
    let moves = line.len().div_ceil(2);
    let mates = line.len() % 2 == 1 && after.status().end == Some(End::Checkmate);
    (mates && moves <= LONGEST_MATE).then_some(moves)
}

/// A puzzle of that goal which the move solves, and at most so many moves in all.
fn made(basis: &Basis, goal: Goal, first: PieceMove, most: usize) -> Result<Puzzle, Unfit> {
    let puzzle = make(basis, Task::Move(goal))?;
    let Solution::Moves(moves) = solution(&puzzle) else { return Err(Unfit::NoSolution) };
    let fits = moves.contains(&first) && moves.len() <= most;
    fits.then_some(puzzle).ok_or(Unfit::NoSolution)
}

fn mate(moves: usize) -> Goal {
    if moves == 1 { Goal::Mate } else { Goal::MateIn { moves } }
}

/// The goals that a move might meet, the most telling first.
fn candidates(game: &Game, mv: PieceMove) -> Vec<Goal> {
    let checked = !game.position().checkers().is_empty();
    let mut goals = vec![Goal::Stalemate, Goal::DoubleCheck];
    if mv.is_en_passant() {
        goals.push(Goal::EnPassant);
    }
    if let Some(wing) = mv.wing() {
        goals.extend([Goal::Castle { wing: None }, Goal::Castle { wing: Some(wing) }]);
    }
    if let Some(role) = mv.promotion() {
        goals.extend([Goal::Promote { to: Some(role) }, Goal::Promote { to: None }]);
    }
    if checked {
        goals.push(Goal::AnswerCheck { by: CheckAnswer::of(game.position(), mv) });
    }
    goals.extend([Goal::DiscoveredCheck, Goal::Check, Goal::Draw]);
    if let Some(square) = mv.capture_square() {
        let (square, piece) = (Some(square), Some(mv.role()));
        goals.extend([
            Goal::Capture { square: None, piece: None },
            Goal::Capture { square, piece: None },
            Goal::Capture { square, piece },
        ]);
    }
    goals
}

/// A position without moves: a mate, if there is one, else what else can be asked of it.
fn without_moves(basis: &Basis) -> Result<Puzzle, Unfit> {
    let mates = (1..=LONGEST_MATE).map(mate);
    let rest = [
        Goal::Stalemate,
        Goal::EnPassant,
        Goal::Castle { wing: None },
        Goal::Promote { to: None },
        Goal::AnswerCheck { by: CheckAnswer::Capture },
        Goal::AnswerCheck { by: CheckAnswer::Block },
        Goal::DoubleCheck,
        Goal::DiscoveredCheck,
        Goal::Check,
    ];
    mates.chain(rest).find_map(|goal| make(basis, Task::Move(goal)).ok()).ok_or(Unfit::NoSolution)
}
