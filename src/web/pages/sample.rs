//! Puzzles for the tests of the pages.

use crate::puzzle::{Puzzle, Task};
use crate::rules::{Color, Game, Placement};

/// A puzzle on a bare board.
pub(super) fn on_board(placement: &str, task: Task) -> Puzzle {
    let board = Placement::read(placement).expect("a board");
    Puzzle { board: Some(board), ..of_game(Game::default(), task) }
}

/// A puzzle in the position of a FEN.
pub(super) fn in_position(fen: &str, task: Task) -> Puzzle {
    of_game(Game::read::<&str>(Some(fen), &[]).expect("a position"), task)
}

fn of_game(game: Game, task: Task) -> Puzzle {
    Puzzle {
        id: "moves-1".to_string(),
        lesson: "moves".to_string(),
        rules: vec!["turns".to_string()],
        game,
        board: None,
        turned: false,
        orientation: Color::White,
        task,
    }
}
