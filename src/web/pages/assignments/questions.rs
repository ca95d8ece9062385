//! The exercises of an assignment as a file for a learning platform.

use super::{Answer, Found, find};
use crate::assignment::tasks;
use crate::web::access::Teacher;
use crate::web::pages::export::{Exercises, Format};
use crate::web::shell::Shell;
use crate::web::state::AppState;
use actix_web::HttpRequest;
use actix_web::web::{Data, Path};
use std::borrow::Cow;

/// `GET /{lang}/assignments/{id}/questions.gift`.
pub(in crate::web::pages) async fn gift(
    request: HttpRequest,
    shell: Shell,
    path: Path<(String, String)>,
    state: Data<AppState>,
    teacher: Teacher,
) -> Answer {
    file(&request, &shell, &path.1, &state, &teacher, Format::Gift).await
}

/// `GET /{lang}/assignments/{id}/questions.xml`.
pub(in crate::web::pages) async fn moodle(
    request: HttpRequest,
    shell: Shell,
    path: Path<(String, String)>,
    state: Data<AppState>,
    teacher: Teacher,
) -> Answer {
    file(&request, &shell, &path.1, &state, &teacher, Format::Moodle).await
}

async fn file(
    request: &HttpRequest,
    shell: &Shell,
    id: &str,
    state: &AppState,
    teacher: &Teacher,
    format: Format,
) -> Answer {
    let Found { assignment, .. } = find(request, state, teacher, id).await?;
    let tasks = tasks(&state.curriculum, &assignment.items, "");
    let puzzles: Vec<_> = tasks.iter().filter_map(|task| state.puzzle(&task.puzzle)).collect();
    let exercises = Exercises::of(assignment.terms.title, puzzles.iter().map(Cow::as_ref));
    Ok(exercises.file(shell.lang, format, "yize-assignment"))
}
