//! The codes that replace a forgotten password: shown once, and made anew.

use super::form::{Failure, Faults, answer, settled};
use super::{entry, guess};
use crate::store;
use crate::web::access::Teacher;
use crate::web::pages::fields::Fields;
use crate::web::pages::posted::Posted;
use crate::web::shell::Shell;
use crate::web::state::AppState;
use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;

/// The page with fresh codes or, where there are none, that on which they are made.
#[derive(Debug, Template)]
#[template(path = "account-codes.html")]
struct CodesPage {
    shell: Shell,
    teacher: String,
    codes: Vec<String>,
    /// How many of the earlier ones are left.
    left: usize,
    /// Where to go on.
    on: String,
    faults: Faults,
}

impl CodesPage {
    /// The script of the page.
    fn module(&self) -> &'static str {
        if self.codes.is_empty() { "js/password.js" } else { "js/print.js" }
    }
}

/// The page with fresh codes, from which one goes on to a place.
pub(super) fn shown(shell: &Shell, teacher: &store::Teacher, codes: Vec<String>, on: String) -> HttpResponse {
    let (teacher, faults) = (teacher.name.clone(), Faults::default());
    let page = CodesPage { shell: shell.clone(), teacher, left: codes.len(), codes, on, faults };
    answer(shell, &page, &page.faults)
}

/// `GET /{lang}/account/codes`.
pub(in crate::web::pages) async fn ask(
    request: HttpRequest,
    shell: Shell,
    state: Data<AppState>,
    teacher: Teacher,
) -> HttpResponse {
    settled(&request, page(&shell, &state, &teacher.0, Faults::default()).await)
}

/// `POST /{lang}/account/codes`: new codes in place of all earlier ones.
pub(in crate::web::pages) async fn renew(
    request: HttpRequest,
    shell: Shell,
    state: Data<AppState>,
    teacher: Teacher,
    Posted(fields): Posted,
) -> HttpResponse {
    settled(&request, make(&request, &shell, &state, (&teacher.0, &fields)).await)
}

async fn make(
    request: &HttpRequest,
    shell: &Shell,
    state: &AppState,
    (teacher, fields): (&store::Teacher, &Fields),
) -> Result<HttpResponse, Failure> {
    if let Err(faults) = guess::confirm(request, state, shell.lang, (teacher, fields)).await? {
        return page(shell, state, teacher, faults).await;
    }
    let (codes, hashes) = entry::codes()?;
    state.store.renew_recoveries(&teacher.id, &hashes).await?;
    Ok(shown(shell, teacher, codes, "/account".to_owned()))
}

async fn page(
    shell: &Shell,
    state: &AppState,
    teacher: &store::Teacher,
    faults: Faults,
) -> Result<HttpResponse, Failure> {
    let left = state.store.recoveries_left(&teacher.id).await?;
    let (teacher, on) = (teacher.name.clone(), String::new());
    let page = CodesPage { shell: shell.clone(), teacher, codes: Vec::new(), left, on, faults };
    Ok(answer(shell, &page, &page.faults))
}
