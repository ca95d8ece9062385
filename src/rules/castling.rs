//! Castling: the wings, the squares of each, and whether a side may castle now or ever again.

use super::{Color, File, Game, Rank, Refusal, Square};

/// The side of the board towards which the king castles.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Wing {
    /// Kingside, `0-0`.
    Short,
    /// Queenside, `0-0-0`.
    Long,
}

impl Wing {
    /// Both wings, short first.
    pub const ALL: [Wing; 2] = [Wing::Short, Wing::Long];

    /// `short` or `long`, as in the JSON API.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Wing::Short => "short",
            Wing::Long => "long",
        }
    }

    /// Where the king lands on his rank: the g-file or the c-file.
    #[must_use]
    pub fn king_target(self, rank: Rank) -> Square {
        Square::from_coords(if self == Wing::Short { File::G } else { File::C }, rank)
    }

    /// The square that the king crosses, where the rook lands: the f-file or the d-file.
    #[must_use]
    pub fn crossed(self, rank: Rank) -> Square {
        Square::from_coords(if self == Wing::Short { File::F } else { File::D }, rank)
    }

    /// The corner where the rook begins.
    #[must_use]
    pub fn corner(self, rank: Rank) -> Square {
        Square::from_coords(if self == Wing::Short { File::H } else { File::A }, rank)
    }
}

/// Whether a side may castle on one wing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CastlingState {
    /// The right is still there: neither king nor rook has moved.
    pub right: bool,
    /// Castling would be legal at once if it were that side's move.
    pub now: bool,
    /// The first reason why not, where `now` is false.
    pub reason: Option<Refusal>,
}

/// Whether `side` may castle on `wing`, whoever is to move.
#[must_use]
pub fn castling_state(game: &Game, side: Color, wing: Wing) -> CastlingState {
    let _ = (game, side, wing);
    CastlingState { right: false, now: false, reason: None }
}
