//! Stalemates given, avoided and told from what looks alike, against shakmaty's legal moves.

use super::men::{crowd, position};
use super::outcomes::{Try, names, solved_by, state, tries};
use super::{each_level, near_misses};
use shakmaty::{Position as _, Role};
use std::collections::BTreeSet;
use yize::puzzle::generate::{Level, Made};
use yize::puzzle::{Goal, Solution, Task, solution};

/// The kings and a few men, then more.
fn grows(level: Level, made: &[Made]) {
    let men = crowd(made);
    assert!(if level == Level::One { men < 45 } else { men > 55 }, "{level:?}: {men}");
}

#[test]
fn a_stalemate_is_given() {
    each_level("give-stalemate", |level, made| {
        for one in made {
            assert!(matches!(one.puzzle.task, Task::Move(Goal::Stalemate)), "{}", one.puzzle.id);
            let tries = tries(&position(&one.puzzle));
            let right = names(tries.iter().filter(|one| one.stalemates()).map(|one| &one.mv));
            assert_eq!(solved_by(&one.puzzle), right, "{}", one.puzzle.id);
            assert!(!right.is_empty(), "{}", one.puzzle.id);
            let near = tries.iter().any(|one| one.mates() || (!one.check && one.answers == 1));
            assert_eq!(one.near_miss, near, "{}", one.puzzle.id);
        }
        near_misses("give-stalemate", level, made);
        grows(level, made);
    });
}

#[test]
fn a_stalemate_is_avoided() {
    each_level("avoid-stalemate", |level, made| {
        for one in made {
            assert!(matches!(one.puzzle.task, Task::Move(Goal::AvoidStalemate)), "{}", one.puzzle.id);
            let tries = tries(&position(&one.puzzle));
            let right = names(tries.iter().filter(|one| !one.stalemates()).map(|one| &one.mv));
            assert_eq!(solved_by(&one.puzzle), right, "{}", one.puzzle.id);
            assert!(!right.is_empty() && right.len() < tries.len(), "{}", one.puzzle.id);
            assert_eq!(one.near_miss, lures(&tries), "{}", one.puzzle.id);
        }
        near_misses("avoid-stalemate", level, made);
        grows(level, made);
    });
}

/// A capture, a new queen, or a move of a piece that could mate, would stalemate.
fn lures(tries: &[Try]) -> bool {
    let mating: Vec<_> = tries.iter().filter(|one| one.mates()).map(|one| one.mv.from()).collect();
    tries.iter().filter(|one| one.stalemates()).any(|one| {
        mating.contains(&one.mv.from()) || one.mv.is_capture() || one.mv.promotion() == Some(Role::Queen)
    })
}

#[test]
fn stalemate_is_told_from_what_looks_alike() {
    each_level("stalemate-or-not", |level, made| {
        let mut states = BTreeSet::new();
        for one in made {
            let position = position(&one.puzzle);
            let right = state(&position);
            assert_eq!(solution(&one.puzzle), Solution::Options(vec![right.to_owned()]), "{}", one.puzzle.id);
            let army = position.board().by_color(position.turn()).count();
            let near = match position.legal_moves().len() {
                0 => right == "stalemate" && army > 1,
                1 => right == "going-on",
                _ => false,
            };
            assert_eq!(one.near_miss, near, "{}", one.puzzle.id);
            states.insert(right);
        }
        near_misses("stalemate-or-not", level, made);
        grows(level, made);
        assert_eq!(states.len(), 4, "{level:?}: {states:?}");
    });
}
