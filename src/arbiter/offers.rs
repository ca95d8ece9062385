//! Draw offers: when they count, how long they stand, what ends them (5.2.3, 9.1).

use super::Code;
use super::case::Laws;
use super::ruling::{Outcome, Ruling};
use super::table::{Hand, Table};
use crate::rules::{Color, Position};

impl Table {
    /// A player offers a draw.
    pub(super) fn offer(&mut self, side: Color) -> Ruling {
        let code = self.offer_code(side);
        if !matches!(code, Code::OfferStanding | Code::OfferRefusedAgain | Code::OfferRefusedTime) {
            self.offered.set(side, true);
            self.rebuffed.set(!side, false);
        }
        Ruling::new(code, side)
    }

    /// An offer is due after the move and before the clock; at another time it is valid all the
    /// same (9.1.2.1). The sources want it in the player's own time, and not twice running.
    fn offer_code(&self, side: Color) -> Code {
        let just_moved = self.hand == Hand::Made && side != self.turn();
        let own_time = just_moved || side == self.turn();
        match self.laws {
            Laws::Fide | Laws::Source if self.offered.get(side) => Code::OfferStanding,
            Laws::Source if self.rebuffed.get(side) => Code::OfferRefusedAgain,
            Laws::Source if !own_time => Code::OfferRefusedTime,
            Laws::Fide if self.rebuffed.get(side) => Code::OfferAgain,
            Laws::Fide if !just_moved => Code::OfferWrongTime,
            Laws::Fide | Laws::Source => Code::OfferInOrder,
        }
    }

    /// A player accepts the opponent's offer; by the Laws both must have moved (5.2.3).
    pub(super) fn accept(&mut self, side: Color) -> Ruling {
        if !self.offered.get(!side) {
            return Ruling::new(Code::NoOffer, side);
        }
        let moved = Color::ALL.into_iter().all(|side| self.has_moved(side));
        if self.laws == Laws::Fide && !moved {
            return Ruling::new(Code::AgreementTooEarly, side);
        }
        Ruling::new(Code::DrawAgreed, side).ending(Outcome::Drawn)
    }

    /// A player declines the opponent's offer in words.
    pub(super) fn decline(&mut self, side: Color) -> Ruling {
        let code = if self.end_offer_to(side) { Code::OfferDeclined } else { Code::NoOffer };
        Ruling::new(code, side)
    }

    /// The opponent's offer, if one stands, is declined by what `side` does.
    pub(super) fn end_offer_to(&mut self, side: Color) -> bool {
        let stood = self.offered.get(!side);
        if stood {
            self.offered.set(!side, false);
            self.rebuffed.set(!side, true);
        }
        stood
    }

    /// Whether a side has made a move, by the history, else by what the start position shows.
    fn has_moved(&self, side: Color) -> bool {
        let start = self.game.start();
        let plies = self.game.plies();
        let in_history = plies >= 2 || (plies == 1 && start.turn() == side);
        in_history || self.moves_by_both() >= 1 || !at_home(start, side)
    }
}

/// Whether a side's army stands as at the beginning of a game.
fn at_home(position: &Position, side: Color) -> bool {
    let army = |position: &Position| -> Vec<_> {
        position.pieces().filter(|placed| placed.piece.color == side).collect()
    };
    army(position) == army(&Position::default())
}
