//! The pupils of a class: the list, what can be done with those who are ticked, and the form to add
//! more.

use super::{NAMES, Taught};
use crate::roster::{MAX_NAMES, told_apart};
use crate::store::{Class, Listed, Student};
use crate::web::pages::fields::Fields;
use crate::web::pages::posted::Posted;
use crate::web::pages::{fail, refuse, render, see};
use crate::web::shell::Shell;
use crate::web::state::AppState;
use crate::web::when::Zone;
use actix_web::web::Data;
use actix_web::{Error, HttpRequest, HttpResponse};
use askama::Template;
use std::collections::BTreeSet;

/// The most pupils of a class.
pub(super) const MOST: usize = MAX_NAMES;

/// The largest list that is read, in kilobytes.
pub(super) const LIMIT_KB: usize = 256;

/// The page.
#[derive(Debug, Template)]
#[template(path = "students.html")]
struct StudentsPage {
    shell: Shell,
    class: Class,
    roll: Vec<Row>,
    /// The teacher's other classes, to which pupils can go.
    others: Vec<Class>,
    said: Said,
    /// Whether all pupils are ticked.
    all: bool,
    limit: usize,
    most: usize,
}

/// What the page says beside the list.
#[derive(Debug, Default)]
pub(super) struct Said {
    /// What was done.
    pub(super) note: Option<String>,
    /// What is wrong with the pupils that were picked, or the place they should go to.
    pub(super) picked: Option<String>,
    /// The pupils who stay ticked.
    pub(super) ticked: BTreeSet<String>,
    /// The class that stays chosen.
    pub(super) to: Option<String>,
    /// What is wrong with the list that was sent.
    pub(super) fault: Option<String>,
    /// The list, to be mended.
    pub(super) text: String,
}

/// A pupil in the list.
#[derive(Debug)]
struct Row {
    student: Student,
    /// When they last signed in, in words.
    signed: Option<String>,
}

/// `GET /{lang}/classes/{class}/students`.
pub(in crate::web::pages) async fn show(
    request: HttpRequest,
    shell: Shell,
    state: Data<AppState>,
    taught: Taught,
) -> Result<HttpResponse, Error> {
    let note = done(&request, &shell, &state, &taught).await?;
    page(&request, &shell, &state, &taught, Said { note, ..Said::default() }).await
}

/// The page with what there is to say; a fault makes it one of those that are refused.
pub(super) async fn page(
    request: &HttpRequest,
    shell: &Shell,
    state: &AppState,
    taught: &Taught,
    said: Said,
) -> Result<HttpResponse, Error> {
    let roll = rows(request, shell, state, taught).await?;
    let classes = state.store.classes(&taught.teacher.id).await.map_err(fail::store(request))?;
    let wrong = said.fault.is_some() || said.picked.is_some();
    let page = StudentsPage {
        shell: shell.moved(taught.place("/students")),
        roll,
        others: classes.into_iter().filter(|class| class.id != taught.class.id).collect(),
        class: taught.class.clone(),
        said,
        all: Fields::of_query(request).get("all").is_some(),
        limit: LIMIT_KB,
        most: MOST,
    };
    Ok(if wrong { refuse(shell, &page) } else { render(shell, &page) })
}

async fn rows(
    request: &HttpRequest,
    shell: &Shell,
    state: &AppState,
    taught: &Taught,
) -> Result<Vec<Row>, Error> {
    let roll = state.store.roll(&taught.class).await.map_err(fail::store(request))?;
    let (zone, now) = (Zone::named(&taught.class.zone), state.clock.now_ms());
    let row = |listed: Listed| Row {
        signed: listed.signed_ms.map(|at| zone.told(shell.lang, at, now)),
        student: listed.student,
    };
    Ok(roll.into_iter().map(row).collect())
}

/// What was done, as the address says.
async fn done(
    request: &HttpRequest,
    shell: &Shell,
    state: &AppState,
    taught: &Taught,
) -> Result<Option<String>, Error> {
    let fields = Fields::of_query(request);
    match fields.get("done") {
        Some("moved") => {
            let to = fields.get("to").unwrap_or_default();
            let to = state.store.class(&taught.teacher.id, to).await.map_err(fail::store(request))?;
            let said = |to: Class| {
                let count = fields.number("count").max(1);
                shell.lang.text_with("students-moved", &[("count", count.into()), ("class", to.name.into())])
            };
            Ok(to.map(said))
        }
        Some("erased") => Ok(Some(shell.t("gone-done").into_owned())),
        Some(_) | None => Ok(None),
    }
}

/// The pupils of the class that a form has picked, in the order of the list.
pub(super) async fn picked(
    request: &HttpRequest,
    state: &AppState,
    taught: &Taught,
    fields: &Fields,
) -> Result<Vec<Student>, Error> {
    let students = state.store.students(&taught.class).await.map_err(fail::store(request))?;
    let is_picked = |student: &Student| fields.all("student").any(|id| id == student.id);
    Ok(students.into_iter().filter(is_picked).collect())
}

/// `POST /{lang}/classes/{class}/students/move`: to another class of the teacher.
pub(in crate::web::pages) async fn send_on(
    request: HttpRequest,
    shell: Shell,
    state: Data<AppState>,
    taught: Taught,
    Posted(fields): Posted<NAMES>,
) -> Result<HttpResponse, Error> {
    let students = picked(&request, &state, &taught, &fields).await?;
    let to = fields.get("to").filter(|to| *to != taught.class.id).unwrap_or_default();
    let to = state.store.class(&taught.teacher.id, to).await.map_err(fail::store(&request))?;
    let fault = match (&to, students.as_slice()) {
        (_, []) => "students-fault-none-picked",
        (None, _) => "students-fault-move",
        (Some(to), students) => {
            if move_all(&request, &state, students, to).await? {
                let query = format!("?done=moved&to={}&count={}", to.id, students.len());
                return Ok(see(&shell, &taught.place(&format!("/students{query}"))));
            }
            "students-fault-move-room"
        }
    };
    let said = Said {
        picked: Some(shell.lang.text_with(fault, &[("most", MOST.into())])),
        ticked: students.into_iter().map(|student| student.id).collect(),
        to: to.map(|to| to.id),
        ..Said::default()
    };
    page(&request, &shell, &state, &taught, said).await
}

/// Moves pupils, told apart from those of the same names who are there; says whether there was room.
async fn move_all(
    request: &HttpRequest,
    state: &AppState,
    students: &[Student],
    to: &Class,
) -> Result<bool, Error> {
    let there = state.store.students(to).await.map_err(fail::store(request))?;
    let taken: Vec<&str> = there.iter().map(|student| student.name.as_str()).collect();
    let names = told_apart(students.iter().map(|student| student.name.as_str()), &taken);
    let moved: Vec<(&Student, String)> =
        students.iter().zip(names.into_iter().map(|told| told.name)).collect();
    let most = i64::try_from(MOST).unwrap_or(i64::MAX);
    state.store.move_students(&moved, to, most).await.map_err(fail::store(request))
}
