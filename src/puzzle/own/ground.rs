//! What a puzzle lies on, as it stands in an id: a FEN with `~` for `/` and `_` for a blank, and the
//! moves played from it.

use super::{Basis, MAX_HISTORY};
use crate::puzzle::{ChoiceAsk, CountAsk, GameAsk, Goal, NotateAsk, Puzzle, SquaresAsk, Task, solution};
use crate::rules::{Game, Placement, Position};

/// Whether a part of an id is where the board begins.
pub(super) fn is_board(part: &str) -> bool {
    part.contains('~')
}

/// The board of an id, and the moves behind it.
pub(super) fn read(parts: &[&str]) -> Option<Basis> {
    let (first, moves) = parts.split_first()?;
    let text = first.replace('~', "/").replace('_', " ");
    if !text.contains(' ') {
        let board = Placement::read(&text).ok()?;
        return moves.is_empty().then_some(Basis::Board(board));
    }
    let moves: Vec<&str> = match moves {
        [] => Vec::new(),
        [moves] => moves.split('_').collect(),
        [_, ..] => return None,
    };
    if moves.len() > MAX_HISTORY {
        return None;
    }
    Game::read(Some(&text), &moves).ok().map(Basis::Game)
}

/// As [`read`] reads it.
pub(super) fn written(basis: &Basis) -> String {
    let (text, moves) = match basis {
        Basis::Board(board) => (board.to_string(), String::new()),
        Basis::Game(game) => {
            let moves: Vec<String> = game.moves().map(|mv| mv.uci()).collect();
            (game.start().fen(), moves.join("_"))
        }
    };
    let mark = if moves.is_empty() { "" } else { "." };
    format!("{}{mark}{moves}", text.replace('/', "~").replace(' ', "_"))
}

/// As much of it as the task asks about: the moves only where they matter, and not more of them than
/// an id holds.
pub(super) fn needed(basis: &Basis, task: &Task) -> Basis {
    let Basis::Game(game) = basis else { return basis.clone() };
    let kept = if asks_of_past(task) { game.plies().min(MAX_HISTORY) } else { 0 };
    let first = game.plies() - kept;
    // A FEN names an en passant square only where a pawn stands ready: what is read again is the same.
    let start = game.position_at(first).clone();
    let mut recent = Game::from_position(Position::from_fen(&start.fen()).unwrap_or(start));
    game.moves().skip(first).for_each(|mv| recent.play(mv));
    Basis::Game(recent)
}

/// Whether a long game, cut to what an id holds, has another answer than the whole: a position that
/// stood there before, say.
pub(super) fn forgets(whole: &Basis, puzzle: &Puzzle) -> bool {
    let counts = match &puzzle.task {
        Task::Move(goal) => *goal == Goal::Draw,
        Task::State(_) => true,
        Task::Count(ask) => matches!(ask, CountAsk::Repetitions),
        Task::Verdict(_)
        | Task::Ruling(_)
        | Task::Route(_)
        | Task::Squares(_)
        | Task::Setup(_)
        | Task::Spot(_)
        | Task::Notate(_)
        | Task::Choice(_) => false,
    };
    match whole {
        Basis::Game(game) if counts && game.plies() > MAX_HISTORY => {
            let whole = Puzzle { game: game.clone(), ..puzzle.clone() };
            solution(&whole) != solution(puzzle)
        }
        Basis::Game(_) | Basis::Board(_) => false,
    }
}

/// Whether the moves that led here can change the answer, or what is told of it.
fn asks_of_past(task: &Task) -> bool {
    match task {
        Task::Move(goal) => *goal == Goal::Draw,
        Task::Verdict(_) | Task::State(_) | Task::Ruling(_) => true,
        Task::Count(ask) => matches!(ask, CountAsk::Repetitions | CountAsk::QuietMoves),
        Task::Choice(ask) => matches!(
            ask,
            ChoiceAsk::Turn
                | ChoiceAsk::Bar { .. }
                | ChoiceAsk::Rights { .. }
                | ChoiceAsk::Game(GameAsk::Same { .. })
        ),
        Task::Squares(SquaresAsk::EnPassant { .. }) => true,
        Task::Route(_)
        | Task::Squares(_)
        | Task::Setup(_)
        | Task::Spot(_)
        | Task::Notate(NotateAsk::Move { .. } | NotateAsk::Square { .. }) => false,
    }
}
