//! A card: its address shows a page with a button, and the button signs in.

use super::{back, let_in};
use crate::store::Found;
use crate::web::pages::posted::Posted;
use crate::web::pages::{fail, render};
use crate::web::session;
use crate::web::shell::Shell;
use crate::web::state::AppState;
use actix_web::http::StatusCode;
use actix_web::web::Data;
use actix_web::{Error, HttpRequest, HttpResponse};
use askama::Template;

/// The page.
#[derive(Debug, Template)]
#[template(path = "card.html")]
struct CardPage {
    shell: Shell,
    /// Whose card it is; nobody's where it no longer works.
    found: Option<Found>,
}

/// `GET /{lang}/card/{token}`.
pub(in crate::web::pages) async fn show(
    request: HttpRequest,
    shell: Shell,
    state: Data<AppState>,
) -> Result<HttpResponse, Error> {
    let found = find(&request, &state).await?;
    Ok(page(&shell, found))
}

/// `POST /{lang}/card/{token}`: signs in.
pub(in crate::web::pages) async fn sign_in(
    request: HttpRequest,
    shell: Shell,
    state: Data<AppState>,
    Posted(fields): Posted,
) -> Result<HttpResponse, Error> {
    let stay = fields.get("stay").is_some();
    let found = find(&request, &state).await?;
    let open = found.as_ref().filter(|found| !found.door.archived);
    let Some(found) = open else { return Ok(page(&shell, found)) };
    let on = (stay, back(None));
    match let_in(&request, &shell, &state, (&found.student, None), on).await? {
        Some(response) => Ok(response),
        None => Ok(page(&shell, find(&request, &state).await?)),
    }
}

async fn find(request: &HttpRequest, state: &AppState) -> Result<Option<Found>, Error> {
    let token = request.match_info().get("token").unwrap_or_default();
    match session::hash(token) {
        Some(hash) => state.store.card(&hash).await.map_err(fail::store(request)),
        None => Ok(None),
    }
}

fn page(shell: &Shell, found: Option<Found>) -> HttpResponse {
    let status = match &found {
        None => StatusCode::NOT_FOUND,
        Some(found) if found.door.archived => StatusCode::UNPROCESSABLE_ENTITY,
        Some(_) => StatusCode::OK,
    };
    let mut response = render(shell, &CardPage { shell: shell.clone(), found });
    *response.status_mut() = status;
    response
}
