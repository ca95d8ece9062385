//! What programs do for a teacher, by token: classes, pupils, assignments and their results, own puzzles.
//!
//! A token sees what its teacher sees; what there is not and what is another's look alike.

pub(in crate::web::api) mod assignments;
mod bearer;
pub(in crate::web::api) mod classes;
mod faults;
mod once;
pub(in crate::web::api) mod own_puzzles;
mod page;
pub(in crate::web::api) mod results;
pub(in crate::web::api) mod students;

use crate::store::Class;
use crate::web::one_line::one_line;
use crate::web::problem::{Problem, ProblemCode};
use crate::web::state::AppState;
use bearer::Bearer;

pub(super) use once::REPLAYED;

/// The class of that id, if it is one of the teacher's.
async fn class(state: &AppState, bearer: &Bearer, id: &str) -> Result<Class, Problem> {
    let found = state.store.class(&bearer.teacher.id, id).await.map_err(bearer.unavailable())?;
    found.ok_or_else(|| bearer.problem(ProblemCode::NoSuchClass))
}

/// A text in one line; nothing where it is empty or longer than that.
fn line(text: &str, most: usize) -> Option<String> {
    Some(one_line(text)).filter(|line| !line.is_empty() && line.chars().count() <= most)
}
