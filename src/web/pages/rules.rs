//! The index of rules, lesson by lesson, and what a search among them finds, by either language.

use super::beside::Other;
use super::fields::Fields;
use super::links::{Link, lesson_link};
use super::prose::Prose;
use super::render;
use super::search::{Finding, Text, sift};
use crate::curriculum::{Curriculum, Rule};
use crate::i18n::{Lang, messages};
use crate::web::shell::Shell;
use crate::web::state::AppState;
use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;

/// The index of rules.
#[derive(Debug, Template)]
#[template(path = "rules.html")]
struct RulesPage {
    shell: Shell,
    query: String,
    finding: Finding,
    groups: Vec<Group>,
}

/// The rules of a lesson; those without a written lesson stand together at the end.
#[derive(Debug)]
struct Group {
    title: String,
    other: Other,
    lesson: Option<Link>,
    rules: Vec<Entry>,
}

#[derive(Debug)]
struct Entry {
    link: Link,
    other: Lang,
    other_term: String,
    advice: bool,
    statement: String,
    statement_other: Other,
    sources: String,
    fide: String,
}

/// `GET /{lang}/rules`, also with words to look for: `?q=…`.
pub(super) async fn index(request: HttpRequest, shell: Shell, state: Data<AppState>) -> HttpResponse {
    let query = Fields::of_query(&request).written("q").unwrap_or_default();
    render(&shell, &RulesPage::new(&state.curriculum, shell.clone(), query))
}

impl RulesPage {
    fn new(course: &Curriculum, shell: Shell, query: String) -> RulesPage {
        let (finding, places) = sift(&texts(course), &query);
        let rules = course.rules.iter().enumerate();
        let shown = rules.filter(|(place, _)| places.as_ref().is_none_or(|places| places.contains(place)));
        let shown: Vec<&Rule> = shown.map(|(_, rule)| rule).collect();
        RulesPage { finding, groups: groups(course, &shell, &shown), query, shell }
    }
}

/// What can be found of each rule: its words and its lesson's title in every language.
fn texts(course: &Curriculum) -> Vec<Text> {
    let text = |rule: &Rule| {
        let key = format!("rule-{}", rule.id);
        let terms = Lang::ALL.map(|lang| lang.text(&key));
        let said = |name: &'static str| {
            let key = key.clone();
            Lang::ALL.map(move |lang| lang.attr(&key, name).unwrap_or_default())
        };
        let mut bodies: Vec<_> = said("statement").into_iter().chain(said("slip")).collect();
        if let Some(lesson) = course.lesson(&rule.lesson) {
            bodies.extend(Lang::ALL.map(|lang| lang.text(&format!("lesson-{}", lesson.slug))));
        }
        Text::new(&terms, &bodies)
    };
    course.rules.iter().map(text).collect()
}

fn groups(course: &Curriculum, shell: &Shell, shown: &[&Rule]) -> Vec<Group> {
    let of = |wanted: &dyn Fn(&Rule) -> bool| -> Vec<Entry> {
        shown.iter().filter(|rule| wanted(rule)).map(|rule| entry(shell, rule)).collect()
    };
    let lessons = course.lessons.iter().map(|lesson| Group {
        other: Other::of(shell, &format!("lesson-{}", lesson.slug)),
        title: shell.t(&format!("lesson-{}", lesson.slug)).into_owned(),
        lesson: Some(lesson_link(shell, &lesson.slug)),
        rules: of(&|rule| rule.lesson == lesson.slug),
    });
    let rest = Group {
        other: Other::of(shell, "rules-unwritten"),
        title: shell.t("rules-unwritten").into_owned(),
        lesson: None,
        rules: of(&|rule| course.lesson(&rule.lesson).is_none()),
    };
    lessons.chain([rest]).filter(|group| !group.rules.is_empty()).collect()
}

fn entry(shell: &Shell, rule: &Rule) -> Entry {
    let lang = shell.lang;
    let key = format!("rule-{}", rule.id);
    let statement = |lang: Lang| Prose::lead(&lang.attr(&key, "statement").unwrap_or_default());
    Entry {
        link: Link::new(shell, &format!("/rules/{}", rule.id), &key),
        other: lang.other(),
        other_term: lang.other().text(&key).into_owned(),
        advice: rule.advice,
        statement: statement(lang),
        statement_other: Other::new(shell, statement),
        sources: rule.sources.join(" "),
        fide: messages::articles(lang, &rule.fide),
    }
}
