//! What the families of verdicts share: a move, what holds against it, and what only seems to.

use super::draw::Draw;
use crate::puzzle::{Task, VerdictAsk};
use crate::rules::{Attempt, Game, ReasonCode, Refused, Square, Verdict, judge};

/// How many reasons stand beside `legal`.
const REASONS: usize = 3;

/// A step, and what the rules say of it.
pub(super) struct Tried {
    pub(super) from: Square,
    pub(super) to: Square,
    /// Every reason that holds, the first one first; none where it is legal.
    pub(super) reasons: Vec<ReasonCode>,
}

impl Tried {
    /// Judges a step.
    pub(super) fn new(game: &Game, from: Square, to: Square) -> Tried {
        let reasons = match judge(game, &Attempt::step(from, to)) {
            Verdict::Legal(_) => Vec::new(),
            Verdict::Refused(refused) => Refused::all(&refused).map(|refusal| refusal.code).collect(),
        };
        Tried { from, to, reasons }
    }

    /// Whether it is legal.
    pub(super) fn is_legal(&self) -> bool {
        self.reasons.is_empty()
    }

    /// Whether this is the first reason against it.
    pub(super) fn is_first(&self, reason: ReasonCode) -> bool {
        self.reasons.first() == Some(&reason)
    }

    /// Whether the reason holds, or could be argued to: where an own man or a king is to be taken, the
    /// judge does not ask what becomes of the own king.
    fn leaves_open(&self, reason: ReasonCode) -> bool {
        use ReasonCode as R;
        let of_safety = [R::KingIntoAttack, R::DoubleCheckKingMustMove, R::CheckNotAnswered, R::Pinned];
        let unasked = [R::OwnPieceOnTarget, R::KingCapture].iter().any(|held| self.reasons.contains(held));
        self.reasons.contains(&reason) || (unasked && of_safety.contains(&reason))
    }

    /// Asks whether the step is legal: `legal` first, then the reason named, if any, among others
    /// that do not hold. `None` where too few of those believed are wrong.
    pub(super) fn ask(
        &self,
        draw: &mut Draw,
        named: Option<ReasonCode>,
        believed: &[ReasonCode],
    ) -> Option<Task> {
        let mut reasons = believed.to_vec();
        reasons.retain(|reason| !self.leaves_open(*reason));
        draw.shuffle(&mut reasons);
        reasons.truncate(REASONS - usize::from(named.is_some()));
        reasons.extend(named);
        if reasons.len() < REASONS {
            return None;
        }
        draw.shuffle(&mut reasons);
        let mut options = vec!["legal".to_owned()];
        options.extend(reasons.into_iter().map(|reason| reason.as_str().to_owned()));
        let text = format!("{}{}", self.from, self.to);
        Some(Task::Verdict(VerdictAsk { text, options }))
    }
}
