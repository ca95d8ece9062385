//! A mixed round of practice on a phone by finger, by keyboard, and without script: ten puzzles, each
//! solved as its page asks for it, and what became of them.

use super::driver::{Kind, Session, tell};
use super::page::Hand;
use super::solve::solve;
use yize::i18n::Lang;
use yize::puzzle::generate::{ROUND, Round, from_id};

#[test]
fn a_mixed_round_by_finger_on_a_phone() {
    tell(Kind::Phone, |session| round(session, Hand::Finger, Lang::Zh, "2", "4711"));
}

#[test]
fn a_mixed_round_by_keyboard() {
    tell(Kind::Desk, |session| round(session, Hand::Keys, Lang::En, "1", "4712"));
}

#[test]
fn a_mixed_round_without_script() {
    tell(Kind::NoScript, |session| round(session, Hand::Presses, Lang::Zh, "3", "4713"));
}

/// From the list of skills through a round that an address names.
async fn round(session: Session, hand: Hand, lang: Lang, level: &str, seed: &str) {
    let round = Round::read("mixed", level, seed).expect("a round");
    let base = format!("/{}/practice/mixed/{level}/{seed}", lang.code());
    session.open(&base).await;
    assert_eq!(session.text("a.go.main").await, lang.text("round-begin"));
    for (index, id) in round.ids().iter().enumerate() {
        session.follow(hand, if index == 0 { "a.go.main" } else { ".solved a.go.main" }).await;
        assert_eq!(session.place().await, format!("{base}/{}", index + 1));
        let puzzle = from_id(id).expect("a puzzle");
        if hand == Hand::Finger {
            session.fits_the_phone().await;
        }
        solve(&session, hand, &puzzle).await;
    }
    session.follow(hand, ".solved a.go.main").await;
    assert_eq!(session.place().await, base);
    let counts = [("first", ROUND.into()), ("count", ROUND.into())];
    let said = session.text(".lead").await;
    let rows = session.text(".rows").await;
    assert!(said.contains(&lang.text_with("round-said", &counts)), "{said}\n{rows}");
    assert_eq!(session.count(".rows .solved").await, ROUND as u64);
    assert_eq!(session.text("a.go.main").await, lang.text("round-again"));
    session.healthy(&[]).await;
}
