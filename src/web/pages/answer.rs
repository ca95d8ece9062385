//! An answer that a form sends: it is kept, and the visitor is sent to the page that shows what was
//! found.
//!
//! That page computes it afresh, so that it can be reloaded and passed on.

use super::fields::Fields;
use super::problem;
use super::stage::{Asked, asked};
use crate::puzzle::{Answer, Puzzle, check};
use crate::rules::Square;
use crate::store::StoreError;
use crate::web::access::sign_in;
use crate::web::api::answers::attempt;
use crate::web::percent::encode;
use crate::web::recall::recall;
use crate::web::server::BODY_LIMIT;
use crate::web::session::learner_to_keep;
use crate::web::shell::Shell;
use crate::web::state::AppState;
use actix_web::cookie::Cookie;
use actix_web::http::StatusCode;
use actix_web::http::header::{CONTENT_ENCODING, LOCATION};
use actix_web::web::{Bytes, Data, Path, Payload};
use actix_web::{HttpRequest, HttpResponse};

/// `POST /{lang}/puzzles/{id}`: an answer, from a form.
pub(super) async fn answer(
    request: HttpRequest,
    shell: Shell,
    path: Path<(String, String)>,
    state: Data<AppState>,
    body: Payload,
) -> HttpResponse {
    match state.puzzle(&path.1) {
        Some(puzzle) => give(&request, &shell, &state, &puzzle, body).await,
        None => problem::not_found(request).await,
    }
}

/// Takes an answer to a puzzle, and shows it on the page that it was sent from.
pub(super) async fn give(
    request: &HttpRequest,
    shell: &Shell,
    state: &AppState,
    puzzle: &Puzzle,
    body: Payload,
) -> HttpResponse {
    let body = match read_form(request, body, BODY_LIMIT).await {
        Ok(body) => body,
        Err(status) => return problem::page(request, status),
    };
    let fields = Fields::parse(&String::from_utf8_lossy(&body)).with_marks(puzzle);
    let Asked::Given(answer) = asked(puzzle, &fields) else {
        return see(shell, &unfinished(puzzle, &fields), None);
    };
    let hints = shown(request);
    keep(request, state, puzzle, &answer, hints)
        .await
        .map_or_else(|status| refused(request, status), |cookie| see(shell, &query(&answer), cookie))
}

/// What is shown where an answer could not be kept: who has been signed out signs in and comes back.
fn refused(request: &HttpRequest, status: StatusCode) -> HttpResponse {
    match status {
        StatusCode::UNAUTHORIZED => sign_in(request, "/class"),
        status => problem::page(request, status),
    }
}

/// How many hints the page showed that the form stands on.
fn shown(request: &HttpRequest) -> u8 {
    u8::try_from(Fields::of_query(request).number("hint")).unwrap_or(u8::MAX)
}

/// A form's body, as it was sent: a packed one could unpack to a thousand times its size, and no
/// browser packs a form.
pub(super) async fn read_form(
    request: &HttpRequest,
    body: Payload,
    limit: usize,
) -> Result<Bytes, StatusCode> {
    if request.headers().contains_key(CONTENT_ENCODING) {
        return Err(StatusCode::UNSUPPORTED_MEDIA_TYPE);
    }
    match body.to_bytes_limited(limit).await {
        Ok(read) => read.map_err(|_| StatusCode::BAD_REQUEST),
        Err(_) => Err(StatusCode::PAYLOAD_TOO_LARGE),
    }
}

/// The query for a form that holds no whole answer: what it says so far, or, where it says nothing
/// that is known, an empty answer, so that the page tells what is missing.
fn unfinished(puzzle: &Puzzle, fields: &Fields) -> String {
    let known = fields.query(&["moves", "from", "to", "squares", "number"]);
    if known.is_empty() { format!("{}=", puzzle.task.form()) } else { known }
}

/// Keeps an answer that can be checked and is more than half of one; gives the learner's cookie to
/// send along.
async fn keep(
    request: &HttpRequest,
    state: &AppState,
    puzzle: &Puzzle,
    answer: &Answer,
    hints: u8,
) -> Result<Option<Cookie<'static>>, StatusCode> {
    let Ok(outcome) = check(puzzle, answer) else { return Ok(None) };
    if outcome.is_under_way() {
        return Ok(None);
    }
    let Some((learner, cookie)) = learner_to_keep(request, state.secure_cookies) else { return Ok(None) };
    let attempt = attempt(puzzle, answer, &outcome, hints);
    let recall = recall(&state.curriculum);
    let kept = state.store.keep_attempt(&learner, &attempt, state.clock.now_ms(), &recall).await;
    kept.map(|_| cookie).map_err(|error| match error {
        StoreError::SignedOut => StatusCode::UNAUTHORIZED,
        error => {
            log::error!("an answer could not be kept: {error}");
            StatusCode::SERVICE_UNAVAILABLE
        }
    })
}

/// Sends the visitor to this page with a query.
fn see(shell: &Shell, query: &str, cookie: Option<Cookie<'static>>) -> HttpResponse {
    let mut response = HttpResponse::SeeOther();
    response.insert_header((LOCATION, shell.here_with(&format!("?{query}#answer"))));
    if let Some(cookie) = cookie {
        response.cookie(cookie);
    }
    response.finish()
}

/// The query that shows an answer.
fn query(answer: &Answer) -> String {
    match answer {
        Answer::Move(text) => format!("move={}", encode(text)),
        Answer::Moves(texts) => format!("moves={}", encode(&texts.join(" "))),
        Answer::Squares(squares) => {
            let names: Vec<String> = squares.iter().map(Square::to_string).collect();
            format!("squares={}", names.join(","))
        }
        Answer::Choice(option) => format!("choice={}", encode(option)),
        Answer::Number(number) => format!("number={}", encode(&number.to_string())),
        Answer::Text(text) => format!("text={}", encode(text)),
        Answer::Placement(board) => format!("placement={board}"),
    }
}
