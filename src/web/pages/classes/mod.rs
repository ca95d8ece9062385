//! The teacher's pages for classes, a page a file.
//!
//! Who may see a class is decided before a handler runs: one that takes [`Taught`] is reached by a
//! teacher of that class only.

pub(super) mod cards;
pub(super) mod erase;
pub(super) mod export;
mod form;
pub(super) mod invite;
pub(super) mod list;
pub(super) mod new;
pub(super) mod overview;
mod preview;
pub(super) mod pupil;
pub(super) mod roll;
pub(super) mod roster;
pub(super) mod settings;

use super::fail;
use crate::store::{Class, Student, Teacher};
use crate::web::access;
use crate::web::state::AppState;
use actix_web::web::Data;
use actix_web::{Error, FromRequest, HttpRequest, dev};
use std::pin::Pin;

/// The names of the largest class with all their boxes, each letter written with twelve signs, in
/// bytes: so large may a form be.
const NAMES: usize = 128 * 1024;

/// A class with the teacher of it who is signed in.
#[derive(Debug)]
pub(in crate::web::pages) struct Taught {
    pub(in crate::web::pages) teacher: Teacher,
    pub(in crate::web::pages) class: Class,
}

impl FromRequest for Taught {
    type Error = Error;
    type Future = Pin<Box<dyn Future<Output = Result<Taught, Error>>>>;

    fn from_request(request: &HttpRequest, payload: &mut dev::Payload) -> Self::Future {
        let teacher = access::Teacher::from_request(request, payload);
        let request = request.clone();
        Box::pin(async move {
            let teacher = teacher.await?.0;
            let state = request.app_data::<Data<AppState>>().ok_or_else(|| fail::unavailable(&request))?;
            let id = request.match_info().get("class").unwrap_or_default();
            let class = state.store.class(&teacher.id, id).await.map_err(fail::store(&request))?;
            Ok(Taught { teacher, class: class.ok_or_else(|| fail::missing(&request))? })
        })
    }
}

impl Taught {
    /// A page below that of the class.
    fn place(&self, rest: &str) -> String {
        format!("/classes/{}{rest}", self.class.id)
    }

    /// Goes on only for whoever made the class: to colleagues the rest is not there.
    fn owned(&self, request: &HttpRequest) -> Result<(), Error> {
        if self.class.owner { Ok(()) } else { Err(fail::missing(request)) }
    }

    /// The pupil whom the address names.
    async fn student(&self, request: &HttpRequest, state: &AppState) -> Result<Student, Error> {
        let id = request.match_info().get("student").unwrap_or_default();
        let student = state.store.student(&self.class, id).await.map_err(fail::store(request))?;
        student.ok_or_else(|| fail::missing(request))
    }
}
