//! `/api/v1/assignments`: what a teacher sets for a class.

use super::bearer::Bearer;
use super::item::{self, ItemWire};
use super::once::once;
use super::page::page;
use super::{class, line};
use crate::assignment::count;
use crate::store::{Assignment, Class, Terms};
use crate::web::api::answer;
use crate::web::api::body::{Body, Field, Json, Kind, Text};
use crate::web::problem::{Problem, ProblemBody, ProblemCode};
use crate::web::state::AppState;
use crate::web::when::{Zone, read_moment};
use actix_web::web::{Data, Path};
use actix_web::{HttpRequest, HttpResponse};
use serde::{Deserialize, Deserializer, Serialize};
use utoipa::ToSchema;

/// The longest title and the longest note.
const TITLE: usize = 80;
const NOTE: usize = 500;

/// The most answers that can be granted to an exercise, where they are counted.
const ATTEMPTS: i64 = 3;

/// How an assignment stands.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
enum Stage {
    /// Its pupils do not see it yet.
    Draft,
    /// It takes answers.
    Open,
    /// It takes no more answers.
    Closed,
}

/// An assignment.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Assignment)]
pub(crate) struct AssignmentItem {
    /// Its id.
    id: String,
    /// The class that it is set for.
    class: String,
    /// What it is called.
    #[schema(example = "王车易位")]
    title: String,
    /// What the teacher has to say about it; may be empty.
    note: String,
    /// When it is due, in the time of its class; null for never.
    #[schema(required, example = "2026-12-04T18:00:00+08:00")]
    due: Option<String>,
    /// How many answers each exercise takes; null for as many as wanted.
    #[schema(required)]
    attempts: Option<i64>,
    /// Whether hints are shown.
    hints: bool,
    /// How it stands.
    state: Stage,
    /// How many exercises it has.
    exercises: usize,
    /// What is picked for it, in order.
    items: Vec<ItemWire<'static>>,
}

impl AssignmentItem {
    fn new(state: &AppState, class: &Class, set: &Assignment) -> AssignmentItem {
        let zone = Zone::named(&class.zone);
        let Terms { title, note, due_ms, attempts, hints } = set.terms.clone();
        let stage = match (set.opened_ms, set.closed_ms) {
            (None, _) => Stage::Draft,
            (Some(_), None) => Stage::Open,
            (Some(_), Some(_)) => Stage::Closed,
        };
        AssignmentItem {
            id: set.id.clone(),
            class: class.id.clone(),
            title,
            note,
            due: due_ms.map(|due| zone.moment(due)),
            attempts,
            hints,
            state: stage,
            exercises: count(&state.curriculum, &set.items),
            items: set.items.iter().map(ItemWire::from).collect(),
        }
    }
}

/// A page of assignments.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct AssignmentList {
    /// The assignments, the newest first.
    assignments: Vec<AssignmentItem>,
    /// The `cursor` of the next page; null where this is the last.
    #[schema(required)]
    next: Option<String>,
}

/// An assignment to be made.
#[derive(Debug, Deserialize, ToSchema)]
pub(crate) struct NewAssignment<'a> {
    /// What it is called, in 80 characters at most.
    #[serde(borrow)]
    #[schema(value_type = String)]
    title: Text<'a>,
    /// What to say about it, in 500 characters at most.
    #[serde(borrow, default)]
    #[schema(value_type = Option<String>, nullable = false)]
    note: Option<Text<'a>>,
    /// When it is due, with its offset from UTC; never where it is null or not named.
    #[serde(borrow, default)]
    #[schema(value_type = Option<String>)]
    due: Option<Text<'a>>,
    /// How many answers each exercise takes, from 1 to 3; as many as wanted where it is null or not
    /// named.
    #[serde(default)]
    attempts: Option<i64>,
    /// Whether hints are shown; they are where it is not named.
    #[serde(default)]
    #[schema(nullable = false)]
    hints: Option<bool>,
    /// Whether it is opened at once.
    #[serde(default)]
    #[schema(nullable = false)]
    open: Option<bool>,
    /// What is picked for it.
    #[serde(borrow)]
    items: Vec<ItemWire<'a>>,
}

impl<'a> Body<'a> for NewAssignment<'a> {
    const FIELDS: &'static [Field] = &[
        Field::required("title", Kind::Text),
        Field::optional("note", Kind::Text),
        Field::optional("due", Kind::Text),
        Field::optional("attempts", Kind::Number),
        Field::optional("hints", Kind::Flag),
        Field::optional("open", Kind::Flag),
        Field::required("items", Kind::Objects(ItemWire::FIELDS)),
    ];
}

/// What is to be changed of an assignment; what is not named stays.
#[derive(Debug, Deserialize, ToSchema)]
pub(crate) struct AssignmentChange<'a> {
    /// What it is called.
    #[serde(borrow, default)]
    #[schema(value_type = Option<String>, nullable = false)]
    title: Option<Text<'a>>,
    /// What to say about it.
    #[serde(borrow, default)]
    #[schema(value_type = Option<String>, nullable = false)]
    note: Option<Text<'a>>,
    /// When it is due; null for never.
    #[serde(borrow, default, deserialize_with = "given")]
    #[schema(value_type = Option<String>)]
    due: Option<Option<Text<'a>>>,
    /// How many answers each exercise takes; null for as many as wanted.
    #[serde(default, deserialize_with = "given")]
    #[schema(value_type = Option<i64>)]
    attempts: Option<Option<i64>>,
    /// Whether hints are shown.
    #[serde(default)]
    #[schema(nullable = false)]
    hints: Option<bool>,
    /// True opens it, also once more; false closes it.
    #[serde(default)]
    #[schema(nullable = false)]
    open: Option<bool>,
    /// What is picked for it; only as long as it has never been opened.
    #[serde(borrow, default)]
    #[schema(nullable = false)]
    items: Option<Vec<ItemWire<'a>>>,
}

impl<'a> Body<'a> for AssignmentChange<'a> {
    const FIELDS: &'static [Field] = &[
        Field::optional("title", Kind::Text),
        Field::optional("note", Kind::Text),
        Field::optional("due", Kind::Text),
        Field::optional("attempts", Kind::Number),
        Field::optional("hints", Kind::Flag),
        Field::optional("open", Kind::Flag),
        Field::optional("items", Kind::Objects(ItemWire::FIELDS)),
    ];
}

/// A field that is there, be it null: one that is not there says nothing.
fn given<'de, D: Deserializer<'de>, T: Deserialize<'de>>(field: D) -> Result<Option<T>, D::Error> {
    T::deserialize(field).map(Some)
}

/// The assignments of a class, a page at a time.
#[utoipa::path(
    get, path = "/api/v1/classes/{id}/assignments", tag = "teach", operation_id = "listAssignments",
    params(("id" = String, Path, description = "The class."), super::super::openapi::LangQuery, super::super::openapi::CursorQuery),
    security(("token" = [])),
    responses(
        (status = 200, description = "The assignments.", body = AssignmentList),
        (status = 401, description = "No token that holds.", body = ProblemBody, content_type = "application/problem+json"),
        (status = 404, description = "No such class.", body = ProblemBody, content_type = "application/problem+json"),
    ),
)]
pub(crate) async fn list(
    request: HttpRequest,
    state: Data<AppState>,
    bearer: Bearer,
    id: Path<String>,
) -> Result<HttpResponse, Problem> {
    let class = class(&state, &bearer, &id).await?;
    let all = state.store.assignments(&class).await.map_err(bearer.unavailable())?;
    let (some, next) = page(&request, all, true, |set| &set.id);
    let assignments = some.iter().map(|set| AssignmentItem::new(&state, &class, set)).collect();
    Ok(answer::json(bearer.lang, &AssignmentList { assignments, next }))
}

/// Makes an assignment. Its pupils see it once it is opened.
#[utoipa::path(
    post, path = "/api/v1/classes/{id}/assignments", tag = "teach", operation_id = "makeAssignment",
    params(("id" = String, Path, description = "The class."), super::super::openapi::LangQuery, super::super::openapi::KeyHeader),
    security(("token" = [])),
    request_body(content = NewAssignment, examples(
        ("set" = (summary = "A lesson and five puzzles of a skill", value = json!({
            "title": "王车易位", "due": "2026-12-04T18:00:00+08:00", "attempts": 3, "open": true,
            "items": [{"kind": "lesson", "subject": "castling"}, {"kind": "practice", "subject": "find-square", "level": 2, "count": 5, "seed": 48213}],
        }))),
    )),
    responses(
        (status = 201, description = "The assignment.", body = AssignmentItem),
        (status = 400, description = "No JSON of this shape.", body = ProblemBody, content_type = "application/problem+json"),
        (status = 401, description = "No token that holds.", body = ProblemBody, content_type = "application/problem+json"),
        (status = 404, description = "No such class.", body = ProblemBody, content_type = "application/problem+json"),
        (status = 409, description = "A request with this key is being worked on.", body = ProblemBody, content_type = "application/problem+json"),
        (status = 422, description = "No title, no such moment or item, or a key of another request.", body = ProblemBody, content_type = "application/problem+json"),
        (status = 429, description = "Too many requests.", body = ProblemBody, content_type = "application/problem+json"),
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
    let terms = Terms {
        title: title(&bearer, asked.title.as_ref())?,
        note: note(&bearer, asked.note.as_ref().map_or("", Text::as_ref))?,
        due_ms: due(&bearer, asked.due.as_ref())?,
        attempts: attempts(&bearer, asked.attempts)?,
        hints: asked.hints.unwrap_or(true),
    };
    let (items, open) = (item::read(&state, &bearer, &asked.items)?, asked.open == Some(true));
    let (own, who) = (state.clone(), bearer.clone());
    let work = async move {
        let (store, now) = (&own.store, own.clock.now_ms());
        let set = store.create_assignment(&class, &terms, &items, now).await.map_err(who.unavailable())?;
        if open {
            store.open_assignment(&set, now).await.map_err(who.unavailable())?;
        }
        let set = Assignment { opened_ms: open.then_some(now), ..set };
        Ok(answer::created(who.lang, &AssignmentItem::new(&own, &class, &set)))
    };
    once(&request, &state, &bearer, body.bytes(), work).await
}

/// An assignment.
#[utoipa::path(
    get, path = "/api/v1/assignments/{id}", tag = "teach", operation_id = "getAssignment",
    params(("id" = String, Path, description = "The assignment."), super::super::openapi::LangQuery),
    security(("token" = [])),
    responses(
        (status = 200, description = "The assignment.", body = AssignmentItem),
        (status = 401, description = "No token that holds.", body = ProblemBody, content_type = "application/problem+json"),
        (status = 404, description = "No such assignment.", body = ProblemBody, content_type = "application/problem+json"),
    ),
)]
pub(crate) async fn one(
    state: Data<AppState>,
    bearer: Bearer,
    id: Path<String>,
) -> Result<HttpResponse, Problem> {
    let (class, set) = find(&state, &bearer, &id).await?;
    Ok(answer::json(bearer.lang, &AssignmentItem::new(&state, &class, &set)))
}

/// Changes an assignment, opens it or closes it.
#[utoipa::path(
    patch, path = "/api/v1/assignments/{id}", tag = "teach", operation_id = "changeAssignment",
    params(("id" = String, Path, description = "The assignment."), super::super::openapi::LangQuery),
    security(("token" = [])),
    request_body(content = AssignmentChange, examples(
        ("later" = (summary = "Due later", value = json!({"due": "2026-12-07T18:00:00+08:00"}))),
        ("close" = (summary = "Closed", value = json!({"open": false}))),
    )),
    responses(
        (status = 200, description = "The assignment as it is now.", body = AssignmentItem),
        (status = 400, description = "No JSON of this shape.", body = ProblemBody, content_type = "application/problem+json"),
        (status = 401, description = "No token that holds.", body = ProblemBody, content_type = "application/problem+json"),
        (status = 404, description = "No such assignment.", body = ProblemBody, content_type = "application/problem+json"),
        (status = 409, description = "It has been opened: its items stay.", body = ProblemBody, content_type = "application/problem+json"),
        (status = 422, description = "No title, or no such moment or item.", body = ProblemBody, content_type = "application/problem+json"),
        (status = 429, description = "Too many requests.", body = ProblemBody, content_type = "application/problem+json"),
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
    if asked.items.is_some() && set.opened_ms.is_some() {
        return Err(Problem::with_field(bearer.lang, ProblemCode::ItemsFixed, "/items"));
    }
    let terms = changed(&bearer, &set.terms, &asked)?;
    let items = match &asked.items {
        Some(items) => item::read(&state, &bearer, items)?,
        None => set.items.clone(),
    };
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
    params(("id" = String, Path, description = "The assignment."), super::super::openapi::LangQuery),
    security(("token" = [])),
    responses(
        (status = 204, description = "It is erased."),
        (status = 401, description = "No token that holds.", body = ProblemBody, content_type = "application/problem+json"),
        (status = 404, description = "No such assignment.", body = ProblemBody, content_type = "application/problem+json"),
        (status = 429, description = "Too many requests.", body = ProblemBody, content_type = "application/problem+json"),
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

fn changed(bearer: &Bearer, terms: &Terms, asked: &AssignmentChange<'_>) -> Result<Terms, Problem> {
    let mut terms = terms.clone();
    if let Some(text) = &asked.title {
        terms.title = title(bearer, text.as_ref())?;
    }
    if let Some(text) = &asked.note {
        terms.note = note(bearer, text.as_ref())?;
    }
    if let Some(text) = &asked.due {
        terms.due_ms = due(bearer, text.as_ref())?;
    }
    if let Some(number) = asked.attempts {
        terms.attempts = attempts(bearer, number)?;
    }
    terms.hints = asked.hints.unwrap_or(terms.hints);
    Ok(terms)
}

fn title(bearer: &Bearer, text: &str) -> Result<String, Problem> {
    line(text, TITLE).ok_or_else(|| Problem::with_field(bearer.lang, ProblemCode::BadTitle, "/title"))
}

fn note(bearer: &Bearer, text: &str) -> Result<String, Problem> {
    let note = text.trim();
    let fits = note.chars().count() <= NOTE;
    fits.then(|| note.replace('\0', ""))
        .ok_or_else(|| Problem::with_field(bearer.lang, ProblemCode::BadTitle, "/note"))
}

fn due(bearer: &Bearer, text: Option<&Text<'_>>) -> Result<Option<i64>, Problem> {
    let read = |text: &Text<'_>| {
        read_moment(text.as_ref())
            .ok_or_else(|| Problem::with_field(bearer.lang, ProblemCode::BadTime, "/due"))
    };
    text.map(read).transpose()
}

fn attempts(bearer: &Bearer, number: Option<i64>) -> Result<Option<i64>, Problem> {
    match number {
        Some(number) if !(1..=ATTEMPTS).contains(&number) => {
            Err(Problem::with_field(bearer.lang, ProblemCode::BadNumber, "/attempts"))
        }
        other => Ok(other),
    }
}
