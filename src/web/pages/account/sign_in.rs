//! Signing in and out.

use super::form::{Failure, Faults, answer, back, kept, settled};
use super::{entry, guess};
use crate::store::Credentials;
use crate::web::access::Viewer;
use crate::web::pages::fields::Fields;
use crate::web::pages::posted::Posted;
use crate::web::pages::see;
use crate::web::percent::encode;
use crate::web::session;
use crate::web::shell::Shell;
use crate::web::state::AppState;
use crate::web::user_name::UserName;
use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;

/// The page on which a teacher signs in.
#[derive(Debug, Template)]
#[template(path = "sign-in.html")]
struct SignInPage {
    shell: Shell,
    note: Option<&'static str>,
    name: String,
    stay: bool,
    back: Option<String>,
    sign_up: String,
    faults: Faults,
}

/// `GET /{lang}/sign-in`.
pub(in crate::web::pages) async fn ask(request: HttpRequest, shell: Shell, viewer: Viewer) -> HttpResponse {
    let fields = Fields::of_query(&request);
    if viewer.teacher.is_some() {
        return see(&shell, &home(&fields));
    }
    let note = match fields.get("done") {
        Some("out") => Some("signin-signed-out"),
        Some("deleted") => Some("signin-deleted"),
        _ => None,
    };
    page(&shell, &fields, note, Faults::default())
}

/// `POST /{lang}/sign-in`.
pub(in crate::web::pages) async fn enter(
    request: HttpRequest,
    shell: Shell,
    state: Data<AppState>,
    Posted(fields): Posted,
) -> HttpResponse {
    settled(&request, sign_in(&request, &shell, &state, &fields).await)
}

async fn sign_in(
    request: &HttpRequest,
    shell: &Shell,
    state: &AppState,
    fields: &Fields,
) -> Result<HttpResponse, Failure> {
    let Credentials { teacher, password } = match known(request, shell, state, fields).await? {
        Ok(found) => found,
        Err(faults) => return Ok(page(shell, fields, None, faults)),
    };
    let (who, stay) = ((&teacher, Some(password.as_str())), fields.get("stay").is_some());
    match entry::open_by(request, state, who, stay).await? {
        Some(cookies) => Ok(entry::with(see(shell, &home(fields)), &cookies)),
        None => Ok(page(shell, fields, None, wrong(shell))),
    }
}

fn wrong(shell: &Shell) -> Faults {
    Faults::default().with("form", shell.t("signin-wrong"))
}

/// The teacher whose name and password a form holds.
async fn known(
    request: &HttpRequest,
    shell: &Shell,
    state: &AppState,
    fields: &Fields,
) -> Result<Result<Credentials, Faults>, Failure> {
    let (written, password) = (kept(fields, "name"), fields.get("password").unwrap_or_default());
    if let Some(faults) = missing(shell, &written, password) {
        return Ok(Err(faults));
    }
    // What can be nobody's name is answered like a name that nobody has.
    let login = UserName::read(&written).map_or_else(|_| written.clone(), |name| name.login().to_owned());
    let found = state.store.credentials(&login).await?;
    let hash = found.as_ref().map(|found| found.password.clone());
    let checked = guess::check(request, state, &login, password, hash).await?;
    Ok(match (checked, found) {
        (Ok(()), Some(found)) => Ok(found),
        (Ok(()), None) => Err(wrong(shell)),
        (Err(denied), _) => Err(Faults::denied(shell.lang, denied, "form", "signin-wrong")),
    })
}

fn missing(shell: &Shell, name: &str, password: &str) -> Option<Faults> {
    let mut faults = Faults::default();
    if name.trim().is_empty() {
        faults = faults.with("name", shell.t("account-name-missing"));
    }
    if password.is_empty() {
        faults = faults.with("password", shell.t("account-password-missing"));
    }
    (!faults.is_empty()).then_some(faults)
}

/// `POST /{lang}/sign-out`: on this browser.
pub(in crate::web::pages) async fn leave(
    request: HttpRequest,
    shell: Shell,
    state: Data<AppState>,
) -> HttpResponse {
    if let Some(hash) = session::teacher(&request)
        && let Err(error) = state.store.close_session(&hash).await
    {
        return settled(&request, Err(error.into()));
    }
    entry::without(see(&shell, "/sign-in?done=out"), &state)
}

fn home(fields: &Fields) -> String {
    back(fields).unwrap_or_else(|| "/classes".to_owned())
}

fn page(shell: &Shell, fields: &Fields, note: Option<&'static str>, faults: Faults) -> HttpResponse {
    let back = back(fields);
    let page = SignInPage {
        shell: shell.clone(),
        note,
        name: kept(fields, "name"),
        stay: fields.get("stay").is_some(),
        sign_up: shell.to(&leading("/sign-up", back.as_deref())),
        back,
        faults,
    };
    answer(shell, &page, &page.faults)
}

/// A place that leads back in the end.
pub(super) fn leading(place: &str, back: Option<&str>) -> String {
    back.map_or_else(|| place.to_owned(), |back| format!("{place}?back={}", encode(back)))
}
