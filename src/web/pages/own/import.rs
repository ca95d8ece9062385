//! Taking puzzles in from a file: first what is in it, then, once it has been looked at, it is kept.

use super::sort::{AT_A_TIME, Sorted};
use super::{title, unavailable};
use crate::puzzle::own;
use crate::record::{decode, is_text};
use crate::store::NewOwnPuzzle;
use crate::web::access::Teacher;
use crate::web::pages::fields::Fields;
use crate::web::pages::posted::Posted;
use crate::web::pages::sent::{LIMIT, LIMIT_MB, Sent};
use crate::web::pages::{problem, refuse, render, see};
use crate::web::shell::Shell;
use crate::web::state::AppState;
use actix_web::http::StatusCode;
use actix_web::web::{self, Data, Payload};
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;

/// The most that a list of puzzles takes in a form, in bytes.
const LIST_LIMIT: usize = 512 * 1024;

/// A text that is longer is not shown again for correction.
const MAX_SHOWN: usize = 200_000;

/// The page.
#[derive(Debug, Template)]
#[template(path = "own-import.html")]
struct ImportPage {
    shell: Shell,
    text: String,
    fault: Option<String>,
    sorted: Option<Sorted>,
}

impl ImportPage {
    fn new(shell: &Shell) -> ImportPage {
        ImportPage { shell: shell.clone(), text: String::new(), fault: None, sorted: None }
    }

    fn refused(shell: &Shell, text: String, key: &str) -> ImportPage {
        let fault = shell.lang.text_with(key, &[("limit", LIMIT_MB.into())]);
        ImportPage { text, fault: Some(fault), ..ImportPage::new(shell) }
    }

    /// The largest file that is read, in bytes and in megabytes, and how many puzzles are taken from it.
    fn limits(&self) -> (usize, usize, usize) {
        (LIMIT, LIMIT_MB, AT_A_TIME)
    }
}

/// `GET /{lang}/own/import`.
pub(in crate::web::pages) async fn import(shell: Shell, _teacher: Teacher) -> HttpResponse {
    render(&shell, &ImportPage::new(&shell))
}

/// `POST` to the same: what is in a text or a file.
pub(in crate::web::pages) async fn imported(
    request: HttpRequest,
    shell: Shell,
    _teacher: Teacher,
    body: Payload,
) -> HttpResponse {
    let sent = match Sent::read(&request, body).await {
        Ok(sent) => sent,
        Err(StatusCode::PAYLOAD_TOO_LARGE) => {
            let page = ImportPage::refused(&shell, String::new(), "own-import-large");
            let mut response = render(&shell, &page);
            *response.status_mut() = StatusCode::PAYLOAD_TOO_LARGE;
            return response;
        }
        Err(status) => return problem::page(&request, status),
    };
    match web::block(move || (read(&shell, &sent), shell)).await {
        Ok((page, shell)) if page.fault.is_some() => refuse(&shell, &page),
        Ok((page, shell)) => render(&shell, &page),
        Err(_) => problem::page(&request, StatusCode::SERVICE_UNAVAILABLE),
    }
}

fn read(shell: &Shell, sent: &Sent) -> ImportPage {
    let kept = if sent.text.len() > MAX_SHOWN { String::new() } else { sent.text.clone() };
    let text = match &sent.file {
        None => sent.text.trim().to_owned(),
        Some(file) => match &file.bytes {
            None => return ImportPage::refused(shell, kept, "own-import-large"),
            Some(bytes) if !is_text(bytes) => return ImportPage::refused(shell, kept, "own-import-no-text"),
            Some(bytes) => decode(bytes).0.trim().to_owned(),
        },
    };
    let text = text.trim_start_matches('\u{feff}');
    if text.is_empty() {
        return ImportPage::refused(shell, kept, "own-import-empty");
    }
    let sorted = Sorted::of(shell, text);
    if sorted.is_empty() {
        return ImportPage::refused(shell, kept, "own-import-nothing");
    }
    ImportPage { sorted: Some(sorted), ..ImportPage::new(shell) }
}

/// `POST /{lang}/own/import/keep`: keeps those that are ticked.
pub(in crate::web::pages) async fn keep_all(
    request: HttpRequest,
    shell: Shell,
    state: Data<AppState>,
    teacher: Teacher,
    Posted(fields): Posted<LIST_LIMIT>,
) -> HttpResponse {
    let new: Vec<NewOwnPuzzle> =
        fields.all("take").take(AT_A_TIME).filter_map(|text| ticked(&fields, text)).collect();
    match state.store.add_own_puzzles(&teacher.0.id, &new, state.clock.now_ms()).await {
        Ok(added) => see(&shell, &format!("/own?done=taken&count={}", added.len())),
        Err(error) => unavailable(&request, &error),
    }
}

/// A puzzle by the number under which it stood in the list. That it is worth setting was looked at
/// before the list was shown; that it is a puzzle at all is looked at again.
fn ticked(fields: &Fields, number: &str) -> Option<NewOwnPuzzle> {
    let puzzle = own::from_id(fields.get(&format!("puzzle-{number}"))?)?;
    let title = title(fields.get(&format!("title-{number}")).unwrap_or_default());
    Some(NewOwnPuzzle { puzzle: puzzle.id, title })
}
