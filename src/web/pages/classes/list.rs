//! The teacher's classes; where there are none, what to do first.

use crate::store::Class;
use crate::web::access::Teacher;
use crate::web::class_code;
use crate::web::pages::fields::Fields;
use crate::web::pages::{fail, render};
use crate::web::shell::Shell;
use crate::web::state::AppState;
use actix_web::web::Data;
use actix_web::{Error, HttpRequest, HttpResponse};
use askama::Template;

/// The page.
#[derive(Debug, Template)]
#[template(path = "classes.html")]
struct ClassesPage {
    shell: Shell,
    note: Option<&'static str>,
    classes: Vec<Entry>,
    archived: Vec<Entry>,
}

/// A class in the list.
#[derive(Debug)]
struct Entry {
    class: Class,
    code: String,
    size: usize,
}

/// `GET /{lang}/classes`.
pub(in crate::web::pages) async fn show(
    request: HttpRequest,
    shell: Shell,
    state: Data<AppState>,
    Teacher(teacher): Teacher,
) -> Result<HttpResponse, Error> {
    let failed = fail::store(&request);
    let sizes = state.store.class_sizes(&teacher.id).await.map_err(&failed)?;
    let classes = state.store.classes(&teacher.id).await.map_err(&failed)?;
    let entry = |class: Class| Entry {
        code: class_code::shown(&class.code),
        size: sizes.get(&class.id).and_then(|size| usize::try_from(*size).ok()).unwrap_or_default(),
        class,
    };
    let (archived, classes) =
        classes.into_iter().map(entry).partition(|entry| entry.class.archived_ms.is_some());
    let note = match Fields::of_query(&request).get("done") {
        Some("left") => Some("settings-left"),
        Some("erased") => Some("class-erased"),
        Some(_) | None => None,
    };
    Ok(render(&shell, &ClassesPage { shell: shell.clone(), note, classes, archived }))
}
