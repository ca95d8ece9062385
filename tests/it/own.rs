//! Puzzles whose id says all of them, and questions as exercises: round trip, one id for one puzzle,
//! right answers, no junk that hangs or stops the service, and the pages on which a teacher sets them.

pub(crate) mod desk;
mod ids;
mod junk;
mod odd;
mod questions;
mod served;
mod stored;
mod suggested;

use yize::curriculum::Curriculum;
use yize::puzzle::{Puzzle, own};

/// Every rule of a puzzle is taught, and the first one in the puzzle's lesson.
fn assert_taught(course: &Curriculum, puzzle: &Puzzle) {
    for rule in &puzzle.rules {
        assert!(course.rule(rule).is_some(), "{}: {rule}", puzzle.id);
    }
    let main = puzzle.rules.first().and_then(|rule| course.rule(rule)).expect("a rule");
    assert_eq!(main.lesson, puzzle.lesson, "{}", puzzle.id);
}

/// The id says the puzzle, and the puzzle says the id, in letters that an address may hold.
fn assert_says_all(id: &str) -> Puzzle {
    let puzzle = own::from_id(id).unwrap_or_else(|| panic!("{id}"));
    assert_eq!(puzzle.id, id);
    assert!(id.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-._~".contains(&byte)), "{id}");
    puzzle
}
