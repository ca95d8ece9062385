//! Words about a written move and about the name of a square.

use super::moves::done;
use super::{explanation, hint, say, sentences};
use crate::i18n::{Lang, messages};
use crate::puzzle::{Feedback, Hint, NotateAsk, Played, Puzzle, Sign, Task};
use crate::rules::{Game, PieceMove, ReasonCode, Role, Verdict, Wing, judge_text};

/// What was found, and how to write it.
pub(super) fn with_how(lang: Lang, puzzle: &Puzzle, key: &str) -> String {
    let Task::Notate(ask) = &puzzle.task else { return String::new() };
    let how = match ask {
        NotateAsk::Move { .. } => Hint::WriteMove,
        NotateAsk::Square { .. } => Hint::NameSquare,
    };
    sentences(lang, &[say(lang, key, &[]), hint(lang, &how)])
}

/// No legal move was written.
pub(super) fn refused(lang: Lang, feedback: &Feedback, puzzle: &Puzzle) -> String {
    if is_unread(feedback) {
        return with_how(lang, puzzle, "notation-unread");
    }
    explanation(lang, feedback)
}

/// The letter is missing.
pub(super) fn no_letter(lang: Lang, feedback: &Feedback) -> String {
    let piece = feedback.played.as_ref().map(|played| messages::role(lang, played.piece.piece.role));
    say(lang, "notation-no-letter", &[("piece", piece.unwrap_or_default())])
}

/// Signs say what is not so.
pub(super) fn lies(lang: Lang, feedback: &Feedback) -> String {
    sentences(lang, &feedback.signs.iter().map(|sign| lie(lang, *sign)).collect::<Vec<_>>())
}

/// Whether the text is no move at all; how a move may be typed elsewhere does not hold here.
fn is_unread(feedback: &Feedback) -> bool {
    feedback.refused.as_ref().is_some_and(|refused| refused.reason.code == ReasonCode::NotAMove)
}

/// A move or a square that is written right, and what could be added.
pub(super) fn right(lang: Lang, feedback: &Feedback) -> String {
    let Some(played) = &feedback.played else {
        let square = feedback.squares.first().map(ToString::to_string).unwrap_or_default();
        return say(lang, "feedback-right-square", &[("square", &square)]);
    };
    // On a score sheet castling is written with noughts (FIDE, Appendix C.13).
    let san = played.san.replace('O', "0");
    let mut parts = vec![say(lang, "feedback-right-move-written", &[("san", &san)])];
    parts.extend(feedback.signs.iter().map(|sign| {
        let key = match sign {
            Sign::Capture => "notation-add-capture",
            Sign::Check => "notation-add-check",
            Sign::Mate => "notation-add-mate",
        };
        say(lang, key, &[])
    }));
    sentences(lang, &parts)
}

fn lie(lang: Lang, sign: Sign) -> String {
    let key = match sign {
        Sign::Capture => "notation-lie-capture",
        Sign::Check => "notation-lie-check",
        Sign::Mate => "notation-lie-mate",
    };
    say(lang, key, &[])
}

/// Another move was written.
pub(super) fn other_move(lang: Lang, feedback: &Feedback) -> String {
    let Some(played) = &feedback.played else { return String::new() };
    say(lang, "notation-other-move", &[("san", &played.san), ("done", &done(lang, played))])
}

/// Another move was played than the one that is written: what its signs say.
pub(super) fn not_written(lang: Lang, text: &str, played: &Played) -> String {
    let Verdict::Legal(wanted) = judge_text(&Game::from_position(played.before.clone()), text) else {
        return String::new();
    };
    let san = wanted.san(&played.before).replace('O', "0");
    let role = wanted.mv.role();
    let letter = role.upper_char().to_string();
    let (from, to) = (wanted.mv.from().to_string(), wanted.mv.to().to_string());
    let became = wanted.mv.promotion().map(|role| messages::role(lang, role)).unwrap_or_default();
    let args = [
        ("san", san.as_str()),
        ("letter", &letter),
        ("piece", messages::role(lang, role)),
        ("from", &from),
        ("to", &to),
        ("role", became),
    ];
    say(lang, unlike(wanted.mv, played.mv), &args)
}

/// The first sign of a written move that does not fit the one that was played.
fn unlike(wanted: PieceMove, played: PieceMove) -> &'static str {
    match wanted.wing() {
        Some(Wing::Short) => "miss-written-castling-short",
        Some(Wing::Long) => "miss-written-castling-long",
        None if wanted.role() != played.role() && wanted.role() == Role::Pawn => "miss-written-pawn",
        None if wanted.role() != played.role() => "miss-written-piece",
        None if wanted.to() != played.to() => "miss-written-square",
        None if wanted.from() != played.from() => "miss-written-which",
        None => "miss-written-promotion",
    }
}
