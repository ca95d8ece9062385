//! Whatever is sent to the JSON API: it is answered, in JSON, and a refusal says what is wrong.

use actix_web::http::{Uri, header};
use actix_web::test::TestRequest;
use serde_json::Value;

use super::desk::{Reply, desk};

/// Holds the API to what it promises, for any bytes at all. Their first line is an address under
/// `/api`, the rest is a body.
pub(crate) fn holder() -> impl Fn(&[u8]) {
    let ask = desk();
    move |input| request(input).into_iter().for_each(|request| answered(&ask(request)))
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

fn answered(reply: &Reply) {
    assert!(reply.media.ends_with("json") && reply.location.is_empty(), "{} {}", reply.media, reply.location);
    let answer: Value = serde_json::from_slice(&reply.body).expect("JSON");
    if reply.status < 400 {
        every_message_speaks(&answer);
    } else {
        is_problem(&answer, reply.status);
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
