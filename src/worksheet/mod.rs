//! Exercises on paper: which ones a sheet holds, how each is answered with a pencil, and what fits
//! on a page.
//!
//! A seed makes the same sheet again. Knows no words, no markup and no lesson: it is handed texts
//! to be measured.

mod layout;
mod made;
mod measure;
mod paper;
mod pick;
mod space;

pub use layout::{Column, Layout, Part};
pub use made::made;
pub use measure::lines;
pub use paper::{Paper, PerPage};
pub use pick::{Order, pick, seeds};
pub use space::{Space, shows_turn, space};

/// The most exercises on a sheet.
pub const MAX_COUNT: usize = 48;
