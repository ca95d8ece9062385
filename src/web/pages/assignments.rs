//! Assignments, as their teachers see them: made, changed, opened, closed, copied, erased, tried and
//! printed.
//!
//! What an assignment is made of is core's; whose it is, the store's.

mod act;
mod edit;
mod form;
mod list;
pub(super) mod pick;
mod preview;
mod questions;
mod show;

pub(super) use act::{ask, close, copy, erase, open};
pub(super) use edit::{blank, change, create, edit};
pub(super) use list::Assignments;
pub(super) use preview::{answer as try_out, show as preview};
pub(super) use questions::{gift, moodle};
pub(super) use show::show;

use super::fail;
use crate::store::{Assignment, Class};
use crate::web::access::Teacher;
use crate::web::state::AppState;
use actix_web::{Error, HttpRequest, HttpResponse};

/// What a page answers, or why it cannot.
pub(super) type Answer = Result<HttpResponse, Error>;

/// An assignment of the teacher's, with its class.
pub(super) struct Found {
    pub(super) class: Class,
    pub(super) assignment: Assignment,
}

/// The class of that id, if it is one of the teacher's.
pub(super) async fn find_class(
    request: &HttpRequest,
    state: &AppState,
    teacher: &Teacher,
    id: &str,
) -> Result<Class, Error> {
    let found = state.store.class(&teacher.0.id, id).await;
    found.map_err(fail::store(request))?.ok_or_else(|| fail::missing(request))
}

/// The assignment of that id, if it is one of the teacher's.
pub(super) async fn find(
    request: &HttpRequest,
    state: &AppState,
    teacher: &Teacher,
    id: &str,
) -> Result<Found, Error> {
    let found = state.store.assignment(&teacher.0.id, id).await;
    let found = found.map_err(fail::store(request))?;
    found.map(|(class, assignment)| Found { class, assignment }).ok_or_else(|| fail::missing(request))
}
