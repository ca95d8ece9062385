//! The state of a game in words: who is to move, check by what, how it ended, what may be claimed.

use super::list::sentences;
use super::{list, side};
use crate::i18n::Lang;
use crate::rules::{Claim, End, Status};

/// The state of the game in one or two sentences: who is to move, check by what, the end, what may
/// be claimed.
#[must_use]
pub fn status(lang: Lang, status: &Status) -> String {
    if let Some(over) = status.end {
        return ended(lang, status, over);
    }
    let turn = ("side", side(lang, status.turn).into());
    let whose = if status.checkers.is_empty() {
        lang.text_with("status-turn", &[turn])
    } else {
        let who = ("who", list::pieces(lang, &status.checkers).into());
        lang.text_with("status-check", &[turn, who])
    };
    let claims = status.claims.iter().map(|kind| {
        let args = [("side", side(lang, status.turn).into()), ("claim", claim(lang, *kind).into())];
        lang.text_with("status-claim", &args)
    });
    sentences(lang, std::iter::once(whose).chain(claims))
}

fn ended(lang: Lang, status: &Status, over: End) -> String {
    match status.winner {
        Some(winner) if over == End::Checkmate && !status.checkers.is_empty() => {
            let who = list::pieces(lang, &status.checkers);
            lang.text_with("status-mate", &[("who", who.into()), ("side", side(lang, winner).into())])
        }
        Some(_) | None => end(lang, over),
    }
}

/// How a game ended, in a sentence.
#[must_use]
pub fn end(lang: Lang, end: End) -> String {
    let text = match end {
        End::Checkmate => lang.text("end-checkmate"),
        End::Stalemate => lang.text("end-stalemate"),
        End::DeadPosition => lang.text("end-dead-position"),
        End::FivefoldRepetition => lang.text("end-fivefold-repetition"),
        End::SeventyfiveMoves => lang.text("end-seventyfive-moves"),
    };
    text.into_owned()
}

/// What a claim rests on, as a part of a sentence: "the same position has come up three times".
#[must_use]
pub fn claim(lang: Lang, claim: Claim) -> String {
    let text = match claim {
        Claim::ThreefoldRepetition => lang.text("claim-threefold-repetition"),
        Claim::FiftyMoves => lang.text("claim-fifty-moves"),
    };
    text.into_owned()
}
