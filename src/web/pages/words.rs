//! The words that scripts need, set into the page as a template: a script has none of its own.

use super::board::piece_class;
use super::figure::Promotion;
use crate::curriculum::{Curriculum, Lesson};
use crate::i18n::{Arg, Lang, messages};
use crate::puzzle::{Puzzle, Task};
use crate::rules::{Color, Game, Piece, Role, Square};
use askama::Template;

/// The messages that scripts say about figures, each under its key.
const KEYS: &[&str] = &[
    "bar-for-good",
    "bar-now",
    "condition-met",
    "condition-unmet",
    "outlook-for-good",
    "outlook-now",
    "put-back",
    "script-busy",
    "script-network",
    "verdict-also",
    "verdict-rule-link",
];

/// Those that they say about the answer to a puzzle.
const OF_ANSWERS: &[&str] = &["legend-extra", "legend-good"];

/// Those that they say about a board that is set up.
const OF_SETTING: &[&str] = &["legend-missing", "legend-surplus", "legend-wrong"];

/// Those that they say about an answer on its way to an assignment.
const OF_DELIVERY: &[&str] = &[
    "deliver-again",
    "deliver-before",
    "deliver-kept",
    "deliver-lost",
    "deliver-now",
    "my-none-left",
    "my-left-1",
    "my-waited",
];

/// The words of one page.
#[derive(Debug, Template)]
#[template(path = "_words.html")]
pub(super) struct Words {
    lang: Lang,
    said: Vec<(&'static str, String)>,
    /// The name of an empty square or a square with a piece, told of `a1`.
    squares: Vec<(String, &'static str)>,
    promotion: Promotion,
    /// The lessons that a verdict may lead to: name, title and the rules that each teaches.
    lessons: Vec<(String, String, String)>,
}

/// Where a script puts a value.
fn slot(name: &'static str) -> (&'static str, Arg<'static>) {
    (name, format!("%{name}%").into())
}

impl Words {
    /// The words of a page with a puzzle.
    pub(super) fn of_puzzle(course: &Curriculum, lang: Lang, puzzle: &Puzzle) -> Words {
        let own: &[&str] = match &puzzle.task {
            Task::Setup(_) => OF_SETTING,
            Task::Count(_) => &["number-unreadable"],
            Task::Move(_)
            | Task::Route(_)
            | Task::Squares(_)
            | Task::Verdict(_)
            | Task::State(_)
            | Task::Ruling(_)
            | Task::Spot(_)
            | Task::Notate(_)
            | Task::Choice(_) => OF_ANSWERS,
        };
        let mut words = Words::with_lessons(course, lang);
        if matches!(puzzle.task, Task::Route(_)) {
            words
                .said
                .extend(super::desk::STEPS.iter().map(|key| (*key, lang.text_with(key, &[slot("count")]))));
        }
        words.said.extend(own.iter().map(|key| (*key, lang.text(key).into_owned())));
        words
    }

    /// The words of a page with figures that is no lesson: a verdict leads to the lesson, too.
    pub(super) fn with_lessons(course: &Curriculum, lang: Lang) -> Words {
        let lesson = |lesson: &Lesson| {
            let taught = course.rules.iter().filter(|rule| rule.lesson == lesson.slug);
            let rules: Vec<&str> = taught.map(|rule| rule.id.as_str()).collect();
            let title = lang.text(&format!("lesson-{}", lesson.slug));
            let said = lang.text_with("verdict-lesson", &[("lesson", title.into_owned().into())]);
            (lesson.slug.clone(), said, rules.join(" "))
        };
        Words { lessons: course.lessons.iter().map(lesson).collect(), ..Words::new(lang) }
    }

    /// With what is said of answers on their way to an assignment.
    pub(super) fn with_delivery(mut self) -> Words {
        self.said.extend(OF_DELIVERY.iter().map(|key| (*key, self.lang.text(key).into_owned())));
        self.said.push(("my-left", self.lang.text_with("my-left", &[slot("count")])));
        self
    }

    /// With what is said of a file to be read.
    pub(super) fn with_file(mut self, limit: usize) -> Words {
        let slots = [slot("name"), ("limit", limit.into())];
        let keys = ["ask-file-long", "ask-file-reading"];
        self.said.extend(keys.map(|key| (key, self.lang.text_with(key, &slots))));
        self
    }

    /// The words of a lesson's page.
    pub(super) fn new(lang: Lang) -> Words {
        let mut said: Vec<(&str, String)> =
            KEYS.iter().map(|key| (*key, lang.text(key).into_owned())).collect();
        said.push(("try-picked", lang.text_with("try-picked", &[slot("square")])));
        said.push(("board-picked", lang.text_with("board-picked", &[slot("square")])));
        said.push(("board-pieces", lang.text_with("board-pieces", &[slot("pieces")])));
        let mut squares = vec![(String::new(), messages::square_label(lang, Square::A1, None))];
        for color in Color::ALL {
            for role in Role::ALL {
                let piece = Piece { color, role };
                squares.push((piece_class(piece), messages::square_label(lang, Square::A1, Some(piece))));
            }
        }
        let promotion = Promotion::new(lang, &Game::default(), (Square::A1, Square::A1));
        Words { lang, said, squares, promotion, lessons: Vec::new() }
    }
}
