//! What can go wrong on the way: no network, no server, another language in the middle of a move.

use super::board::Board;
use super::driver::{Kind, Session, tell};
use super::page::Hand;
use super::words;
use serde_json::json;
use yize::i18n::Lang;
use yize::puzzle::Answer;

#[test]
fn a_server_that_is_gone_is_told_and_the_board_is_put_back() {
    tell(Kind::Desk, |session| async move {
        session.open("/zh/puzzles/castling-limits-10").await;
        let board = Board::new(&session, ".puzzle");
        offline(&session, true).await;
        unanswered(&session, &board).await;
        offline(&session, false).await;
        board.try_move(Hand::Mouse, "e1", "g1").await;
        board.verdict("no").await;
        session.open("/zh/puzzles/castling-limits-10").await;
        session.service.borrow_mut().terminate();
        unanswered(&session, &board).await;
        session.healthy(&["net::ERR_"]).await;
    });
}

async fn offline(session: &Session, offline: bool) {
    session.devtools("Network.enable", json!({})).await;
    let conditions =
        json!({ "offline": offline, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1 });
    session.devtools("Network.emulateNetworkConditions", conditions).await;
}

async fn unanswered(session: &Session, board: &Board<'_>) {
    board.try_move(Hand::Mouse, "e1", "c1").await;
    let failed = Lang::Zh.text("script-network");
    session
        .until(
            "the failure is told",
            "return document.querySelector('.live .sentence')?.textContent === arguments[0]",
            vec![failed.as_ref().into()],
        )
        .await;
    board.shows(&[("e1", "white king"), ("c1", "")]).await;
    assert!(board.label("e1").await.contains('王'));
}

#[test]
fn the_language_is_switched_in_place() {
    tell(Kind::NoScript, |session| async move {
        let course = words::course();
        let figure = words::figure(&course, "castling-limits", "through");
        let puzzle = course.puzzle("castling-limits-10").expect("a puzzle");
        let switch = ".top a.switch";
        session.open("/zh/puzzles/castling-limits-10").await;
        session.follow(Hand::Presses, switch).await;
        assert_eq!(session.place().await, "/en/puzzles/castling-limits-10");
        let board = Board::new(&session, ".puzzle");
        board.try_move(Hand::Presses, "e1", "g1").await;
        let answer = Answer::Move("e1g1".into());
        assert_eq!(board.verdict("no").await, words::answer(Lang::En, puzzle, &answer));
        session.follow(Hand::Presses, switch).await;
        assert_eq!(board.verdict("no").await, words::answer(Lang::Zh, puzzle, &answer));
        session.open("/zh/lessons/castling-limits?figure=through&move=O-O").await;
        session.follow(Hand::Presses, switch).await;
        assert_eq!(session.place().await, "/en/lessons/castling-limits?figure=through&move=O-O");
        let board = Board::new(&session, "#fig-through");
        assert_eq!(board.verdict("no").await, words::refusal(Lang::En, figure, "O-O"));
        session.healthy(&[]).await;
    });
}
