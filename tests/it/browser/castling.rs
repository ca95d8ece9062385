//! A learner asks why the king may not castle: the whole way from the entrance to a solved puzzle,
//! by each hand.

use super::board::Board;
use super::driver::{Session, tell};
use super::page::Hand;
use super::{axe, words};
use yize::i18n::Lang;
use yize::puzzle::Answer;

#[test]
fn castling_is_learned_in_chinese_with_the_mouse() {
    tell(Hand::Mouse.kind(), |session| castling(session, Lang::Zh, Hand::Mouse));
}

#[test]
fn castling_is_learned_in_chinese_by_keyboard_alone() {
    tell(Hand::Keys.kind(), |session| castling(session, Lang::Zh, Hand::Keys));
}

#[test]
fn castling_is_learned_in_chinese_without_script() {
    tell(Hand::Presses.kind(), |session| castling(session, Lang::Zh, Hand::Presses));
}

#[test]
fn castling_is_learned_in_english_on_a_phone() {
    tell(Hand::Finger.kind(), |session| castling(session, Lang::En, Hand::Finger));
}

async fn castling(session: Session, lang: Lang, hand: Hand) {
    let home = format!("/{}/", lang.code());
    session.open(&home).await;
    session.follow(hand, &format!("a[href='{home}lessons/castling-limits']")).await;
    session.follow(hand, ".contents a[href='#castling-not-through-check']").await;
    the_figure_says_why(&session, lang, hand).await;
    let practice = "#castling-not-through-check .after a.go";
    session.follow(hand, practice).await;
    assert_eq!(session.place().await, format!("{home}puzzles/castling-limits-10"));
    the_puzzle_is_solved(&session, lang, hand).await;
    session.follow(hand, ".solved a.go").await;
    assert_eq!(session.place().await, format!("{home}puzzles/castling-limits-11"));
    it_counts(&session, lang, hand).await;
    session.healthy(&[]).await;
}

async fn the_figure_says_why(session: &Session, lang: Lang, hand: Hand) {
    let course = words::course();
    let figure = words::figure(&course, "castling-limits", "through");
    let reason = words::refusal(lang, figure, "O-O");
    let board = Board::new(session, "#fig-through");
    assert_eq!(board.marks().await, Vec::<String>::new());
    board.try_move(hand, "e1", "g1").await;
    let said = board.verdict("no").await;
    assert_eq!(said, reason);
    let attacker = if lang == Lang::Zh { "a6 的象" } else { "bishop on a6" };
    assert!(said.contains("f1") && said.contains(attacker), "{said}");
    assert_eq!(board.marks().await, ["frame a6", "ring f1"]);
    board.shows(&[("e1", "white king"), ("g1", "")]).await;
    axe::holds(session).await;
}

async fn the_puzzle_is_solved(session: &Session, lang: Lang, hand: Hand) {
    let course = words::course();
    let puzzle = course.puzzle("castling-limits-10").expect("a puzzle");
    let answer = |text: &str| words::answer(lang, puzzle, &Answer::Move(text.into()));
    let board = Board::new(session, ".puzzle");
    board.try_move(hand, "e1", "g1").await;
    assert_eq!(board.verdict("no").await, answer("e1g1"));
    assert_eq!(board.marks().await, ["frame a6", "ring f1"]);
    board.shows(&[("e1", "white king")]).await;
    assert_eq!(session.script("return document.querySelector('.solved').hidden", vec![]).await, true);
    axe::holds(session).await;
    board.try_move(hand, "e1", "c1").await;
    assert_eq!(board.verdict("yes").await, answer("e1c1"));
    board.shows(&[("c1", "white king"), ("d1", "white rook")]).await;
    assert_eq!(session.text(".solved a.go").await, lang.text("next-puzzle"));
    axe::holds(session).await;
}

/// The puzzle before this page is shown as solved: here, in the lesson, at the entrance, and on itself.
async fn it_counts(session: &Session, lang: Lang, hand: Hand) {
    let home = format!("/{}/", lang.code());
    let puzzle = format!("a[href='{home}puzzles/castling-limits-10']");
    assert_eq!(session.count(&format!(".pager {puzzle}.solved")).await, 1);
    session.follow(hand, &format!(".part a[href='{home}lessons/castling-limits']")).await;
    assert_eq!(session.count(".steps a.solved").await, 1);
    assert_eq!(session.text(&format!(".steps {puzzle} .state")).await, lang.text("puzzle-solved"));
    session.follow(hand, ".top .logo").await;
    let total = words::course().lesson("castling-limits").expect("a lesson").puzzles.len();
    let solved = lang.text_with("progress", &[("solved", 1.into()), ("total", total.into())]);
    assert_eq!(session.text("li:has(a[href$='/castling-limits']) .count").await, solved);
    session.open(&format!("{home}puzzles/castling-limits-10")).await;
    assert_eq!(session.text("h1 .state").await, lang.text("puzzle-solved"));
}
