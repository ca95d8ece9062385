//! For which class a puzzle is set: with one class there is nothing to choose.

use super::list::name;
use super::unavailable;
use crate::store::{Class, OwnPuzzle};
use crate::web::access::Teacher;
use crate::web::pages::links::Link;
use crate::web::pages::{problem, render};
use crate::web::percent::encode;
use crate::web::shell::Shell;
use crate::web::state::AppState;
use actix_web::http::header::LOCATION;
use actix_web::web::{Data, Path};
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;

/// The page on which a class is chosen.
#[derive(Debug, Template)]
#[template(path = "own-set.html")]
struct ClassPage {
    shell: Shell,
    name: String,
    classes: Vec<Link>,
}

/// `GET /{lang}/own/{id}/set`: to a new assignment with the puzzle in it.
pub(in crate::web::pages) async fn choose_class(
    request: HttpRequest,
    shell: Shell,
    path: Path<(String, String)>,
    state: Data<AppState>,
    teacher: Teacher,
) -> HttpResponse {
    let kept = match state.store.own_puzzle(&teacher.0.id, &path.1).await {
        Ok(Some(kept)) => kept,
        Ok(None) => return problem::not_found(request).await,
        Err(error) => return unavailable(&request, &error),
    };
    let classes = match state.store.classes(&teacher.0.id).await {
        Ok(classes) => there(&shell, &kept, classes),
        Err(error) => return unavailable(&request, &error),
    };
    if let [only] = classes.as_slice() {
        return HttpResponse::SeeOther().insert_header((LOCATION, only.href.as_str())).finish();
    }
    render(&shell, &ClassPage { name: name(&shell, &kept), classes, shell: shell.clone() })
}

/// The classes that are not put away, each with the way to a new assignment.
fn there(shell: &Shell, kept: &OwnPuzzle, classes: Vec<Class>) -> Vec<Link> {
    let link = |class: Class| Link {
        href: shell.to(&format!(
            "/classes/{}/assignments/new?add=own&own={}",
            class.id,
            encode(&kept.puzzle)
        )),
        text: class.name,
    };
    classes.into_iter().filter(|class| class.archived_ms.is_none()).map(link).collect()
}
