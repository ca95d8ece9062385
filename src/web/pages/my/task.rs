//! An exercise of an assignment, and the answers to it.

use super::{Set, find};
use crate::puzzle::Puzzle;
use crate::store::SetTask;
use crate::web::access::Pupil;
use crate::web::pages::answer::give;
use crate::web::pages::assignments::Answer;
use crate::web::pages::duty::Duty;
use crate::web::pages::fail;
use crate::web::pages::fields::Fields;
use crate::web::pages::links::Link;
use crate::web::pages::puzzle;
use crate::web::pages::series::Series;
use crate::web::session::Learner;
use crate::web::shell::Shell;
use crate::web::state::AppState;
use crate::web::when::Zone;
use actix_web::web::{Data, Path, Payload};
use actix_web::{Error, HttpRequest};
use std::borrow::Cow;

/// `GET /{lang}/my/{assignment}/{task}`.
pub(in crate::web::pages) async fn show(
    request: HttpRequest,
    shell: Shell,
    path: Path<(String, String, String)>,
    state: Data<AppState>,
    pupil: Pupil,
) -> Answer {
    let set = find(&request, &state, &pupil, &path.1).await?;
    let (place, puzzle) = at(&request, &state, &set, &path.2)?;
    let zone = Zone::named(&pupil.pupil.zone);
    let (fields, now_ms) = (Fields::of_query(&request), state.clock.now_ms());
    let fared = set.fared.get(place).copied().unwrap_or_default();
    let duty = Duty::new(
        &shell,
        (&pupil.pupil.student, &zone),
        &set.assignment,
        (place + 1, fared),
        &fields,
        now_ms,
    );
    let series = Series { duty: Some(duty), ..series(&shell, &set, place) };
    Ok(puzzle::page(&request, &state, &shell, &Learner(Some(pupil.key)), &puzzle, series))
}

/// `POST` to the same: an answer, from a form.
pub(in crate::web::pages) async fn answer(
    request: HttpRequest,
    shell: Shell,
    path: Path<(String, String, String)>,
    state: Data<AppState>,
    pupil: Pupil,
    body: Payload,
) -> Answer {
    let set = find(&request, &state, &pupil, &path.1).await?;
    let (place, puzzle) = at(&request, &state, &set, &path.2)?;
    let number = i64::try_from(place + 1).unwrap_or(i64::MAX);
    let task = SetTask { assignment: set.assignment.id.clone(), number };
    Ok(give(&request, &shell, &state, &puzzle, Some((task, &pupil.pupil.student.id)), body).await)
}

/// The place of an exercise, from 0, and its puzzle.
fn at<'a>(
    request: &HttpRequest,
    state: &'a AppState,
    set: &Set,
    number: &str,
) -> Result<(usize, Cow<'a, Puzzle>), Error> {
    let place = number.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
    let task = place.and_then(|place| set.tasks.get(place));
    let puzzle = task.and_then(|task| state.puzzle(&task.puzzle));
    place.zip(puzzle).ok_or_else(|| fail::missing(request))
}

/// The exercise among the others; the one button leads to the next that waits.
fn series(shell: &Shell, set: &Set, place: usize) -> Series {
    let base = format!("/my/{}", set.assignment.id);
    let home = Link { href: shell.to(&base), text: set.assignment.terms.title.clone() };
    let onward = match set.next_from(place + 1).filter(|next| *next != place) {
        Some(next) => Link::new(shell, &format!("{base}/{}", next + 1), "my-next"),
        None => Link::new(shell, &base, "my-finish"),
    };
    let series = Series::of_assignment(shell, (&base, home), place, &set.fared, onward);
    Series { hints: set.assignment.terms.hints, ..series }
}
