//! `/api/v1/classes/{id}/students`: the pupils of a class.

use super::bearer::Bearer;
use super::class;
use super::faults::Faults;
use super::once::{Keep, once};
use super::page::{Cursor, Order};
use crate::roster::{self, MAX_NAMES, told_apart};
use crate::store::{Class, NewStudent, Student};
use crate::web::api::body::{Body, Field, Json, Kind, Text};
use crate::web::api::openapi::{KeyHeader, LangQuery};
use crate::web::api::{answer, refusals};
use crate::web::enrol::{Secret, secrets};
use crate::web::problem::{Problem, ProblemBody, ProblemCode};
use crate::web::state::AppState;
use actix_web::web::{Data, Path};
use actix_web::{HttpRequest, HttpResponse};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Names are told apart so often, where others are added at the same time.
const TRIES: usize = 5;

/// A pupil.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Student)]
pub(crate) struct StudentItem {
    /// The id.
    id: String,
    /// The name on the class's list.
    #[schema(example = "王芳")]
    name: String,
}

/// A page of pupils.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct StudentList {
    /// The pupils, in the order in which they were added.
    students: Vec<StudentItem>,
    /// The `cursor` of the next page; null where this is the last.
    #[schema(required)]
    next: Option<String>,
}

/// Pupils to be added.
#[derive(Debug, Deserialize, ToSchema)]
pub(crate) struct NewStudents<'a> {
    /// Their names, of 40 characters at most each. Of two that are alike, the second gets a number.
    #[serde(borrow)]
    #[schema(value_type = Vec<String>, max_items = 200)]
    names: Vec<Text<'a>>,
}

impl<'a> Body<'a> for NewStudents<'a> {
    const FIELDS: &'static [Field] = &[Field::required("names", Kind::Texts)];
}

/// A pupil who has been added, with what they sign in with. It is told this once.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct AddedStudent {
    /// The id.
    id: String,
    /// The name on the class's list.
    #[schema(example = "王芳")]
    name: String,
    /// The PIN, to sign in with after the class code.
    #[schema(example = "2718")]
    pin: String,
    /// The address that the pupil's card holds: whoever opens it can sign in.
    #[schema(example = "https://yize.example/zh/card/00112233445566778899aabbccddeeff")]
    card: String,
}

/// The pupils who have been added.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct AddedStudents {
    /// In the order of their names.
    students: Vec<AddedStudent>,
}

/// The pupils of a class, a page at a time.
#[utoipa::path(
    get, path = "/api/v1/classes/{id}/students", tag = "teach", operation_id = "listStudents",
    params(("id" = String, Path, description = "The class."), LangQuery, Cursor),
    security(("token" = [])),
    responses(
        (status = 200, description = "The pupils.", body = StudentList),
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
    let students = state.store.students(&class).await.map_err(bearer.unavailable())?;
    let (students, next) = cursor.page(students, Order::OldestFirst, |student| &student.id);
    let item = |Student { id, name, .. }| StudentItem { id, name };
    let students = students.into_iter().map(item).collect();
    Ok(answer::private(bearer.lang, &StudentList { students, next }))
}

/// Adds pupils, all or none, and tells what each signs in with.
#[utoipa::path(
    post, path = "/api/v1/classes/{id}/students", tag = "teach", operation_id = "addStudents",
    params(("id" = String, Path, description = "The class."), LangQuery, KeyHeader),
    security(("token" = [])),
    request_body(content = NewStudents, examples(
        ("names" = (summary = "Three pupils", value = json!({"names": ["王芳", "李明", "Ann Lee"]}))),
    )),
    responses(
        (status = 201, description = "The pupils, with PIN and card.", body = AddedStudents),
        refusals::Body, refusals::Token, refusals::Class, refusals::Key, refusals::Change,
        (status = 422, description = "A name is none, too many pupils, or a key of another request.", body = ProblemBody, content_type = "application/problem+json"),
    ),
)]
pub(crate) async fn add(
    request: HttpRequest,
    state: Data<AppState>,
    bearer: Bearer,
    id: Path<String>,
    body: Json,
) -> Result<HttpResponse, Problem> {
    let class = class(&state, &bearer, &id).await?;
    let asked: NewStudents<'_> = body.read()?;
    let names = names(&bearer, &asked.names)?;
    let cards = format!("{}/{}/card/", state.origin(&request), bearer.lang.code());
    let (own, who) = (state.clone(), bearer.clone());
    let work = move |keep: Keep| async move { enrol((&own, &who), &class, &names, &cards, &keep).await };
    once(&request, &state, &bearer, body.bytes(), work).await
}

/// The names as they are written on a list.
fn names(bearer: &Bearer, given: &[Text<'_>]) -> Result<Vec<String>, Problem> {
    if given.len() > MAX_NAMES {
        return Err(Problem::with_field(bearer.lang, ProblemCode::TooManyStudents, "/names"));
    }
    if given.is_empty() {
        return Err(Problem::with_field(bearer.lang, ProblemCode::BadName, "/names"));
    }
    let mut faults = Faults::new(bearer.lang);
    let read = given.iter().enumerate().map(|(place, text)| {
        let name = roster::name(text.as_ref());
        name.map_err(|_| faults.blame(ProblemCode::BadName, format!("/names/{place}")))
    });
    let names = read.filter_map(Result::ok).collect();
    faults.end().map(|()| names)
}

/// Pupils who are about to be added.
struct Enrolment {
    new: Vec<NewStudent>,
    secrets: Vec<Secret>,
    /// What the addresses of cards begin with.
    cards: String,
}

impl Enrolment {
    /// The pupils once they are added.
    fn added(&self, students: &[Student]) -> AddedStudents {
        let item = |(student, secret): (&Student, &Secret)| AddedStudent {
            id: student.id.clone(),
            name: student.name.clone(),
            pin: secret.pin.clone(),
            card: format!("{}{}", self.cards, secret.card),
        };
        AddedStudents { students: students.iter().zip(&self.secrets).map(item).collect() }
    }
}

/// Adds pupils; again with other numbers behind their names where somebody else has added some
/// meanwhile.
async fn enrol(
    (state, who): (&AppState, &Bearer),
    class: &Class,
    names: &[String],
    cards: &str,
    keep: &Keep,
) -> Result<HttpResponse, Problem> {
    for _ in 0..TRIES {
        let there = state.store.students(class).await.map_err(who.unavailable())?;
        if there.len() + names.len() > MAX_NAMES {
            return Err(Problem::with_field(who.lang, ProblemCode::TooManyStudents, "/names"));
        }
        let taken: Vec<&str> = there.iter().map(|student| student.name.as_str()).collect();
        let told = told_apart(names.iter().map(String::as_str), &taken);
        let made = secrets(told.into_iter().map(|told| told.name).collect()).await;
        let (new, secrets) = made.ok_or_else(|| who.problem(ProblemCode::Unavailable))?.into_iter().unzip();
        let enrolment = Enrolment { new, secrets, cards: cards.to_owned() };
        let along = |students: &Vec<Student>| keep.created(&enrolment.added(students));
        let (seen, now) = (i64::try_from(there.len()).unwrap_or(i64::MAX), state.clock.now_ms());
        let added = state.store.add_students_once(class, seen, &enrolment.new, now, &along).await;
        if let Some(students) = added.map_err(who.unavailable())? {
            return Ok(answer::created(who.lang, &enrolment.added(&students)));
        }
    }
    Err(who.problem(ProblemCode::Unavailable).after(1))
}
