//! How a right answer may be written where a platform compares letters.

use super::question::Form;
use crate::puzzle::{Goal, NotateAsk, Puzzle, SquaresAsk, Task};
use crate::rules::{PieceMove, Position, Role, Square};
use std::collections::BTreeSet;

/// So many squares to choose from are still looked through.
const MOST: usize = 10;

/// The spellings of these moves; and whether large and small letters must be told apart, since a
/// spelling of another move differs from one of them in nothing else (`bxc3` and `Bxc3`).
pub(super) fn moves(position: &Position, right: &[PieceMove]) -> (Vec<String>, bool) {
    let texts: Vec<String> = unique(right.iter().flat_map(|mv| spellings(position, *mv)));
    let folded: BTreeSet<String> = texts.iter().map(|text| text.to_lowercase()).collect();
    let wrong = position.legal_moves().into_iter().filter(|mv| !right.contains(mv));
    let exact =
        wrong.flat_map(|mv| spellings(position, mv)).any(|text| folded.contains(&text.to_lowercase()));
    (texts, exact)
}

/// SAN first, then the same without its signs, castling with noughts, and from square to square.
fn spellings(position: &Position, mv: PieceMove) -> Vec<String> {
    let san = mv.san(position);
    let bare = san.trim_end_matches(['+', '#']).to_owned();
    let mut all = vec![san, bare.clone()];
    if mv.wing().is_some() {
        all.push(bare.replace('O', "0"));
    }
    if mv.promotion().is_some() {
        all.push(bare.replace('=', ""));
    }
    if mv.capture().is_some() {
        all.push(bare.replace('x', ""));
    }
    let uci = mv.uci();
    if let Some((from, to)) = uci.split_at_checked(2) {
        let letter = if mv.role() == Role::Pawn { String::new() } else { mv.role().upper_char().to_string() };
        all.push(format!("{letter}{from}-{to}"));
    }
    all.push(uci);
    all
}

/// Squares in order, apart by blanks or commas.
pub(super) fn squares(right: &[Square]) -> Vec<String> {
    let names: Vec<String> = right.iter().map(Square::to_string).collect();
    let mut by_name = names.clone();
    by_name.sort();
    let orders = [by_name, names];
    unique(orders.iter().flat_map(|names| [" ", ", ", ","].map(|mark| names.join(mark))))
}

/// A written move, or a square's name.
pub(super) fn written(puzzle: &Puzzle, texts: &[String]) -> Vec<String> {
    let bare = |text: &String| text.replace('x', "");
    match puzzle.task {
        Task::Notate(NotateAsk::Move { .. }) => unique(texts.iter().cloned().chain(texts.iter().map(bare))),
        _ => texts.to_vec(),
    }
}

/// The squares to choose from, where few enough are in question: pieces where pieces are asked for,
/// else what lies beside the right ones.
pub(super) fn candidates(puzzle: &Puzzle, right: &[Square]) -> Option<Vec<Square>> {
    let board = puzzle.placement();
    let pieces: Vec<Square> = board.pieces().map(|placed| placed.square).collect();
    let of_pieces = right.iter().all(|square| pieces.contains(square));
    let near = |square: &Square| right.iter().any(|found| found.distance(*square) == 1);
    let beside: Vec<Square> = Square::ALL.into_iter().filter(|square| !right.contains(square)).collect();
    let wrong = beside.into_iter().filter(|square| {
        if of_pieces { pieces.contains(square) } else { near(square) && asks_of_ways(puzzle) }
    });
    let room = MOST.checked_sub(right.len()).filter(|room| *room >= 2 && right.len() <= MOST / 2)?;
    let mut all: Vec<Square> =
        right.iter().copied().chain(spread(&wrong.collect::<Vec<_>>(), room)).collect();
    all.sort_unstable();
    (all.len() > right.len()).then_some(all)
}

/// Whether squares beside the right ones are wrong in a way that teaches.
fn asks_of_ways(puzzle: &Puzzle) -> bool {
    !matches!(puzzle.task, Task::Squares(SquaresAsk::Line { .. } | SquaresAsk::Region { .. }))
}

/// At most so many of these, as far apart as they lie in the list.
fn spread(from: &[Square], room: usize) -> Vec<Square> {
    let count = room.min(from.len());
    (0..count).filter_map(|index| from.get(index * from.len() / count.max(1)).copied()).collect()
}

/// The message that says how to write an answer.
pub(super) fn how(puzzle: &Puzzle, form: &Form) -> Option<&'static str> {
    match (form, &puzzle.task) {
        (Form::Short { .. }, Task::Move(Goal::MateIn { .. })) => Some("export-how-first-move"),
        (Form::Short { .. }, Task::Move(_)) => Some("export-how-move"),
        (Form::Short { .. }, Task::Squares(_) | Task::Spot(_)) => Some("export-how-squares"),
        (Form::Several(_), _) => Some("export-how-several"),
        (Form::Number(_), Task::Route(_)) => Some("export-how-route"),
        (Form::Short { .. } | Form::One(_) | Form::Number(_) | Form::Open, _) => None,
    }
}

/// Each once, in order.
fn unique(texts: impl IntoIterator<Item = String>) -> Vec<String> {
    let mut seen = BTreeSet::new();
    texts.into_iter().filter(|text| seen.insert(text.clone())).collect()
}
