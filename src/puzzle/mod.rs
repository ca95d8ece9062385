//! Puzzles: a task on a position or a bare board, whose right answers the rules engine computes.
//!
//! Knows no lesson text and no language; a check gives codes and squares.

mod check;
mod choice;
mod count;
mod feedback;
mod feedback_code;
mod filter;
pub mod generate;
mod goal;
mod hint;
mod line;
mod mate;
mod notate;
mod number;
pub mod own;
mod points;
mod route;
mod ruling;
mod setup;
mod solve;
mod sound;
mod squares;
mod state;
mod task;
mod verdict;
mod walk;

pub use check::{Answer, AnswerFault, Outcome, check};
pub use choice::{BoardAsk, ChoiceAsk, GameAsk};
pub use count::{CountAsk, Counting};
pub use feedback::{Effect, Feedback, Played, Reply};
pub use feedback_code::FeedbackCode;
pub use filter::{Class, Filter, material, worth};
pub use goal::{CheckAnswer, Goal};
pub use hint::{Hint, hints};
pub use line::Next;
pub use mate::LONGEST_MATE;
pub use notate::{MAX_CHARS, NotateAsk, Sign};
pub use number::Number;
pub use points::{Player, RatedGame};
pub use route::{MAX_STEPS, MAX_TARGETS, Reached, RouteAsk, Step};
pub use ruling::RulingAsk;
pub use setup::{Misplaced, SetupAsk, SpotAsk};
pub use solve::{Solution, solution};
pub use squares::{CastlingPart, EnPassantPart, SquaresAsk};
pub use state::{State, StateAsk};
pub use task::Task;
pub use verdict::VerdictAsk;

use crate::rules::{Color, Game, Placement};

/// What the ids of a beginner's question as an exercise begin with.
pub const ASK_PREFIX: &str = "ask.";

/// What a puzzle is called and what it belongs to.
#[derive(Debug, Clone)]
pub struct Name {
    /// Its stable name.
    pub id: String,
    /// The lesson that it belongs to.
    pub lesson: String,
    /// The rules that it practises.
    pub rules: Vec<String>,
}

/// What a puzzle lies on.
#[derive(Debug, Clone)]
pub struct Ground {
    /// The position, with the moves that led to it.
    pub game: Game,
    /// The bare board, if it does not lie on a position.
    pub board: Option<Placement>,
    /// Whether the board is drawn lying wrongly.
    pub turned: bool,
    /// The side shown at the bottom.
    pub orientation: Color,
}

/// A task on a position or a bare board.
#[derive(Debug, Clone)]
pub struct Puzzle {
    /// Its stable name (`castling-limits-3`).
    pub id: String,
    /// The lesson that it belongs to.
    pub lesson: String,
    /// The rules that it practises, at least one.
    pub rules: Vec<String>,
    /// The position, with the moves that led to it. Where the puzzle lies on a bare board, the
    /// initial position, which then says nothing.
    pub game: Game,
    /// The bare board that it lies on, if not on a position.
    pub board: Option<Placement>,
    /// Whether the board is drawn lying wrongly, with a light square at White's left hand.
    pub turned: bool,
    /// The side shown at the bottom of the board.
    pub orientation: Color,
    /// What is asked.
    pub task: Task,
}

impl Puzzle {
    /// Puts a puzzle together; the written and the generated ones all pass here.
    ///
    /// # Errors
    ///
    /// Everything about it that cannot be, each with its field. Whether it has a solution is not
    /// looked at: see [`solution`].
    pub fn new(name: Name, ground: Ground, task: Task) -> Result<Puzzle, Vec<String>> {
        let Name { id, lesson, rules } = name;
        let Ground { game, board, turned, orientation } = ground;
        let puzzle = Puzzle { id, lesson, rules, game, board, turned, orientation, task };
        let flaws = sound::flaws(&puzzle);
        if flaws.is_empty() { Ok(puzzle) } else { Err(flaws) }
    }

    /// Whether it is a written puzzle of a lesson, which has words of its own; of any other, what it
    /// asks is told from its task.
    #[must_use]
    pub fn is_written(&self) -> bool {
        let made = [generate::PREFIX, own::PREFIX, ASK_PREFIX];
        !made.iter().any(|prefix| self.id.starts_with(prefix))
    }

    /// What stands on the board.
    #[must_use]
    pub fn placement(&self) -> Placement {
        self.board.clone().unwrap_or_else(|| Placement::from(self.game.position()))
    }

    /// The FEN that the puzzle starts from; a bare board is given as if White were to move.
    #[must_use]
    pub fn fen(&self) -> String {
        match &self.board {
            Some(board) => format!("{board} w - - 0 1"),
            None => self.game.start().fen(),
        }
    }

    /// Whether no board is shown: the task asks of none, and none is given that has anything on it.
    #[must_use]
    pub fn hides_board(&self) -> bool {
        let nothing = self.board.as_ref().is_some_and(Placement::is_empty);
        match &self.task {
            Task::Count(ask) if ask.is_boardless() => self.board.is_none() || nothing,
            Task::Choice(ask) => nothing && ask.is_boardless(),
            Task::Move(_)
            | Task::Route(_)
            | Task::Squares(_)
            | Task::Verdict(_)
            | Task::State(_)
            | Task::Ruling(_)
            | Task::Setup(_)
            | Task::Spot(_)
            | Task::Count(_)
            | Task::Notate(_) => false,
        }
    }

    /// Whether what the check says of each answer is proved: a mate in several moves is, where the
    /// search saw through every first move.
    #[must_use]
    pub fn is_proved(&self) -> bool {
        let Task::Move(goal) = &self.task else { return true };
        goal.moves() == 1 || line::is_proved(self.game.position(), goal.moves())
    }
}
