//! The glossary: the words of the game, each with the reading of its Chinese and the place where it
//! is taught.

use super::{Curriculum, Pinyin};

/// A word of the game. Words: message `term-<id>` (the word itself) with the attributes `meaning`
/// and, where there is something to beware of, `note`.
#[derive(Debug, Clone)]
pub struct Term {
    /// Its name in addresses.
    pub id: String,
    /// What it belongs to. Words: message `group-<group>`.
    pub group: String,
    /// How its Chinese is read.
    pub pinyin: Pinyin,
    /// Where it is taught, if anywhere.
    pub taught: Option<Taught>,
}

/// Where a word is taught.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Taught {
    /// With this rule.
    Rule(String),
    /// In this lesson, with no rule of its own.
    Lesson(String),
}

impl Curriculum {
    /// The groups of the glossary, each once, in order.
    #[must_use]
    pub fn groups(&self) -> Vec<&str> {
        let mut groups: Vec<&str> = self.terms.iter().map(|term| term.group.as_str()).collect();
        groups.dedup();
        groups
    }

    /// The words that a lesson teaches, in the order of the glossary.
    pub fn terms_of<'a>(&'a self, slug: &'a str) -> impl Iterator<Item = &'a Term> + 'a {
        self.terms.iter().filter(move |term| match &term.taught {
            Some(Taught::Rule(id)) => self.rule(id).is_some_and(|rule| rule.lesson == slug),
            Some(Taught::Lesson(lesson)) => lesson == slug,
            None => false,
        })
    }
}
