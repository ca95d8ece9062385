//! The arbiter: what an arbiter decides from the events of a game, by today's Laws or by the rule as
//! the sources of the course state it.
//!
//! Owns the events, the decisions and the state between them. What the board says (legal moves,
//! ends, who can still mate) is `rules`' business; words, clocks' times and what a puzzle asks are
//! not known here. Where the sources are silent, their set follows the Laws.

mod case;
mod claims;
mod code;
mod ending;
mod event;
mod illegal;
mod moves;
mod offers;
mod ruling;
mod setup;
mod table;
mod touch;

pub use case::{Case, Control, Decision, Laws, Standing, decide, decide_part};
pub use code::Code;
pub use event::{Event, EventFault, EventField, EventFlaw, EventKind, RawEvent};
pub use ruling::{Award, Duty, Outcome, Ruling};

/// The most events of a case.
pub const MAX_EVENTS: usize = 200;
