//! What is done to an assignment with one press: open, close, copy, erase.

use super::{Answer, Assigned};
use crate::store::Terms;
use crate::web::pages::posted::Posted;
use crate::web::pages::{fail, render, see};
use crate::web::shell::Shell;
use crate::web::state::AppState;
use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;

/// The page that says what will be erased.
#[derive(Debug, Template)]
#[template(path = "assignment-erase.html")]
struct ErasePage {
    shell: Shell,
    back: String,
    title: String,
    class: String,
}

/// `POST /{lang}/assignments/{id}/open`: opens it, also again.
pub(in crate::web::pages) async fn open(
    request: HttpRequest,
    shell: Shell,
    state: Data<AppState>,
    Assigned { assignment, .. }: Assigned,
) -> Answer {
    let opened = state.store.open_assignment(&assignment, state.clock.now_ms()).await;
    opened.map_err(fail::store(&request))?;
    Ok(see(&shell, &format!("/assignments/{}", assignment.id)))
}

/// `POST /{lang}/assignments/{id}/close`.
pub(in crate::web::pages) async fn close(
    request: HttpRequest,
    shell: Shell,
    state: Data<AppState>,
    Assigned { assignment, .. }: Assigned,
) -> Answer {
    let closed = state.store.close_assignment(&assignment, state.clock.now_ms()).await;
    closed.map_err(fail::store(&request))?;
    Ok(see(&shell, &format!("/assignments/{}", assignment.id)))
}

/// `POST /{lang}/assignments/{id}/copy`: makes the same for another class, or for this one again, not
/// yet open. A due time that has passed is left out.
pub(in crate::web::pages) async fn copy(
    request: HttpRequest,
    shell: Shell,
    state: Data<AppState>,
    Assigned { teacher, assignment, .. }: Assigned,
    Posted(fields): Posted,
) -> Answer {
    let to = state.store.class(&teacher.id, fields.get("class").unwrap_or_default()).await;
    let to = to.map_err(fail::store(&request))?.ok_or_else(|| fail::missing(&request))?;
    let now_ms = state.clock.now_ms();
    let due_ms = assignment.terms.due_ms.filter(|due| *due > now_ms);
    let terms = Terms { due_ms, ..assignment.terms };
    let made = state.store.create_assignment(&to, &terms, &assignment.items, now_ms).await;
    let made = made.map_err(fail::store(&request))?;
    Ok(see(&shell, &format!("/assignments/{}?done=copied", made.id)))
}

/// `GET /{lang}/assignments/{id}/erase`.
pub(in crate::web::pages) async fn ask(
    shell: Shell,
    Assigned { class, assignment, .. }: Assigned,
) -> HttpResponse {
    let back = shell.to(&format!("/assignments/{}", assignment.id));
    let (title, class) = (assignment.terms.title, class.name);
    render(&shell, &ErasePage { shell: shell.clone(), back, title, class })
}

/// `POST` to the same: erases it.
pub(in crate::web::pages) async fn erase(
    request: HttpRequest,
    shell: Shell,
    state: Data<AppState>,
    Assigned { class, assignment, .. }: Assigned,
) -> Answer {
    let erased = state.store.erase_assignment(&assignment).await;
    erased.map_err(fail::store(&request))?;
    Ok(see(&shell, &format!("/classes/{}", class.id)))
}
