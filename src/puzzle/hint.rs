//! Hints, from the rule to a first step. None of them gives the solution.

use super::{Counting, Goal, NotateAsk, Puzzle, Solution, Task, solution, walk};
use crate::rules::{Placed, Position, Role, Square};

/// One step of help.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Hint {
    /// The rule to think of, by id; its statement is the hint.
    Rule(String),
    /// A piece that can solve it.
    Piece(Placed),
    /// How many squares to mark.
    Count(usize),
    /// How many moves the walk takes.
    Moves(usize),
    /// How many squares of the board are not yet as they should be.
    Differs(usize),
    /// Where the other king can still go.
    Flights {
        /// The king.
        king: Placed,
        /// The squares that are open to him.
        squares: Vec<Square>,
    },
    /// The order in which to ask after the state of a game.
    Order,
    /// How this is counted.
    Counting(Counting),
    /// How a move is written.
    WriteMove,
    /// How a square is named.
    NameSquare,
}

/// The hints of a puzzle, in the order in which they are given.
#[must_use]
pub fn hints(puzzle: &Puzzle) -> Vec<Hint> {
    let rule = puzzle.rules.first().cloned().map(Hint::Rule);
    // A rule often holds the very number: how to count comes first.
    if matches!(puzzle.task, Task::Count(_)) {
        particular(puzzle).into_iter().chain(rule).collect()
    } else {
        rule.into_iter().chain(particular(puzzle)).collect()
    }
}

/// The hint that looks at this very puzzle.
fn particular(puzzle: &Puzzle) -> Option<Hint> {
    match &puzzle.task {
        // The prompt names the piece already.
        Task::Move(Goal::Touched { .. }) | Task::Verdict(_) | Task::Ruling(_) | Task::Choice(_) => None,
        // A first move would give too much, and to find it takes a search.
        Task::Move(Goal::MateIn { .. } | Goal::AvoidStalemate) => flights(puzzle.game.position()),
        Task::Route(ask) => walk::shortest(&puzzle.placement(), ask).map(|way| Hint::Moves(way.len())),
        Task::State(_) => Some(Hint::Order),
        Task::Setup(ask) => Some(Hint::Differs(puzzle.placement().difference(&ask.target).count())),
        Task::Count(ask) => Some(Hint::Counting(Counting::of(puzzle, ask))),
        Task::Notate(NotateAsk::Move { .. }) | Task::Move(Goal::Play { .. }) => Some(Hint::WriteMove),
        Task::Notate(NotateAsk::Square { .. }) => Some(Hint::NameSquare),
        Task::Move(_) | Task::Squares(_) | Task::Spot(_) => of_solution(puzzle),
    }
}

fn of_solution(puzzle: &Puzzle) -> Option<Hint> {
    match solution(puzzle) {
        Solution::Moves(moves) => moves.first()?.mover(puzzle.game.position()).map(Hint::Piece),
        Solution::Squares(squares) => Some(Hint::Count(squares.len())),
        Solution::Route(_)
        | Solution::Options(_)
        | Solution::Number(_)
        | Solution::Texts(_)
        | Solution::Placement(_) => None,
    }
}

/// Where the king of the side that is not to move could go if it were.
fn flights(position: &Position) -> Option<Hint> {
    let side = !position.turn();
    let king = position.placed(position.king(side)?)?;
    let mut steps = crate::rules::Placement::empty();
    steps.set(king.square, Role::King.of(side));
    let around = crate::rules::reach(&steps, king.square)?.targets;
    let guarded = position.guarded(!side);
    let free = |square: &Square| {
        position.piece_at(*square).is_none_or(|piece| piece.color != side) && !guarded.contains(*square)
    };
    Some(Hint::Flights { king, squares: around.into_iter().filter(free).collect() })
}
