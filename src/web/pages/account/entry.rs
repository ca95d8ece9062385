//! Lets a teacher in on a browser, and out of it.

use super::form::Failure;
use crate::store::{StoreError, Teacher, TeacherId};
use crate::web::access::SESSION;
use crate::web::code::Code;
use crate::web::session;
use crate::web::state::AppState;
use actix_web::cookie::Cookie;
use actix_web::cookie::time::Duration;
use actix_web::{HttpRequest, HttpResponse};

/// How many codes replace a forgotten password.
const CODES: usize = 8;

/// Signs a teacher in who has shown who they are.
pub(super) async fn open(
    request: &HttpRequest,
    state: &AppState,
    teacher: &Teacher,
    stay: bool,
) -> Result<[Cookie<'static>; 2], Failure> {
    open_by(request, state, (teacher, None), stay).await?.ok_or(Failure::Store(StoreError::SignedOut))
}

/// Signs a teacher in, in place of whoever was in this browser, by a password of which this is kept, as
/// long as it is: the cookies to send along. They last until the browser is closed, or as long as a
/// session may be idle.
pub(super) async fn open_by(
    request: &HttpRequest,
    state: &AppState,
    (teacher, password): (&Teacher, Option<&str>),
    stay: bool,
) -> Result<Option<[Cookie<'static>; 2]>, Failure> {
    let token = session::fresh_token().ok_or(Failure::Random)?;
    let hash = session::hash(&token).ok_or(Failure::Random)?;
    if let Some(before) = session::teacher(request) {
        state.store.close_session(&before).await?;
    }
    if !state.store.open_session(&teacher.id, password, &hash, state.clock.now_ms()).await? {
        return Ok(None);
    }
    let age = stay.then_some(Duration::milliseconds(SESSION));
    let secure = state.secure_cookies;
    Ok(Some([
        session::cookie(session::TEACHER, token, age, secure),
        session::name_cookie(session::ROLE_TEACHER, &teacher.name, age, secure),
    ]))
}

/// Adds cookies to an answer.
pub(super) fn with(mut response: HttpResponse, cookies: &[Cookie<'static>]) -> HttpResponse {
    for cookie in cookies {
        if let Err(error) = response.add_cookie(cookie) {
            log::error!("a cookie could not be set: {error}");
        }
    }
    response
}

/// Takes the cookies of a teacher back.
pub(super) fn without(response: HttpResponse, state: &AppState) -> HttpResponse {
    with(response, &[session::TEACHER, session::NAME].map(|name| session::gone(name, state.secure_cookies)))
}

/// Who has been made or found by a name.
pub(super) fn teacher(id: TeacherId, name: &str) -> Teacher {
    Teacher { id, name: name.to_owned() }
}

/// Fresh codes, as they are shown and as they are kept.
pub(super) fn codes() -> Result<(Vec<String>, Vec<String>), Failure> {
    let codes: Option<Vec<Code>> = (0..CODES).map(|_| Code::fresh()).collect();
    let codes = codes.ok_or(Failure::Random)?;
    Ok(codes.iter().map(|code| (code.to_string(), code.hash())).unzip())
}
