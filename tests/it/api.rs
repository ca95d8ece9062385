//! The JSON API as a program meets it: shapes, names, languages, errors and CORS.

use crate::service::{self, Service, assert_problem, pointers};
use crate::solutions::given;
use actix_web::web::Data;
use actix_web::{App, test};
use reqwest::Method;
use serde_json::{Value, json};
use yize::puzzle::{Solution, Task, solution};
use yize::web;
use yize::web::state::AppState;

const CASTLING: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
const COOKIE: &str = "yize_learner=00112233445566778899aabbccddeeff";

async fn check(body: Value) -> Value {
    let reply = Service::new().post("/api/v1/moves/check", &body).await;
    assert_eq!((reply.status, reply.header("content-type")), (200, "application/json"), "{}", reply.json());
    reply.json()
}

fn keys(value: &Value) -> Vec<&str> {
    value.as_object().into_iter().flatten().map(|(key, _)| key.as_str()).collect()
}

fn message(value: &Value) -> &str {
    value["message"].as_str().unwrap_or_default()
}

#[actix_web::test]
async fn a_legal_move_gives_its_names_its_rules_and_the_position_after() {
    let answer = check(json!({ "move": "e4" })).await;
    let expected = json!({
        "legal": true, "uci": "e2e4", "san": "e4",
        "fen_after": "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1",
        "rules": ["pawn-double-step"], "conditions": [], "already_over": null,
        "status": {"turn": "black", "check": false, "checkers": [], "end": null, "winner": null, "claims": []},
        "message": answer["message"],
    });
    assert_eq!(answer["rules"][0], "pawn-double-step", "{answer}");
    assert_eq!(keys(&answer), keys(&expected));
    for key in ["legal", "uci", "san", "fen_after", "conditions", "already_over", "status"] {
        assert_eq!(answer[key], expected[key], "{key}");
    }
    assert!(!message(&answer).is_empty());
}

#[actix_web::test]
async fn castling_shows_each_condition_met() {
    for text in ["0-0", "O-O", "e1g1", "e1h1", "短易位"] {
        let answer = check(json!({ "fen": CASTLING, "move": text })).await;
        assert_eq!((&answer["legal"], &answer["uci"]), (&json!(true), &json!("e1g1")), "{text}");
        let conditions = answer["conditions"].as_array().expect("conditions");
        assert!(
            conditions.len() >= 5 && conditions.iter().all(|condition| condition["met"] == true),
            "{answer}"
        );
        assert!(conditions.iter().all(|condition| !message(condition).is_empty()), "{answer}");
    }
}

#[actix_web::test]
async fn a_refused_move_names_rule_squares_and_pieces() {
    let fen = "r3k2r/8/b7/8/8/8/8/R3K2R w KQkq - 0 1";
    let answer = check(json!({ "fen": fen, "move": "0-0" })).await;
    let reason = &answer["reason"];
    assert_eq!(answer["legal"], false);
    assert_eq!(reason["code"], "castling-through-attack");
    assert_eq!(reason["rule"], "castling-not-through-check");
    assert_eq!(reason["squares"], json!(["f1"]));
    assert_eq!(reason["pieces"], json!([{"square": "a6", "piece": "b"}]));
    assert_eq!((&reason["ply"], &reason["bar"]), (&Value::Null, &json!("now")));
    assert!(message(reason).contains("a6") && message(reason).contains("f1"), "{reason}");
    assert!(answer["also"].is_array());
    let broken = answer["conditions"].as_array().into_iter().flatten().filter(|item| item["met"] == false);
    let broken: Vec<_> = broken.map(|item| (item["code"].clone(), item["bar"].clone())).collect();
    assert_eq!(broken, [(json!("castling-through-attack"), json!("now"))]);
}

#[actix_web::test]
async fn the_history_tells_when_a_right_was_lost() {
    let history = ["Nf3", "Nf6", "g3", "g6", "Rg1", "Bg7", "Bg2", "a6", "Rh1", "a5"];
    let answer = check(json!({ "history": history, "move": "O-O" })).await;
    let reason = &answer["reason"];
    assert_eq!(reason["code"], "castling-rook-moved");
    assert_eq!((&reason["ply"], &reason["bar"]), (&json!(5), &json!("for-good")));
}

#[actix_web::test]
async fn the_words_follow_the_language_and_nothing_else_does() {
    let service = Service::new();
    let body = json!({ "fen": CASTLING, "move": "a1b2" });
    let english = service.post("/api/v1/moves/check?lang=en", &body).await;
    let chinese = service.post("/api/v1/moves/check?lang=zh", &body).await;
    assert_eq!((english.header("content-language"), chinese.header("content-language")), ("en", "zh-Hans"));
    let (mut english, mut chinese) = (english.json(), chinese.json());
    assert_ne!(english["reason"]["message"], chinese["reason"]["message"]);
    let request = service.request(Method::POST, "/api/v1/moves/check?lang=xx").json(&body);
    let negotiated = service.send(request.header("accept-language", "zh-CN,zh;q=0.9,en;q=0.5")).await.json();
    assert_eq!(negotiated, chinese);
    assert_eq!(service.post("/api/v1/moves/check", &body).await.json(), english);
    for answer in [&mut english, &mut chinese] {
        answer["reason"]["message"].take();
    }
    assert_eq!(english, chinese);
}

#[actix_web::test]
async fn a_null_or_missing_start_is_the_initial_position_and_unknown_fields_are_passed_over() {
    let plain = check(json!({ "move": "Nf3" })).await;
    let nulls = json!({ "fen": null, "history": null, "move": "Nf3", "other": {"deep": [1, 2]} });
    assert_eq!(check(nulls).await, plain);
    assert_eq!(check(json!({ "history": [], "move": "\u{ff2e}\u{ff46}\u{ff13}" })).await, plain);
}

#[actix_web::test]
async fn a_drawn_game_may_be_played_on_and_says_so() {
    let answer = check(json!({ "fen": "8/8/4k3/8/8/3K4/8/8 w - - 0 1", "move": "Ke3" })).await;
    assert_eq!((&answer["legal"], &answer["already_over"]), (&json!(true), &json!("dead-position")));
}

#[actix_web::test]
async fn an_illegal_history_is_named_by_its_ply() {
    let body = json!({ "history": ["e4", "e5", "Nf3", "Nc6", "Ke3"], "move": "a6" });
    let reply = Service::new().post("/api/v1/moves/check", &body).await;
    let problem = assert_problem(&reply, 422, "illegal-history");
    assert_eq!((&problem["ply"], pointers(&problem)), (&json!(5), vec!["/history/4"]));
    assert_eq!(problem["errors"][0]["code"], problem["reason"]["code"]);
    assert_eq!(problem["errors"][0]["message"], problem["reason"]["message"]);
    assert!(!message(&problem["reason"]).is_empty());
}

#[actix_web::test]
async fn a_history_has_its_limit() {
    let service = Service::new();
    let shuffle = ["g1f3", "g8f6", "f3g1", "f6g8"];
    let history: Vec<_> = shuffle.iter().cycle().take(1_000).collect();
    let reply = service.post("/api/v1/positions/status", &json!({ "history": history })).await;
    assert_eq!((reply.status, &reply.json()["end"]), (200, &json!("fivefold-repetition")));
    let history: Vec<_> = shuffle.iter().cycle().take(1_001).collect();
    let reply = service.post("/api/v1/positions/status", &json!({ "history": history })).await;
    assert_eq!(pointers(&assert_problem(&reply, 422, "history-too-long")), ["/history"]);
}

#[actix_web::test]
async fn a_fen_is_refused_with_every_fault() {
    let body = json!({ "fen": "P6k/8/8/8/8/8/8/8 x - - 0 1" });
    let reply = Service::new().post("/api/v1/positions/status", &body).await;
    let problem = assert_problem(&reply, 422, "bad-fen");
    let errors = problem["errors"].as_array().expect("errors");
    let codes: Vec<_> = errors.iter().filter_map(|error| error["code"].as_str()).collect();
    for code in ["fen-turn", "missing-king", "pawn-on-back-rank"] {
        assert!(codes.contains(&code), "{code}: {problem}");
    }
    assert!(pointers(&problem).iter().all(|pointer| *pointer == "/fen"));
    let pawn = errors.iter().find(|error| error["code"] == "pawn-on-back-rank").expect("the pawn");
    assert_eq!(pawn["squares"], json!(["a8"]));
}

#[actix_web::test]
async fn a_lenient_status_mends_and_says_what() {
    let service = Service::new();
    let body = json!({ "fen": "r3k3/8/8/8/8/8/8/R3K2R w KQkq - 0 1" });
    assert_eq!(service.post("/api/v1/positions/status", &body).await.status, 422);
    let body = json!({ "fen": body["fen"], "lenient": true, "history": ["e1g1"] });
    let status = service.post("/api/v1/positions/status", &body).await.json();
    assert_eq!(status["mended"][0]["code"], "fen-castling", "{status}");
    assert_eq!(status["castling"]["black"]["short"]["right"], false);
    assert_eq!(status["fen"], "r3k3/8/8/8/8/8/8/R4RK1 b q - 1 1");
}

#[actix_web::test]
async fn the_long_status_proves_who_can_still_mate() {
    let service = Service::new();
    let body = json!({ "fen": "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1" });
    let status = service.post("/api/v1/positions/status", &body).await.json();
    assert_eq!((&status["end"], &status["can_mate"]["white"]), (&json!("dead-position"), &json!("no")));
    let proof = &status["mate_proof"]["white"];
    assert_eq!((&proof["line"], &proof["proof"]), (&json!(null), &json!("locked")));
    assert!(proof["message"].as_str().is_some_and(|text| text.contains("blocked")), "{proof}");

    let body = json!({ "fen": "8/8/8/8/8/8/2k5/K6q w - - 0 1" });
    let status = service.post("/api/v1/positions/status", &body).await.json();
    let proof = &status["mate_proof"]["black"];
    assert_eq!((&status["can_mate"]["black"], &proof["proof"]), (&json!("yes"), &json!(null)));
    // The line is a history: played, it ends in the mate.
    let body = json!({ "fen": "8/8/8/8/8/8/2k5/K6q w - - 0 1", "history": proof["line"] });
    let end = service.post("/api/v1/positions/status", &body).await.json();
    assert_eq!((&end["end"], &end["winner"]), (&json!("checkmate"), &json!("black")));
}

#[actix_web::test]
async fn the_long_status_tells_the_whole_state() {
    let body = json!({ "history": ["f3", "e5", "g4", "Qh4#"] });
    let status = Service::new().post("/api/v1/positions/status", &body).await.json();
    let expected = [
        ("turn", json!("white")),
        ("check", json!(true)),
        ("checkers", json!([{"square": "h4", "piece": "q"}])),
        ("end", json!("checkmate")),
        ("winner", json!("black")),
        ("claims", json!([])),
        ("repetitions", json!(1)),
        ("halfmove_clock", json!(1)),
        ("legal_moves", json!([])),
        ("mended", json!([])),
        ("ended_at", json!(4)),
    ];
    for (key, value) in expected {
        assert_eq!(status[key], value, "{key}");
    }
    let short = &status["castling"]["white"]["short"];
    assert_eq!((&short["right"], &short["now"]), (&json!(true), &json!(false)));
    assert!(short["reason"]["code"].is_string(), "{short}");
    assert_eq!(status["castling"]["black"]["long"]["right"], true);
    assert!(!message(&status).is_empty());
}

#[actix_web::test]
async fn reach_needs_no_kings() {
    let service = Service::new();
    let body = json!({ "placement": "8/8/8/3N4/8/8/8/8", "square": "d5" });
    let answer = service.post("/api/v1/positions/reach", &body).await.json();
    assert_eq!((&answer["piece"], &answer["count"]), (&json!("N"), &json!(8)));
    assert_eq!(answer["targets"].as_array().map(Vec::len), Some(8));
    assert_eq!(answer["attacks"].as_array().map(Vec::len), Some(8));
    for (square, placement) in [("d4", "8/8/8/3N4/8/8/8/8"), ("j9", "8/8/8/3N4/8/8/8/8")] {
        let reply = service
            .post("/api/v1/positions/reach", &json!({ "placement": placement, "square": square }))
            .await;
        assert_eq!(pointers(&assert_problem(&reply, 422, "bad-square")), ["/square"]);
    }
    let reply = service.post("/api/v1/positions/reach", &json!({ "placement": "x", "square": "d5" })).await;
    assert_eq!(pointers(&assert_problem(&reply, 422, "bad-fen")), ["/placement"]);
}

#[actix_web::test]
async fn rules_and_lessons_can_be_listed_and_read() {
    let service = Service::new();
    let rules = service.get("/api/v1/rules").await.json();
    let rules = rules["rules"].as_array().expect("rules");
    assert!(rules.len() >= 25);
    for rule in rules {
        let one =
            service.get(&format!("/api/v1/rules/{}", rule["id"].as_str().unwrap_or_default())).await.json();
        assert_eq!(one, *rule);
        assert!(
            ["term", "statement"].iter().all(|key| rule[key].as_str().is_some_and(|text| !text.is_empty()))
        );
    }
    let lessons = service.get("/api/v1/lessons?lang=zh").await.json();
    for lesson in lessons["lessons"].as_array().expect("lessons") {
        let slug = lesson["slug"].as_str().unwrap_or_default();
        let mut whole = service.get(&format!("/api/v1/lessons/{slug}?lang=zh")).await.json();
        let sections = whole.as_object_mut().and_then(|fields| fields.remove("sections")).expect("sections");
        assert_eq!(whole, *lesson);
        for section in sections.as_array().expect("a list") {
            let text = section["text"].as_array().expect("paragraphs");
            assert!(
                !text.is_empty() && text.iter().all(|text| !text.as_str().unwrap_or("**").contains("**"))
            );
            assert!(section["figures"].as_array().is_some_and(|figures| !figures.is_empty()));
        }
    }
    assert_problem(&service.get("/api/v1/rules/none").await, 404, "no-such-rule");
    assert_problem(&service.get("/api/v1/lessons/none").await, 404, "no-such-lesson");
    assert_problem(&service.get("/api/v1/puzzles/none").await, 404, "no-such-puzzle");
}

/// An answer of another form than the puzzle's.
fn other_form(task: &Task) -> Value {
    if task.form() == "squares" { json!({ "choice": "e4" }) } else { json!({ "squares": ["a1"] }) }
}

#[actix_web::test]
async fn every_puzzle_can_be_read_and_solved_without_an_account() {
    let service = Service::new();
    let state = service::state().await;
    for (id, puzzle) in &state.curriculum.puzzles {
        let shown = service.get(&format!("/api/v1/puzzles/{id}")).await.json();
        assert_eq!((&shown["id"], &shown["kind"]), (&json!(id), &json!(puzzle.task.kind())));
        assert!(shown.get("solution").is_none() && !shown["prompt"].as_str().unwrap_or_default().is_empty());
        for option in shown["answer"]["options"].as_array().expect("options") {
            assert!(!option["text"].as_str().unwrap_or_default().is_empty(), "{option}");
        }
        let (right, other) = (given(puzzle), other_form(&puzzle.task));
        let path = format!("/api/v1/puzzles/{id}/answers");
        let answer = service.post(&path, &json!({ "answer": right })).await.json();
        assert_eq!((&answer["correct"], &answer["done"]), (&json!(true), &json!(true)), "{id}: {answer}");
        assert!(!message(&answer).is_empty() && answer["next"].is_null(), "{answer}");
        let reply = service.post(&path, &json!({ "answer": other })).await;
        let problem = assert_problem(&reply, 422, "bad-answer-form");
        assert_eq!(
            pointers(&problem),
            [format!("/answer/{}", other.as_object().expect("an object").keys().next().expect("a field"))]
        );
        let reply = service.post(&path, &json!({ "answer": {} })).await;
        let form = shown["answer"]["form"].as_str().unwrap_or_default();
        assert_eq!(pointers(&assert_problem(&reply, 422, "bad-answer-form")), [format!("/answer/{form}")]);
    }
}

#[actix_web::test]
async fn unknown_squares_and_options_are_named() {
    let service = Service::new();
    let state = service::state().await;
    for (id, puzzle) in &state.curriculum.puzzles {
        let path = format!("/api/v1/puzzles/{id}/answers");
        match puzzle.task {
            Task::Squares(_) | Task::Spot(_) => {
                let answer = json!({ "answer": {"squares": ["a1", "a9", "a1", ""]} });
                let problem = assert_problem(&service.post(&path, &answer).await, 422, "bad-square");
                assert_eq!(pointers(&problem), ["/answer/squares/1", "/answer/squares/3"]);
            }
            Task::Verdict(_) | Task::State(_) | Task::Ruling(_) | Task::Choice(_) => {
                let reply = service.post(&path, &json!({ "answer": {"choice": "none such"} })).await;
                assert_eq!(pointers(&assert_problem(&reply, 422, "bad-option")), ["/answer/choice"]);
            }
            Task::Route(_) => {
                let answer = json!({ "answer": {"moves": ["a1b1", "a1", "O-O", ""]} });
                let problem = assert_problem(&service.post(&path, &answer).await, 422, "bad-step");
                assert_eq!(pointers(&problem), ["/answer/moves/1"]);
            }
            Task::Setup(_) => {
                let answer = json!({ "answer": {"placement": "8/8/8"} });
                let problem = assert_problem(&service.post(&path, &answer).await, 422, "bad-fen");
                assert_eq!(pointers(&problem), ["/answer/placement"]);
            }
            Task::Count(_) => {
                let answer = json!({ "answer": {"number": 1e300} });
                let problem = assert_problem(&service.post(&path, &answer).await, 422, "bad-number");
                assert_eq!(pointers(&problem), ["/answer/number"]);
            }
            Task::Notate(_) => {
                let answer = json!({ "answer": {"text": "马".repeat(61)} });
                let problem = assert_problem(&service.post(&path, &answer).await, 422, "too-long");
                assert_eq!(pointers(&problem), ["/answer/text"]);
            }
            Task::Move(_) => {
                let refused = service.post(&path, &json!({ "answer": {"move": "no move"} })).await.json();
                assert_eq!(
                    (&refused["correct"], &refused["reason"]["code"]),
                    (&json!(false), &json!("not-a-move"))
                );
            }
        }
    }
}

/// A move puzzle with a right answer.
fn move_puzzle(state: &AppState) -> (String, String) {
    let found = state.curriculum.puzzles.values().find_map(|puzzle| {
        let Solution::Moves(moves) = solution(puzzle) else { return None };
        Some((puzzle.id.clone(), moves.first()?.uci()))
    });
    found.expect("a move puzzle")
}

#[actix_web::test]
async fn an_answer_is_kept_for_a_learner_and_for_nobody_else() {
    let state = Data::new(service::state().await);
    let (id, right) = move_puzzle(&state);
    let app = test::init_service(App::new().app_data(state.clone()).configure(web::configure)).await;
    let learner = yize::web::session::key("00112233445566778899aabbccddeeff").expect("a learner");
    let request = || {
        let path = format!("/api/v1/puzzles/{id}/answers");
        test::TestRequest::post().uri(&path).set_json(json!({ "answer": {"move": right} }))
    };
    assert_eq!(test::call_service(&app, request().to_request()).await.status(), 200);
    assert!(state.store.progress(&learner).await.expect("an answer").solved.is_empty());
    let kept = request().insert_header(("cookie", COOKIE)).to_request();
    assert_eq!(test::call_service(&app, kept).await.status(), 200);
    assert!(state.store.progress(&learner).await.expect("an answer").solved.contains(&id));
}

#[actix_web::test]
async fn an_answer_brings_the_conditions_and_reasons_that_the_page_shows() {
    let (service, mut conditions, mut also) = (Service::new(), 0, 0);
    let course = crate::pages::course();
    let verdicts = course.puzzles.values().filter(|puzzle| puzzle.task.kind() == "verdict");
    for (puzzle, option) in
        verdicts.flat_map(|puzzle| puzzle.task.options().into_iter().map(move |o| (puzzle, o)))
    {
        let path = format!("/api/v1/puzzles/{}/answers", puzzle.id);
        let told = service.post(&path, &json!({ "answer": {"choice": option} })).await.json();
        let page = service.get(&format!("/en/puzzles/{}?choice={option}", puzzle.id)).await;
        let page = String::from_utf8(page.body).expect("a page is UTF-8");
        let count = |field: &str| told[field].as_array().map(Vec::len).expect("a list");
        let listed = page.matches("<li class=\"met\"").count() + page.matches("<li class=\"unmet\"").count();
        assert_eq!(count("conditions"), listed, "{} {option}", puzzle.id);
        let list = page.split("<div class=\"also\">").nth(1).and_then(|rest| rest.split("</div>").next());
        assert_eq!(count("also"), list.unwrap_or_default().matches("<li>").count(), "{} {option}", puzzle.id);
        conditions += listed;
        also += count("also");
    }
    assert!(conditions > 0 && also > 0, "{conditions} conditions, {also} further reasons");
}

#[actix_web::test]
async fn a_list_of_faults_is_not_endless() {
    let service = Service::new();
    let reply =
        service.post("/api/v1/moves/check", &json!({ "move": "e4", "history": vec![0; 20_000] })).await;
    assert_eq!(pointers(&assert_problem(&reply, 400, "bad-shape")).len(), 50);
}

#[actix_web::test]
async fn an_answer_that_cannot_be_kept_is_not_acknowledged() {
    let state = Data::new(service::state().await);
    let (id, right) = move_puzzle(&state);
    let app = test::init_service(App::new().app_data(state.clone()).configure(web::configure)).await;
    state.store.close().await;
    let path = format!("/api/v1/puzzles/{id}/answers");
    let request = test::TestRequest::post().uri(&path).set_json(json!({ "answer": {"move": right} }));
    let reply = test::call_service(&app, request.insert_header(("cookie", COOKIE)).to_request()).await;
    assert_eq!(reply.status(), 503);
    let problem: Value = test::read_body_json(reply).await;
    assert_eq!(problem["code"], "unavailable");
}

#[actix_web::test]
async fn any_page_may_call_but_not_with_a_learners_cookie() {
    let service = Service::new();
    let path = "/api/v1/moves/check";
    let asked = service
        .request(Method::OPTIONS, path)
        .header("origin", "https://school.example")
        .header("access-control-request-method", "POST")
        .header("access-control-request-headers", "content-type");
    let leave = service.send(asked).await;
    assert!((200..300).contains(&leave.status));
    assert_eq!(leave.header("access-control-allow-origin"), "*");
    assert!(leave.header("access-control-allow-methods").contains("POST"));
    assert!(leave.header("access-control-allow-headers").to_lowercase().contains("content-type"));
    assert_eq!(leave.header("access-control-allow-credentials"), "");
    let cross = |body: Value| {
        service.request(Method::POST, path).header("origin", "https://school.example").json(&body)
    };
    let answer = service.send(cross(json!({ "move": "e4" }))).await;
    assert_eq!((answer.status, answer.header("access-control-allow-origin")), (200, "*"));
    let refused = service.send(cross(json!({ "move": 4 }))).await;
    assert_eq!((refused.status, refused.header("access-control-allow-origin")), (400, "*"));
    let stolen = service.send(cross(json!({ "move": "e4" })).header("cookie", COOKIE)).await;
    assert_problem(&stolen, 403, "cross-site");
}

#[actix_web::test]
async fn what_is_not_there_or_not_meant_is_told() {
    let service = Service::new();
    assert_problem(&service.get("/api/v1/nothing").await, 404, "not-found");
    assert_problem(&service.get("/api/").await, 404, "not-found");
    let wrong = service.get("/api/v1/moves/check").await;
    assert_eq!(wrong.header("allow"), "POST");
    assert_problem(&wrong, 405, "method");
    let wrong = service.send(service.request(Method::DELETE, "/api/v1/rules")).await;
    assert_eq!(wrong.header("allow"), "GET, HEAD");
    assert_problem(&wrong, 405, "method");
    let head = service.send(service.request(Method::HEAD, "/api/v1/rules")).await;
    assert_eq!((head.status, head.body.len()), (200, 0));
}
