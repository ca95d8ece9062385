//! A learner erases all that is kept of them: first a page that says what goes, then it goes.

use super::entry::keeps;
use super::{problem, render};
use crate::web::session::{COOKIE, Learner, gone};
use crate::web::shell::Shell;
use crate::web::state::AppState;
use actix_web::http::StatusCode;
use actix_web::http::header::LOCATION;
use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;

/// The page that says what will be erased.
#[derive(Debug, Template)]
#[template(path = "erase.html")]
struct ErasePage {
    shell: Shell,
}

/// `GET /{lang}/progress/erase`.
pub(super) async fn ask(request: HttpRequest, shell: Shell) -> HttpResponse {
    if let Some(page) = keeps::instead_of_erasing(&request, &shell) {
        return page;
    }
    render(&shell, &ErasePage { shell: shell.clone() })
}

/// `POST /{lang}/progress/erase`: erases, and takes the cookie back.
pub(super) async fn erase(
    request: HttpRequest,
    shell: Shell,
    state: Data<AppState>,
    learner: Learner,
) -> HttpResponse {
    if let Some(page) = keeps::instead_of_erasing(&request, &shell) {
        return page;
    }
    if let Some(learner) = &learner.0
        && let Err(error) = state.store.erase(learner).await
    {
        log::error!("progress could not be erased: {error}");
        return problem::page(&request, StatusCode::SERVICE_UNAVAILABLE);
    }
    HttpResponse::SeeOther()
        .insert_header((LOCATION, shell.to("/progress?done=erased")))
        .cookie(gone(COOKIE, state.secure_cookies))
        .finish()
}
