//! Claims of a draw by repetition or by fifty moves (9.2 to 9.5).

use super::Code;
use super::case::Laws;
use super::ending::{FIFTY_MOVES, THREEFOLD};
use super::moves::{Read, read};
use super::ruling::{Outcome, Ruling};
use super::table::{Flawed, Table};
use crate::rules::{Color, Game};

/// What a claim rests on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Ground {
    Repetition,
    Fifty,
}

impl Ground {
    fn right(self) -> Code {
        match self {
            Ground::Repetition => Code::ClaimRightThreefold,
            Ground::Fifty => Code::ClaimRightFifty,
        }
    }

    /// The count in this game, and whether it is enough.
    fn count(self, game: &Game) -> (usize, bool) {
        match self {
            Ground::Repetition => {
                let stood = game.repetitions();
                (stood, stood >= THREEFOLD)
            }
            Ground::Fifty => {
                let quiet = game.position().halfmove_clock();
                (usize::try_from(quiet).unwrap_or(usize::MAX), quiet >= FIFTY_MOVES)
            }
        }
    }

    fn ruling(self, code: Code, side: Color) -> Ruling {
        Ruling::new(code, side).by_rule(self.right().rule())
    }
}

impl Table {
    /// A player claims a draw, on the position before him or on a move that he has written down.
    pub(super) fn claim(
        &mut self,
        side: Color,
        ground: Ground,
        text: Option<&str>,
    ) -> Result<Ruling, Flawed> {
        if side != self.turn() {
            return Ok(ground.ruling(Code::ClaimNotYourMove, side));
        }
        // 9.4: a touched piece costs the right to claim on that move.
        if self.laws == Laws::Fide && !self.touched.is_empty() {
            return Ok(ground.ruling(Code::ClaimAfterTouch, side));
        }
        let mut ahead = self.game.clone();
        let announced = match text.map(|text| read(&self.game, text)).transpose()? {
            Some(Read::Legal(mv)) => {
                ahead.play(mv);
                Some(mv)
            }
            Some(Read::PawnLeft(_) | Read::Illegal(_)) => return Ok(self.wrong_claim(side, ground)),
            None => None,
        };
        let (counted, right) = ground.count(&ahead);
        if self.laws == Laws::Source {
            return Ok(ground.ruling(Code::NotDrawnYet, side).counting(counted));
        }
        if right {
            return Ok(ground.ruling(ground.right(), side).counting(counted).ending(Outcome::Drawn));
        }
        let mut ruling = self.wrong_claim(side, ground).counting(counted);
        if let Some(mv) = announced {
            // 9.5.3: the announced move must be made.
            self.announced = Some(mv);
            ruling.duty = Some(super::touch::announced(self.game.position(), mv));
        }
        Ok(ruling)
    }

    /// A wrong claim gives the opponent time (9.5.3) and stands as a draw offer (9.1.2.3).
    fn wrong_claim(&mut self, side: Color, ground: Ground) -> Ruling {
        if self.laws == Laws::Source {
            return ground.ruling(Code::NotDrawnYet, side);
        }
        self.offered.set(side, true);
        let article = if self.is_quick() { "9.5.3, A.3" } else { Code::ClaimWrong.article() };
        ground.ruling(Code::ClaimWrong, side).awarding(self.award(!side)).by_article(article)
    }
}
