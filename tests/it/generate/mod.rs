//! Puzzles made from a seed: every skill and level, 500 seeds each, against checks that know nothing
//! but the legal moves and the board.
//!
//! A family a file, as in `src/puzzle/generate`; what holds for all of them stands here.

mod attacks;
mod captures;
mod castling;
mod check;
mod coordinates;
mod draws;
mod en_passant;
mod king;
mod lines;
mod material;
mod mates;
mod men;
mod notation;
mod outcomes;
mod pieces;
mod pins;
mod points;
mod promotion;
mod reach;
mod replay;
mod rulings;
mod setup;
mod stalemates;
mod states;
mod verdicts;
mod walks;

use std::collections::{BTreeMap, BTreeSet};
use yize::curriculum;
use yize::puzzle::generate::{self, Level, Made, Skill};
use yize::puzzle::{Puzzle, Task};

/// So many puzzles of each skill and level are looked at.
const SEEDS: u32 = 500;

/// So many of a hundred may have the like among the others.
const ALIKE_PERCENT: usize = 2;

/// Makes the puzzles of a skill, level by level, and hands each level's to the check; what holds for
/// every skill is checked on the way.
fn each_level(id: &str, check: impl Fn(Level, &[Made])) {
    let skill = Skill::named(id).unwrap_or_else(|| panic!("no skill {id}"));
    for level in Level::ALL {
        let made: Vec<Made> = (0..SEEDS)
            .map(|seed| {
                generate::make(skill, level, seed).unwrap_or_else(|| panic!("none: {id} {level:?} {seed}"))
            })
            .collect();
        differ(id, level, &made);
        check(level, &made);
    }
}

/// What a learner sees of a puzzle.
fn seen(puzzle: &Puzzle) -> String {
    let moves: Vec<String> = puzzle.game.moves().map(|mv| mv.uci()).collect();
    format!("{} {moves:?} {} {:?}", puzzle.fen(), puzzle.orientation, puzzle.task)
}

/// Hardly two are alike.
fn differ(id: &str, level: Level, made: &[Made]) {
    let mut seen_by: BTreeMap<String, usize> = BTreeMap::new();
    for one in made {
        *seen_by.entry(seen(&one.puzzle)).or_default() += 1;
    }
    let alike: usize = seen_by.values().filter(|count| **count > 1).sum();
    assert!(alike * 100 <= made.len() * ALIKE_PERCENT, "{id} {level:?}: {alike} of {} are alike", made.len());
}

/// At least a third looks otherwise than it is.
fn near_misses(id: &str, level: Level, made: &[Made]) {
    let near = made.iter().filter(|one| one.near_miss).count();
    assert!(near * 3 >= made.len(), "{id} {level:?}: {near} near misses of {}", made.len());
}

/// What stands on each square of a FEN, by its letter.
fn by_square(fen: &str) -> BTreeMap<String, char> {
    let mut men = BTreeMap::new();
    let ranks = fen.split(' ').next().expect("a board").split('/');
    for (rank, row) in (1..=8).rev().zip(ranks) {
        let mut file = b'a';
        for letter in row.chars() {
            match letter.to_digit(10) {
                Some(free) => file += u8::try_from(free).expect("a digit"),
                None => {
                    men.insert(format!("{}{rank}", char::from(file)), letter);
                    file += 1;
                }
            }
        }
    }
    men
}

#[test]
fn every_skill_has_its_own_name_a_lesson_and_rules_of_the_course() {
    let course = curriculum::load().expect("the course");
    let mut names = BTreeSet::new();
    for skill in Skill::all() {
        assert!(names.insert(skill.id), "{} stands twice", skill.id);
        assert!(course.lesson(skill.lesson).is_some(), "{}: no lesson {}", skill.id, skill.lesson);
        assert!(!skill.rules.is_empty(), "{}: no rules", skill.id);
        for rule in skill.rules {
            assert!(course.rule(rule).is_some(), "{}: no rule {rule}", skill.id);
        }
    }
}

#[test]
fn an_id_makes_its_puzzle_again_and_no_other_id_does() {
    for skill in Skill::all() {
        for level in Level::ALL {
            let id = skill.puzzle_id(level, 48213);
            let puzzle = generate::from_id(&id).unwrap_or_else(|| panic!("{id} makes nothing"));
            let again = generate::from_id(&id).expect("made before");
            assert_eq!((seen(&puzzle), &puzzle.id), (seen(&again), &id));
        }
    }
    for id in [
        "gen",
        "gen.",
        "gen.find-square",
        "gen.find-square.1.v1",
        "gen.find-square.0.v1.1",
        "gen.find-square.4.v1.1",
        "gen.find-square.1.v0.1",
        "gen.find-square.1.v999.1",
        "gen.find-square.1.v1.01",
        "gen.find-square.1.v1.+1",
        "gen.find-square.1.v1.-1",
        "gen.find-square.1.v1.4294967296",
        "gen.find-square.1.v1.1.1",
        "gen.no-such-skill.1.v1.1",
        "Gen.find-square.1.v1.1",
        "弈则",
    ] {
        assert!(generate::from_id(id).is_none(), "{id}");
    }
}

/// The kinds of task that a skill's puzzles have.
fn kinds(made: &[Made]) -> BTreeSet<&'static str> {
    made.iter().map(|one| Task::kind(&one.puzzle.task)).collect()
}
