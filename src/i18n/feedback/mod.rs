//! The words for what a check of a puzzle found, for its hints and its options.
//!
//! Says what holds first, then what was missed. The files beside it hold a kind of puzzle each.

mod area;
mod board;
mod count;
mod game;
mod moves;
mod notate;
mod options;
mod picks;
mod route;
mod setup;
mod squares;
mod state;

pub(super) use area::{area, pieces};
pub(super) use game::same;
pub use options::{option, state};
pub(super) use squares::want;

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
        | F::NotTheWrittenMove
        | F::NotTheTouchedPiece
        | F::RightSoFar
        | F::MateLost
        | F::NoStalemate
        | F::GivesStalemate
        | F::NoDraw
        | F::NoDoubleCheck
        | F::NoDiscoveredCheck => moves::feedback(lang, feedback, puzzle),
        F::RightSquares | F::SquaresMissed | F::SquaresExtra | F::SquaresBoth | F::SquaresNone => {
            squares::feedback(lang, feedback, puzzle)
        }
        F::RightVerdict | F::VerdictLegal | F::VerdictIllegal | F::VerdictOtherReason => {
            picks::verdict(lang, feedback, puzzle)
        }
        F::RightChoice
        | F::ChoiceTurn
        | F::ChoiceWing
        | F::ChoiceBar
        | F::ChoiceRights
        | F::ChoiceTold
        | F::ChoiceSquareColour
        | F::ChoicePiece
        | F::ChoiceOwner
        | F::ChoiceLaid
        | F::ChoiceClass
        | F::ChoiceRoyals
        | F::ChoiceCanReach
        | F::ChoiceExchange
        | F::ChoiceLetter
        | F::ChoiceWinner
        | F::ChoiceWay
        | F::ChoiceResets
        | F::ChoiceSame
        | F::ChoiceAttacked => picks::choice(lang, feedback, puzzle),
        F::RightRuling | F::RulingOther => picks::ruling(lang, feedback, puzzle),
        F::RightRoute | F::RouteLonger => route::walked(lang, feedback),
        F::RouteEmpty => route::empty(lang, puzzle),
        F::RouteBroken => route::broken(lang, feedback),
        F::RouteNoMove | F::RouteBlocked | F::RouteOwnPiece => explanation(lang, feedback),
        F::RouteNoCapture => route::no_capture(lang, feedback),
        F::RouteAttacked => route::attacked(lang, feedback),
        F::RouteMissed => {
            say(lang, "route-missed", &[("squares", &messages::squares(lang, &feedback.missed))])
        }
        F::RightState | F::StateOther => state::feedback(lang, feedback, puzzle),
        F::RightSetup => say(lang, "feedback-right-setup", &[]),
        F::SetupEmpty => setup::empty(lang, feedback),
        F::SetupDiffers => setup::differs(lang, feedback),
        F::RightNumber => count::right(lang, feedback, puzzle),
        F::NumberLow | F::NumberHigh => count::wrong(lang, feedback, puzzle),
        F::NumberNotWhole => count::not_whole(lang, feedback, puzzle),
        F::NumberSign => say(lang, "number-sign", &[("number", &count::given(feedback))]),
        F::RightNotation => notate::right(lang, feedback),
        F::NotationEmpty => notate::with_how(lang, puzzle, "notation-empty"),
        F::NotationRefused => notate::refused(lang, feedback, puzzle),
        F::NotationOtherMove => notate::other_move(lang, feedback),
        F::NotationUci => say(lang, "notation-uci", &[]),
        F::NotationCastling => say(lang, "notation-castling", &[]),
        F::NotationNoLetter => notate::no_letter(lang, feedback),
        F::NotationSign => notate::lies(lang, feedback),
        F::NotationNoSquare => say(lang, "notation-no-square", &[]),
        F::NotationOrder => say(lang, "notation-order", &[]),
        F::NotationFile => say(lang, "notation-file", &[]),
        F::NotationRank => say(lang, "notation-rank", &[]),
        F::NotationOtherSquare => say(lang, "notation-other-square", &[]),
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
        Hint::Moves(count) => lang.text_with("hint-moves", &[("count", (*count).into())]),
        Hint::Differs(count) => lang.text_with("hint-differs", &[("count", (*count).into())]),
        Hint::Flights { king, squares } => {
            let king = ("king", messages::placed(lang, *king).into());
            if squares.is_empty() {
                return lang.text_with("hint-no-flight", &[king]);
            }
            lang.text_with("hint-flights", &[king, ("squares", messages::squares(lang, squares).into())])
        }
        Hint::Order => say(lang, "hint-order", &[]),
        Hint::Counting(counting) => count::counting(lang, counting),
        Hint::WriteMove => say(lang, "hint-write-move", &[]),
        Hint::NameSquare => say(lang, "hint-name-square", &[]),
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
