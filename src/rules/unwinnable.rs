//! Whether a side can still checkmate by any series of legal moves.

use super::{Color, Position};

/// A sound answer: `No` and `Yes` are proved.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CanMate {
    /// Some line of legal moves mates.
    Yes,
    /// No line does.
    No,
    /// Neither was proved.
    Unknown,
}

impl CanMate {
    /// The name in the JSON API.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            CanMate::Yes => "yes",
            CanMate::No => "no",
            CanMate::Unknown => "unknown",
        }
    }
}

/// Whether `side` can still mate from here.
#[must_use]
pub fn can_mate(position: &Position, side: Color) -> CanMate {
    let _ = (position, side);
    CanMate::Unknown
}

/// Whether neither side can mate by material alone (5.2.2).
pub(super) fn dead_by_material(position: &Position) -> bool {
    shakmaty::Position::is_insufficient_material(&position.0)
}
