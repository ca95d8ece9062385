//! Words about the state of a game: which it is, by what on the board, and why not another.

use super::{option, say, sentences};
use crate::i18n::{Lang, messages};
use crate::puzzle::{Feedback, FeedbackCode, Puzzle, State};
use crate::rules::{Claim, End, Game, Status};

/// What to say about a picked state.
pub(super) fn feedback(lang: Lang, feedback: &Feedback, puzzle: &Puzzle) -> String {
    let Some(status) = &feedback.status else { return String::new() };
    let facts = explained(lang, &puzzle.game, status);
    if feedback.code == FeedbackCode::RightState {
        return sentences(lang, &[say(lang, "feedback-right", &[]), facts]);
    }
    let picked = feedback.picked.as_deref().unwrap_or_default();
    let named = option(lang, puzzle, picked);
    let not = say(lang, "state-not", &[("picked", &named)]);
    sentences(lang, &[not, facts, besides(lang, &puzzle.game, status, picked)])
}

/// The state that holds, with what on the board makes it so.
pub(super) fn explained(lang: Lang, game: &Game, status: &Status) -> String {
    let position = game.position();
    let king = position.king(status.turn).map(|square| square.to_string()).unwrap_or_default();
    let who = messages::pieces(lang, &status.checkers);
    let example = position.legal_moves().first().map(|mv| mv.san(position)).unwrap_or_default();
    let args = [
        ("side", messages::side(lang, status.turn)),
        ("king", king.as_str()),
        ("who", who.as_str()),
        ("move", example.as_str()),
    ];
    let key = match status.end {
        Some(End::Checkmate) => "state-mate",
        Some(End::Stalemate) => "state-stalemate",
        Some(End::DeadPosition) => "state-dead",
        Some(end @ (End::FivefoldRepetition | End::SeventyfiveMoves)) => {
            return say(lang, "state-drawn", &[("end", &messages::end(lang, end))]);
        }
        None if !status.checkers.is_empty() => "state-check",
        None if !status.claims.is_empty() => return claims(lang, game, status),
        None => "state-going-on",
    };
    let state = say(lang, key, &args);
    // In check a draw may be claimed as well.
    sentences(lang, &[state, claims(lang, game, status)])
}

fn claims(lang: Lang, game: &Game, status: &Status) -> String {
    let side = || ("side", messages::side(lang, status.turn).into());
    let claims = status.claims.iter().map(|claim| match claim {
        Claim::ThreefoldRepetition => {
            lang.text_with("state-claim-repetition", &[side(), ("count", game.repetitions().into())])
        }
        Claim::FiftyMoves => {
            lang.text_with("state-claim-fifty", &[side(), ("count", quiet_moves(game).into())])
        }
    });
    sentences(lang, &claims.collect::<Vec<_>>())
}

/// How many moves each side has made since the last capture or pawn move.
fn quiet_moves(game: &Game) -> usize {
    game.position().halfmove_clock() as usize / 2
}

/// What the picked state would have needed, where the facts do not say so yet.
fn besides(lang: Lang, game: &Game, status: &Status, picked: &str) -> String {
    match State::from_name(picked) {
        Some(State::DeadPosition) if status.end.is_none() => say(lang, "state-alive", &[]),
        Some(State::Claim) if status.end.is_none() => lang.text_with(
            "state-no-claim",
            &[("times", game.repetitions().into()), ("moves", quiet_moves(game).into())],
        ),
        Some(
            State::Check
            | State::Checkmate
            | State::Stalemate
            | State::DeadPosition
            | State::Claim
            | State::GoingOn,
        )
        | None => String::new(),
    }
}
