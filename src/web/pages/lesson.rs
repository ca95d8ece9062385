//! A lesson: its rules one after the other, each with figures to try moves on, and its puzzles.

use super::fields::Fields;
use super::figure::{Caption, FigureView, Place};
use super::glossary::{TermLink, term_links};
use super::prose::Prose;
use super::rule::tool;
use super::verdict::{Link, rule_link};
use super::words::Words;
use super::{html, problem, progress, text};
use crate::curriculum::{Curriculum, Lesson, Rule, Section};
use crate::i18n::Lang;
use crate::store::Progress;
use crate::web::compression;
use crate::web::session::Learner;
use crate::web::shell::Shell;
use crate::web::state::AppState;
use actix_web::http::header::{CONTENT_ENCODING, HeaderValue, VARY};
use actix_web::web::{Bytes, Data, Path};
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;
use std::collections::HashMap;
use std::sync::{LazyLock, RwLock};

/// Lessons as a newcomer sees them. Content and words are built in, so one rendering serves all.
static FRESH: LazyLock<RwLock<HashMap<(Lang, String), Kept>>> = LazyLock::new(RwLock::default);

/// A lesson's page.
#[derive(Debug, Template)]
#[template(path = "lesson.html")]
struct LessonPage {
    shell: Shell,
    part: String,
    title: String,
    summary: String,
    sections: Vec<SectionView>,
    terms: Vec<TermLink>,
    puzzles: Vec<Step>,
    solved: usize,
    /// The first puzzle still to solve, with its number.
    open: Option<(String, usize)>,
    next: Option<Link>,
    words: Words,
}

/// A rule as the lesson teaches it.
#[derive(Debug)]
struct SectionView {
    rule: String,
    number: String,
    term: String,
    other: Lang,
    other_term: String,
    text: Prose,
    figures: Vec<FigureView>,
    note: Note,
    practice: Option<(Link, usize)>,
    tool: Option<Link>,
}

/// Where a rule stands, and where the sources slip.
#[derive(Debug)]
pub(super) struct Note {
    pub(super) sources: String,
    pub(super) fide: String,
    pub(super) slip: Option<String>,
    pub(super) advice: bool,
}

/// A puzzle in a list.
#[derive(Debug)]
pub(super) struct Step {
    pub(super) number: usize,
    pub(super) href: String,
    pub(super) solved: bool,
    pub(super) tried: bool,
    pub(super) prompt: String,
}

/// `GET /{lang}/lessons/{slug}`, also with a move to try: `?figure=…&from=…&to=…`.
pub(super) async fn show(
    request: HttpRequest,
    shell: Shell,
    path: Path<(String, String)>,
    state: Data<AppState>,
    learner: Learner,
) -> HttpResponse {
    let Some(lesson) = state.curriculum.lesson(&path.1) else { return problem::not_found(request).await };
    let done = progress(&state, &learner).await;
    let fields = Fields::of_query(&request);
    if fields.is_empty() && done == Progress::default() {
        return send(&request, &shell, fresh(&state.curriculum, shell.lang, lesson));
    }
    let page = LessonPage::new(&state.curriculum, shell.clone(), lesson, &done, &fields);
    super::render(&shell, &page)
}

/// A page as it is kept: as it is, and packed.
#[derive(Debug, Clone)]
struct Kept {
    plain: Bytes,
    packed: Option<Bytes>,
}

/// The lesson for a newcomer, rendered once.
fn fresh(course: &Curriculum, lang: Lang, lesson: &Lesson) -> Kept {
    let key = (lang, lesson.slug.clone());
    if let Some(kept) = FRESH.read().ok().and_then(|kept| kept.get(&key).cloned()) {
        return kept;
    }
    let shell = Shell::at(lang, format!("/lessons/{}", lesson.slug));
    let page = text(&LessonPage::new(course, shell, lesson, &Progress::default(), &Fields::default()));
    let packed = compression::packed(&page).ok().map(Bytes::from);
    let kept = Kept { packed, plain: Bytes::from(page) };
    if let Ok(mut all) = FRESH.write() {
        all.insert(key, kept.clone());
    }
    kept
}

/// The kept page, packed for a client that takes it so.
fn send(request: &HttpRequest, shell: &Shell, kept: Kept) -> HttpResponse {
    match kept.packed.filter(|_| compression::takes_gzip(request.headers())) {
        Some(packed) => {
            let mut response = html(shell, packed);
            response.headers_mut().insert(CONTENT_ENCODING, HeaderValue::from_static("gzip"));
            response.headers_mut().insert(VARY, HeaderValue::from_static("Accept-Encoding"));
            response
        }
        None => html(shell, kept.plain),
    }
}

impl LessonPage {
    fn new(
        course: &Curriculum,
        shell: Shell,
        lesson: &Lesson,
        done: &Progress,
        fields: &Fields,
    ) -> LessonPage {
        let lang = shell.lang;
        let title = format!("lesson-{}", lesson.slug);
        let mut figures = 0;
        let sections = lesson.sections.iter().enumerate();
        let sections = sections
            .filter_map(|(index, section)| {
                let rule = course.rule(&section.rule)?;
                let views = figure_views(course, &shell, lesson, section, &mut figures, fields);
                Some(SectionView::new(course, lang, lesson, rule, index, views))
            })
            .collect();
        let puzzles = steps(&shell, &lesson.puzzles, done);
        LessonPage {
            part: lang.text(&format!("part-{}", lesson.part)).into_owned(),
            summary: lang.attr(&title, "summary").unwrap_or_default().into_owned(),
            title: lang.text(&title).into_owned(),
            sections,
            terms: term_links(course, lang, &lesson.slug),
            solved: puzzles.iter().filter(|step| step.solved).count(),
            open: open_puzzle(&shell, lesson, done),
            puzzles,
            next: following(course, lesson).map(|lesson| lesson_link(lang, &lesson.slug)),
            words: Words::new(lang),
            shell,
        }
    }
}

fn figure_views(
    course: &Curriculum,
    shell: &Shell,
    lesson: &Lesson,
    section: &Section,
    count: &mut usize,
    fields: &Fields,
) -> Vec<FigureView> {
    let page = shell.here();
    let view = |figure: &crate::curriculum::Figure| {
        *count += 1;
        let place = Place { course, lang: shell.lang, page: &page, number: Some(*count) };
        FigureView::new(place, figure, caption(shell.lang, lesson, &figure.id), fields)
    };
    section.figures.iter().map(view).collect()
}

impl SectionView {
    fn new(
        course: &Curriculum,
        lang: Lang,
        lesson: &Lesson,
        rule: &Rule,
        index: usize,
        figures: Vec<FigureView>,
    ) -> SectionView {
        let key = format!("rule-{}", rule.id);
        let practice = practice(course, lesson, &rule.id);
        SectionView {
            rule: rule.id.clone(),
            number: ordinal(lang, index + 1),
            term: lang.text(&key).into_owned(),
            other: lang.other(),
            other_term: lang.other().text(&key).into_owned(),
            text: Prose::new(&lang.text(&format!("section-{}", rule.id))),
            figures,
            note: Note::new(lang, rule),
            practice: practice.first().map(|id| (puzzle_link(lang, id), practice.len())),
            tool: tool(lang, rule),
        }
    }
}

impl Note {
    pub(super) fn new(lang: Lang, rule: &Rule) -> Note {
        let slip = lang.attr(&format!("rule-{}", rule.id), "slip").filter(|_| rule.slip);
        Note {
            sources: rule.sources.join(" "),
            fide: rule.fide.clone(),
            slip: slip.map(Into::into),
            advice: rule.advice,
        }
    }
}

/// The caption of a lesson's figure.
pub(super) fn caption(lang: Lang, lesson: &Lesson, id: &str) -> Caption {
    Caption::of(lang, format!("figure-{}-{id}", lesson.slug))
}

/// The lesson's puzzles that practise a rule.
pub(super) fn practice<'a>(course: &Curriculum, lesson: &'a Lesson, rule: &str) -> Vec<&'a str> {
    let practises =
        |id: &&String| course.puzzle(id).is_some_and(|puzzle| puzzle.rules.iter().any(|r| r == rule));
    lesson.puzzles.iter().filter(practises).map(String::as_str).collect()
}

/// Puzzles as a numbered list.
pub(super) fn steps(shell: &Shell, puzzles: &[String], done: &Progress) -> Vec<Step> {
    let step = |(index, id): (usize, &String)| Step {
        number: index + 1,
        href: shell.to(&format!("/puzzles/{id}")),
        solved: done.solved.contains(id),
        tried: done.tried.contains(id),
        prompt: shell.t(&format!("puzzle-{id}")).into_owned(),
    };
    puzzles.iter().enumerate().map(step).collect()
}

/// The address of the lesson's first puzzle still to solve, with its number.
pub(super) fn open_puzzle(shell: &Shell, lesson: &Lesson, done: &Progress) -> Option<(String, usize)> {
    let index = lesson.puzzles.iter().position(|id| !done.solved.contains(id))?;
    Some((shell.to(&format!("/puzzles/{}", lesson.puzzles.get(index)?)), index + 1))
}

/// The lesson after this one.
pub(super) fn following<'a>(course: &'a Curriculum, lesson: &Lesson) -> Option<&'a Lesson> {
    let place = course.lessons.iter().position(|other| other.slug == lesson.slug)?;
    course.lessons.get(place + 1)
}

pub(super) fn lesson_link(lang: Lang, slug: &str) -> Link {
    Link {
        href: format!("/{}/lessons/{slug}", lang.code()),
        text: lang.text(&format!("lesson-{slug}")).into_owned(),
    }
}

fn puzzle_link(lang: Lang, id: &str) -> Link {
    Link { href: format!("/{}/puzzles/{id}", lang.code()), text: String::new() }
}

/// A lesson that teaches a rule, where it is written, as a link to its section.
pub(super) fn section_link(course: &Curriculum, lang: Lang, rule: &Rule) -> Option<Link> {
    let lesson = course.lesson(&rule.lesson)?;
    let link = lesson_link(lang, &lesson.slug);
    Some(Link { href: format!("{}#{}", link.href, rule.id), ..link })
}

/// How a section is numbered: 一 二 三 in Chinese, 1 2 3 in English.
fn ordinal(lang: Lang, number: usize) -> String {
    const DIGITS: [&str; 10] = ["", "一", "二", "三", "四", "五", "六", "七", "八", "九"];
    match (lang, number) {
        (Lang::En, _) | (Lang::Zh, 100..) => number.to_string(),
        (Lang::Zh, 1..=19) => format!("{}{}", if number > 9 { "十" } else { "" }, DIGITS[number % 10]),
        (Lang::Zh, _) => format!("{}十{}", DIGITS[number / 10 % 10], DIGITS[number % 10]),
    }
}

/// A link to a rule, for a list.
pub(super) fn rule_links(course: &Curriculum, lang: Lang, rules: &[String]) -> Vec<Link> {
    rules.iter().filter_map(|rule| rule_link(course, lang, rule)).collect()
}

#[cfg(test)]
mod tests {
    use super::ordinal;
    use crate::i18n::Lang;

    #[test]
    fn sections_are_numbered_in_the_way_of_the_language() {
        let zh = |number| ordinal(Lang::Zh, number);
        assert_eq!([zh(1), zh(10), zh(12), zh(20), zh(35)], ["一", "十", "十二", "二十", "三十五"]);
        assert_eq!(ordinal(Lang::En, 3), "3");
    }
}
