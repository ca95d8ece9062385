//! Pins: a man is pinned where an enemy attacks the king once the man is gone.

use super::check::stopped;
use super::replay::{Replay, marked, mean, option};
use super::{each_level, near_misses};
use shakmaty::{Bitboard, Position as _, Square, attacks};
use std::cell::RefCell;
use std::collections::BTreeMap;
use yize::puzzle::{SquaresAsk, Task};

/// Own men on a line with a second man between an enemy and their king.
fn seem_pinned(game: &Replay) -> Bitboard {
    let us = game.side();
    let held: Bitboard = stopped(&game.now, us, 2).into_iter().flat_map(|(_, held)| held).collect();
    held & game.now.board().by_color(us) & !game.pinned(us)
}

#[test]
fn the_pinned_men_are_those_without_which_the_king_is_attacked() {
    let sizes = RefCell::new(Vec::new());
    each_level("find-pins", |level, made| {
        for one in made {
            let game = Replay::of(&one.puzzle);
            assert_eq!(marked(&one.puzzle), game.pinned(game.side()), "{}", one.puzzle.id);
            assert_eq!(one.near_miss, seem_pinned(&game).any(), "{}", one.puzzle.id);
        }
        near_misses("find-pins", level, made);
        let pieces = mean(made.iter().map(|one| Replay::of(&one.puzzle).pieces()));
        sizes.borrow_mut().push((pieces, mean(made.iter().map(|one| marked(&one.puzzle).count()))));
    });
    let sizes = sizes.into_inner();
    assert!(sizes[0].0 + 4.0 < sizes[1].0 && sizes[0].1 < sizes[1].1 && sizes[1].1 < sizes[2].1, "{sizes:?}");
}

#[test]
fn a_pinned_man_moves_on_along_the_line() {
    each_level("pinned-targets", |level, made| {
        let mut pinned = 0;
        for one in made {
            let Task::Squares(SquaresAsk::Targets { from }) = one.puzzle.task else { panic!("no targets") };
            let game = Replay::of(&one.puzzle);
            let moves = game.moves().into_iter().map(|(mv, _)| mv).filter(|mv| mv.from() == Some(from));
            let right: Bitboard = moves.map(|mv| mv.to()).collect();
            assert_eq!(marked(&one.puzzle), right, "{}", one.puzzle.id);
            let held = game.pinned(game.side()).contains(from);
            assert!(one.near_miss && (held || seem_pinned(&game).contains(from)), "{}", one.puzzle.id);
            pinned += usize::from(held);
        }
        near_misses("pinned-targets", level, made);
        assert!((200..500).contains(&pinned), "{level:?}: {pinned} are pinned");
    });
}

#[test]
fn a_pinned_man_may_not_leave_the_line() {
    each_level("pin-verdict", |level, made| {
        let mut seen: BTreeMap<&str, usize> = BTreeMap::new();
        for one in made {
            let Task::Verdict(ask) = &one.puzzle.task else { panic!("no verdict") };
            let from: Square = ask.text[0..2].parse().expect("a square");
            let to: Square = ask.text[2..4].parse().expect("a square");
            let game = Replay::of(&one.puzzle);
            let board = game.now.board();
            let held = game.pinned(game.side()).contains(from);
            let legal = game.moves().iter().any(|(mv, _)| mv.from() == Some(from) && mv.to() == to);
            let along = attacks::aligned(game.king(game.side()), from, to);
            let shown = match (legal, held) {
                (true, true) => "along",
                (true, false) if seem_pinned(&game).contains(from) => "seems",
                (true, false) => "free",
                (false, _) => "off",
            };
            assert_eq!(option(&one.puzzle), if legal { "legal" } else { "pinned" }, "{}", one.puzzle.id);
            // What is forbidden is forbidden by the pin alone: the man moves like that.
            assert!(!game.now.is_check() && board.piece_at(from).is_some(), "{}", one.puzzle.id);
            assert!(legal || (held && !along), "{}", one.puzzle.id);
            assert!(!one.near_miss || shown == "along" || shown == "seems", "{}: {shown}", one.puzzle.id);
            *seen.entry(shown).or_default() += 1;
        }
        near_misses("pin-verdict", level, made);
        assert!(seen.len() == 4 && seen.values().all(|count| *count >= 15), "{level:?}: {seen:?}");
    });
}
