//! `POST /api/v1/positions/import` as a program meets it.

use crate::malformed::junk;
use crate::service::{Service, assert_problem, pointers};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use serde_json::{Value, json};

const PATH: &str = "/api/v1/positions/import";
const CASTLING: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";

async fn import(body: Value) -> Value {
    let reply = Service::new().post(PATH, &body).await;
    assert_eq!((reply.status, reply.header("content-type")), (200, "application/json"), "{}", reply.json());
    reply.json()
}

#[actix_web::test]
async fn games_come_with_start_moves_tags_and_result() {
    let pgn = "[White \"甲\"]\n[Black \"O\\\"Kelly\"]\n\n1. f3 {[%clk 0:10:00]} e5 (1... d5) 2. g4 $2 Qh4# 0-1\n\n\
               [FEN \"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1\"]\n1. 0-0 长易位 *";
    let answer = import(json!({ "pgn": pgn })).await;
    assert_eq!(answer["left_off"], 0);
    let first = &answer["games"][0];
    let expected = json!({
        "fen": "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "history": ["f2f3", "e7e5", "g2g4", "d8h4"],
        "tags": {"White": "甲", "Black": "O\"Kelly"}, "result": "0-1", "line": 1,
        "reason": null, "fault": null, "notes": [],
        "clocks": [{"ply": 1, "time": "0:10:00"}],
        "skipped": {"variations": 1, "comments": 1, "glyphs": 1}, "mended": [],
    });
    assert_eq!(first, &expected);
    let second = &answer["games"][1];
    assert_eq!((&second["fen"], &second["history"]), (&json!(CASTLING), &json!(["e1g1", "e8c8"])));
    assert_eq!((&second["result"], &second["line"]), (&json!("*"), &json!(6)));
}

#[actix_web::test]
async fn a_game_that_breaks_off_says_why_and_the_next_goes_on() {
    let pgn = "1. e4 e5\r\n2. Ke3 Nc6 1-0\r\n\r\n1. d4 1-0";
    let answer = import(json!({ "pgn": pgn })).await;
    let game = &answer["games"][0];
    assert_eq!(game["history"], json!(["e2e4", "e7e5"]));
    let fault = &game["fault"];
    assert_eq!(
        (&fault["code"], &fault["line"], &fault["ply"]),
        (&json!("illegal-move"), &json!(2), &json!(3))
    );
    assert_eq!(fault["word"], "Ke3");
    // The reason is the one that the call for a single move gives.
    let body = json!({ "history": ["e4", "e5"], "move": "Ke3" });
    let checked = Service::new().post("/api/v1/moves/check", &body).await.json();
    assert_eq!(game["reason"], checked["reason"]);
    assert_eq!(answer["games"][1]["history"], json!(["d2d4"]));

    let chinese = Service::new().post(&format!("{PATH}?lang=zh"), &json!({ "pgn": pgn })).await.json();
    assert_ne!(chinese["games"][0]["fault"]["message"], fault["message"]);
    assert_eq!(chinese["games"][0]["fault"]["code"], fault["code"]);
}

#[actix_web::test]
async fn a_start_that_cannot_be_is_told_where_it_stands() {
    let answer =
        import(json!({ "pgn": "[Event \"x\"]\n[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n\n1. e4" })).await;
    let game = &answer["games"][0];
    assert_eq!((&game["fen"], &game["history"], &game["reason"]), (&Value::Null, &json!([]), &Value::Null));
    assert_eq!((&game["fault"]["code"], &game["fault"]["line"]), (&json!("bad-start"), &json!(2)));
    assert_eq!(game["fault"]["fen_faults"][0]["code"], "missing-king");
    let lenient = json!({ "fen": "r3k3/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "lenient": true });
    let answer = import(lenient).await;
    assert_eq!(answer["games"][0]["mended"][0]["code"], "fen-castling");
}

#[actix_web::test]
async fn a_fen_alone_is_a_game_and_a_fen_with_moves_is_their_start() {
    let answer = import(json!({ "fen": CASTLING })).await;
    let game = &answer["games"][0];
    assert_eq!(
        (&game["fen"], &game["history"], &game["result"]),
        (&json!(CASTLING), &json!([]), &Value::Null)
    );
    let answer = import(json!({ "fen": CASTLING, "pgn": "O-O-O 0-0" })).await;
    assert_eq!(answer["games"][0]["history"], json!(["e1c1", "e8g8"]));
    let answer = import(json!({ "pgn": CASTLING })).await;
    assert_eq!(answer["games"][0]["fen"], CASTLING);
    assert_eq!(import(json!({ "pgn": "" })).await, json!({ "games": [], "left_off": 0 }));
}

#[actix_web::test]
async fn an_answer_has_its_limit() {
    let answer = import(json!({ "pgn": "e4 *\n".repeat(1_234) })).await;
    let games = answer["games"].as_array().map_or(0, Vec::len);
    assert_eq!((games, &answer["left_off"]), (500, &json!(734)));
    let answer = import(json!({ "pgn": "Nf3 Nf6 Ng1 Ng8 ".repeat(300) })).await;
    let game = &answer["games"][0];
    assert_eq!(game["history"].as_array().map_or(0, Vec::len), 1_000);
    assert_eq!((&game["fault"]["code"], &game["fault"]["ply"]), (&json!("too-many-moves"), &json!(1_001)));
}

#[actix_web::test]
async fn other_bodies_are_refused() {
    let service = Service::new();
    for (body, status, code, fields) in [
        (json!({}), 400, "missing-field", vec!["/pgn"]),
        (json!({ "pgn": null, "fen": null }), 400, "missing-field", vec!["/pgn"]),
        (json!({ "pgn": 5 }), 400, "bad-shape", vec!["/pgn"]),
        (json!({ "pgn": ["e4"] }), 400, "bad-shape", vec!["/pgn"]),
        (json!({ "pgn": "e4", "fen": 1, "lenient": "x" }), 400, "bad-shape", vec!["/fen", "/lenient"]),
        (json!({ "fen": "junk", "pgn": "e4" }), 422, "bad-fen", vec!["/fen"; 5]),
        (json!({ "pgn": " ".repeat(70_000) }), 413, "too-large", vec![]),
    ] {
        let problem = assert_problem(&service.post(PATH, &body).await, status, code);
        let named = pointers(&problem);
        assert!(code == "bad-fen" && !named.is_empty() || named == fields, "{problem}");
    }
    let reply = service.send(service.request(reqwest::Method::POST, PATH).body("1. e4")).await;
    assert_problem(&reply, 415, "media-type");
}

#[actix_web::test]
async fn any_text_gets_an_answer() {
    let service = Service::new();
    let mut random = ChaCha8Rng::seed_from_u64(4);
    for _ in 0..150 {
        let text: String = (0..20).map(|_| junk(&mut random) + "\n").collect();
        let reply = service.post(PATH, &json!({ "pgn": text })).await;
        assert_eq!(reply.status, 200, "{text:?}");
        for game in reply.json()["games"].as_array().into_iter().flatten() {
            let fault = &game["fault"];
            assert!(
                fault.is_null() || fault["message"].as_str().is_some_and(|said| !said.is_empty()),
                "{game}"
            );
        }
    }
}
