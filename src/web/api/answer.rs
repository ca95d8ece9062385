//! Writes an answer: its JSON straight to bytes, with its language.

use crate::i18n::Lang;
use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::http::header::{self, HeaderValue};
use serde::Serialize;

/// Room for most answers, so that writing seldom has to grow the buffer.
const ROOM: usize = 1_024;

/// An answer with status 201, which nobody keeps: it may hold what is told once.
pub(crate) fn created<T: Serialize>(lang: Lang, answer: &T) -> HttpResponse {
    let mut response = private(lang, answer);
    *response.status_mut() = StatusCode::CREATED;
    response
}

/// An answer with status 200 about people, which nobody keeps.
pub(crate) fn private<T: Serialize>(lang: Lang, answer: &T) -> HttpResponse {
    let mut response = json(lang, answer);
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

/// An answer with status 200.
pub(crate) fn json<T: Serialize>(lang: Lang, answer: &T) -> HttpResponse {
    let mut bytes = Vec::with_capacity(ROOM);
    if let Err(error) = serde_json::to_writer(&mut bytes, answer) {
        // Only a map with keys that are no text can fail, and no answer has one.
        log::error!("an answer could not be written: {error}");
    }
    HttpResponse::Ok()
        .insert_header((header::CONTENT_TYPE, HeaderValue::from_static("application/json")))
        .insert_header((header::CONTENT_LANGUAGE, HeaderValue::from_static(lang.tag())))
        .insert_header((header::VARY, HeaderValue::from_static("accept-language")))
        .body(bytes)
}
