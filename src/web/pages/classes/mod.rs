//! The teacher's pages for classes, a page a file.
//!
//! Who may see a class is decided before a handler runs: one that takes [`Taught`] is reached by a
//! teacher of that class only.

mod cards;
mod enrol;
mod erase;
mod export;
mod form;
mod invite;
mod list;
mod new;
mod overview;
mod preview;
mod pupil;
mod roll;
mod roster;
mod settings;

use super::answer::read_form;
use super::fields::Fields;
use super::{Page, fail, page};
use crate::store::{Class, Student, Teacher};
use crate::web::access;
use crate::web::shell::Shell;
use crate::web::state::AppState;
use actix_web::http::header::{CACHE_CONTROL, HeaderValue, LOCATION};
use actix_web::web::{self, Data, ServiceConfig};
use actix_web::{Error, FromRequest, HttpRequest, HttpResponse, dev};
use std::pin::Pin;

/// The largest form that is read: a class's names with all their boxes.
const FORM: usize = 64 * 1024;

/// Registers the pages.
pub(super) fn configure(config: &mut ServiceConfig) {
    for page in general().into_iter().chain(of_a_class()).chain(of_a_pupil()) {
        config.service(page);
    }
}

fn general() -> [Page; 3] {
    [
        page("/classes").get(web::to(list::show)),
        page("/classes/new").get(web::to(new::ask)).post(web::to(new::make)),
        page("/classes/join").get(web::to(invite::ask)).post(web::to(invite::join)),
    ]
}

fn of_a_class() -> [Page; 12] {
    [
        page("/classes/{class}").get(web::to(overview::show)),
        page("/classes/{class}/students").get(web::to(roll::show)).post(web::to(roster::check)),
        page("/classes/{class}/students/add").post(web::to(roster::add)),
        page("/classes/{class}/students/cards").post(web::to(cards::renew)),
        page("/classes/{class}/students/move").post(web::to(roll::send_on)),
        page("/classes/{class}/settings").get(web::to(settings::show)).post(web::to(settings::change)),
        page("/classes/{class}/settings/invite").post(web::to(invite::make)),
        page("/classes/{class}/settings/remove").post(web::to(invite::remove)),
        page("/classes/{class}/settings/leave").post(web::to(invite::leave)),
        page("/classes/{class}/settings/archive").post(web::to(settings::archive)),
        page("/classes/{class}/settings/erase").get(web::to(erase::ask)).post(web::to(erase::erase)),
        page("/classes/{class}/settings/export.json").get(web::to(export::download)),
    ]
}

fn of_a_pupil() -> [Page; 3] {
    [
        page("/classes/{class}/students/{student}").get(web::to(pupil::show)).post(web::to(pupil::rename)),
        page("/classes/{class}/students/{student}/pin").post(web::to(pupil::reset_pin)),
        page("/classes/{class}/students/{student}/erase")
            .get(web::to(pupil::ask_to_erase))
            .post(web::to(pupil::erase)),
    ]
}

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

    /// The pupil whom the address names.
    async fn student(&self, request: &HttpRequest, state: &AppState) -> Result<Student, Error> {
        let id = request.match_info().get("student").unwrap_or_default();
        let student = state.store.student(&self.class, id).await.map_err(fail::store(request))?;
        student.ok_or_else(|| fail::missing(request))
    }
}

/// The fields of a form.
async fn form(request: &HttpRequest, body: web::Payload) -> Result<Fields, Error> {
    let body = read_form(request, body, FORM).await.map_err(|status| fail::status(request, status))?;
    Ok(Fields::parse(&String::from_utf8_lossy(&body)))
}

/// On to another page.
fn see(shell: &Shell, place: &str) -> HttpResponse {
    HttpResponse::SeeOther().insert_header((LOCATION, shell.to(place))).finish()
}

/// What shows a secret is kept nowhere.
fn unkept(mut response: HttpResponse) -> HttpResponse {
    response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}
