//! A puzzle of each newer kind, answered first wrongly, then rightly, with script and without.

use super::board::Board;
use super::driver::{Kind, Session, tell};
use super::page::Hand;
use super::solve::{choose, field, name, pick, put, solve};
use super::{axe, words};
use fantoccini::key::Key;
use std::collections::BTreeMap;
use yize::curriculum::Curriculum;
use yize::i18n::Lang;
use yize::puzzle::{Answer, Goal, NotateAsk, Puzzle, Solution, Task, check, solution};
use yize::rules::{Color, Placement, Role, Square};

#[test]
fn newer_kinds_are_answered_with_script() {
    tell(Kind::Desk, |session| async move {
        moving(&session, Hand::Mouse).await;
        forms(&session, Hand::Mouse).await;
        session.healthy(&[]).await;
    });
}

#[test]
fn newer_boards_are_answered_by_keyboard() {
    tell(Kind::Desk, |session| async move {
        moving(&session, Hand::Keys).await;
        by_letters(&session).await;
        session.healthy(&[]).await;
    });
}

#[test]
fn newer_kinds_are_answered_without_script() {
    tell(Kind::NoScript, |session| async move {
        moving(&session, Hand::Presses).await;
        forms(&session, Hand::Presses).await;
        by_presses(&session).await;
        session.healthy(&[]).await;
    });
}

async fn open(session: &Session, puzzle: &Puzzle) {
    session.open(&format!("/en/puzzles/{}", puzzle.id)).await;
}

fn said(puzzle: &Puzzle, answer: &Answer) -> String {
    words::answer(Lang::En, puzzle, answer)
}

async fn moving(session: &Session, hand: Hand) {
    let course = words::course();
    let puzzles = || course.puzzles.values();
    let route = puzzles().find(|puzzle| matches!(puzzle.task, Task::Route(_)));
    walk(session, hand, route.expect("a walk")).await;
    let long = puzzles().find(|puzzle| matches!(puzzle.task, Task::Move(Goal::MateIn { .. })));
    mate(session, hand, long.expect("a mate in more than one move")).await;
}

/// A step that the piece cannot take, one that is undone, then the shortest way.
async fn walk(session: &Session, hand: Hand, puzzle: &Puzzle) {
    let Task::Route(ask) = &puzzle.task else { panic!("a walk") };
    let Solution::Route(steps) = solution(puzzle) else { panic!("a walk") };
    let answer = |to: Square| Answer::Moves(vec![format!("{}{to}", ask.from)]);
    let refused = |to: &Square| {
        let outcome = check(puzzle, &answer(*to)).expect("a step");
        *to != ask.from
            && puzzle.placement().piece_at(*to).is_none()
            && !outcome.is_under_way()
            && !outcome.correct
    };
    let wrong = Square::ALL.into_iter().find(refused).expect("a step that is refused");
    let (from, piece) =
        (ask.from.to_string(), puzzle.placement().piece_at(ask.from).map(name).expect("a piece"));
    open(session, puzzle).await;
    let board = Board::new(session, ".puzzle");
    board.touch(hand, &wrong.to_string()).await;
    assert_eq!(board.verdict("no").await, said(puzzle, &answer(wrong)));
    board.shows(&[(&from, &piece)]).await;
    axe::holds(session).await;
    let first = steps[0].to.to_string();
    board.touch(hand, &first).await;
    board.shows(&[(&first, &piece), (&from, "")]).await;
    if hand == Hand::Presses {
        session.leave_by(".undo").await
    } else {
        session.activate(hand, ".undo").await
    }
    board.shows(&[(&from, &piece), (&first, "")]).await;
    solve(session, hand, puzzle).await;
}

/// A first move after which there is no mate in time, then the right ones.
async fn mate(session: &Session, hand: Hand, puzzle: &Puzzle) {
    let Solution::Moves(right) = solution(puzzle) else { panic!("moves") };
    let moves = puzzle.game.position().legal_moves();
    let plain = |mv: &&yize::rules::PieceMove| !right.contains(mv) && mv.promotion().is_none();
    let wrong = moves.iter().find(plain).expect("a wrong move");
    open(session, puzzle).await;
    let board = Board::new(session, ".puzzle");
    board.try_move(hand, &wrong.from().to_string(), &wrong.to().to_string()).await;
    assert_eq!(board.verdict("no").await, said(puzzle, &Answer::Move(wrong.uci())));
    if hand == Hand::Presses {
        session.leave_by(".said .reset").await
    } else {
        session.activate(hand, ".said .reset").await
    }
    board.shows(&[(&wrong.to().to_string(), &occupant(puzzle, wrong.to()))]).await;
    solve(session, hand, puzzle).await;
    axe::holds(session).await;
}

fn occupant(puzzle: &Puzzle, square: Square) -> String {
    puzzle.placement().piece_at(square).map(name).unwrap_or_default()
}

async fn forms(session: &Session, hand: Hand) {
    let course = words::course();
    let mut puzzles = BTreeMap::new();
    for puzzle in course.puzzles.values() {
        if let Some(name) = form_of(puzzle) {
            puzzles.entry(name).or_insert(puzzle);
        }
    }
    assert!(puzzles.keys().eq(&FORMS), "{:?}", puzzles.keys());
    for puzzle in puzzles.values() {
        form(session, hand, puzzle).await;
    }
}

/// The forms of newer kinds.
const FORMS: [&str; 8] = [
    "choice",
    "choice on a turned board",
    "count",
    "notate move",
    "notate square",
    "ruling",
    "spot",
    "state",
];

fn form_of(puzzle: &Puzzle) -> Option<&'static str> {
    match &puzzle.task {
        // Boards to move on and boards to set up have tests of their own, and so have `puzzles`.
        Task::Move(_) | Task::Route(_) | Task::Setup(_) | Task::Squares(_) | Task::Verdict(_) => None,
        Task::Choice(_) if puzzle.turned => Some("choice on a turned board"),
        Task::Notate(NotateAsk::Move { .. }) => Some("notate move"),
        Task::Notate(NotateAsk::Square { .. }) => Some("notate square"),
        Task::Choice(_) | Task::Count(_) | Task::Ruling(_) | Task::Spot(_) | Task::State(_) => {
            Some(puzzle.task.kind())
        }
    }
}

/// A wrong answer, then the right one.
async fn form(session: &Session, hand: Hand, puzzle: &Puzzle) {
    open(session, puzzle).await;
    let board = Board::new(session, ".puzzle");
    let wrong = match solution(puzzle) {
        Solution::Options(right) => {
            let options = puzzle.task.options();
            let wrong =
                options.iter().find(|option| !right.iter().any(|r| r == *option)).expect("a wrong one");
            pick(session, hand, wrong).await;
            Answer::Choice((*wrong).to_owned())
        }
        Solution::Squares(_) => {
            session.activate(hand, ".stage button.go").await;
            Answer::Squares(Vec::new())
        }
        Solution::Number(right) => {
            let number = yize::puzzle::Number::whole(right.expect("a number").hundredths() / 100 + 1);
            field(session, hand, &number.to_string()).await;
            Answer::Number(number)
        }
        Solution::Texts(_) => {
            field(session, hand, "i9").await;
            Answer::Text("i9".to_owned())
        }
        Solution::Moves(_) | Solution::Route(_) | Solution::Placement(_) => panic!("{}: no form", puzzle.id),
    };
    assert_eq!(board.verdict("no").await, said(puzzle, &wrong), "{}", puzzle.id);
    axe::holds(session).await;
    solve(session, hand, puzzle).await;
}

/// A puzzle to be set up with few presses: what it begins with, what is to be laid, and a square
/// that is empty in both.
struct Setup<'a> {
    puzzle: &'a Puzzle,
    base: Placement,
    target: Placement,
    spare: Square,
}

impl<'a> Setup<'a> {
    fn smallest(course: &'a Curriculum) -> Setup<'a> {
        let setups = course.puzzles.values().filter_map(|puzzle| match solution(puzzle) {
            Solution::Placement(target) => Some((puzzle, puzzle.placement(), target)),
            _ => None,
        });
        let presses = |(_, base, target): &(&Puzzle, Placement, Placement)| base.difference(target).count();
        let (puzzle, base, target) = setups.min_by_key(presses).expect("a board to set up");
        let empty = |square: &Square| base.piece_at(*square).is_none() && target.piece_at(*square).is_none();
        let spare = Square::ALL.into_iter().find(empty).expect("an empty square");
        Setup { puzzle, base, target, spare }
    }
}

/// A queen too much, checked and taken off again; then the pieces that are missing.
async fn by_presses(session: &Session) {
    let course = words::course();
    let setup = Setup::smallest(&course);
    let (puzzle, spare) = (setup.puzzle, setup.spare.to_string());
    open(session, puzzle).await;
    let board = Board::new(session, ".puzzle");
    choose(session, Hand::Presses, 'Q').await;
    put(session, Hand::Presses, &[setup.spare]).await;
    board.shows(&[(&spare, "white queen")]).await;
    session.leave_by(".undo").await;
    board.shows(&[(&spare, "")]).await;
    choose(session, Hand::Presses, 'Q').await;
    put(session, Hand::Presses, &[setup.spare]).await;
    session.leave_by(".setup .check").await;
    let mut wrong = setup.base;
    wrong.set(setup.spare, Role::Queen.of(Color::White));
    assert_eq!(board.verdict("no").await, said(puzzle, &Answer::Placement(wrong)));
    choose(session, Hand::Presses, 'Q').await;
    put(session, Hand::Presses, &[setup.spare]).await;
    board.shows(&[(&spare, "")]).await;
    solve(session, Hand::Presses, puzzle).await;
}

/// Letters put pieces of the chosen side, with Shift of the other; Delete takes one off.
async fn by_letters(session: &Session) {
    let course = words::course();
    let setup = Setup::smallest(&course);
    let spare = setup.spare.to_string();
    open(session, setup.puzzle).await;
    let board = Board::new(session, ".setup");
    let delete = String::from(char::from(Key::Delete));
    let press = async |square: Square, key: &str| {
        board.walk(&square.to_string()).await;
        session.client.active_element().await.expect("the square").send_keys(key).await.expect(key);
    };
    session.tab_to(".setup .sq").await;
    // White is chosen at first.
    press(setup.spare, "Q").await;
    board.shows(&[(&spare, "black queen")]).await;
    assert_eq!(board.label(&spare).await, format!("{spare}, black queen"));
    press(setup.spare, &delete).await;
    board.shows(&[(&spare, "")]).await;
    for square in setup.base.difference(&setup.target) {
        let swap = |letter: char| match letter.is_uppercase() {
            true => letter.to_ascii_lowercase(),
            false => letter.to_ascii_uppercase(),
        };
        let piece = setup.target.piece_at(square);
        press(square, &piece.map_or(delete.clone(), |piece| swap(piece.char()).to_string())).await;
    }
    session.activate(Hand::Keys, ".setup .check").await;
    board_says_yes(session).await;
    axe::holds(session).await;
}

async fn board_says_yes(session: &Session) {
    Board::new(session, ".puzzle").verdict("yes").await;
    session.text(".solved a.go.main").await;
}
