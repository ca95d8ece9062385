//! The draw court in words: what could be claimed along a game, and what ended it.

use super::list::{sentences, texts};
use super::{end, side};
use crate::i18n::{Lang, feedback};
use crate::rules::{Claim, Claimable, Color, Game, Ground, LookAlike, Quiet, Repeated, Reset};

/// How often a position stood, and when.
#[must_use]
pub fn court_repeated(lang: Lang, game: &Game, repeated: &Repeated) -> String {
    let when = texts(lang, repeated.plies.iter().map(|ply| when(lang, game, *ply)).collect());
    lang.text_with("court-repeated", &[("count", repeated.plies.len().into()), ("when", when.into())])
}

/// Why two positions that look alike are not the same.
#[must_use]
pub fn court_alike(lang: Lang, game: &Game, alike: &LookAlike) -> String {
    let why = feedback::same(lang, game, alike.first, alike.second, &alike.differences);
    let [first, second] = [alike.first, alike.second].map(|ply| when(lang, game, ply).into());
    lang.text_with("court-alike", &[("first", first), ("second", second), ("why", why.into())])
}

/// Who could claim a draw at a moment of the game, and who before it.
#[must_use]
pub fn court_claim(lang: Lang, game: &Game, claim: &Claimable) -> String {
    let whose = ("side", side(lang, claim.side).into());
    let when = ("when", when(lang, game, claim.ply).into());
    let now = ("now", if claim.ply == game.plies() { "yes" } else { "no" }.into());
    let said = match claim.claim {
        Claim::ThreefoldRepetition => {
            lang.text_with("court-claim-repetition", &[whose, when, now, ("count", claim.count.into())])
        }
        Claim::FiftyMoves => lang.text_with("court-claim-fifty", &[whose, when, now]),
    };
    let announced = written(game, claim.ply).map(|mv| {
        lang.text_with("court-announced", &[("side", side(lang, !claim.side).into()), ("move", mv.into())])
    });
    sentences(lang, std::iter::once(said).chain(announced))
}

/// The count of quiet moves, and what set it back.
#[must_use]
pub fn court_quiet(lang: Lang, game: &Game, quiet: &Quiet) -> String {
    let count = lang.text_with("court-quiet", &[("count", quiet.half_moves.into())]);
    let reset = quiet.reset.and_then(|(ply, reset)| {
        let mv = ("move", written(game, ply)?.into());
        Some(match reset {
            Reset::Capture => lang.text_with("court-quiet-capture", &[mv]),
            Reset::PawnMove => lang.text_with("court-quiet-pawn", &[mv]),
        })
    });
    sentences(lang, std::iter::once(count).chain(reset))
}

/// What ended the game, and when.
#[must_use]
pub fn court_end(lang: Lang, game: &Game, ply: usize, ground: Ground) -> String {
    let when = ("when", when(lang, game, ply).into());
    match ground {
        Ground::End(over) => lang.text_with("court-ended", &[when, ("how", end(lang, over).into())]),
        Ground::Count(Claim::ThreefoldRepetition) => lang.text_with("court-source-threefold", &[when]),
        Ground::Count(Claim::FiftyMoves) => lang.text_with("court-source-fifty", &[when]),
    }
}

/// When a position stood, by the half-move before it: "after 4... Ng8"; "at the start".
#[must_use]
pub fn when(lang: Lang, game: &Game, ply: usize) -> String {
    match written(game, ply) {
        Some(mv) => lang.text_with("court-after", &[("move", mv.into())]),
        None => lang.text("court-start").into_owned(),
    }
}

/// A half-move with its number: `4. Nf3`, `4... Ng8`; `None` for the start.
fn written(game: &Game, ply: usize) -> Option<String> {
    let before = game.position_at(ply.checked_sub(1)?);
    let san = game.moves().nth(ply - 1)?.san(before);
    let number = game.moment(ply).number;
    Some(match before.turn() {
        Color::White => format!("{number}. {san}"),
        Color::Black => format!("{number}... {san}"),
    })
}
