//! The end of a class: a page that says what goes and asks for the name, then it goes.

use super::Taught;
use crate::store::{Class, Holdings};
use crate::web::pages::posted::Posted;
use crate::web::pages::{fail, refuse, render, see};
use crate::web::shell::Shell;
use crate::web::state::AppState;
use actix_web::web::Data;
use actix_web::{Error, HttpRequest, HttpResponse};
use askama::Template;

/// The page.
#[derive(Debug, Template)]
#[template(path = "class-erase.html")]
struct ErasePage {
    shell: Shell,
    class: Class,
    students: usize,
    answers: usize,
    assignments: usize,
    /// What was written instead of the name.
    written: Option<String>,
}

/// `GET /{lang}/classes/{class}/settings/erase`.
pub(in crate::web::pages) async fn ask(
    request: HttpRequest,
    shell: Shell,
    state: Data<AppState>,
    taught: Taught,
) -> Result<HttpResponse, Error> {
    taught.owned(&request)?;
    page(&request, &shell, &state, &taught, None).await
}

/// `POST /{lang}/classes/{class}/settings/erase`.
pub(in crate::web::pages) async fn erase(
    request: HttpRequest,
    shell: Shell,
    state: Data<AppState>,
    taught: Taught,
    Posted(fields): Posted,
) -> Result<HttpResponse, Error> {
    taught.owned(&request)?;
    let written = fields.written("name").unwrap_or_default();
    if spaceless(&written) != spaceless(&taught.class.name) {
        return page(&request, &shell, &state, &taught, Some(written)).await;
    }
    state.store.erase_class(&taught.class).await.map_err(fail::store(&request))?;
    Ok(see(&shell, "/classes?done=erased"))
}

/// A name as it is compared: small letters, no space.
fn spaceless(name: &str) -> String {
    name.to_lowercase().split_whitespace().collect()
}

async fn page(
    request: &HttpRequest,
    shell: &Shell,
    state: &AppState,
    taught: &Taught,
    written: Option<String>,
) -> Result<HttpResponse, Error> {
    let holdings = state.store.holdings(&taught.class).await.map_err(fail::store(request))?;
    let Holdings { students, answers, assignments } = holdings;
    let [students, answers, assignments] =
        [students, answers, assignments].map(|count| usize::try_from(count).unwrap_or_default());
    let (wrong, class) = (written.is_some(), taught.class.clone());
    let page = ErasePage { shell: shell.clone(), class, students, answers, assignments, written };
    Ok(if wrong { refuse(shell, &page) } else { render(shell, &page) })
}
