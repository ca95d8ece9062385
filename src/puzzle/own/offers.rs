//! What can be asked of a position, each as an id says it: of the whole of it, of one of its squares,
//! of a move. Whether it is worth asking is looked at elsewhere.

use super::Basis;
use super::task::step_of;
use crate::rules::{Square, Wing};

/// Of a position as it stands.
const OF_ALL: &[&str] = &[
    "move.mate",
    "move.mate.2",
    "move.mate.3",
    "move.check",
    "move.double-check",
    "move.discovered-check",
    "move.capture",
    "move.castle",
    "move.castle.short",
    "move.castle.long",
    "move.en-passant",
    "move.promote",
    "move.double-step",
    "move.stalemate",
    "move.avoid-stalemate",
    "move.draw",
    "move.answer-check.capture",
    "move.answer-check.move",
    "move.answer-check.block",
    "state",
    "squares.checkers",
    "squares.movers",
    "squares.captures",
    "squares.pinned",
    "squares.en-passant.capturers",
    "squares.en-passant.target",
    "squares.en-passant.victim",
    "count.moves",
    "count.checks",
    "count.mates",
    "count.material.white",
    "count.material.black",
    "count.lead",
];

/// Of a bare board.
const OF_BOARD: &[&str] = &["count.material.white", "count.material.black", "count.lead"];

/// Of a piece on a square.
const OF_PIECE: &[&str] = &["squares.targets", "squares.captures", "count.moves", "move.touched"];

/// Of a piece on a square of a bare board.
const OF_BOARD_PIECE: &[&str] = &["squares.reach", "squares.attacks", "count.reach"];

/// Of any square.
const OF_SQUARE: &[&str] = &["move.capture", "move.reach"];

/// What can be asked of all of it.
#[must_use]
pub fn of_all(basis: &Basis) -> Vec<String> {
    let Some(game) = basis.game() else { return OF_BOARD.iter().map(|asked| (*asked).to_owned()).collect() };
    let (position, turn) = (game.position(), game.position().turn());
    // Which squares are attacked matters to who may still castle.
    let rights = Wing::ALL.into_iter().filter(|wing| position.may_castle(turn, *wing));
    let rights = rights.map(|wing| format!("squares.castling.{}.attacked", wing.as_str()));
    // Where nothing has been counted yet, there is nothing to count.
    let counts =
        [("count.repetitions", game.plies() >= 4), ("count.quiet-moves", position.halfmove_clock() >= 2)];
    let counts = counts.into_iter().filter(|(_, counts)| *counts).map(|(asked, _)| asked);
    OF_ALL.iter().copied().chain(counts).map(str::to_owned).chain(rights).collect()
}

/// What can be asked of a square.
#[must_use]
pub fn of_square(basis: &Basis, square: Square) -> Vec<String> {
    let with = |asked: &&str| format!("{asked}.{square}");
    let stands = basis.placement().piece_at(square).is_some();
    let in_game = basis.game().is_some();
    let pieces: &[&str] = match (stands, in_game) {
        (true, true) => OF_PIECE,
        (true, false) => OF_BOARD_PIECE,
        (false, _) => &[],
    };
    let squares: &[&str] = if in_game { OF_SQUARE } else { &[] };
    let attackers = ["white", "black"].iter().filter(|_| in_game);
    let attackers = attackers.map(|side| format!("squares.attackers.{square}.{side}"));
    pieces.iter().map(with).chain(attackers).chain(squares.iter().map(with)).collect()
}

/// What can be asked of a move in any notation, legal or not; nothing where it cannot be read.
#[must_use]
pub fn of_move(basis: &Basis, text: &str) -> Vec<String> {
    let step = basis.game().and_then(|game| step_of(game, text));
    let step = step.into_iter();
    step.flat_map(|step| ["verdict", "move.play", "notate"].map(|asked| format!("{asked}.{step}"))).collect()
}

/// A walk of the piece on a square to others, past attacked squares and not.
#[must_use]
pub fn of_walk(from: Square, targets: &[Square]) -> Vec<String> {
    let mut targets = targets.to_vec();
    targets.sort_unstable();
    targets.dedup();
    let squares: Vec<String> = targets.iter().map(Square::to_string).collect();
    if squares.is_empty() {
        return Vec::new();
    }
    let walk = format!("route.{from}.{}", squares.join("."));
    vec![format!("{walk}.avoid"), walk]
}
