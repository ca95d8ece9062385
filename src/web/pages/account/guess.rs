//! Holds back whoever guesses: passwords and codes can be tried a few times, then only after a while.
//!
//! Counted by account, so that many machines do not help, and by client, so that many names do not.

use super::form::{Failure, Faults};
use crate::i18n::Lang;
use crate::store::Teacher;
use crate::web::limit::{Limit, Wait};
use crate::web::pages::fields::Fields;
use crate::web::password::{self, Busy};
use crate::web::state::AppState;
use crate::web::{client, user_name::UserName};
use actix_web::HttpRequest;

/// The time in which tries are counted, in milliseconds. It is short: a class must not be able to
/// keep its teacher out for long.
const WINDOW: i64 = 5 * 60 * 1000;

/// A school behind one address has many teachers.
const BY_CLIENT: Limit = Limit { what: "enter from", times: 100, window_ms: WINDOW };

const BY_ACCOUNT: Limit = Limit { what: "enter as", times: 10, window_ms: WINDOW };

/// Why somebody is not let in.
#[derive(Debug, Clone, Copy)]
pub(super) enum Denied {
    /// The password is another.
    Wrong,
    /// There were too many tries.
    Wait(Wait),
    /// Too many are being let in at once.
    Busy(Busy),
}

/// Counts a try to get in as somebody; says how long to wait where that is one too many.
pub(super) async fn count(
    request: &HttpRequest,
    state: &AppState,
    login: &str,
) -> Result<Option<Wait>, Failure> {
    let from = BY_CLIENT.take(state, &client::name(request)).await?;
    match from {
        Some(wait) => Ok(Some(wait)),
        None => Ok(BY_ACCOUNT.take(state, login).await?),
    }
}

/// Whoever has got in may have mistyped before.
pub(super) async fn forgive(state: &AppState, login: &str) -> Result<(), Failure> {
    Ok(BY_ACCOUNT.forgive(state, login).await?)
}

/// Whether a password is the one of which `kept` is kept; a wrong one counts against the account.
pub(super) async fn check(
    request: &HttpRequest,
    state: &AppState,
    login: &str,
    password: &str,
    kept: Option<String>,
) -> Result<Result<(), Denied>, Failure> {
    if let Some(wait) = count(request, state, login).await? {
        return Ok(Err(Denied::Wait(wait)));
    }
    match password::verify(password, kept).await {
        Ok(true) => {
            forgive(state, login).await?;
            Ok(Ok(()))
        }
        Ok(false) => Ok(Err(Denied::Wrong)),
        Err(busy) => Ok(Err(Denied::Busy(busy))),
    }
}

/// The same for a teacher who is signed in and shows once more who they are, in the field `now`; says
/// there what is wrong.
pub(super) async fn confirm(
    request: &HttpRequest,
    state: &AppState,
    lang: Lang,
    (teacher, fields): (&Teacher, &Fields),
) -> Result<Result<(), Faults>, Failure> {
    let kept = state.store.password(&teacher.id).await?;
    let login = UserName::read(&teacher.name).map(|name| name.login().to_owned()).unwrap_or_default();
    let written = fields.get("now").unwrap_or_default();
    let checked = check(request, state, &login, written, kept).await?;
    Ok(checked.map_err(|denied| Faults::denied(lang, denied, "now", "account-password-wrong")))
}
