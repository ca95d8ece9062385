//! Moves made on the board, and the clock that completes them (3.7.3.3, 4.7, 6.2).

use super::event::{EventField, EventFlaw};
use super::illegal::Offence;
use super::ruling::Ruling;
use super::table::{Flawed, Hand, Table};
use super::touch;
use super::{Code, ending};
use crate::rules::{
    Attempt, Color, Game, PieceMove, ReasonCode, Refused, Role, Square, Verdict, judge, king_home,
    legal_move, read_move,
};

/// What a text means in a position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Read {
    /// A legal move.
    Legal(PieceMove),
    /// A pawn goes to the last rank and nothing is said of what it becomes; the move with a queen.
    PawnLeft(PieceMove),
    /// An illegal move, with the squares of the pieces that it touches, as far as known.
    Illegal(Vec<Square>),
}

/// Reads a move and finds whether it is legal.
pub(super) fn read(game: &Game, text: &str) -> Result<Read, Flawed> {
    let attempt = match read_move(game, text) {
        Ok(attempt) => attempt,
        Err(refused) => return unresolved(&refused),
    };
    if let Some(mv) = legal_move(game, &attempt) {
        return Ok(Read::Legal(mv));
    }
    let Verdict::Refused(refused) = judge(game, &attempt) else { return Err(UNREADABLE) };
    let code = refused.reason.code;
    if matches!(code, ReasonCode::EmptySquare | ReasonCode::SameSquare | ReasonCode::GameOver) {
        return Err(UNREADABLE);
    }
    let with_queen = (code == ReasonCode::PromotionMissing).then(|| with_queen(game, attempt)).flatten();
    Ok(with_queen.map_or_else(|| Read::Illegal(touched_by(game, &attempt)), Read::PawnLeft))
}

const UNREADABLE: Flawed = (EventField::Move, EventFlaw::Unreadable);

/// A text that names no single piece: an illegal move where it names one that cannot go there.
fn unresolved(refused: &Refused) -> Result<Read, Flawed> {
    if refused.reason.code != ReasonCode::NoSuchPieceMove {
        return Err(UNREADABLE);
    }
    match refused.reason.pieces.as_slice() {
        [] => Err(UNREADABLE),
        [only] => Ok(Read::Illegal(vec![only.square])),
        [_, ..] => Ok(Read::Illegal(Vec::new())),
    }
}

fn with_queen(game: &Game, attempt: Attempt) -> Option<PieceMove> {
    match attempt {
        Attempt::Step { from, to, promotion: None } => {
            legal_move(game, &Attempt::Step { from, to, promotion: Some(Role::Queen) })
        }
        Attempt::Step { .. } | Attempt::Castle(_) => None,
    }
}

/// The piece that moved, and the enemy piece on its target, which it took.
fn touched_by(game: &Game, attempt: &Attempt) -> Vec<Square> {
    let position = game.position();
    let (from, to) = match *attempt {
        Attempt::Step { from, to, promotion: _ } => (from, Some(to)),
        Attempt::Castle(_) => (position.king(position.turn()).unwrap_or(king_home(position.turn())), None),
    };
    let enemy =
        |square: &Square| position.piece_at(*square).is_some_and(|piece| piece.color != position.turn());
    std::iter::once(from).chain(to.filter(enemy)).collect()
}

impl Table {
    /// A player makes a move on the board.
    pub(super) fn moved(&mut self, side: Color, text: &str, pressed: bool) -> Result<Ruling, Flawed> {
        if side != self.turn() {
            return Ok(Ruling::new(Code::NotYourTurn, side));
        }
        let read = read(&self.game, text)?;
        let declined = self.end_offer_to(side);
        let ruling = match read {
            Read::Legal(mv) => self.moved_legally(side, mv, pressed),
            Read::PawnLeft(mv) => self.left_pawn(side, mv, pressed),
            Read::Illegal(touched) => self.moved_against_rules(side, touched, pressed),
        };
        Ok(Ruling { declined, ..ruling })
    }

    /// A legal move stands, unless touched pieces or an announced move call for another.
    pub(super) fn moved_legally(&mut self, side: Color, mv: PieceMove, pressed: bool) -> Ruling {
        let castles = mv.wing().is_some();
        if castles && !self.touched.is_empty() {
            self.touched.push(mv.from());
        }
        if let Some(duty) = touch::duty(self).filter(|duty| !duty.moves.contains(&mv)) {
            let code = if castles && touch::is_rook_first(&duty) { duty.code } else { Code::TouchBroken };
            self.hand = Hand::Still;
            return Ruling::new(code, side).with_duty(Some(duty));
        }
        self.play(mv);
        self.hand = if pressed { Hand::Still } else { Hand::Made };
        let stands = if pressed { Code::MoveCompleted } else { Code::MoveStands };
        ending::by_itself(self)
            .map_or_else(|| Ruling::new(stands, side), |ended| Ruling { side: Some(side), ..ended })
    }

    /// Plays a move; what was touched and announced for it is done with.
    pub(super) fn play(&mut self, mv: PieceMove) {
        self.game.play(mv);
        self.touched.clear();
        self.announced = None;
    }

    /// A pawn lies on the last rank: nothing is wrong before the clock is pressed.
    pub(super) fn left_pawn(&mut self, side: Color, mv: PieceMove, pressed: bool) -> Ruling {
        if let Some(duty) = touch::duty(self).filter(|duty| !duty.moves.contains(&mv)) {
            return Ruling::new(Code::TouchBroken, side).with_duty(Some(duty));
        }
        self.touched.push(mv.from());
        self.hand = Hand::PawnLeft(mv);
        if pressed {
            self.offence(side, Offence::PawnLeft(mv))
        } else {
            Ruling::new(Code::PromotionUnfinished, side)
        }
    }

    /// A player presses the clock: that completes what he has done (6.2.1), be it nothing (7.5.3).
    pub(super) fn pressed(&mut self, side: Color) -> Ruling {
        let has_move = side == self.turn();
        match self.hand {
            Hand::Made if !has_move => {
                self.hand = Hand::Still;
                Ruling::new(Code::MoveCompleted, side)
            }
            Hand::Still if has_move => self.offence(side, Offence::NoMove),
            Hand::Illegal if has_move => self.offence(side, Offence::Move),
            Hand::PawnLeft(mv) if has_move => self.offence(side, Offence::PawnLeft(mv)),
            Hand::Made | Hand::Still | Hand::Illegal | Hand::PawnLeft(_) => {
                Ruling::new(Code::ClockNotYours, side)
            }
        }
    }
}
