//! Words: languages, the message catalog, and the messages for the core's codes.
//!
//! The only module that names `fluent`. Core hands out codes and squares; every code has its words
//! here by exhaustive match.

mod arg;
mod catalog;
pub mod feedback;
mod lang;
pub mod messages;
mod prompt;
mod variables;
mod weave;

pub use arg::Arg;
pub use catalog::{faults, keys, variables};
pub use lang::{Lang, is_han};
pub use prompt::{game_so_far, prompt};
