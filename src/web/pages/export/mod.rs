//! Exercises as files that a learning platform takes in: GIFT and Moodle XML.
//!
//! What is right the rules engine says; here it is only written down. Whoever has a list of puzzles
//! gets a file of it.

mod answers;
mod drawing;
mod gift;
mod moodle;
mod question;

use crate::i18n::Lang;
use crate::puzzle::Puzzle;
use actix_web::HttpResponse;
use actix_web::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION};
use question::Question;

/// A form of file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Format {
    /// GIFT: a plain text that many platforms read.
    Gift,
    /// Moodle's XML, with the boards in it.
    Moodle,
}

impl Format {
    /// All forms.
    pub(super) const ALL: [Format; 2] = [Format::Gift, Format::Moodle];

    /// Its name in addresses.
    pub(super) fn as_str(self) -> &'static str {
        match self {
            Format::Gift => "gift",
            Format::Moodle => "xml",
        }
    }

    /// The form of that name.
    pub(super) fn from_name(name: &str) -> Option<Format> {
        Format::ALL.into_iter().find(|format| format.as_str() == name)
    }

    /// Type and ending of its files.
    fn file(self) -> (&'static str, &'static str) {
        match self {
            Format::Gift => ("text/plain; charset=utf-8", "gift.txt"),
            Format::Moodle => ("application/xml; charset=utf-8", "xml"),
        }
    }
}

/// A list of exercises under a title.
#[derive(Debug)]
pub(super) struct Exercises<'a> {
    /// What the list is called.
    pub(super) title: String,
    /// Each with what it is called; where that is empty, by the title and its number.
    pub(super) puzzles: Vec<(String, &'a Puzzle)>,
}

impl<'a> Exercises<'a> {
    /// Puzzles that have no names of their own.
    pub(super) fn of(title: String, puzzles: impl IntoIterator<Item = &'a Puzzle>) -> Exercises<'a> {
        let puzzles = puzzles.into_iter().map(|puzzle| (String::new(), puzzle)).collect();
        Exercises { title, puzzles }
    }

    /// The text of a file.
    pub(super) fn text(&self, lang: Lang, format: Format) -> String {
        let named = self.puzzles.iter().enumerate();
        let questions: Vec<Question> = named
            .map(|(index, (name, puzzle))| {
                let name = if name.is_empty() { &self.title } else { name };
                Question::new(lang, format!("{:02} {name}", index + 1), puzzle)
            })
            .collect();
        match format {
            Format::Gift => gift::text(&self.title, &questions),
            Format::Moodle => moodle::text(&self.title, &questions),
        }
    }

    /// A file to keep; `name` is what it is called before its ending, in plain letters.
    pub(super) fn file(&self, lang: Lang, format: Format, name: &str) -> HttpResponse {
        let (mime, ending) = format.file();
        HttpResponse::Ok()
            .content_type(mime)
            .insert_header((CACHE_CONTROL, "private, no-cache"))
            .insert_header((CONTENT_DISPOSITION, format!("attachment; filename=\"{name}.{ending}\"")))
            .body(self.text(lang, format))
    }
}

/// A text without what neither a file of XML nor a line of a list may hold.
fn clean(text: &str) -> String {
    let fits = |letter: &char| !letter.is_control() && !matches!(letter, '\u{fffe}' | '\u{ffff}');
    text.chars().map(|letter| if letter == '\n' { ' ' } else { letter }).filter(fits).collect()
}
