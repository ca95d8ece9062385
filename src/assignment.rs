//! Assignments: what a teacher picks for a class, and the exercises that each pupil gets from it.
//!
//! The same picks give the same exercises on every machine and at any time. Knows nothing of who
//! answers, of deadlines, or of how exercises are kept.

use crate::curriculum::Curriculum;
use crate::puzzle::generate::{Level, Skill};
use crate::puzzle::own;
use sha2::{Digest, Sha256};
use std::collections::BTreeSet;

/// The most picks of an assignment.
pub const MAX_ITEMS: usize = 30;

/// The most exercises of an assignment.
pub const MAX_TASKS: usize = 100;

/// Something that a teacher picks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Item {
    /// All puzzles of a lesson, by its slug.
    Lesson(String),
    /// A puzzle, by its id.
    Puzzle(String),
    /// Puzzles that are made for a skill.
    Practice(Practice),
    /// A puzzle of the teacher's own, by the id that says all of it.
    Own(String),
    /// A beginner's question, asked back on each of its boards, by its id.
    Question(String),
}

/// Puzzles that are made for a skill.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Practice {
    /// The skill's id.
    pub skill: String,
    /// How hard they are.
    pub level: Level,
    /// How many there are.
    pub count: usize,
    /// What makes them others.
    pub seed: u32,
    /// Whether every pupil gets puzzles of their own.
    pub each: bool,
}

/// An exercise of an assignment; the first one has the number 1.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Task {
    /// Which pick it comes from, from 0.
    pub item: usize,
    /// The puzzle's id.
    pub puzzle: String,
}

/// Why picks make no assignment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fault {
    /// Nothing is picked.
    Empty,
    /// More than [`MAX_ITEMS`] picks.
    TooManyItems,
    /// More than [`MAX_TASKS`] exercises.
    TooManyTasks,
    /// The pick of that place, from 0, names nothing that there is.
    Unknown(usize),
}

impl Item {
    /// What kind of pick it is, as it is kept and named in the API.
    #[must_use]
    pub fn kind(&self) -> &'static str {
        match self {
            Item::Lesson(_) => "lesson",
            Item::Puzzle(_) => "puzzle",
            Item::Practice(_) => "practice",
            Item::Own(_) => "own",
            Item::Question(_) => "question",
        }
    }

    /// What it names: a lesson, a puzzle, a skill or a question.
    #[must_use]
    pub fn subject(&self) -> &str {
        match self {
            Item::Lesson(subject) | Item::Puzzle(subject) | Item::Own(subject) | Item::Question(subject) => {
                subject
            }
            Item::Practice(practice) => &practice.skill,
        }
    }

    /// The pick of that kind that names one thing; `None` for another kind.
    #[must_use]
    pub fn plain(kind: &str, subject: &str) -> Option<Item> {
        let subject = subject.to_owned();
        match kind {
            "lesson" => Some(Item::Lesson(subject)),
            "puzzle" => Some(Item::Puzzle(subject)),
            "own" => Some(Item::Own(subject)),
            "question" => Some(Item::Question(subject)),
            _ => None,
        }
    }

    /// How many exercises it stands for; none where it names nothing that the course has.
    #[must_use]
    pub fn count(&self, course: &Curriculum) -> usize {
        match self {
            Item::Lesson(slug) => course.lesson(slug).map_or(0, |lesson| lesson.puzzles.len()),
            Item::Practice(practice) => Skill::named(&practice.skill).map_or(0, |_| practice.count),
            Item::Question(id) => course.exercises_of(id).len(),
            Item::Puzzle(_) | Item::Own(_) => 1,
        }
    }

    /// Whether what is named as an own puzzle is one.
    fn is_of_its_kind(&self) -> bool {
        match self {
            Item::Own(id) => id.starts_with(own::PREFIX),
            Item::Lesson(_) | Item::Puzzle(_) | Item::Practice(_) | Item::Question(_) => true,
        }
    }

    /// Whether each pupil gets others.
    #[must_use]
    pub fn differs(&self) -> bool {
        match self {
            Item::Practice(practice) => practice.each,
            Item::Lesson(_) | Item::Puzzle(_) | Item::Own(_) | Item::Question(_) => false,
        }
    }

    /// The ids of its puzzles, for a pupil.
    fn puzzles(&self, course: &Curriculum, pupil: &str) -> Vec<String> {
        match self {
            Item::Lesson(slug) => {
                course.lesson(slug).map(|lesson| lesson.puzzles.clone()).unwrap_or_default()
            }
            Item::Practice(practice) => practice.puzzles(pupil),
            Item::Question(id) => course.exercises_of(id),
            Item::Puzzle(id) | Item::Own(id) => vec![id.clone()],
        }
    }
}

impl Practice {
    /// The ids of the puzzles, no two alike.
    fn puzzles(&self, pupil: &str) -> Vec<String> {
        let Some(skill) = Skill::named(&self.skill) else { return Vec::new() };
        let whose = if self.each { pupil } else { "" };
        let mut seen = BTreeSet::new();
        let seeds = (0_u32..).map(|number| mixed(self.seed, whose, number)).filter(|seed| seen.insert(*seed));
        seeds.take(self.count.min(MAX_TASKS)).map(|seed| skill.puzzle_id(self.level, seed)).collect()
    }
}

/// A seed made of a seed, a pupil and a number, the same one everywhere and always.
fn mixed(seed: u32, pupil: &str, number: u32) -> u32 {
    let hash: [u8; 32] = Sha256::digest(format!("{seed}.{number}.{pupil}")).into();
    let [a, b, c, d, ..] = hash;
    u32::from_le_bytes([a, b, c, d])
}

/// The exercises of an assignment for a pupil, in order; `pupil` is anything that tells pupils apart
/// and stays as it is.
#[must_use]
pub fn tasks(course: &Curriculum, items: &[Item], pupil: &str) -> Vec<Task> {
    let of_item = |(item, picked): (usize, &Item)| {
        picked.puzzles(course, pupil).into_iter().map(move |puzzle| Task { item, puzzle })
    };
    items.iter().enumerate().flat_map(of_item).take(MAX_TASKS).collect()
}

/// How many exercises these picks make, for whichever pupil.
#[must_use]
pub fn count(course: &Curriculum, items: &[Item]) -> usize {
    items.iter().map(|item| item.count(course)).sum()
}

/// Whether these picks make an assignment; `knows` tells whether there is a puzzle of that id.
///
/// # Errors
///
/// The first reason why not.
pub fn check(course: &Curriculum, items: &[Item], knows: impl Fn(&str) -> bool) -> Result<(), Fault> {
    faults(course, items, knows).into_iter().next().map_or(Ok(()), Err)
}

/// Every reason why these picks make no assignment.
#[must_use]
pub fn faults(course: &Curriculum, items: &[Item], knows: impl Fn(&str) -> bool) -> Vec<Fault> {
    if items.is_empty() {
        return vec![Fault::Empty];
    }
    if items.len() > MAX_ITEMS {
        return vec![Fault::TooManyItems];
    }
    let there = |item: &Item| {
        let ids = item.puzzles(course, "");
        item.is_of_its_kind() && ids.first().is_some_and(|first| knows(first))
    };
    let unknown = items.iter().enumerate().filter(|(_, item)| !there(item));
    let mut faults: Vec<Fault> = unknown.map(|(place, _)| Fault::Unknown(place)).collect();
    if count(course, items) > MAX_TASKS {
        faults.push(Fault::TooManyTasks);
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::{Fault, Item, MAX_TASKS, Practice, check, count, tasks};
    use crate::curriculum;
    use crate::puzzle::generate::{Level, from_id};
    use std::collections::BTreeSet;

    fn practice(count: usize, each: bool) -> Item {
        let skill = "find-square".to_owned();
        Item::Practice(Practice { skill, level: Level::Two, count, seed: 7, each })
    }

    #[test]
    fn picks_become_numbered_exercises_in_their_order() {
        let course = curriculum::load().expect("the course");
        let lesson = course.lesson("castling").expect("a lesson").puzzles.len();
        let items = [Item::Puzzle("rook-1".into()), Item::Lesson("castling".into()), practice(3, false)];
        let found = tasks(&course, &items, "a");
        assert_eq!(found.len(), 1 + lesson + 3);
        assert_eq!(found.len(), count(&course, &items));
        assert_eq!((found[0].item, found[0].puzzle.as_str()), (0, "rook-1"));
        assert_eq!((found[1].item, found[1].puzzle.as_str()), (1, "castling-1"));
        assert!(found[1 + lesson..].iter().all(|task| task.item == 2 && from_id(&task.puzzle).is_some()));
    }

    #[test]
    fn one_seed_for_all_gives_all_the_same_and_one_each_gives_each_their_own() {
        let course = curriculum::load().expect("the course");
        let of = |item: Item, pupil: &str| tasks(&course, &[item], pupil);
        assert_eq!(of(practice(5, false), "a"), of(practice(5, false), "b"));
        assert_eq!(of(practice(5, true), "a"), of(practice(5, true), "a"));
        assert_ne!(of(practice(5, true), "a"), of(practice(5, true), "b"));
        let ids: BTreeSet<String> =
            of(practice(MAX_TASKS, true), "a").into_iter().map(|task| task.puzzle).collect();
        assert_eq!(ids.len(), MAX_TASKS);
    }

    /// What has been set stays what it is: the numbers below were those of the first release.
    #[test]
    fn seeds_never_change() {
        assert_eq!(super::mixed(7, "", 0), 2_910_099_309);
        assert_eq!(super::mixed(7, "0193-a", 1), 3_656_298_384);
    }

    #[test]
    fn what_makes_no_assignment_is_told() {
        let course = curriculum::load().expect("the course");
        let fault = |items: &[Item]| check(&course, items, |id| id != "gone-1").err();
        assert_eq!(fault(&[]), Some(Fault::Empty));
        assert_eq!(fault(&vec![practice(1, true); 31]), Some(Fault::TooManyItems));
        assert_eq!(fault(&[practice(51, true), practice(50, true)]), Some(Fault::TooManyTasks));
        for unknown in [
            Item::Lesson("gone".into()),
            Item::Puzzle("gone-1".into()),
            Item::Question("gone".into()),
            practice(0, false),
        ] {
            assert_eq!(fault(&[practice(1, false), unknown]), Some(Fault::Unknown(1)));
        }
        assert_eq!(fault(&[practice(50, true), practice(50, false)]), None);
    }

    #[test]
    fn a_pick_is_read_back_by_its_kind_and_subject() {
        for item in [
            Item::Lesson("rook".into()),
            Item::Puzzle("rook-1".into()),
            Item::Own("own.x".into()),
            Item::Question("draw-far-ahead".into()),
        ] {
            assert_eq!(Item::plain(item.kind(), item.subject()), Some(item));
        }
        assert_eq!(Item::plain("practice", "find-square"), None);
    }
}
