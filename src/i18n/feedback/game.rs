//! Words about choices that ask of a game: what is so, and why.

use super::moves::{done, way_of};
use super::{say, sentences, state};
use crate::i18n::{Lang, messages};
use crate::puzzle::{CheckAnswer, Feedback, GameAsk, Played, Puzzle};
use crate::rules::{Difference, Role};

/// What is so in this game.
pub(super) fn facts(lang: Lang, ask: &GameAsk, feedback: &Feedback, puzzle: &Puzzle) -> String {
    match ask {
        GameAsk::Winner => winner(lang, feedback, puzzle),
        GameAsk::Way { .. } => feedback.played.as_ref().map(|played| way(lang, played)).unwrap_or_default(),
        GameAsk::Resets { .. } => {
            feedback.played.as_ref().map(|played| resets(lang, played)).unwrap_or_default()
        }
        GameAsk::Same { .. } => same(lang, &feedback.differences),
        GameAsk::Attacked { square, by } => {
            let square = square.to_string();
            let square = ("square", square.as_str());
            if feedback.pieces.is_empty() {
                return say(lang, "choice-not-attacked", &[square, ("side", messages::side(lang, *by))]);
            }
            say(lang, "choice-attacked", &[square, ("who", &messages::pieces(lang, &feedback.pieces))])
        }
    }
}

fn winner(lang: Lang, feedback: &Feedback, puzzle: &Puzzle) -> String {
    let Some(status) = &feedback.status else { return String::new() };
    let result = match (status.winner, status.end) {
        (Some(side), _) => say(lang, "winner-side", &[("side", messages::side(lang, side))]),
        (None, Some(_)) => say(lang, "winner-draw", &[]),
        (None, None) => say(lang, "winner-none", &[]),
    };
    sentences(lang, &[state::explained(lang, &puzzle.game, status), result])
}

fn way(lang: Lang, played: &Played) -> String {
    let way = CheckAnswer::of(&played.before, played.mv);
    let answered = if way == CheckAnswer::Capture && played.mv.role() == Role::King {
        say(lang, "choice-way-both", &[])
    } else {
        say(lang, "effect-answered", &[("way", &way_of(lang, way))])
    };
    let legal = say(lang, "choice-way", &[("san", &played.san), ("done", &done(lang, played))]);
    sentences(lang, &[legal, answered])
}

fn resets(lang: Lang, played: &Played) -> String {
    let key = if played.mv.role() == Role::Pawn {
        "choice-resets-pawn"
    } else if played.mv.capture().is_some() {
        "choice-resets-capture"
    } else {
        "choice-resets-not"
    };
    say(lang, key, &[("san", &played.san)])
}

fn same(lang: Lang, differences: &[Difference]) -> String {
    if differences.is_empty() {
        return say(lang, "choice-same", &[]);
    }
    let told = differences.iter().map(|difference| {
        let key = match difference {
            Difference::Pieces => "choice-same-pieces",
            Difference::Turn => "choice-same-turn",
            Difference::Rights => "choice-same-rights",
            Difference::EnPassant => "choice-same-en-passant",
        };
        say(lang, key, &[])
    });
    // Where the pieces stand otherwise, nothing else needs to be said.
    sentences(lang, &told.take(1 + usize::from(differences[0] != Difference::Pieces)).collect::<Vec<_>>())
}
