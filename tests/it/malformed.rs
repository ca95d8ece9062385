//! Nothing that a client can send makes the service fail: seeded rubbish of every sort gets a 4xx
//! that names the problem and, for a bad field, the field; and the service answers on.

use crate::service::{self, Reply, Service, pointers};
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use reqwest::Method;
use serde_json::{Value, json};
use std::io::{Read, Write};
use std::net::{Shutdown, TcpStream};
use std::time::Duration;

const POSTS: [&str; 4] = [
    "/api/v1/moves/check",
    "/api/v1/positions/status",
    "/api/v1/positions/reach",
    "/api/v1/positions/import",
];
const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// Any text: also signs that mean something to FENs, moves, JSON, paths and screens.
pub(crate) fn junk(random: &mut ChaCha8Rng) -> String {
    const SIGNS: &[char] = &[
        'a', 'h', '1', '8', '9', '0', 'K', 'q', 'N', 'x', '=', '+', '#', '-', '/', ' ', '\\', '"', '\'', '{',
        '[', '<', '&', '%', '\0', '\n', '\u{202e}', '王', '兵', '１', '♔', '𝄞', 'é', '\u{7f}',
    ];
    let length = random.random_range(1..40);
    (0..length).filter_map(|_| SIGNS.choose(random)).collect()
}

/// Any bytes that a header may carry.
pub(crate) fn header_junk(random: &mut ChaCha8Rng) -> Vec<u8> {
    let bytes = (0..random.random_range(0..40)).map(|_| random.random_range(0x20..=0xff));
    bytes.filter(|byte| *byte != 0x7f).collect()
}

/// A JSON value that is no text.
fn other_value(random: &mut ChaCha8Rng) -> Value {
    match random.random_range(0..6) {
        0 => json!(random.random_range(-9_000_000_000_i64..9_000_000_000)),
        1 => json!(1.0e300),
        2 => json!(true),
        3 => json!({ junk(random): junk(random) }),
        4 => json!([[], {}, null]),
        _ => json!({}),
    }
}

/// The initial position's FEN with one field spoilt beyond mending.
fn bad_fen(random: &mut ChaCha8Rng) -> String {
    const SPOILT: &[&str] = &[
        "",
        " ",
        "w",
        "8/8/8/8/8/8/8/8 w - - 0 1",
        "9/8/8/8/8/8/8/8 w - - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR x KQkq - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w XYZ - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq e9 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 99999999999999999999 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 0",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 extra",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR/8 w KQkq - 0 1",
        "KKKKKKKK/KKKKKKKK/8/8/8/8/8/k7 w - - 0 1",
        "k6P/8/8/8/8/8/8/K7 w - - 0 1",
    ];
    match random.random_range(0..3) {
        0 => (*SPOILT.choose(random).expect("a FEN")).to_owned(),
        1 => junk(random),
        _ => START.replacen('/', &junk(random).replace('/', "x"), 1),
    }
}

/// What is wrong with a request, and what the answer has to name.
struct Rubbish {
    method: Method,
    path: String,
    media: &'static str,
    body: Vec<u8>,
    /// The statuses that are right, and whether a field must be named.
    statuses: &'static [u16],
    field: bool,
}

impl Rubbish {
    fn posted(path: &str, body: impl Into<Vec<u8>>, statuses: &'static [u16], field: bool) -> Rubbish {
        let (method, path, body) = (Method::POST, path.to_owned(), body.into());
        Rubbish { method, path, media: "application/json", body, statuses, field }
    }

    fn json(path: &str, body: &Value, statuses: &'static [u16]) -> Rubbish {
        Rubbish::posted(path, body.to_string(), statuses, true)
    }
}

/// Bytes that are no JSON.
fn no_json(random: &mut ChaCha8Rng) -> Rubbish {
    let path = POSTS.choose(random).expect("a path");
    let depth = random.random_range(200..10_000);
    let body: Vec<u8> = match random.random_range(0..7) {
        0 => Vec::new(),
        1 => (0..random.random_range(1..200)).map(|_| random.random_range(0x80..=0xff)).collect(),
        2 => "[".repeat(depth).into_bytes(),
        3 => format!("{{\"move\": {}", "{\"a\":".repeat(depth)).into_bytes(),
        4 => format!("{{\"move\": {}1", "9".repeat(depth)).into_bytes(),
        5 => b"{\"move\": \"e4\xff\xfe\"}".to_vec(),
        _ => format!("{}\u{feff}{{\"move\": \"e4\"", junk(random)).into_bytes(),
    };
    Rubbish::posted(path, body, &[400], false)
}

/// JSON without the fields that the call takes.
fn bad_shape(random: &mut ChaCha8Rng) -> Rubbish {
    let other = other_value(random);
    let check = "/api/v1/moves/check";
    match random.random_range(0..7) {
        0 => Rubbish::json(POSTS.choose(random).expect("a path"), &json!([other]), &[400]),
        1 => Rubbish::json(check, &json!({ "fen": START }), &[400]),
        2 => Rubbish::json(check, &json!({ "move": other }), &[400]),
        3 => Rubbish::json(check, &json!({ "move": "e4", "history": ["e4", other] }), &[400]),
        4 => Rubbish::json(POSTS[1], &json!({ "fen": other, "lenient": "yes" }), &[400]),
        5 => Rubbish::json(POSTS[2], &json!({ "placement": "8/8/8/8/8/8/8/8", "square": other }), &[400]),
        _ => Rubbish::posted(check, "{\"move\": \"e4\", \"move\": \"e5\"}", &[400], true),
    }
}

/// The right shape, and a position, a history or a square that cannot be.
fn bad_content(random: &mut ChaCha8Rng) -> Rubbish {
    let fen = bad_fen(random);
    let text = junk(random);
    match random.random_range(0..5) {
        0 => Rubbish::json(POSTS[0], &json!({ "fen": fen, "move": text }), &[422]),
        1 => Rubbish::json(POSTS[1], &json!({ "fen": fen }), &[422]),
        2 => Rubbish::json(POSTS[1], &json!({ "history": ["e4", text, "e5"] }), &[422]),
        3 => Rubbish::json(POSTS[2], &json!({ "placement": text, "square": "a1" }), &[422]),
        _ => Rubbish::json(POSTS[2], &json!({ "placement": "8/8/8/3N4/8/8/8/8", "square": text }), &[422]),
    }
}

/// An answer that the puzzle cannot take.
fn bad_answer(random: &mut ChaCha8Rng, ids: &[String]) -> Rubbish {
    let path = format!("/api/v1/puzzles/{}/answers", ids.choose(random).expect("a puzzle"));
    let answer = match random.random_range(0..6) {
        0 => other_value(random),
        1 => json!({ "move": other_value(random) }),
        2 => json!({ "squares": [junk(random)] }),
        3 => json!({ "choice": junk(random) }),
        4 => json!({ "number": 1, "text": junk(random), "placement": null }),
        _ => json!({ "move": "e4", "squares": ["e4"], "choice": "legal" }),
    };
    Rubbish::json(&path, &json!({ "answer": answer }), &[400, 422])
}

/// An address, a method, a media type or a size that does not fit.
fn bad_request(random: &mut ChaCha8Rng) -> Rubbish {
    let right = json!({ "move": "e4" }).to_string();
    let id: String = junk(random).bytes().map(|byte| format!("%{byte:02x}")).collect();
    let root = ["rules", "lessons", "puzzles", "nothing"].choose(random).expect("a list");
    let method = [Method::PUT, Method::DELETE, Method::PATCH, Method::OPTIONS];
    match random.random_range(0..6) {
        0 => {
            let media =
                ["", "text/plain", "application/x-www-form-urlencoded", "application/jsonp", "json;;"];
            let media = media.choose(random).expect("a type");
            Rubbish { media, ..Rubbish::posted(POSTS[0], right, &[415], false) }
        }
        1 => {
            let long = " ".repeat(random.random_range(65_536..200_000));
            Rubbish::posted(POSTS[0], format!("{right}{long}"), &[413], false)
        }
        2 => {
            let method = method.choose(random).expect("a method").clone();
            Rubbish { method, ..Rubbish::posted(POSTS[0], right, &[405], false) }
        }
        3 => Rubbish {
            method: Method::GET,
            ..Rubbish::posted(&format!("/api/v1/{root}/{id}"), "", &[404], false)
        },
        4 => Rubbish::posted(&format!("/api/v1/puzzles/{id}/answers?lang={id}"), "{}", &[404], false),
        _ => Rubbish {
            method: Method::GET,
            ..Rubbish::posted(&format!("/api/v1/{id}?lang={id}&{id}"), "", &[404], false)
        },
    }
}

fn hold(rubbish: &Rubbish, reply: &Reply) {
    let sent = String::from_utf8_lossy(&rubbish.body);
    let sent = format!("{} {} {}", rubbish.method, rubbish.path, sent.chars().take(200).collect::<String>());
    assert!(rubbish.statuses.contains(&reply.status), "{}: {sent}", reply.status);
    assert_eq!(reply.header("content-type"), "application/problem+json", "{sent}");
    let problem = reply.json();
    assert_eq!(problem["status"], reply.status, "{sent}");
    assert!(problem["code"].as_str().is_some_and(|code| !code.is_empty()), "{sent}: {problem}");
    if rubbish.field {
        assert!(!pointers(&problem).is_empty(), "{sent}: {problem}");
        for error in problem["errors"].as_array().into_iter().flatten() {
            let told = |key: &str| error[key].as_str().is_some_and(|text| !text.is_empty());
            assert!(told("code") && told("message"), "{sent}: {problem}");
        }
    }
}

async fn puzzle_ids(service: &Service) -> Vec<String> {
    let lessons = service.get("/api/v1/lessons").await.json();
    let lessons = lessons["lessons"].as_array().into_iter().flatten();
    let ids = lessons.flat_map(|lesson| lesson["puzzles"].as_array().into_iter().flatten());
    ids.filter_map(Value::as_str).map(str::to_owned).collect()
}

#[actix_web::test]
async fn rubbish_gets_a_problem_and_the_service_answers_on() {
    let service = Service::new();
    let mut random = ChaCha8Rng::seed_from_u64(20_240_601);
    let ids = puzzle_ids(&service).await;
    for round in 0..150 {
        let mut all = vec![no_json(&mut random), bad_shape(&mut random), bad_content(&mut random)];
        all.push(bad_request(&mut random));
        if !ids.is_empty() {
            all.push(bad_answer(&mut random, &ids));
        }
        for rubbish in all {
            let request = service.request(rubbish.method.clone(), &rubbish.path);
            let request = request.header("content-type", rubbish.media).body(rubbish.body.clone());
            let request = request.header("accept-language", header_junk(&mut random));
            let request = request.header("cookie", header_junk(&mut random));
            hold(&rubbish, &service.send(request).await);
        }
        if round % 10 == 0 {
            let answer = service.post(POSTS[0], &json!({ "move": "e4" })).await;
            assert_eq!((answer.status, &answer.json()["san"]), (200, &json!("e4")));
        }
    }
}

#[actix_web::test]
async fn a_move_may_be_any_text() {
    let service = Service::new();
    let mut random = ChaCha8Rng::seed_from_u64(64);
    for _ in 0..200 {
        let text = junk(&mut random);
        let reply = service.post(POSTS[0], &json!({ "move": text })).await;
        assert_eq!(reply.status, 200, "{text:?}");
        let answer = reply.json();
        assert!(answer["legal"] == true || answer["reason"]["message"].is_string(), "{text:?}: {answer}");
    }
}

/// What comes back for bytes that are sent as they are.
pub(crate) fn raw(bytes: &[u8]) -> String {
    let mut stream = TcpStream::connect(service::address()).expect("the service listens");
    stream.set_read_timeout(Some(Duration::from_secs(20))).expect("a time-out");
    // The service may have answered and hung up before it has read everything.
    let _ = stream.write_all(bytes);
    let _ = stream.shutdown(Shutdown::Write);
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer);
    String::from_utf8_lossy(&answer).into_owned()
}

#[actix_web::test]
async fn broken_http_is_refused_too() {
    let head = "POST /api/v1/moves/check HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n";
    let chunk = format!("2000\r\n{}\r\n", " ".repeat(0x2000));
    let long = format!("{head}transfer-encoding: chunked\r\n\r\n{}0\r\n\r\n", chunk.repeat(12));
    let answer = raw(long.as_bytes());
    assert!(answer.starts_with("HTTP/1.1 413") && answer.contains("\"too-large\""), "{answer}");
    let broken = [
        format!("{head}transfer-encoding: chunked\r\n\r\nzz\r\n"),
        format!("{head}content-length: 50\r\n\r\n{{\"move\":"),
        format!("{head}content-length: -1\r\n\r\n"),
        "POST\r\n\r\n".to_owned(),
    ];
    for bytes in broken {
        let answer = raw(bytes.as_bytes());
        assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 4"), "{bytes:?}: {answer}");
    }
    let answer = Service::new().post(POSTS[0], &json!({ "move": "e4" })).await;
    assert_eq!(answer.status, 200);
}
