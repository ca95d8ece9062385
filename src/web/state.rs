//! What every handler can reach: the course, the store and the clock.

use crate::curriculum::Curriculum;
use crate::puzzle::{Puzzle, generate, own};
use crate::store::Store;
use actix_web::HttpRequest;
use std::borrow::Cow;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
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
    /// The address by which visitors reach the site, where it is set.
    pub public_url: Option<String>,
    /// What time it is.
    pub clock: Clock,
    /// Who may sign up as a teacher.
    pub registration: Registration,
}

/// Who may sign up as a teacher.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub enum Registration {
    /// Everybody.
    #[default]
    Open,
    /// Whoever knows this code.
    Invitation(String),
    /// Nobody.
    Closed,
}

/// What tells the time.
#[derive(Debug, Clone, Default)]
pub enum Clock {
    /// The machine.
    #[default]
    Machine,
    /// A hand that is set, in milliseconds since 1970, so that a month passes in a moment.
    Set(Arc<AtomicI64>),
}

impl Clock {
    /// The time now, in milliseconds since 1970.
    #[must_use]
    pub fn now_ms(&self) -> i64 {
        match self {
            Clock::Machine => machine_ms(),
            Clock::Set(hand) => hand.load(Ordering::Relaxed),
        }
    }
}

impl AppState {
    /// The site's address as visitors reach it: paper needs it whole.
    #[must_use]
    pub fn origin(&self, request: &HttpRequest) -> String {
        if let Some(set) = &self.public_url {
            return set.clone();
        }
        let info = request.connection_info();
        let scheme = if self.secure_cookies { "https" } else { info.scheme() };
        format!("{scheme}://{}", info.host())
    }

    /// The puzzle of that id: written, made for a skill, set by somebody, or a question asked back.
    #[must_use]
    pub fn puzzle(&self, id: &str) -> Option<Cow<'_, Puzzle>> {
        let written = self.curriculum.puzzle(id).map(Cow::Borrowed);
        let made = || generate::from_id(id).or_else(|| own::from_id(id));
        written.or_else(|| made().or_else(|| self.curriculum.exercise(id)).map(Cow::Owned))
    }
}

fn machine_ms() -> i64 {
    let since = SystemTime::UNIX_EPOCH.elapsed().unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}
