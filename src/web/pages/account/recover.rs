//! A new password in place of a forgotten one, by one of the account's codes.

use super::form::{Failure, Faults, answer, kept, settled};
use super::{entry, guess};
use crate::store::Teacher;
use crate::web::code::Code;
use crate::web::pages::fields::Fields;
use crate::web::pages::posted::Posted;
use crate::web::pages::see;
use crate::web::password;
use crate::web::shell::Shell;
use crate::web::state::AppState;
use crate::web::user_name::UserName;
use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;

/// The page on which a new password is set.
#[derive(Debug, Template)]
#[template(path = "recover.html")]
struct RecoverPage {
    shell: Shell,
    name: String,
    code: String,
    faults: Faults,
}

/// `GET /{lang}/recover`.
pub(in crate::web::pages) async fn ask(shell: Shell) -> HttpResponse {
    page(&shell, &Fields::default(), Faults::default())
}

/// `POST /{lang}/recover`: sets the password, uses the code up, and signs in.
pub(in crate::web::pages) async fn set(
    request: HttpRequest,
    shell: Shell,
    state: Data<AppState>,
    Posted(fields): Posted,
) -> HttpResponse {
    settled(&request, recover(&request, &shell, &state, &fields).await)
}

async fn recover(
    request: &HttpRequest,
    shell: &Shell,
    state: &AppState,
    fields: &Fields,
) -> Result<HttpResponse, Failure> {
    let (name, code) = (UserName::read(&kept(fields, "name")), Code::read(&kept(fields, "code")));
    let mut faults = Faults::default().and_name(shell.lang, &name);
    if code.is_none() {
        faults = faults.with("code", shell.t("recover-no-code"));
    }
    let password = fields.get("password").unwrap_or_default();
    let faults = faults.and_password(shell.lang, password, &kept(fields, "name"));
    let (Ok(name), Some(code), true) = (name, code, faults.is_empty()) else {
        return Ok(page(shell, fields, faults));
    };
    match renewed(request, shell, state, (&name, &code, password)).await? {
        Ok(teacher) => {
            let cookies = entry::open(request, state, &teacher, false).await?;
            Ok(entry::with(see(shell, "/account?done=recovered"), &cookies))
        }
        Err(faults) => Ok(page(shell, fields, faults)),
    }
}

/// The teacher whose password has been set.
async fn renewed(
    request: &HttpRequest,
    shell: &Shell,
    state: &AppState,
    (name, code, password): (&UserName, &Code, &str),
) -> Result<Result<Teacher, Faults>, Failure> {
    if let Some(wait) = guess::count(request, state, name.login()).await? {
        return Ok(Err(Faults::waiting(shell.lang, wait)));
    }
    let hash = match password::hash(password).await {
        Ok(hash) => hash,
        Err(busy) => return Ok(Err(Faults::busy(shell.lang, busy))),
    };
    let now = state.clock.now_ms();
    match state.store.recover(name.login(), &code.hash(), &hash, now).await? {
        Some(teacher) => {
            guess::forgive(state, name.login()).await?;
            Ok(Ok(teacher))
        }
        None => Ok(Err(Faults::default().with("form", shell.t("recover-wrong")))),
    }
}

fn page(shell: &Shell, fields: &Fields, faults: Faults) -> HttpResponse {
    let (name, code) = (kept(fields, "name"), kept(fields, "code"));
    let page = RecoverPage { shell: shell.clone(), name, code, faults };
    answer(shell, &page, &page.faults)
}
