//! Such puzzles over HTTP: a page and an answer for an id that no server has seen before.

use crate::service::Service;
use serde_json::json;

const MATE: &str = "own.move.mate.6k1~5ppp~8~8~8~8~5PPP~3R2K1_w_-_-_0_1";

#[actix_web::test]
async fn an_id_alone_is_enough_for_a_page_and_an_answer() {
    let service = Service::new();
    for (lang, asked) in [("en", "White to move: give mate in one."), ("zh", "一步")] {
        let page = service.get(&format!("/{lang}/puzzles/{MATE}")).await;
        let text = String::from_utf8(page.body).expect("text");
        assert!(page.status == 200 && text.contains(asked), "{text}");
        assert!(text.contains(&format!("/{lang}/lessons/checkmate")), "{text}");
    }
    let answers = format!("/api/v1/puzzles/{MATE}/answers");
    let right = service.post(&answers, &json!({"answer": {"move": "Rd8"}})).await;
    assert_eq!(right.json()["correct"], true);
    let wrong = service.post(&answers, &json!({"answer": {"move": "Rd7"}})).await;
    assert_eq!(wrong.json()["correct"], false);
}

#[actix_web::test]
async fn a_question_is_asked_back_and_leads_back() {
    let service = Service::new();
    let page = service.get("/en/puzzles/ask.castling-with-attacked-rook.rook").await;
    let text = String::from_utf8(page.body).expect("text");
    assert!(text.contains("href=\"/en/questions/castling-with-attacked-rook\""), "{text}");
    assert!(text.contains("White wants to castle short."), "{text}");
    for (lang, words) in [("en", "Answer it yourself"), ("zh", "自己答一答")] {
        let page = service.get(&format!("/{lang}/questions/castling-with-attacked-rook")).await;
        let text = String::from_utf8(page.body).expect("text");
        let link = format!("href=\"/{lang}/puzzles/ask.castling-with-attacked-rook.rook\"");
        assert!(text.contains(words) && text.contains(&link), "{text}");
    }
}

#[actix_web::test]
async fn an_id_that_says_no_puzzle_is_not_found() {
    let service = Service::new();
    for id in ["own.move.mate.rnbqkbnr~pppppppp~8~8~8~8~PPPPPPPP~RNBQKBNR_w_KQkq_-_0_1", "own.", "ask.x.y"] {
        for path in [format!("/en/puzzles/{id}"), format!("/api/v1/puzzles/{id}")] {
            assert_eq!(service.get(&path).await.status, 404, "{path}");
        }
    }
}
