//! `/api/v1/assignments`: what a teacher sets for a class.

mod asked;
mod item;
mod shown;

use super::bearer::Bearer;
use super::class;
use super::once::{Keep, once};
use super::page::{Cursor, Order};
use crate::store::{Assignment, Class};
use crate::web::api::body::Json;
use crate::web::api::openapi::{KeyHeader, LangQuery};
use crate::web::api::{answer, refusals};
use crate::web::problem::{Problem, ProblemBody, ProblemCode};
use crate::web::state::AppState;
use actix_web::web::{Data, Path};
use actix_web::{HttpRequest, HttpResponse};
use asked::{AssignmentChange, NewAssignment};
use shown::{AssignmentItem, AssignmentList};

/// The assignments of a class, a page at a time.
#[utoipa::path(
    get, path = "/api/v1/classes/{id}/assignments", tag = "teach", operation_id = "listAssignments",
    params(("id" = String, Path, description = "The class."), LangQuery, Cursor),
    security(("token" = [])),
    responses(
        (status = 200, description = "The assignments.", body = AssignmentList),
        refusals::Token, refusals::Class, refusals::Page,
    ),
)]
pub(crate) async fn list(
    state: Data<AppState>,
    bearer: Bearer,
    id: Path<String>,
    cursor: Cursor,
) -> Result<HttpResponse, Problem> {
    let class = class(&state, &bearer, &id).await?;
    let all = state.store.assignments(&class).await.map_err(bearer.unavailable())?;
    let (some, next) = cursor.page(all, Order::NewestFirst, |set| &set.id);
    let assignments = some.iter().map(|set| AssignmentItem::new(&state, &class, set)).collect();
    Ok(answer::private(bearer.lang, &AssignmentList { assignments, next }))
}

/// Makes an assignment. Its pupils see it once it is opened.
#[utoipa::path(
    post, path = "/api/v1/classes/{id}/assignments", tag = "teach", operation_id = "makeAssignment",
    params(("id" = String, Path, description = "The class."), LangQuery, KeyHeader),
    security(("token" = [])),
    request_body(content = NewAssignment, examples(
        ("set" = (summary = "A lesson and five puzzles of a skill", value = json!({
            "title": "王车易位", "due": "2026-12-04T18:00:00+08:00", "attempts": 3, "open": true,
            "items": [{"kind": "lesson", "subject": "castling"}, {"kind": "practice", "subject": "find-square", "level": 2, "count": 5, "seed": 48213}],
        }))),
    )),
    responses(
        (status = 201, description = "The assignment.", body = AssignmentItem),
        refusals::Body, refusals::Token, refusals::Class, refusals::Key, refusals::Change,
        (status = 422, description = "No title, no such moment or item, or a key of another request.", body = ProblemBody, content_type = "application/problem+json"),
    ),
)]
pub(crate) async fn create(
    request: HttpRequest,
    state: Data<AppState>,
    bearer: Bearer,
    id: Path<String>,
    body: Json,
) -> Result<HttpResponse, Problem> {
    let class = class(&state, &bearer, &id).await?;
    let asked: NewAssignment<'_> = body.read()?;
    let (terms, items) = asked.read(&state, bearer.lang)?;
    let open = asked.open == Some(true);
    let (own, who) = (state.clone(), bearer.clone());
    let work = move |keep: Keep| async move {
        let (what, now) = ((&terms, items.as_slice()), own.clock.now_ms());
        let shown = |set: &Assignment| AssignmentItem::new(&own, &class, set);
        let along = |set: &Assignment| keep.created(&shown(set));
        let set = own.store.create_assignment_once(&class, what, open, now, &along).await;
        Ok(answer::created(who.lang, &shown(&set.map_err(who.unavailable())?)))
    };
    once(&request, &state, &bearer, body.bytes(), work).await
}

/// An assignment.
#[utoipa::path(
    get, path = "/api/v1/assignments/{id}", tag = "teach", operation_id = "getAssignment",
    params(("id" = String, Path, description = "The assignment."), LangQuery),
    security(("token" = [])),
    responses(
        (status = 200, description = "The assignment.", body = AssignmentItem),
        refusals::Token, refusals::Assignment,
    ),
)]
pub(crate) async fn one(
    state: Data<AppState>,
    bearer: Bearer,
    id: Path<String>,
) -> Result<HttpResponse, Problem> {
    let (class, set) = find(&state, &bearer, &id).await?;
    Ok(answer::private(bearer.lang, &AssignmentItem::new(&state, &class, &set)))
}

/// Changes an assignment, opens it or closes it.
#[utoipa::path(
    patch, path = "/api/v1/assignments/{id}", tag = "teach", operation_id = "changeAssignment",
    params(("id" = String, Path, description = "The assignment."), LangQuery),
    security(("token" = [])),
    request_body(content = AssignmentChange, examples(
        ("later" = (summary = "Due later", value = json!({"due": "2026-12-07T18:00:00+08:00"}))),
        ("close" = (summary = "Closed", value = json!({"open": false}))),
    )),
    responses(
        (status = 200, description = "The assignment as it is now.", body = AssignmentItem),
        refusals::Body, refusals::Token, refusals::Assignment, refusals::Change,
        (status = 409, description = "It has been opened: its items stay.", body = ProblemBody, content_type = "application/problem+json"),
        (status = 422, description = "No title, or no such moment or item.", body = ProblemBody, content_type = "application/problem+json"),
    ),
)]
pub(crate) async fn change(
    state: Data<AppState>,
    bearer: Bearer,
    id: Path<String>,
    body: Json,
) -> Result<HttpResponse, Problem> {
    let (_, set) = find(&state, &bearer, &id).await?;
    let asked: AssignmentChange<'_> = body.read()?;
    let (terms, items) = asked.read(&state, bearer.lang, &set)?;
    let (store, now) = (&state.store, state.clock.now_ms());
    store.edit_assignment(&set, &terms, &items).await.map_err(bearer.unavailable())?;
    match asked.open {
        Some(true) => store.open_assignment(&set, now).await.map_err(bearer.unavailable())?,
        Some(false) => store.close_assignment(&set, now).await.map_err(bearer.unavailable())?,
        None => {}
    }
    one(state, bearer, id).await
}

/// Erases an assignment. The answers stay with the pupils who gave them.
#[utoipa::path(
    delete, path = "/api/v1/assignments/{id}", tag = "teach", operation_id = "eraseAssignment",
    params(("id" = String, Path, description = "The assignment."), LangQuery),
    security(("token" = [])),
    responses(
        (status = 204, description = "It is erased."),
        refusals::Token, refusals::Assignment, refusals::Change,
    ),
)]
pub(crate) async fn erase(
    state: Data<AppState>,
    bearer: Bearer,
    id: Path<String>,
) -> Result<HttpResponse, Problem> {
    let (_, set) = find(&state, &bearer, &id).await?;
    state.store.erase_assignment(&set).await.map_err(bearer.unavailable())?;
    Ok(HttpResponse::NoContent().finish())
}

/// The assignment of that id with its class, if it is one of the teacher's.
pub(super) async fn find(
    state: &AppState,
    bearer: &Bearer,
    id: &str,
) -> Result<(Class, Assignment), Problem> {
    let found = state.store.assignment(&bearer.teacher.id, id).await.map_err(bearer.unavailable())?;
    found.ok_or_else(|| bearer.problem(ProblemCode::AssignmentNotFound))
}
