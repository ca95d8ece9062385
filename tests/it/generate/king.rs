//! The king: he never steps onto an attacked square, and what only looks like one.

use super::replay::{Replay, looks, marked, mean, option};
use super::{each_level, near_misses};
use shakmaty::{Bitboard, Color, Position as _, Role, Square, attacks};
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use yize::puzzle::{SquaresAsk, Task};

/// A king and the squares beside him.
struct King<'a> {
    game: &'a Replay,
    side: Color,
    at: Square,
}

impl King<'_> {
    fn of(game: &Replay, side: Color) -> King<'_> {
        King { game, side, at: game.king(side) }
    }

    fn beside(&self) -> Bitboard {
        attacks::king_attacks(self.at) & !self.game.now.board().by_color(self.side)
    }

    /// Whether he would stand attacked there.
    fn is_barred(&self, square: Square) -> bool {
        let board = self.game.now.board();
        let gone = Bitboard::from(square);
        let occupied = board.occupied().without(self.at).with(square);
        (board.attacks_to(square, !self.side, occupied) & !gone).any()
    }

    fn barred(&self) -> Bitboard {
        self.beside().into_iter().filter(|square| self.is_barred(*square)).collect()
    }

    /// What makes a square look otherwise than it is.
    fn seems(&self, square: Square) -> BTreeSet<&'static str> {
        let board = self.game.now.board();
        let attackers = self.game.attackers(square, self.side);
        let man = board.occupied().contains(square);
        let barred = self.is_barred(square);
        let ahead = if self.side == Color::White { 8 } else { -8 };
        let pawn = square.offset(ahead).and_then(|at| board.piece_at(at));
        let before_pawn = pawn.is_some_and(|pawn| pawn.color != self.side && pawn.role == Role::Pawn);
        let names = [
            (barred && attackers.is_empty(), "seen through"),
            (barred && man, "protected"),
            (barred && attackers.any() && (attackers & !board.kings()).is_empty(), "beside the king"),
            (!barred && man, "unprotected"),
            (!barred && before_pawn, "before a pawn"),
            (!barred && self.is_shielded(square), "shielded"),
        ];
        names.into_iter().filter(|(holds, _)| *holds).map(|(_, name)| name).collect()
    }

    fn is_shielded(&self, square: Square) -> bool {
        let board = self.game.now.board();
        board.by_color(!self.side).into_iter().any(|enemy| {
            let held = attacks::between(enemy, square) & board.occupied();
            looks(board.role_at(enemy).expect("a man"), enemy, square)
                && held.count() == 1
                && !held.contains(self.at)
        })
    }

    fn all_that_seem(&self) -> BTreeSet<&'static str> {
        self.beside().into_iter().flat_map(|square| self.seems(square)).collect()
    }
}

#[test]
fn the_king_goes_where_nobody_attacks() {
    let sizes = RefCell::new(Vec::new());
    each_level("king-targets", |level, made| {
        for one in made {
            let Task::Squares(SquaresAsk::Targets { from }) = one.puzzle.task else { panic!("no targets") };
            let game = Replay::of(&one.puzzle);
            let king = King::of(&game, game.side());
            assert_eq!(from, king.at);
            assert_eq!(marked(&one.puzzle), king.beside() & !king.barred(), "{}", one.puzzle.id);
            let moves = game.moves().into_iter().filter(|(mv, _)| mv.from() == Some(from));
            assert_eq!(marked(&one.puzzle), moves.map(|(mv, _)| mv.to()).collect(), "{}", one.puzzle.id);
            assert!(king.barred().any(), "{}: nothing is attacked", one.puzzle.id);
            assert!(!one.near_miss || !king.all_that_seem().is_empty(), "{}", one.puzzle.id);
        }
        near_misses("king-targets", level, made);
        sizes.borrow_mut().push(mean(made.iter().map(|one| Replay::of(&one.puzzle).pieces())));
    });
    let sizes = sizes.into_inner();
    assert!(sizes[0] + 4.0 < sizes[1], "{sizes:?}");
}

#[test]
fn the_guarded_squares_are_those_that_the_king_may_not_enter() {
    each_level("guarded-squares", |level, made| {
        for one in made {
            let Task::Squares(SquaresAsk::Guarded { by }) = one.puzzle.task else { panic!("not guarded") };
            let game = Replay::of(&one.puzzle);
            assert_eq!(by, game.side());
            let king = King::of(&game, !by);
            assert_eq!(marked(&one.puzzle), king.barred(), "{}", one.puzzle.id);
            assert!(!one.near_miss || !king.all_that_seem().is_empty(), "{}", one.puzzle.id);
        }
        near_misses("guarded-squares", level, made);
    });
}

#[test]
fn the_verdict_on_a_kings_step_is_that_of_the_attacks() {
    each_level("king-verdict", |level, made| {
        let mut seen: BTreeMap<&str, usize> = BTreeMap::new();
        for one in made {
            let Task::Verdict(ask) = &one.puzzle.task else { panic!("no verdict") };
            let to: Square = ask.text[2..4].parse().expect("a square");
            let game = Replay::of(&one.puzzle);
            let king = King::of(&game, game.side());
            let legal = game.moves().iter().any(|(mv, _)| mv.from() == Some(king.at) && mv.to() == to);
            assert_eq!(legal, !king.is_barred(to), "{}", one.puzzle.id);
            assert_eq!(
                option(&one.puzzle),
                if legal { "legal" } else { "king-into-attack" },
                "{}",
                one.puzzle.id
            );
            let names = king.seems(to);
            assert!(!one.near_miss || !names.is_empty(), "{}", one.puzzle.id);
            for name in names.into_iter().chain([if legal { "legal" } else { "barred" }]) {
                *seen.entry(name).or_default() += 1;
            }
        }
        near_misses("king-verdict", level, made);
        assert!(seen.len() == 8 && seen.values().all(|count| *count >= 10), "{level:?}: {seen:?}");
    });
}
