//! A puzzle of each newer kind, answered first wrongly, then rightly, with script and without.

use super::board::Board;
use super::driver::{Kind, Session, tell};
use super::page::Hand;
use super::solve::{field, name, pick, put, solve};
use super::{axe, words};
use fantoccini::key::Key;
use yize::i18n::Lang;
use yize::puzzle::{Answer, Goal, NotateAsk, Puzzle, Solution, Task, check, solution};
use yize::rules::{Piece, Square};

#[test]
fn walks_and_longer_mates_are_found_with_script() {
    tell(Kind::Desk, |session| moving(session, Hand::Mouse));
}

#[test]
fn walks_and_longer_mates_are_found_by_keyboard() {
    tell(Kind::Desk, |session| moving(session, Hand::Keys));
}

#[test]
fn walks_and_longer_mates_are_found_without_script() {
    tell(Kind::NoScript, |session| moving(session, Hand::Presses));
}

#[test]
fn forms_are_answered_with_script() {
    tell(Kind::Desk, |session| forms(session, Hand::Mouse));
}

#[test]
fn forms_are_answered_without_script() {
    tell(Kind::NoScript, |session| forms(session, Hand::Presses));
}

#[test]
fn a_board_is_set_up_by_keyboard() {
    tell(Kind::Desk, by_letters);
}

#[test]
fn a_board_is_set_up_without_script() {
    tell(Kind::NoScript, |session| async move {
        let course = words::course();
        let puzzle = smallest_setup(course.puzzles.values());
        open(&session, puzzle).await;
        put(&session, Hand::Presses, Square::E4).await;
        session.leave_by(".undo").await;
        Board::new(&session, ".puzzle").shows(&[("e4", "")]).await;
        solve(&session, Hand::Presses, puzzle).await;
        session.healthy(&[]).await;
    });
}

async fn open(session: &Session, puzzle: &Puzzle) {
    session.open(&format!("/en/puzzles/{}", puzzle.id)).await;
}

fn said(puzzle: &Puzzle, answer: &Answer) -> String {
    words::answer(Lang::En, puzzle, answer)
}

/// The puzzle to be set up with the fewest presses.
fn smallest_setup<'a>(puzzles: impl Iterator<Item = &'a Puzzle>) -> &'a Puzzle {
    let presses = |puzzle: &&Puzzle| match solution(puzzle) {
        Solution::Placement(target) => target.difference(&puzzle.placement()).count(),
        _ => usize::MAX,
    };
    puzzles.min_by_key(presses).expect("a puzzle")
}

async fn moving(session: Session, hand: Hand) {
    let course = words::course();
    let puzzles = || course.puzzles.values();
    let route = puzzles().find(|puzzle| matches!(puzzle.task, Task::Route(_))).expect("a walk");
    walk(&session, hand, route).await;
    let long = puzzles().find(|puzzle| matches!(puzzle.task, Task::Move(Goal::MateIn { .. })));
    mate(&session, hand, long.expect("a mate in more than one move")).await;
    session.healthy(&[]).await;
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
    axe::holds(session).await;
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

async fn forms(session: Session, hand: Hand) {
    let course = words::course();
    let first = |holds: &dyn Fn(&Puzzle) -> bool| {
        course.puzzles.values().find(|puzzle| holds(puzzle)).expect("a puzzle of each kind")
    };
    let kinds: [&dyn Fn(&Puzzle) -> bool; 7] = [
        &|puzzle| matches!(puzzle.task, Task::State(_)),
        &|puzzle| matches!(puzzle.task, Task::Ruling(_)),
        &|puzzle| matches!(puzzle.task, Task::Spot(_)),
        &|puzzle| matches!(puzzle.task, Task::Count(_)),
        &|puzzle| matches!(puzzle.task, Task::Notate(NotateAsk::Move { .. })),
        &|puzzle| matches!(puzzle.task, Task::Notate(NotateAsk::Square { .. })),
        &|puzzle| puzzle.turned,
    ];
    for holds in kinds {
        form(&session, hand, first(holds)).await;
    }
    session.healthy(&[]).await;
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
    axe::holds(session).await;
}

/// Letters put pieces of the chosen side, with Shift of the other; Delete takes one off.
async fn by_letters(session: Session) {
    let course = words::course();
    let puzzle = smallest_setup(course.puzzles.values());
    let Solution::Placement(target) = solution(puzzle) else { panic!("a set-up") };
    open(&session, puzzle).await;
    let board = Board::new(&session, ".setup");
    let press = async |square: Square, key: &str| {
        board.walk(&square.to_string()).await;
        session.client.active_element().await.expect("the square").send_keys(key).await.expect(key);
    };
    session.tab_to(".setup .sq").await;
    press(Square::E4, "Q").await;
    board.shows(&[("e4", "black queen")]).await;
    assert_eq!(board.label("e4").await, "e4, black queen");
    press(Square::E4, &String::from(char::from(Key::Delete))).await;
    board.shows(&[("e4", "")]).await;
    for square in puzzle.placement().difference(&target) {
        let piece = target.piece_at(square).expect("pieces are missing, none is too much");
        let letter = Piece::char(piece);
        // White is chosen at first.
        let key =
            if letter.is_uppercase() { letter.to_ascii_lowercase() } else { letter.to_ascii_uppercase() };
        press(square, &key.to_string()).await;
    }
    session.activate(Hand::Keys, ".setup .check").await;
    board_says_yes(&session).await;
    axe::holds(&session).await;
    session.healthy(&[]).await;
}

async fn board_says_yes(session: &Session) {
    Board::new(session, ".puzzle").verdict("yes").await;
    session.text(".solved a.go.main").await;
}
