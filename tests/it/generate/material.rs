//! What the pieces are worth, added up from the letters of the FEN; exchanges replayed on the board.

use super::men::position as of_puzzle;
use super::{by_square, each_level, near_misses};
use shakmaty::{Chess, Move, Position as _, Role, Square};
use yize::puzzle::generate::{Level, Made};
use yize::puzzle::{BoardAsk, ChoiceAsk, CountAsk, Number, Puzzle, Solution, Task, solution};
use yize::rules::Color;

fn worth(man: char) -> i64 {
    match man.to_ascii_lowercase() {
        'q' => 9,
        'r' => 5,
        'b' | 'n' => 3,
        'p' => 1,
        _ => 0,
    }
}

/// How many men a side has, and what they count.
fn army(puzzle: &Puzzle, side: Color) -> (i64, i64) {
    let board = by_square(&puzzle.fen());
    let own = board.values().filter(|man| man.is_ascii_uppercase() == (side == Color::White));
    own.fold((0, 0), |(men, points), man| (men + 1, points + worth(*man)))
}

/// The harder, the more men there are.
fn grows(level: Level, made: &[Made]) {
    let men: usize = made.iter().map(|one| by_square(&one.puzzle.fen()).len()).sum();
    let mean = men / made.len();
    let (least, most) = match level {
        Level::One => (4, 9),
        Level::Two => (10, 18),
        Level::Three => (20, 33),
    };
    assert!((least..most).contains(&mean), "{level:?}: {mean}");
}

#[test]
fn a_side_counts_what_its_men_count() {
    each_level("count-material", |level, made| {
        for one in made {
            let Task::Count(CountAsk::Material { side }) = one.puzzle.task else { panic!("no material") };
            let (_, points) = army(&one.puzzle, side);
            assert!(points > 0);
            assert_eq!(solution(&one.puzzle), Solution::Number(Some(Number::whole(points))));
        }
        grows(level, made);
    });
}

#[test]
fn a_lead_is_counted_in_points_and_not_in_men() {
    each_level("material-lead", |level, made| {
        for one in made {
            let [white, black] = Color::ALL.map(|side| army(&one.puzzle, side));
            let (men, points) = (white.0 - black.0, white.1 - black.1);
            assert_eq!(solution(&one.puzzle), Solution::Number(Some(Number::whole(points))));
            assert_eq!(one.near_miss, men.signum() != points.signum());
        }
        grows(level, made);
        near_misses("material-lead", level, made);
    });
}

fn price(role: Role) -> i64 {
    if role == Role::King { 100 } else { worth(role.char()) }
}

/// What is lost on a square where both sides take there in turn, the cheapest piece first: by the
/// side to move, and by the other.
fn replayed(mut position: Chess, square: Square) -> (Vec<Role>, Vec<Role>) {
    let us = position.turn();
    let (mut gives, mut gets) = (Vec::new(), Vec::new());
    loop {
        let takes = |mv: &Move| mv.to() == square && mv.capture().is_some() && !mv.is_en_passant();
        let Some(mv) = position.legal_moves().into_iter().filter(takes).min_by_key(|mv| price(mv.role()))
        else {
            return (gives, gets);
        };
        if position.turn() == us { &mut gets } else { &mut gives }.push(mv.capture().unwrap());
        position.play_unchecked(mv);
    }
}

fn sorted(roles: &[Role]) -> Vec<Role> {
    let mut roles = roles.to_vec();
    roles.sort_unstable();
    roles
}

#[test]
fn an_exchange_is_on_the_board_and_worth_what_it_counts() {
    each_level("weigh-exchange", |level, made| {
        let mut seen = [0; 3];
        for one in made {
            let Task::Choice(ChoiceAsk::Board(BoardAsk::Exchange { gives, gets })) = &one.puzzle.task else {
                panic!("no exchange")
            };
            let position = of_puzzle(&one.puzzle);
            let mut squares = Square::ALL.into_iter();
            assert!(
                squares.any(|square| replayed(position.clone(), square) == (gives.clone(), gets.clone())),
                "{} {gives:?} {gets:?}",
                one.puzzle.fen()
            );
            let total = |roles: &[Role]| roles.iter().map(|role| price(*role)).sum::<i64>();
            let balance = (total(gets) - total(gives)).signum();
            let option = ["bad", "even", "good"][usize::try_from(balance + 1).unwrap()];
            seen[usize::try_from(balance + 1).unwrap()] += 1;
            assert_eq!(solution(&one.puzzle), Solution::Options(vec![option.to_owned()]));
            let men = i64::try_from(gets.len()).unwrap() - i64::try_from(gives.len()).unwrap();
            let unlike = balance == 0 && sorted(gives) != sorted(gets);
            assert_eq!(one.near_miss, men.signum() != balance || unlike);
        }
        near_misses("weigh-exchange", level, made);
        assert!(seen.iter().all(|count| *count * 10 >= made.len()), "{level:?}: {seen:?}");
    });
}
