//! Where a puzzle stands among others: in its lesson, in a round of practice, or by itself.
//!
//! The puzzle's page shows it and leads on by it; what a puzzle asks it does not know.

use super::beside::Other;
use super::duty::Duty;
use super::lesson::{Step, following, steps};
use super::links::{Link, lesson_link, question_link};
use crate::curriculum::{Curriculum, Lesson};
use crate::i18n::{Arg, Lang};
use crate::puzzle::Puzzle;
use crate::puzzle::generate::{ROUND, Round, Subject, read_id};
use crate::store::{Fared, Progress, Tries};
use crate::web::shell::Shell;

/// A row of puzzles, and the place in it.
#[derive(Debug)]
pub(super) struct Series {
    /// What the row belongs to.
    pub(super) home: Link,
    /// The page's title.
    pub(super) title: String,
    /// The place, in words.
    pub(super) position: String,
    /// The same in the other language.
    pub(super) position_other: Other,
    /// The puzzles of the row.
    pub(super) steps: Vec<Step>,
    /// The place, from 0.
    pub(super) place: usize,
    pub(super) previous: Option<String>,
    pub(super) next: Option<String>,
    /// Where the one button leads once the puzzle is solved.
    pub(super) onward: Link,
    /// The name of the row for a screen reader.
    pub(super) name: String,
    /// How many were right at the first try without a break until here, in words.
    pub(super) streak: Option<String>,
    /// Whether the puzzle has been solved before.
    pub(super) solved_before: bool,
    /// What a clock would be started for, if the learner wants one.
    pub(super) timed: Option<String>,
    /// Whether hints are shown.
    pub(super) hints: bool,
    /// Whether a teacher looks at it as a pupil would: nothing is kept.
    pub(super) preview: bool,
    /// What the assignment says that it belongs to.
    pub(super) duty: Option<Duty>,
}

impl Series {
    /// A written puzzle in its lesson.
    pub(super) fn of_lesson(
        course: &Curriculum,
        shell: &Shell,
        puzzle: &Puzzle,
        lesson: &Lesson,
        done: &Progress,
    ) -> Series {
        let place = lesson.puzzles.iter().position(|id| *id == puzzle.id).unwrap_or_default();
        let link = |place: usize| lesson.puzzles.get(place).map(|id| shell.to(&format!("/puzzles/{id}")));
        let next = link(place + 1);
        let home = lesson_link(shell, &lesson.slug);
        let counts = counts(place, lesson.puzzles.len());
        let onward = match (&next, following(course, lesson)) {
            (Some(href), _) => Link { href: href.clone(), text: shell.t("next-puzzle").into_owned() },
            (None, Some(lesson)) => {
                let link = lesson_link(shell, &lesson.slug);
                Link { text: format!("{} {}", shell.t("lesson-next"), link.text), ..link }
            }
            (None, None) => Link::new(shell, "/", "all-lessons"),
        };
        Series {
            title: title(shell.lang, &home.text, place),
            position: shell.lang.text_with("puzzle-position", &counts),
            position_other: Other::new(shell, |lang| lang.text_with("puzzle-position", &counts)),
            steps: steps(shell, &lesson.puzzles, done),
            previous: place.checked_sub(1).and_then(link),
            name: shell.t("puzzle-nav").into_owned(),
            streak: None,
            solved_before: done.solved.contains(&puzzle.id),
            timed: None,
            hints: true,
            preview: false,
            duty: None,
            home,
            place,
            next,
            onward,
        }
    }

    /// A puzzle of a round.
    pub(super) fn of_round(shell: &Shell, round: Round, place: usize, tries: &[Tries]) -> Series {
        let base = round_place(round);
        let link = |place: usize| shell.to(&format!("{base}/{}", place + 1));
        let next = (place + 1 < ROUND).then(|| link(place + 1));
        let counts = counts(place, ROUND);
        let home = subject_link(shell, round);
        let onward = match &next {
            Some(href) => Link { href: href.clone(), text: shell.t("next-puzzle").into_owned() },
            None => Link::new(shell, &base, "practice-finish"),
        };
        let step = |(index, tries): (usize, &Tries)| Step {
            number: index + 1,
            href: link(index),
            solved: tries.solved,
            tried: tries.count > 0 && !tries.solved,
            prompt: String::new(),
        };
        let streak = streak(tries.get(..place).unwrap_or_default());
        Series {
            title: title(shell.lang, &home.text, place),
            position: shell.lang.text_with("puzzle-position", &counts),
            position_other: Other::new(shell, |lang| lang.text_with("puzzle-position", &counts)),
            steps: tries.iter().enumerate().map(step).collect(),
            previous: place.checked_sub(1).map(link),
            name: shell.t("practice-nav").into_owned(),
            streak: (streak > 1)
                .then(|| shell.lang.text_with("practice-streak", &[("count", streak.into())])),
            solved_before: tries.get(place).is_some_and(|tries| tries.solved),
            timed: Some(base),
            hints: true,
            preview: false,
            duty: None,
            home,
            place,
            next,
            onward,
        }
    }

    /// The same within a review, which leads on to what else is due.
    pub(super) fn in_review(self, shell: &Shell) -> Series {
        let onward = Link::new(shell, "/review/next", "review-next");
        Series { steps: Vec::new(), previous: None, next: None, onward, ..self }
    }

    /// An exercise of an assignment, at a place from 0: its row leads to `base` with the number.
    pub(super) fn of_assignment(
        shell: &Shell,
        (base, home): (&str, Link),
        place: usize,
        fared: &[Fared],
        onward: Link,
    ) -> Series {
        let link = |place: usize| shell.to(&format!("{base}/{}", place + 1));
        let counts = counts(place, fared.len());
        let step = |(index, fared): (usize, &Fared)| Step {
            number: index + 1,
            href: link(index),
            solved: fared.solved,
            tried: fared.count > 0 && !fared.solved,
            prompt: String::new(),
        };
        Series {
            title: title(shell.lang, &home.text, place),
            position: shell.lang.text_with("my-position", &counts),
            position_other: Other::new(shell, |lang| lang.text_with("my-position", &counts)),
            steps: fared.iter().enumerate().map(step).collect(),
            previous: place.checked_sub(1).map(link),
            next: (place + 1 < fared.len()).then(|| link(place + 1)),
            name: shell.t("my-nav").into_owned(),
            streak: None,
            solved_before: fared.get(place).is_some_and(|fared| fared.solved),
            timed: None,
            hints: true,
            preview: false,
            duty: None,
            home,
            place,
            onward,
        }
    }

    /// A puzzle by itself, as its id alone names it: made for a skill, a question asked back, or set by
    /// somebody.
    pub(super) fn alone(course: &Curriculum, shell: &Shell, puzzle: &Puzzle, solved_before: bool) -> Series {
        let more = Link::new(shell, "/practice", "practice-more");
        let made = read_id(&puzzle.id).map(|(skill, _, _)| skill);
        let (home, position, onward) = match (made, course.question_of(&puzzle.id)) {
            (Some(skill), _) => {
                (Link::new(shell, "/practice", &format!("skill-{}", skill.id)), "puzzle-alone", more)
            }
            (None, Some(question)) => {
                let home = question_link(shell, question);
                let text = shell.t("puzzle-to-question").into_owned();
                (home.clone(), "puzzle-of-question", Link { text, ..home })
            }
            (None, None) => (lesson_link(shell, &puzzle.lesson), "puzzle-set", more),
        };
        Series {
            title: home.text.clone(),
            position: shell.t(position).into_owned(),
            position_other: Other::of(shell, position),
            steps: Vec::new(),
            place: 0,
            previous: None,
            next: None,
            onward,
            name: shell.t("practice-nav").into_owned(),
            streak: None,
            solved_before,
            timed: None,
            hints: true,
            preview: false,
            duty: None,
            home,
        }
    }
}

/// The address of a round, without the language.
pub(super) fn round_place(round: Round) -> String {
    format!("/practice/{}/{}/{}", round.subject.name(), round.level.number(), round.seed)
}

/// A round's subject and level, as a link to choose another.
pub(super) fn subject_link(shell: &Shell, round: Round) -> Link {
    let level = ("level", usize::from(round.level.number()).into());
    let name = ("name", subject_name(shell.lang, round.subject).into());
    Link { href: shell.to("/practice"), text: shell.lang.text_with("practice-subject", &[name, level]) }
}

/// What a round is of, in words.
pub(super) fn subject_name(lang: Lang, subject: Subject) -> String {
    match subject {
        Subject::One(skill) => lang.text(&format!("skill-{}", skill.id)).into_owned(),
        Subject::Mixed => lang.text("practice-mixed").into_owned(),
    }
}

/// How many of these, counted from the last one back, were right at the first try.
pub(super) fn streak(tries: &[Tries]) -> usize {
    tries.iter().rev().take_while(|tries| tries.first).count()
}

fn counts(place: usize, count: usize) -> [(&'static str, Arg<'static>); 2] {
    [("number", (place + 1).into()), ("count", count.into())]
}

fn title(lang: Lang, home: &str, place: usize) -> String {
    lang.text_with("puzzle-title", &[("lesson", home.into()), ("number", (place + 1).into())])
}
