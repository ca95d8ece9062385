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
use crate::store::{Assignment, Class, Teacher};
use crate::web::access;
use crate::web::state::AppState;
use actix_web::web::Data;
use actix_web::{Error, FromRequest, HttpRequest, HttpResponse, dev};
use std::pin::Pin;

/// What a page answers, or why it cannot.
pub(super) type Answer = Result<HttpResponse, Error>;

/// An assignment with its class, for a teacher of that class who is signed in: a handler that takes one
/// is reached by nobody else.
#[derive(Debug)]
pub(super) struct Assigned {
    pub(super) teacher: Teacher,
    pub(super) class: Class,
    pub(super) assignment: Assignment,
}

impl FromRequest for Assigned {
    type Error = Error;
    type Future = Pin<Box<dyn Future<Output = Result<Assigned, Error>>>>;

    fn from_request(request: &HttpRequest, payload: &mut dev::Payload) -> Self::Future {
        let teacher = access::Teacher::from_request(request, payload);
        let request = request.clone();
        Box::pin(async move {
            let teacher = teacher.await?.0;
            let state = request.app_data::<Data<AppState>>().ok_or_else(|| fail::unavailable(&request))?;
            let id = request.match_info().get("id").unwrap_or_default();
            let found = state.store.assignment(&teacher.id, id).await.map_err(fail::store(&request))?;
            let (class, assignment) = found.ok_or_else(|| fail::missing(&request))?;
            Ok(Assigned { teacher, class, assignment })
        })
    }
}
