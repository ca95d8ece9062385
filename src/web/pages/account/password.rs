//! Changing the password. Whoever knew the old one is out.

use super::form::{Failure, Faults, answer, settled};
use super::{entry, guess};
use crate::web::access::Teacher;
use crate::web::pages::fields::Fields;
use crate::web::pages::posted::Posted;
use crate::web::pages::see;
use crate::web::password;
use crate::web::shell::Shell;
use crate::web::state::AppState;
use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;

/// The page on which the password is changed.
#[derive(Debug, Template)]
#[template(path = "account-password.html")]
struct PasswordPage {
    shell: Shell,
    faults: Faults,
}

/// `GET /{lang}/account/password`.
pub(in crate::web::pages) async fn ask(shell: Shell, _: Teacher) -> HttpResponse {
    page(&shell, Faults::default())
}

/// `POST /{lang}/account/password`.
pub(in crate::web::pages) async fn change(
    request: HttpRequest,
    shell: Shell,
    state: Data<AppState>,
    teacher: Teacher,
    Posted(fields): Posted,
) -> HttpResponse {
    settled(&request, set(&request, &shell, &state, (&teacher, &fields)).await)
}

async fn set(
    request: &HttpRequest,
    shell: &Shell,
    state: &AppState,
    (teacher, fields): (&Teacher, &Fields),
) -> Result<HttpResponse, Failure> {
    let teacher = &teacher.0;
    let [now, new] = ["now", "password"].map(|name| fields.get(name).unwrap_or_default());
    let faults = Faults::default().and_password(shell.lang, new, &teacher.name);
    if !faults.is_empty() {
        return Ok(page(shell, faults));
    }
    if let Err(faults) = guess::confirm(request, state, shell.lang, (teacher, fields)).await? {
        return Ok(page(shell, faults));
    }
    if now == new {
        return Ok(page(shell, Faults::default().with("password", shell.t("account-same"))));
    }
    let hash = match password::hash(new).await {
        Ok(hash) => hash,
        Err(busy) => return Ok(page(shell, Faults::busy(shell.lang, busy))),
    };
    state.store.set_password(&teacher.id, &hash).await?;
    let cookies = entry::open(request, state, teacher, false).await?;
    Ok(entry::with(see(shell, "/account?done=password"), &cookies))
}

fn page(shell: &Shell, faults: Faults) -> HttpResponse {
    let page = PasswordPage { shell: shell.clone(), faults };
    answer(shell, &page, &page.faults)
}
