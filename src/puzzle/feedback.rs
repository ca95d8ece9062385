//! What a check has to say: codes with squares, pieces and moves, to be put into words elsewhere.

use super::setup::Misplaced;
use super::{CheckAnswer, FeedbackCode, Number, Sign, Step};
use crate::arbiter::Ruling;
use crate::rules::{
    Condition, Difference, Legal, PieceMove, Placed, Position, Refusal, Refused, Square, Status, Wing,
};

/// What to tell the learner. Beside the code, only the fields that it needs are filled.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Feedback {
    /// What was found.
    pub code: FeedbackCode,
    /// The squares it speaks of, to be marked.
    pub squares: Vec<Square>,
    /// The pieces it speaks of, to be marked.
    pub pieces: Vec<Placed>,
    /// Where the rules refuse the move in question: why.
    pub refused: Option<Box<Refused>>,
    /// Where they allow the move that a verdict or a choice asks about: what makes it legal.
    pub legal: Option<Box<Legal>>,
    /// The legal move that was answered.
    pub played: Option<Played>,
    /// A reply that gets out of the check.
    pub reply: Option<Reply>,
    /// How the played move meets the check that the side stood in.
    pub answered: Option<CheckAnswer>,
    /// The marked squares that are right.
    pub hit: Vec<Square>,
    /// The squares that were not marked.
    pub missed: Vec<Square>,
    /// The squares that were too much.
    pub extra: Vec<Square>,
    /// The option that was picked.
    pub picked: Option<String>,
    /// The wings whose castling right is lost, each with why.
    pub lost: Vec<(Wing, Refusal)>,
    /// The steps of a walk, up to the one that went wrong.
    pub steps: Vec<Step>,
    /// The squares of a board that differ from how it should stand.
    pub misplaced: Vec<Misplaced>,
    /// The number that was given.
    pub number: Option<Number>,
    /// The signs of a written move that lie, or, where it is right, that could be added.
    pub signs: Vec<Sign>,
    /// The state of the game that was asked about.
    pub status: Option<Box<Status>>,
    /// In what two positions differ.
    pub differences: Vec<Difference>,
    /// The arbiter's decision.
    pub ruling: Option<Box<Ruling>>,
}

impl Feedback {
    /// Feedback that has nothing but its code yet.
    #[must_use]
    pub fn new(code: FeedbackCode) -> Feedback {
        Feedback {
            code,
            squares: Vec::new(),
            pieces: Vec::new(),
            refused: None,
            legal: None,
            played: None,
            reply: None,
            answered: None,
            hit: Vec::new(),
            missed: Vec::new(),
            extra: Vec::new(),
            picked: None,
            lost: Vec::new(),
            steps: Vec::new(),
            misplaced: Vec::new(),
            number: None,
            signs: Vec::new(),
            status: None,
            differences: Vec::new(),
            ruling: None,
        }
    }

    /// The conditions of the special move in question, met or not; empty for other moves.
    #[must_use]
    pub fn conditions(&self) -> &[Condition] {
        match (self.refused.as_deref(), self.legal.as_deref()) {
            (Some(refused), _) => &refused.conditions,
            (None, Some(legal)) => &legal.conditions,
            (None, None) => &[],
        }
    }

    /// The other reasons that hold against the move in question. Where squares were asked for, the
    /// refusal explains them alone.
    #[must_use]
    pub fn also(&self) -> &[Refusal] {
        match self.refused.as_deref() {
            Some(refused) if !self.code.is_of_squares() => &refused.also,
            Some(_) | None => &[],
        }
    }

    /// With the refusal and its proof.
    #[must_use]
    pub(super) fn refused(mut self, refused: Refused) -> Feedback {
        self.squares.extend_from_slice(&refused.reason.squares);
        self.pieces.extend_from_slice(&refused.reason.pieces);
        self.refused = Some(Box::new(refused));
        self
    }
}

/// A legal move, with what it does on the board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Played {
    /// The move.
    pub mv: PieceMove,
    /// The piece, where it stood before.
    pub piece: Placed,
    /// In standard algebraic notation.
    pub san: String,
    /// What it leads to.
    pub effect: Effect,
    /// The position in which it was played.
    pub before: Position,
}

impl Played {
    /// A move that is legal in this position.
    #[must_use]
    pub fn of(before: &Position, mv: PieceMove) -> Option<Played> {
        Some(Played {
            mv,
            piece: mv.mover(before)?,
            san: mv.san(before),
            effect: Effect::in_position(&before.after(mv)),
            before: before.clone(),
        })
    }
}

/// What a move does to the other king.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Effect {
    /// Neither check nor the end.
    Quiet,
    /// Check that can be met.
    Check,
    /// Mate (FIDE 5.1.1).
    Mate,
    /// No check and no move left (5.2.1).
    Stalemate,
}

impl Effect {
    /// The effect of the move that led to this position.
    #[must_use]
    pub fn in_position(after: &Position) -> Effect {
        match (after.checkers().is_empty(), after.legal_moves().is_empty()) {
            (true, false) => Effect::Quiet,
            (true, true) => Effect::Stalemate,
            (false, false) => Effect::Check,
            (false, true) => Effect::Mate,
        }
    }
}

/// A reply of the other side: one that gets out of a check, or that stops a mate.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reply {
    /// The move.
    pub mv: PieceMove,
    /// The piece, where it stands before.
    pub piece: Placed,
    /// How it meets the check; [`CheckAnswer::Any`] where there is none.
    pub way: CheckAnswer,
    /// In standard algebraic notation.
    pub san: String,
}

impl Reply {
    /// A move that is legal in this position.
    #[must_use]
    pub fn of(before: &Position, mv: PieceMove) -> Option<Reply> {
        let way = if before.checkers().is_empty() { CheckAnswer::Any } else { CheckAnswer::of(before, mv) };
        Some(Reply { mv, piece: mv.mover(before)?, way, san: mv.san(before) })
    }
}
