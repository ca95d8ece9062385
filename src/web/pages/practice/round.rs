//! A round of practice: its puzzles one by one, and what became of it.

use crate::puzzle::Puzzle;
use crate::puzzle::generate::{ROUND, Round, from_id};
use crate::store::Tries;
use crate::web::pages::links::Link;
use crate::web::pages::series::{Series, round_place, streak, subject_link, subject_name};
use crate::web::pages::{problem, puzzle, render};
use crate::web::session::Learner;
use crate::web::shell::Shell;
use crate::web::state::AppState;
use actix_web::web::{Data, Path, Payload};
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;

/// What became of a round.
#[derive(Debug, Template)]
#[template(path = "round.html")]
struct RoundPage {
    shell: Shell,
    title: String,
    subject: Link,
    said: String,
    best: Option<String>,
    rows: Vec<Row>,
    /// The first puzzle that is still open.
    open: Option<Link>,
    again: Link,
    /// A harder or an easier round, where the last one asks for it.
    other: Option<Link>,
    place: String,
}

/// A puzzle of the round.
#[derive(Debug)]
struct Row {
    number: usize,
    href: String,
    prompt: String,
    state: &'static str,
    told: String,
}

/// `GET /{lang}/practice/{subject}/{level}/{seed}`.
pub(in crate::web::pages) async fn show_round(
    request: HttpRequest,
    shell: Shell,
    path: Path<(String, String, String, String)>,
    state: Data<AppState>,
    learner: Learner,
) -> HttpResponse {
    let Some(round) = Round::read(&path.1, &path.2, &path.3) else {
        return problem::not_found(request).await;
    };
    let tries = tries(&state, &learner, round).await;
    render(&shell, &RoundPage::new(&shell, round, &tries))
}

/// `GET /{lang}/practice/{subject}/{level}/{seed}/{number}`.
pub(in crate::web::pages) async fn show_puzzle(
    request: HttpRequest,
    shell: Shell,
    path: Path<(String, String, String, String, String)>,
    state: Data<AppState>,
    learner: Learner,
) -> HttpResponse {
    let Some((round, place, puzzle)) = find(&path) else {
        return problem::not_found(request).await;
    };
    let tries = tries(&state, &learner, round).await;
    let series = Series::of_round(&shell, round, place, &tries);
    puzzle::page(&request, &state, &shell, &learner, &puzzle, series)
}

/// `POST` to the same: an answer, from a form.
pub(in crate::web::pages) async fn answer(
    request: HttpRequest,
    shell: Shell,
    path: Path<(String, String, String, String, String)>,
    state: Data<AppState>,
    body: Payload,
) -> HttpResponse {
    match find(&path) {
        Some((_, _, puzzle)) => {
            super::super::answer::give(&request, &shell, &state, &puzzle, None, body).await
        }
        None => problem::not_found(request).await,
    }
}

/// The round, the place in it from 0, and the puzzle there.
fn find(path: &(String, String, String, String, String)) -> Option<(Round, usize, Puzzle)> {
    let round = Round::read(&path.1, &path.2, &path.3)?;
    let place = path.4.parse::<usize>().ok()?.checked_sub(1)?;
    let puzzle = from_id(round.ids().get(place)?)?;
    Some((round, place, puzzle))
}

/// How the learner has fared; a page without it is better than no page.
async fn tries(state: &AppState, learner: &Learner, round: Round) -> Vec<Tries> {
    let ids = round.ids();
    let Some(key) = &learner.0 else { return vec![Tries::default(); ids.len()] };
    state.store.tries(key, &ids).await.unwrap_or_else(|error| {
        log::error!("a round cannot be read: {error}");
        vec![Tries::default(); ids.len()]
    })
}

impl RoundPage {
    fn new(shell: &Shell, round: Round, tries: &[Tries]) -> RoundPage {
        let lang = shell.lang;
        let first = tries.iter().filter(|tries| tries.first).count();
        let open = tries.iter().position(|tries| !tries.solved);
        let place = round_place(round);
        let best = (1..=tries.len()).map(|end| streak(tries.get(..end).unwrap_or_default())).max();
        let args = [("first", first.into()), ("count", ROUND.into())];
        let link = |place: &str, key: &str| Link::new(shell, place, key);
        let begun = tries.iter().any(|tries| tries.count > 0);
        RoundPage {
            title: subject_name(lang, round.subject),
            subject: subject_link(shell, round),
            said: if begun {
                lang.text_with("round-said", &args)
            } else {
                lang.text("round-not-begun").into_owned()
            },
            best: best
                .filter(|best| *best > 2)
                .map(|best| lang.text_with("round-best", &[("count", best.into())])),
            rows: rows(shell, round, tries),
            open: open.map(|at| {
                link(&format!("{place}/{}", at + 1), if begun { "round-go-on" } else { "round-begin" })
            }),
            again: link(&start(round, round.level.number()), "round-again"),
            other: other_level(round, first, open.is_none())
                .map(|(level, key)| link(&start(round, level), key)),
            place,
            shell: shell.clone(),
        }
    }
}

/// The address that starts a fresh round like this one.
fn start(round: Round, level: u8) -> String {
    format!("/practice/start?skill={}&level={level}", round.subject.name())
}

/// After a whole round nearly without a miss a harder one, after one with many an easier one.
fn other_level(round: Round, first: usize, whole: bool) -> Option<(u8, &'static str)> {
    let level = round.level.number();
    match (whole, first) {
        (true, 9..) if level < 3 => Some((level + 1, "round-harder")),
        (true, ..5) if level > 1 => Some((level - 1, "round-easier")),
        _ => None,
    }
}

fn rows(shell: &Shell, round: Round, tries: &[Tries]) -> Vec<Row> {
    let place = round_place(round);
    let row = |(index, (id, tries)): (usize, (String, &Tries))| {
        let (state, key) = match (tries.count, tries.first, tries.solved) {
            (0, ..) => ("open", "round-open"),
            (_, true, _) => ("solved", "round-first"),
            (_, false, true) => ("later", "round-later"),
            (_, false, false) => ("tried", "puzzle-tried"),
        };
        Row {
            number: index + 1,
            href: shell.to(&format!("{place}/{}", index + 1)),
            prompt: from_id(&id)
                .map(|puzzle| crate::i18n::prompt(shell.lang, &puzzle).into_owned())
                .unwrap_or_default(),
            state,
            told: shell.t(key).into_owned(),
        }
    };
    round.ids().into_iter().zip(tries).enumerate().map(row).collect()
}
