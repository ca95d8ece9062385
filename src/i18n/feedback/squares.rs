//! Words about marked squares: which are right, how many are missing, which are too much and why.
//! Which ones are missing is the solution, and not said.

use super::{area, explanation, say, sentences, setup};
use crate::i18n::{Lang, messages};
use crate::puzzle::{CastlingPart, EnPassantPart, Feedback, FeedbackCode, Puzzle, SquaresAsk, Task};
use crate::rules::{Area, Square};

/// What to say about the marked squares; empty where the feedback is of no squares.
pub(super) fn feedback(lang: Lang, feedback: &Feedback, puzzle: &Puzzle) -> String {
    let want = match &puzzle.task {
        Task::Squares(ask) => want(lang, ask, puzzle),
        Task::Spot(_) => say(lang, "want-spot", &[]),
        Task::Move(_)
        | Task::Route(_)
        | Task::Verdict(_)
        | Task::State(_)
        | Task::Ruling(_)
        | Task::Setup(_)
        | Task::Count(_)
        | Task::Notate(_)
        | Task::Choice(_) => return String::new(),
    };
    let hunt = say(lang, "squares-want", &[("want", &want)]);
    let list = |key: &str, squares: &[Square]| {
        if squares.is_empty() {
            return String::new();
        }
        say(lang, key, &[("squares", &messages::squares(lang, squares))])
    };
    if feedback.code == FeedbackCode::RightSquares {
        let squares = messages::squares(lang, &feedback.hit);
        let right = say(lang, "feedback-right-squares", &[("squares", &squares), ("want", &want)]);
        return sentences(lang, &[right, setup::spotted(lang, feedback)]);
    }
    if feedback.code == FeedbackCode::SquaresNone {
        return sentences(lang, &[say(lang, "squares-none", &[]), hunt]);
    }
    sentences(
        lang,
        &[
            list("squares-hit", &feedback.hit),
            missing(lang, feedback.missed.len()),
            list("squares-extra", &feedback.extra),
            explanation(lang, feedback),
            setup::spotted(lang, feedback),
            hunt,
        ],
    )
}

fn missing(lang: Lang, count: usize) -> String {
    if count == 0 { String::new() } else { lang.text_with("squares-missed", &[("count", count.into())]) }
}

/// What is asked for, as a phrase.
pub(in crate::i18n) fn want(lang: Lang, ask: &SquaresAsk, puzzle: &Puzzle) -> String {
    let position = puzzle.game.position();
    let turn = messages::side(lang, position.turn());
    let side = ("side", turn);
    let piece_on = |square: Square| {
        let placed = puzzle.placement().placed(square);
        placed.map_or_else(|| square.to_string(), |placed| messages::placed(lang, placed).to_string())
    };
    match ask {
        SquaresAsk::Targets { from } => say(lang, "want-targets", &[("piece", &piece_on(*from))]),
        SquaresAsk::Captures { from: Some(from) } => {
            say(lang, "want-captures-from", &[("piece", &piece_on(*from))])
        }
        SquaresAsk::Captures { from: None } => say(lang, "want-captures", &[side]),
        SquaresAsk::Attackers { of, by } => {
            let by = messages::side(lang, *by);
            say(lang, "want-attackers", &[("side", by), ("square", &of.to_string())])
        }
        SquaresAsk::Checkers => say(lang, "want-checkers", &[]),
        SquaresAsk::Movers => say(lang, "want-movers", &[side]),
        SquaresAsk::Blocker { from, to } => {
            say(lang, "want-blocker", &[("from", &from.to_string()), ("to", &to.to_string())])
        }
        SquaresAsk::EnPassant { part } => say(lang, en_passant_key(*part), &[]),
        SquaresAsk::Castling { part, .. } => say(lang, castling_key(*part), &[]),
        SquaresAsk::Pinned { side } => {
            let side = messages::side(lang, side.unwrap_or(position.turn()));
            say(lang, "want-pinned", &[("side", side)])
        }
        SquaresAsk::Guarded { by } => {
            let king = position.king(!*by).map(|square| square.to_string()).unwrap_or_default();
            say(lang, "want-guarded", &[("side", messages::side(lang, *by)), ("king", &king)])
        }
        SquaresAsk::Reach { from } => say(lang, "want-targets", &[("piece", &piece_on(*from))]),
        SquaresAsk::Attacks { from } => say(lang, "want-attacks", &[("piece", &piece_on(*from))]),
        SquaresAsk::Line { line } => area::every_square(lang, Area::Line(*line)),
        SquaresAsk::Region { region } => area::every_square(lang, Area::Region(*region)),
        SquaresAsk::Find { .. } => say(lang, "want-find", &[]),
        SquaresAsk::Pieces(filter) => area::pieces(lang, *filter),
    }
}

fn en_passant_key(part: EnPassantPart) -> &'static str {
    match part {
        EnPassantPart::Capturers => "want-en-passant-capturers",
        EnPassantPart::Target => "want-en-passant-target",
        EnPassantPart::Victim => "want-en-passant-victim",
    }
}

fn castling_key(part: CastlingPart) -> &'static str {
    match part {
        CastlingPart::Between => "want-castling-between",
        CastlingPart::Safe => "want-castling-safe",
        CastlingPart::Blockers => "want-castling-blockers",
        CastlingPart::Attacked => "want-castling-attacked",
        CastlingPart::Attackers => "want-castling-attackers",
    }
}
