//! Mates in one and in two, against a full search over shakmaty's legal moves; counts of mates and
//! checks; and check told from mate.

use super::men::{crowd, position};
use super::outcomes::{Try, can_mate, names, solved_by, state, tries};
use super::{each_level, near_misses};
use shakmaty::{Board, Chess, Color, Position as _, Role, Square, attacks};
use std::collections::BTreeSet;
use yize::puzzle::generate::{Level, Made};
use yize::puzzle::{CountAsk, Goal, Number, Solution, Task, solution};

/// Few men at level one, many later.
fn grows(level: Level, made: &[Made]) {
    let men = crowd(made);
    assert!(if level == Level::One { men < 50 } else { men > 120 }, "{level:?}: {men}");
}

fn number(one: &Made) -> usize {
    let Solution::Number(Some(number)) = solution(&one.puzzle) else { panic!("no number") };
    (0..99).find(|count| Number::of(*count) == number).expect("a count")
}

#[test]
fn a_mate_in_one_mates() {
    each_level("mate-in-one", |level, made| {
        for one in made {
            assert!(matches!(one.puzzle.task, Task::Move(Goal::Mate)), "{}", one.puzzle.id);
            let tries = tries(&position(&one.puzzle));
            let mates = names(tries.iter().filter(|one| one.mates()).map(|one| &one.mv));
            assert_eq!(solved_by(&one.puzzle), mates, "{}", one.puzzle.id);
            assert!((1..=2).contains(&mates.len()), "{}: {mates:?}", one.puzzle.id);
            assert_eq!(one.near_miss, has_single_answer(&tries), "{}", one.puzzle.id);
        }
        near_misses("mate-in-one", level, made);
        grows(level, made);
    });
}

/// A check is no mate for the sake of one answer.
fn has_single_answer(tries: &[Try]) -> bool {
    tries.iter().any(|one| one.check && one.answers == 1)
}

#[test]
fn a_mate_in_two_is_forced_and_takes_two() {
    each_level("mate-in-two", |level, made| {
        for one in made {
            assert!(matches!(one.puzzle.task, Task::Move(Goal::MateIn { moves: 2 })), "{}", one.puzzle.id);
            let tries = tries(&position(&one.puzzle));
            assert!(!tries.iter().any(Try::mates), "{}: mate at once", one.puzzle.id);
            let forcing = names(tries.iter().filter(|one| forces(one)).map(|one| &one.mv));
            assert_eq!(solved_by(&one.puzzle), forcing, "{}", one.puzzle.id);
            let most = if level == Level::One { 3 } else { 2 };
            assert!((1..=most).contains(&forcing.len()), "{}: {forcing:?}", one.puzzle.id);
            let near = tries.iter().filter(|one| one.check).any(|one| savers(one).take(2).count() == 1);
            assert_eq!(one.near_miss, near, "{}", one.puzzle.id);
        }
        near_misses("mate-in-two", level, made);
        let men = crowd(made);
        assert!(if level == Level::One { men < 50 } else { men > 120 }, "{level:?}: {men}");
    });
}

/// The answers after which there is no mate at once.
fn savers(one: &Try) -> impl Iterator<Item = Chess> + '_ {
    let answers = one.after.legal_moves().into_iter();
    answers.map(|mv| one.after.clone().play(mv).expect("a legal move")).filter(|next| !can_mate(next))
}

/// Whether every answer, and there is one, lets a mate follow.
fn forces(one: &Try) -> bool {
    one.answers > 0 && savers(one).next().is_none()
}

#[test]
fn mates_are_counted() {
    each_level("count-mates", |level, made| {
        let mut counts = BTreeSet::new();
        for one in made {
            assert!(matches!(one.puzzle.task, Task::Count(CountAsk::Mates)), "{}", one.puzzle.id);
            let tries = tries(&position(&one.puzzle));
            let mates = tries.iter().filter(|one| one.mates()).count();
            assert_eq!(number(one), mates, "{}", one.puzzle.id);
            assert!(mates > 0, "{}", one.puzzle.id);
            assert_eq!(one.near_miss, has_single_answer(&tries), "{}", one.puzzle.id);
            counts.insert(mates);
        }
        near_misses("count-mates", level, made);
        assert!(counts.len() > 3, "{level:?}: {counts:?}");
    });
}

#[test]
fn checks_are_counted() {
    each_level("count-checks", |level, made| {
        let mut counts = BTreeSet::new();
        for one in made {
            assert!(matches!(one.puzzle.task, Task::Count(CountAsk::Checks)), "{}", one.puzzle.id);
            let position = position(&one.puzzle);
            let tries = tries(&position);
            let checks = tries.iter().filter(|one| one.check).count();
            assert_eq!(number(one), checks, "{}", one.puzzle.id);
            assert!((2..10).contains(&checks), "{}", one.puzzle.id);
            let king = position.board().king_of(!position.turn()).expect("a king");
            let near = tries.iter().any(|one| !one.check && aims_past_one(one.after.board(), &one.mv, king));
            assert_eq!(one.near_miss, near, "{}", one.puzzle.id);
            counts.insert(checks);
        }
        near_misses("count-checks", level, made);
        grows(level, made);
        assert!(counts.len() > 4, "{level:?}: {counts:?}");
    });
}

/// Whether the piece that has moved would give check, were one man not in the way.
fn aims_past_one(board: &Board, mv: &shakmaty::Move, king: Square) -> bool {
    let (to, between) = (mv.to(), attacks::between(mv.to(), king) & board.occupied());
    let slides = matches!(mv.role(), Role::Rook | Role::Bishop | Role::Queen);
    let aims = attacks::attacks(to, mv.role().of(Color::White), king.into()).contains(king);
    slides && aims && between.count() == 1
}

#[test]
fn mate_is_told_from_check() {
    each_level("mate-or-not", |level, made| {
        let mut states = BTreeSet::new();
        for one in made {
            let position = position(&one.puzzle);
            let right = state(&position);
            assert_eq!(solution(&one.puzzle), Solution::Options(vec![right.to_owned()]), "{}", one.puzzle.id);
            assert_eq!(one.near_miss, position.legal_moves().len() == 1, "{}", one.puzzle.id);
            states.insert(right);
        }
        near_misses("mate-or-not", level, made);
        assert_eq!(states.len(), 4, "{level:?}: {states:?}");
    });
}
