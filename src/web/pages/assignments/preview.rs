//! An assignment as its pupils get it, to be looked at and tried by the teacher: nothing is kept.

use super::{Answer, Assigned};
use crate::assignment::tasks;
use crate::puzzle::Puzzle;
use crate::store::{Assignment, Fared};
use crate::web::pages::answer::try_out;
use crate::web::pages::fail;
use crate::web::pages::links::Link;
use crate::web::pages::puzzle;
use crate::web::pages::series::Series;
use crate::web::session::Learner;
use crate::web::shell::Shell;
use crate::web::state::AppState;
use actix_web::web::{Data, Path, Payload};
use actix_web::{Error, HttpRequest};
use std::borrow::Cow;

/// `GET /{lang}/assignments/{id}/preview/{task}`.
pub(in crate::web::pages) async fn show(
    request: HttpRequest,
    shell: Shell,
    path: Path<(String, String, String)>,
    state: Data<AppState>,
    Assigned { assignment, .. }: Assigned,
) -> Answer {
    let (place, count, puzzle) = at(&request, &state, &assignment, &path.2)?;
    let base = format!("/assignments/{}", assignment.id);
    let home = Link { href: shell.to(&base), text: assignment.terms.title };
    let preview = format!("{base}/preview");
    let onward = if place + 1 < count {
        Link::new(&shell, &format!("{preview}/{}", place + 2), "my-next")
    } else {
        Link::new(&shell, &base, "assign-preview-end")
    };
    let series =
        Series::of_assignment(&shell, (&preview, home), place, &vec![Fared::default(); count], onward);
    let series = Series { hints: assignment.terms.hints, preview: true, ..series };
    Ok(puzzle::page(&request, &state, &shell, &Learner(None), &puzzle, series))
}

/// `POST` to the same: shows what is found about an answer.
pub(in crate::web::pages) async fn answer(
    request: HttpRequest,
    shell: Shell,
    path: Path<(String, String, String)>,
    state: Data<AppState>,
    Assigned { assignment, .. }: Assigned,
    body: Payload,
) -> Answer {
    let (_, _, puzzle) = at(&request, &state, &assignment, &path.2)?;
    Ok(try_out(&request, &shell, &puzzle, body).await)
}

/// The place of an exercise, from 0, how many there are, and its puzzle.
fn at<'a>(
    request: &HttpRequest,
    state: &'a AppState,
    assignment: &Assignment,
    number: &str,
) -> Result<(usize, usize, Cow<'a, Puzzle>), Error> {
    let tasks = tasks(&state.curriculum, &assignment.items, "");
    let place = number.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
    let task = place.and_then(|place| tasks.get(place));
    let puzzle = task.and_then(|task| state.puzzle(&task.puzzle));
    let there = place.zip(puzzle).ok_or_else(|| fail::missing(request))?;
    Ok((there.0, tasks.len(), there.1))
}
