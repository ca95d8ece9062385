//! Whether a side can still checkmate by any series of legal moves.
//!
//! The cheap facts of material first, then the search in `helpmate`; never a guess.

use super::{Color, Position, SquareSet, helpmate};
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

/// Whether neither side can ever mate (FIDE 5.2.2): by material, or behind a wall of pawns, where
/// the search shows that no line mates. Quick; a dead position of another sort is not seen here.
pub(super) fn dead(position: &Position) -> bool {
    let never = |side: Color| can_mate(position, side) == CanMate::No;
    dead_by_material(position) || (walled(position) && never(Color::White) && never(Color::Black))
}

/// Bare kings, a single knight, or bishops that all go on squares of one colour.
fn dead_by_material(position: &Position) -> bool {
    position.0.is_insufficient_material()
}

/// Whether only kings, bishops and a row of pawns are left, and every pawn has an enemy pawn ahead
/// on its file: the sort of position in which a search is worth its while.
fn walled(position: &Position) -> bool {
    let board = position.0.board();
    let (white, black) = (board.pawns() & board.white(), board.pawns() & board.black());
    let faced = (white & !ahead(black, -8)).is_empty() && (black & !ahead(white, 8)).is_empty();
    faced && board.pawns().count() >= 6 && (board.knights() | board.rooks_and_queens()).is_empty()
}

/// All squares before the pawns on their files; `forward` is 8 for White, -8 for Black.
fn ahead(pawns: SquareSet, forward: i32) -> SquareSet {
    [1, 2, 4].into_iter().fold(pawns.shift(forward), |squares, step| squares | squares.shift(forward * step))
}
