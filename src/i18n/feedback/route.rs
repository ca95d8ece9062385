//! Words about a walk: how it went, or at which step it went wrong.

use super::say;
use crate::i18n::{Lang, messages};
use crate::puzzle::{Feedback, FeedbackCode, Puzzle, Step, Task};

/// The whole walk, in so many moves: a shortest one, or not.
pub(super) fn walked(lang: Lang, feedback: &Feedback) -> String {
    let count = ("count", feedback.steps.len().into());
    if feedback.code == FeedbackCode::RouteLonger {
        return lang.text_with("route-longer", &[count]);
    }
    let start = feedback.steps.first().map(|step| step.from);
    let squares = start.into_iter().chain(feedback.steps.iter().map(|step| step.to));
    let way: Vec<String> = squares.map(|square| square.to_string()).collect();
    lang.text_with("feedback-right-route", &[count, ("way", way.join("–").into())])
}

/// Nothing was walked.
pub(super) fn empty(lang: Lang, puzzle: &Puzzle) -> String {
    let Task::Route(ask) = &puzzle.task else { return String::new() };
    let Some(piece) = puzzle.placement().placed(ask.from) else { return String::new() };
    let targets = messages::squares(lang, &ask.targets);
    say(lang, "route-empty", &[("piece", messages::placed(lang, piece)), ("targets", &targets)])
}

/// A step does not begin where the piece stands.
pub(super) fn broken(lang: Lang, feedback: &Feedback) -> String {
    let (Some(piece), Some(step)) = (feedback.pieces.first(), feedback.steps.last()) else {
        return String::new();
    };
    let (at, from) = (piece.square.to_string(), step.from.to_string());
    let piece = messages::role(lang, piece.piece.role);
    say(lang, "route-broken", &[("piece", piece), ("at", &at), ("from", &from)])
}

/// A step captures what is no target.
pub(super) fn no_capture(lang: Lang, feedback: &Feedback) -> String {
    let piece = feedback.pieces.first().map(|piece| messages::role(lang, piece.piece.role));
    say(lang, "route-no-capture", &[("to", &landing(feedback)), ("piece", piece.unwrap_or_default())])
}

/// A step lands on an attacked square.
pub(super) fn attacked(lang: Lang, feedback: &Feedback) -> String {
    let who = messages::pieces(lang, &feedback.pieces);
    say(lang, "route-attacked", &[("to", &landing(feedback)), ("who", &who)])
}

/// Where the last step lands.
fn landing(feedback: &Feedback) -> String {
    feedback.steps.last().map(|Step { to, .. }| to.to_string()).unwrap_or_default()
}
