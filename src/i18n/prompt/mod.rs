//! What a puzzle asks, in words made from the task alone, by exhaustive match: for puzzles that
//! nobody has worded by hand.
//!
//! A written puzzle brings its own words; see [`prompt`].

mod moves;
mod numbers;
mod picks;
mod rights;

use super::feedback::want;
use super::{Arg, Lang, messages};
use crate::puzzle::{NotateAsk, Puzzle, SquaresAsk, Task};
use crate::rules::Square;
use std::borrow::Cow;

/// What to do: the puzzle's own words where it has some, else words made from its task.
#[must_use]
pub fn prompt(lang: Lang, puzzle: &Puzzle) -> Cow<'static, str> {
    if puzzle.is_written() {
        lang.text(&format!("puzzle-{}", puzzle.id))
    } else {
        Cow::Owned(asked(lang, puzzle))
    }
}

/// What is known of the game beside the board, where a puzzle without words of its own needs it told:
/// the moves that led here, and the castling rights that were gone before them though king and rook
/// stand at home.
#[must_use]
pub fn game_so_far(lang: Lang, puzzle: &Puzzle) -> Option<String> {
    if puzzle.is_written() {
        return None;
    }
    let moves = (puzzle.game.plies() > 0)
        .then(|| lang.text_with("game-so-far", &[("moves", puzzle.game.movetext().into())]));
    let told: Vec<String> = rights::lost(lang, puzzle).into_iter().chain(moves).collect();
    (!told.is_empty()).then(|| messages::sentences(lang, told.into_iter()))
}

/// Words made from the task.
fn asked(lang: Lang, puzzle: &Puzzle) -> String {
    let side = ("side", messages::side(lang, puzzle.game.position().turn()).into());
    let (key, mut args): (&str, Args) = match &puzzle.task {
        Task::Move(goal) => moves::goal(lang, goal, puzzle),
        Task::Route(ask) => {
            let key = if ask.avoid { "task-route-avoid" } else { "task-route" };
            (key, vec![piece(lang, puzzle, ask.from), ("count", ask.targets.len().into())])
        }
        Task::Squares(ask) if ask.is_of_board() => squares(lang, puzzle, "task-mark"),
        Task::Squares(_) => squares(lang, puzzle, "task-mark-turn"),
        Task::Verdict(ask) => moves::verdict(lang, &ask.text, puzzle),
        Task::State(_) => ("task-state", vec![]),
        Task::Ruling(_) => ("task-ruling", vec![]),
        Task::Setup(_) => {
            (if puzzle.placement().is_empty() { "task-setup-all" } else { "task-setup" }, vec![])
        }
        Task::Spot(_) => ("task-spot", vec![]),
        Task::Count(ask) => numbers::count(lang, ask, puzzle),
        Task::Notate(NotateAsk::Square { .. }) => ("task-name-square", vec![]),
        Task::Notate(NotateAsk::Move { text }) => moves::write(lang, text, puzzle),
        Task::Choice(ask) => picks::choice(lang, ask, puzzle),
    };
    args.push(side);
    lang.text_with(key, &args)
}

/// The arguments of a message.
type Args = Vec<(&'static str, Arg<'static>)>;

/// What to mark.
fn squares(lang: Lang, puzzle: &Puzzle, key: &'static str) -> (&'static str, Args) {
    let Task::Squares(ask) = &puzzle.task else { return (key, vec![]) };
    match ask {
        SquaresAsk::Find { squares } => {
            let squares: Vec<Square> = squares.into_iter().collect();
            ("task-find", vec![("squares", messages::squares(lang, &squares).into())])
        }
        SquaresAsk::Castling { wing, .. } => (
            "task-mark-castling",
            vec![("wing", wing.as_str().into()), ("want", want(lang, ask, puzzle).into())],
        ),
        SquaresAsk::Targets { .. }
        | SquaresAsk::Captures { .. }
        | SquaresAsk::Attackers { .. }
        | SquaresAsk::Checkers
        | SquaresAsk::Movers
        | SquaresAsk::Blocker { .. }
        | SquaresAsk::EnPassant { .. }
        | SquaresAsk::Pinned { .. }
        | SquaresAsk::Guarded { .. }
        | SquaresAsk::Reach { .. }
        | SquaresAsk::Attacks { .. }
        | SquaresAsk::Line { .. }
        | SquaresAsk::Region { .. }
        | SquaresAsk::Pieces(_) => (key, vec![("want", want(lang, ask, puzzle).into())]),
    }
}

/// The piece on a square of the puzzle's board: "the rook on a1".
fn piece(lang: Lang, puzzle: &Puzzle, square: Square) -> (&'static str, Arg<'static>) {
    let placed = puzzle.placement().placed(square);
    let words = placed.map_or_else(|| square.to_string(), |placed| messages::placed(lang, placed).to_owned());
    ("piece", words.into())
}
