//! What every handler can reach: the course, the store and the clock.

use crate::curriculum::Curriculum;
use crate::store::Store;
use std::time::SystemTime;

/// Shared by all workers.
#[derive(Debug)]
pub struct AppState {
    /// The course.
    pub curriculum: Curriculum,
    /// The database.
    pub store: Store,
    /// Whether cookies travel over HTTPS only.
    pub secure_cookies: bool,
}

/// The time now, in milliseconds since 1970.
#[must_use]
pub fn now_ms() -> i64 {
    let since = SystemTime::UNIX_EPOCH.elapsed().unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}
