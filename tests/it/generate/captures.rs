//! What can be captured, as shakmaty lists it.

use super::men::{ahead, alone, crowd, position, unchecked};
use super::{each_level, near_misses};
use shakmaty::{Bitboard, Chess, Move, Piece, Position as _, Role, Square};
use std::cell::Cell;
use yize::puzzle::generate::{Level, Made};
use yize::puzzle::{Solution, SquaresAsk, Task, solution};

/// What a piece is counted as.
fn points(role: Role) -> u32 {
    match role {
        Role::Queen => 9,
        Role::Rook => 5,
        Role::Bishop | Role::Knight => 3,
        Role::Pawn => 1,
        Role::King => 0,
    }
}

fn is_sacrifice(position: &Chess, piece: Piece, to: Square) -> bool {
    let board = position.board();
    let protected = board.attacks_to(to, !piece.color, board.occupied()).any();
    board.piece_at(to).is_some_and(|man| protected && points(man.role) < points(piece.role))
}

fn captures(position: &Chess, from: Option<Square>) -> Vec<Move> {
    let mut moves: Vec<Move> = position.legal_moves().into_iter().collect();
    moves.retain(|mv| mv.is_capture() && (from.is_none() || mv.from() == from));
    moves
}

fn squares(made: &Made) -> Vec<Square> {
    let Solution::Squares(found) = solution(&made.puzzle) else { panic!("no squares") };
    found
}

#[test]
fn what_a_piece_captures_is_what_its_legal_moves_capture() {
    let crowded = Cell::new(0);
    each_level("piece-captures", |level, made| {
        for one in made {
            let Task::Squares(SquaresAsk::Captures { from: Some(from) }) = one.puzzle.task else {
                panic!("no captures")
            };
            let position = position(&one.puzzle);
            let board = position.board();
            let piece = board.piece_at(from).expect("a piece");
            let taken: Bitboard = captures(&position, Some(from)).iter().map(|mv| mv.to()).collect();
            assert_eq!(squares(one), taken.into_iter().collect::<Vec<_>>(), "{}", one.puzzle.fen());
            let mut aimed_at = unchecked(&position, from);
            aimed_at |= if piece.role == Role::Pawn {
                Bitboard::from_iter(ahead(piece.color, from))
            } else {
                alone(&position, from)
            };
            let spared = aimed_at & board.by_color(!piece.color) & !taken;
            let near = spared.any() || taken.into_iter().any(|to| is_sacrifice(&position, piece, to));
            assert_eq!(one.near_miss, near, "{}", one.puzzle.fen());
            assert!(level == Level::Three || !position.is_check(), "{}", one.puzzle.fen());
        }
        near_misses("piece-captures", level, made);
        grows(&crowded, level, made);
    });
}

#[test]
fn all_captures_are_those_of_the_legal_moves() {
    let crowded = Cell::new(0);
    each_level("all-captures", |level, made| {
        for one in made {
            let Task::Squares(SquaresAsk::Captures { from: None }) = one.puzzle.task else {
                panic!("no captures")
            };
            let position = position(&one.puzzle);
            let moves = captures(&position, None);
            assert!(
                !moves.iter().any(|mv| mv.is_en_passant()),
                "{}: a move of another lesson",
                one.puzzle.fen()
            );
            let taken: Bitboard = moves.iter().map(|mv| mv.to()).collect();
            assert_eq!(squares(one), taken.into_iter().collect::<Vec<_>>(), "{}", one.puzzle.fen());
            assert_eq!(one.near_miss, is_deceptive(&position, &moves, taken), "{}", one.puzzle.fen());
            assert!(level == Level::Three || !position.is_check(), "{}", one.puzzle.fen());
        }
        near_misses("all-captures", level, made);
        grows(&crowded, level, made);
    });
}

/// A man looks free to take and is not, or can only be taken by a piece worth more although it is
/// protected.
fn is_deceptive(position: &Chess, moves: &[Move], taken: Bitboard) -> bool {
    let board = position.board();
    let us = position.turn();
    let enemies = board.by_color(!us);
    let aimed_at = board.by_color(us).into_iter().fold(Bitboard::EMPTY, |all, from| {
        let pawn = board.piece_at(from).is_some_and(|piece| piece.role == Role::Pawn);
        let before = Bitboard::from_iter(ahead(us, from).filter(|_| pawn));
        all | unchecked(position, from) | before
    });
    let sacrificed = |to: Square| {
        let mut here = moves.iter().filter(|mv| mv.to() == to);
        here.all(|mv| is_sacrifice(position, mv.role().of(us), to))
    };
    (aimed_at & enemies & !taken).any() || taken.into_iter().any(sacrificed)
}

fn grows(crowded: &Cell<usize>, level: Level, made: &[Made]) {
    let men = crowd(made);
    assert!(level == Level::One || men > crowded.get(), "{level:?}: no more men than before");
    if level != Level::Three {
        crowded.set(men.min(200));
    }
}
