//! What is done to an assignment with one press: open, close, copy, erase.

use super::{Answer, Found, find, find_class};
use crate::store::Terms;
use crate::web::access::Teacher;
use crate::web::pages::answer::read_form;
use crate::web::pages::fail;
use crate::web::pages::fields::Fields;
use crate::web::pages::practice::see;
use crate::web::pages::{problem, render};
use crate::web::shell::Shell;
use crate::web::state::AppState;
use actix_web::HttpRequest;
use actix_web::web::{Data, Path, Payload};
use askama::Template;

/// The largest form that is read.
const FORM: usize = 2048;

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
    path: Path<(String, String)>,
    state: Data<AppState>,
    teacher: Teacher,
) -> Answer {
    let Found { assignment, .. } = find(&request, &state, &teacher, &path.1).await?;
    let opened = state.store.open_assignment(&assignment, state.clock.now_ms()).await;
    opened.map_err(fail::store(&request))?;
    Ok(see(&shell, &format!("/assignments/{}", assignment.id)))
}

/// `POST /{lang}/assignments/{id}/close`.
pub(in crate::web::pages) async fn close(
    request: HttpRequest,
    shell: Shell,
    path: Path<(String, String)>,
    state: Data<AppState>,
    teacher: Teacher,
) -> Answer {
    let Found { assignment, .. } = find(&request, &state, &teacher, &path.1).await?;
    let closed = state.store.close_assignment(&assignment, state.clock.now_ms()).await;
    closed.map_err(fail::store(&request))?;
    Ok(see(&shell, &format!("/assignments/{}", assignment.id)))
}

/// `POST /{lang}/assignments/{id}/copy`: makes the same for another class, or for this one again, not
/// yet open. A due time that has passed is left out.
pub(in crate::web::pages) async fn copy(
    request: HttpRequest,
    shell: Shell,
    path: Path<(String, String)>,
    state: Data<AppState>,
    teacher: Teacher,
    body: Payload,
) -> Answer {
    let Found { assignment, .. } = find(&request, &state, &teacher, &path.1).await?;
    let body = match read_form(&request, body, FORM).await {
        Ok(body) => body,
        Err(status) => return Ok(problem::page(&request, status)),
    };
    let fields = Fields::parse(&String::from_utf8_lossy(&body));
    let class = find_class(&request, &state, &teacher, fields.get("class").unwrap_or_default()).await?;
    let now_ms = state.clock.now_ms();
    let due_ms = assignment.terms.due_ms.filter(|due| *due > now_ms);
    let terms = Terms { due_ms, ..assignment.terms };
    let made = state.store.create_assignment(&class, &terms, &assignment.items, now_ms).await;
    let made = made.map_err(fail::store(&request))?;
    Ok(see(&shell, &format!("/assignments/{}?done=copied", made.id)))
}

/// `GET /{lang}/assignments/{id}/erase`.
pub(in crate::web::pages) async fn ask(
    request: HttpRequest,
    shell: Shell,
    path: Path<(String, String)>,
    state: Data<AppState>,
    teacher: Teacher,
) -> Answer {
    let Found { class, assignment } = find(&request, &state, &teacher, &path.1).await?;
    let back = shell.to(&format!("/assignments/{}", assignment.id));
    let (title, class) = (assignment.terms.title, class.name);
    Ok(render(&shell, &ErasePage { shell: shell.clone(), back, title, class }))
}

/// `POST` to the same: erases it.
pub(in crate::web::pages) async fn erase(
    request: HttpRequest,
    shell: Shell,
    path: Path<(String, String)>,
    state: Data<AppState>,
    teacher: Teacher,
) -> Answer {
    let Found { class, assignment } = find(&request, &state, &teacher, &path.1).await?;
    let erased = state.store.erase_assignment(&assignment).await;
    erased.map_err(fail::store(&request))?;
    Ok(see(&shell, &format!("/classes/{}", class.id)))
}
