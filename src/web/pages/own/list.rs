//! The list of a teacher's puzzles: to share, to set, to take along and to erase.

use super::{place_of, unavailable};
use crate::i18n::prompt;
use crate::puzzle::{Puzzle, own};
use crate::store::{self, OwnPuzzle, StoreError};
use crate::web::access::Teacher;
use crate::web::pages::export::{Exercises, Format};
use crate::web::pages::fields::Fields;
use crate::web::pages::{problem, render, see};
use crate::web::shell::Shell;
use crate::web::state::AppState;
use actix_web::web::{Data, Path};
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;

/// So many are shown on a page.
const PER_PAGE: usize = 50;

/// So many go into one file.
const PER_FILE: usize = 200;

/// The page.
#[derive(Debug, Template)]
#[template(path = "own.html")]
struct ListPage {
    shell: Shell,
    rows: Vec<Row>,
    /// How many there are.
    count: usize,
    /// What has just been done.
    done: Option<String>,
    /// The pages before and after.
    before: Option<String>,
    after: Option<String>,
    files: [String; 2],
    /// How many go into a file, where there are more.
    cut: Option<usize>,
}

/// A puzzle of the list.
#[derive(Debug)]
struct Row {
    id: String,
    name: String,
    /// What is asked, where the name does not say it.
    asked: Option<String>,
    href: String,
    /// The whole address, to be passed on.
    link: String,
    /// Where it is put into an assignment.
    set: String,
    erase: String,
}

/// The page that says what will be erased.
#[derive(Debug, Template)]
#[template(path = "own-erase.html")]
struct ErasePage {
    shell: Shell,
    name: String,
}

/// `GET /{lang}/own`.
pub(in crate::web::pages) async fn show(
    request: HttpRequest,
    shell: Shell,
    state: Data<AppState>,
    teacher: Teacher,
) -> HttpResponse {
    let fields = Fields::of_query(&request);
    match state.store.own_puzzles(&teacher.0.id).await {
        Ok(all) => render(&shell, &ListPage::new(&shell, &state.origin(&request), &all, &fields)),
        Err(error) => unavailable(&request, &error),
    }
}

/// `GET /{lang}/own/export`: the latest of them as a file for a learning platform.
pub(in crate::web::pages) async fn export(
    request: HttpRequest,
    shell: Shell,
    state: Data<AppState>,
    teacher: Teacher,
) -> HttpResponse {
    let format = Fields::of_query(&request).get("format").and_then(Format::from_name);
    let Some(format) = format else { return problem::not_found(request).await };
    let all = match state.store.own_puzzles(&teacher.0.id).await {
        Ok(all) => all,
        Err(error) => return unavailable(&request, &error),
    };
    let read = |kept: &OwnPuzzle| Some((kept.title.clone(), own::from_id(&kept.puzzle)?));
    let puzzles: Vec<(String, Puzzle)> = all.iter().take(PER_FILE).filter_map(read).collect();
    let named = puzzles.iter().map(|(title, puzzle)| (title.clone(), puzzle)).collect();
    let title = shell.t("own-title").into_owned();
    Exercises { title, puzzles: named }.file(shell.lang, format, "yize-own")
}

/// `GET /{lang}/own/{id}/erase`.
pub(in crate::web::pages) async fn ask_erase(
    request: HttpRequest,
    shell: Shell,
    path: Path<(String, String)>,
    state: Data<AppState>,
    teacher: Teacher,
) -> HttpResponse {
    match state.store.own_puzzle(&teacher.0.id, &path.1).await {
        Ok(Some(kept)) => render(&shell, &ErasePage { name: name(&shell, &kept), shell: shell.clone() }),
        Ok(None) => problem::not_found(request).await,
        Err(error) => unavailable(&request, &error),
    }
}

/// `POST` to the same: erases it.
pub(in crate::web::pages) async fn erase(
    request: HttpRequest,
    shell: Shell,
    path: Path<(String, String)>,
    state: Data<AppState>,
    teacher: Teacher,
) -> HttpResponse {
    match state.store.erase_own_puzzle(&teacher.0.id, &path.1).await {
        Ok(true) => see(&shell, "/own?done=erased"),
        Ok(false) => problem::not_found(request).await,
        Err(error) => unavailable(&request, &error),
    }
}

/// The puzzles of a teacher to choose from, the latest first: what says all of each, and its name.
///
/// # Errors
///
/// The database does not answer.
pub(in crate::web::pages) async fn choices(
    state: &AppState,
    shell: &Shell,
    teacher: &store::Teacher,
) -> Result<Vec<(String, String)>, StoreError> {
    let all = state.store.own_puzzles(&teacher.id).await?;
    Ok(all.iter().map(|kept| (kept.puzzle.clone(), name(shell, kept))).collect())
}

/// The title, else what is asked.
pub(super) fn name(shell: &Shell, kept: &OwnPuzzle) -> String {
    if kept.title.is_empty() { asked(shell, kept).unwrap_or_default() } else { kept.title.clone() }
}

fn asked(shell: &Shell, kept: &OwnPuzzle) -> Option<String> {
    own::from_id(&kept.puzzle).map(|puzzle| prompt(shell.lang, &puzzle).replace("**", ""))
}

impl ListPage {
    fn new(shell: &Shell, origin: &str, all: &[OwnPuzzle], fields: &Fields) -> ListPage {
        let last = all.len().div_ceil(PER_PAGE).max(1);
        let page = fields.number("page").clamp(1, last);
        let shown = all.iter().skip((page - 1) * PER_PAGE).take(PER_PAGE);
        let to = |page: usize| shell.here_with(&format!("?page={page}"));
        ListPage {
            rows: shown.map(|kept| Row::new(shell, origin, kept)).collect(),
            count: all.len(),
            done: done(shell, fields),
            before: (page > 1).then(|| to(page - 1)),
            after: (page < last).then(|| to(page + 1)),
            files: Format::ALL.map(|format| shell.to(&format!("/own/export?format={}", format.as_str()))),
            cut: (all.len() > PER_FILE).then_some(PER_FILE),
            shell: shell.clone(),
        }
    }
}

/// What has just been done, as the address says.
fn done(shell: &Shell, fields: &Fields) -> Option<String> {
    match fields.get("done")? {
        "kept" => Some(shell.t("own-done-kept").into_owned()),
        "known" => Some(shell.t("own-done-known").into_owned()),
        "erased" => Some(shell.t("own-done-erased").into_owned()),
        "taken" => {
            let count = ("count", fields.number("count").into());
            Some(shell.lang.text_with("own-done-taken", &[count]))
        }
        _ => None,
    }
}

impl Row {
    fn new(shell: &Shell, origin: &str, kept: &OwnPuzzle) -> Row {
        let asked = asked(shell, kept);
        let href = shell.to(&place_of(&kept.puzzle));
        // Whoever gets the link has a language of their own to choose, but it begins in this one.
        let alone = format!("{origin}/{}{}", shell.lang.code(), place_of(&kept.puzzle));
        Row {
            id: kept.id.clone(),
            name: name(shell, kept),
            asked: asked.filter(|_| !kept.title.is_empty()),
            link: alone,
            set: shell.to(&format!("/own/{}/set", kept.id)),
            erase: shell.to(&format!("/own/{}/erase", kept.id)),
            href,
        }
    }
}
