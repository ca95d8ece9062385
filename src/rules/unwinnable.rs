//! Whether a side can still checkmate by any series of legal moves.
//!
//! The cheap facts of material first, then the search in `helpmate`; never a guess.

use super::{Color, Position, helpmate};
use shakmaty::Position as _;

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

/// Whether `side` can still mate from here: by its material, else by looking for a mate that both
/// sides help with.
#[must_use]
pub fn can_mate(position: &Position, side: Color) -> CanMate {
    if position.0.has_insufficient_material(side) { CanMate::No } else { helpmate::search(position, side) }
}

/// Whether the material alone shows that neither side can ever mate (FIDE 5.2.2): bare kings, a
/// single knight, or bishops that all go on squares of one colour.
pub(super) fn dead_by_material(position: &Position) -> bool {
    position.0.is_insufficient_material()
}
