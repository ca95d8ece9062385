//! The way in without a card: the class code, then the name from the list, then the PIN.

use super::lock::{self, CodeTry, Tried};
use super::{back, let_in, let_out};
use crate::store::{Door, Found, Pupil, Student};
use crate::web::access::Viewer;
use crate::web::limit::Wait;
use crate::web::pages::fields::Fields;
use crate::web::pages::posted::Posted;
use crate::web::pages::{fail, render};
use crate::web::percent::encode;
use crate::web::shell::Shell;
use crate::web::state::AppState;
use crate::web::{class_code, client, pin};
use actix_web::http::StatusCode;
use actix_web::http::header::{HeaderValue, RETRY_AFTER};
use actix_web::web::Data;
use actix_web::{Error, HttpRequest, HttpResponse};
use askama::Template;

/// The page.
#[derive(Debug, Template)]
#[template(path = "entry.html")]
struct EntryPage {
    shell: Shell,
    step: Step,
    /// The place to come back to, where one is named.
    back: Option<String>,
    stay: bool,
    out: bool,
    fault: Option<String>,
}

/// What is asked for.
#[derive(Debug)]
enum Step {
    /// Nothing: somebody is signed in.
    In(Box<Pupil>),
    /// The class code; this was written.
    Code(String),
    /// The name.
    Names { code: String, class: String, students: Vec<Student> },
    /// The PIN.
    Pin { code: String, class: String, student: Student },
}

/// A page that is on its way, with its status and how long to wait.
struct Answer {
    step: Step,
    fault: Option<String>,
    status: StatusCode,
    wait: Option<Wait>,
}

impl Answer {
    fn ask(step: Step) -> Box<Answer> {
        Box::new(Answer { step, fault: None, status: StatusCode::OK, wait: None })
    }

    fn refuse(step: Step, fault: String) -> Box<Answer> {
        let status = StatusCode::UNPROCESSABLE_ENTITY;
        Box::new(Answer { step, fault: Some(fault), status, wait: None })
    }

    fn hold(step: Step, fault: String, wait: Wait) -> Box<Answer> {
        let status = StatusCode::TOO_MANY_REQUESTS;
        Box::new(Answer { step, fault: Some(fault), status, wait: Some(wait) })
    }

    fn render(self, shell: &Shell, fields: &Fields) -> HttpResponse {
        let page = EntryPage {
            shell: shell.clone(),
            step: self.step,
            back: fields.get("back").map(|place| back(Some(place)).to_owned()),
            stay: fields.get("stay").is_some(),
            out: fields.get("done") == Some("out"),
            fault: self.fault,
        };
        let mut response = render(shell, &page);
        *response.status_mut() = self.status;
        if let Some(wait) = self.wait {
            response.headers_mut().insert(RETRY_AFTER, HeaderValue::from(wait.0));
        }
        response
    }
}

impl EntryPage {
    /// The place to come back to as a further pair of a query.
    fn back_pair(&self) -> String {
        self.back.as_deref().map_or_else(String::new, |back| format!("&back={}", encode(back)))
    }
}

/// `GET /{lang}/class`: asks for the code, for the name or for the PIN, by what the address says.
pub(in crate::web::pages) async fn show(
    request: HttpRequest,
    shell: Shell,
    state: Data<AppState>,
    viewer: Viewer,
) -> Result<HttpResponse, Error> {
    let fields = Fields::of_query(&request);
    if let (None, Some(pupil)) = (fields.get("code"), viewer.pupil) {
        return Ok(Answer::ask(Step::In(Box::new(pupil))).render(&shell, &fields));
    }
    let answer = match at_door(&request, &shell, &state, &fields).await? {
        Err(answer) => answer,
        Ok((code, _, Some(found))) => Answer::ask(pin_step(code, found)),
        Ok((code, door, None)) => names(&request, &shell, &state, code, door).await?,
    };
    Ok(answer.render(&shell, &fields))
}

/// `POST /{lang}/class`: signs in.
pub(in crate::web::pages) async fn sign_in(
    request: HttpRequest,
    shell: Shell,
    state: Data<AppState>,
    Posted(fields): Posted,
) -> Result<HttpResponse, Error> {
    let answer = match at_door(&request, &shell, &state, &fields).await? {
        Err(answer) => answer,
        Ok((code, door, None)) => names(&request, &shell, &state, code, door).await?,
        Ok((code, _, Some(found))) => {
            match by_pin(&request, &shell, &state, (&code, found), &fields).await? {
                Err(answer) => answer,
                Ok(response) => return Ok(response),
            }
        }
    };
    Ok(answer.render(&shell, &fields))
}

/// `POST /{lang}/class/out`: signs out.
pub(in crate::web::pages) async fn sign_out(
    request: HttpRequest,
    shell: Shell,
    state: Data<AppState>,
) -> Result<HttpResponse, Error> {
    let_out(&request, &shell, &state).await
}

fn pin_step(code: String, found: Found) -> Step {
    Step::Pin { code, class: found.door.name, student: found.student }
}

/// The class of the code, and the pupil who was picked, if one was; or what is asked for again.
async fn at_door(
    request: &HttpRequest,
    shell: &Shell,
    state: &AppState,
    fields: &Fields,
) -> Result<Result<(String, Door, Option<Found>), Box<Answer>>, Error> {
    let written = fields.written("code").unwrap_or_default();
    if written.is_empty() {
        return Ok(Err(Answer::ask(Step::Code(written))));
    }
    let (code, door) = match door(request, shell, state, &written).await? {
        Ok(found) => found,
        Err(answer) => return Ok(Err(answer)),
    };
    if door.archived {
        let fault = shell.lang.text_with("entry-archived", &[("name", door.name.as_str().into())]);
        return Ok(Err(Answer::refuse(Step::Code(written), fault)));
    }
    let found = match fields.get("who") {
        Some(who) => state.store.find_pupil(&door, who).await.map_err(fail::store(request))?,
        None => None,
    };
    Ok(Ok((code, door, found)))
}

/// The class of a code as it is written.
async fn door(
    request: &HttpRequest,
    shell: &Shell,
    state: &AppState,
    written: &str,
) -> Result<Result<(String, Door), Box<Answer>>, Error> {
    let failed = fail::store(request);
    let asked = || Step::Code(written.to_owned());
    let refuse = |key: &str| Ok(Err(Answer::refuse(asked(), shell.t(key).into_owned())));
    let Some(code) = class_code::read(written) else { return refuse("entry-code-form") };
    let tried = match CodeTry::count(state, client::name(request), &code).await.map_err(&failed)? {
        Ok(tried) => tried,
        Err(wait) => {
            let fault = waiting(shell, "entry-too-often", "minutes", wait.minutes());
            return Ok(Err(Answer::hold(asked(), fault, wait)));
        }
    };
    let Some(door) = state.store.door(&code).await.map_err(&failed)? else {
        return refuse("entry-code-unknown");
    };
    tried.was_right(state).await.map_err(&failed)?;
    Ok(Ok((code, door)))
}

/// The list of names.
async fn names(
    request: &HttpRequest,
    shell: &Shell,
    state: &AppState,
    code: String,
    door: Door,
) -> Result<Box<Answer>, Error> {
    let students = state.store.behind(&door).await.map_err(fail::store(request))?;
    if students.is_empty() {
        let fault = shell.lang.text_with("entry-empty", &[("name", door.name.as_str().into())]);
        return Ok(Answer::refuse(Step::Code(code), fault));
    }
    Ok(Answer::ask(Step::Names { code, class: door.name, students }))
}

/// Signs a pupil in by the PIN that a form holds.
async fn by_pin(
    request: &HttpRequest,
    shell: &Shell,
    state: &AppState,
    (code, found): (&str, Found),
    fields: &Fields,
) -> Result<Result<HttpResponse, Box<Answer>>, Error> {
    let Some(pin) = pin::read(&fields.written("pin").unwrap_or_default()) else {
        let fault = shell.t("entry-pin-form").into_owned();
        return Ok(Err(Answer::refuse(pin_step(code.to_owned(), found), fault)));
    };
    let found = match attempt(request, shell, state, code, found, pin).await? {
        Err(answer) => return Ok(Err(answer)),
        Ok(found) => found,
    };
    let on = (fields.get("stay").is_some(), back(fields.get("back")));
    let who = (&found.student, Some(found.pin.as_str()));
    let response = let_in(request, shell, state, who, on).await?;
    Ok(response.ok_or_else(|| wrong(shell, code, found)))
}

/// Tries the PIN: the pupil, or the page that says what is wrong.
async fn attempt(
    request: &HttpRequest,
    shell: &Shell,
    state: &AppState,
    code: &str,
    found: Found,
    pin: String,
) -> Result<Result<Found, Box<Answer>>, Error> {
    let tried =
        lock::attempt(state, &client::name(request), &found, pin).await.map_err(fail::store(request))?;
    let hold = |found, key, unit, count, wait| {
        Err(Answer::hold(pin_step(code.to_owned(), found), waiting(shell, key, unit, count), wait))
    };
    Ok(match tried {
        Tried::Right => Ok(found),
        Tried::Wrong => Err(wrong(shell, code, found)),
        Tried::Locked(wait) => hold(found, "entry-locked", "minutes", wait.minutes(), wait),
        Tried::TooOften(wait) => hold(found, "entry-too-often", "minutes", wait.minutes(), wait),
        Tried::LockedForToday(wait) => {
            hold(found, "entry-locked-day", "hours", wait.minutes().div_ceil(60), wait)
        }
    })
}

fn wrong(shell: &Shell, code: &str, found: Found) -> Box<Answer> {
    Answer::refuse(pin_step(code.to_owned(), found), shell.t("entry-pin-wrong").into_owned())
}

fn waiting(shell: &Shell, key: &str, unit: &'static str, count: usize) -> String {
    shell.lang.text_with(key, &[(unit, count.into())])
}
