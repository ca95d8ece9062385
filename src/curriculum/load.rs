//! Reads the embedded content files and reports every fault with its file.

use super::raw::{RawRule, RulesFile};
use super::{Curriculum, Lesson, Rule, files, glossary_file, lesson_file, question_file};
use crate::puzzle::Puzzle;
use serde::de::DeserializeOwned;
use std::collections::BTreeMap;
use std::fmt;
use toml::{Spanned, Table};

/// Something wrong in a content file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// The file, as named in the repository.
    pub file: String,
    /// Where in it: a line, with the table's id where it has one.
    pub place: String,
    /// What is wrong.
    pub what: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}: {}", self.file, self.place, self.what)
    }
}

/// A content file.
#[derive(Debug, Clone, Copy)]
pub struct Source<'a> {
    /// Its name in the repository.
    pub name: &'a str,
    /// Its text.
    pub text: &'a str,
}

/// Loads the course that is built into the binary.
///
/// # Errors
///
/// Every fault found, in all files.
pub fn load() -> Result<Curriculum, Vec<Fault>> {
    let mut course = read(files::RULES, files::LESSONS)?;
    read_questions(&mut course, files::QUESTIONS)?;
    read_glossary(&mut course, files::GLOSSARY)?;
    Ok(course)
}

/// Reads the questions of a course from their file.
///
/// # Errors
///
/// Every fault found in it.
pub fn read_questions(course: &mut Curriculum, source: Source<'_>) -> Result<(), Vec<Fault>> {
    let mut faults = Vec::new();
    course.questions = question_file::read(&mut Reader::new(source, &mut faults), &course.rules);
    if faults.is_empty() { Ok(()) } else { Err(faults) }
}

/// Reads the glossary of a course from its file.
///
/// # Errors
///
/// Every fault found in it.
pub fn read_glossary(course: &mut Curriculum, source: Source<'_>) -> Result<(), Vec<Fault>> {
    let mut faults = Vec::new();
    course.terms = glossary_file::read(&mut Reader::new(source, &mut faults), course);
    if faults.is_empty() { Ok(()) } else { Err(faults) }
}

/// Reads a course from its files, the lessons in teaching order; it has no questions and no glossary
/// yet.
///
/// # Errors
///
/// Every fault found, in all files.
pub fn read(rules: Source<'_>, lessons: &[Source<'_>]) -> Result<Curriculum, Vec<Fault>> {
    let mut faults = Vec::new();
    let rules = read_rules(&mut Reader::new(rules, &mut faults));
    let mut course =
        Curriculum { rules, lessons: vec![], puzzles: BTreeMap::new(), questions: vec![], terms: vec![] };
    for source in lessons {
        let mut reader = Reader::new(*source, &mut faults);
        if let Some((lesson, puzzles)) = lesson_file::read(&mut reader, &course.rules) {
            add_lesson(&mut course, &mut reader, lesson, puzzles);
        }
    }
    if faults.is_empty() { Ok(course) } else { Err(faults) }
}

fn read_rules(reader: &mut Reader<'_, '_>) -> Vec<Rule> {
    let Some(file) = reader.file::<RulesFile>() else { return Vec::new() };
    let mut rules: Vec<Rule> = Vec::new();
    for table in file.rule {
        let place = reader.place(&table, "rule", "id");
        let Some(raw) = reader.table::<RawRule>(&place, table.into_inner()) else { continue };
        for name in [&raw.id, &raw.lesson] {
            if !is_name(name) {
                reader.fault(&place, format!("`{name}` is no name in kebab-case"));
            }
        }
        if rules.iter().any(|rule| rule.id == raw.id) {
            reader.fault(&place, format!("the id `{}` stands twice", raw.id));
        }
        let RawRule { id, lesson, sources, fide, slip, advice } = raw;
        rules.push(Rule { id, lesson, sources, fide, slip, advice });
    }
    rules
}

fn add_lesson(course: &mut Curriculum, reader: &mut Reader<'_, '_>, lesson: Lesson, puzzles: Vec<Puzzle>) {
    if course.lesson(&lesson.slug).is_some() {
        reader.fault("slug", format!("the lesson `{}` stands twice", lesson.slug));
        return;
    }
    course.puzzles.extend(puzzles.into_iter().map(|puzzle| (puzzle.id.clone(), puzzle)));
    course.lessons.push(lesson);
}

/// Whether the text is lower case letters and digits with single hyphens in between.
pub(super) fn is_name(text: &str) -> bool {
    text.split('-').all(|part| {
        !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit())
    })
}

/// One file being read, with the list that its faults go to.
pub(super) struct Reader<'a, 'f> {
    pub(super) source: Source<'a>,
    faults: &'f mut Vec<Fault>,
}

impl<'a, 'f> Reader<'a, 'f> {
    fn new(source: Source<'a>, faults: &'f mut Vec<Fault>) -> Self {
        Reader { source, faults }
    }

    /// Notes a fault.
    pub(super) fn fault(&mut self, place: &str, what: impl Into<String>) {
        let file = self.source.name.to_owned();
        self.faults.push(Fault { file, place: place.to_owned(), what: what.into() });
    }

    /// The whole file.
    pub(super) fn file<T: DeserializeOwned>(&mut self) -> Option<T> {
        match toml::from_str(self.source.text) {
            Ok(file) => Some(file),
            Err(error) => {
                let place = error.span().map_or_else(|| "file".to_owned(), |span| self.line(span.start));
                self.fault(&place, error.message());
                None
            }
        }
    }

    /// One table of it.
    pub(super) fn table<T: DeserializeOwned>(&mut self, place: &str, table: Table) -> Option<T> {
        match table.try_into() {
            Ok(read) => Some(read),
            Err(error) => {
                self.fault(place, error.message());
                None
            }
        }
    }

    /// Names a table's place by its line and its id, if it has one.
    pub(super) fn place(&self, table: &Spanned<Table>, kind: &str, id_field: &str) -> String {
        let line = self.line(table.span().start);
        match table.get_ref().get(id_field).and_then(toml::Value::as_str) {
            Some(id) => format!("{line}, {kind} {id}"),
            None => format!("{line}, {kind}"),
        }
    }

    fn line(&self, offset: usize) -> String {
        let before = self.source.text.as_bytes().get(..offset).unwrap_or_default();
        format!("line {}", 1 + before.iter().filter(|byte| **byte == b'\n').count())
    }
}
