//! A case before the arbiter, and the decision on it.

use super::ruling::{Outcome, Ruling};
use super::table::Table;
use super::{Event, EventFault};
use crate::rules::{Color, Game};

/// Which set of rules decides.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Laws {
    /// The FIDE Laws of Chess in force since 1 January 2023.
    Fide,
    /// What the sources of the course say, and the Laws where they are silent.
    Source,
}

impl Laws {
    /// Both.
    pub const ALL: [Laws; 2] = [Laws::Fide, Laws::Source];

    /// The name in the JSON API.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Laws::Fide => "fide",
            Laws::Source => "source",
        }
    }

    /// The set of that name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Laws> {
        Laws::ALL.into_iter().find(|laws| laws.as_str() == name)
    }

    /// The other set.
    #[must_use]
    pub fn other(self) -> Laws {
        match self {
            Laws::Fide => Laws::Source,
            Laws::Source => Laws::Fide,
        }
    }
}

/// How much time the players have (A.1, B.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Control {
    /// An hour or more each.
    Classical,
    /// More than ten minutes and less than an hour each.
    Rapid,
    /// Ten minutes or less each.
    Blitz,
}

impl Control {
    /// All, the slowest first.
    pub const ALL: [Control; 3] = [Control::Classical, Control::Rapid, Control::Blitz];

    /// The name in the JSON API.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Control::Classical => "classical",
            Control::Rapid => "rapid",
            Control::Blitz => "blitz",
        }
    }

    /// The control of that name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Control> {
        Control::ALL.into_iter().find(|control| control.as_str() == name)
    }
}

/// What the arbiter has before him.
#[derive(Debug, Clone)]
pub struct Case {
    /// The game up to the first event; its moves are completed.
    pub game: Game,
    /// How much time the players have.
    pub control: Control,
    /// In rapid and blitz: whether the arbiter watches so few games that the rules of slow play hold
    /// (A.4, B.2).
    pub supervised: bool,
    /// What happens, in order.
    pub events: Vec<Event>,
}

/// Whether the game goes on after the last event.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Standing {
    /// It goes on.
    GoingOn,
    /// It is over.
    Over(Outcome),
}

/// What one set of rules says of a case.
#[derive(Debug, Clone)]
pub struct Decision {
    /// Which set.
    pub laws: Laws,
    /// The decision: the one that ended the game, else the one on the last event.
    pub ruling: Ruling,
    /// The event that it is about, counted from 0; none where the game before the events decides.
    pub event: Option<usize>,
    /// The decision on each event.
    pub log: Vec<Ruling>,
    /// The game after the last event.
    pub game: Game,
    /// The sides whose draw offer still stands.
    pub offers: Vec<Color>,
}

impl Decision {
    /// The decision by name.
    #[must_use]
    pub fn code(&self) -> super::Code {
        self.ruling.code
    }

    /// Whether the game goes on.
    #[must_use]
    pub fn standing(&self) -> Standing {
        self.ruling.outcome.map_or(Standing::GoingOn, Standing::Over)
    }

    /// Whether the other set decides the same on every event.
    #[must_use]
    pub fn agrees_with(&self, other: &Decision) -> bool {
        self.ruling.agrees_with(&other.ruling)
            && self.log.iter().zip(&other.log).all(|(one, two)| one.agrees_with(two))
    }
}

/// Decides a case by one set of rules.
///
/// # Errors
///
/// The first event that cannot be read in the position of its time.
pub fn decide(case: &Case, laws: Laws) -> Result<Decision, EventFault> {
    match decide_part(case, laws) {
        (decision, None) => Ok(decision),
        (_, Some(fault)) => Err(fault),
    }
}

/// Decides a case up to the first event that cannot be read in the position of its time, and gives
/// that one too.
#[must_use]
pub fn decide_part(case: &Case, laws: Laws) -> (Decision, Option<EventFault>) {
    let mut table = Table::new(case, laws);
    let mut log = Vec::with_capacity(case.events.len());
    for (index, event) in case.events.iter().enumerate() {
        match table.judge(event) {
            Ok(ruling) => log.push(ruling),
            Err((field, flaw)) => {
                return (table.decision(log), Some(EventFault { event: index, field, flaw }));
            }
        }
    }
    (table.decision(log), None)
}
