//! Check: held to the library's legal moves and attacks.

use super::replay::{Replay, looks, marked, mean, option, solving, uci};
use super::{each_level, near_misses};
use shakmaty::{Bitboard, Chess, Color, Move, Position as _, Rank, Role, Square, attacks};
use std::cell::RefCell;
use yize::puzzle::generate::Made;
use yize::puzzle::{ChoiceAsk, GameAsk, Number, Solution, Task, solution};

/// The enemies that look along a line at a side's king, with so many men in between.
pub(super) fn stopped(position: &Chess, side: Color, men: usize) -> Vec<(Square, Bitboard)> {
    let board = position.board();
    let king = board.king_of(side).expect("a king");
    let enemies = board.by_color(!side).into_iter();
    let lines = enemies.filter(|square| looks(board.role_at(*square).expect("a man"), *square, king));
    let lines = lines.map(|square| (square, attacks::between(square, king) & board.occupied()));
    lines.filter(|(_, held)| held.count() == men).collect()
}

fn gives_check(after: &Chess) -> bool {
    after.is_check()
}

/// Whether a check is given by a piece that did not move itself.
fn discovers(mv: Move, after: &Chess) -> bool {
    let moved: Bitboard = match mv {
        Move::Castle { king, rook } => {
            let file = if rook > king { shakmaty::File::F } else { shakmaty::File::D };
            Square::from_coords(file, king.rank()).into()
        }
        mv => mv.to().into(),
    };
    (after.checkers() & !moved).any()
}

fn right(game: &Replay, holds: impl Fn(Move, &Chess) -> bool) -> Vec<String> {
    let moves = game.moves().into_iter().filter(|(mv, after)| holds(*mv, after));
    let mut moves: Vec<String> = moves.map(|(mv, _)| uci(mv)).collect();
    moves.sort();
    moves
}

fn grows(id: &str, made: &[f64]) {
    assert!(made[0] + 4.0 < made[1], "{id}: {made:?}");
}

/// Holds a skill of moves to the moves that are right, and its near misses to what makes them so.
fn of_moves(id: &str, holds: impl Fn(&Replay, Move, &Chess) -> bool, near: impl Fn(&Replay) -> bool) {
    let sizes = RefCell::new(Vec::new());
    each_level(id, |level, made| {
        for one in made {
            let game = Replay::of(&one.puzzle);
            assert_eq!(
                solving(&one.puzzle),
                right(&game, |mv, after| holds(&game, mv, after)),
                "{}",
                one.puzzle.id
            );
            assert_eq!(one.near_miss, near(&game), "{}", one.puzzle.id);
        }
        near_misses(id, level, made);
        sizes.borrow_mut().push(mean(made.iter().map(|one| Replay::of(&one.puzzle).pieces())));
    });
    grows(id, &sizes.into_inner());
}

#[test]
fn those_who_give_check_attack_the_king() {
    each_level("who-gives-check", |level, made| {
        for one in made {
            let game = Replay::of(&one.puzzle);
            let king = game.king(game.side());
            assert_eq!(marked(&one.puzzle), game.attackers(king, game.side()), "{}", one.puzzle.id);
            let near = !stopped(&game.now, game.side(), 1).is_empty() || marked(&one.puzzle).count() > 1;
            assert_eq!(one.near_miss, near, "{}", one.puzzle.id);
        }
        near_misses("who-gives-check", level, made);
    });
}

#[test]
fn a_check_is_given_where_the_king_stands_attacked() {
    let seems = |game: &Replay| {
        game.moves().iter().any(|(mv, after)| {
            let held = stopped(after, after.turn(), 1);
            !after.is_check() && !mv.is_castle() && held.iter().any(|(square, _)| *square == mv.to())
        })
    };
    of_moves("give-check", |_, _, after| gives_check(after), seems);
}

#[test]
fn a_discovered_check_comes_from_a_piece_that_stands_still() {
    let near =
        |game: &Replay| game.moves().iter().any(|(mv, after)| after.is_check() && !discovers(*mv, after));
    of_moves("discovered-check", |_, mv, after| discovers(mv, after), near);
}

#[test]
fn a_double_check_comes_from_two_pieces() {
    let near = |game: &Replay| game.moves().iter().any(|(_, after)| after.checkers().count() == 1);
    of_moves("double-check", |_, _, after| after.checkers().count() == 2, near);
}

/// Where the piece that gives check stands.
fn checker(game: &Replay) -> Square {
    game.now.checkers().single_square().expect("one piece gives check")
}

/// Where a man stands that a move takes.
fn taken(game: &Replay, mv: Move) -> Option<Square> {
    match mv {
        Move::EnPassant { from, to } => Some(Square::from_coords(to.file(), from.rank())),
        mv => mv.is_capture().then(|| mv.to()),
    }
    .filter(|square| game.now.board().piece_at(*square).is_some())
}

fn goes(game: &Replay, from: Square, to: Square) -> bool {
    game.moves().iter().any(|(mv, _)| mv.from() == Some(from) && mv.to() == to)
}

fn refuses_capture(game: &Replay) -> bool {
    let checker = checker(game);
    game.attackers(checker, !game.side()).into_iter().any(|from| !goes(game, from, checker))
}

/// A square beside the king that is attacked only once he has left his own.
fn is_seen_through(game: &Replay) -> bool {
    let board = game.now.board();
    let (us, king) = (game.side(), game.king(game.side()));
    let beside = attacks::king_attacks(king) & !board.by_color(us);
    beside.into_iter().any(|square| {
        let without = board.occupied().without(king);
        game.attackers(square, us).is_empty() && board.attacks_to(square, !us, without).any()
    })
}

fn seems_block(game: &Replay) -> bool {
    let king = game.king(game.side());
    attacks::between(checker(game), king).into_iter().any(|square| {
        let men = game.attackers(square, !game.side()).without(king);
        men.into_iter().any(|from| !goes(game, from, square))
    })
}

#[test]
fn a_check_is_answered_by_taking_the_piece() {
    of_moves("answer-by-capture", |game, mv, _| taken(game, mv) == Some(checker(game)), refuses_capture);
}

#[test]
fn a_check_is_answered_by_the_king() {
    of_moves("answer-by-king", |_, mv, _| mv.role() == Role::King, is_seen_through);
}

#[test]
fn a_check_is_answered_in_between() {
    let blocks = |game: &Replay, mv: Move, _: &Chess| {
        attacks::between(checker(game), game.king(game.side())).contains(mv.to()) && mv.role() != Role::King
    };
    of_moves("answer-by-block", blocks, seems_block);
}

#[test]
fn a_move_answers_in_one_of_three_ways() {
    each_level("way-out", |level, made| {
        let mut seen = std::collections::BTreeMap::new();
        for one in made {
            let Task::Choice(ChoiceAsk::Game(GameAsk::Way { text })) = &one.puzzle.task else {
                panic!("no way")
            };
            let game = Replay::of(&one.puzzle);
            let (mv, _) = game.moves().into_iter().find(|(mv, _)| uci(*mv) == *text).expect("a legal move");
            let way = match (taken(&game, mv) == Some(checker(&game)), mv.role()) {
                (true, Role::King) => panic!("{}: two ways at once", one.puzzle.id),
                (true, _) => "capture",
                (false, Role::King) => "move",
                (false, _) => "block",
            };
            assert_eq!(option(&one.puzzle), way, "{}", one.puzzle.id);
            *seen.entry(way).or_insert(0) += 1;
        }
        assert!(seen.len() == 3 && seen.values().all(|count| *count >= 80), "{level:?}: {seen:?}");
    });
}

#[test]
fn the_ways_out_are_the_legal_moves() {
    let means = RefCell::new(Vec::new());
    each_level("count-ways-out", |level, made| {
        for one in made {
            let game = Replay::of(&one.puzzle);
            assert!(game.now.is_check());
            assert_eq!(
                solution(&one.puzzle),
                Solution::Number(Some(number(game.moves().len()))),
                "{}",
                one.puzzle.id
            );
            let near = refuses_capture(&game) || is_seen_through(&game) || seems_block(&game);
            assert_eq!(one.near_miss, near, "{}", one.puzzle.id);
        }
        near_misses("count-ways-out", level, made);
        means.borrow_mut().push(mean(made.iter().map(ways)));
    });
    let means = means.into_inner();
    assert!(means[0] < means[1] && means[1] < means[2], "{means:?}");
}

fn ways(made: &Made) -> usize {
    Replay::of(&made.puzzle).moves().len()
}

fn number(count: usize) -> Number {
    Number::read(&count.to_string()).expect("a number")
}

/// The far rank of a side, where pawns promote.
pub(super) fn far(side: Color) -> Rank {
    if side == Color::White { Rank::Eighth } else { Rank::First }
}
