//! How an exercise is answered with a pencil.

use crate::puzzle::{ChoiceAsk, Puzzle, Task};

/// The room that an answer needs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Space {
    /// Squares are marked on the board.
    Marks,
    /// A way is drawn on the board, and its moves are counted.
    Way,
    /// Pieces are written into the board.
    Letters,
    /// So many moves are written down.
    Moves(usize),
    /// A box is ticked.
    Boxes,
    /// A number is written.
    Number,
    /// A word is written.
    Word,
}

/// How a task is answered with a pencil.
#[must_use]
pub fn space(task: &Task) -> Space {
    match task {
        Task::Move(goal) => Space::Moves(goal.moves()),
        Task::Route(_) => Space::Way,
        Task::Squares(_) | Task::Spot(_) => Space::Marks,
        Task::Setup(_) => Space::Letters,
        Task::Verdict(_) | Task::State(_) | Task::Ruling(_) | Task::Choice(_) => Space::Boxes,
        Task::Count(_) => Space::Number,
        Task::Notate(_) => Space::Word,
    }
}

/// Whether it is said whose move it is: of a position with a turn, unless that is the question.
#[must_use]
pub fn shows_turn(puzzle: &Puzzle) -> bool {
    let asked = matches!(puzzle.task, Task::Choice(ChoiceAsk::Turn));
    puzzle.board.is_none() && !puzzle.hides_board() && !asked
}
