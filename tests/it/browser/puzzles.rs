//! Puzzles that are answered with marked squares or an option: first wrongly, then rightly, with
//! script and without.

use super::board::Board;
use super::driver::{Kind, Session, tell};
use super::page::Hand;
use super::words;
use yize::i18n::Lang;
use yize::puzzle::{Answer, Puzzle, Solution, hints, solution};
use yize::rules::Square;

#[test]
fn squares_and_options_are_answered_with_script() {
    tell(Kind::Desk, |session| answers(session, Hand::Mouse));
}

#[test]
fn squares_and_options_are_answered_without_script() {
    tell(Kind::NoScript, |session| answers(session, Hand::Presses));
}

async fn answers(session: Session, hand: Hand) {
    let course = words::course();
    squares(&session, hand, course.puzzle("moves-4").expect("a puzzle")).await;
    option(&session, hand, course.puzzle("moves-3").expect("a puzzle")).await;
    option(&session, hand, course.puzzle("moves-1").expect("a puzzle")).await;
    session.healthy(&[]).await;
}

/// Marks all right squares but one, and one too much: the missed one is not shown before it is asked
/// for. Then puts both right.
async fn squares(session: &Session, hand: Hand, puzzle: &Puzzle) {
    let Solution::Squares(right) = solution(puzzle) else { panic!("squares") };
    let extra = Square::ALL.into_iter().find(|square| !right.contains(square)).expect("a wrong square");
    let (missed, kept) = right.split_first().expect("a right square");
    session.open(&format!("/zh/puzzles/{}", puzzle.id)).await;
    let board = Board::new(session, ".puzzle");
    let wrong: Vec<Square> = kept.iter().copied().chain([extra]).collect();
    board.tick(hand, &wrong).await;
    session.activate(hand, ".stage button.go").await;
    assert_eq!(board.verdict("no").await, words::answer(Lang::Zh, puzzle, &Answer::Squares(wrong)));
    let mut marks: Vec<String> = kept.iter().map(|square| format!("good {square}")).collect();
    marks.push(format!("extra {extra}"));
    marks.sort();
    assert_eq!(board.marks().await, marks);
    assert_eq!(session.count(".said .legend li").await, 2);
    for _ in 0..=hints(puzzle).len() {
        session.follow(hand, ".hints .ask").await;
    }
    marks.push(format!("missed {missed}"));
    assert_eq!(board.marks().await, marks);
    board.tick(hand, &[extra, *missed]).await;
    session.activate(hand, ".stage button.go").await;
    assert_eq!(board.verdict("yes").await, words::answer(Lang::Zh, puzzle, &Answer::Squares(right.clone())));
    session.text(".solved a.go").await;
}

/// Picks a wrong option, then a right one.
async fn option(session: &Session, hand: Hand, puzzle: &Puzzle) {
    let Solution::Options(right) = solution(puzzle) else { panic!("options") };
    let options = puzzle.task.options();
    let wrong = options.iter().find(|option| !right.iter().any(|r| r == *option)).expect("a wrong option");
    let right = right.first().expect("a right option");
    session.open(&format!("/zh/puzzles/{}", puzzle.id)).await;
    let board = Board::new(session, ".puzzle");
    for (choice, tone) in [(*wrong, "no"), (right.as_str(), "yes")] {
        session.activate(hand, &format!("label:has(input[value={choice}])")).await;
        session.activate(hand, ".options button.go").await;
        let said = board.verdict(tone).await;
        assert_eq!(said, words::answer(Lang::Zh, puzzle, &Answer::Choice(choice.into())));
    }
    session.text(".solved a.go").await;
}
