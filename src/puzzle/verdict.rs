//! Legal or not, and why not: the learner names the verdict on a move.

use super::{Feedback, FeedbackCode, Outcome, Puzzle};
use crate::rules::{Game, ReasonCode, Verdict, judge_text};

/// The option for a legal move; every other option of a verdict is a reason code.
pub(super) const LEGAL: &str = "legal";

/// What a `verdict` puzzle asks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct VerdictAsk {
    /// The move, in any notation.
    pub text: String,
    /// `legal` and reason codes, in the order shown. Right is `legal` for a legal move, else every
    /// reason that holds.
    pub options: Vec<String>,
}

impl VerdictAsk {
    /// The options that are right.
    #[must_use]
    pub(super) fn right_options(&self, game: &Game) -> Vec<String> {
        let verdict = judge_text(game, &self.text);
        self.options.iter().filter(|option| is_right(&verdict, option)).cloned().collect()
    }
}

fn is_right(verdict: &Verdict, option: &str) -> bool {
    match verdict {
        Verdict::Legal(_) => option == LEGAL,
        Verdict::Refused(refused) => refused.all().any(|refusal| refusal.code.as_str() == option),
    }
}

/// Checks a picked option.
pub(super) fn check(puzzle: &Puzzle, ask: &VerdictAsk, option: &str) -> Outcome {
    let verdict = judge_text(&puzzle.game, &ask.text);
    let right = is_right(&verdict, option);
    let mut feedback = match verdict {
        Verdict::Legal(legal) => {
            let code = if right { FeedbackCode::RightVerdict } else { FeedbackCode::VerdictLegal };
            let mut feedback = Feedback::new(code);
            feedback.squares.push(legal.mv.to());
            feedback.legal = Some(Box::new(legal));
            feedback
        }
        Verdict::Refused(mut refused) => {
            let code = match (right, option == LEGAL) {
                (true, _) => FeedbackCode::RightVerdict,
                (false, true) => FeedbackCode::VerdictIllegal,
                (false, false) => FeedbackCode::VerdictOtherReason,
            };
            if let Some(shown) = shown_reason(ask, &refused, right.then_some(option)) {
                put_first(&mut refused, shown);
            }
            Feedback::new(code).refused(refused)
        }
    };
    feedback.picked = Some(option.to_owned());
    Outcome::of(feedback)
}

/// The reason to show: the one that was rightly named, else the first that the options offer.
fn shown_reason(
    ask: &VerdictAsk,
    refused: &crate::rules::Refused,
    named: Option<&str>,
) -> Option<ReasonCode> {
    if let Some(named) = named {
        return ReasonCode::from_name(named);
    }
    refused
        .all()
        .map(|refusal| refusal.code)
        .find(|code| ask.options.iter().any(|option| option == code.as_str()))
}

/// Makes this reason the first one, so that its proof is shown.
fn put_first(refused: &mut crate::rules::Refused, code: ReasonCode) {
    if let Some(index) = refused.also.iter().position(|refusal| refusal.code == code) {
        let named = refused.also.remove(index);
        let first = std::mem::replace(&mut refused.reason, named);
        refused.also.insert(0, first);
    }
}
