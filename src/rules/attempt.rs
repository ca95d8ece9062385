//! What a player tries to do on the board, before anyone has asked whether it is legal.

use super::{Role, Square, Wing};

/// A move as the player means it. It may be illegal in any way.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Attempt {
    /// A piece is taken from one square to another (castling by its king's squares included:
    /// `e1g1`, or king takes own rook, `e1h1`).
    Step {
        /// Where the piece stands.
        from: Square,
        /// Where it should go.
        to: Square,
        /// The piece named for promotion. Any role can be named, also one that the Laws forbid.
        promotion: Option<Role>,
    },
    /// Castling by name (`O-O`, `短易位`), wherever the king stands.
    Castle(Wing),
}

impl Attempt {
    /// A plain step without promotion.
    #[must_use]
    pub fn step(from: Square, to: Square) -> Attempt {
        Attempt::Step { from, to, promotion: None }
    }
}
