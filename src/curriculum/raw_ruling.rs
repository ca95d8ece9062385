//! `ruling` puzzles as TOML has them: what happens at the board, by which rules, and the options.

use crate::arbiter::{Code, Control, Event, Laws, RawEvent};
use crate::puzzle::RulingAsk;
use serde::{Deserialize, Deserializer, de::Error};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawRuling {
    #[serde(default = "fide", deserialize_with = "laws")]
    laws: Laws,
    #[serde(default = "classical", deserialize_with = "control")]
    control: Control,
    #[serde(default)]
    supervised: bool,
    #[serde(deserialize_with = "events")]
    events: Vec<Event>,
    #[serde(deserialize_with = "codes")]
    options: Vec<Code>,
}

/// An event as the file has it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Happening {
    #[serde(rename = "type")]
    kind: String,
    side: Option<String>,
    #[serde(rename = "move")]
    text: Option<String>,
    square: Option<String>,
    pressed: Option<bool>,
    adjust: Option<bool>,
    late: Option<bool>,
}

fn fide() -> Laws {
    Laws::Fide
}

fn classical() -> Control {
    Control::Classical
}

fn laws<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Laws, D::Error> {
    let name = String::deserialize(deserializer)?;
    Laws::from_name(&name)
        .ok_or_else(|| D::Error::custom(format!("`{name}` is no set of laws: fide, source")))
}

fn control<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Control, D::Error> {
    let name = String::deserialize(deserializer)?;
    Control::from_name(&name)
        .ok_or_else(|| D::Error::custom(format!("`{name}` is no time control: classical, rapid, blitz")))
}

fn codes<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Code>, D::Error> {
    let names = Vec::<String>::deserialize(deserializer)?;
    let code = |name: &String| {
        Code::from_name(name).ok_or_else(|| D::Error::custom(format!("`{name}` is no decision")))
    };
    names.iter().map(code).collect()
}

fn events<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Event>, D::Error> {
    let all = Vec::<Happening>::deserialize(deserializer)?;
    let event = |(index, happening): (usize, &Happening)| {
        let raw = RawEvent {
            kind: &happening.kind,
            side: happening.side.as_deref(),
            text: happening.text.as_deref(),
            square: happening.square.as_deref(),
            pressed: happening.pressed,
            adjust: happening.adjust,
            late: happening.late,
        };
        Event::read(index, &raw).map_err(|fault| {
            let place = format!("event {}, {}", fault.event + 1, fault.field.as_str());
            D::Error::custom(format!("{place}: {:?}", fault.flaw))
        })
    };
    all.iter().enumerate().map(event).collect()
}

impl From<RawRuling> for RulingAsk {
    fn from(raw: RawRuling) -> RulingAsk {
        let RawRuling { laws, control, supervised, events, options } = raw;
        RulingAsk { laws, control, supervised, events, options }
    }
}
