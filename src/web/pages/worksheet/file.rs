//! The exercises of a sheet as a file for a learning platform.

use super::form::Wish;
use super::title;
use crate::puzzle::Puzzle;
use crate::web::pages::export::{Exercises, Format};
use crate::web::pages::fields::Fields;
use crate::web::pages::problem;
use crate::web::shell::Shell;
use crate::web::state::AppState;
use actix_web::http::header::LOCATION;
use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse};
use std::borrow::Cow;

/// `GET /{lang}/export`: what the sheet of the same query holds, in the form of `format`. What makes
/// no sense is told on the sheet's page.
pub(in crate::web::pages) async fn file(
    request: HttpRequest,
    shell: Shell,
    state: Data<AppState>,
) -> HttpResponse {
    let fields = Fields::of_query(&request);
    let course = &state.curriculum;
    let Some(wish) = Wish::read(course, shell.lang, &fields) else {
        return problem::not_found(request).await;
    };
    let format = fields.get("format").and_then(Format::from_name);
    let Some(format) = format.filter(|_| wish.faults.is_empty()) else {
        let place = shell.to(&format!("/worksheet?{}", request.query_string()));
        return HttpResponse::SeeOther().insert_header((LOCATION, place)).finish();
    };
    let puzzles = wish.puzzles(course);
    let exercises = Exercises::of(title(shell.lang, &wish), puzzles.iter().map(Cow::as_ref));
    exercises.file(shell.lang, format, &name(&wish, &puzzles))
}

/// What the file is called: after its lesson or its one skill, and the number of the sheet.
fn name(wish: &Wish<'_>, puzzles: &[Cow<'_, Puzzle>]) -> String {
    let subject = match wish.skills.as_slice() {
        [] => wish.lesson.slug.as_str(),
        [skill] => skill.id,
        [..] => "mixed",
    };
    format!("yize-{subject}-{}-{}", puzzles.len(), wish.seed)
}
