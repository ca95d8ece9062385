//! Reads the glossary's file. Each word is held against the rules and lessons of the course.

use super::load::{Reader, is_name};
use super::{Curriculum, Pinyin, Taught, Term};
use serde::Deserialize;
use toml::{Spanned, Table};

/// `glossary.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GlossaryFile {
    term: Vec<Spanned<Table>>,
}

/// `[[term]]`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawTerm {
    id: String,
    group: String,
    pinyin: String,
    rule: Option<String>,
    lesson: Option<String>,
}

/// Reads the file; what is read of a word with a fault counts for nothing.
pub(super) fn read(reader: &mut Reader<'_, '_>, course: &Curriculum) -> Vec<Term> {
    let Some(file) = reader.file::<GlossaryFile>() else { return Vec::new() };
    let mut terms: Vec<Term> = Vec::new();
    for table in file.term {
        let place = reader.place(&table, "term", "id");
        let Some(raw) = reader.table::<RawTerm>(&place, table.into_inner()) else { continue };
        check(reader, &place, &terms, &raw);
        let taught = taught(reader, &place, course, raw.rule, raw.lesson);
        match Pinyin::read(&raw.pinyin) {
            Ok(pinyin) => terms.push(Term { id: raw.id, group: raw.group, pinyin, taught }),
            Err(what) => reader.fault(&place, format!("pinyin: {what}")),
        }
    }
    terms
}

fn check(reader: &mut Reader<'_, '_>, place: &str, earlier: &[Term], raw: &RawTerm) {
    for name in [&raw.id, &raw.group] {
        if !is_name(name) {
            reader.fault(place, format!("`{name}` is no name in kebab-case"));
        }
    }
    if earlier.iter().any(|term| term.id == raw.id) {
        reader.fault(place, "the id stands twice");
    }
    let resumed = earlier.last().is_some_and(|last| last.group != raw.group)
        && earlier.iter().any(|term| term.group == raw.group);
    if resumed {
        reader.fault(place, format!("the words of `{}` do not stand together", raw.group));
    }
}

fn taught(
    reader: &mut Reader<'_, '_>,
    place: &str,
    course: &Curriculum,
    rule: Option<String>,
    lesson: Option<String>,
) -> Option<Taught> {
    match (rule, lesson) {
        (None, None) => None,
        (Some(id), None) => {
            if course.rule(&id).is_none() {
                reader.fault(place, format!("rule: no such rule `{id}`"));
            }
            Some(Taught::Rule(id))
        }
        (None, Some(slug)) => {
            if course.lesson(&slug).is_none() {
                reader.fault(place, format!("lesson: no such lesson `{slug}`"));
            }
            Some(Taught::Lesson(slug))
        }
        (Some(_), Some(_)) => {
            reader.fault(place, "a rule stands in its lesson: name one of the two");
            None
        }
    }
}
