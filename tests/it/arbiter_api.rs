//! The arbiter's call as a program meets it: every case of the file, both sets of rules, both
//! languages; and what it does with requests that cannot be judged.

use crate::arbiter::rows;
use crate::malformed::junk;
use crate::service::{Service, assert_problem, pointers};
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde_json::{Map, Value, json};
use yize::arbiter::EventKind;

const DECIDE: &str = "/api/v1/arbiter/decide";

/// The request of a row: what is no expectation.
fn request(row: &Value, laws: &str) -> Value {
    let told = ["fen", "history", "control", "supervised", "events"];
    let mut body: Map<String, Value> =
        told.into_iter().filter_map(|key| Some((key.to_owned(), row.get(key)?.clone()))).collect();
    body.insert("laws".to_owned(), json!(laws));
    Value::Object(body)
}

#[actix_web::test]
async fn every_case_is_answered_by_both_sets_of_rules() {
    let service = Service::new();
    for (index, row) in rows().iter().enumerate() {
        let what = &row["name"];
        for laws in ["fide", "source"] {
            let lang = if index % 2 == 0 { "en" } else { "zh" };
            let reply = service.post(&format!("{DECIDE}?lang={lang}"), &request(row, laws)).await;
            assert_eq!(reply.status, 200, "{what}");
            assert!(reply.header("content-language").starts_with(lang), "{what}");
            let answer = reply.json();
            let expect = row.get(laws).unwrap_or(&row["fide"]);
            for key in ["code", "result", "award"] {
                assert_eq!(answer["decision"][key], expect[key], "{what} by {laws}: {key}");
            }
            assert_eq!(answer["laws"], laws);
            assert_eq!(answer["log"].as_array().map(Vec::len), row["events"].as_array().map(Vec::len));
            assert_eq!(answer["other"].is_object(), row.get("source").is_some(), "{what}: the other set");
            assert!(answer["decision"]["message"].as_str().is_some_and(|text| text.len() > 5), "{what}");
            if laws == "fide" {
                assert_eq!(answer["decision"]["rule"], row["rule"], "{what}");
                assert_eq!(answer["decision"]["article"], row["article"], "{what}");
            }
        }
    }
}

#[actix_web::test]
async fn the_answer_names_the_duty_the_count_and_the_other_rule() {
    let events = json!([
        {"type": "illegal-move", "side": "white", "move": "Ng1-e3"}, {"type": "press-clock", "side": "white"},
    ]);
    let reply = Service::new().post(DECIDE, &json!({ "events": events })).await.json();
    let decision = &reply["decision"];
    assert_eq!(decision["obligation"]["moves"], json!(["g1f3", "g1h3"]));
    assert_eq!(decision["obligation"]["pieces"], json!([{"square": "g1", "piece": "N"}]));
    assert_eq!(
        (&decision["illegal_moves"], &reply["event"], &reply["offers"]),
        (&json!(1), &json!(1), &json!([]))
    );
    assert_eq!(reply["other"]["decision"]["code"], "illegal-counted");
    assert_eq!(reply["other"]["laws"], "source");
}

#[actix_web::test]
async fn what_has_not_the_right_shape_is_named() {
    let service = Service::new();
    for (body, at) in [
        (json!({}), "/events"),
        (json!({ "events": "none" }), "/events"),
        (json!({ "events": [5] }), "/events/0"),
        (json!({ "events": [{"type": "resign", "side": "white"}, {"side": "white"}] }), "/events/1/type"),
        (json!({ "events": [{"type": "resign", "side": 1}] }), "/events/0/side"),
        (json!({ "events": [{"type": "move", "move": ["e4"]}] }), "/events/0/move"),
        (json!({ "events": [{"type": "touch", "adjust": "yes"}] }), "/events/0/adjust"),
        (json!({ "events": [], "supervised": "no" }), "/supervised"),
        (json!({ "events": [], "history": "e4" }), "/history"),
    ] {
        let reply = service.post(DECIDE, &body).await;
        let problem = assert_problem(&reply, 400, "bad-shape");
        assert_eq!(pointers(&problem), [at], "{body}");
    }
}

#[actix_web::test]
async fn what_has_the_right_shape_and_cannot_be_judged_is_named() {
    let service = Service::new();
    let white = |kind: &str| json!({ "type": kind, "side": "white" });
    let with = |kind: &str, key: &str, value: Value| {
        let mut event = white(kind);
        event[key] = value;
        event
    };
    for (event, code, at) in [
        (json!({ "type": "castle", "side": "white" }), "bad-option", "/events/0/type"),
        (json!({ "type": "resign", "side": "red" }), "bad-option", "/events/0/side"),
        (json!({ "type": "resign" }), "missing-field", "/events/0/side"),
        (white("move"), "missing-field", "/events/0/move"),
        (with("move", "move", json!("")), "bad-move", "/events/0/move"),
        (with("move", "move", json!("O-O-O-O")), "bad-move", "/events/0/move"),
        (with("illegal-move", "move", json!("e5e6")), "bad-move", "/events/0/move"),
        (with("claim-repetition", "move", json!("?")), "bad-move", "/events/0/move"),
        (white("touch"), "missing-field", "/events/0/square"),
        (with("touch", "square", json!("z1")), "bad-square", "/events/0/square"),
        (with("touch", "square", json!("e5")), "bad-square", "/events/0/square"),
        (with("resign", "square", json!("e5")), "extra-field", "/events/0/square"),
        (with("flag-fall", "pressed", json!(true)), "extra-field", "/events/0/pressed"),
    ] {
        let reply = service.post(DECIDE, &json!({ "events": [event] })).await;
        let problem = assert_problem(&reply, 422, "bad-event");
        assert_eq!(pointers(&problem), [at], "{event}");
        assert_eq!(problem["errors"][0]["code"], code, "{event}");
    }
    for (body, code, at) in [
        (json!({ "events": [], "laws": "chinese" }), "bad-option", "/laws"),
        (json!({ "events": [], "control": "bullet" }), "bad-option", "/control"),
        (json!({ "events": [], "fen": "8/8/8/8/8/8/8/8 w - - 0 1" }), "bad-fen", "/fen"),
        (json!({ "events": [], "history": ["e5"] }), "illegal-history", "/history/0"),
        (json!({ "events": vec![white("offer-draw"); 201] }), "too-many-events", "/events"),
    ] {
        let problem = assert_problem(&service.post(DECIDE, &body).await, 422, code);
        assert_eq!(pointers(&problem)[0], at);
    }
    let most = json!({ "events": vec![white("offer-draw"); 200] });
    assert_eq!(service.post(DECIDE, &most).await.status, 200);
}

/// An event of any sort, with fields that fit, do not fit, or are rubbish.
fn odd_event(random: &mut ChaCha8Rng) -> Value {
    let mut event = json!({ "type": EventKind::NAMES.choose(random) });
    for (key, values) in [
        ("side", &["white", "black", ""][..]),
        ("move", &["e4", "e5", "Nf3", "O-O", "e7e8", "Ke2", "e1e3", "a1a8"][..]),
        ("square", &["e1", "h1", "e5", "a9"][..]),
    ] {
        if random.random_range(0..3) > 0 {
            let odd = random.random_range(0..8) == 0;
            let value = values.choose(random).expect("a value");
            event[key] = if odd { json!(junk(random)) } else { json!(value) };
        }
    }
    for key in ["pressed", "adjust", "late"] {
        if random.random_range(0..6) == 0 {
            event[key] = json!(random.random_range(0..2) == 0);
        }
    }
    event
}

#[actix_web::test]
async fn odd_events_get_a_decision_or_a_problem_that_names_the_field() {
    let service = Service::new();
    let mut random = ChaCha8Rng::seed_from_u64(7);
    let mut decided = 0;
    for _ in 0..300 {
        let events: Vec<Value> = (0..random.random_range(0..4)).map(|_| odd_event(&mut random)).collect();
        let body = json!({ "events": events, "history": ["e4", "e5"] });
        let reply = service.post(DECIDE, &body).await;
        if reply.status == 200 {
            decided += 1;
            continue;
        }
        let problem = assert_problem(&reply, 422, "bad-event");
        assert!(pointers(&problem)[0].starts_with("/events/"), "{body}");
    }
    assert!(decided > 20, "{decided} decided");
}
