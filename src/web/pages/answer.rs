//! An answer that a form sends: it is kept, and the visitor is sent to the page that shows what was
//! found.
//!
//! That page computes it afresh, so that it can be reloaded and passed on.

use super::duty::{elapsed, refused_code};
use super::fields::Fields;
use super::problem;
use super::stage::{Asked, asked};
use crate::puzzle::{Answer, Puzzle, check};
use crate::rules::Square;
use crate::store::{Kept, Refused, Sent, SetTask, StoreError};
use crate::web::access::sign_in;
use crate::web::api::answers::attempt;
use crate::web::api::sending::name_of;
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
        Some(puzzle) => give(&request, &shell, &state, &puzzle, None, body).await,
        None => problem::not_found(request).await,
    }
}

/// Takes an answer to a puzzle, for an exercise of an assignment where it is one, with the id of the pupil
/// who is signed in, and shows it on the page that it was sent from.
pub(super) async fn give(
    request: &HttpRequest,
    shell: &Shell,
    state: &AppState,
    puzzle: &Puzzle,
    task: Option<(SetTask, &str)>,
    body: Payload,
) -> HttpResponse {
    let (answer, fields) = match read_answer(request, shell, puzzle, body).await {
        Ok(read) => read,
        Err(response) => return response,
    };
    // A page of somebody who was signed in before on the same device.
    let other = |whose: &str| fields.get("pupil").is_some_and(|pupil| pupil != whose);
    if task.as_ref().is_some_and(|(_, whose)| other(whose)) {
        return refused(request, StatusCode::UNAUTHORIZED);
    }
    let form = Form { hints: shown(request), fields, task: task.map(|(task, _)| task) };
    match keep(request, state, puzzle, &answer, form).await {
        Ok(Told { refused: Some(refused), .. }) => {
            see(shell, &format!("{}&refused={}", query(&answer), refused_code(refused)), None)
        }
        Ok(Told { cookie, refused: None }) => see(shell, &query(&answer), cookie),
        Err(status) => refused(request, status),
    }
}

/// What is shown where an answer could not be kept: who has been signed out signs in and comes back.
fn refused(request: &HttpRequest, status: StatusCode) -> HttpResponse {
    match status {
        StatusCode::UNAUTHORIZED => sign_in(request, "/class"),
        status => problem::page(request, status),
    }
}

/// Shows what is found about an answer, and keeps nothing.
pub(super) async fn try_out(
    request: &HttpRequest,
    shell: &Shell,
    puzzle: &Puzzle,
    body: Payload,
) -> HttpResponse {
    match read_answer(request, shell, puzzle, body).await {
        Ok((answer, _)) => see(shell, &query(&answer), None),
        Err(response) => response,
    }
}

/// The whole answer that a form holds; otherwise what is to be shown.
async fn read_answer(
    request: &HttpRequest,
    shell: &Shell,
    puzzle: &Puzzle,
    body: Payload,
) -> Result<(Answer, Fields), HttpResponse> {
    let body = read_form(request, body, BODY_LIMIT).await.map_err(|status| problem::page(request, status))?;
    let fields = Fields::parse(&String::from_utf8_lossy(&body)).with_marks(puzzle);
    match asked(puzzle, &fields) {
        Asked::Given(answer) => Ok((answer, fields)),
        Asked::Nothing | Asked::Unreadable(_) => Err(see(shell, &unfinished(puzzle, &fields), None)),
    }
}

/// What a form says beside the answer.
struct Form {
    /// How many hints the page showed.
    hints: u8,
    fields: Fields,
    /// The exercise of an assignment that it is for.
    task: Option<SetTask>,
}

/// What became of an answer: the learner's cookie to send along, or why it is not kept.
struct Told {
    cookie: Option<Cookie<'static>>,
    refused: Option<Refused>,
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

/// Keeps an answer that can be checked and is more than half of one.
async fn keep(
    request: &HttpRequest,
    state: &AppState,
    puzzle: &Puzzle,
    answer: &Answer,
    form: Form,
) -> Result<Told, StatusCode> {
    let nothing = Ok(Told { cookie: None, refused: None });
    let Ok(outcome) = check(puzzle, answer) else { return nothing };
    if outcome.is_under_way() {
        return nothing;
    }
    let Some((learner, cookie)) = learner_to_keep(request, state.secure_cookies) else { return nothing };
    let now_ms = state.clock.now_ms();
    let mut attempt = attempt(puzzle, answer, &outcome, form.hints);
    if form.task.is_some() {
        let request = form.fields.get("request").and_then(|name| name_of(name, &attempt.answer));
        attempt.sent = Sent { request, elapsed_ms: elapsed(&form.fields, now_ms), task: form.task };
    }
    let recall = recall(&state.curriculum);
    let kept = state.store.keep_attempt(&learner, &attempt, now_ms, &recall).await;
    let told = |kept| match kept {
        Kept::Safe { .. } => Told { cookie, refused: None },
        Kept::Refused(why) => Told { cookie: None, refused: Some(why) },
    };
    kept.map(told).map_err(|error| match error {
        StoreError::SignedOut => StatusCode::UNAUTHORIZED,
        // The assignment has been erased since it was looked at.
        StoreError::Gone(_) => StatusCode::NOT_FOUND,
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
