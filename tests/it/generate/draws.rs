//! Repetitions, claims and the fifty-move count, from the played positions alone.

use super::men::position;
use super::outcomes::{differences, line, option, stood};
use super::{each_level, near_misses};
use shakmaty::{Chess, Move, Position as _, Role, uci::UciMove};
use std::collections::BTreeSet;
use yize::puzzle::generate::Made;
use yize::puzzle::{ChoiceAsk, CountAsk, GameAsk, Number, Solution, Task, solution};

/// The moves of a puzzle's game.
fn moves(one: &Made) -> Vec<Move> {
    let line = line(&one.puzzle);
    let read = |(mv, before): (yize::rules::PieceMove, &Chess)| {
        mv.uci().parse::<UciMove>().expect("a move").to_move(before).expect("a legal move")
    };
    one.puzzle.game.moves().zip(&line).map(read).collect()
}

fn begins_again(mv: &Move) -> bool {
    mv.is_capture() || mv.role() == Role::Pawn
}

#[test]
fn positions_are_the_same_or_differ_in_one_respect() {
    each_level("same-position", |level, made| {
        let mut answers = BTreeSet::new();
        for one in made {
            let Task::Choice(ChoiceAsk::Game(GameAsk::Same { first, second })) = one.puzzle.task else {
                panic!("{}", one.puzzle.id)
            };
            let line = line(&one.puzzle);
            let found = differences(&line[first], &line[second]);
            let right = match found.as_slice() {
                [] => "same",
                [only] => only,
                more => panic!("{}: {more:?}", one.puzzle.id),
            };
            assert_eq!(option(&one.puzzle), right, "{}", one.puzzle.id);
            let near = !found.is_empty() && line[first].board() == line[second].board();
            assert_eq!(one.near_miss, near, "{}", one.puzzle.id);
            answers.insert(right);
        }
        near_misses("same-position", level, made);
        assert!(answers.len() >= 4, "{level:?}: {answers:?}");
    });
}

#[test]
fn repetitions_are_counted() {
    each_level("count-repetitions", |level, made| {
        let mut counts = BTreeSet::new();
        for one in made {
            assert!(matches!(one.puzzle.task, Task::Count(CountAsk::Repetitions)), "{}", one.puzzle.id);
            let (same, alike) = stood(&line(&one.puzzle));
            assert_eq!(solution(&one.puzzle), Solution::Number(Some(Number::of(same))), "{}", one.puzzle.id);
            assert_eq!(one.near_miss, alike > same, "{}", one.puzzle.id);
            counts.insert(same);
        }
        near_misses("count-repetitions", level, made);
        assert!(counts.len() >= 2, "{level:?}: {counts:?}");
    });
}

#[test]
fn a_draw_can_be_claimed_where_a_position_stood_three_times() {
    each_level("claim-or-not", |level, made| {
        let mut answers = BTreeSet::new();
        for one in made {
            let line = line(&one.puzzle);
            let (same, alike) = stood(&line);
            assert!(same < 5 && line.last().expect("a position").halfmoves() < 100, "{}", one.puzzle.id);
            let right = if same >= 3 { "claim" } else { "going-on" };
            assert_eq!(option(&one.puzzle), right, "{}", one.puzzle.id);
            assert_eq!(one.near_miss, same < 3 && alike >= 3, "{}", one.puzzle.id);
            answers.insert(right);
        }
        near_misses("claim-or-not", level, made);
        assert_eq!(answers.len(), 2, "{level:?}");
    });
}

#[test]
fn a_capture_or_a_pawn_move_begins_the_count_again() {
    each_level("resets-count", |level, made| {
        let mut yes = 0;
        for one in made {
            let Task::Choice(ChoiceAsk::Game(GameAsk::Resets { text })) = &one.puzzle.task else {
                panic!("{}", one.puzzle.id)
            };
            let position = position(&one.puzzle);
            let mv = text.parse::<UciMove>().expect("a move").to_move(&position).expect("a legal move");
            let begins = begins_again(&mv);
            assert_eq!(option(&one.puzzle), if begins { "yes" } else { "no" }, "{}", one.puzzle.id);
            let checks = position.play(mv).expect("a legal move").is_check();
            let near = if begins { !mv.is_capture() && !checks } else { mv.is_castle() || checks };
            assert_eq!(one.near_miss, near, "{}", one.puzzle.id);
            yes += usize::from(begins);
        }
        near_misses("resets-count", level, made);
        assert!((150..350).contains(&yes), "{level:?}: {yes}");
    });
}

#[test]
fn quiet_moves_are_counted_from_the_last_capture_or_pawn_move() {
    each_level("count-quiet-moves", |level, made| {
        let mut counts = BTreeSet::new();
        for one in made {
            assert!(matches!(one.puzzle.task, Task::Count(CountAsk::QuietMoves)), "{}", one.puzzle.id);
            let (moves, line) = (moves(one), line(&one.puzzle));
            let begun = moves.iter().rposition(begins_again).expect("a move that began the count");
            let quiet = moves.len() - 1 - begun;
            assert_eq!(quiet % 2, 0, "{}: one side made more", one.puzzle.id);
            let right = Solution::Number(Some(Number::of(quiet / 2)));
            assert_eq!(solution(&one.puzzle), right, "{}", one.puzzle.id);
            let weighty = |ply: usize| moves[ply].is_castle() || line[ply + 1].is_check();
            let near = !moves[begun].is_capture() || (begun + 1..moves.len()).any(weighty);
            assert_eq!(one.near_miss, near, "{}", one.puzzle.id);
            counts.insert(quiet / 2);
        }
        near_misses("count-quiet-moves", level, made);
        assert!(counts.len() >= 2, "{level:?}: {counts:?}");
    });
}
