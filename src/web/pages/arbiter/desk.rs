//! What lies on the arbiter's desk: a game, its conditions and its events, as a query holds them.
//!
//! An event stands in the query as `type:side:flags:text`, the text last since a move may hold any
//! sign.

use super::super::fields::Fields;
use crate::arbiter::{Case, Control, Event, EventFault, EventKind, MAX_EVENTS, RawEvent};
use crate::rules::{Color, Game, GameFault};
use crate::web::percent::encode;

/// The longest position or history that is read.
const MAX_TEXT: usize = 8_000;

/// The desk as the query has it.
#[derive(Debug, Clone)]
pub(super) struct Desk {
    pub(super) fen: String,
    pub(super) history: String,
    pub(super) control: Control,
    pub(super) supervised: bool,
    pub(super) events: Vec<Event>,
    /// Whether an event of the query could not be read and was left out.
    pub(super) dropped: bool,
}

impl Desk {
    pub(super) fn read(fields: &Fields) -> Desk {
        let text =
            |name| -> String { fields.get(name).unwrap_or_default().trim().chars().take(MAX_TEXT).collect() };
        let events: Vec<Option<Event>> = fields.all("e").take(MAX_EVENTS).map(event).collect();
        Desk {
            fen: text("fen"),
            history: text("history"),
            control: fields.get("control").and_then(Control::from_name).unwrap_or(Control::Classical),
            supervised: fields.get("supervised").is_some(),
            dropped: events.iter().any(Option::is_none) || fields.all("e").count() > MAX_EVENTS,
            events: events.into_iter().flatten().collect(),
        }
    }

    /// The desk as a query.
    pub(super) fn query(&self) -> String {
        let mut pairs = Vec::new();
        for (name, value) in [("fen", &self.fen), ("history", &self.history)] {
            if !value.is_empty() {
                pairs.push(format!("{name}={}", encode(value)));
            }
        }
        if self.control != Control::Classical {
            pairs.push(format!("control={}", self.control.as_str()));
        }
        if self.supervised {
            pairs.push("supervised=1".to_owned());
        }
        pairs.extend(self.events.iter().map(|event| format!("e={}", encode(&token(event)))));
        pairs.join("&")
    }

    /// The events as hidden fields hold them.
    pub(super) fn tokens(&self) -> Vec<String> {
        self.events.iter().map(token).collect()
    }

    /// The desk without one event.
    pub(super) fn without(&self, index: usize) -> Desk {
        let mut rest = self.clone();
        if index < rest.events.len() {
            rest.events.remove(index);
        }
        rest
    }

    /// The game before the events.
    pub(super) fn game(&self) -> Result<Game, GameFault> {
        let moves: Vec<&str> = self.history.split_whitespace().filter(|text| !is_number(text)).collect();
        let fen = (!self.fen.is_empty()).then_some(self.fen.as_str());
        Game::read(fen, &moves)
    }

    /// The case, in a game that was read.
    pub(super) fn case(&self, game: Game) -> Case {
        Case { game, control: self.control, supervised: self.supervised, events: self.events.clone() }
    }
}

/// The number of a move, such as `12.` or `12...`.
fn is_number(text: &str) -> bool {
    text.ends_with('.') && text.trim_end_matches('.').bytes().all(|byte| byte.is_ascii_digit())
}

/// The event that a form's fields describe; fields that its type does not take are passed over.
pub(super) fn described(kind: &str, fields: &Fields) -> Result<Event, EventFault> {
    let moving = matches!(kind, "move" | "illegal-move" | "claim-repetition" | "claim-fifty");
    let text = fields.written("move").filter(|text| moving && !text.is_empty());
    let touches = kind == "touch";
    let square = fields.get("square").map(|text| text.trim().to_ascii_lowercase());
    let ticked = |name: &str, taken: bool| (taken && fields.get(name).is_some()).then_some(true);
    let found = kind.contains("-found-");
    Event::read(
        0,
        &RawEvent {
            kind,
            side: fields.get("side").filter(|_| !found),
            text: text.as_deref(),
            square: square.as_deref().filter(|text| touches && !text.is_empty()),
            pressed: ticked("pressed", matches!(kind, "move" | "illegal-move")),
            adjust: ticked("adjust", touches),
            late: ticked("late", kind == "illegal-move"),
        },
    )
}

/// An event from its text in the query.
fn event(token: &str) -> Option<Event> {
    let mut parts = token.splitn(4, ':');
    let (kind, side, flags) = (parts.next()?, parts.next()?, parts.next()?);
    let text = parts.next().filter(|text| !text.is_empty() && text.chars().count() <= 64);
    let flag = |sign: char| flags.contains(sign).then_some(true);
    let touches = kind == "touch";
    let raw = RawEvent {
        kind,
        side: Some(side).filter(|side| !side.is_empty()),
        text: text.filter(|_| !touches),
        square: text.filter(|_| touches),
        pressed: flag('p'),
        adjust: flag('a'),
        late: flag('l'),
    };
    Event::read(0, &raw).ok()
}

/// An event as a text for the query.
fn token(event: &Event) -> String {
    let square;
    let (flags, text) = match &event.kind {
        EventKind::Move { text, pressed } => (signs(&[(*pressed, 'p')]), text.as_str()),
        EventKind::IllegalMove { text, pressed, late } => {
            (signs(&[(*pressed, 'p'), (*late, 'l')]), text.as_deref().unwrap_or_default())
        }
        EventKind::Touch { square: touched, adjust } => {
            square = touched.to_string();
            (signs(&[(*adjust, 'a')]), square.as_str())
        }
        EventKind::ClaimRepetition { text } | EventKind::ClaimFifty { text } => {
            (String::new(), text.as_deref().unwrap_or_default())
        }
        EventKind::PressClock
        | EventKind::OfferDraw
        | EventKind::AcceptDraw
        | EventKind::DeclineDraw
        | EventKind::FlagFall
        | EventKind::Resign
        | EventKind::BoardFoundRotated
        | EventKind::PiecesFoundMisplaced
        | EventKind::ColoursFoundReversed => (String::new(), ""),
    };
    let side = event.side.map_or("", side_name);
    format!("{}:{side}:{flags}:{text}", event.kind.as_str())
}

/// A side as fields name it.
pub(super) fn side_name(side: Color) -> &'static str {
    side.fold_wb("white", "black")
}

fn signs(flags: &[(bool, char)]) -> String {
    flags.iter().filter(|(set, _)| *set).map(|(_, sign)| *sign).collect()
}

#[cfg(test)]
mod tests {
    use super::{Desk, Fields};

    #[test]
    fn a_desk_survives_its_query() {
        let query = "fen=8%2F8%2F8%2F4k3%2F8%2F8%2F4P3%2F4K3%20w%20-%20-%200%2050&history=e4%20Kd6&control=blitz\
                     &supervised=1&e=move%3Awhite%3Ap%3Ae5%2B&e=illegal-move%3Ablack%3Apl%3A&e=touch%3Awhite%3Aa%3Ae1\
                     &e=claim-fifty%3Awhite%3A%3A%E7%8E%8B%3Ae2&e=board-found-rotated%3A%3A%3A";
        let desk = Desk::read(&Fields::parse(query));
        assert!(!desk.dropped);
        assert_eq!(desk.events.len(), 5);
        assert_eq!(desk.query(), query);
        assert_eq!(desk.without(0).events.len(), 4);
    }

    #[test]
    fn what_cannot_be_read_is_left_out_and_told() {
        let desk = Desk::read(&Fields::parse("e=move%3Awhite&e=%3A%3A%3A&e=resign%3Awhite%3A%3A&e=x"));
        assert!(desk.dropped);
        assert_eq!(desk.events.len(), 1);
    }
}
