//! What was read of a list, before it is saved: who would be added, and what was passed over.

use super::roll::MOST;
use crate::i18n::Lang;
use crate::roster::{MAX_NAME, MAX_NAMES, Passed, Roster, Shape, Why, fold, name, told_apart};
use crate::store::Class;
use crate::web::pages::fields::Fields;
use crate::web::shell::Shell;
use askama::Template;
use std::collections::BTreeSet;

/// So many of the lines that gave no name are shown; whoever sends a file of another kind need not
/// read all of it once more.
const PASSED: usize = 50;

/// The page.
#[derive(Debug, Template)]
#[template(path = "preview.html")]
pub(super) struct PreviewPage {
    pub(super) shell: Shell,
    pub(super) class: Class,
    pub(super) preview: Preview,
    /// The list as it was sent, to be changed and read again.
    pub(super) text: String,
    pub(super) limit: usize,
}

/// What would be added.
#[derive(Debug, Default)]
pub(super) struct Preview {
    /// How many pupils the class has, as this page knows it.
    pub(super) seen: usize,
    pub(super) rows: Vec<Row>,
    /// How the list was understood.
    pub(super) shape: Option<String>,
    pub(super) passed: Vec<PassedOver>,
    /// How many more were passed over.
    pub(super) more: usize,
    pub(super) fault: Option<String>,
}

/// A name.
#[derive(Debug)]
pub(super) struct Row {
    pub(super) name: String,
    pub(super) ticked: bool,
    /// What there is to say of it.
    pub(super) note: Option<String>,
    /// Whether it cannot be taken as it stands.
    pub(super) wrong: bool,
}

/// A line that gave no name.
#[derive(Debug)]
pub(super) struct PassedOver {
    pub(super) line: String,
    pub(super) text: String,
    pub(super) why: String,
}

impl Preview {
    /// Of a list that was read, for a class that has those names.
    pub(super) fn of(lang: Lang, roster: &Roster, taken: &[&str]) -> Preview {
        let names: Vec<&str> = roster.names.iter().map(|found| found.name.as_str()).collect();
        Preview {
            seen: taken.len(),
            rows: rows(lang, &names, taken),
            shape: Some(shape(lang, &roster.shape)),
            passed: roster.passed.iter().take(PASSED).map(|passed| passed_over(lang, passed)).collect(),
            more: roster.passed.len().saturating_sub(PASSED),
            fault: None,
        }
    }

    /// Of names that were sent once more, while the class's list has changed.
    pub(super) fn again(lang: Lang, names: &[String], taken: &[&str]) -> Preview {
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let fault = Some(lang.text("preview-changed").into_owned());
        Preview { seen: taken.len(), rows: rows(lang, &names, taken), fault, ..Preview::default() }
    }

    /// How many names were found.
    pub(super) fn count(&self) -> usize {
        self.rows.len()
    }
}

/// What a teacher has agreed to.
pub(super) struct Agreed {
    /// How many pupils the class had.
    pub(super) seen: usize,
    /// The names that are ticked.
    pub(super) names: Vec<String>,
}

/// What the form says; `Err` with the page as it was sent and the faults where something is wrong.
pub(super) fn agreed(lang: Lang, fields: &Fields) -> Result<Agreed, Box<Preview>> {
    let seen = fields.get("seen").and_then(|seen| seen.parse().ok()).unwrap_or_default();
    let written = |place: usize| fields.get(&format!("name-{place}")).map(str::to_owned);
    let given: Vec<String> = (1..=MAX_NAMES).map_while(written).collect();
    let ticked: BTreeSet<usize> = fields.all("add").filter_map(|place| place.parse().ok()).collect();
    let rows: Vec<Row> = given
        .iter()
        .enumerate()
        .map(|(place, text)| read_row(lang, text, ticked.contains(&(place + 1))))
        .collect();
    let names: Vec<String> = rows.iter().filter(|row| row.ticked).map(|row| row.name.clone()).collect();
    let room = MOST.saturating_sub(seen);
    let fault = if names.is_empty() {
        Some(lang.text("preview-none").into_owned())
    } else if names.len() > room {
        Some(lang.text_with("students-fault-room", &[("count", names.len().into()), ("room", room.into())]))
    } else {
        None
    };
    if fault.is_none() && rows.iter().all(|row| !row.wrong) {
        return Ok(Agreed { seen, names });
    }
    Err(Box::new(Preview { seen, rows, fault, ..Preview::default() }))
}

/// A name as it was sent. What is not ticked is not looked at.
fn read_row(lang: Lang, text: &str, ticked: bool) -> Row {
    match name(text) {
        Ok(name) => Row { name, ticked, note: None, wrong: false },
        Err(_) => Row {
            name: text.chars().take(2 * MAX_NAME).collect(),
            note: ticked.then(|| lang.text_with("student-fault-name", &[("most", MAX_NAME.into())])),
            wrong: ticked,
            ticked,
        },
    }
}

/// Names that the class has are not ticked; those that stand twice in the list are numbered.
fn rows(lang: Lang, names: &[&str], taken: &[&str]) -> Vec<Row> {
    let known: BTreeSet<String> = taken.iter().map(|name| fold(name)).collect();
    let told = told_apart(names.iter().copied(), taken);
    let row = |(name, told): (&&str, crate::roster::Told)| {
        let is_known = known.contains(&fold(name));
        let key = if is_known { "preview-known" } else { "preview-twin" };
        Row {
            name: told.name,
            ticked: !is_known,
            note: told.twin.then(|| lang.text(key).into_owned()),
            wrong: false,
        }
    };
    names.iter().zip(told).map(row).collect()
}

fn shape(lang: Lang, shape: &Shape) -> String {
    match shape {
        Shape::List => lang.text("preview-list").into_owned(),
        Shape::Column { heading: Some(heading), .. } => {
            lang.text_with("preview-column-named", &[("heading", heading.as_str().into())])
        }
        Shape::Column { number, heading: None } => {
            lang.text_with("preview-column", &[("number", (*number).into())])
        }
        Shape::TwoColumns => lang.text("preview-two").into_owned(),
    }
}

fn passed_over(lang: Lang, passed: &Passed) -> PassedOver {
    let why = match passed.why {
        Why::Heading => lang.text("preview-why-heading").into_owned(),
        Why::NoName => lang.text("preview-why-no-name").into_owned(),
        Why::NotAName => lang.text("preview-why-not-a-name").into_owned(),
        Why::TooLong => lang.text_with("preview-why-too-long", &[("most", MAX_NAME.into())]),
        Why::TooMany => lang.text_with("preview-why-too-many", &[("most", MAX_NAMES.into())]),
    };
    let line = lang.text_with("preview-line", &[("line", passed.line.into())]);
    PassedOver { line, text: passed.text.clone(), why }
}
