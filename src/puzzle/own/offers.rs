//! What can be asked of a position, each as an id says it: of the whole of it, of one of its squares,
//! of a move. Whether it is worth asking is looked at elsewhere.

use super::Basis;
use super::task::step_of;
use crate::rules::Square;

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
    "squares.castling.short.attacked",
    "squares.castling.long.attacked",
    "count.moves",
    "count.checks",
    "count.mates",
    "count.repetitions",
    "count.quiet-moves",
    "count.material.white",
    "count.material.black",
    "count.lead",
];

/// Of a bare board.
const OF_BOARD: &[&str] = &["count.material.white", "count.material.black", "count.lead"];

/// Of a piece on a square.
const OF_PIECE: &[&str] =
    &["squares.targets", "squares.captures", "count.moves", "squares.reach", "count.reach", "move.touched"];

/// Of a piece on a square of a bare board.
const OF_BOARD_PIECE: &[&str] = &["squares.reach", "squares.attacks", "count.reach"];

/// Of any square.
const OF_SQUARE: &[&str] = &["move.capture", "move.reach"];

/// What can be asked of all of it.
#[must_use]
pub fn of_all(basis: &Basis) -> Vec<String> {
    let all = if basis.game().is_some() { OF_ALL } else { OF_BOARD };
    all.iter().map(|asked| (*asked).to_owned()).collect()
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
