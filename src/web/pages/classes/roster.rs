//! Names that a teacher pastes or sends as a file: first a page that says what was read, then they
//! are on the list and their cards are shown.

use super::preview::{Agreed, Preview, PreviewPage, agreed};
use super::roll::{LIMIT_KB, MOST, Said, page};
use super::{NAMES, Taught, cards};
use crate::record::{decode, is_text};
use crate::roster::{Roster, read, told_apart};
use crate::store::Student;
use crate::web::enrol::{Secret, secrets};
use crate::web::pages::posted::Posted;
use crate::web::pages::sent::{Sent, SentFile};
use crate::web::pages::{fail, refuse, render};
use crate::web::shell::Shell;
use crate::web::state::AppState;
use actix_web::http::StatusCode;
use actix_web::web::{Data, Payload};
use actix_web::{Error, HttpRequest, HttpResponse};

/// `POST /{lang}/classes/{class}/students`: a list to be read; nothing is saved.
pub(in crate::web::pages) async fn check(
    request: HttpRequest,
    shell: Shell,
    state: Data<AppState>,
    taught: Taught,
    body: Payload,
) -> Result<HttpResponse, Error> {
    let sent = Sent::read(&request, body).await.map_err(|status| fail::status(&request, status))?;
    let text = match text(&shell, &sent) {
        Ok(text) => text,
        Err(fault) => return again(&request, &shell, &state, &taught, fault, sent.text).await,
    };
    let roster = read(&text);
    if roster.names.is_empty() {
        let fault = shell.t("students-fault-nothing").into_owned();
        return again(&request, &shell, &state, &taught, fault, sent.text).await;
    }
    let preview = preview(&request, &shell, &state, &taught, &roster).await?;
    Ok(render(&shell, &shown(&shell, &taught, preview, text)))
}

async fn preview(
    request: &HttpRequest,
    shell: &Shell,
    state: &AppState,
    taught: &Taught,
    roster: &Roster,
) -> Result<Preview, Error> {
    let there = state.store.students(&taught.class).await.map_err(fail::store(request))?;
    Ok(Preview::of(shell.lang, roster, &names(&there)))
}

fn names(students: &[Student]) -> Vec<&str> {
    students.iter().map(|student| student.name.as_str()).collect()
}

fn shown(shell: &Shell, taught: &Taught, preview: Preview, text: String) -> PreviewPage {
    let (class, at) = (taught.class.clone(), shell.moved(taught.place("/students")));
    PreviewPage { shell: at, class, preview, text, limit: LIMIT_KB }
}

/// The page of the list, with what is wrong with what was sent.
async fn again(
    request: &HttpRequest,
    shell: &Shell,
    state: &AppState,
    taught: &Taught,
    fault: String,
    text: String,
) -> Result<HttpResponse, Error> {
    page(request, shell, state, taught, Said { fault: Some(fault), text, ..Said::default() }).await
}

/// The text that was sent: of the file where there is one, else of the field; `Err` with what is
/// wrong.
fn text(shell: &Shell, sent: &Sent) -> Result<String, String> {
    let most = LIMIT_KB * 1024;
    match &sent.file {
        Some(file) => file_text(shell, file, most),
        None if sent.text.trim().is_empty() => Err(shell.t("students-fault-empty").into_owned()),
        None if sent.text.len() > most => {
            Err(shell.lang.text_with("students-fault-long", &[("limit", LIMIT_KB.into())]))
        }
        None => Ok(sent.text.clone()),
    }
}

fn file_text(shell: &Shell, file: &SentFile, most: usize) -> Result<String, String> {
    let said = |key: &str| {
        shell.lang.text_with(key, &[("name", file.name.as_str().into()), ("limit", LIMIT_KB.into())])
    };
    match file.bytes.as_deref() {
        None => Err(said("students-fault-file-long")),
        Some(bytes) if bytes.len() > most => Err(said("students-fault-file-long")),
        Some([]) => Err(said("students-fault-file-empty")),
        Some(bytes) if !is_text(bytes) => Err(said("students-fault-file-no-text")),
        Some(bytes) => Ok(decode(bytes).0.into_owned()),
    }
}

/// `POST /{lang}/classes/{class}/students/add`: adds those who are ticked, and shows their cards.
pub(in crate::web::pages) async fn add(
    request: HttpRequest,
    shell: Shell,
    state: Data<AppState>,
    taught: Taught,
    Posted(fields): Posted<NAMES>,
) -> Result<HttpResponse, Error> {
    let agreed = match agreed(shell.lang, &fields) {
        Ok(agreed) => agreed,
        Err(preview) => {
            return Ok(refuse(&shell, &shown(&shell, &taught, *preview, String::new())));
        }
    };
    match enrol(&request, &state, &taught, &agreed).await? {
        Some(told) => Ok(cards::sheet(&request, &shell, &state, &taught.class, told)),
        None => changed(&request, &shell, &state, &taught, &agreed.names).await,
    }
}

/// Puts pupils on the list; nobody where it is not the one that the teacher has seen.
async fn enrol(
    request: &HttpRequest,
    state: &AppState,
    taught: &Taught,
    Agreed { seen, names: wanted }: &Agreed,
) -> Result<Option<Vec<Secret>>, Error> {
    let there = state.store.students(&taught.class).await.map_err(fail::store(request))?;
    let told = told_apart(wanted.iter().map(String::as_str), &names(&there));
    if there.len() != *seen || there.len() + told.len() > MOST {
        return Ok(None);
    }
    let made = secrets(told.into_iter().map(|told| told.name).collect()).await;
    let (new, told): (Vec<_>, Vec<_>) = made.ok_or_else(|| fail::unavailable(request))?.into_iter().unzip();
    let seen = i64::try_from(*seen).unwrap_or(i64::MAX);
    let added = state.store.add_students_to(&taught.class, seen, &new, state.clock.now_ms()).await;
    Ok(added.map_err(fail::store(request))?.map(|_| told))
}

/// The page anew where the list has changed since it was shown: whoever sends twice adds nobody twice.
async fn changed(
    request: &HttpRequest,
    shell: &Shell,
    state: &AppState,
    taught: &Taught,
    wanted: &[String],
) -> Result<HttpResponse, Error> {
    let there = state.store.students(&taught.class).await.map_err(fail::store(request))?;
    let preview = Preview::again(shell.lang, wanted, &names(&there));
    let mut response = render(shell, &shown(shell, taught, preview, String::new()));
    *response.status_mut() = StatusCode::CONFLICT;
    Ok(response)
}
