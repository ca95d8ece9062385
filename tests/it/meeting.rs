//! Where a learner meets each reason: a page of the running service on which a move can be tried
//! that is refused for it, told in both languages.

use crate::support::{Service, block_on};
use std::collections::BTreeSet;
use yize::curriculum::{self, Curriculum, Figure};
use yize::i18n::{Lang, messages};
use yize::rules::{ReasonCode, Verdict, judge_text};

/// A reason, the lesson and the figure where it is met, and the move that brings it up.
const MEETINGS: [(&str, &str, &str, &str); 36] = [
    ("not-a-move", "moves", "first-move", "horse out"),
    ("game-over", "moves", "mate", "Kd8"),
    ("empty-square", "moves", "first-move", "e4e5"),
    ("not-your-turn", "moves", "first-move", "e7e5"),
    ("no-such-piece-move", "moves", "say-which", "Nh5"),
    ("ambiguous", "moves", "say-which", "Nd2"),
    ("same-square", "moves", "first-move", "e2e2"),
    ("own-piece-on-target", "moves", "own-men", "c1d2"),
    ("king-capture", "pawn", "guards", "d6e3"),
    ("not-how-it-moves", "moves", "knight-out", "g1g3"),
    ("pawn-backwards", "pawn", "forward", "e4e3"),
    ("pawn-sideways", "pawn", "forward", "e4f4"),
    ("pawn-too-far", "pawn", "two-steps", "a2a5"),
    ("pawn-double-step-not-home", "pawn", "forward", "c3c5"),
    ("pawn-blocked", "pawn", "two-steps", "c2c4"),
    ("pawn-no-straight-capture", "pawn", "diagonal", "e4e5"),
    ("pawn-nothing-to-capture", "pawn", "diagonal", "e4f5"),
    ("en-passant-expired", "en-passant", "late", "e5d6"),
    ("en-passant-not-double-step", "en-passant", "single-steps", "d4e3"),
    ("path-blocked", "moves", "blocked", "d1d5"),
    ("promotion-missing", "pawn", "last-step", "e8"),
    ("promotion-not-allowed", "pawn", "last-step", "e8=K"),
    ("castling-no-rook", "castling", "queen", "O-O"),
    ("castling-promoted-rook", "castling-limits", "corner", "O-O"),
    ("castling-rook-captured", "castling-limits", "replaced", "O-O-O"),
    ("castling-king-moved", "castling-limits", "king-back", "O-O-O"),
    ("castling-rook-moved", "castling-limits", "rook-back", "O-O"),
    ("castling-right-lost", "castling-limits", "noted", "O-O"),
    ("castling-path-blocked", "castling-limits", "b1", "O-O-O"),
    ("castling-in-check", "castling-limits", "check", "O-O-O"),
    ("castling-through-attack", "castling-limits", "through", "O-O"),
    ("castling-into-attack", "castling-limits", "into", "O-O"),
    ("king-into-attack", "moves", "king-walks", "Kd6"),
    ("double-check-king-must-move", "moves", "two-checkers", "e4g5"),
    ("check-not-answered", "castling-limits", "check", "a2a3"),
    ("pinned", "moves", "shield", "c6d4"),
];

fn figure<'a>(course: &'a Curriculum, lesson: &str, id: &str) -> &'a Figure {
    let lesson = course.lesson(lesson).unwrap_or_else(|| panic!("no lesson {lesson}"));
    let mut figures = lesson.sections.iter().flat_map(|section| &section.figures);
    figures
        .find(|figure| figure.id == id && figure.trial().is_some())
        .unwrap_or_else(|| panic!("no figure {id} to try"))
}

/// A text as it stands in a page.
fn escaped(text: &str) -> String {
    let pairs = [('&', "&#38;"), ('"', "&#34;"), ('\'', "&#39;"), ('<', "&#60;"), ('>', "&#62;")];
    pairs.into_iter().fold(text.to_owned(), |text, (from, to)| text.replace(from, to))
}

#[test]
fn every_reason_is_met_on_a_page() {
    let course = curriculum::load().expect("the course");
    let service = Service::start();
    let met: BTreeSet<&str> = MEETINGS.iter().map(|(code, ..)| *code).collect();
    let all: BTreeSet<&str> = ReasonCode::ALL.iter().map(|code| code.as_str()).collect();
    assert_eq!(met, all);
    block_on(async {
        let client = reqwest::Client::new();
        for (code, lesson, id, text) in MEETINGS {
            let figure = figure(&course, lesson, id);
            let Verdict::Refused(refused) = judge_text(figure.trial().expect("a figure to try"), text) else {
                panic!("{code}: {text} is legal on {lesson}/{id}");
            };
            let refusal = refused.all().find(|refusal| refusal.code.as_str() == code);
            let refusal = refusal.unwrap_or_else(|| panic!("{code}: {text} is refused for {refused:?}"));
            for lang in Lang::ALL {
                let place = format!("/{}/lessons/{lesson}", lang.code());
                let query = [("figure", id), ("move", text)];
                let reply = client.get(service.url(&place)).query(&query).send().await.expect("an answer");
                assert_eq!(reply.status(), 200, "{place} {query:?}");
                let page = reply.text().await.expect("a page");
                let message = escaped(&messages::refusal(lang, refusal));
                assert!(page.contains(&message), "{code}: {place} {query:?} does not say: {message}");
            }
        }
    });
}
