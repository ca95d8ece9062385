//! The exercises of an assignment as a file for a learning platform.

use super::Assigned;
use crate::assignment::tasks;
use crate::store::Assignment;
use crate::web::pages::export::{Exercises, Format};
use crate::web::shell::Shell;
use crate::web::state::AppState;
use actix_web::HttpResponse;
use actix_web::web::Data;
use std::borrow::Cow;

/// `GET /{lang}/assignments/{id}/questions.gift`.
pub(in crate::web::pages) async fn gift(
    shell: Shell,
    state: Data<AppState>,
    Assigned { assignment, .. }: Assigned,
) -> HttpResponse {
    file(&shell, &state, assignment, Format::Gift)
}

/// `GET /{lang}/assignments/{id}/questions.xml`.
pub(in crate::web::pages) async fn moodle(
    shell: Shell,
    state: Data<AppState>,
    Assigned { assignment, .. }: Assigned,
) -> HttpResponse {
    file(&shell, &state, assignment, Format::Moodle)
}

fn file(shell: &Shell, state: &AppState, assignment: Assignment, format: Format) -> HttpResponse {
    let tasks = tasks(&state.curriculum, &assignment.items, "");
    let puzzles: Vec<_> = tasks.iter().filter_map(|task| state.puzzle(&task.puzzle)).collect();
    let exercises = Exercises::of(assignment.terms.title, puzzles.iter().map(Cow::as_ref));
    exercises.file(shell.lang, format, "yize-assignment")
}
