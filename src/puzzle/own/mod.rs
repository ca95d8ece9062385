//! Puzzles that somebody has set: position, kind and goal stand in the id itself.
//!
//! `own.move.mate.2.<position>`: whoever has the id has the puzzle, so that a server which never saw
//! it can check an answer. One puzzle has one id. Knows nothing of who has set it, and keeps nothing.

mod fit;
mod goal;
mod ground;
mod offers;
mod squares;
mod suggest;
mod task;
mod tempting;
mod topic;

pub use fit::unfit;
pub use offers::{of_all, of_move, of_square, of_walk};
pub use suggest::{Trust, suggest};
pub use task::KINDS;
pub use tempting::verdict_options;
pub use topic::{Topic, topic};

use super::{Goal, Ground, Name, Puzzle, Task};
use crate::rules::{Color, Game, Placement};

/// What the ids of all such puzzles begin with.
pub const PREFIX: &str = "own.";

/// The most half-moves that lead to a position in an id.
pub const MAX_HISTORY: usize = 60;

/// The longest id that is read, in bytes.
pub const MAX_ID: usize = 480;

/// What a puzzle is set on.
#[derive(Debug, Clone)]
pub enum Basis {
    /// A position, with the moves that led to it.
    Game(Game),
    /// A bare board, where kings may be missing.
    Board(Placement),
}

/// Why no puzzle can be made of a position and a task.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Unfit {
    /// No id can say this task, or not on such a board.
    Unsaid,
    /// Too many moves led here.
    TooLong,
    /// A field does not fit the board.
    Flawed(Vec<String>),
    /// Nothing that can be answered is right.
    NoSolution,
    /// Whatever can be answered is right.
    AllRight,
    /// The search for a mate, or for the chances of mate, does not see through the position.
    Unproved,
    /// A mate in several moves is asked for, and there is one in fewer.
    Sooner {
        /// In how many.
        moves: usize,
        /// Its first move, in standard algebraic notation.
        san: String,
    },
}

/// A puzzle of this task on this basis. Moves that led here are left out where the task does not ask
/// about them.
///
/// # Errors
///
/// Why there is none, or none that is worth setting.
pub fn make(basis: &Basis, task: Task) -> Result<Puzzle, Unfit> {
    let puzzle = draft(basis, task)?;
    unfit(&puzzle).map_or(Ok(puzzle), Err)
}

/// What an id says before its board, as a task on this basis: `move.mate.2`, `squares.targets.e4`.
#[must_use]
pub fn asked(text: &str, basis: &Basis) -> Option<Task> {
    task::read(&text.split('.').collect::<Vec<_>>(), basis)
}

/// The puzzle that an id says; `None` where it says none, or says it otherwise than [`make`] would.
///
/// Whether there is a mate in several moves, or a draw, takes a search, which whoever made the id has
/// done: that alone is not looked at again here.
#[must_use]
pub fn from_id(id: &str) -> Option<Puzzle> {
    let (task, basis) = read(id)?;
    let puzzle = draft(&basis, task).ok()?;
    let searched = matches!(puzzle.task, Task::Move(Goal::MateIn { .. } | Goal::Draw));
    (puzzle.id == id && (searched || fit::unfair(&puzzle).is_none())).then_some(puzzle)
}

/// What an id asks, and on what.
fn read(id: &str) -> Option<(Task, Basis)> {
    if id.len() > MAX_ID {
        return None;
    }
    let parts: Vec<&str> = id.strip_prefix(PREFIX)?.split('.').collect();
    let at = parts.iter().position(|part| ground::is_board(part))?;
    let (asked, lies) = parts.split_at_checked(at)?;
    let basis = ground::read(lies)?;
    Some((task::read(asked, &basis)?, basis))
}

/// The same, whether it is worth setting or not.
///
/// # Errors
///
/// Why it cannot be put together.
pub fn draft(basis: &Basis, mut task: Task) -> Result<Puzzle, Unfit> {
    // Moves that do not matter are left out, so that an id which has them says something else.
    let (whole, basis) = (basis, &ground::needed(basis, &task));
    if let (Task::Move(Goal::AnswerCheck { .. }), Some(game)) = (&task, basis.game())
        && game.position().checkers().is_empty()
    {
        return Err(Unfit::Flawed(vec!["goal: nobody is in check".to_owned()]));
    }
    let asked = task::written(&task).ok_or(Unfit::Unsaid)?;
    if let (Task::Verdict(ask), Some(game)) = (&mut task, basis.game()) {
        // What can be picked comes from what is kept of the game.
        ask.options = verdict_options(game, &ask.text);
    }
    let topic = topic(&task, basis);
    let id = format!("{PREFIX}{}.{}", asked.join("."), ground::written(basis));
    if id.len() > MAX_ID {
        return Err(Unfit::TooLong);
    }
    let rules = topic.rules.into_iter().map(str::to_owned).collect();
    let name = Name { id, lesson: topic.lesson.to_owned(), rules };
    let puzzle = Puzzle::new(name, basis.ground(), task).map_err(Unfit::Flawed)?;
    if ground::forgets(whole, &puzzle) { Err(Unfit::TooLong) } else { Ok(puzzle) }
}

impl Basis {
    /// The position, where it is one.
    #[must_use]
    pub fn game(&self) -> Option<&Game> {
        match self {
            Basis::Game(game) => Some(game),
            Basis::Board(_) => None,
        }
    }

    /// What stands on the board.
    #[must_use]
    pub fn placement(&self) -> Placement {
        match self {
            Basis::Game(game) => game.position().into(),
            Basis::Board(board) => board.clone(),
        }
    }

    /// The side to move; White on a bare board.
    #[must_use]
    pub fn turn(&self) -> Color {
        self.game().map_or(Color::White, |game| game.position().turn())
    }

    /// Seen by the side to move.
    fn ground(&self) -> Ground {
        let orientation = self.turn();
        match self {
            Basis::Game(game) => Ground { game: game.clone(), board: None, turned: false, orientation },
            Basis::Board(board) => {
                Ground { game: Game::default(), board: Some(board.clone()), turned: false, orientation }
            }
        }
    }
}
