//! The verdict on an attempted move: legal, with what it does, or refused, with why.

use super::{Attempt, Condition, End, Game, PieceMove, Refusal, RuleId, notation, refusals};

/// What the rules say of an attempt.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Verdict {
    /// It may be played.
    Legal(Legal),
    /// It may not.
    Refused(Refused),
}

/// A legal move and what makes it so.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Legal {
    /// The move; [`Game::play`] takes it.
    pub mv: PieceMove,
    /// The rules that the move uses, the most telling first.
    pub rules: Vec<RuleId>,
    /// Each condition of castling, en passant or promotion, in order; empty for other moves.
    pub conditions: Vec<Condition>,
    /// How the game had already ended by itself before this move (never mate or stalemate).
    pub already_over: Option<End>,
}

/// Why a move is refused.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Refused {
    /// The reason that a good teacher would give first.
    pub reason: Refusal,
    /// The other reasons that hold at the same time, in teaching order.
    pub also: Vec<Refusal>,
    /// Where castling or en passant was tried: each condition, met or not. Else empty.
    pub conditions: Vec<Condition>,
}

impl Refused {
    /// All reasons, the first one first.
    pub fn all(&self) -> impl Iterator<Item = &Refusal> {
        std::iter::once(&self.reason).chain(&self.also)
    }
}

/// Judges an attempt in the game's current position.
#[must_use]
pub fn judge(game: &Game, attempt: &Attempt) -> Verdict {
    let _ = refusals(game, attempt);
    unreachable!("judge is being written")
}

/// Reads a move in any notation and judges it.
#[must_use]
pub fn judge_text(game: &Game, text: &str) -> Verdict {
    match notation::read_move(game, text) {
        Ok(attempt) => judge(game, &attempt),
        Err(refused) => Verdict::Refused(*refused),
    }
}
