//! Squares by name, and the colours of the board: find them, name them.

use super::draw::Draw;
use super::{Draft, Level, Skill, play};
use crate::puzzle::{BoardAsk, ChoiceAsk, NotateAsk, SquaresAsk, Task};
use crate::rules::{Color, Placement, SquareSet};

pub(super) const SKILLS: &[Skill] = &[
    Skill { id: "find-square", lesson: "board", rules: &["files-ranks"], version: 1, propose: find },
    Skill { id: "name-square", lesson: "board", rules: &["files-ranks"], version: 1, propose: name },
    Skill { id: "square-colour", lesson: "board", rules: &["board-squares"], version: 1, propose: colour },
];

/// A board as it may stand in a game, at level one before anything is taken; at level three seen by
/// Black as often as by White.
pub(super) fn board(draw: &mut Draw, task: Task) -> Draft {
    let plies = match draw.level {
        Level::One => draw.between(4, 10),
        Level::Two | Level::Three => draw.between(12, 40),
    };
    let board = Placement::from(play::game(draw, plies).position());
    let mut draft = Draft::on_board(board, task);
    draft.ground.orientation = draw.side();
    if draw.level != Level::Three {
        draft.ground.orientation = Color::White;
    }
    draft
}

/// Find the squares that are named: one, two, four.
fn find(draw: &mut Draw) -> Option<Draft> {
    let mut squares = SquareSet::EMPTY;
    while squares.count() < draw.by_level(1, 2, 4) {
        squares.add(draw.square());
    }
    Some(board(draw, Task::Squares(SquaresAsk::Find { squares })))
}

/// Name the square that is marked.
fn name(draw: &mut Draw) -> Option<Draft> {
    let square = draw.square();
    Some(board(draw, Task::Notate(NotateAsk::Square { square })))
}

/// Light or dark.
fn colour(draw: &mut Draw) -> Option<Draft> {
    let square = draw.square();
    Some(board(draw, Task::Choice(ChoiceAsk::Board(BoardAsk::SquareColour { square }))))
}
