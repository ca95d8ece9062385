//! The list of beginners' questions, theme by theme, and what a search among them finds.

use super::beside::Other;
use super::fields::Fields;
use super::links::{Link, question_link};
use super::prose::Prose;
use super::render;
use super::search::{Found, Text, search};
use crate::curriculum::{Curriculum, Question};
use crate::i18n::Lang;
use crate::web::percent::encode;
use crate::web::shell::Shell;
use crate::web::state::AppState;
use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;

/// The list of questions.
#[derive(Debug, Template)]
#[template(path = "questions.html")]
struct QuestionsPage {
    shell: Shell,
    query: String,
    finding: Finding,
    found: Vec<Entry>,
    /// Every question, where nothing was found or nothing looked for.
    themes: Vec<Theme>,
    /// Words to look for.
    examples: Vec<Link>,
}

/// What came of the search.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Finding {
    /// Nothing was looked for.
    Idle,
    /// Some questions have all the words.
    Whole,
    /// None has all the words; some have half of them or more.
    Near,
    /// None has even half of them.
    Nothing,
}

/// The questions about one theme.
#[derive(Debug)]
struct Theme {
    id: String,
    name: String,
    /// With their titles in the other language.
    questions: Vec<(Link, Other)>,
}

/// A question that was found.
#[derive(Debug)]
struct Entry {
    link: Link,
    /// Its title in the other language.
    other: Other,
    answer: String,
}

/// `GET /{lang}/questions`, also with words to look for: `?q=…`.
pub(super) async fn index(request: HttpRequest, shell: Shell, state: Data<AppState>) -> HttpResponse {
    let query = Fields::of_query(&request).written("q").unwrap_or_default();
    render(&shell, &QuestionsPage::new(&state.curriculum, shell.clone(), query))
}

impl QuestionsPage {
    fn new(course: &Curriculum, shell: Shell, query: String) -> QuestionsPage {
        let (finding, places) = match search(&texts(course), &query) {
            None => (Finding::Idle, Vec::new()),
            Some(Found { whole, .. }) if !whole.is_empty() => (Finding::Whole, whole),
            Some(Found { near, .. }) if !near.is_empty() => (Finding::Near, near),
            Some(_) => (Finding::Nothing, Vec::new()),
        };
        let questions = places.iter().filter_map(|place| course.questions.get(*place));
        let found: Vec<Entry> = questions.map(|question| entry(&shell, question)).collect();
        let themes = if found.is_empty() { themes(course, &shell) } else { Vec::new() };
        QuestionsPage { finding, found, themes, examples: examples(&shell), query, shell }
    }
}

/// What can be found of each question: its words in every language, with those of its rules and
/// its theme.
fn texts(course: &Curriculum) -> Vec<Text> {
    let words = |key: &str| Lang::ALL.iter().map(|lang| lang.text(key).into_owned()).collect::<Vec<_>>();
    let text = |question: &Question| {
        let key = format!("question-{}", question.id);
        let said = Lang::ALL
            .iter()
            .flat_map(|lang| ["answer", "words"].map(|name| lang.attr(&key, name).unwrap_or_default()));
        let mut bodies: Vec<String> = said.map(Into::into).collect();
        bodies.extend(question.rules.iter().flat_map(|rule| words(&format!("rule-{rule}"))));
        bodies.extend(words(&format!("theme-{}", question.theme)));
        Text::new(&words(&key), &bodies)
    };
    course.questions.iter().map(text).collect()
}

fn themes(course: &Curriculum, shell: &Shell) -> Vec<Theme> {
    let theme = |id: &str| {
        let questions = course.questions.iter().filter(|question| question.theme == id);
        Theme {
            id: id.to_owned(),
            name: shell.t(&format!("theme-{id}")).into_owned(),
            questions: questions
                .map(|question| (question_link(shell, question), title(shell, question)))
                .collect(),
        }
    };
    course.themes().into_iter().map(theme).collect()
}

fn entry(shell: &Shell, question: &Question) -> Entry {
    let answer = shell.lang.attr(&format!("question-{}", question.id), "answer").unwrap_or_default();
    Entry {
        link: question_link(shell, question),
        other: title(shell, question),
        answer: Prose::lead(&answer),
    }
}

/// What is asked, in the other language.
fn title(shell: &Shell, question: &Question) -> Other {
    Other::of(shell, &format!("question-{}", question.id))
}

/// Searches that find something, as links.
fn examples(shell: &Shell) -> Vec<Link> {
    let link = |text: &str| Link {
        href: shell.to(&format!("/questions?q={}", encode(text))),
        text: text.to_owned(),
    };
    shell.t("questions-examples").split('|').map(link).collect()
}
