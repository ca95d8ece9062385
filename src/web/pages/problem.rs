//! The pages for what goes wrong, in the language of the path, each with a way on.

use crate::web::shell::Shell;
use actix_web::http::header::{CACHE_CONTROL, CONTENT_LANGUAGE, VARY};
use actix_web::http::{StatusCode, header};
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;

/// What went wrong.
#[derive(Debug, Template)]
#[template(path = "problem.html")]
struct ProblemPage {
    shell: Shell,
    status: u16,
    title: String,
    help: String,
}

/// The page for a status, for a request of any path.
#[must_use]
pub fn page(request: &HttpRequest, status: StatusCode) -> HttpResponse {
    let shell = Shell::of(request);
    let key = key(status);
    let lang = shell.lang;
    let page = ProblemPage {
        status: status.as_u16(),
        title: lang.text(key).into_owned(),
        help: lang.attr(key, "help").unwrap_or_default().into_owned(),
        shell,
    };
    HttpResponse::build(status)
        .content_type("text/html; charset=utf-8")
        .insert_header((CONTENT_LANGUAGE, lang.tag()))
        .insert_header((CACHE_CONTROL, super::FOR_ONE))
        .insert_header((VARY, "Accept-Language"))
        .body(super::text(&page))
}

/// The message for a status: its title, and the attribute `help`.
fn key(status: StatusCode) -> &'static str {
    match status {
        StatusCode::FORBIDDEN => "page-forbidden",
        StatusCode::NOT_FOUND => "page-not-found",
        StatusCode::METHOD_NOT_ALLOWED => "page-method",
        StatusCode::PAYLOAD_TOO_LARGE => "page-too-large",
        status if status.is_server_error() => "page-unavailable",
        _ => "page-bad-request",
    }
}

/// Nothing stands at this address.
pub async fn not_found(request: HttpRequest) -> HttpResponse {
    page(&request, StatusCode::NOT_FOUND)
}

/// This address does not take this method, but only those.
pub(super) async fn method(request: HttpRequest, allowed: &'static str) -> HttpResponse {
    let mut response = page(&request, StatusCode::METHOD_NOT_ALLOWED);
    response.headers_mut().insert(header::ALLOW, header::HeaderValue::from_static(allowed));
    response
}
