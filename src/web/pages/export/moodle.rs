//! Moodle's XML: a question an element, the boards as files within.

use super::clean;
use super::gift::share;
use super::question::{Choice, Form, Question};
use askama::Template;

/// The file.
#[derive(Template)]
#[template(path = "_export-moodle.xml")]
struct File<'a> {
    /// Where the questions are put: a stroke would part two names.
    category: String,
    questions: Vec<Entry<'a>>,
}

/// A question.
struct Entry<'a> {
    kind: &'static str,
    name: String,
    html: String,
    told: String,
    picture: Option<&'a str>,
    answers: Vec<Counted>,
    /// Of a choice: whether one is picked.
    single: Option<bool>,
    /// Of a short answer: whether large and small letters are told apart.
    exact: Option<bool>,
}

/// An answer with its share of the points.
struct Counted {
    share: String,
    text: String,
    said: String,
}

/// A file of these questions.
pub(super) fn text(title: &str, questions: &[Question]) -> String {
    let category = format!("$course$/top/{}", clean(title).replace('/', "//"));
    super::super::text(&File { category, questions: questions.iter().map(entry).collect() })
}

fn entry(question: &Question) -> Entry<'_> {
    let picture = question.board.as_ref().map(|board| board.data.as_str());
    let (kind, answers, single, exact) = match &question.answer {
        Form::One(choices) => ("multichoice", picked(choices, "100", "0"), Some(true), None),
        Form::Several(choices) => {
            let share = share(choices);
            ("multichoice", picked(choices, &share, &format!("-{share}")), Some(false), None)
        }
        Form::Short { texts, exact } => {
            ("shortanswer", texts.iter().map(|text| right(literal(text))).collect(), None, Some(*exact))
        }
        Form::Number(number) => ("numerical", vec![right(number.to_string())], None, None),
        Form::Open => ("essay", Vec::new(), None, None),
    };
    Entry {
        kind,
        name: clean(&question.name),
        html: question.html(picture.map(|_| "@@PLUGINFILE@@/board.svg")),
        told: question.told.clone(),
        picture,
        answers,
        single,
        exact,
    }
}

fn picked(choices: &[Choice], right: &str, wrong: &str) -> Vec<Counted> {
    let counted = |choice: &Choice| Counted {
        share: if choice.right { right } else { wrong }.to_owned(),
        text: clean(&choice.text),
        said: clean(&choice.said),
    };
    choices.iter().map(counted).collect()
}

fn right(text: String) -> Counted {
    Counted { share: "100".to_owned(), text, said: String::new() }
}

/// A star would stand for anything.
fn literal(text: &str) -> String {
    clean(text).replace('*', "\\*")
}
