//! A learner's progress: every rule with how well it is known, lesson by lesson, and what can be
//! done with all of it.

use super::beside::Other;
use super::diploma;
use super::fields::Fields;
use super::links::{Link, lesson_link, rule_link};
use super::render;
use super::review::wait_words;
use crate::curriculum::{Curriculum, Rule};
use crate::mastery::Level;
use crate::web::due::Due;
use crate::web::session::Learner;
use crate::web::shell::Shell;
use crate::web::state::AppState;
use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;

/// The page of progress.
#[derive(Debug, Template)]
#[template(path = "progress.html")]
struct ProgressPage {
    shell: Shell,
    /// What has just been done, in words.
    note: Option<&'static str>,
    totals: Vec<Total>,
    count: usize,
    next: Option<String>,
    first: Option<Link>,
    groups: Vec<Group>,
    /// Where the diploma of each part is, or what it still takes.
    diplomas: Vec<Link>,
}

/// How many rules stand at a level.
#[derive(Debug)]
struct Total {
    level: &'static str,
    name: String,
    count: usize,
    meaning: String,
}

/// The rules of a lesson.
#[derive(Debug)]
struct Group {
    lesson: Link,
    other: Other,
    tiles: Vec<Tile>,
}

/// A rule.
#[derive(Debug)]
struct Tile {
    rule: Link,
    other: Other,
    level: &'static str,
    /// The level in words.
    name: String,
    due: bool,
}

/// `GET /{lang}/progress`.
pub(super) async fn show(
    request: HttpRequest,
    shell: Shell,
    state: Data<AppState>,
    learner: Learner,
) -> HttpResponse {
    let due = Due::of(&state, learner.0.as_ref()).await;
    let note = note(Fields::of_query(&request).get("done"));
    render(&shell, &ProgressPage::new(&state.curriculum, shell.clone(), &due, note))
}

/// The message for what has just been done.
fn note(done: Option<&str>) -> Option<&'static str> {
    match done? {
        "joined" => Some("join-done"),
        "erased" => Some("erase-done"),
        _ => None,
    }
}

impl ProgressPage {
    fn new(course: &Curriculum, shell: Shell, due: &Due, note: Option<&'static str>) -> ProgressPage {
        let first = course.lessons.first().filter(|_| due.memories.is_empty());
        ProgressPage {
            note,
            totals: Level::ALL.map(|level| total(course, &shell, due, level)).into(),
            count: due.now.len(),
            next: due.next.map(|wait| wait_words(shell.lang, wait)),
            first: first.map(|lesson| lesson_link(&shell, &lesson.slug)),
            groups: groups(course, &shell, due),
            diplomas: diploma::links(course, &shell),
            shell,
        }
    }
}

/// The message with a level's name; the attribute `meaning` says what it takes.
fn key(level: Level) -> &'static str {
    match level {
        Level::New => "level-new",
        Level::Learning => "level-learning",
        Level::Known => "level-known",
        Level::Mastered => "level-mastered",
    }
}

fn level(due: &Due, rule: &Rule) -> Level {
    Level::of(due.memories.get(&rule.id))
}

fn total(course: &Curriculum, shell: &Shell, due: &Due, wanted: Level) -> Total {
    let taught = course.rules.iter().filter(|rule| course.lesson(&rule.lesson).is_some());
    Total {
        level: wanted.as_str(),
        name: shell.t(key(wanted)).into_owned(),
        count: taught.filter(|rule| level(due, rule) == wanted).count(),
        meaning: shell.lang.attr(key(wanted), "meaning").unwrap_or_default().into_owned(),
    }
}

fn groups(course: &Curriculum, shell: &Shell, due: &Due) -> Vec<Group> {
    let tile = |rule: &Rule| {
        let level = level(due, rule);
        Some(Tile {
            rule: rule_link(course, shell, &rule.id)?,
            other: Other::of(shell, &format!("rule-{}", rule.id)),
            level: level.as_str(),
            name: shell.t(key(level)).into_owned(),
            due: due.is_now(&rule.id),
        })
    };
    let group = |lesson: &crate::curriculum::Lesson| Group {
        lesson: lesson_link(shell, &lesson.slug),
        other: Other::of(shell, &format!("lesson-{}", lesson.slug)),
        tiles: course.rules_of(&lesson.slug).filter_map(tile).collect(),
    };
    course.lessons.iter().map(group).collect()
}
