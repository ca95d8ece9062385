//! What is found about the board, the pieces and the colours during a game (7.2, 7.3).

use super::Code;
use super::event::{Event, EventKind};
use super::ruling::{Outcome, Ruling};
use super::table::Table;

/// Moves by both sides after which colours stay (7.3) and, in rapid and blitz, board and pieces too
/// (A.5.1.2).
const TEN_MOVES: u32 = 10;

impl Table {
    /// Judges what was found; any other event changes nothing.
    pub(super) fn found(&self, event: &Event) -> Ruling {
        let ten = self.moves_by_both() >= TEN_MOVES;
        let ruling = |code: Code| Ruling::new(code, event.side);
        match event.kind {
            EventKind::BoardFoundRotated if ten && self.hasty() => {
                ruling(Code::FoundTooLate).by_rule(Code::BoardTransferred.rule())
            }
            EventKind::BoardFoundRotated => ruling(Code::BoardTransferred),
            EventKind::PiecesFoundMisplaced if ten && self.hasty() => ruling(Code::FoundTooLate),
            EventKind::PiecesFoundMisplaced => ruling(Code::NewGameSetup).ending(Outcome::Cancelled),
            EventKind::ColoursFoundReversed if ten => ruling(Code::ColoursStay),
            EventKind::ColoursFoundReversed => ruling(Code::NewGameColours).ending(Outcome::Cancelled),
            EventKind::Move { .. }
            | EventKind::IllegalMove { .. }
            | EventKind::PressClock
            | EventKind::Touch { .. }
            | EventKind::OfferDraw
            | EventKind::AcceptDraw
            | EventKind::DeclineDraw
            | EventKind::ClaimRepetition { .. }
            | EventKind::ClaimFifty { .. }
            | EventKind::FlagFall
            | EventKind::Resign => ruling(Code::GoingOn),
        }
    }
}
