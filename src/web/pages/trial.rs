//! A move that a visitor tries on a board by pressing two squares or by writing it.
//!
//! Reads what the fields say and has it judged; keeps nothing. What is said about it is for
//! `verdict`.

use super::fields::Fields;
use crate::rules::{
    Attempt, Game, Legal, PieceMove, Position, ReasonCode, Refused, Square, Verdict, judge, judge_text,
};

/// How far the visitor has come.
#[derive(Debug)]
pub(super) enum Trial {
    /// Nothing is picked up.
    Idle,
    /// A value names no square.
    Unreadable,
    /// A piece, or an empty square, is picked up.
    Picked(Square),
    /// A pawn stands before the far rank: what shall it become?
    Promoting(Square, Square),
    /// A move was tried and may be played.
    Legal(Box<Tried<Legal>>),
    /// A move was tried and may not.
    Refused(Box<Tried<Refused>>),
}

/// A move that was judged.
#[derive(Debug)]
pub(super) struct Tried<T> {
    /// What was found.
    pub(super) found: T,
    /// From where to where it was tried, as far as known.
    pub(super) step: Option<(Square, Square)>,
}

impl Trial {
    /// What the fields `from`, `to`, `promote` or `move` try in this game.
    pub(super) fn read(game: &Game, fields: &Fields) -> Trial {
        if let Some(text) = fields.written("move") {
            return Trial::written(game, &text);
        }
        match (fields.square("from"), fields.square("to")) {
            (None, None) => Trial::Idle,
            (Some(Ok(from)), None) => Trial::pick(game, from),
            (Some(Ok(from)), Some(Ok(to))) if from == to => Trial::Idle,
            (Some(Ok(from)), Some(Ok(to))) => Trial::step(game, from, to, fields),
            (Some(Err(())), _) | (_, Some(Err(()))) | (None, Some(Ok(_))) => Trial::Unreadable,
        }
    }

    /// A move in any notation, tried in this game.
    pub(super) fn written(game: &Game, text: &str) -> Trial {
        Trial::judged(judge_text(game, text), super::board::step_of(game, text))
    }

    /// Picks a piece up; where none stands, that is said at once.
    fn pick(game: &Game, square: Square) -> Trial {
        match judge(game, &Attempt::step(square, square)) {
            Verdict::Refused(found) if found.reason.code == ReasonCode::EmptySquare => {
                Trial::judged(Verdict::Refused(found), None)
            }
            Verdict::Legal(_) | Verdict::Refused(_) => Trial::Picked(square),
        }
    }

    fn step(game: &Game, from: Square, to: Square, fields: &Fields) -> Trial {
        let promotion = fields.promotion();
        let verdict = judge(game, &Attempt::Step { from, to, promotion });
        match &verdict {
            Verdict::Refused(refused) if refused.reason.code == ReasonCode::PromotionMissing => {
                Trial::Promoting(from, to)
            }
            Verdict::Legal(_) | Verdict::Refused(_) => Trial::judged(verdict, Some((from, to))),
        }
    }

    fn judged(verdict: Verdict, step: Option<(Square, Square)>) -> Trial {
        match verdict {
            Verdict::Legal(found) => {
                let step = Some((found.mv.from(), found.mv.to()));
                Trial::Legal(Box::new(Tried { found, step }))
            }
            Verdict::Refused(found) => {
                let about = &found.reason.about;
                let step = step.or_else(|| about.mover.map(|mover| mover.square).zip(about.to));
                Trial::Refused(Box::new(Tried { found, step }))
            }
        }
    }

    /// The position to show: after a legal move, else as it is.
    pub(super) fn shown(&self, game: &Game) -> Position {
        match self {
            Trial::Legal(tried) => game.position().after(tried.found.mv),
            Trial::Idle | Trial::Unreadable | Trial::Picked(_) | Trial::Promoting(..) | Trial::Refused(_) => {
                game.position().clone()
            }
        }
    }

    /// The square picked up.
    pub(super) fn picked(&self) -> Option<Square> {
        match self {
            Trial::Picked(square) => Some(*square),
            Trial::Idle | Trial::Unreadable | Trial::Promoting(..) | Trial::Legal(_) | Trial::Refused(_) => {
                None
            }
        }
    }

    /// The move that was tried and may be played.
    pub(super) fn played(&self) -> Option<PieceMove> {
        match self {
            Trial::Legal(tried) => Some(tried.found.mv),
            Trial::Idle | Trial::Unreadable | Trial::Picked(_) | Trial::Promoting(..) | Trial::Refused(_) => {
                None
            }
        }
    }

    /// The squares of the move that was tried.
    pub(super) fn tried(&self) -> Option<(Square, Square)> {
        match self {
            Trial::Legal(tried) => tried.step,
            Trial::Refused(tried) => tried.step,
            Trial::Promoting(from, to) => Some((*from, *to)),
            Trial::Idle | Trial::Unreadable | Trial::Picked(_) => None,
        }
    }

    /// The squares of a pawn's step that waits for a piece to be named.
    pub(super) fn promoting(&self) -> Option<(Square, Square)> {
        match self {
            Trial::Promoting(from, to) => Some((*from, *to)),
            Trial::Idle | Trial::Unreadable | Trial::Picked(_) | Trial::Legal(_) | Trial::Refused(_) => None,
        }
    }
}
