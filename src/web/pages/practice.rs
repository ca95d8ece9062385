//! Practice without end: the skills to choose from, and rounds of ten puzzles.

mod round;

pub(super) use round::{answer, show_puzzle, show_round};

use super::beside::Other;
use super::fields::Fields;
use super::links::{Link, lesson_link};
use super::series::round_place;
use super::{problem, render};
use crate::curriculum::Lesson;
use crate::puzzle::generate::{Level, MIXED, Round, Skill, Subject};
use crate::web::shell::Shell;
use crate::web::state::AppState;
use actix_web::http::header::{CACHE_CONTROL, LOCATION};
use actix_web::web::{Data, Path};
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;

/// The skills to choose from.
#[derive(Debug, Template)]
#[template(path = "practice.html")]
struct PracticePage {
    shell: Shell,
    mixed: Vec<Start>,
    parts: Vec<Part>,
    /// How many skills a mixed round draws from, in words.
    mixed_lead: String,
}

/// The skills of a part of the course.
#[derive(Debug)]
struct Part {
    name: String,
    lessons: Vec<Group>,
}

/// The skills of a lesson.
#[derive(Debug)]
struct Group {
    slug: String,
    lesson: Link,
    other: Other,
    skills: Vec<Row>,
    /// Where they can be practised on paper.
    sheet: String,
}

/// A skill in the list.
#[derive(Debug)]
struct Row {
    id: &'static str,
    name: String,
    name_other: Other,
    summary: String,
    starts: Vec<Start>,
}

/// Where a round of a level starts.
#[derive(Debug)]
struct Start {
    href: String,
    level: u8,
    /// What the level is called.
    key: &'static str,
    /// What the link does, for those who hear it alone.
    label: String,
}

/// `GET /{lang}/practice`.
pub(super) async fn index(shell: Shell, state: Data<AppState>) -> HttpResponse {
    let course = &state.curriculum;
    let mut parts: Vec<Part> = Vec::new();
    for lesson in &course.lessons {
        let Some(group) = Group::new(&shell, lesson) else { continue };
        let name = shell.t(&format!("part-{}", lesson.part)).into_owned();
        match parts.last_mut().filter(|part| part.name == name) {
            Some(part) => part.lessons.push(group),
            None => parts.push(Part { name, lessons: vec![group] }),
        }
    }
    let mixed = starts(&shell, Subject::Mixed);
    let count = [("count", Skill::all().count().into())];
    let mixed_lead = shell.lang.text_with("practice-mixed-lead", &count);
    let page = PracticePage { mixed, parts, mixed_lead, shell: shell.clone() };
    render(&shell, &page)
}

impl Group {
    /// The skills that a lesson teaches, if there are any.
    fn new(shell: &Shell, lesson: &Lesson) -> Option<Group> {
        let skills: Vec<Row> = Skill::of_lesson(&lesson.slug).map(|skill| Row::new(shell, skill)).collect();
        let other = Other::of(shell, &format!("lesson-{}", lesson.slug));
        let slug = lesson.slug.clone();
        let named: Vec<String> = skills.iter().map(|skill| format!("skill={}", skill.id)).collect();
        let sheet = shell.to(&format!("/worksheet?{}", named.join("&")));
        (!skills.is_empty()).then(|| Group { lesson: lesson_link(shell, &slug), slug, other, skills, sheet })
    }
}

impl Row {
    fn new(shell: &Shell, skill: &'static Skill) -> Row {
        let key = format!("skill-{}", skill.id);
        Row {
            id: skill.id,
            name: shell.t(&key).into_owned(),
            name_other: Other::of(shell, &key),
            summary: shell.lang.attr(&key, "summary").unwrap_or_default().into_owned(),
            starts: starts(shell, Subject::One(skill)),
        }
    }
}

/// A round of each level.
fn starts(shell: &Shell, subject: Subject) -> Vec<Start> {
    let start = |level: Level| {
        let key = level_key(level);
        let level = level.number();
        let name = super::series::subject_name(shell.lang, subject);
        let args = [("name", name.into()), ("level", usize::from(level).into())];
        Start {
            href: shell.to(&format!("/practice/start?skill={}&level={level}", subject.name())),
            level,
            key,
            label: shell.lang.text_with("practice-subject", &args),
        }
    };
    Level::ALL.into_iter().map(start).collect()
}

/// What a level is called.
fn level_key(level: Level) -> &'static str {
    match level {
        Level::One => "practice-level-1",
        Level::Two => "practice-level-2",
        Level::Three => "practice-level-3",
    }
}

/// `GET /{lang}/practice/start`: goes to a fresh round.
pub(super) async fn start(request: HttpRequest, shell: Shell) -> HttpResponse {
    let fields = Fields::of_query(&request);
    let subject = fields.get("skill").unwrap_or(MIXED);
    let level = fields.get("level").unwrap_or("1");
    match Round::read(subject, level, &fresh_seed().to_string()) {
        Some(round) => see(&shell, &format!("{}/1", round_place(round))),
        None => problem::not_found(request).await,
    }
}

/// `GET /{lang}/practice/{skill}`: its place in the list; with `level` and `run`, that round.
pub(super) async fn subject(
    request: HttpRequest,
    shell: Shell,
    path: Path<(String, String)>,
) -> HttpResponse {
    let fields = Fields::of_query(&request);
    let Some(subject) = Subject::named(&path.1) else { return problem::not_found(request).await };
    let level = fields.get("level").unwrap_or("1");
    let round = fields.get("run").and_then(|seed| Round::read(subject.name(), level, seed));
    match (round, fields.get("run")) {
        (Some(round), _) => see(&shell, &format!("{}/1", round_place(round))),
        (None, Some(_)) => problem::not_found(request).await,
        (None, None) => see(&shell, &format!("/practice#{}", subject.name())),
    }
}

/// Leads on to a page that is another one the next time.
pub(super) fn see(shell: &Shell, place: &str) -> HttpResponse {
    HttpResponse::SeeOther()
        .insert_header((LOCATION, shell.to(place)))
        .insert_header((CACHE_CONTROL, "no-store"))
        .finish()
}

/// A seed that nobody has seen; the first one, where there is no source of chance.
pub(super) fn fresh_seed() -> u32 {
    let mut bytes = [0; 4];
    if let Err(error) = getrandom::fill(&mut bytes) {
        log::error!("no random numbers for a round of practice: {error}");
    }
    u32::from_le_bytes(bytes) % Round::SEEDS
}
