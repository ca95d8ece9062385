//! Words: languages, the message catalog, and the messages for the core's codes.
//!
//! The only module that names `fluent`. Core hands out codes and squares; every code has its words
//! here by exhaustive match.

mod catalog;
mod lang;
pub mod messages;

pub use catalog::{Arg, keys};
pub use lang::Lang;
