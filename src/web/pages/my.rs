//! What a pupil is to do: the assignments of their class, one of them, and its exercises one by one.
//!
//! What is kept of an answer, and whether it is kept at all, is the store's.

mod list;
mod one;
mod task;

pub(super) use list::show as list;
pub(super) use one::show as one;
pub(super) use task::{answer, show as task};

use super::fail;
use crate::assignment::{self, Task};
use crate::store::{Assignment, Fared, Standing};
use crate::web::access::Pupil;
use crate::web::state::AppState;
use actix_web::{Error, HttpRequest};

/// An assignment with what the pupil has done of it.
struct Set {
    assignment: Assignment,
    tasks: Vec<Task>,
    /// How each of the exercises went, in order.
    fared: Vec<Fared>,
}

/// The assignment of that id, if the pupil can see it.
async fn find(request: &HttpRequest, state: &AppState, pupil: &Pupil, id: &str) -> Result<Set, Error> {
    let student = &pupil.pupil.student;
    let found = state.store.assignment_for(student, id).await;
    let assignment = found.map_err(fail::store(request))?;
    let assignment = assignment.ok_or_else(|| fail::missing(request))?;
    let standing = state.store.standing(student, &assignment).await;
    let standing = standing.map_err(fail::store(request))?;
    Ok(Set::new(state, &student.id, assignment, &standing))
}

impl Set {
    fn new(state: &AppState, student: &str, assignment: Assignment, standing: &Standing) -> Set {
        let tasks = assignment::tasks(&state.curriculum, &assignment.items, student);
        let fared = (1..=tasks.len()).map(|number| standing.get(&number).copied().unwrap_or_default());
        Set { fared: fared.collect(), assignment, tasks }
    }

    fn solved(&self) -> usize {
        self.fared.iter().filter(|fared| fared.solved).count()
    }

    fn begun(&self) -> bool {
        self.fared.iter().any(|fared| fared.count > 0)
    }

    /// Whether an exercise still waits to be solved.
    fn waits(&self, fared: &Fared) -> bool {
        let left = self.assignment.terms.attempts.is_none_or(|most| fared.count < most);
        self.assignment.is_open() && !fared.solved && left
    }

    /// The place, from 0, of the first exercise that waits, looking from one place on and then from
    /// the start.
    fn next_from(&self, from: usize) -> Option<usize> {
        let waits = |place: &usize| self.fared.get(*place).is_some_and(|fared| self.waits(fared));
        (from..self.fared.len()).chain(0..from.min(self.fared.len())).find(waits)
    }
}
