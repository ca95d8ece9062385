//! Moves on paper, written anew from the legal moves alone.

use super::men::position as of_puzzle;
use super::{each_level, near_misses};
use shakmaty::{Chess, Move, Position as _, Role, Square, attacks};
use std::collections::BTreeSet;
use yize::puzzle::generate::{Level, Made};
use yize::puzzle::{Goal, NotateAsk, Puzzle, Solution, Task, solution};

/// A move as it is written, sign by sign (FIDE, Appendix C), without the signs for check and mate.
fn bare(position: &Chess, mv: &Move) -> String {
    if let Move::Castle { king, rook } = mv {
        return if rook.file() > king.file() { "0-0" } else { "0-0-0" }.to_owned();
    }
    let (from, to) = (mv.from().unwrap(), mv.to());
    let takes = if mv.is_capture() { "x" } else { "" };
    let becomes = mv.promotion().map(|role| format!("={}", role.upper_char())).unwrap_or_default();
    if mv.role() == Role::Pawn {
        let file = if mv.is_capture() { from.file().to_string() } else { String::new() };
        return format!("{file}{takes}{to}{becomes}");
    }
    let others: Vec<Square> = position
        .legal_moves()
        .iter()
        .filter(|other| other.role() == mv.role() && other.to() == to && !other.is_castle())
        .filter_map(|other| other.from())
        .filter(|other| *other != from)
        .collect();
    let which = if others.is_empty() {
        String::new()
    } else if others.iter().all(|other| other.file() != from.file()) {
        from.file().to_string()
    } else if others.iter().all(|other| other.rank() != from.rank()) {
        from.rank().to_string()
    } else {
        from.to_string()
    };
    format!("{}{which}{takes}{to}", mv.role().upper_char())
}

fn written(position: &Chess, mv: &Move) -> String {
    let mut after = position.clone();
    after.play_unchecked(*mv);
    let sign = match (after.is_check(), after.legal_moves().is_empty()) {
        (true, true) => "#",
        (true, false) => "+",
        (false, _) => "",
    };
    bare(position, mv) + sign
}

fn square_names(mv: &Move) -> String {
    let to = if let Move::Castle { king, rook } = mv {
        let file = if rook.file() > king.file() { 'g' } else { 'c' };
        format!("{file}{}", king.rank())
    } else {
        mv.to().to_string()
    };
    let becomes = mv.promotion().map(|role| role.char().to_string()).unwrap_or_default();
    format!("{}{to}{becomes}", mv.from().unwrap())
}

/// Whether another piece of the kind bears on the square, free to go there or not.
fn has_twin(position: &Chess, mv: &Move) -> bool {
    if matches!(mv.role(), Role::Pawn | Role::King) {
        return false;
    }
    let like = position.our(mv.role()).without(mv.from().unwrap());
    let bears = |square: &Square| {
        let piece = position.board().piece_at(*square).unwrap();
        attacks::attacks(*square, piece, position.board().occupied()).contains(mv.to())
    };
    like.into_iter().any(|square| bears(&square))
}

/// What the levels must bring, so that none of it is left out.
fn brings(level: Level, moves: &[(Chess, Move)]) {
    let count = |holds: &dyn Fn(&Chess, &Move) -> bool| {
        moves.iter().filter(|(position, mv)| holds(position, mv)).count()
    };
    let castles = count(&|_, mv| mv.is_castle());
    let passes = count(&|_, mv| mv.is_en_passant());
    let promotes = count(&|_, mv| mv.is_promotion());
    let mates = count(&|position, mv| written(position, mv).ends_with('#'));
    let checks = count(&|position, mv| written(position, mv).ends_with('+'));
    let found = [castles, passes, promotes, mates, checks];
    let least = match level {
        Level::One => [0, 0, 0, 0, 0],
        Level::Two => [40, 0, 15, 20, 40],
        Level::Three => [0, 50, 50, 40, 0],
    };
    assert!(found.iter().zip(least).all(|(found, least)| *found >= least), "{level:?}: {found:?}");
}

/// The one legal move that a puzzle is about, checked with the answer.
fn move_of(puzzle: &Puzzle) -> (Chess, Move) {
    let position = of_puzzle(puzzle);
    let moves = position.legal_moves();
    let found: Vec<&Move> = match (&puzzle.task, solution(puzzle)) {
        (Task::Notate(NotateAsk::Move { text }), Solution::Texts(texts)) => {
            let found: Vec<&Move> = moves.iter().filter(|mv| square_names(mv) == *text).collect();
            let noughts: Vec<String> = texts.iter().map(|text| text.replace('O', "0")).collect();
            assert_eq!(noughts[0], written(&position, found[0]), "{}", puzzle.fen());
            let bare = bare(&position, found[0]);
            assert!(noughts.iter().all(|text| text.trim_end_matches(['+', '#']) == bare), "{texts:?}");
            assert_eq!(moves.iter().filter(|mv| self::bare(&position, mv) == bare).count(), 1);
            found
        }
        (Task::Move(Goal::Play { text }), Solution::Moves(solved)) => {
            let found: Vec<&Move> = moves.iter().filter(|mv| written(&position, mv) == *text).collect();
            assert_eq!(solved.iter().map(|mv| mv.uci()).collect::<Vec<_>>(), [square_names(found[0])]);
            found
        }
        other => panic!("{other:?}"),
    };
    assert_eq!(found.len(), 1, "{}", puzzle.fen());
    let mv = *found[0];
    (position, mv)
}

#[test]
fn a_move_is_written_in_one_way_and_read_in_one_way() {
    for id in ["write-move", "play-written-move"] {
        each_level(id, |level, made| {
            let moves: Vec<(Chess, Move)> = made.iter().map(|one| move_of(&one.puzzle)).collect();
            for (one, (position, mv)) in made.iter().zip(&moves) {
                assert_eq!(one.near_miss, has_twin(position, mv), "{}", one.puzzle.fen());
            }
            near_misses(id, level, made);
            brings(level, &moves);
        });
    }
}

/// The answer to whether a written piece and square are clear: the moves that it can mean.
fn meaning(one: &Made) -> (&'static str, bool) {
    let Task::Verdict(ask) = &one.puzzle.task else { panic!("no verdict") };
    let position = of_puzzle(&one.puzzle);
    let role = Role::from_char(ask.text.chars().next().unwrap()).unwrap();
    let to: Square = ask.text[ask.text.len() - 2..].parse().unwrap();
    let takes = ask.text.contains('x');
    assert_eq!(takes, position.board().piece_at(to).is_some(), "{} {}", one.puzzle.fen(), ask.text);
    let moves = position.legal_moves();
    let meant = moves.iter().filter(|mv| mv.role() == role && mv.to() == to && !mv.is_castle()).count();
    let bear = position.our(role).into_iter().filter(|square| {
        let piece = position.board().piece_at(*square).unwrap();
        attacks::attacks(*square, piece, position.board().occupied()).contains(to)
    });
    let option = match meant {
        0 => "no-such-piece-move",
        1 => "legal",
        _ => "ambiguous",
    };
    (option, bear.count() > 1)
}

#[test]
fn a_written_move_is_clear_where_it_means_one_move() {
    each_level("is-it-clear", |level, made| {
        let mut seen = BTreeSet::new();
        for one in made {
            let (option, near_miss) = meaning(one);
            seen.insert(option);
            let text = || format!("{} {:?}", one.puzzle.fen(), one.puzzle.task);
            assert_eq!(solution(&one.puzzle), Solution::Options(vec![option.to_owned()]), "{}", text());
            assert_eq!(one.near_miss, near_miss, "{}", text());
        }
        near_misses("is-it-clear", level, made);
        assert_eq!(seen.len(), 3, "{level:?}: {seen:?}");
    });
}
