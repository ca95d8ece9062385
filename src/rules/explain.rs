//! Every reason why an attempt is illegal, in teaching order, each with its proof.

use super::{Attempt, Game, Refusal};

/// All reasons that forbid the attempt, in teaching order; none if it is legal.
#[must_use]
pub fn refusals(game: &Game, attempt: &Attempt) -> Vec<Refusal> {
    let _ = (game, attempt);
    Vec::new()
}
