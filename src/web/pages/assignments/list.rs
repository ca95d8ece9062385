//! The assignments of a class as a list, to be set into the class's page.

use crate::assignment;
use crate::store::{Assignment, Class};
use crate::web::shell::Shell;
use crate::web::state::AppState;
use crate::web::when::Zone;
use askama::Template;

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

/// The list.
#[derive(Debug, Template)]
#[template(path = "_assignments.html")]
pub(in crate::web::pages) struct Assignments {
    shell: Shell,
    /// Where a new one is made.
    new: String,
    /// Whether nothing new can be set, since the class is put away.
    archived: bool,
    rows: Vec<Row>,
}

/// An assignment in the list.
#[derive(Debug)]
struct Row {
    href: String,
    results: Option<String>,
    title: String,
    style: &'static str,
    state: &'static str,
    due: Option<String>,
    count: usize,
}

/// How an assignment stands.
pub(super) fn state_of(assignment: &Assignment) -> State {
    match (assignment.opened_ms, assignment.closed_ms) {
        (None, _) => State::Draft,
        (Some(_), None) => State::Open,
        (Some(_), Some(_)) => State::Closed,
    }
}

impl Assignments {
    /// Whether none has been set yet.
    pub(in crate::web::pages) fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    /// The assignments of a class.
    pub(in crate::web::pages) fn new(
        state: &AppState,
        shell: &Shell,
        class: &Class,
        assignments: &[Assignment],
    ) -> Assignments {
        let (zone, now_ms) = (Zone::named(&class.zone), state.clock.now_ms());
        let row = |assignment: &Assignment| {
            let (style, key) = match state_of(assignment) {
                State::Draft => ("draft", "assign-state-draft"),
                State::Open => ("open", "assign-state-open"),
                State::Closed => ("closed", "assign-state-closed"),
            };
            let results = assignment.opened_ms.is_some();
            Row {
                href: shell.to(&format!("/assignments/{}", assignment.id)),
                results: results.then(|| shell.to(&format!("/assignments/{}/results", assignment.id))),
                title: assignment.terms.title.clone(),
                style,
                state: key,
                due: assignment.terms.due_ms.map(|due| zone.told(shell.lang, due, now_ms)),
                count: assignment::count(&state.curriculum, &assignment.items),
            }
        };
        Assignments {
            shell: shell.clone(),
            new: shell.to(&format!("/classes/{}/assignments/new", class.id)),
            archived: class.archived_ms.is_some(),
            rows: assignments.iter().map(row).collect(),
        }
    }
}
