//! Illegal moves: when they are completed, how they are counted, what they cost (7.5).

use super::case::Laws;
use super::moves::{Read, read};
use super::ruling::Ruling;
use super::table::{Flawed, Hand, Table};
use super::{Code, ending, touch};
use crate::rules::{Color, PieceMove, Square};

/// What a player did when he pressed the clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Offence {
    /// An illegal move (7.5.1).
    Move,
    /// No move at all (7.5.3).
    NoMove,
    /// A pawn left on the last rank (7.5.2).
    PawnLeft(PieceMove),
}

/// The illegal move that loses: the second by the Laws (7.5.5), the third by the sources.
const fn last_illegal(laws: Laws) -> u8 {
    match laws {
        Laws::Fide => 2,
        Laws::Source => 3,
    }
}

impl Table {
    /// A move that is called illegal. It may turn out to be legal, and then stands.
    pub(super) fn moved_illegally(
        &mut self,
        side: Color,
        text: Option<&str>,
        pressed: bool,
        late: bool,
    ) -> Result<Ruling, Flawed> {
        if side != self.turn() {
            return Ok(Ruling::new(Code::NotYourTurn, side));
        }
        let read = text.map(|text| read(&self.game, text)).transpose()?;
        let declined = self.end_offer_to(side);
        let ruling = match read {
            Some(Read::Legal(mv)) => {
                let ruling = self.moved_legally(side, mv, pressed);
                let stands = matches!(ruling.code, Code::MoveStands | Code::MoveCompleted);
                if stands { Ruling::new(Code::MoveLegal, side) } else { ruling }
            }
            Some(Read::PawnLeft(mv)) => self.left_pawn(side, mv, pressed || late),
            // A.5.2: once the opponent has moved on, an illegal move stands in rapid and blitz.
            Some(Read::Illegal(_)) | None if late && self.hasty() => {
                self.lost_track = true;
                Ruling::new(Code::IllegalStands, side)
            }
            Some(Read::Illegal(touched)) => self.moved_against_rules(side, touched, pressed || late),
            None => self.moved_against_rules(side, Vec::new(), pressed || late),
        };
        Ok(Ruling { declined, ..ruling })
    }

    /// An illegal move is made; what it touched stays touched (7.5.1, 4.3). The sources count it
    /// without asking for the clock.
    pub(super) fn moved_against_rules(&mut self, side: Color, touched: Vec<Square>, pressed: bool) -> Ruling {
        self.touched.extend(touched);
        match self.laws {
            Laws::Fide if !pressed => {
                self.hand = Hand::Illegal;
                Ruling::new(Code::IllegalNotCompleted, side).with_duty(touch::duty(self))
            }
            Laws::Source if !pressed => {
                let ruling = self.offence(side, Offence::Move);
                self.hand = Hand::Illegal;
                ruling
            }
            Laws::Fide | Laws::Source => self.offence(side, Offence::Move),
        }
    }

    /// Counts a completed illegal move and says what it costs.
    pub(super) fn offence(&mut self, side: Color, offence: Offence) -> Ruling {
        let counted_before = self.laws == Laws::Source && self.hand == Hand::Illegal;
        self.hand = Hand::Still;
        let count = self.illegal.get(side).saturating_add(u8::from(!counted_before));
        self.illegal.set(side, count);
        if let Offence::PawnLeft(queen) = offence {
            self.play(queen);
        }
        let ruling = if count >= last_illegal(self.laws) {
            ending::lost_unless(self, side, [Code::IllegalLoss, Code::IllegalDraw, Code::IllegalUnproven])
        } else {
            self.penalty(side, offence)
        };
        Ruling { illegal_moves: Some(count), ..ruling }
    }

    /// What an illegal move costs that does not lose yet.
    fn penalty(&self, side: Color, offence: Offence) -> Ruling {
        // A.3 makes one minute of two in rapid and blitz.
        let (code, quick) = match (offence, self.laws) {
            (Offence::Move, Laws::Fide) => (Code::IllegalPenalty, "7.5.1, 7.5.5, A.3"),
            (Offence::Move, Laws::Source) => (Code::IllegalCounted, "7.5.5"),
            (Offence::NoMove, Laws::Fide | Laws::Source) => (Code::PressedWithoutMove, "7.5.3, 7.5.5, A.3"),
            (Offence::PawnLeft(_), Laws::Fide | Laws::Source) => {
                (Code::PawnBecomesQueen, "7.5.2, 7.5.5, A.3")
            }
        };
        let mut ruling = Ruling::new(code, side);
        if self.laws == Laws::Fide {
            ruling = ruling.awarding(self.award(!side));
            if self.is_quick() {
                ruling = ruling.by_article(quick);
            }
        }
        if let Offence::PawnLeft(_) = offence {
            // The queen may have ended the game.
            if let Some(ended) = ending::by_itself(self) {
                ruling.outcome = ended.outcome;
            }
            return ruling;
        }
        ruling.with_duty(touch::duty(self))
    }
}
