//! A new class: its name and its time zone. The code is made here.

use super::form::ClassForm;
use crate::web::access::Teacher;
use crate::web::class_code::create_class;
use crate::web::pages::posted::Posted;
use crate::web::pages::{fail, refuse, render, see};
use crate::web::shell::Shell;
use crate::web::state::AppState;
use actix_web::web::Data;
use actix_web::{Error, HttpRequest, HttpResponse};
use askama::Template;

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
            let made = create_class(&state, &teacher.id, (&form.name, &form.zone), &|_| None).await;
            let made = made.map_err(fail::store(&request))?;
            let class = made.ok_or_else(|| fail::unavailable(&request))?;
            Ok(see(&shell, &format!("/classes/{}", class.id)))
        }
    }
}
