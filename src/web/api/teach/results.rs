//! `/api/v1/assignments/{id}/results`: what a class has done with an assignment, for a gradebook.

use super::assignments::find;
use super::bearer::Bearer;
use super::page::{Cursor, Order};
use crate::store::Tally;
use crate::web::api::openapi::LangQuery;
use crate::web::api::{answer, refusals};
use crate::web::problem::Problem;
use crate::web::results::{Row, csv, sheet};
use crate::web::state::AppState;
use crate::web::when::Zone;
use actix_web::http::header::{Accept, CACHE_CONTROL, CONTENT_LANGUAGE, Header, HeaderValue, VARY};
use actix_web::web::{Data, Path};
use actix_web::{HttpRequest, HttpResponse};
use serde::Serialize;
use utoipa::ToSchema;

/// By what an answer differs.
const VARIES: HeaderValue = HeaderValue::from_static("accept, accept-language");

/// What a class has done with an assignment.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Results {
    /// How many exercises the assignment has.
    exercises: usize,
    /// A row for each pupil, in the order of the class's list.
    students: Vec<StudentResults>,
    /// The `cursor` of the next page; null where this is the last.
    #[schema(required)]
    next: Option<String>,
}

/// What a pupil has done.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct StudentResults {
    /// The pupil's id.
    id: String,
    /// The pupil's name.
    name: String,
    /// How many exercises are solved.
    solved: usize,
    /// How many were solved with the first answer.
    first: usize,
    /// How many hints were shown.
    hints: i64,
    /// How long all of it took, as far as that is known, in seconds.
    seconds: i64,
    /// The exercises that have been answered.
    answered: Vec<ExerciseResult>,
}

/// How a pupil has fared at an exercise.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct ExerciseResult {
    /// The number of the exercise; 1 is the first.
    exercise: i64,
    /// Which of the assignment's items it comes from; 0 is the first.
    item: usize,
    /// How many answers were given.
    attempts: i64,
    /// Whether it is solved.
    solved: bool,
    /// Whether the first answer was right.
    first: bool,
    /// How many hints were shown.
    hints: i64,
    /// How long the answers took, as far as that is known, in seconds.
    seconds: i64,
    /// When the last answer came, in the time of the class.
    #[schema(example = "2026-12-04T17:42:10+08:00")]
    last: String,
}

impl StudentResults {
    fn new(row: &Row, items: &[usize], zone: &Zone) -> StudentResults {
        let answered =
            row.cells.iter().zip(items).filter_map(|(cell, item)| {
                cell.as_ref().map(|tally| ExerciseResult::new(tally, *item, zone))
            });
        StudentResults {
            id: row.student.id.clone(),
            name: row.student.name.clone(),
            solved: row.solved(),
            first: row.first(),
            hints: row.hints(),
            seconds: seconds(row.elapsed_ms()),
            answered: answered.collect(),
        }
    }
}

impl ExerciseResult {
    fn new(tally: &Tally, item: usize, zone: &Zone) -> ExerciseResult {
        ExerciseResult {
            exercise: tally.task,
            item,
            attempts: tally.attempts,
            solved: tally.solved_ms.is_some(),
            first: tally.is_first_right(),
            hints: tally.hints,
            seconds: seconds(tally.elapsed_ms),
            last: zone.moment(tally.last_ms),
        }
    }
}

fn seconds(ms: i64) -> i64 {
    ms.saturating_add(500) / 1000
}

/// What a class has done with an assignment: a row a pupil. With `Accept: text/csv`, all of it as CSV.
#[utoipa::path(
    get, path = "/api/v1/assignments/{id}/results", tag = "teach", operation_id = "getResults",
    params(("id" = String, Path, description = "The assignment."), LangQuery, Cursor),
    security(("token" = [])),
    responses(
        (status = 200, description = "The results.", content(
            (Results = "application/json"), (String = "text/csv"),
        )),
        refusals::Token, refusals::Assignment, refusals::Page,
    ),
)]
pub(crate) async fn show(
    request: HttpRequest,
    state: Data<AppState>,
    bearer: Bearer,
    id: Path<String>,
    cursor: Cursor,
) -> Result<HttpResponse, Problem> {
    let (class, set) = find(&state, &bearer, &id).await?;
    let sheet = sheet(&state, &class, &set).await.map_err(bearer.unavailable())?;
    let zone = Zone::named(&class.zone);
    if wants_csv(&request) {
        return Ok(HttpResponse::Ok()
            .content_type("text/csv; charset=utf-8")
            .insert_header((CONTENT_LANGUAGE, bearer.lang.tag()))
            .insert_header((CACHE_CONTROL, "no-store"))
            .insert_header((VARY, VARIES))
            .body(csv(bearer.lang, &sheet, &zone, false)));
    }
    let (rows, next) = cursor.page(sheet.rows, Order::OldestFirst, |row| &row.student.id);
    let students = rows.iter().map(|row| StudentResults::new(row, &sheet.tasks, &zone)).collect();
    let results = Results { exercises: sheet.tasks.len(), students, next };
    let mut response = answer::private(bearer.lang, &results);
    response.headers_mut().insert(VARY, VARIES);
    Ok(response)
}

/// Whether a request would rather have CSV than JSON.
fn wants_csv(request: &HttpRequest) -> bool {
    let accepted = Accept::parse(request).map(|accept| accept.ranked()).unwrap_or_default();
    let mut named = accepted.iter().map(|media| media.essence_str());
    named.find(|media| matches!(*media, "text/csv" | "application/json")) == Some("text/csv")
}
