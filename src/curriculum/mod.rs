//! The course: rules, lessons, puzzles, beginners' questions and the glossary, read from embedded TOML.
//!
//! Content is data. The loader reports every fault with its file; words live in `locales/`.

mod exercise;
mod figure;
mod figure_file;
mod files;
mod glossary;
mod glossary_file;
mod lesson_file;
mod load;
mod pinyin;
mod puzzle_file;
mod question;
mod question_file;
mod raw;
mod raw_choice;
mod raw_count;
mod raw_goal;
mod raw_ruling;
mod raw_squares;
mod raw_task;
mod raw_value;
mod spoken;

pub use figure::{Figure, Line, Scene};
pub use glossary::{Taught, Term};
pub use load::{Fault, Source, load, read, read_glossary, read_questions};
pub use pinyin::Pinyin;
pub use question::{Asked, Exhibit, Question};
pub use spoken::{Heard, Spoken};

use crate::puzzle::Puzzle;
use std::collections::BTreeMap;

/// All content.
#[derive(Debug)]
pub struct Curriculum {
    /// The rules, in teaching order.
    pub rules: Vec<Rule>,
    /// The lessons, in teaching order.
    pub lessons: Vec<Lesson>,
    /// The puzzles by id; a lesson lists its own in order.
    pub puzzles: BTreeMap<String, Puzzle>,
    /// The questions that beginners ask, theme by theme.
    pub questions: Vec<Question>,
    /// The glossary, group by group.
    pub terms: Vec<Term>,
}

/// A rule that is taught, or that a verdict can cite. Words: message `rule-<id>` (the term) with
/// the attributes `statement` and, where `slip`, `slip`.
#[derive(Debug, Clone)]
pub struct Rule {
    /// Its stable name.
    pub id: String,
    /// The lesson that teaches it; it need not be written yet.
    pub lesson: String,
    /// Where it stands in the sources (`A4`, `B3`).
    pub sources: Vec<String>,
    /// The article of the FIDE Laws; empty where they are silent.
    pub fide: String,
    /// Whether a source is wrong, dated or incomplete here.
    pub slip: bool,
    /// Whether it is advice, which no engine enforces.
    pub advice: bool,
}

/// A lesson. Words: message `lesson-<slug>` (the title) with the attribute `summary`.
#[derive(Debug, Clone)]
pub struct Lesson {
    /// Its name in addresses.
    pub slug: String,
    /// The part of the course. Words: message `part-<part>`.
    pub part: String,
    /// One section a rule, in teaching order.
    pub sections: Vec<Section>,
    /// The ids of its puzzles, in order.
    pub puzzles: Vec<String>,
}

/// A section teaches one rule. Its heading is the rule's term; words: message `section-<rule>`.
#[derive(Debug, Clone)]
pub struct Section {
    /// The rule's id.
    pub rule: String,
    /// Its diagrams.
    pub figures: Vec<Figure>,
}

impl Curriculum {
    /// The rule of that id.
    #[must_use]
    pub fn rule(&self, id: &str) -> Option<&Rule> {
        self.rules.iter().find(|rule| rule.id == id)
    }

    /// The lesson of that slug.
    #[must_use]
    pub fn lesson(&self, slug: &str) -> Option<&Lesson> {
        self.lessons.iter().find(|lesson| lesson.slug == slug)
    }

    /// The puzzle of that id.
    #[must_use]
    pub fn puzzle(&self, id: &str) -> Option<&Puzzle> {
        self.puzzles.get(id)
    }

    /// The rules that a lesson teaches, in teaching order, whether it is written or not.
    pub fn rules_of<'a>(&'a self, slug: &'a str) -> impl Iterator<Item = &'a Rule> + 'a {
        self.rules.iter().filter(move |rule| rule.lesson == slug)
    }

    /// The lesson that teaches the rule, where it is written.
    #[must_use]
    pub fn lesson_of(&self, rule: &str) -> Option<&Lesson> {
        self.lesson(&self.rule(rule)?.lesson)
    }

    /// A lesson's puzzles, in order.
    pub fn puzzles_of<'a>(&'a self, lesson: &'a Lesson) -> impl Iterator<Item = &'a Puzzle> + 'a {
        lesson.puzzles.iter().filter_map(|id| self.puzzle(id))
    }

    /// The puzzles that practise a rule, in teaching order.
    pub fn puzzles_of_rule<'a>(&'a self, rule: &'a str) -> impl Iterator<Item = &'a Puzzle> + 'a {
        self.lessons
            .iter()
            .flat_map(|lesson| self.puzzles_of(lesson))
            .filter(move |puzzle| puzzle.rules.iter().any(|id| id == rule))
    }

    /// The id of the puzzle after this one in its lesson.
    #[must_use]
    pub fn next_puzzle(&self, id: &str) -> Option<&str> {
        let (lesson, index) = self.place_of(id)?;
        lesson.puzzles.get(index + 1).map(String::as_str)
    }

    /// The id of the puzzle before this one in its lesson.
    #[must_use]
    pub fn previous_puzzle(&self, id: &str) -> Option<&str> {
        let (lesson, index) = self.place_of(id)?;
        lesson.puzzles.get(index.checked_sub(1)?).map(String::as_str)
    }

    fn place_of(&self, id: &str) -> Option<(&Lesson, usize)> {
        let lesson = self.lesson(&self.puzzle(id)?.lesson)?;
        let index = lesson.puzzles.iter().position(|puzzle| puzzle == id)?;
        Some((lesson, index))
    }
}
