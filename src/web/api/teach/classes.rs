//! `/api/v1/classes`: a teacher's classes.

use super::bearer::Bearer;
use super::faults::Faults;
use super::once::{Keep, once};
use super::page::{Cursor, Order};
use super::{class, line};
use crate::store::Class;
use crate::web::api::body::{Body, Field, Json, Kind, Text};
use crate::web::api::openapi::{KeyHeader, LangQuery};
use crate::web::api::{answer, refusals};
use crate::web::class_code::create_class;
use crate::web::problem::{Problem, ProblemBody, ProblemCode};
use crate::web::state::AppState;
use crate::web::zones;
use actix_web::web::{Data, Path};
use actix_web::{HttpRequest, HttpResponse};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The longest name of a class.
const MOST: usize = 40;

/// A class.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Class)]
pub(crate) struct ClassItem {
    /// Its id.
    #[schema(example = "0193a0c4-7d0e-7c51-9a43-2f6d1c0b5e77")]
    id: String,
    /// What the teacher calls it.
    #[schema(example = "三年级 2 班")]
    name: String,
    /// What pupils enter to find it.
    #[schema(example = "KQRBNP")]
    code: String,
    /// The IANA name of its time zone.
    #[schema(example = "Asia/Shanghai")]
    zone: String,
    /// Whether it is this teacher's own; who helps to teach it cannot put it away or erase it.
    own: bool,
    /// Whether it has been put away: its pupils cannot sign in.
    archived: bool,
}

impl From<Class> for ClassItem {
    fn from(class: Class) -> ClassItem {
        let Class { id, code, name, zone, owner, archived_ms } = class;
        ClassItem { id, name, code, zone, own: owner, archived: archived_ms.is_some() }
    }
}

/// A page of classes.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct ClassList {
    /// The classes, the oldest first.
    classes: Vec<ClassItem>,
    /// The `cursor` of the next page; null where this is the last.
    #[schema(required)]
    next: Option<String>,
}

/// A class to be made.
#[derive(Debug, Deserialize, ToSchema)]
pub(crate) struct NewClass<'a> {
    /// Its name, of 40 characters at most.
    #[serde(borrow)]
    #[schema(value_type = String)]
    name: Text<'a>,
    /// The IANA name of its time zone.
    #[serde(borrow)]
    #[schema(value_type = String)]
    zone: Text<'a>,
}

impl<'a> Body<'a> for NewClass<'a> {
    const FIELDS: &'static [Field] =
        &[Field::required("name", Kind::Text), Field::required("zone", Kind::Text)];
}

/// What is to be changed of a class; what is not named stays.
#[derive(Debug, Deserialize, ToSchema)]
pub(crate) struct ClassChange<'a> {
    /// Its name.
    #[serde(borrow, default)]
    #[schema(value_type = Option<String>, nullable = false)]
    name: Option<Text<'a>>,
    /// Its time zone.
    #[serde(borrow, default)]
    #[schema(value_type = Option<String>, nullable = false)]
    zone: Option<Text<'a>>,
    /// Whether it is put away.
    #[serde(default)]
    #[schema(nullable = false)]
    archived: Option<bool>,
}

impl<'a> Body<'a> for ClassChange<'a> {
    const FIELDS: &'static [Field] = &[
        Field::optional("name", Kind::Text),
        Field::optional("zone", Kind::Text),
        Field::optional("archived", Kind::Flag),
    ];
}

/// The teacher's classes, a page at a time.
#[utoipa::path(
    get, path = "/api/v1/classes", tag = "teach", operation_id = "listClasses",
    params(LangQuery, Cursor),
    security(("token" = [])),
    responses(
        (status = 200, description = "The classes.", body = ClassList),
        refusals::Token, refusals::Page,
    ),
)]
pub(crate) async fn list(
    state: Data<AppState>,
    bearer: Bearer,
    cursor: Cursor,
) -> Result<HttpResponse, Problem> {
    let classes = state.store.classes(&bearer.teacher.id).await.map_err(bearer.unavailable())?;
    let (classes, next) = cursor.page(classes, Order::OldestFirst, |class| &class.id);
    let classes = classes.into_iter().map(ClassItem::from).collect();
    Ok(answer::private(bearer.lang, &ClassList { classes, next }))
}

/// Makes a class.
#[utoipa::path(
    post, path = "/api/v1/classes", tag = "teach", operation_id = "makeClass",
    params(LangQuery, KeyHeader),
    security(("token" = [])),
    request_body(content = NewClass, examples(
        ("class" = (summary = "A class", value = json!({"name": "三年级 2 班", "zone": "Asia/Shanghai"}))),
    )),
    responses(
        (status = 201, description = "The class.", body = ClassItem),
        refusals::Body, refusals::Token, refusals::Key, refusals::Change,
        (status = 422, description = "No name, no such zone, or a key of another request.", body = ProblemBody, content_type = "application/problem+json"),
    ),
)]
pub(crate) async fn create(
    request: HttpRequest,
    state: Data<AppState>,
    bearer: Bearer,
    body: Json,
) -> Result<HttpResponse, Problem> {
    let asked: NewClass<'_> = body.read()?;
    let mut faults = Faults::new(bearer.lang);
    let (name, zone) = (name(&mut faults, &asked.name), zone(&mut faults, &asked.zone));
    faults.end()?;
    let (own, who) = (state.clone(), bearer.clone());
    let work = move |keep: Keep| async move {
        let along = |class: &Class| keep.created(&ClassItem::from(class.clone()));
        let made = create_class(&own, &who.teacher.id, (&name, &zone), &along).await;
        let made = made.map_err(who.unavailable())?;
        let class = made.ok_or_else(|| who.problem(ProblemCode::Unavailable))?;
        Ok(answer::created(who.lang, &ClassItem::from(class)))
    };
    once(&request, &state, &bearer, body.bytes(), work).await
}

/// A class.
#[utoipa::path(
    get, path = "/api/v1/classes/{id}", tag = "teach", operation_id = "getClass",
    params(("id" = String, Path, description = "The class."), LangQuery),
    security(("token" = [])),
    responses(
        (status = 200, description = "The class.", body = ClassItem),
        refusals::Token, refusals::Class,
    ),
)]
pub(crate) async fn one(
    state: Data<AppState>,
    bearer: Bearer,
    id: Path<String>,
) -> Result<HttpResponse, Problem> {
    let class = class(&state, &bearer, &id).await?;
    Ok(answer::private(bearer.lang, &ClassItem::from(class)))
}

/// Changes a class. Where it is put away, its pupils are signed out.
#[utoipa::path(
    patch, path = "/api/v1/classes/{id}", tag = "teach", operation_id = "changeClass",
    params(("id" = String, Path, description = "The class."), LangQuery),
    security(("token" = [])),
    request_body(content = ClassChange, examples(
        ("name" = (summary = "Another name", value = json!({"name": "四年级 2 班"}))),
        ("archive" = (summary = "Put away", value = json!({"archived": true}))),
    )),
    responses(
        (status = 200, description = "The class as it is now.", body = ClassItem),
        refusals::Body, refusals::Token, refusals::Class, refusals::Change,
        (status = 403, description = "Another teacher's class is not put away.", body = ProblemBody, content_type = "application/problem+json"),
        (status = 422, description = "No name, or no such zone.", body = ProblemBody, content_type = "application/problem+json"),
    ),
)]
pub(crate) async fn change(
    state: Data<AppState>,
    bearer: Bearer,
    id: Path<String>,
    body: Json,
) -> Result<HttpResponse, Problem> {
    let found = class(&state, &bearer, &id).await?;
    let asked: ClassChange<'_> = body.read()?;
    if asked.archived.is_some() && !found.owner {
        return Err(Problem::with_field(bearer.lang, ProblemCode::Forbidden, "/archived"));
    }
    let mut faults = Faults::new(bearer.lang);
    let name = asked.name.map_or(found.name.clone(), |text| name(&mut faults, &text));
    let zone = asked.zone.map_or(found.zone.clone(), |text| zone(&mut faults, &text));
    faults.end()?;
    let store = &state.store;
    if (&name, &zone) != (&found.name, &found.zone) {
        store.change_class(&found, &name, &zone).await.map_err(bearer.unavailable())?;
    }
    match asked.archived {
        Some(true) => {
            store.archive_class(&found, state.clock.now_ms()).await.map_err(bearer.unavailable())?
        }
        Some(false) => store.unarchive_class(&found).await.map_err(bearer.unavailable())?,
        None => {}
    }
    one(state, bearer, id).await
}

/// Erases a class with its pupils and all that is kept of them. It cannot be undone.
#[utoipa::path(
    delete, path = "/api/v1/classes/{id}", tag = "teach", operation_id = "eraseClass",
    params(("id" = String, Path, description = "The class."), LangQuery),
    security(("token" = [])),
    responses(
        (status = 204, description = "It is erased."),
        refusals::Token, refusals::Class, refusals::Change,
        (status = 403, description = "It is another teacher's own.", body = ProblemBody, content_type = "application/problem+json"),
    ),
)]
pub(crate) async fn erase(
    state: Data<AppState>,
    bearer: Bearer,
    id: Path<String>,
) -> Result<HttpResponse, Problem> {
    let class = class(&state, &bearer, &id).await?;
    if !class.owner {
        return Err(bearer.problem(ProblemCode::Forbidden));
    }
    state.store.erase_class(&class).await.map_err(bearer.unavailable())?;
    Ok(HttpResponse::NoContent().finish())
}

fn name(faults: &mut Faults, text: &Text<'_>) -> String {
    faults.read(line(text.as_ref(), MOST), ProblemCode::BadName, "/name")
}

fn zone(faults: &mut Faults, text: &Text<'_>) -> String {
    let known = Some(text.as_ref()).filter(|name| zones::is_known(name));
    faults.read(known.map(str::to_owned), ProblemCode::BadZone, "/zone")
}
