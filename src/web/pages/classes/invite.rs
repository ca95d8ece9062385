//! Colleagues: a code lets one more teacher into a class, once.

use super::Taught;
use super::settings::{Said, page};
use crate::store::{Joined, TeacherId};
use crate::web::access::Teacher;
use crate::web::client;
use crate::web::code::Code;
use crate::web::limit::{Limit, Wait};
use crate::web::pages::posted::Posted;
use crate::web::pages::{fail, refuse, render, see, unkept};
use crate::web::shell::Shell;
use crate::web::state::AppState;
use actix_web::http::StatusCode;
use actix_web::http::header::{HeaderValue, RETRY_AFTER};
use actix_web::web::Data;
use actix_web::{Error, HttpRequest, HttpResponse};
use askama::Template;

/// How long a code works, in hours.
pub(super) const HOURS: usize = 48;

/// The same in milliseconds.
const LIFE: i64 = 48 * 60 * 60 * 1000;

/// Codes that one client may try.
const TRIES: Limit = Limit { what: "invitation", times: 30, window_ms: 60 * 60 * 1000 };

/// The page on which a code is entered.
#[derive(Debug, Template)]
#[template(path = "class-join.html")]
struct InvitedPage {
    shell: Shell,
    code: String,
    fault: Option<String>,
}

/// `POST /{lang}/classes/{class}/settings/invite`: a code for a colleague, shown this once.
pub(in crate::web::pages) async fn make(
    request: HttpRequest,
    shell: Shell,
    state: Data<AppState>,
    taught: Taught,
) -> Result<HttpResponse, Error> {
    taught.owned(&request)?;
    let code = Code::fresh().ok_or_else(|| fail::unavailable(&request))?;
    let until = state.clock.now_ms().saturating_add(LIFE);
    state.store.invite(&taught.class, &code.hash(), until).await.map_err(fail::store(&request))?;
    let said = Said { code: Some(code.to_string()), ..Said::default() };
    page(&request, &shell, &state, taught, said).await.map(unkept)
}

/// `POST /{lang}/classes/{class}/settings/remove`: takes the class from a colleague.
pub(in crate::web::pages) async fn remove(
    request: HttpRequest,
    shell: Shell,
    state: Data<AppState>,
    taught: Taught,
    Posted(fields): Posted,
) -> Result<HttpResponse, Error> {
    taught.owned(&request)?;
    let whom = fields.get("teacher").unwrap_or_default().to_owned();
    state.store.part(&taught.class, &TeacherId(whom)).await.map_err(fail::store(&request))?;
    Ok(see(&shell, &taught.place("/settings?done=removed#teachers")))
}

/// `POST /{lang}/classes/{class}/settings/leave`: a colleague gives the class up.
pub(in crate::web::pages) async fn leave(
    request: HttpRequest,
    shell: Shell,
    state: Data<AppState>,
    taught: Taught,
) -> Result<HttpResponse, Error> {
    if taught.class.owner {
        return Err(fail::missing(&request));
    }
    state.store.part(&taught.class, &taught.teacher.id).await.map_err(fail::store(&request))?;
    Ok(see(&shell, "/classes?done=left"))
}

/// `GET /{lang}/classes/join`.
pub(in crate::web::pages) async fn ask(shell: Shell, _teacher: Teacher) -> HttpResponse {
    render(&shell, &InvitedPage { shell: shell.clone(), code: String::new(), fault: None })
}

/// `POST /{lang}/classes/join`: enters a code.
pub(in crate::web::pages) async fn join(
    request: HttpRequest,
    shell: Shell,
    state: Data<AppState>,
    Teacher(teacher): Teacher,
    Posted(fields): Posted,
) -> Result<HttpResponse, Error> {
    let written = fields.written("code").unwrap_or_default();
    let failed = fail::store(&request);
    let Some(code) = Code::read(&written) else {
        return Ok(refused(&shell, written, "join-no-code"));
    };
    if let Some(wait) = TRIES.take(&state, &client::name(&request)).await.map_err(&failed)? {
        return Ok(too_often(&shell, written, wait));
    }
    let joined = state.store.join_class(&teacher.id, &code.hash(), state.clock.now_ms()).await;
    Ok(match joined.map_err(&failed)? {
        Joined::Unknown => refused(&shell, written, "invited-unknown"),
        Joined::Expired => refused(&shell, written, "invited-expired"),
        Joined::Already(_) => refused(&shell, written, "invited-own"),
        Joined::Done(class) => see(&shell, &format!("/classes/{}?done=joined", class.id)),
    })
}

fn refused(shell: &Shell, code: String, key: &str) -> HttpResponse {
    let fault = Some(shell.t(key).into_owned());
    refuse(shell, &InvitedPage { shell: shell.clone(), code, fault })
}

fn too_often(shell: &Shell, code: String, wait: Wait) -> HttpResponse {
    let fault = Some(shell.lang.text_with("entry-too-often", &[("minutes", wait.minutes().into())]));
    let mut response = render(shell, &InvitedPage { shell: shell.clone(), code, fault });
    *response.status_mut() = StatusCode::TOO_MANY_REQUESTS;
    response.headers_mut().insert(RETRY_AFTER, HeaderValue::from(wait.0));
    response
}
