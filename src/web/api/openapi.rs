//! `GET /api/v1/openapi.json`: the description of the API, made from the code that answers.

use super::{
    answers, arbiter, docs, glossary, import, lessons, moves, positions, practice, puzzles, rating, rules,
    teach,
};
use actix_web::HttpResponse;
use actix_web::http::header;
use std::sync::LazyLock;
use utoipa::openapi::security::{Http, HttpAuthScheme, SecurityScheme};
use utoipa::{IntoParams, Modify, OpenApi, ToSchema};

/// The parameter that every call takes.
#[derive(Debug, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct LangQuery {
    /// The language of messages and titles; without it, `Accept-Language`, else English.
    #[param(inline, required = false, nullable = false)]
    #[expect(dead_code, reason = "read straight from the query; here for its description")]
    lang: Option<LangCode>,
}

/// The header of calls that can be sent again.
#[derive(Debug, IntoParams)]
#[into_params(parameter_in = Header)]
pub(crate) struct KeyHeader {
    /// Any text of your own, another one for each request: where the answer is lost, the same request
    /// with the same key is done once and answered alike, for a day. An answer that was given before has
    /// the header `Idempotency-Replayed`.
    #[param(rename = "Idempotency-Key", required = false, nullable = false)]
    #[expect(dead_code, reason = "read straight from the header; here for its description")]
    key: Option<String>,
}

/// Says how a token is sent.
struct Tokens;

impl Modify for Tokens {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        let scheme = SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer));
        document.components.get_or_insert_default().add_security_scheme("token", scheme);
    }
}

/// A language of the site.
#[derive(Debug, ToSchema)]
#[schema(rename_all = "lowercase")]
#[expect(dead_code, reason = "only its schema is used; the language itself is i18n's")]
enum LangCode {
    En,
    Zh,
}

const ABOUT: &str = "\
Yize tells whether a chess move is legal and, if not, why: by rule, squares and pieces, in English and \
Chinese. Checking needs no account, keeps nothing, and may be called from any page.

Only messages, titles and texts change with the language; codes, squares and moves never do. Errors are \
`application/problem+json` (RFC 9457) with a `code` and, for a bad field, `errors`.";

#[derive(OpenApi)]
#[openapi(
    info(title = "Yize", description = ABOUT, license(name = "GPL-3.0-or-later", identifier = "GPL-3.0-or-later")),
    tags(
        (name = "rules", description = "Moves and positions, checked and explained."),
        (name = "learn", description = "The course: rules, lessons, puzzles and their answers."),
        (name = "teach", description = "Classes, pupils and assignments, for a teacher's own programs: with a token of the account page, sent as `Authorization: Bearer TOKEN`."),
        (name = "about", description = "This description."),
    ),
    modifiers(&Tokens),
    paths(
        moves::check, positions::status, positions::reach, import::import, arbiter::decide, rules::list, rules::one, glossary::list, lessons::list,
        lessons::one, puzzles::one, answers::check, practice::list, practice::one, rating::points, teach::classes::list,
        teach::classes::create, teach::classes::one, teach::classes::change, teach::classes::erase, teach::students::list,
        teach::students::add, teach::assignments::list, teach::assignments::create, teach::assignments::one,
        teach::assignments::change, teach::assignments::erase, teach::results::show, teach::own_puzzles::list, teach::own_puzzles::set, json, docs::page,
    ),
)]
struct Document;

/// The document, as it is served.
pub static JSON: LazyLock<String> = LazyLock::new(|| {
    Document::openapi().to_pretty_json().unwrap_or_else(|error| {
        log::error!("the OpenAPI document could not be written: {error}");
        String::from("{}")
    })
});

/// This API in OpenAPI 3.1.
#[utoipa::path(
    get, path = "/api/v1/openapi.json", tag = "about", operation_id = "openapi",
    responses((status = 200, description = "The document.", body = Object, content_type = "application/json")),
)]
pub(crate) async fn json() -> HttpResponse {
    HttpResponse::Ok().insert_header((header::CONTENT_TYPE, "application/json")).body(JSON.as_str())
}
