//! Where a piece can go: its legal moves, as shakmaty lists them.

use super::men::{ahead, alone, crowd, position, targets, unchecked};
use super::{each_level, near_misses};
use shakmaty::{Bitboard, Chess, Position as _, Rank, Role, Square};
use std::cell::Cell;
use yize::puzzle::generate::{Level, Made};
use yize::puzzle::{Solution, SquaresAsk, Task, solution};

fn holds(id: &str, role: Role) {
    let crowded = Cell::new(0);
    each_level(id, |level, made| {
        for one in made {
            check(level, one, role);
        }
        near_misses(id, level, made);
        if level == Level::One {
            crowded.set(crowd(made));
        } else {
            assert!(crowd(made) > crowded.get() + 50, "{id} {level:?}: hardly more men than before");
        }
    });
}

fn check(level: Level, one: &Made, role: Role) {
    let Task::Squares(SquaresAsk::Targets { from }) = one.puzzle.task else { panic!("no targets") };
    let name = (&one.puzzle.id, one.puzzle.fen());
    let position = position(&one.puzzle);
    let piece = position.board().piece_at(from).expect("a piece");
    assert_eq!((piece.role, piece.color), (role, position.turn()), "{name:?}");
    let legal = targets(&position, from);
    let found: Vec<Square> = legal.into_iter().collect();
    assert_eq!(solution(&one.puzzle), Solution::Squares(found), "{name:?}");
    let special = |mv: &shakmaty::Move| mv.from() == Some(from) && (mv.is_castle() || mv.is_en_passant());
    assert!(!position.legal_moves().iter().any(special), "{name:?}: a move of another lesson");
    assert_eq!(one.near_miss, looks_otherwise(&position, from, legal), "{name:?}");
    if level != Level::Three {
        assert!(!position.is_check(), "{name:?}: a check before its time");
        let free = role == Role::King || legal == unchecked(&position, from);
        assert!(free, "{name:?}: a pin before its time");
    }
}

fn looks_otherwise(position: &Chess, from: Square, legal: Bitboard) -> bool {
    let board = position.board();
    let piece = board.piece_at(from).expect("a piece");
    if legal != unchecked(position, from) {
        return true;
    }
    let empty = |square: Square| board.piece_at(square).is_none();
    match piece.role {
        Role::King => false,
        // The line goes on behind a man that can be taken.
        Role::Rook | Role::Bishop | Role::Queen => {
            (legal & board.by_color(!piece.color)).into_iter().any(|man| {
                (alone(position, from) & shakmaty::attacks::ray(from, man)).into_iter().any(|square| {
                    shakmaty::attacks::between(from, square).contains(man)
                        && square.distance(man) == 1
                        && empty(square)
                })
            })
        }
        // No way round the corner is free.
        Role::Knight => legal.into_iter().any(|to| {
            let (files, ranks) =
                (from.file() as i32 - to.file() as i32, from.rank() as i32 - to.rank() as i32);
            let at = |file: i32, rank: i32| {
                let name =
                    [b'a' + u8::try_from(file).expect("a file"), b'1' + u8::try_from(rank).expect("a rank")];
                Square::from_ascii(&name).expect("a square")
            };
            let (file, rank) = (from.file() as i32, from.rank() as i32);
            let ways = if files.abs() == 2 {
                let middle = file - files / 2;
                [
                    [at(middle, rank), at(to.file() as i32, rank)],
                    [at(file, to.rank() as i32), at(middle, to.rank() as i32)],
                ]
            } else {
                let middle = rank - ranks / 2;
                [
                    [at(file, middle), at(file, to.rank() as i32)],
                    [at(to.file() as i32, rank), at(to.file() as i32, middle)],
                ]
            };
            ways.iter().all(|way| way.iter().any(|square| !empty(*square)))
        }),
        // An enemy before the pawn, or a man where its double step would end.
        Role::Pawn => {
            let first = ahead(piece.color, from).expect("a square");
            let home = from.rank() == piece.color.fold_wb(Rank::Second, Rank::Seventh);
            match board.piece_at(first) {
                Some(man) => man.color != piece.color,
                None => home && !empty(ahead(piece.color, first).expect("a square")),
            }
        }
    }
}

#[test]
fn a_rook_reaches_what_it_may_move_to() {
    holds("rook-reach", Role::Rook);
}

#[test]
fn a_bishop_reaches_what_it_may_move_to() {
    holds("bishop-reach", Role::Bishop);
}

#[test]
fn a_queen_reaches_what_she_may_move_to() {
    holds("queen-reach", Role::Queen);
}

#[test]
fn a_king_reaches_what_he_may_move_to() {
    holds("king-reach", Role::King);
}

#[test]
fn a_knight_reaches_what_it_may_move_to() {
    holds("knight-reach", Role::Knight);
}

#[test]
fn a_pawn_reaches_what_it_may_move_to() {
    holds("pawn-reach", Role::Pawn);
}
