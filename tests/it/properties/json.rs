//! Whatever is sent to the JSON API: it is answered, in JSON, and a refusal says what is wrong.

use actix_web::http::{Uri, header};
use actix_web::rt::System;
use actix_web::test::{TestRequest, call_service, init_service, read_body};
use actix_web::web::Data;
use serde_json::Value;
use std::sync::Arc;
use yize::curriculum;
use yize::store::Store;
use yize::web::server;
use yize::web::state::{AppState, Clock};

/// The whole application, with its data in memory: holds it to what it promises, for any bytes at
/// all. Their first line is an address under `/api`, the rest is a body.
pub(crate) fn holder() -> impl Fn(&[u8]) {
    let system = System::new();
    let app = system.block_on(async {
        let store = Store::open("sqlite::memory:").await.expect("a database in memory");
        let curriculum = curriculum::load().expect("the content has no faults");
        let clock = Clock::Set(Arc::default());
        let state = AppState { curriculum, store, secure_cookies: false, clock };
        init_service(server::app(Data::new(state))).await
    });
    move |input| {
        let Some(request) = request(input) else { return };
        let (status, body) = system.block_on(async {
            let response = call_service(&app, request.to_request()).await;
            (response.status().as_u16(), read_body(response).await)
        });
        answered(status, &body);
    }
}

/// The request; `None` where the address is none that a client can send.
fn request(input: &[u8]) -> Option<TestRequest> {
    let mut lines = input.splitn(2, |byte| *byte == b'\n');
    let address = std::str::from_utf8(lines.next()?).ok().filter(|text| text.starts_with('/'))?;
    let address: Uri = format!("/api{address}").parse().ok()?;
    let json = (header::CONTENT_TYPE, "application/json");
    let body = lines.next().unwrap_or_default().to_vec();
    Some(TestRequest::post().uri(&address.to_string()).insert_header(json).set_payload(body))
}

fn answered(status: u16, body: &[u8]) {
    assert!(status < 500, "{status}");
    let answer: Value = serde_json::from_slice(body).expect("JSON");
    if status < 400 {
        every_message_speaks(&answer);
    } else {
        is_problem(&answer, status);
    }
}

/// A problem names itself, and each of its fields (RFC 9457).
fn is_problem(problem: &Value, status: u16) {
    let told = |value: &Value| value.as_str().is_some_and(|text| !text.is_empty());
    assert_eq!(problem["status"], status, "{problem}");
    assert!(["type", "title", "detail", "code"].iter().all(|key| told(&problem[key])), "{problem}");
    for error in problem["errors"].as_array().into_iter().flatten() {
        assert!(error["pointer"].is_string() && told(&error["code"]) && told(&error["message"]), "{problem}");
    }
}

/// No message is empty, and none is the bare name of one that has no words.
fn every_message_speaks(answer: &Value) {
    match answer {
        Value::Object(fields) => {
            if let Some(message) = fields.get("message").and_then(Value::as_str) {
                assert!(
                    !message.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-'),
                    "{message:?}"
                );
            }
            fields.values().for_each(every_message_speaks);
        }
        Value::Array(items) => items.iter().for_each(every_message_speaks),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}
