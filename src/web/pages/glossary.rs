//! The glossary: every word of the game in both languages with its pinyin, group by group, and what
//! a search among them finds.

use super::fields::Fields;
use super::links::{lesson_link, rule_link};
use super::lookup::look_up;
use super::render;
use super::search::Finding;
use crate::curriculum::{Curriculum, Taught, Term};
use crate::i18n::Lang;
use crate::web::shell::Shell;
use crate::web::state::AppState;
use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;

/// The glossary.
#[derive(Debug, Template)]
#[template(path = "glossary.html")]
struct GlossaryPage {
    shell: Shell,
    query: String,
    finding: Finding,
    /// What was found, the best first.
    found: Vec<Entry>,
    /// Every word, where nothing was found or nothing looked for.
    groups: Vec<Group>,
}

/// The words about one thing.
#[derive(Debug)]
struct Group {
    id: String,
    title: String,
    entries: Vec<Entry>,
}

/// A word with its meaning.
#[derive(Debug, Template)]
#[template(path = "_term.html")]
struct Entry {
    lang: Lang,
    id: String,
    word: String,
    other_word: String,
    reading: String,
    /// What is said of it: in the page's language, and in the one beside it.
    glosses: Vec<Gloss>,
    /// Where it is taught: address and words.
    taught: Option<(String, String)>,
}

/// What is said of a word in one language.
#[derive(Debug)]
struct Gloss {
    lang: Lang,
    meaning: String,
    note: Vec<Run>,
}

/// A stretch of text in one script: Chinese in an English text is of another language.
#[derive(Debug, PartialEq, Eq)]
struct Run {
    other: bool,
    text: String,
}

/// A word as a link to the glossary, with the word of the other language.
#[derive(Debug)]
pub(super) struct TermLink {
    pub(super) href: String,
    pub(super) word: String,
    pub(super) other: Lang,
    pub(super) other_word: String,
}

/// `GET /{lang}/glossary`, also with words to look for: `?q=…`.
pub(super) async fn show(request: HttpRequest, shell: Shell, state: Data<AppState>) -> HttpResponse {
    let query = Fields::of_query(&request).written("q").unwrap_or_default();
    render(&shell, &GlossaryPage::new(&state.curriculum, shell.clone(), query))
}

/// The words that a lesson teaches.
pub(super) fn term_links(course: &Curriculum, shell: &Shell, slug: &str) -> Vec<TermLink> {
    let lang = shell.lang;
    let link = |term: &Term| TermLink {
        href: shell.to(&format!("/glossary#{}", term.id)),
        word: lang.text(&key(term)).into_owned(),
        other: lang.other(),
        other_word: lang.other().text(&key(term)).into_owned(),
    };
    course.terms_of(slug).map(link).collect()
}

impl GlossaryPage {
    fn new(course: &Curriculum, shell: Shell, query: String) -> GlossaryPage {
        let (finding, places) = look_up(course, &query);
        let found: Vec<Entry> = places
            .iter()
            .filter_map(|place| course.terms.get(*place))
            .map(|term| Entry::new(course, &shell, term))
            .collect();
        let groups = if found.is_empty() { groups(course, &shell) } else { Vec::new() };
        GlossaryPage { finding, found, groups, query, shell }
    }
}

impl Entry {
    fn new(course: &Curriculum, shell: &Shell, term: &Term) -> Entry {
        let lang = shell.lang;
        let key = key(term);
        Entry {
            lang,
            id: term.id.clone(),
            word: lang.text(&key).into_owned(),
            other_word: lang.other().text(&key).into_owned(),
            reading: term.pinyin.to_string(),
            glosses: [Some(lang), shell.beside].into_iter().flatten().map(|lang| gloss(lang, &key)).collect(),
            taught: term.taught.as_ref().and_then(|taught| place(course, shell, taught)),
        }
    }
}

fn gloss(lang: Lang, key: &str) -> Gloss {
    Gloss {
        lang,
        meaning: lang.attr(key, "meaning").unwrap_or_default().into_owned(),
        note: runs(lang, &lang.attr(key, "note").unwrap_or_default()),
    }
}

/// The message with its words.
pub(super) fn key(term: &Term) -> String {
    format!("term-{}", term.id)
}

/// Where a word is taught: the rule's page, else the lesson.
fn place(course: &Curriculum, shell: &Shell, taught: &Taught) -> Option<(String, String)> {
    let (link, key, name) = match taught {
        Taught::Rule(id) => (rule_link(course, shell, id)?, "verdict-rule", "rule"),
        Taught::Lesson(slug) => (lesson_link(shell, slug), "rule-lesson", "lesson"),
    };
    let words = shell.lang.text_with(key, &[(name, link.text.as_str().into())]);
    Some((link.href, words))
}

fn groups(course: &Curriculum, shell: &Shell) -> Vec<Group> {
    let group = |id: &str| {
        let terms = course.terms.iter().filter(|term| term.group == id);
        Group {
            id: id.to_owned(),
            title: shell.t(&format!("group-{id}")).into_owned(),
            entries: terms.map(|term| Entry::new(course, shell, term)).collect(),
        }
    };
    course.groups().into_iter().map(group).collect()
}

/// The stretches of a text: in English, Chinese characters stand apart.
fn runs(lang: Lang, text: &str) -> Vec<Run> {
    let han = |letter: char| matches!(letter, '\u{3400}'..='\u{9fff}');
    let mut runs: Vec<Run> = Vec::new();
    for letter in text.chars() {
        let other = lang == Lang::En && han(letter);
        match runs.last_mut() {
            Some(run) if run.other == other => run.text.push(letter),
            Some(_) | None => runs.push(Run { other, text: letter.to_string() }),
        }
    }
    runs
}

#[cfg(test)]
mod tests {
    use super::runs;
    use crate::i18n::Lang;

    #[test]
    fn chinese_in_an_english_text_stands_apart() {
        let parts = |lang, text: &str| -> Vec<(bool, String)> {
            runs(lang, text).into_iter().map(|run| (run.other, run.text)).collect()
        };
        let said = parts(Lang::En, "Say 升变, not 升级.");
        let han: Vec<&str> = said.iter().filter(|run| run.0).map(|run| run.1.as_str()).collect();
        assert_eq!(han, ["升变", "升级"]);
        assert_eq!(said.iter().map(|run| run.1.as_str()).collect::<String>(), "Say 升变, not 升级.");
        assert_eq!(parts(Lang::Zh, "记作 e.p.").len(), 1);
        assert!(parts(Lang::En, "").is_empty());
    }
}
