//! The state of a game: check, its end, what may be claimed.

use super::{Color, Game, Placed};

/// How a game ended by itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum End {
    /// The king is in check and has no legal answer (FIDE 5.1.1).
    Checkmate,
    /// Not in check, no legal move (5.2.1).
    Stalemate,
    /// Neither side can ever mate (5.2.2).
    DeadPosition,
    /// The position stood five times (9.6.1).
    FivefoldRepetition,
    /// 75 moves each without pawn move or capture (9.6.2).
    SeventyfiveMoves,
}

impl End {
    /// All ends.
    pub const ALL: &'static [End] =
        &[End::Checkmate, End::Stalemate, End::DeadPosition, End::FivefoldRepetition, End::SeventyfiveMoves];

    /// The name in the JSON API.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            End::Checkmate => "checkmate",
            End::Stalemate => "stalemate",
            End::DeadPosition => "dead-position",
            End::FivefoldRepetition => "fivefold-repetition",
            End::SeventyfiveMoves => "seventyfive-moves",
        }
    }
}

/// A draw that the player to move may claim.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Claim {
    /// The position stands for the third time (9.2).
    ThreefoldRepetition,
    /// 50 moves each without pawn move or capture (9.3).
    FiftyMoves,
}

impl Claim {
    /// All claims.
    pub const ALL: &'static [Claim] = &[Claim::ThreefoldRepetition, Claim::FiftyMoves];

    /// The name in the JSON API.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Claim::ThreefoldRepetition => "threefold-repetition",
            Claim::FiftyMoves => "fifty-moves",
        }
    }
}

/// The short status of a position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Status {
    /// The side to move.
    pub turn: Color,
    /// The pieces that give check.
    pub checkers: Vec<Placed>,
    /// How the game ended, if it did.
    pub end: Option<End>,
    /// Who won.
    pub winner: Option<Color>,
    /// What the player to move may claim.
    pub claims: Vec<Claim>,
}

impl Game {
    /// The status of the current position.
    #[must_use]
    pub fn status(&self) -> Status {
        Status { turn: self.now.turn(), checkers: vec![], end: None, winner: None, claims: vec![] }
    }

    /// How often the current position has stood in this game, this time included: same board,
    /// side to move, castling rights and really possible en passant captures (9.2.3).
    #[must_use]
    pub fn repetitions(&self) -> usize {
        1
    }

    /// After which half-move (0 is the start) the game ended by itself, and how.
    #[must_use]
    pub fn ended_at(&self) -> Option<(usize, End)> {
        None
    }
}
