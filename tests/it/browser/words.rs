//! What the site must say, taken from the library: the verdict of a figure, the answer to a puzzle.

use yize::curriculum::{self, Curriculum, Figure};
use yize::i18n::{Lang, feedback, messages};
use yize::puzzle::{Answer, Puzzle, check};
use yize::rules::{Verdict, judge_text};

pub(super) fn course() -> Curriculum {
    curriculum::load().expect("the course")
}

/// A figure of a lesson.
pub(super) fn figure<'a>(course: &'a Curriculum, lesson: &str, id: &str) -> &'a Figure {
    let lesson = course.lesson(lesson).expect("a lesson");
    let mut figures = lesson.sections.iter().flat_map(|section| &section.figures);
    figures.find(|figure| figure.id == id).expect("a figure")
}

/// Why a move is refused on a figure.
pub(super) fn refusal(lang: Lang, figure: &Figure, text: &str) -> String {
    let game = figure.trial().expect("a figure to try moves on");
    let Verdict::Refused(refused) = judge_text(game, text) else { panic!("{text} is legal") };
    messages::refusal(lang, &refused.reason)
}

/// What is said of an answer.
pub(super) fn answer(lang: Lang, puzzle: &Puzzle, answer: &Answer) -> String {
    let outcome = check(puzzle, answer).expect("an answer of the right form");
    feedback::feedback(lang, &outcome.feedback, puzzle)
}
