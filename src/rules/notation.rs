//! Reads a move as a person writes it: UCI, SAN, long algebraic, figurine, Chinese.

use super::{Attempt, Game, Refused};

/// What the text means in the game's current position.
///
/// # Errors
///
/// `not-a-move`, `no-such-piece-move` or `ambiguous`, as a ready refusal.
pub fn read_move(game: &Game, text: &str) -> Result<Attempt, Box<Refused>> {
    let _ = (game, text);
    unreachable!("notation is being written")
}
