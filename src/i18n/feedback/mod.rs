//! The words for what a check of a puzzle found, for its hints and its options.
//!
//! Says what holds first, then what was missed. The files beside it hold a kind of puzzle each.

mod moves;
mod options;
mod picks;
mod squares;

pub use options::option;

use super::{Arg, Lang, messages};
use crate::puzzle::{Feedback, FeedbackCode, Hint, Puzzle};
use crate::rules::Refused;

/// What to tell the learner about the answer.
#[must_use]
pub fn feedback(lang: Lang, feedback: &Feedback, puzzle: &Puzzle) -> String {
    use FeedbackCode as F;
    match feedback.code {
        F::Refused => reason(lang, feedback),
        F::RightMove
        | F::NotThere
        | F::WrongPiece
        | F::NotACapture
        | F::OtherCapture
        | F::NotCastling
        | F::OtherWing
        | F::NotEnPassant
        | F::NoCheck
        | F::CheckNotMate
        | F::NoMate
        | F::AnsweredOtherwise
        | F::NotAPromotion
        | F::OtherPromotion
        | F::NotADoubleStep
        | F::NotTheTouchedPiece => moves::feedback(lang, feedback, puzzle),
        F::RightSquares | F::SquaresMissed | F::SquaresExtra | F::SquaresBoth | F::SquaresNone => {
            squares::feedback(lang, feedback, puzzle)
        }
        F::RightVerdict | F::VerdictLegal | F::VerdictIllegal | F::VerdictOtherReason => {
            picks::verdict(lang, feedback, puzzle)
        }
        F::RightChoice | F::ChoiceTurn | F::ChoiceWing | F::ChoiceBar | F::ChoiceRights | F::ChoiceTold => {
            picks::choice(lang, feedback, puzzle)
        }
    }
}

/// A step of help.
#[must_use]
pub fn hint(lang: Lang, hint: &Hint) -> String {
    match hint {
        Hint::Rule(id) => statement(lang, id),
        Hint::Piece(placed) => {
            lang.text_with("hint-piece", &[("piece", messages::placed(lang, *placed).into())])
        }
        Hint::Count(count) => lang.text_with("hint-count", &[("count", (*count).into())]),
    }
}

/// What a puzzle says once it is solved, where it has more to say.
#[must_use]
pub fn afterword(lang: Lang, puzzle: &Puzzle) -> Option<String> {
    lang.attr(&format!("puzzle-{}", puzzle.id), "after").map(std::borrow::Cow::into_owned)
}

/// The statement of a rule.
fn statement(lang: Lang, rule: &str) -> String {
    lang.attr(&format!("rule-{rule}"), "statement").unwrap_or_default().into_owned()
}

/// The first reason of the refusal that the feedback carries.
fn reason(lang: Lang, feedback: &Feedback) -> String {
    let first = |refused: &Refused| messages::refusal(lang, &refused.reason);
    feedback.refused.as_deref().map(first).unwrap_or_default()
}

/// The same within other sentences.
fn explanation(lang: Lang, feedback: &Feedback) -> String {
    let first = |refused: &Refused| messages::explanation(lang, &refused.reason);
    feedback.refused.as_deref().map(first).unwrap_or_default()
}

/// Sentences one after the other: English sets a space between them, Chinese none.
fn sentences(lang: Lang, parts: &[String]) -> String {
    let parts: Vec<&str> = parts.iter().map(|part| part.trim()).filter(|part| !part.is_empty()).collect();
    parts.join(match lang {
        Lang::En => " ",
        Lang::Zh => "",
    })
}

/// A message with text arguments.
fn say(lang: Lang, key: &str, args: &[(&'static str, &str)]) -> String {
    let args: Vec<(&'static str, Arg<'_>)> =
        args.iter().map(|(name, text)| (*name, (*text).into())).collect();
    lang.text_with(key, &args)
}
