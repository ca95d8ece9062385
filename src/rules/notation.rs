//! Reads a move as a person writes it: UCI, SAN, long algebraic, figurine, Chinese.
//!
//! `clean` brings the text to plain ASCII, `parse` reads its parts, `resolve` finds the piece that
//! is meant. Whether the move is legal is for the judge to say.

mod clean;
mod parse;
mod resolve;
mod spelling;

pub use spelling::{Spelling, spelling};

use super::{About, Attempt, Game, ReasonCode, Refusal, Refused, Role, Square, Wing};

/// A move as written, before the board was looked at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Written {
    /// Castling by name; without a wing for `王车易位`.
    Castle(Option<Wing>),
    /// A piece goes to a square.
    Step(WrittenStep),
}

/// The parts of a written move. Without a piece it is a pawn, unless the from-square is given.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct WrittenStep {
    role: Option<Role>,
    file: Option<super::File>,
    rank: Option<super::Rank>,
    capture: bool,
    to: Square,
    promotion: Option<Role>,
}

/// What the text means in the game's current position.
///
/// # Errors
///
/// `not-a-move`, `no-such-piece-move` or `ambiguous`, as a ready refusal.
pub fn read_move(game: &Game, text: &str) -> Result<Attempt, Box<Refused>> {
    if let Some(step) = uci(text.as_bytes()) {
        return Ok(step);
    }
    match clean::clean(text).and_then(|plain| parse::parse(plain.as_bytes())) {
        Some(written) => resolve::resolve(game, written),
        None => Err(not_a_move(game)),
    }
}

/// `e2e4` or `e7e8q`, the commonest forms, read from the bytes alone.
fn uci(bytes: &[u8]) -> Option<Attempt> {
    let promotion = match bytes {
        [_, _, _, _] => None,
        [_, _, _, _, letter] => Some(Role::from_char(char::from(*letter))?),
        _ => return None,
    };
    let (from, to) = (Square::from_ascii(bytes.get(..2)?).ok()?, Square::from_ascii(bytes.get(2..4)?).ok()?);
    Some(Attempt::Step { from, to, promotion })
}

fn not_a_move(game: &Game) -> Box<Refused> {
    let about = About { side: game.position().turn(), mover: None, to: None, wing: None, named: None };
    Box::new(Refused {
        reason: Refusal::new(ReasonCode::NotAMove, about),
        also: Vec::new(),
        conditions: Vec::new(),
    })
}
