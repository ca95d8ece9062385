//! The initial position, letter by letter of its FEN.

use super::{by_square, each_level, near_misses};
use std::collections::BTreeMap;
use yize::puzzle::generate::{Level, Made};
use yize::puzzle::{Solution, solution};
use yize::rules::{Color, Placement};

const INITIAL: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

fn initial() -> BTreeMap<String, char> {
    by_square(INITIAL)
}

/// The squares that differ.
fn differences(one: &BTreeMap<String, char>, other: &BTreeMap<String, char>) -> Vec<String> {
    let mut squares: Vec<&String> = one.keys().chain(other.keys()).collect();
    squares.sort_unstable_by_key(|square| (square.as_bytes()[1], square.as_bytes()[0]));
    squares.dedup();
    squares.into_iter().filter(|square| one.get(*square) != other.get(*square)).cloned().collect()
}

#[test]
fn what_is_missing_belongs_where_it_is_laid() {
    each_level("set-up-missing", |level, made| {
        let mut missing = 0;
        for one in made {
            let board = by_square(&one.puzzle.fen());
            assert!(board.iter().all(|(square, piece)| initial().get(square) == Some(piece)));
            missing += differences(&board, &initial()).len();
            let target = Placement::read(INITIAL).unwrap();
            assert_eq!(solution(&one.puzzle), Solution::Placement(target));
        }
        let mean = missing / made.len();
        let (least, most) = match level {
            Level::One => (5, 7),
            Level::Two => (9, 13),
            Level::Three => (19, 23),
        };
        assert!((least..most).contains(&mean), "{level:?}: {mean}");
    });
}

/// Whether each side's men all stand within their own two ranks, as many of each kind as there should be.
fn looks_complete(board: &BTreeMap<String, char>) -> bool {
    let sorted = |board: &BTreeMap<String, char>, ranks: &str| {
        let mut men: Vec<char> =
            board.iter().filter(|(square, _)| ranks.contains(&square[1..])).map(|(_, man)| *man).collect();
        men.sort_unstable();
        men
    };
    board.len() == 32 && ["12", "78"].iter().all(|ranks| sorted(board, ranks) == sorted(&initial(), ranks))
}

#[test]
fn every_wrong_square_is_found() {
    each_level("spot-wrong-setup", |level, made| {
        for one in made {
            let board = by_square(&one.puzzle.fen());
            let wrong = differences(&board, &initial());
            let Solution::Squares(found) = solution(&one.puzzle) else { panic!("no squares") };
            assert_eq!(found.iter().map(ToString::to_string).collect::<Vec<_>>(), wrong);
            assert!((2..=10).contains(&wrong.len()), "{}", one.puzzle.fen());
            assert_eq!(one.near_miss, looks_complete(&board), "{}", one.puzzle.fen());
        }
        near_misses("spot-wrong-setup", level, made);
    });
}

/// The squares of kings and queens: White's king, White's queen, Black's king, Black's queen.
fn royals(one: &Made) -> [String; 4] {
    let board = by_square(&one.puzzle.fen());
    ['K', 'Q', 'k', 'q'].map(|man| {
        let mut squares = board.iter().filter(|(_, piece)| **piece == man).map(|(square, _)| square.clone());
        let first = squares.next().unwrap_or_else(|| panic!("no {man}"));
        assert_eq!(squares.next(), None);
        first
    })
}

#[test]
fn a_queen_stands_on_her_own_colour() {
    each_level("queens-at-home", |level, made| {
        for one in made {
            let [_, white, _, black] = royals(one);
            let right = white == "d1" && black == "d8";
            let option = if right { "right" } else { "swapped" };
            assert_eq!(solution(&one.puzzle), Solution::Options(vec![option.to_owned()]));
            let faces = white == "e1" && black == "e8";
            assert_eq!(one.near_miss, faces || (right && one.puzzle.orientation == Color::Black));
        }
        near_misses("queens-at-home", level, made);
    });
}

#[test]
fn a_board_lies_right_whatever_stands_on_it() {
    each_level("board-laid", |level, made| {
        for one in made {
            let option = if one.puzzle.turned { "turned" } else { "right" };
            assert_eq!(solution(&one.puzzle), Solution::Options(vec![option.to_owned()]));
            let [king, queen, black_king, black_queen] = royals(one);
            assert!([king, queen.clone()].iter().all(|at| at == "d1" || at == "e1"));
            assert!([black_king, black_queen].iter().all(|at| at == "d8" || at == "e8"));
            assert_eq!(one.near_miss, queen == "e1");
        }
        near_misses("board-laid", level, made);
    });
}
