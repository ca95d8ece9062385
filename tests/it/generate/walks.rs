//! Walks and distances, by a breadth-first search over shakmaty's attacks on the board.

use super::{each_level, near_misses};
use shakmaty::{Bitboard, Board, Color, Piece, Rank, Role, Square, attacks};
use std::cell::Cell;
use std::collections::{BTreeSet, VecDeque};
use yize::puzzle::generate::{Level, Made};
use yize::puzzle::{BoardAsk, ChoiceAsk, CountAsk, RouteAsk, Solution, Task, solution};

/// The fewest moves of the piece on `from` to all targets, which it reaches in any order. Enemy men
/// are taken on targets only.
fn fewest(board: &Board, from: Square, targets: &[Square], avoid: bool) -> Option<usize> {
    let piece = board.piece_at(from).expect("a piece");
    let mut bare = board.clone();
    bare.discard_piece_at(from);
    let start = (from, vec![false; targets.len()]);
    let mut seen = BTreeSet::from([start.clone()]);
    let mut queue = VecDeque::from([(start, 0)]);
    while let Some(((at, reached), moves)) = queue.pop_front() {
        if reached.iter().all(|done| *done) {
            return Some(moves);
        }
        let mut board = bare.clone();
        for (target, done) in targets.iter().zip(&reached) {
            if *done {
                board.discard_piece_at(*target);
            }
        }
        let taken = Bitboard::from_iter(targets.iter().copied());
        let free = !board.occupied() | (board.by_color(!piece.color) & taken);
        for to in attacks::attacks(at, piece, board.occupied()) & free {
            if avoid && board.attacks_to(to, !piece.color, board.occupied()).any() {
                continue;
            }
            let mut now = reached.clone();
            if let Some(index) = targets.iter().position(|target| *target == to) {
                now[index] = true;
            }
            if seen.insert((to, now.clone())) {
                queue.push_back(((to, now), moves + 1));
            }
        }
    }
    None
}

fn board(one: &Made) -> Board {
    let fen = one.puzzle.fen();
    let board =
        Board::from_ascii_board_fen(fen.split(' ').next().expect("a board").as_bytes()).expect("a board");
    let ends = Bitboard::from(Rank::First) | Bitboard::from(Rank::Eighth);
    assert!((board.pawns() & ends).is_empty(), "{fen}: a pawn on an end rank");
    board
}

fn alone(piece: Piece, from: Square) -> Board {
    let mut board = Board::empty();
    board.set_piece_at(from, piece);
    board
}

/// A walk that is longer than on an empty board, or a knight's to a square nearby.
fn is_longer_than_it_looks(board: &Board, from: Square, targets: &[Square], moves: usize) -> bool {
    let piece = board.piece_at(from).expect("a piece");
    let least = fewest(&alone(piece, from), from, targets, false).expect("a way on the empty board");
    let nearby = targets.len() == 1 && moves > from.distance(targets[0]) as usize;
    moves > least || (piece.role == Role::Knight && nearby)
}

fn walks(id: &str, role: Role) {
    let steps = Cell::new(0);
    each_level(id, |level, made| {
        let mut all = 0;
        let mut colours = [0; 2];
        for one in made {
            let Task::Route(RouteAsk { from, targets, avoid }) = &one.puzzle.task else { panic!("no walk") };
            let board = board(one);
            let piece = board.piece_at(*from).expect("a piece");
            assert_eq!(piece.role, role);
            colours[usize::from(piece.color == Color::White)] += 1;
            let Solution::Route(way) = solution(&one.puzzle) else { panic!("no walk") };
            assert_eq!(Some(way.len()), fewest(&board, *from, targets, *avoid), "{}", one.puzzle.fen());
            assert!(way.len() >= if level == Level::One { 2 } else { 3 }, "{}: too short", one.puzzle.fen());
            assert_eq!(*avoid, level != Level::One);
            assert_eq!(targets.len() > 1, level == Level::Three);
            let near = is_longer_than_it_looks(&board, *from, targets, way.len());
            assert_eq!(one.near_miss, near, "{} {:?}", one.puzzle.fen(), one.puzzle.task);
            all += way.len();
        }
        near_misses(id, level, made);
        assert!(all > steps.get(), "{id} {level:?}: no longer than before");
        steps.set(all);
        assert!(colours.iter().all(|count| *count > made.len() / 3), "{id}: {colours:?}");
    });
}

#[test]
fn a_rook_walks_the_shortest_way() {
    walks("rook-route", Role::Rook);
}

#[test]
fn a_bishop_walks_the_shortest_way() {
    walks("bishop-route", Role::Bishop);
}

#[test]
fn a_queen_walks_the_shortest_way() {
    walks("queen-route", Role::Queen);
}

#[test]
fn a_king_walks_the_shortest_way() {
    walks("king-route", Role::King);
}

#[test]
fn a_knight_walks_the_shortest_way() {
    walks("knight-route", Role::Knight);
}

#[test]
fn the_fewest_moves_are_those_of_the_shortest_way() {
    let counted = Cell::new(0);
    each_level("fewest-moves", |level, made| {
        let mut all = 0;
        for one in made {
            let Task::Count(CountAsk::Distance { from, to }) = one.puzzle.task else { panic!("no distance") };
            let board = board(one);
            let moves = fewest(&board, from, &[to], false).expect("a way");
            let Solution::Number(Some(number)) = solution(&one.puzzle) else { panic!("no number") };
            assert_eq!(number.to_string(), moves.to_string(), "{}", one.puzzle.fen());
            let near = is_longer_than_it_looks(&board, from, &[to], moves);
            assert_eq!(one.near_miss, near, "{}", one.puzzle.fen());
            all += moves;
        }
        near_misses("fewest-moves", level, made);
        assert!(all > counted.get(), "{level:?}: no longer than before");
        counted.set(all);
    });
}

#[test]
fn a_piece_gets_there_where_the_shortest_way_is_short_enough() {
    each_level("can-get-there", |level, made| {
        let mut reached = 0;
        for one in made {
            let Task::Choice(ChoiceAsk::Board(BoardAsk::CanReach { from, to, within })) = one.puzzle.task
            else {
                panic!("no way")
            };
            let board = board(one);
            let needs = fewest(&board, from, &[to], false);
            let yes = needs.is_some_and(|needs| within.is_none_or(|within| needs <= within));
            reached += usize::from(yes);
            let answer = if yes { "yes" } else { "no" };
            assert_eq!(solution(&one.puzzle), Solution::Options(vec![answer.to_owned()]));
            let close = |within: usize| needs == Some(within) || needs == Some(within + 1);
            assert_eq!(one.near_miss, within.is_some_and(close), "{}", one.puzzle.fen());
        }
        near_misses("can-get-there", level, made);
        let half = made.len() / 2;
        assert!(reached.abs_diff(half) < half / 2, "{level:?}: {reached} of {} get there", made.len());
    });
}
