//! Puzzles without end: for each skill and level a seed makes a puzzle, the same one for ever.
//!
//! A family of skills a file. A generator only proposes a ground and a task; the puzzle passes the
//! same constructor as the written ones, and the rules engine computes its answers. Knows no clock
//! and no chance but the seed.

mod attacks;
mod board;
mod captures;
mod castling;
mod check;
mod coordinates;
mod dead;
mod distance;
mod draw;
mod en_passant;
mod field;
mod fifty;
mod hunt;
mod king;
mod lines;
mod looks;
mod material;
mod mates;
mod notation;
mod pawn_verdict;
mod piece_verdict;
mod pieces;
mod pins;
mod play;
mod points;
mod promotion;
mod reach;
mod repetitions;
mod round;
mod routes;
mod rulings;
mod scene;
mod setup;
mod shuffle;
mod sight;
mod skill;
mod stalemates;
mod states;
mod tally;
mod touched;
mod turn;
mod verdict;
mod written;

pub use round::{MIXED, ROUND, Round, Subject};
pub use skill::{Level, SKILLS, Skill};

use super::{Ground, Name, Puzzle, Solution, Task, solution};
use crate::rules::{Color, Game, Placement};
use draw::Draw;

/// What the ids of all generated puzzles begin with.
pub const PREFIX: &str = "gen.";

/// How often a generator may propose before it is given up; no skill comes near.
const PROPOSALS: usize = 400;

/// What a generator proposes.
#[derive(Debug)]
struct Draft {
    ground: Ground,
    task: Task,
    /// Whether the case looks otherwise than it is: illegal and yet legal, or the reverse.
    near_miss: bool,
}

impl Draft {
    /// A task in a game, seen by the side to move.
    fn in_game(game: Game, task: Task) -> Draft {
        let orientation = game.position().turn();
        Draft { ground: Ground { game, board: None, turned: false, orientation }, task, near_miss: false }
    }

    /// A task on a bare board, seen by White.
    fn on_board(board: Placement, task: Task) -> Draft {
        let ground = Ground { game: start(), board: Some(board), turned: false, orientation: Color::White };
        Draft { ground, task, near_miss: false }
    }

    /// The same, marked as a near miss where it is one.
    fn near_miss(self, near_miss: bool) -> Draft {
        Draft { near_miss, ..self }
    }
}

/// A puzzle that was made.
#[derive(Debug, Clone)]
pub struct Made {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// Whether the case looks otherwise than it is: illegal and yet legal, or the reverse.
    pub near_miss: bool,
}

/// Makes the puzzle of a skill, a level and a seed; `None` where the generator finds none, which
/// the tests hold never to happen.
#[must_use]
pub fn make(skill: &Skill, level: Level, seed: u32) -> Option<Made> {
    let id = skill.puzzle_id(level, seed);
    let mut draw = Draw::new(&id, level);
    (0..PROPOSALS).find_map(|_| {
        let Draft { ground, task, near_miss } = (skill.propose)(&mut draw)?;
        let rules = skill.rules.iter().map(|rule| (*rule).to_owned()).collect();
        let name = Name { id: id.clone(), lesson: skill.lesson.to_owned(), rules };
        let puzzle = Puzzle::new(name, ground, task).ok()?;
        is_fair(&puzzle).then_some(Made { puzzle, near_miss })
    })
}

/// The puzzle of an id like `gen.castling-verdict.2.v1.48213`; `None` where it is no such id, or one
/// of a version that is no longer made.
#[must_use]
pub fn from_id(id: &str) -> Option<Puzzle> {
    let (skill, level, seed) = read_id(id)?;
    make(skill, level, seed).map(|made| made.puzzle)
}

/// The skill, level and seed that an id names.
#[must_use]
pub fn read_id(id: &str) -> Option<(&'static Skill, Level, u32)> {
    let mut parts = id.strip_prefix(PREFIX)?.splitn(4, '.');
    let skill = Skill::named(parts.next()?)?;
    let level = Level::read(parts.next()?)?;
    let seed = parts.nth(1)?.parse().ok()?;
    // A leading zero or an older version spells another id.
    (skill.puzzle_id(level, seed) == id).then_some((skill, level, seed))
}

/// Whether there is something to find: an answer, and a wrong one beside it.
fn is_fair(puzzle: &Puzzle) -> bool {
    match solution(puzzle) {
        Solution::Moves(moves) => {
            !moves.is_empty() && moves.len() < puzzle.game.position().legal_moves().len()
        }
        Solution::Squares(squares) => !squares.is_empty() && squares.len() < 64,
        Solution::Options(options) => options.len() == 1,
        Solution::Placement(board) => board != puzzle.placement(),
        other @ (Solution::Route(_) | Solution::Number(_) | Solution::Texts(_)) => !other.is_empty(),
    }
}

/// The game that a bare board is said to belong to.
fn start() -> Game {
    Game::from_position(crate::rules::Position::default())
}
