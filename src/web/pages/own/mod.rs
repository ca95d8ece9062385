//! A teacher's own puzzles: the list, setting one from a position, taking many in from a file.
//!
//! The id of a puzzle says all of it; what is kept of a teacher's is that and a title. Whether a puzzle
//! is worth setting the rules engine says.

mod class;
mod import;
mod list;
mod offer;
mod place;
mod set;
mod sort;
mod unfit;

pub(super) use class::choose_class;
pub(super) use import::{import, imported, keep_all};
pub(super) use list::{ask_erase, choices, erase, export, show};
pub(super) use set::{keep, set};

use super::problem;
use crate::puzzle::Puzzle;
use crate::store::StoreError;
use crate::web::one_line::one_line;
use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse};

/// The longest title, in characters.
pub(super) const MAX_TITLE: usize = 80;

/// A title as it is kept: one line, not too long.
fn title(text: &str) -> String {
    one_line(text).chars().take(MAX_TITLE).collect::<String>().trim_end().to_owned()
}

/// The page of a puzzle, which is also how it is shared: the same for everybody.
fn place_of(puzzle: &str) -> String {
    format!("/puzzles/{puzzle}")
}

/// The page on which such a puzzle is looked at before it is kept.
fn preview_of(puzzle: &Puzzle) -> String {
    format!("/own/new?puzzle={}", puzzle.id)
}

/// The page for a store that does not answer.
fn unavailable(request: &HttpRequest, error: &StoreError) -> HttpResponse {
    if matches!(error, StoreError::Gone(_)) {
        return problem::page(request, StatusCode::NOT_FOUND);
    }
    log::error!("a teacher's puzzles cannot be reached: {error}");
    problem::page(request, StatusCode::SERVICE_UNAVAILABLE)
}
