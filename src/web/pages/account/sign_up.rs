//! Signing up: a name, a password and, where it takes one, an invitation.

use super::codes::shown;
use super::entry;
use super::form::{Failure, Faults, answer, back, kept, settled};
use super::sign_in::leading;
use crate::store::{NewTeacher, Teacher};
use crate::web::access::Viewer;
use crate::web::limit::Limit;
use crate::web::pages::fields::Fields;
use crate::web::pages::posted::Posted;
use crate::web::pages::see;
use crate::web::shell::Shell;
use crate::web::state::{AppState, Registration};
use crate::web::user_name::UserName;
use crate::web::{client, password};
use actix_web::http::StatusCode;
use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;
use sha2::{Digest, Sha256};

/// How often one place may send the form within an hour: a whole school signs up on one afternoon.
const TRIES: Limit = Limit { what: "sign up", times: 100, window_ms: 60 * 60 * 1000 };

/// The page on which a teacher signs up.
#[derive(Debug, Template)]
#[template(path = "sign-up.html")]
struct SignUpPage {
    shell: Shell,
    closed: bool,
    invited: bool,
    invitation: String,
    name: String,
    back: Option<String>,
    sign_in: String,
    faults: Faults,
}

/// `GET /{lang}/sign-up`.
pub(in crate::web::pages) async fn ask(
    request: HttpRequest,
    shell: Shell,
    state: Data<AppState>,
    viewer: Viewer,
) -> HttpResponse {
    if viewer.teacher.is_some() {
        return see(&shell, "/account");
    }
    page(&shell, &state, &Fields::of_query(&request), Faults::default())
}

/// `POST /{lang}/sign-up`: makes the account and shows its codes, this once.
pub(in crate::web::pages) async fn make(
    request: HttpRequest,
    shell: Shell,
    state: Data<AppState>,
    viewer: Viewer,
    Posted(fields): Posted,
) -> HttpResponse {
    // Somebody who reloads the page with the codes.
    if viewer.teacher.is_some() {
        return see(&shell, "/account");
    }
    settled(&request, sign_up(&request, &shell, &state, &fields).await)
}

async fn sign_up(
    request: &HttpRequest,
    shell: &Shell,
    state: &AppState,
    fields: &Fields,
) -> Result<HttpResponse, Failure> {
    if let Some(wait) = TRIES.take(state, &client::name(request)).await? {
        return Ok(page(shell, state, fields, Faults::waiting(shell.lang, wait)));
    }
    let name = UserName::read(fields.get("name").unwrap_or_default());
    let password = fields.get("password").unwrap_or_default();
    let faults = invited(shell, state, fields).and_name(shell.lang, &name).and_password(
        shell.lang,
        password,
        fields.get("name").unwrap_or_default(),
    );
    let Ok(name) = name.map_err(|_| ()) else { return Ok(page(shell, state, fields, faults)) };
    if !faults.is_empty() || state.registration == Registration::Closed {
        return Ok(page(shell, state, fields, faults));
    }
    let codes = entry::codes()?;
    match create(state, &name, password, &codes.1).await? {
        Ok(Some(teacher)) => {
            let cookies = entry::open(request, state, &teacher, false).await?;
            let on = back(fields).unwrap_or_else(|| "/classes".to_owned());
            Ok(entry::with(shown(shell, &teacher, codes.0, on), &cookies))
        }
        Ok(None) => {
            let taken = Faults::default().with("name", shell.t("account-name-taken"));
            Ok(page(shell, state, fields, taken))
        }
        Err(busy) => Ok(page(shell, state, fields, Faults::busy(shell.lang, busy))),
    }
}

/// What is wrong with the invitation, if anything.
fn invited(shell: &Shell, state: &AppState, fields: &Fields) -> Faults {
    let given = fields.get("invitation").unwrap_or_default().trim();
    let holds = match &state.registration {
        Registration::Open | Registration::Closed => true,
        // By their hashes, so that the time says nothing of how much of it was right.
        Registration::Invitation(code) => Sha256::digest(code.trim()) == Sha256::digest(given),
    };
    if holds {
        return Faults::default();
    }
    Faults::default().with("invitation", shell.t("signup-invitation-wrong"))
}

/// Makes the account; nothing where the name is taken.
async fn create(
    state: &AppState,
    name: &UserName,
    password: &str,
    recoveries: &[String],
) -> Result<Result<Option<Teacher>, password::Busy>, Failure> {
    let hash = match password::hash(password).await {
        Ok(hash) => hash,
        Err(busy) => return Ok(Err(busy)),
    };
    let new = NewTeacher { login: name.login(), name: name.shown(), password: &hash, recoveries };
    let made = state.store.create_teacher(&new, state.clock.now_ms()).await?;
    Ok(Ok(made.map(|id| entry::teacher(id, name.shown()))))
}

fn page(shell: &Shell, state: &AppState, fields: &Fields, faults: Faults) -> HttpResponse {
    let back = back(fields);
    let closed = state.registration == Registration::Closed;
    let page = SignUpPage {
        shell: shell.clone(),
        closed,
        invited: matches!(state.registration, Registration::Invitation(_)),
        invitation: kept(fields, "invitation"),
        name: kept(fields, "name"),
        sign_in: shell.to(&leading("/sign-in", back.as_deref())),
        back,
        faults,
    };
    let mut response = answer(shell, &page, &page.faults);
    if closed && response.status() == StatusCode::OK && !fields.is_empty_but("back") {
        *response.status_mut() = StatusCode::FORBIDDEN;
    }
    response
}
