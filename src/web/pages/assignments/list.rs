//! How an assignment stands.

use crate::store::Assignment;

/// How an assignment stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum State {
    /// Pupils do not see it yet.
    Draft,
    /// Pupils answer.
    Open,
    /// It takes no more answers.
    Closed,
}

/// How an assignment stands.
pub(super) fn state_of(assignment: &Assignment) -> State {
    match (assignment.opened_ms, assignment.closed_ms) {
        (None, _) => State::Draft,
        (Some(_), None) => State::Open,
        (Some(_), Some(_)) => State::Closed,
    }
}
