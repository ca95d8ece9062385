//! What the forms of the arbiter's desk hold, and what is said of what they sent.

use super::super::fields::Fields;
use super::desk::Desk;
use crate::arbiter::{Control, EventFault, EventField, EventFlaw, MAX_EVENTS};
use crate::i18n::{Lang, messages};
use crate::rules::{Color, GameFault};
use std::borrow::Cow;

/// What the forms hold.
#[derive(Debug)]
pub(super) struct FormView {
    pub(super) tokens: Vec<String>,
    pub(super) fen: String,
    pub(super) history: String,
    /// The time controls: name, words, whether it is the chosen one.
    pub(super) controls: Vec<(&'static str, Cow<'static, str>, bool)>,
    pub(super) supervised: bool,
    pub(super) white: bool,
    pub(super) text: String,
    pub(super) square: String,
    pub(super) full: bool,
}

impl FormView {
    /// The forms as they were sent, or empty with the player to move chosen.
    pub(super) fn new(lang: Lang, desk: &Desk, fields: &Fields, turn: Color) -> FormView {
        let sent = |name: &str| fields.written(name).unwrap_or_default();
        let side = match fields.get("side") {
            Some("white") => Color::White,
            Some("black") => Color::Black,
            Some(_) | None => turn,
        };
        FormView {
            tokens: desk.tokens(),
            fen: desk.fen.clone(),
            history: desk.history.clone(),
            controls: Control::ALL.map(|control| control_of(lang, control, desk.control)).into(),
            supervised: desk.supervised,
            white: side == Color::White,
            text: sent("move"),
            square: sent("square"),
            full: desk.events.len() >= MAX_EVENTS,
        }
    }
}

/// What is wrong with an event, in words.
pub(super) fn event_fault(lang: Lang, fault: EventFault) -> String {
    let text = match (fault.flaw, fault.field) {
        (EventFlaw::Missing, EventField::Move) => lang.text("desk-fault-no-move"),
        (EventFlaw::Missing | EventFlaw::Unknown, EventField::Square) => lang.text("desk-fault-square"),
        (EventFlaw::EmptySquare, _) => lang.text("desk-fault-empty"),
        (EventFlaw::Unreadable, _) => lang.text("desk-fault-move"),
        (EventFlaw::Missing | EventFlaw::Unknown | EventFlaw::NotTaken, _) => lang.text("desk-fault-odd"),
    };
    text.into_owned()
}

/// What is wrong with the game before the events, in words.
pub(super) fn game_fault(lang: Lang, fault: GameFault) -> String {
    match fault {
        GameFault::Fen(faults) => {
            faults.first().map(|fault| messages::fen_fault(lang, fault)).unwrap_or_default()
        }
        GameFault::TooLong => {
            lang.attr("problem-history-too-long", "detail").unwrap_or_default().into_owned()
        }
        GameFault::History { ply, refused } => {
            let why = messages::explanation(lang, &refused.reason);
            lang.text_with("desk-fault-history", &[("ply", ply.into()), ("why", why.into())])
        }
    }
}

/// A time control: its name, its words, whether it is the chosen one.
fn control_of(lang: Lang, control: Control, chosen: Control) -> (&'static str, Cow<'static, str>, bool) {
    let words = match control {
        Control::Classical => lang.text("desk-classical"),
        Control::Rapid => lang.text("desk-rapid"),
        Control::Blitz => lang.text("desk-blitz"),
    };
    (control.as_str(), words, control == chosen)
}
