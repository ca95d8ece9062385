//! En passant, held to the library's legal moves and to reasons found here from the replayed game.

use super::replay::{Replay, after, marked, mean, option, rank_of, solving, uci};
use super::{each_level, near_misses};
use shakmaty::{Bitboard, Color, Move, Piece, Position as _, Role, Square, attacks};
use std::cell::RefCell;
use std::collections::BTreeMap;
use yize::puzzle::generate::{Level, Made};
use yize::puzzle::{EnPassantPart, SquaresAsk, Task};

fn pawn(color: Color) -> Piece {
    Piece { color, role: Role::Pawn }
}

/// The captures en passant that the library allows.
fn captures(game: &Replay) -> Vec<Move> {
    game.moves().into_iter().map(|(mv, _)| mv).filter(|mv| mv.is_en_passant()).collect()
}

fn is_double_step(mv: Move) -> bool {
    let from = mv.from().expect("no drops");
    mv.role() == Role::Pawn && from.distance(mv.to()) == 2
}

/// Whether the king would stand attacked by a piece that does not attack him now, were both pawns moved.
fn opens_a_line(game: &Replay, from: Square, to: Square, beside: Square) -> bool {
    let board = game.now.board();
    let occupied = board.occupied().without(from).without(beside).with(to);
    let king = game.king(game.side());
    let attackers = board.attacks_to(king, !game.side(), occupied) & !Bitboard::from(beside);
    (attackers & !game.now.checkers()).any()
}

/// Why the pawn may not capture; `legal` where it may.
fn truth(game: &Replay, from: Square, to: Square) -> &'static str {
    let us = game.side();
    if captures(game).iter().any(|mv| mv.from() == Some(from) && mv.to() == to) {
        return "legal";
    }
    let board = game.now.board();
    assert!(board.piece_at(from) == Some(pawn(us)) && board.piece_at(to).is_none());
    assert!(attacks::pawn_attacks(us, from).contains(to), "a step of capture");
    let beside = Square::from_coords(to.file(), from.rank());
    let arrival = game.past.iter().rposition(|(_, mv)| mv.to() == beside);
    let (Some(arrival), true) =
        (arrival, board.piece_at(beside) == Some(pawn(!us)) && from.rank() == rank_of(us, 5))
    else {
        return "pawn-nothing-to-capture";
    };
    if !is_double_step(game.past[arrival].1) {
        return "en-passant-not-double-step";
    }
    if arrival + 1 < game.past.len() {
        // It could be taken at once: the very next position allowed it.
        let next = &game.past[arrival + 1].0;
        assert!(next.legal_moves().iter().any(|mv| mv.is_en_passant() && mv.from() == Some(from)));
        return "en-passant-expired";
    }
    let checkers = game.now.checkers() & !Bitboard::from(beside);
    match (checkers.any(), opens_a_line(game, from, to, beside)) {
        (true, false) => "check-not-answered",
        (false, true) => "pinned",
        both => panic!("two reasons or none: {both:?}"),
    }
}

/// The king and an enemy rook or queen stand on the rank on both sides of the two pawns.
fn on_one_rank(game: &Replay, from: Square, beside: Square) -> bool {
    let board = game.now.board();
    let king = game.king(game.side());
    let rooks = (board.rooks() | board.queens()) & board.by_color(!game.side());
    rooks.into_iter().any(|rook| {
        let inside = attacks::between(king, rook);
        king.rank() == from.rank() && inside.contains(from) && inside.contains(beside)
    })
}

fn tried(made: &Made) -> (Square, Square) {
    let Task::Verdict(ask) = &made.puzzle.task else { panic!("no verdict") };
    (ask.text[0..2].parse().expect("a square"), ask.text[2..4].parse().expect("a square"))
}

const REASONS: [&str; 5] = [
    "en-passant-expired",
    "en-passant-not-double-step",
    "pawn-nothing-to-capture",
    "pinned",
    "check-not-answered",
];

/// The look-alikes that a puzzle shows.
fn look_alikes(game: &Replay, from: Square, to: Square, right: &str) -> Vec<&'static str> {
    let us = game.side();
    let board = game.now.board();
    let beside = Square::from_coords(to.file(), from.rank());
    let on_rank = on_one_rank(game, from, beside);
    let held = game.pinned(us).contains(from);
    let neighbour = board.piece_at(beside).expect("something stands beside");
    let fifth = from.rank() == rank_of(us, 5);
    let last = game.past.last().expect("a move was played").1;
    let named = [
        (right == "legal" && held, "legal along the pin"),
        (right == "legal" && on_rank, "legal on the king's rank"),
        (right == "legal" && game.now.is_check(), "answers a check"),
        (right == "pinned" && on_rank, "double disappearance"),
        (right == "pinned" && held, "pinned along a line"),
        (neighbour.role != Role::Pawn, "no pawn"),
        (neighbour.role == Role::Pawn && !fifth, "not the fifth rank"),
        (
            right == "pawn-nothing-to-capture"
                && neighbour.role == Role::Pawn
                && fifth
                && is_double_step(last),
            "other pawn",
        ),
    ];
    named.into_iter().filter(|(holds, _)| *holds).map(|(_, name)| name).collect()
}

#[test]
fn the_verdict_on_en_passant_is_what_board_and_game_show() {
    let sizes = RefCell::new(Vec::new());
    each_level("en-passant-verdict", |level, made| {
        let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
        for one in made {
            let (from, to) = tried(one);
            let game = Replay::of(&one.puzzle);
            let right = truth(&game, from, to);
            assert_eq!(option(&one.puzzle), right, "{}", one.puzzle.id);
            let alikes = look_alikes(&game, from, to, right);
            if one.near_miss {
                let beside = Square::from_coords(to.file(), from.rank());
                let pawns = game.now.board().piece_at(beside) == Some(pawn(!game.side()));
                let near = if right == "legal" {
                    !alikes.is_empty()
                } else {
                    pawns && from.rank() == rank_of(game.side(), 5)
                };
                assert!(near, "{} is no near miss", one.puzzle.id);
            }
            for name in alikes.into_iter().chain([right]) {
                *counts.entry(name).or_default() += 1;
            }
        }
        near_misses("en-passant-verdict", level, made);
        let names = [
            "legal",
            "legal along the pin",
            "legal on the king's rank",
            "answers a check",
            "double disappearance",
            "pinned along a line",
            "no pawn",
            "not the fifth rank",
            "other pawn",
        ];
        for name in REASONS.into_iter().chain(names) {
            assert!(counts.get(name).is_some_and(|count| *count >= 5), "{level:?}: {name}: {counts:?}");
        }
        assert!((130..350).contains(&counts["legal"]), "{level:?}: {counts:?}");
        sizes.borrow_mut().push((
            mean(made.iter().map(|one| Replay::of(&one.puzzle).pieces())),
            mean(made.iter().map(|one| one.puzzle.game.plies())),
        ));
    });
    grows(&sizes.into_inner());
}

fn grows(sizes: &[(f64, f64)]) {
    assert!(sizes[0].0 + 2.0 < sizes[1].0, "{sizes:?}");
    assert!(sizes[0].1 < sizes[1].1 && sizes[1].1 < sizes[2].1, "{sizes:?}");
}

/// A pawn of ours on the fifth rank beside an enemy pawn that may not capture, a pin, or a check.
fn is_near(game: &Replay) -> bool {
    let us = game.side();
    let board = game.now.board();
    let may: Bitboard = captures(game).iter().filter_map(|mv| mv.from()).collect();
    let fifth = Bitboard::from(rank_of(us, 5)) & board.pawns();
    let idle = (fifth & board.by_color(us)) & !may;
    let friend = idle
        .into_iter()
        .any(|square| (fifth & board.by_color(!us)).into_iter().any(|other| other.distance(square) == 1));
    friend || game.now.is_check() || (game.pinned(us) & may).any()
}

#[test]
fn the_pawns_of_an_en_passant_capture_are_those_of_the_legal_moves() {
    for (id, asked) in [
        ("en-passant-capturers", EnPassantPart::Capturers),
        ("en-passant-target", EnPassantPart::Target),
        ("en-passant-victim", EnPassantPart::Victim),
    ] {
        each_level(id, |level, made| {
            for one in made {
                let Task::Squares(SquaresAsk::EnPassant { part }) = &one.puzzle.task else {
                    panic!("no part")
                };
                assert_eq!(*part, asked);
                let game = Replay::of(&one.puzzle);
                assert!(is_double_step(game.past.last().expect("a move").1), "{}", one.puzzle.id);
                let of = |mv: &Move| {
                    let from = mv.from().expect("no drops");
                    match asked {
                        EnPassantPart::Capturers => from,
                        EnPassantPart::Target => mv.to(),
                        EnPassantPart::Victim => gone(&game, *mv),
                    }
                };
                let right: Bitboard = captures(&game).iter().map(of).collect();
                assert_eq!(marked(&one.puzzle), right, "{}", one.puzzle.id);
                assert_eq!(one.near_miss, is_near(&game), "{}", one.puzzle.id);
            }
            near_misses(id, level, made);
            if asked == EnPassantPart::Capturers {
                let two = made.iter().filter(|one| marked(&one.puzzle).count() == 2).count();
                assert!(two >= 20, "{level:?}: {two} with two pawns");
            }
        });
    }
}

/// Where a pawn of the enemy stood that stands there no more.
fn gone(game: &Replay, mv: Move) -> Square {
    let before = game.now.board().by_color(!game.side());
    let then = after(&game.now, mv);
    (before & !then.board().by_color(!game.side())).single_square().expect("one pawn is gone")
}

#[test]
fn en_passant_is_played_by_the_pawns_that_may() {
    let sizes = RefCell::new(Vec::new());
    each_level("en-passant", |level: Level, made| {
        for one in made {
            let game = Replay::of(&one.puzzle);
            let mut right: Vec<String> = captures(&game).into_iter().map(uci).collect();
            right.sort();
            assert_eq!(solving(&one.puzzle), right, "{}", one.puzzle.id);
            assert_eq!(one.near_miss, is_near(&game), "{}", one.puzzle.id);
        }
        near_misses("en-passant", level, made);
        sizes.borrow_mut().push((
            mean(made.iter().map(|one| Replay::of(&one.puzzle).pieces())),
            mean(made.iter().map(|one| one.puzzle.game.plies())),
        ));
    });
    grows(&sizes.into_inner());
}
