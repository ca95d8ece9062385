//! Whether a puzzle is worth setting: that there is something to find, and that what counts as right
//! teaches nothing wrong.
//!
//! An id that is going round already stays good all the same where only the latter is amiss.

use super::Unfit;
use crate::puzzle::{CountAsk, Goal, Puzzle, Solution, SquaresAsk, Task, line, solution};
use crate::rules::{CanMate, Color, Game, Placement, Role, Square, Wing, can_mate, reach};

/// Why a puzzle is not worth setting, if it is not.
#[must_use]
pub fn unfit(puzzle: &Puzzle) -> Option<Unfit> {
    if let Some(amiss) = misleading(puzzle) {
        return Some(Unfit::Flawed(vec![amiss.to_owned()]));
    }
    if let Some(sooner) = sooner(puzzle) {
        return Some(sooner);
    }
    if puzzle.is_proved() && is_seen_through(puzzle) { unfair(puzzle) } else { Some(Unfit::Unproved) }
}

/// Whether there is nothing to find: no right answer, or no wrong one.
pub(super) fn unfair(puzzle: &Puzzle) -> Option<Unfit> {
    let found = solution(puzzle);
    let all = match &found {
        Solution::Moves(moves) => moves.len() == puzzle.game.position().legal_moves().len(),
        Solution::Squares(squares) => squares.len() == 64,
        Solution::Options(options) => options.len() == puzzle.task.options().len(),
        Solution::Placement(board) => *board == puzzle.placement(),
        Solution::Route(_) | Solution::Number(_) | Solution::Texts(_) => false,
    };
    match (found.is_empty(), all) {
        (true, _) => Some(Unfit::NoSolution),
        (false, true) => Some(Unfit::AllRight),
        (false, false) => None,
    }
}

/// Whoever looks for a mate in three and finds one in two is not to be told that three is the answer.
fn sooner(puzzle: &Puzzle) -> Option<Unfit> {
    let Task::Move(Goal::MateIn { moves }) = puzzle.task else { return None };
    let position = puzzle.game.position();
    let (moves, first) = line::sooner(position, moves)?;
    Some(Unfit::Sooner { moves, san: first.san(position) })
}

/// Whether it is sure which positions are dead, where that is what is asked.
fn is_seen_through(puzzle: &Puzzle) -> bool {
    match &puzzle.task {
        Task::State(_) => is_settled(&puzzle.game),
        Task::Move(Goal::Draw) => puzzle.game.position().legal_moves().into_iter().all(|mv| {
            let mut game = puzzle.game.clone();
            game.play(mv);
            is_settled(&game)
        }),
        Task::Move(_)
        | Task::Route(_)
        | Task::Squares(_)
        | Task::Verdict(_)
        | Task::Ruling(_)
        | Task::Setup(_)
        | Task::Spot(_)
        | Task::Count(_)
        | Task::Notate(_)
        | Task::Choice(_) => true,
    }
}

/// Over, or still to be won by one side, or dead beyond doubt.
fn is_settled(game: &Game) -> bool {
    if game.status().end.is_some() {
        return true;
    }
    match can_mate(game.position(), Color::White) {
        CanMate::Yes => true,
        CanMate::No => can_mate(game.position(), Color::Black) != CanMate::Unknown,
        CanMate::Unknown => can_mate(game.position(), Color::Black) == CanMate::Yes,
    }
}

/// What would teach something wrong although each answer is computed rightly.
fn misleading(puzzle: &Puzzle) -> Option<&'static str> {
    let board = puzzle.placement();
    match &puzzle.task {
        Task::Move(goal) => of_goal(goal, puzzle),
        Task::Route(ask) => {
            let walks = !ask.avoid && is_king_among_enemies(&board, ask.from);
            walks.then_some("from: a king walks past attacks")
        }
        Task::Squares(ask) => of_squares(ask, &board),
        Task::Count(ask) => of_count(ask, puzzle, &board),
        Task::Verdict(_)
        | Task::State(_)
        | Task::Ruling(_)
        | Task::Setup(_)
        | Task::Spot(_)
        | Task::Notate(_)
        | Task::Choice(_) => None,
    }
}

fn of_goal(goal: &Goal, puzzle: &Puzzle) -> Option<&'static str> {
    let position = puzzle.game.position();
    match goal {
        // En passant leaves from another square than the one that is captured on.
        Goal::Capture { square: Some(square), .. } if position.piece_at(*square).is_none() => {
            Some("goal.square: nothing stands there to be captured")
        }
        // Castling brings the rook there too, but is a move of the king (FIDE 4.4).
        Goal::Reach { square, .. } => {
            let rank = position.turn().backrank();
            let castles = |wing: Wing| position.legal_moves().iter().any(|mv| mv.wing() == Some(wing));
            let brings = Wing::ALL.into_iter().any(|wing| wing.crossed(rank) == *square && castles(wing));
            brings.then_some("goal.square: castling brings a rook there as well")
        }
        Goal::Capture { .. }
        | Goal::Castle { .. }
        | Goal::EnPassant
        | Goal::Check
        | Goal::Mate
        | Goal::MateIn { .. }
        | Goal::Stalemate
        | Goal::AvoidStalemate
        | Goal::Draw
        | Goal::DoubleCheck
        | Goal::DiscoveredCheck
        | Goal::AnswerCheck { .. }
        | Goal::Promote { .. }
        | Goal::DoubleStep
        | Goal::Play { .. }
        | Goal::Touched { .. } => None,
    }
}

fn of_squares(ask: &SquaresAsk, board: &Placement) -> Option<&'static str> {
    match ask {
        // A piece attacks what it could capture (FIDE 3.1.2); those of its own side it protects.
        SquaresAsk::Attackers { of, by } => {
            let own = board.piece_at(*of).is_some_and(|piece| piece.color == *by);
            own.then_some("ask.by: a piece of the same side stands there")
        }
        SquaresAsk::Reach { from } => of_king_beside_attacks(board, *from),
        SquaresAsk::Targets { .. }
        | SquaresAsk::Captures { .. }
        | SquaresAsk::Checkers
        | SquaresAsk::Movers
        | SquaresAsk::Blocker { .. }
        | SquaresAsk::EnPassant { .. }
        | SquaresAsk::Castling { .. }
        | SquaresAsk::Pinned { .. }
        | SquaresAsk::Guarded { .. }
        | SquaresAsk::Attacks { .. }
        | SquaresAsk::Line { .. }
        | SquaresAsk::Region { .. }
        | SquaresAsk::Find { .. }
        | SquaresAsk::Pieces(_) => None,
    }
}

fn of_count(ask: &CountAsk, puzzle: &Puzzle, board: &Placement) -> Option<&'static str> {
    let position = puzzle.game.position();
    match ask {
        CountAsk::Reach { from } => of_king_beside_attacks(board, *from),
        CountAsk::Distance { from, .. } => {
            is_king_among_enemies(board, *from).then_some("ask.from: a king walks past attacks")
        }
        // None at all: not since it cannot move, but since it is not its turn.
        CountAsk::Moves { from: Some(from) } => {
            let waits = board.piece_at(*from).is_some_and(|piece| piece.color != position.turn());
            waits.then_some("ask.from: it is the other side's turn")
        }
        // Only moves that are told can be counted, and each side must have made as many.
        CountAsk::QuietMoves => {
            let clock = position.halfmove_clock();
            let told = usize::try_from(clock).is_ok_and(|clock| clock <= puzzle.game.plies());
            (!told || clock % 2 == 1).then_some("ask: the moves that are counted are not all told")
        }
        CountAsk::Moves { from: None }
        | CountAsk::Checks
        | CountAsk::Mates
        | CountAsk::Repetitions
        | CountAsk::Squares { .. }
        | CountAsk::Pieces(_)
        | CountAsk::Material { .. }
        | CountAsk::MaterialLead
        | CountAsk::Points(_)
        | CountAsk::Grade { .. } => None,
    }
}

/// A king may not go where an enemy attacks (FIDE 3.9.2), which a bare board leaves aside.
fn of_king_beside_attacks(board: &Placement, from: Square) -> Option<&'static str> {
    let king = king_at(board, from)?;
    let mut without = board.clone();
    without.remove(from);
    let mut targets = reach(board, from)?.targets.into_iter();
    let attacked = targets.any(|to| !without.attackers(to, !king).is_empty());
    attacked.then_some("ask.from: a king may not go to attacked squares")
}

fn is_king_among_enemies(board: &Placement, from: Square) -> bool {
    king_at(board, from).is_some_and(|king| !board.of_side(!king).is_empty())
}

/// The side of the king on a square, where one stands there.
fn king_at(board: &Placement, square: Square) -> Option<Color> {
    board.piece_at(square).filter(|piece| piece.role == Role::King).map(|king| king.color)
}
