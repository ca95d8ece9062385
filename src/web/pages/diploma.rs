//! The diploma for a part of the course, to be printed once every exercise of the part is solved;
//! until then, what is still to do.
//!
//! The name on it comes from the address and is kept nowhere.

use super::fields::Fields;
use super::lesson::open_puzzle;
use super::links::{Link, lesson_link};
use super::{problem, progress, render};
use crate::curriculum::{Curriculum, Lesson, Rule};
use crate::i18n::Lang;
use crate::store::Progress;
use crate::web::session::Learner;
use crate::web::shell::Shell;
use crate::web::state::AppState;
use actix_web::cookie::time::{Date, Month, OffsetDateTime};
use actix_web::web::{Data, Path};
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;

/// The longest name that is set.
const LONGEST_NAME: usize = 40;

/// The page.
#[derive(Debug, Template)]
#[template(path = "diploma.html")]
struct DiplomaPage {
    shell: Shell,
    part: String,
    name: String,
    date: String,
    /// Whether the date that was given is none.
    no_date: bool,
    solved: usize,
    total: usize,
    missing: Vec<Missing>,
    /// What stands on the diploma, in each language.
    sides: Vec<Side>,
    rules: Vec<Vec<(Lang, String)>>,
}

/// A lesson with exercises still to solve.
#[derive(Debug)]
struct Missing {
    lesson: Link,
    /// The first of them, with its number.
    open: Option<(String, usize)>,
    left: usize,
}

/// The words of the diploma in one language.
#[derive(Debug)]
struct Side {
    lang: Lang,
    title: String,
    given: String,
    part: String,
    done: String,
    rules: String,
}

/// `GET /{lang}/diploma/{part}`, also with `?name=…&date=…`.
pub(super) async fn show(
    request: HttpRequest,
    shell: Shell,
    path: Path<(String, String)>,
    state: Data<AppState>,
    learner: Learner,
) -> HttpResponse {
    let course = &state.curriculum;
    let lessons: Vec<&Lesson> = course.lessons.iter().filter(|lesson| lesson.part == path.1).collect();
    if lessons.is_empty() {
        return problem::not_found(request).await;
    }
    let done = progress(&state, &learner).await;
    let (date, no_date) = date(&Fields::of_query(&request), state.clock.now_ms());
    let name = Fields::of_query(&request).written("name").unwrap_or_default();
    let page = DiplomaPage {
        name: name.chars().filter(|letter| !letter.is_control()).take(LONGEST_NAME).collect(),
        date,
        no_date,
        ..DiplomaPage::new(course, shell.clone(), &path.1, &lessons, &done)
    };
    render(&shell, &page)
}

/// The date that was given, or today's, and whether what was given is none.
fn date(fields: &Fields, now_ms: i64) -> (String, bool) {
    let given = fields.written("date").filter(|text| !text.is_empty());
    if let Some(date) = given.as_deref().and_then(read_date) {
        return (date.to_string(), false);
    }
    let today = OffsetDateTime::from_unix_timestamp(now_ms / 1_000);
    (today.map(|now| now.date().to_string()).unwrap_or_default(), given.is_some())
}

/// A date as a browser's field sends it: `2026-11-30`.
fn read_date(text: &str) -> Option<Date> {
    let mut parts = text.splitn(3, '-');
    let year = parts.next().filter(|year| year.len() == 4)?.parse().ok()?;
    let month = Month::try_from(parts.next()?.parse::<u8>().ok()?).ok()?;
    Date::from_calendar_date(year, month, parts.next()?.parse().ok()?).ok()
}

impl DiplomaPage {
    fn new(
        course: &Curriculum,
        shell: Shell,
        part: &str,
        lessons: &[&Lesson],
        done: &Progress,
    ) -> DiplomaPage {
        let total: usize = lessons.iter().map(|lesson| lesson.puzzles.len()).sum();
        let missing: Vec<Missing> =
            lessons.iter().filter_map(|lesson| Missing::of(&shell, lesson, done)).collect();
        let langs = [shell.lang, shell.lang.other()];
        let rules = lessons.iter().flat_map(|lesson| course.rules_of(&lesson.slug));
        DiplomaPage {
            part: shell.t(&format!("part-{part}")).into_owned(),
            name: String::new(),
            date: String::new(),
            no_date: false,
            solved: total - missing.iter().map(|missing| missing.left).sum::<usize>(),
            total,
            missing,
            sides: langs.map(|lang| Side::new(lang, part, total)).into(),
            rules: rules.map(|rule| terms(langs, rule)).collect(),
            shell,
        }
    }
}

/// A rule's name in both languages.
fn terms(langs: [Lang; 2], rule: &Rule) -> Vec<(Lang, String)> {
    langs.map(|lang| (lang, lang.text(&format!("rule-{}", rule.id)).into_owned())).into()
}

impl Missing {
    fn of(shell: &Shell, lesson: &Lesson, done: &Progress) -> Option<Missing> {
        let left = lesson.puzzles.iter().filter(|id| !done.solved.contains(*id)).count();
        let lesson_name = lesson_link(shell, &lesson.slug);
        (left > 0).then(|| Missing { lesson: lesson_name, open: open_puzzle(shell, lesson, done), left })
    }
}

impl Side {
    fn new(lang: Lang, part: &str, total: usize) -> Side {
        Side {
            lang,
            title: lang.text("diploma-title").into_owned(),
            given: lang.text("diploma-given").into_owned(),
            part: lang.text(&format!("part-{part}")).into_owned(),
            done: lang.text_with("diploma-done", &[("count", total.into())]),
            rules: lang.text("diploma-rules").into_owned(),
        }
    }
}

/// The diplomas of all parts, earned or not.
pub(super) fn links(course: &Curriculum, shell: &Shell) -> Vec<Link> {
    let parts = course.lessons.chunk_by(|one, next| one.part == next.part).filter_map(<[Lesson]>::first);
    let link = |lesson: &Lesson| {
        Link::new(shell, &format!("/diploma/{}", lesson.part), &format!("part-{}", lesson.part))
    };
    parts.map(link).collect()
}

/// Where the diploma of a part is, once all its exercises are solved.
pub(super) fn earned(course: &Curriculum, shell: &Shell, part: &str, done: &Progress) -> Option<String> {
    let puzzles =
        course.lessons.iter().filter(|lesson| lesson.part == part).flat_map(|lesson| &lesson.puzzles);
    puzzles.clone().all(|id| done.solved.contains(id)).then(|| shell.to(&format!("/diploma/{part}")))
}

#[cfg(test)]
mod tests {
    use super::{date, read_date};
    use crate::web::pages::fields::Fields;

    #[test]
    fn a_date_is_taken_or_else_it_is_today() {
        let now = 1_796_040_000_000;
        let date = |query: &str| date(&Fields::parse(query), now);
        assert_eq!(date(""), ("2026-11-30".to_string(), false));
        assert_eq!(date("date="), ("2026-11-30".to_string(), false));
        assert_eq!(date("date=2024-02-29"), ("2024-02-29".to_string(), false));
        for junk in
            ["2023-02-29", "2024-13-01", "24-01-01", "-024-01-01", "2024-1", "tomorrow", "2024-01-01-01"]
        {
            assert_eq!(date(&format!("date={junk}")), ("2026-11-30".to_string(), true), "{junk}");
            assert_eq!(read_date(junk), None, "{junk}");
        }
    }
}
