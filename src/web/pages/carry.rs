//! Progress on another device: a code is made on the one and entered on the other.
//!
//! The code stands on one page once, and in no address. Where both devices have been used, a page
//! says what will happen before it happens.

use super::entry::keeps;
use super::posted::Posted;
use super::{problem, render, unkept};
use crate::store::{CodeState, StoreError};
use crate::web::client;
use crate::web::code::Code;
use crate::web::limit::Limit;
use crate::web::session::{Learner, learner_to_keep};
use crate::web::shell::Shell;
use crate::web::state::AppState;
use actix_web::http::StatusCode;
use actix_web::http::header::LOCATION;
use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;

/// How long a code works, in milliseconds.
const LIFE: i64 = 24 * 60 * 60 * 1000;

/// How often one place may try codes within an hour: a class behind one address has enough, and
/// 60 bits are not guessed so.
const TRIES: Limit = Limit { what: "code of progress", times: 100, window_ms: 60 * 60 * 1000 };

/// The page on which a code is made.
#[derive(Debug, Template)]
#[template(path = "carry.html")]
struct CarryPage {
    shell: Shell,
    code: Option<String>,
    /// Whether there is nothing to carry yet.
    nothing: bool,
}

/// The page on which a code is entered.
#[derive(Debug, Template)]
#[template(path = "join.html")]
struct JoinPage {
    shell: Shell,
    /// What was written.
    code: String,
    /// The message with what is wrong.
    fault: Option<&'static str>,
    /// How many puzzles are solved here and there, where the two are to be joined.
    both: Option<(usize, usize)>,
}

/// `GET /{lang}/progress/code`.
pub(super) async fn offer(request: HttpRequest, shell: Shell) -> HttpResponse {
    if let Some(page) = keeps::instead_of_carrying(&request, &shell) {
        return page;
    }
    render(&shell, &CarryPage { shell: shell.clone(), code: None, nothing: false })
}

/// `POST /{lang}/progress/code`: makes a code and shows it, this once.
pub(super) async fn make(
    request: HttpRequest,
    shell: Shell,
    state: Data<AppState>,
    learner: Learner,
) -> HttpResponse {
    if let Some(page) = keeps::instead_of_carrying(&request, &shell) {
        return page;
    }
    let Some(code) = Code::fresh() else { return unavailable(&request) };
    let until = state.clock.now_ms().saturating_add(LIFE);
    let made = match &learner.0 {
        Some(learner) => state.store.make_code(learner, &code.hash(), until).await,
        None => Ok(false),
    };
    let Ok(made) = made.map_err(note) else { return unavailable(&request) };
    let code = made.then(|| code.to_string());
    unkept(render(&shell, &CarryPage { shell: shell.clone(), nothing: !made, code }))
}

/// `GET /{lang}/progress/join`.
pub(super) async fn ask(request: HttpRequest, shell: Shell) -> HttpResponse {
    if let Some(page) = keeps::instead_of_joining(&request, &shell) {
        return page;
    }
    join_page(&shell, String::new(), None, None)
}

/// `POST /{lang}/progress/join`: enters a code, and joins where that has been agreed to or needs
/// no agreement.
pub(super) async fn join(
    request: HttpRequest,
    shell: Shell,
    state: Data<AppState>,
    learner: Learner,
    Posted(fields): Posted,
) -> HttpResponse {
    if let Some(page) = keeps::instead_of_joining(&request, &shell) {
        return page;
    }
    let written = fields.written("code").unwrap_or_default();
    let Some(code) = Code::read(&written) else {
        return join_page(&shell, written, Some("join-no-code"), None);
    };
    let found = look(&request, &state, &code, &learner).await;
    match found {
        Err(error) => {
            note(error);
            unavailable(&request)
        }
        Ok(None) => join_page(&shell, written, Some("join-too-often"), None),
        Ok(Some(CodeState::Open { theirs, own, begun: true })) if fields.get("sure").is_none() => {
            let counts = [own, theirs].map(|count| usize::try_from(count).unwrap_or_default());
            join_page(&shell, code.to_string(), None, Some(counts.into()))
        }
        Ok(Some(CodeState::Open { .. })) => redeem(&request, &shell, &state, &code).await,
        Ok(Some(other)) => join_page(&shell, written, fault(other), None),
    }
}

/// How the code stands; nothing where codes were tried too often.
async fn look(
    request: &HttpRequest,
    state: &AppState,
    code: &Code,
    learner: &Learner,
) -> Result<Option<CodeState>, StoreError> {
    if TRIES.take(state, &client::name(request)).await?.is_some() {
        return Ok(None);
    }
    state.store.code_state(&code.hash(), learner.0.as_ref(), state.clock.now_ms()).await.map(Some)
}

async fn redeem(request: &HttpRequest, shell: &Shell, state: &AppState, code: &Code) -> HttpResponse {
    let Some((device, cookie)) = learner_to_keep(request, state.secure_cookies) else {
        return unavailable(request);
    };
    let stood = state.store.redeem(&code.hash(), &device, state.clock.now_ms()).await;
    match stood.map_err(note) {
        Err(()) => unavailable(request),
        Ok(CodeState::Open { .. }) => {
            let mut response = HttpResponse::SeeOther();
            response.insert_header((LOCATION, shell.to("/progress?done=joined")));
            if let Some(cookie) = cookie {
                response.cookie(cookie);
            }
            response.finish()
        }
        Ok(other) => join_page(shell, code.to_string(), fault(other), None),
    }
}

/// The message for a code that does not work.
fn fault(state: CodeState) -> Option<&'static str> {
    match state {
        CodeState::Unknown => Some("join-unknown"),
        CodeState::Expired => Some("join-expired"),
        CodeState::Used => Some("join-used"),
        CodeState::Own => Some("join-own"),
        CodeState::Open { .. } => None,
    }
}

fn join_page(
    shell: &Shell,
    code: String,
    fault: Option<&'static str>,
    both: Option<(usize, usize)>,
) -> HttpResponse {
    let mut response = render(shell, &JoinPage { shell: shell.clone(), code, fault, both });
    if fault == Some("join-too-often") {
        *response.status_mut() = StatusCode::TOO_MANY_REQUESTS;
    } else if fault.is_some() {
        *response.status_mut() = StatusCode::UNPROCESSABLE_ENTITY;
    }
    response
}

fn note(error: StoreError) {
    log::error!("progress could not be carried: {error}");
}

fn unavailable(request: &HttpRequest) -> HttpResponse {
    problem::page(request, StatusCode::SERVICE_UNAVAILABLE)
}
