//! Words about choices that ask of a game: what is so, and why.

use super::moves::{done, way_of};
use super::{say, sentences, state};
use crate::i18n::{Lang, messages};
use crate::puzzle::{CheckAnswer, Feedback, GameAsk, Played, Puzzle};
use crate::rules::{Color, Difference, Game, Position, Role, Wing};

/// What is so in this game.
pub(super) fn facts(lang: Lang, ask: &GameAsk, feedback: &Feedback, puzzle: &Puzzle) -> String {
    match ask {
        GameAsk::Winner => winner(lang, feedback, puzzle),
        GameAsk::Way { .. } => feedback.played.as_ref().map(|played| way(lang, played)).unwrap_or_default(),
        GameAsk::Resets { .. } => {
            feedback.played.as_ref().map(|played| resets(lang, played)).unwrap_or_default()
        }
        GameAsk::Same { first, second } => same(lang, &puzzle.game, *first, *second, &feedback.differences),
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

/// Whether the positions after two half-moves count as the same, and why not.
pub(in crate::i18n) fn same(
    lang: Lang,
    game: &Game,
    first: usize,
    second: usize,
    differences: &[Difference],
) -> String {
    let positions = [game.position_at(first), game.position_at(second)];
    let told: Vec<String> = differences
        .iter()
        .map(|difference| match difference {
            Difference::Pieces => say(lang, "choice-same-pieces", &[]),
            Difference::Turn => {
                let [first, second] = positions.map(|position| messages::side(lang, position.turn()));
                say(lang, "choice-same-turn", &[("first", first), ("second", second)])
            }
            Difference::Rights => rights(lang, positions),
            Difference::EnPassant => en_passant(lang, positions),
        })
        .collect();
    match differences.first() {
        None => say(lang, "choice-same", &[]),
        // Where the pieces stand otherwise, nothing else needs to be said.
        Some(Difference::Pieces) => told.into_iter().next().unwrap_or_default(),
        Some(Difference::Turn | Difference::Rights | Difference::EnPassant) => sentences(lang, &told),
    }
}

/// The castling rights that one of the positions has and the other has not.
fn rights(lang: Lang, [one, other]: [&Position; 2]) -> String {
    let mut left = Vec::new();
    for side in [Color::White, Color::Black] {
        for wing in Wing::ALL {
            if one.may_castle(side, wing) != other.may_castle(side, wing) {
                let args = [("side", messages::side(lang, side)), ("wing", messages::wing(lang, wing))];
                left.push(say(lang, "choice-same-right", &args));
            }
        }
    }
    let left = messages::texts(lang, left);
    let only = say(lang, "choice-same-rights-left", &[("rights", &left)]);
    sentences(lang, &[say(lang, "choice-same-rights", &[]), only])
}

/// The capture that one of the positions allows.
fn en_passant(lang: Lang, positions: [&Position; 2]) -> String {
    let capture = positions.into_iter().find_map(|position| {
        position.legal_moves().into_iter().find(|mv| mv.is_en_passant()).map(|mv| mv.san(position))
    });
    say(lang, "choice-same-en-passant", &[("move", &capture.unwrap_or_default())])
}
