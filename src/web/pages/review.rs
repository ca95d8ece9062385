//! The review: what is due now, one puzzle for each rule in turn, and when the next comes back.
//!
//! What is due, and with which puzzle, is `due`'s.

use super::links::{Link, lesson_link, rule_link};
use super::render;
use crate::i18n::Lang;
use crate::mastery::Wait;
use crate::web::due::Due;
use crate::web::session::Learner;
use crate::web::shell::{IN_REVIEW, Shell};
use crate::web::state::AppState;
use actix_web::HttpResponse;
use actix_web::http::header::LOCATION;
use actix_web::web::Data;
use askama::Template;

/// So many of the rules that are due are named; the others are counted.
const NAMED: usize = 12;

/// The review's page.
#[derive(Debug, Template)]
#[template(path = "review.html")]
struct ReviewPage {
    shell: Shell,
    /// How many rules are due.
    count: usize,
    /// The first of them.
    due: Vec<Link>,
    /// How many are not named.
    more: usize,
    /// When the next one comes back, where one does.
    next: Option<String>,
    /// Where to begin, where nothing has been met yet.
    first: Option<Link>,
}

/// `GET /{lang}/review`.
pub(super) async fn show(shell: Shell, state: Data<AppState>, learner: Learner) -> HttpResponse {
    let due = Due::of(&state, learner.0.as_ref()).await;
    let course = &state.curriculum;
    let named = due.now.iter().filter_map(|(rule, _)| rule_link(course, &shell, rule));
    let first = course.lessons.first().filter(|_| due.memories.is_empty());
    let page = ReviewPage {
        count: due.now.len(),
        due: named.take(NAMED).collect(),
        more: due.now.len().saturating_sub(NAMED),
        next: due.next.map(|wait| wait_words(shell.lang, wait)),
        first: first.map(|lesson| lesson_link(&shell, &lesson.slug)),
        shell: shell.clone(),
    };
    render(&shell, &page)
}

/// `GET /{lang}/review/next`: to the puzzle of the next rule that is due, or back to the review.
pub(super) async fn next(shell: Shell, state: Data<AppState>, learner: Learner) -> HttpResponse {
    let due = Due::of(&state, learner.0.as_ref()).await;
    let there = |(_, puzzle): &&(String, String)| state.puzzle(puzzle).is_some();
    let place = due
        .now
        .iter()
        .find(there)
        .map_or_else(|| "/review".to_owned(), |(_, puzzle)| format!("/puzzles/{puzzle}?{IN_REVIEW}"));
    HttpResponse::SeeOther().insert_header((LOCATION, shell.to(&place))).finish()
}

/// When the next rule comes back, as a sentence.
pub(super) fn wait_words(lang: Lang, wait: Wait) -> String {
    let counted = |key: &str, count: i64| {
        lang.text_with(key, &[("count", usize::try_from(count).unwrap_or_default().into())])
    };
    match wait {
        Wait::Now => lang.text("wait-now").into_owned(),
        Wait::Minutes(minutes) => counted("wait-minutes", minutes),
        Wait::Hours(hours) => counted("wait-hours", hours),
        Wait::Days(1) => lang.text("wait-tomorrow").into_owned(),
        Wait::Days(days) => counted("wait-days", days),
    }
}
