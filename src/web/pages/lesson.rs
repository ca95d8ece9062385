//! A lesson: its rules one after the other, each with figures to try moves on, and its puzzles.

use super::beside::{Both, Other};
use super::fields::Fields;
use super::figure::{Caption, FigureView, Place};
use super::glossary::{TermLink, term_links};
use super::kept::{self, Kept};
use super::links::{Link, lesson_link};
use super::rule::tool;
use super::words::Words;
use super::{problem, progress, text};
use crate::curriculum::{Curriculum, Lesson, Rule, Section};
use crate::i18n::{Lang, messages};
use crate::puzzle::generate::Skill;
use crate::store::Progress;
use crate::web::session::Learner;
use crate::web::shell::{Shell, WITH};
use crate::web::state::AppState;
use actix_web::web::{Data, Path};
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;

/// A lesson's page.
#[derive(Debug, Template)]
#[template(path = "lesson.html")]
struct LessonPage {
    shell: Shell,
    part: String,
    title: String,
    title_other: Other,
    summary: String,
    summary_other: Other,
    sections: Vec<SectionView>,
    terms: Vec<TermLink>,
    puzzles: Vec<Step>,
    /// Where what it teaches is practised without end.
    endless: Option<Link>,
    solved: usize,
    /// The first puzzle still to solve, with its number.
    open: Option<(String, usize)>,
    /// Where its puzzles can be printed.
    sheet: String,
    next: Option<Link>,
    words: Words,
}

/// A rule as the lesson teaches it.
#[derive(Debug)]
struct SectionView {
    rule: String,
    href: String,
    number: String,
    term: String,
    other: Lang,
    other_term: String,
    text: Both,
    figures: Vec<FigureView>,
    note: Note,
    /// The first puzzle that practises it, and how many do.
    practice: Option<(String, usize)>,
    tool: Option<Link>,
}

/// Where a rule stands, and where the sources slip.
#[derive(Debug)]
pub(super) struct Note {
    pub(super) sources: String,
    pub(super) fide: String,
    /// That the Laws are silent, in the other language.
    pub(super) silent: Other,
    pub(super) slip: Option<(String, Other)>,
    /// Whether it is advice; that no rule says so, in the other language.
    pub(super) advice: Option<Other>,
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
    if fields.is_empty_but(WITH) && done == Progress::default() && shell.signed_in.is_none() {
        return kept::send(&request, &shell, fresh(&state.curriculum, &shell, lesson));
    }
    let page = LessonPage::new(&state.curriculum, shell.clone(), lesson, &done, &fields);
    super::render(&shell, &page)
}

/// The lesson for a newcomer, rendered once in each language, by itself and with the other beside it.
fn fresh(course: &Curriculum, shell: &Shell, lesson: &Lesson) -> Kept {
    let render =
        |shell| text(&LessonPage::new(course, shell, lesson, &Progress::default(), &Fields::default()));
    kept::once(Shell::at(shell.lang, shell.beside, format!("/lessons/{}", lesson.slug)), render)
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
                Some(SectionView::new(course, &shell, lesson, rule, index, views))
            })
            .collect();
        let puzzles = steps(&shell, &lesson.puzzles, done);
        LessonPage {
            part: lang.text(&format!("part-{}", lesson.part)).into_owned(),
            summary: lang.attr(&title, "summary").unwrap_or_default().into_owned(),
            summary_other: Other::attr(&shell, &title, "summary"),
            title: lang.text(&title).into_owned(),
            title_other: Other::of(&shell, &title),
            sections,
            terms: term_links(course, &shell, &lesson.slug),
            solved: puzzles.iter().filter(|step| step.solved).count(),
            open: open_puzzle(&shell, lesson, done),
            sheet: shell.to(&format!("/worksheet?lesson={}", lesson.slug)),
            endless: endless(&shell, &lesson.slug),
            puzzles,
            next: following(course, lesson).map(|lesson| lesson_link(&shell, &lesson.slug)),
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
    let view = |figure: &crate::curriculum::Figure| {
        *count += 1;
        let place = Place { course, shell, number: Some(*count) };
        FigureView::new(place, figure, caption(shell, lesson, &figure.id), fields)
    };
    section.figures.iter().map(view).collect()
}

impl SectionView {
    fn new(
        course: &Curriculum,
        shell: &Shell,
        lesson: &Lesson,
        rule: &Rule,
        index: usize,
        figures: Vec<FigureView>,
    ) -> SectionView {
        let lang = shell.lang;
        let key = format!("rule-{}", rule.id);
        let practice = practice(course, lesson, &rule.id);
        SectionView {
            rule: rule.id.clone(),
            href: shell.to(&format!("/rules/{}", rule.id)),
            number: ordinal(lang, index + 1),
            term: lang.text(&key).into_owned(),
            other: lang.other(),
            other_term: lang.other().text(&key).into_owned(),
            text: Both::new(shell, |lang| lang.text(&format!("section-{}", rule.id))),
            figures,
            note: Note::new(shell, rule),
            practice: practice.first().map(|id| (shell.to(&format!("/puzzles/{id}")), practice.len())),
            tool: tool(shell, rule),
        }
    }
}

impl Note {
    pub(super) fn new(shell: &Shell, rule: &Rule) -> Note {
        let key = format!("rule-{}", rule.id);
        let slip = shell.lang.attr(&key, "slip").filter(|_| rule.slip);
        Note {
            sources: rule.sources.join(" "),
            fide: messages::articles(shell.lang, &rule.fide),
            silent: Other::of(shell, "note-silent"),
            slip: slip.map(|slip| (slip.into_owned(), Other::attr(shell, &key, "slip"))),
            advice: rule.advice.then(|| Other::of(shell, "note-advice-text")),
        }
    }
}

/// The caption of a lesson's figure.
pub(super) fn caption(shell: &Shell, lesson: &Lesson, id: &str) -> Caption {
    Caption::of(shell, format!("figure-{}-{id}", lesson.slug))
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

/// Where what a lesson teaches is practised without end, if it can be.
fn endless(shell: &Shell, slug: &str) -> Option<Link> {
    let skill = Skill::of_lesson(slug).next();
    skill.map(|_| Link::new(shell, &format!("/practice#{slug}"), "practice-of-lesson"))
}

/// The lesson after this one.
pub(super) fn following<'a>(course: &'a Curriculum, lesson: &Lesson) -> Option<&'a Lesson> {
    let place = course.lessons.iter().position(|other| other.slug == lesson.slug)?;
    course.lessons.get(place + 1)
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
