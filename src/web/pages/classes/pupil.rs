//! One pupil: another name, a new PIN, a new card, another class, and the end of everything that is
//! kept.

use super::Taught;
use crate::roster::{MAX_NAME, fold, name};
use crate::store::{Class, Student};
use crate::web::enrol::fresh_pin;
use crate::web::pages::entry::lock;
use crate::web::pages::fields::Fields;
use crate::web::pages::posted::Posted;
use crate::web::pages::{fail, refuse, render, see, unkept};
use crate::web::shell::Shell;
use crate::web::state::AppState;
use actix_web::web::Data;
use actix_web::{Error, HttpRequest, HttpResponse};
use askama::Template;

/// The page.
#[derive(Debug, Template)]
#[template(path = "student.html")]
struct StudentPage {
    shell: Shell,
    class: Class,
    student: Student,
    others: Vec<Class>,
    renamed: bool,
    /// The name as it was written, where it is at fault.
    written: Option<String>,
    fault: Option<String>,
}

/// The page with a new PIN.
#[derive(Debug, Template)]
#[template(path = "pin.html")]
struct PinPage {
    shell: Shell,
    class: Class,
    student: Student,
    pin: String,
}

/// The page before everything goes.
#[derive(Debug, Template)]
#[template(path = "student-erase.html")]
struct ErasePage {
    shell: Shell,
    class: Class,
    student: Student,
    answers: usize,
}

/// `GET /{lang}/classes/{class}/students/{student}`.
pub(in crate::web::pages) async fn show(
    request: HttpRequest,
    shell: Shell,
    state: Data<AppState>,
    taught: Taught,
) -> Result<HttpResponse, Error> {
    let student = taught.student(&request, &state).await?;
    page(&request, &shell, &state, &taught, student, None).await
}

async fn page(
    request: &HttpRequest,
    shell: &Shell,
    state: &AppState,
    taught: &Taught,
    student: Student,
    fault: Option<(String, String)>,
) -> Result<HttpResponse, Error> {
    let classes = state.store.classes(&taught.teacher.id).await.map_err(fail::store(request))?;
    let (written, fault) = fault.unzip();
    let wrong = fault.is_some();
    let page = StudentPage {
        shell: shell.clone(),
        others: classes.into_iter().filter(|class| class.id != taught.class.id).collect(),
        class: taught.class.clone(),
        student,
        renamed: Fields::of_query(request).get("done") == Some("renamed"),
        written,
        fault,
    };
    Ok(if wrong { refuse(shell, &page) } else { render(shell, &page) })
}

/// `POST /{lang}/classes/{class}/students/{student}`: another name.
pub(in crate::web::pages) async fn rename(
    request: HttpRequest,
    shell: Shell,
    state: Data<AppState>,
    taught: Taught,
    Posted(fields): Posted,
) -> Result<HttpResponse, Error> {
    let student = taught.student(&request, &state).await?;
    let written = fields.written("name").unwrap_or_default();
    let Ok(name) = name(&written) else {
        let fault = shell.lang.text_with("student-fault-name", &[("most", MAX_NAME.into())]);
        return page(&request, &shell, &state, &taught, student, Some((written, fault))).await;
    };
    let others = state.store.students(&taught.class).await.map_err(fail::store(&request))?;
    if others.iter().any(|other| other.id != student.id && fold(&other.name) == fold(&name)) {
        let fault = shell.lang.text_with("student-fault-taken", &[("name", name.as_str().into())]);
        return page(&request, &shell, &state, &taught, student, Some((written, fault))).await;
    }
    state.store.rename_student(&student, &name).await.map_err(fail::store(&request))?;
    Ok(see(&shell, &taught.place(&format!("/students/{}?done=renamed", student.id))))
}

/// `POST /{lang}/classes/{class}/students/{student}/pin`: a new PIN, shown this once.
pub(in crate::web::pages) async fn reset_pin(
    request: HttpRequest,
    shell: Shell,
    state: Data<AppState>,
    taught: Taught,
) -> Result<HttpResponse, Error> {
    let student = taught.student(&request, &state).await?;
    let (pin, kept) = fresh_pin().await.ok_or_else(|| fail::unavailable(&request))?;
    state.store.reset_pin(&student, &kept).await.map_err(fail::store(&request))?;
    lock::forgive(&state, &student.id).await.map_err(fail::store(&request))?;
    let at = shell.moved(taught.place("/students"));
    let page = PinPage { shell: at, class: taught.class, student, pin };
    Ok(unkept(render(&shell, &page)))
}

/// `GET /{lang}/classes/{class}/students/{student}/erase`: what would go.
pub(in crate::web::pages) async fn ask_to_erase(
    request: HttpRequest,
    shell: Shell,
    state: Data<AppState>,
    taught: Taught,
) -> Result<HttpResponse, Error> {
    let student = taught.student(&request, &state).await?;
    let answers = state.store.count_answers(&student).await.map_err(fail::store(&request))?;
    let answers = usize::try_from(answers).unwrap_or_default();
    let page = ErasePage { shell: shell.clone(), class: taught.class, student, answers };
    Ok(render(&shell, &page))
}

/// `POST /{lang}/classes/{class}/students/{student}/erase`.
pub(in crate::web::pages) async fn erase(
    request: HttpRequest,
    shell: Shell,
    state: Data<AppState>,
    taught: Taught,
) -> Result<HttpResponse, Error> {
    let student = taught.student(&request, &state).await?;
    state.store.erase_student(&student).await.map_err(fail::store(&request))?;
    Ok(see(&shell, &taught.place("/students?done=erased")))
}
