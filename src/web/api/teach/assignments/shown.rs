//! An assignment, as programs read it.

use super::item::ItemWire;
use crate::assignment::count;
use crate::store::{Assignment, Class, Terms};
use crate::web::state::AppState;
use crate::web::when::Zone;
use serde::Serialize;
use utoipa::ToSchema;

/// How an assignment stands.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Stage {
    /// Its pupils do not see it yet.
    Draft,
    /// It takes answers.
    Open,
    /// It takes no more answers.
    Closed,
}

/// An assignment.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Assignment)]
pub(crate) struct AssignmentItem {
    /// Its id.
    id: String,
    /// The class that it is set for.
    class: String,
    /// What it is called.
    #[schema(example = "王车易位")]
    title: String,
    /// What the teacher has to say about it; may be empty.
    note: String,
    /// When it is due, in the time of its class; null for never.
    #[schema(required, example = "2026-12-04T18:00:00+08:00")]
    due: Option<String>,
    /// How many answers each exercise takes; null for as many as wanted.
    #[schema(required)]
    attempts: Option<i64>,
    /// Whether hints are shown.
    hints: bool,
    /// How it stands.
    state: Stage,
    /// How many exercises it has.
    exercises: usize,
    /// What is picked for it, in order.
    items: Vec<ItemWire<'static>>,
}

impl AssignmentItem {
    /// The assignment of that class.
    pub(super) fn new(state: &AppState, class: &Class, set: &Assignment) -> AssignmentItem {
        let zone = Zone::named(&class.zone);
        let Terms { title, note, due_ms, attempts, hints } = set.terms.clone();
        let stage = match (set.opened_ms, set.closed_ms) {
            (None, _) => Stage::Draft,
            (Some(_), None) => Stage::Open,
            (Some(_), Some(_)) => Stage::Closed,
        };
        AssignmentItem {
            id: set.id.clone(),
            class: class.id.clone(),
            title,
            note,
            due: due_ms.map(|due| zone.moment(due)),
            attempts,
            hints,
            state: stage,
            exercises: count(&state.curriculum, &set.items),
            items: set.items.iter().map(ItemWire::from).collect(),
        }
    }
}

/// A page of assignments.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct AssignmentList {
    /// The assignments, the newest first.
    pub(super) assignments: Vec<AssignmentItem>,
    /// The `cursor` of the next page; null where this is the last.
    #[schema(required)]
    pub(super) next: Option<String>,
}
