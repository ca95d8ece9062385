//! Points and grades: what a game changes, and which grade points give.

use super::Number;
use crate::rating::{Points, Reckoning, Score, reckon};

/// Which of the two players.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Player {
    /// Player A.
    A,
    /// Player B.
    B,
}

/// A game between two players with points.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RatedGame {
    /// A's points.
    pub a: Points,
    /// B's points.
    pub b: Points,
    /// How it ended.
    pub score: Score,
    /// Whose change is asked for.
    pub of: Player,
}

impl RatedGame {
    /// The points of both after it.
    #[must_use]
    pub fn reckoning(self) -> Reckoning {
        reckon(self.a, self.b, self.score)
    }

    /// By how much the player's points change.
    #[must_use]
    pub(super) fn change(self) -> Number {
        let reckoning = self.reckoning();
        let change = match self.of {
            Player::A => reckoning.a.change,
            Player::B => reckoning.b.change,
        };
        Number::from_hundredths(change.hundredths())
    }
}
