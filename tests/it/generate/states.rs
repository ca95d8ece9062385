//! States of games, dead positions and touched pieces. What the engine proves dead is proved here a
//! second time, by other means; where it says that a mate is possible, its line is played through.

use super::men::{position, targets, unchecked};
use super::outcomes::{can_be_mated_by, names, never_mates, option, solved_by, state};
use super::{each_level, near_misses};
use shakmaty::{Bitboard, Chess, Color, Position as _, Role, Square, attacks};
use std::collections::BTreeSet;
use yize::puzzle::{Goal, Task};

/// So many positions may follow from one that is called dead, though it has men enough.
const FEW: usize = 3_000;

/// The state of a game without history; a last man that must be taken makes it dead as well.
fn state_of(position: &Chess) -> &'static str {
    match state(position) {
        "check" | "going-on" if position.is_insufficient_material() => "dead-position",
        "check" | "going-on" if position.legal_moves().len() < 3 && never_mates(position, FEW) => {
            "dead-position"
        }
        other => other,
    }
}

/// A single move is left, or two men beside the kings are enough.
fn is_near(position: &Chess) -> bool {
    let (moves, men) = (position.legal_moves().len(), position.board().occupied().count());
    !position.is_insufficient_material() && (moves == 1 || (moves > 1 && men == 4))
}

#[test]
fn who_has_won_follows_from_the_state() {
    each_level("who-has-won", |level, made| {
        let mut answers = BTreeSet::new();
        for one in made {
            let position = position(&one.puzzle);
            let right = match state_of(&position) {
                "checkmate" => position.turn().fold_wb("black", "white"),
                "stalemate" | "dead-position" => "draw",
                _ => "none",
            };
            assert_eq!(option(&one.puzzle), right, "{}", one.puzzle.id);
            assert_eq!(one.near_miss, is_near(&position), "{}", one.puzzle.id);
            answers.insert(right);
        }
        near_misses("who-has-won", level, made);
        assert_eq!(answers.len(), 4, "{level:?}: {answers:?}");
    });
}

#[test]
fn a_state_is_what_the_moves_make_it() {
    each_level("state-of-game", |level, made| {
        let mut answers = BTreeSet::new();
        for one in made {
            let position = position(&one.puzzle);
            let right = state_of(&position);
            assert_eq!(option(&one.puzzle), right, "{}", one.puzzle.id);
            assert_eq!(one.near_miss, is_near(&position), "{}", one.puzzle.id);
            answers.insert(right);
        }
        near_misses("state-of-game", level, made);
        assert_eq!(answers.len(), 5, "{level:?}: {answers:?}");
    });
}

fn somebody_can_mate(position: &Chess) -> bool {
    Color::ALL.into_iter().any(|side| can_be_mated_by(position, side))
}

#[test]
fn material_tells_whether_a_position_is_dead() {
    each_level("dead-material", |level, made| {
        let mut dead = 0;
        for (index, one) in made.iter().enumerate() {
            let position = position(&one.puzzle);
            let lacks = position.is_insufficient_material();
            assert_eq!(
                option(&one.puzzle),
                if lacks { "dead-position" } else { "going-on" },
                "{}",
                one.puzzle.id
            );
            assert!(lacks || index % 5 > 0 || somebody_can_mate(&position), "{}", one.puzzle.id);
            let board = position.board();
            let minors = board.occupied() == board.kings() | board.knights() | board.bishops();
            let near = if lacks { board.occupied().count() > 3 } else { minors };
            assert_eq!(one.near_miss, near, "{}", one.puzzle.id);
            dead += usize::from(lacks);
        }
        near_misses("dead-material", level, made);
        assert!((150..375).contains(&dead), "{level:?}: {dead}");
    });
}

/// Whether no pawn can ever move and no king ever reach one that he could take, kings and pawns alone.
fn is_closed(position: &Chess) -> bool {
    let board = position.board();
    let (pawns, kings) = (board.pawns(), board.kings());
    let guards = |side: Color| -> Bitboard {
        let own = pawns & board.by_color(side);
        own.into_iter().fold(Bitboard::EMPTY, |all, at| all | attacks::pawn_attacks(side, at))
    };
    let stuck = |at: Square| {
        let side = board.color_at(at).expect("a pawn");
        let ahead = at.offset(side.fold_wb(8, -8)).is_some_and(|next| pawns.contains(next));
        ahead && (attacks::pawn_attacks(side, at) & pawns & board.by_color(!side)).is_empty()
    };
    let walks = |side: Color| -> Bitboard {
        let own = pawns & board.by_color(side);
        let mut seen = kings & board.by_color(side);
        loop {
            let next = seen.into_iter().fold(seen, |all, at| all | attacks::king_attacks(at));
            let next = seen | (next & !own & !guards(!side));
            if next == seen {
                return seen;
            }
            seen = next;
        }
    };
    pawns.into_iter().all(stuck)
        && Color::ALL.into_iter().all(|side| (walks(side) & pawns & board.by_color(!side)).is_empty())
}

#[test]
fn a_wall_is_dead_where_nobody_gets_through() {
    each_level("dead-wall", |level, made| {
        let mut dead = 0;
        for (index, one) in made.iter().enumerate() {
            let position = position(&one.puzzle);
            let answer = option(&one.puzzle);
            let board = position.board();
            let alone = board.occupied() == board.kings() | board.pawns();
            if answer == "dead-position" {
                let closed = alone && is_closed(&position);
                assert!(closed || index % 8 > 0 || never_mates(&position, 60_000), "{}", one.puzzle.id);
                dead += 1;
            } else {
                assert_eq!(answer, "going-on", "{}", one.puzzle.id);
                assert!(index % 3 > 0 || somebody_can_mate(&position), "{}", one.puzzle.id);
            }
            let near = answer == "going-on" && board.pawns().count() >= 8;
            assert_eq!(one.near_miss, near, "{}", one.puzzle.id);
        }
        near_misses("dead-wall", level, made);
        assert!((125..340).contains(&dead), "{level:?}: {dead}");
    });
}

#[test]
fn a_touched_piece_moves_as_it_can() {
    each_level("touched-piece", |level, made| {
        for one in made {
            let Task::Move(Goal::Touched { square }) = one.puzzle.task else { panic!("{}", one.puzzle.id) };
            let position = position(&one.puzzle);
            let legal = position.legal_moves();
            let piece = position.board().piece_at(square).expect("a piece");
            assert_eq!(piece.color, position.turn(), "{}", one.puzzle.id);
            let own = names(legal.iter().filter(|mv| mv.from() == Some(square)));
            assert_eq!(solved_by(&one.puzzle), own, "{}", one.puzzle.id);
            assert!(!own.is_empty() && own.len() < legal.len(), "{}", one.puzzle.id);
            let castles = legal.iter().any(|mv| mv.is_castle() && mv.to() == square);
            let held = piece.role != Role::King
                && !(unchecked(&position, square) & !targets(&position, square)).is_empty();
            assert_eq!(one.near_miss, castles || held, "{}", one.puzzle.id);
        }
        near_misses("touched-piece", level, made);
    });
}
