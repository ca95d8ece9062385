//! What a class has done with an assignment, for its teacher: pupils by exercises, what is
//! misunderstood, what one pupil has tried, and the answers of all on the projector.

mod export;
mod grid;
mod map;
mod projector;
mod said;
mod spread;
mod suggest;
mod tries;

pub(super) use export::download;
pub(super) use grid::show;
pub(super) use map::{of_class, show as show_map};
pub(super) use projector::show as show_projector;
pub(super) use tries::show as show_tries;

use super::links::Link;
use super::problem;
use crate::assignment::Item;
use crate::curriculum::Curriculum;
use crate::i18n::Lang;
use crate::store::{Assignment, Class, StoreError};
use crate::web::access::Teacher;
use crate::web::shell::Shell;
use crate::web::state::AppState;
use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse};

/// The assignment of that id with its class, if it is this teacher's; else the page that says that
/// there is none.
async fn find(
    request: &HttpRequest,
    state: &AppState,
    teacher: &Teacher,
    id: &str,
) -> Result<(Class, Assignment), HttpResponse> {
    match state.store.assignment(&teacher.0.id, id).await {
        Ok(Some(found)) => Ok(found),
        Ok(None) => Err(problem::not_found(request.clone()).await),
        Err(error) => Err(unavailable(request, &error)),
    }
}

/// The page for a database that does not answer.
fn unavailable(request: &HttpRequest, error: &StoreError) -> HttpResponse {
    log::error!("results cannot be read: {error}");
    problem::page(request, StatusCode::SERVICE_UNAVAILABLE)
}

/// The head of each of these pages: whose results they are, and the ways between them.
#[derive(Debug)]
struct Head {
    class: Link,
    assignment: Link,
    /// The pages beside one another, and whether each is the one that is shown.
    tabs: Vec<(Link, bool)>,
}

impl Head {
    fn new(shell: &Shell, class: &Class, set: &Assignment, at: Option<usize>) -> Head {
        let place = format!("/assignments/{}", set.id);
        let tabs = [("results", "results-title"), ("map", "beliefs-title"), ("project/1", "projector-title")];
        let tab = |(index, (rest, key)): (usize, (&str, &str))| {
            (Link::new(shell, &format!("{place}/{rest}"), key), at == Some(index))
        };
        Head {
            class: Link { href: shell.to(&format!("/classes/{}", class.id)), text: class.name.clone() },
            assignment: Link { href: shell.to(&place), text: set.terms.title.clone() },
            tabs: tabs.into_iter().enumerate().map(tab).collect(),
        }
    }
}

/// What a pick is called.
fn item_name(course: &Curriculum, lang: Lang, item: &Item) -> String {
    match item {
        Item::Lesson(slug) => lang.text(&format!("lesson-{slug}")).into_owned(),
        Item::Practice(practice) => lang.text(&format!("skill-{}", practice.skill)).into_owned(),
        Item::Question(id) => lang.text(&format!("question-{id}")).into_owned(),
        Item::Puzzle(id) => match course.puzzle(id) {
            Some(puzzle) => lang.text(&format!("lesson-{}", puzzle.lesson)).into_owned(),
            None => lang.text("results-puzzle").into_owned(),
        },
        Item::Own(_) => lang.text("results-own").into_owned(),
    }
}
