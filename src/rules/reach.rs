//! How a piece moves on a board where turn, kings and checks do not matter.

use super::{FenFault, Piece, Square};

/// Where a piece can go and what it attacks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reach {
    /// The piece on the square.
    pub piece: Piece,
    /// The squares it can move to, captures included.
    pub targets: Vec<Square>,
    /// The squares it attacks, also empty ones and those of its own side.
    pub attacks: Vec<Square>,
}

/// How the piece on `square` moves on a board given by the first field of a FEN.
///
/// # Errors
///
/// The faults of the placement; `Ok(None)` if the square is empty.
pub fn reach(placement: &str, square: Square) -> Result<Option<Reach>, Vec<FenFault>> {
    let _ = (placement, square);
    Ok(None)
}
