//! Attackers and movers, by shakmaty's attacks on the board and its legal moves.

use super::men::{ahead, alone, position, unchecked};
use super::{each_level, near_misses};
use shakmaty::{Bitboard, Chess, Color, Position as _, Role, Square, attacks};
use yize::puzzle::generate::Level;
use yize::puzzle::{ChoiceAsk, GameAsk, Solution, SquaresAsk, Task, solution};

fn attackers(position: &Chess, square: Square, by: Color) -> Bitboard {
    let board = position.board();
    let of_side = board.by_color(by).into_iter();
    of_side.filter(|from| board.attacks_from(*from).contains(square)).collect()
}

/// The men that stand alone between their king and an enemy that looks at him.
fn pinned(position: &Chess, side: Color) -> Bitboard {
    let board = position.board();
    let king = board.king_of(side).expect("a king");
    let shields = board.by_color(side) & attacks::queen_attacks(king, board.occupied());
    let exposes = |man: &Square| {
        let before = board.attacks_to(king, !side, board.occupied());
        let after = board.attacks_to(king, !side, board.occupied().without(*man));
        (after & !before).any()
    };
    shields.into_iter().filter(exposes).collect()
}

/// The men that look as if they attacked the square and do not.
fn lookers(position: &Chess, square: Square, by: Color) -> Bitboard {
    let board = position.board();
    let aims = |from: &Square| match board.role_at(*from).expect("a piece") {
        Role::Pawn => ahead(by, *from) == Some(square),
        Role::Knight | Role::King => false,
        Role::Bishop | Role::Rook | Role::Queen => alone(position, *from).contains(square),
    };
    board.by_color(by).into_iter().filter(aims).collect::<Bitboard>() & !attackers(position, square, by)
}

#[test]
fn the_attackers_of_a_square_are_the_men_whose_attacks_hold_it() {
    each_level("attackers", |level, made| {
        for one in made {
            let Task::Squares(SquaresAsk::Attackers { of, by }) = one.puzzle.task else {
                panic!("no attackers")
            };
            let position = position(&one.puzzle);
            let men = attackers(&position, of, by);
            assert_eq!(solution(&one.puzzle), Solution::Squares(men.into_iter().collect()));
            assert!(!position.board().by_color(by).contains(of), "{}: its own man", one.puzzle.fen());
            let near = (pinned(&position, by) & men) | lookers(&position, of, by);
            assert_eq!(one.near_miss, near.any(), "{} {of}", one.puzzle.fen());
            assert!(level != Level::One || men.count() <= 2, "{}: too many", one.puzzle.fen());
        }
        near_misses("attackers", level, made);
    });
}

#[test]
fn a_square_is_attacked_where_a_man_attacks_it() {
    each_level("is-attacked", |level, made| {
        let mut attacked = 0;
        for one in made {
            let Task::Choice(ChoiceAsk::Game(GameAsk::Attacked { square, by })) = one.puzzle.task else {
                panic!("no attack")
            };
            let position = position(&one.puzzle);
            let men = attackers(&position, square, by);
            attacked += usize::from(men.any());
            let answer = if men.any() { "yes" } else { "no" };
            assert_eq!(solution(&one.puzzle), Solution::Options(vec![answer.to_owned()]));
            let near = match men.single_square() {
                _ if men.is_empty() => lookers(&position, square, by).any(),
                Some(only) => {
                    let knight = position.board().role_at(only) == Some(Role::Knight);
                    pinned(&position, by).contains(only) || (!knight && only.distance(square) >= 4)
                }
                None => false,
            };
            assert_eq!(one.near_miss, near, "{} {square}", one.puzzle.fen());
        }
        near_misses("is-attacked", level, made);
        let half = made.len() / 2;
        assert!(attacked.abs_diff(half) < half / 2, "{level:?}: {attacked} of {} are attacked", made.len());
    });
}

#[test]
fn the_men_that_can_move_are_those_that_have_a_legal_move() {
    each_level("movers", |level, made| {
        for one in made {
            assert!(matches!(one.puzzle.task, Task::Squares(SquaresAsk::Movers)));
            let position = position(&one.puzzle);
            let movers: Bitboard = position.legal_moves().iter().filter_map(|mv| mv.from()).collect();
            assert_eq!(solution(&one.puzzle), Solution::Squares(movers.into_iter().collect()));
            let board = position.board();
            let us = position.turn();
            let still = board.by_color(us) & !movers;
            assert!(still.any(), "{}: every man moves", one.puzzle.fen());
            let near = still.into_iter().any(|man| {
                let pawn = board.role_at(man) == Some(Role::Pawn);
                let faced = ahead(us, man).is_some_and(|square| board.by_color(!us).contains(square));
                unchecked(&position, man).any() || (pawn && faced)
            });
            assert_eq!(one.near_miss, near, "{}", one.puzzle.fen());
            assert!(level == Level::Three || !position.is_check(), "{}", one.puzzle.fen());
        }
        near_misses("movers", level, made);
    });
}
