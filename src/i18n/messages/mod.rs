//! The words for the core's codes, by exhaustive match: a new code does not compile until it has
//! some.
//!
//! Owns which message a code, with its proof, is told by. The sentences themselves stand in
//! `locales/<lang>/reasons.ftl`; what is true of a position is decided elsewhere.

mod articles;
mod bar;
mod belief;
mod chance;
mod colour;
mod condition;
mod court;
mod fen;
mod legal;
mod list;
mod names;
mod played;
mod points;
mod reason;
mod record;
mod refusal;
mod ruling;
mod slip;
mod solution;
mod status;
mod telling;

pub use articles::articles;
pub use bar::{bar, outlook};
pub use belief::{belief, belief_right};
pub use chance::chance;
pub use colour::colours;
pub use condition::condition;
pub use court::{court_alike, court_claim, court_end, court_quiet, court_repeated, when};
pub use fen::fen_fault;
pub use legal::legal;
pub(super) use list::sentences;
pub use list::{pieces, squares, texts, together};
pub use names::{piece, placed, role, side, square_label, wing};
pub use played::played;
pub use points::{points, points_band, points_formula};
pub use reason::reason;
pub use record::record_fault;
pub use refusal::{explanation, refusal};
pub use ruling::{event, ruling, ruling_name};
pub use solution::{mates_sooner, solution};
pub use status::{claim, end, status};
