//! Puzzles of every kind, answered on their page by hand: rightly, as the rules engine computes it.

use super::board::Board;
use super::driver::Session;
use super::page::Hand;
use crate::solutions;
use std::collections::BTreeMap;
use yize::puzzle::{Answer, Puzzle, Solution, Task, check, solution};
use yize::rules::{Piece, Placement, Square};

/// Answers the puzzle of this page rightly, and waits until that is said.
pub(super) async fn solve(session: &Session, hand: Hand, puzzle: &Puzzle) {
    let board = Board::new(session, ".puzzle");
    let line = solutions::line(puzzle);
    if line.is_empty() {
        answer(session, hand, puzzle).await;
    } else {
        play(session, hand, puzzle, &line).await;
    }
    board.verdict("yes").await;
    session.text(".solved a.go.main").await;
}

async fn answer(session: &Session, hand: Hand, puzzle: &Puzzle) {
    let board = Board::new(session, ".puzzle");
    match solution(puzzle) {
        Solution::Moves(moves) => {
            let mv = moves.first().expect("a right move");
            board.try_move(hand, &mv.from().to_string(), &mv.to().to_string()).await;
            if mv.promotion().is_some() {
                promote(session, hand, &mv.uci()).await;
            }
        }
        Solution::Route(steps) => {
            let piece = puzzle.placement().piece_at(steps[0].from).map(name).expect("a piece");
            for step in steps {
                board.touch(hand, &step.to.to_string()).await;
                board.shows(&[(&step.to.to_string(), &piece), (&step.from.to_string(), "")]).await;
            }
        }
        Solution::Squares(squares) => {
            board.tick(hand, &squares).await;
            session.activate(hand, ".stage button.go").await;
        }
        Solution::Options(options) => pick(session, hand, options.first().expect("an option")).await,
        Solution::Number(number) => field(session, hand, &number.expect("a number").to_string()).await,
        Solution::Texts(texts) => field(session, hand, texts.first().expect("a text")).await,
        Solution::Placement(target) => {
            set_up(session, hand, &puzzle.placement(), &target).await;
            session.activate(hand, ".setup .check").await;
        }
    }
}

/// Picks an option and has it checked.
pub(super) async fn pick(session: &Session, hand: Hand, option: &str) {
    if hand == Hand::Keys {
        session.choose_by_arrows("input[name=choice]", option).await;
    } else {
        session.activate(hand, &format!("label:has(input[value={option}])")).await;
    }
    session.activate(hand, ".options button.go").await;
}

/// Writes into the field and has it checked.
pub(super) async fn field(session: &Session, hand: Hand, text: &str) {
    session.write("#field", text).await;
    session.activate(hand, ".field button.go").await;
}

/// Makes the one board of the other, each piece by a press, one kind of piece after the other.
pub(super) async fn set_up(session: &Session, hand: Hand, from: &Placement, to: &Placement) {
    let mut by_tool: BTreeMap<char, Vec<Square>> = BTreeMap::new();
    for square in from.difference(to) {
        by_tool.entry(to.piece_at(square).map_or('-', Piece::char)).or_default().push(square);
    }
    for (tool, squares) in by_tool {
        choose(session, hand, tool).await;
        put(session, hand, &squares).await;
    }
}

/// Chooses what is put next.
pub(super) async fn choose(session: &Session, hand: Hand, tool: char) {
    if hand == Hand::Keys {
        session.choose_by_arrows(".tools input", &tool.to_string()).await;
    } else {
        session.activate(hand, &format!(".tools label:has(input[value='{tool}'])")).await;
    }
}

/// Presses squares of a board that is set up.
pub(super) async fn put(session: &Session, hand: Hand, squares: &[Square]) {
    let board = Board::new(session, ".setup");
    if hand == Hand::Presses {
        for square in squares {
            board.press(&square.to_string()).await;
        }
    } else {
        board.tick(hand, squares).await;
    }
}

/// Plays the moves of a longer puzzle, waiting for each reply.
async fn play(session: &Session, hand: Hand, puzzle: &Puzzle, line: &[String]) {
    assert!(matches!(puzzle.task, Task::Move(_)));
    let board = Board::new(session, ".puzzle");
    for (index, mv) in line.iter().enumerate() {
        board.try_move(hand, &mv[..2], &mv[2..4]).await;
        if mv.len() > 4 {
            promote(session, hand, mv).await;
        }
        let outcome = check(puzzle, &Answer::Moves(line[..=index].to_vec())).expect("a line");
        let Some(next) = outcome.next else { return };
        let (from, to) = (next.reply.mv.from(), next.reply.mv.to());
        let piece = next.position.piece_at(to).map(name).expect("the piece of the reply");
        board.shows(&[(&to.to_string(), &piece), (&from.to_string(), "")]).await;
        session.text(".said .reply").await;
    }
}

/// Names the piece that a pawn becomes.
async fn promote(session: &Session, hand: Hand, mv: &str) {
    let letter = &mv[4..];
    let dialog = if hand == Hand::Presses { "form.promotion" } else { "dialog.promotion" };
    session.activate(hand, &format!("{dialog} button[value={letter}]")).await;
}

/// A piece as its picture is styled: `white king`.
pub(super) fn name(piece: Piece) -> String {
    let role = format!("{:?}", piece.role).to_lowercase();
    format!("{} {role}", piece.color.fold_wb("white", "black"))
}
