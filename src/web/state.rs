//! What every handler can reach: the course and the store.

use crate::curriculum::Curriculum;
use crate::store::Store;

/// Shared by all workers.
#[derive(Debug)]
pub struct AppState {
    /// The course.
    pub curriculum: Curriculum,
    /// The database.
    pub store: Store,
}
