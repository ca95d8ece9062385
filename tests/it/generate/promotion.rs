//! Promotion: held to the library's legal moves and what the board shows after each.

use super::check::far;
use super::replay::{Replay, mean, option, solving, uci};
use super::{each_level, near_misses};
use shakmaty::{Chess, Move, Position as _, Role, Square};
use std::cell::RefCell;
use std::collections::BTreeMap;
use yize::puzzle::Task;

fn right(game: &Replay, holds: impl Fn(&Chess) -> bool) -> Vec<String> {
    let moves = game.moves().into_iter().filter(|(_, after)| holds(after));
    let mut moves: Vec<String> = moves.map(|(mv, _)| uci(mv)).collect();
    moves.sort();
    moves
}

fn promotions(game: &Replay) -> impl Iterator<Item = (Move, Chess)> {
    game.moves().into_iter().filter(|(mv, _)| mv.promotion().is_some())
}

/// Holds a skill to the moves that are right, all of them promotions, and to its near misses.
fn of_promotions(id: &str, holds: fn(&Chess) -> bool, near: impl Fn(&Replay) -> bool) {
    let sizes = RefCell::new(Vec::new());
    each_level(id, |level, made| {
        for one in made {
            let game = Replay::of(&one.puzzle);
            let moves = right(&game, holds);
            assert_eq!(solving(&one.puzzle), moves, "{}", one.puzzle.id);
            assert!(moves.iter().all(|mv| mv.len() == 5), "{}: {moves:?}", one.puzzle.id);
            assert_eq!(one.near_miss, near(&game), "{}", one.puzzle.id);
        }
        near_misses(id, level, made);
        sizes.borrow_mut().push(mean(made.iter().map(|one| Replay::of(&one.puzzle).pieces())));
    });
    let sizes = sizes.into_inner();
    assert!(sizes[0] < sizes[1] && sizes[1] < sizes[2], "{id}: {sizes:?}");
}

#[test]
fn a_promotion_gives_check() {
    let near = |game: &Replay| {
        !promotions(game).any(|(mv, after)| mv.promotion() == Some(Role::Queen) && after.is_check())
    };
    of_promotions("promote-check", Chess::is_check, near);
}

#[test]
fn a_promotion_mates() {
    let near =
        |game: &Replay| game.moves().iter().any(|(_, after)| after.is_check() && !after.is_checkmate());
    of_promotions("promote-mate", Chess::is_checkmate, near);
}

#[test]
fn a_queen_would_give_stalemate() {
    each_level("promote-no-stalemate", |level, made| {
        for one in made {
            let game = Replay::of(&one.puzzle);
            assert_eq!(
                solving(&one.puzzle),
                right(&game, |after| !after.is_stalemate()),
                "{}",
                one.puzzle.id
            );
            let queen = promotions(&game)
                .any(|(mv, after)| mv.promotion() == Some(Role::Queen) && after.is_stalemate());
            assert!(queen && one.near_miss, "{}", one.puzzle.id);
        }
        near_misses("promote-no-stalemate", level, made);
    });
}

/// Why a pawn may not promote like that; `legal` where it may.
fn truth(game: &Replay, from: Square, to: Square, role: Option<Role>) -> &'static str {
    let legal =
        game.moves().iter().any(|(mv, _)| mv.from() == Some(from) && mv.to() == to && mv.promotion() == role);
    let board = game.now.board();
    let last = to.rank() == far(game.side());
    match role {
        _ if legal => "legal",
        None if last => "promotion-missing",
        Some(Role::King | Role::Pawn) => "promotion-not-allowed",
        Some(_) if !last => "promotion-not-allowed",
        _ if from.file() == to.file() && board.occupied().contains(to) => "pawn-blocked",
        _ if from.file() != to.file() && !board.occupied().contains(to) => "pawn-nothing-to-capture",
        _ => "pinned",
    }
}

#[test]
fn the_verdict_on_a_promotion_is_what_the_board_shows() {
    each_level("promotion-verdict", |level, made| {
        let mut seen: BTreeMap<&str, usize> = BTreeMap::new();
        for one in made {
            let Task::Verdict(ask) = &one.puzzle.task else { panic!("no verdict") };
            let from: Square = ask.text[0..2].parse().expect("a square");
            let to: Square = ask.text[2..4].parse().expect("a square");
            let role = ask.text.chars().nth(4).map(|letter| Role::from_char(letter).expect("a piece"));
            let game = Replay::of(&one.puzzle);
            let right = truth(&game, from, to, role);
            assert_eq!(option(&one.puzzle), right, "{}", one.puzzle.id);
            let pinned = game.pinned(game.side()).contains(from);
            assert!(right != "pinned" || pinned, "{}", one.puzzle.id);
            let queens = game.now.board().queens() & game.now.board().by_color(game.side());
            let lesser = right == "legal" && (role != Some(Role::Queen) || queens.any());
            assert!(!one.near_miss || right == "pinned" || lesser, "{}", one.puzzle.id);
            let both = ["promotion-missing", "promotion-not-allowed"];
            assert!(!both.iter().all(|code| ask.options.iter().any(|option| option == code)));
            *seen.entry(right).or_default() += 1;
        }
        near_misses("promotion-verdict", level, made);
        assert!(seen.len() == 6 && seen.values().all(|count| *count >= 20), "{level:?}: {seen:?}");
    });
}
