//! Verdicts on pieces and pawns, by shakmaty's legal moves and a plain look at the board.

use super::men::{ahead, alone, position, targets, unchecked};
use super::{each_level, near_misses};
use shakmaty::{Chess, Position as _, Rank, Role, Square, attacks};
use std::cell::RefCell;
use std::collections::BTreeMap;
use yize::puzzle::generate::{Level, Made};
use yize::puzzle::{ChoiceAsk, Solution, Task, solution};

/// What a puzzle asks and what is right.
struct Asked {
    position: Chess,
    from: Square,
    to: Square,
    right: String,
    options: Vec<String>,
}

fn asked(one: &Made) -> Asked {
    let Task::Verdict(ask) = &one.puzzle.task else { panic!("no verdict") };
    let square = |text: &str| Square::from_ascii(text.as_bytes()).expect("a square");
    let Solution::Options(right) = solution(&one.puzzle) else { panic!("no options") };
    assert_eq!(right.len(), 1, "{}: more than one is right", one.puzzle.fen());
    assert_eq!((ask.options[0].as_str(), ask.options.len()), ("legal", 4));
    Asked {
        position: position(&one.puzzle),
        from: square(&ask.text[..2]),
        to: square(&ask.text[2..]),
        right: right[0].clone(),
        options: ask.options.clone(),
    }
}

/// Whether a reason other than a pawn's holds; a plain look at the board.
fn holds(asked: &Asked, reason: &str) -> bool {
    let Asked { position, from, to, .. } = asked;
    let board = position.board();
    let us = position.turn();
    let stands = board.piece_at(*to);
    let role = board.role_at(*from).expect("a piece");
    let by_its_way = unchecked(position, *from).contains(*to);
    let illegal = !targets(position, *from).contains(*to);
    let king = board.king_of(us).expect("a king");
    match reason {
        "legal" => !illegal,
        "own-piece-on-target" => stands.is_some_and(|piece| piece.color == us),
        "king-capture" => stands.is_some_and(|piece| piece.color != us && piece.role == Role::King),
        "not-how-it-moves" if role != Role::Pawn => !alone(position, *from).contains(*to),
        "path-blocked" => {
            let way = attacks::between(*from, *to) & board.occupied();
            role != Role::Knight && alone(position, *from).contains(*to) && way.any()
        }
        "king-into-attack" => by_its_way && illegal && role == Role::King,
        "double-check-king-must-move" => illegal && role != Role::King && position.checkers().count() > 1,
        "check-not-answered" => {
            // Still attacked by what gives check now.
            let after = board.occupied().without(*from).with(*to);
            let left =
                board.attacks_to(king, !us, after) & position.checkers() & !shakmaty::Bitboard::from(*to);
            illegal && role != Role::King && position.checkers().count() == 1 && left.any()
        }
        "pinned" => {
            let after = board.occupied().without(*from).with(*to);
            let opened = board.attacks_to(king, !us, after) & !position.checkers();
            role != Role::King && (opened & !shakmaty::Bitboard::from(*to)).any()
        }
        pawn => pawn_reason(asked, pawn),
    }
}

/// Whether a pawn's reason holds.
fn pawn_reason(asked: &Asked, reason: &str) -> bool {
    let Asked { position, from, to, .. } = asked;
    let board = position.board();
    let us = position.turn();
    if board.role_at(*from) != Some(Role::Pawn) {
        return false;
    }
    let up = us.fold_wb(1, -1) * (to.rank() as i32 - from.rank() as i32);
    let across = (to.file() as i32 - from.file() as i32).abs();
    let stands = board.piece_at(*to);
    let enemy = stands.is_some_and(|piece| piece.color != us);
    let before = ahead(us, *from).is_some_and(|square| board.piece_at(square).is_some());
    let home = from.rank() == us.fold_wb(Rank::Second, Rank::Seventh);
    match reason {
        "pawn-backwards" => up < 0,
        "pawn-sideways" => up == 0,
        "pawn-too-far" => (across == 0 && up > 2) || (across == up && up > 1),
        "pawn-double-step-not-home" => across == 0 && up == 2 && !home,
        "pawn-blocked" => across == 0 && (up == 1 || up == 2) && (stands.is_some() || before),
        "pawn-no-straight-capture" => across == 0 && (up == 1 || up == 2) && enemy,
        "pawn-nothing-to-capture" => across == 1 && up == 1 && stands.is_none(),
        "not-how-it-moves" => up > 0 && across > 0 && across != up,
        other => panic!("{other} is none of these"),
    }
}

/// Every option is right exactly where it holds, so one is right; every kind comes up.
fn verdicts(id: &str, expected: &[&str], near_miss: impl Fn(&Asked) -> bool) {
    let seen: RefCell<BTreeMap<String, usize>> = RefCell::default();
    each_level(id, |level, made| {
        for one in made {
            let asked = asked(one);
            assert!(!asked.position.legal_moves().is_empty(), "{}: the game is over", one.puzzle.fen());
            for option in &asked.options {
                let name = (
                    &one.puzzle.id,
                    one.puzzle.fen(),
                    asked.from,
                    asked.to,
                    option,
                    &asked.options,
                    &asked.right,
                );
                assert_eq!(holds(&asked, option), *option == asked.right, "{name:?}");
            }
            let name = (one.puzzle.fen(), asked.from, asked.to);
            assert_eq!(one.near_miss, near_miss(&asked), "{name:?}");
            assert!(level == Level::Three || !asked.position.is_check(), "{name:?}: a check before its time");
            *seen.borrow_mut().entry(asked.right).or_default() += 1;
        }
        near_misses(id, level, made);
    });
    let seen = seen.into_inner();
    for reason in expected {
        assert!(
            seen.get(*reason).is_some_and(|count| *count >= 10),
            "{id}: {reason} hardly comes up: {seen:?}"
        );
    }
}

#[test]
fn a_piece_may_go_where_it_has_a_legal_move_and_else_a_reason_holds() {
    let expected = [
        "legal",
        "not-how-it-moves",
        "path-blocked",
        "own-piece-on-target",
        "king-capture",
        "king-into-attack",
        "check-not-answered",
        "pinned",
    ];
    verdicts("piece-verdict", &expected, |asked| {
        let Asked { position, from, to, right, .. } = asked;
        let board = position.board();
        let piece = board.piece_at(*from).expect("a piece");
        if right != "legal" {
            return alone(position, *from).contains(*to);
        }
        let points = |role| match role {
            Role::Queen => 9,
            Role::Rook => 5,
            Role::Bishop | Role::Knight => 3,
            Role::Pawn => 1,
            Role::King => 0,
        };
        let protected = board.attacks_to(*to, !piece.color, board.occupied()).any();
        let sacrifice = board.role_at(*to).is_some_and(|man| protected && points(man) < points(piece.role));
        sacrifice || (piece.role == Role::Knight && is_jump(position, *from, *to))
    });
}

/// No way of two squares on and one aside, or one aside and two on, is free.
fn is_jump(position: &Chess, from: Square, to: Square) -> bool {
    let board = position.board();
    let rook_steps =
        |at: Square| attacks::king_attacks(at) & attacks::rook_attacks(at, shakmaty::Bitboard::EMPTY);
    let ways = rook_steps(from)
        .into_iter()
        .flat_map(|first| rook_steps(first).into_iter().map(move |second| (first, second)));
    let on_the_way = |first: Square, second: Square| {
        let turns_once = from.file() == second.file() || from.rank() == second.rank();
        let bent = rook_steps(second).contains(to) && second != from;
        let last_straight = first.file() == to.file() || first.rank() == to.rank();
        bent && (turns_once != last_straight)
    };
    !ways.into_iter().any(|(first, second)| {
        on_the_way(first, second) && board.piece_at(first).is_none() && board.piece_at(second).is_none()
    })
}

#[test]
fn a_pawn_may_go_where_it_has_a_legal_move_and_else_a_reason_holds() {
    let expected = [
        "legal",
        "pawn-backwards",
        "pawn-sideways",
        "pawn-too-far",
        "pawn-double-step-not-home",
        "pawn-blocked",
        "pawn-no-straight-capture",
        "pawn-nothing-to-capture",
        "not-how-it-moves",
        "own-piece-on-target",
        "check-not-answered",
        "pinned",
    ];
    verdicts("pawn-verdict", &expected, |asked| {
        let Asked { position, from, to, right, .. } = asked;
        let board = position.board();
        let us = position.turn();
        let up = us.fold_wb(1, -1) * (to.rank() as i32 - from.rank() as i32);
        let across = (to.file() as i32 - from.file() as i32).abs();
        if right != "legal" {
            return (across == 0 && (up == 1 || up == 2)) || (across == 1 && up == 1);
        }
        let before = ahead(us, *from).is_some_and(|square| board.piece_at(square).is_some());
        let watched = (attacks::pawn_attacks(us, *to) & board.pawns() & board.by_color(!us)).any();
        if across == 1 { before } else { watched }
    });
}

#[test]
fn the_side_to_move_is_the_one_after_the_last_move() {
    each_level("whose-turn", |level, made| {
        for one in made {
            assert!(matches!(one.puzzle.task, Task::Choice(ChoiceAsk::Turn)));
            let name = if one.puzzle.game.plies().is_multiple_of(2) { "white" } else { "black" };
            assert_eq!(solution(&one.puzzle), Solution::Options(vec![name.to_owned()]));
            let turn = position(&one.puzzle).turn().fold_wb("white", "black");
            assert_eq!(turn, name);
            let below = one.puzzle.orientation.fold_wb("white", "black");
            assert_eq!(one.near_miss, below != name);
        }
        near_misses("whose-turn", level, made);
    });
}
