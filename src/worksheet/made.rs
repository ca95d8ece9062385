//! Exercises that are made for a sheet, skill by skill.

use super::pick::{Order, pick, seeds};
use crate::puzzle::generate::{Level, Skill, make};
use crate::puzzle::{Puzzle, solution};

/// So many puzzles are made for each that is wanted, where they turn out alike: few squares, few
/// questions.
const TRIES: usize = 8;

/// Puzzles of these skills, each skill as often as the next, no two alike as far as the skills allow.
#[must_use]
pub fn made(skills: &[&Skill], level: Level, count: usize, order: Order, seed: u32) -> Vec<Puzzle> {
    let mut seeds = seeds(count * TRIES, seed).into_iter();
    let mut puzzles: Vec<Puzzle> = Vec::new();
    // In the order taught, the exercises of a skill stand together.
    let turns = (0..count).map(|index| index * skills.len() / count.max(1));
    for skill in turns.filter_map(|turn| skills.get(turn)) {
        let fresh = seeds.by_ref().take(TRIES).filter_map(|seed| make(skill, level, seed));
        let mut fresh = fresh.map(|made| made.puzzle);
        puzzles.extend(fresh.find(|puzzle| !puzzles.iter().any(|other| is_alike(other, puzzle))));
    }
    let mut puzzles: Vec<Option<Puzzle>> = puzzles.into_iter().map(Some).collect();
    let places = pick(puzzles.len(), puzzles.len(), order, seed);
    places.into_iter().filter_map(|place| puzzles.get_mut(place)?.take()).collect()
}

/// Whether two puzzles ask the same of the same board.
fn is_alike(one: &Puzzle, other: &Puzzle) -> bool {
    one.placement() == other.placement()
        && one.task.kind() == other.task.kind()
        && solution(one) == solution(other)
}
