//! A pawn on the last rank: the choice is offered, to mouse and keyboard, and a forbidden choice is
//! explained.

use super::board::Board;
use super::driver::{Kind, Session, tell};
use super::page::Hand;
use super::{axe, words};
use fantoccini::key::Key;
use yize::i18n::Lang;

#[test]
fn a_pawn_is_promoted_with_mouse_and_keyboard() {
    tell(Kind::Desk, |session| async move {
        session.open("/zh/lessons/pawn").await;
        let board = Board::new(&session, "#fig-last-step");
        let course = words::course();
        let figure = words::figure(&course, "pawn", "last-step");
        board.try_move(Hand::Mouse, "e7", "e8").await;
        assert_eq!(session.text("dialog[open] p").await, Lang::Zh.text("promote-title"));
        axe::holds(&session).await;
        session.activate(Hand::Mouse, "dialog button[value=k]").await;
        assert_eq!(board.verdict("no").await, words::refusal(Lang::Zh, figure, "e7e8k"));
        board.shows(&[("e7", "white pawn")]).await;
        by_keyboard(&session, &board).await;
        session.healthy(&[]).await;
    });
}

async fn by_keyboard(session: &Session, board: &Board<'_>) {
    board.try_move(Hand::Keys, "e7", "e8").await;
    session.text("dialog[open] p").await;
    session.keys(&[Key::Escape]).await;
    session.until("the choice is gone", "return !document.querySelector('dialog')", vec![]).await;
    board.shows(&[("e7", "white pawn"), ("e8", "")]).await;
    board.try_move(Hand::Keys, "e7", "e8").await;
    session.text("dialog[open] p").await;
    session.activate(Hand::Keys, "dialog button[value=n]").await;
    board.verdict("yes").await;
    board.shows(&[("e7", ""), ("e8", "white knight")]).await;
    session.activate(Hand::Keys, "#fig-last-step .reset").await;
    session
        .until("the board is put back", "return !document.querySelector('#fig-last-step .said')", vec![])
        .await;
    board.shows(&[("e7", "white pawn"), ("e8", "")]).await;
}

#[test]
fn a_pawn_is_promoted_without_script() {
    tell(Kind::NoScript, |session| async move {
        session.open("/en/lessons/pawn").await;
        let board = Board::new(&session, "#fig-last-step");
        let course = words::course();
        let figure = words::figure(&course, "pawn", "last-step");
        board.try_move(Hand::Presses, "e7", "e8").await;
        session.activate(Hand::Presses, "#fig-last-step .choices button[value=k]").await;
        assert_eq!(board.verdict("no").await, words::refusal(Lang::En, figure, "e7e8k"));
        board.try_move(Hand::Presses, "e7", "e8").await;
        session.activate(Hand::Presses, "#fig-last-step .choices button[value=q]").await;
        board.verdict("yes").await;
        board.shows(&[("e8", "white queen")]).await;
        session.healthy(&[]).await;
    });
}
