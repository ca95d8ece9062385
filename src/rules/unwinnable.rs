//! Whether a side can still checkmate by any series of legal moves, and the proof of it.
//!
//! The cheap facts of material first, then those of blocked positions (`locked`), then the search
//! in `helpmate`; never a guess. The clocks do not count: that is `status`'s business.

use super::distance::ahead;
use super::{Color, PieceMove, Position, helpmate, locked};
use shakmaty::Position as _;

/// Whether a side can still mate (FIDE 5.2.2, 6.9), with what proves it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Chance {
    /// It can.
    Yes {
        /// Legal moves of both sides, from the position on, that end in its mate; none where it
        /// has mated already.
        line: Vec<PieceMove>,
    },
    /// It cannot.
    No {
        /// Why not.
        proof: Proof,
    },
    /// Neither was proved.
    Unknown,
}

/// Why no series of legal moves lets a side mate (FIDE 5.2.2 of a dead position, 6.9 of a fallen
/// flag).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Proof {
    /// What the two sides have cannot make a mate on any squares.
    Material,
    /// Nothing but bishops could give check, and all bishops go on squares of one colour.
    OneColourBishops,
    /// Blocked pawns: wherever the pieces can still get, they never make a mate.
    Locked,
    /// Whatever is played, the game soon comes to a stalemate or to a position that one of the
    /// other proofs settles.
    Forced,
    /// Play can go on, but every position that can follow was seen, and none is a mate.
    Exhausted,
}

impl Proof {
    /// All proofs.
    pub const ALL: &'static [Proof] =
        &[Proof::Material, Proof::OneColourBishops, Proof::Locked, Proof::Forced, Proof::Exhausted];

    /// The name in the JSON API.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Proof::Material => "material",
            Proof::OneColourBishops => "one-colour-bishops",
            Proof::Locked => "locked",
            Proof::Forced => "forced",
            Proof::Exhausted => "exhausted",
        }
    }
}

/// A sound answer without its proof: `No` and `Yes` are proved.
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

impl Chance {
    /// The answer without its proof.
    #[must_use]
    pub fn can_mate(&self) -> CanMate {
        match self {
            Chance::Yes { .. } => CanMate::Yes,
            Chance::No { .. } => CanMate::No,
            Chance::Unknown => CanMate::Unknown,
        }
    }
}

/// Whether `side` can still mate from here, and the line or the proof: by its material, else by
/// how the position is blocked, else by looking for a mate that both sides help with.
#[must_use]
pub fn chance(position: &Position, side: Color) -> Chance {
    without_search(position, side)
        .map_or_else(|| helpmate::search(position, side), |proof| Chance::No { proof })
}

/// Whether `side` can still mate from here.
#[must_use]
pub fn can_mate(position: &Position, side: Color) -> CanMate {
    chance(position, side).can_mate()
}

/// Whether neither side can ever mate (FIDE 5.2.2): by material, or behind a wall of pawns. Quick;
/// a dead position of another sort is not seen here.
pub(super) fn dead(position: &Position) -> bool {
    position.0.is_insufficient_material()
        || (walled(position) && Color::ALL.into_iter().all(|side| never(position, side)))
}

/// The search is asked only of kings and bishops behind a whole row of pawns, where it soon ends.
fn never(position: &Position, side: Color) -> bool {
    let board = position.board();
    let row = board.pawns().count() >= 6 && board.knights().is_empty();
    without_search(position, side).is_some()
        || (row && helpmate::search(position, side).can_mate() == CanMate::No)
}

fn without_search(position: &Position, side: Color) -> Option<Proof> {
    let blocked = || locked::proves_no_mate(&position.0, side, &mut 0).then_some(Proof::Locked);
    by_material(position, side).or_else(blocked)
}

fn by_material(position: &Position, side: Color) -> Option<Proof> {
    if !position.0.has_insufficient_material(side) {
        return None;
    }
    let board = position.board();
    let pair = board.bishops().more_than_one() && (board.bishops() & board.by_color(side)).any();
    Some(if pair { Proof::OneColourBishops } else { Proof::Material })
}

/// Whether no queen or rook is left and every pawn has an enemy pawn ahead on its file: the sort of
/// position in which a proof is worth its while.
fn walled(position: &Position) -> bool {
    let board = position.board();
    let (white, black) = (board.pawns() & board.white(), board.pawns() & board.black());
    let faced =
        (white & !ahead(black, Color::Black)).is_empty() && (black & !ahead(white, Color::White)).is_empty();
    faced && board.pawns().any() && board.rooks_and_queens().is_empty()
}
