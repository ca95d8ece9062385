//! A new class: its name and its time zone. The code is made here.

use super::form::ClassForm;
use crate::store::{Class, StoreError, TeacherId};
use crate::web::access::Teacher;
use crate::web::class_code;
use crate::web::pages::posted::Posted;
use crate::web::pages::{fail, refuse, render, see};
use crate::web::shell::Shell;
use crate::web::state::AppState;
use actix_web::web::Data;
use actix_web::{Error, HttpRequest, HttpResponse};
use askama::Template;

/// Codes are drawn so often: that one is taken hardly ever happens.
const DRAWS: usize = 5;

/// The page.
#[derive(Debug, Template)]
#[template(path = "class-new.html")]
struct NewClassPage {
    shell: Shell,
    form: ClassForm,
}

/// `GET /{lang}/classes/new`.
pub(in crate::web::pages) async fn ask(shell: Shell, _teacher: Teacher) -> HttpResponse {
    render(&shell, &NewClassPage { form: ClassForm::empty(shell.lang), shell: shell.clone() })
}

/// `POST /{lang}/classes/new`.
pub(in crate::web::pages) async fn make(
    request: HttpRequest,
    shell: Shell,
    state: Data<AppState>,
    Teacher(teacher): Teacher,
    Posted(fields): Posted,
) -> Result<HttpResponse, Error> {
    match ClassForm::read(shell.lang, &fields) {
        Err(form) => Ok(refuse(&shell, &NewClassPage { form: *form, shell: shell.clone() })),
        Ok(form) => {
            let made =
                create(&state, &teacher.id, &form.name, &form.zone).await.map_err(fail::store(&request))?;
            let class = made.ok_or_else(|| fail::unavailable(&request))?;
            Ok(see(&shell, &format!("/classes/{}", class.id)))
        }
    }
}

/// Makes a class under a code that is free; nothing where none is found.
pub(in crate::web) async fn create(
    state: &AppState,
    teacher: &TeacherId,
    name: &str,
    zone: &str,
) -> Result<Option<Class>, StoreError> {
    for _ in 0..DRAWS {
        let Some(code) = class_code::fresh() else { return Ok(None) };
        let made = state.store.create_class(teacher, &code, name, zone, state.clock.now_ms()).await?;
        if made.is_some() {
            return Ok(made);
        }
    }
    Ok(None)
}
