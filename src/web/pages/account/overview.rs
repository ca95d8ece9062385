//! The account at a glance.

use super::entry;
use super::form::{Failure, Faults, answer, settled};
use crate::web::access::Teacher;
use crate::web::pages::fields::Fields;
use crate::web::pages::see;
use crate::web::shell::Shell;
use crate::web::state::AppState;
use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;

/// The account at a glance.
#[derive(Debug, Template)]
#[template(path = "account.html")]
struct AccountPage {
    shell: Shell,
    teacher: String,
    note: Option<&'static str>,
    /// How many codes are left.
    left: usize,
}

/// `GET /{lang}/account`.
pub(in crate::web::pages) async fn show(
    request: HttpRequest,
    shell: Shell,
    state: Data<AppState>,
    teacher: Teacher,
) -> HttpResponse {
    let left = state.store.recoveries_left(&teacher.0.id).await;
    let note = match Fields::of_query(&request).get("done") {
        Some("password") => Some("account-done-password"),
        Some("recovered") => Some("account-done-recovered"),
        _ => None,
    };
    let page = left.map_err(Failure::from).map(|left| {
        let page = AccountPage { shell: shell.clone(), teacher: teacher.0.name, note, left };
        answer(&shell, &page, &Faults::default())
    });
    settled(&request, page)
}

/// `POST /{lang}/account/sessions`: ends every session, this one too.
pub(in crate::web::pages) async fn sign_out_everywhere(
    request: HttpRequest,
    shell: Shell,
    state: Data<AppState>,
    teacher: Teacher,
) -> HttpResponse {
    match state.store.close_sessions(&teacher.0.id).await {
        Ok(()) => entry::without(see(&shell, "/sign-in?done=out"), &state),
        Err(error) => settled(&request, Err(error.into())),
    }
}
