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
        let mut transaction = self.write.begin().await?;
        // Two first answers at once make one learner: the second finds the first one's row.
        let learner_id: String = sqlx::query_scalar(
            "INSERT INTO learners (id, token_hash, created_at, seen_at) VALUES ($1, $2, $3, $3) \
             ON CONFLICT (token_hash) DO UPDATE SET seen_at = excluded.seen_at RETURNING id",
        )
        .bind(fresh_id())
        .bind(&learner.0)
        .bind(now_ms)
        .fetch_one(&mut *transaction)
        .await?;
        sqlx::query(
            "INSERT INTO attempts (id, learner_id, puzzle, answer, correct, code, at) \
             VALUES ($1, $2, $3, $4, $5, $6, $7)",
        )
        .bind(fresh_id())
        .bind(learner_id)
        .bind(&attempt.puzzle)
        .bind(&attempt.answer)
        .bind(i16::from(attempt.correct))
        .bind(&attempt.code)
        .bind(now_ms)
        .execute(&mut *transaction)
        .await?;
        transaction.commit().await?;
        Ok(())
    }

    /// What the learner has done; empty for an unknown one.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn progress(&self, learner: &LearnerKey) -> Result<Progress, StoreError> {
        let rows: Vec<(String, i64)> = sqlx::query_as(
            "SELECT attempts.puzzle, CAST(MAX(attempts.correct) AS BIGINT) FROM attempts \
             JOIN learners ON learners.id = attempts.learner_id \
             WHERE learners.token_hash = $1 GROUP BY attempts.puzzle",
        )
        .bind(&learner.0)
        .fetch_all(&self.read)
        .await?;
        let mut progress = Progress::default();
        for (puzzle, correct) in rows {
            if correct > 0 {
                progress.solved.insert(puzzle)
            } else {
                progress.tried.insert(puzzle)
            };
        }
        Ok(progress)
    }

    /// Erases a learner with all answers; says whether there was one.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn erase(&self, learner: &LearnerKey) -> Result<bool, StoreError> {
        let erased = sqlx::query("DELETE FROM learners WHERE token_hash = $1")
            .bind(&learner.0)
            .execute(&self.write)
            .await?;
        Ok(erased.rows_affected() > 0)
    }

    /// Erases every learner whose last answer is older than `before_ms`, with all answers; gives
    /// their number.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn erase_idle(&self, before_ms: i64) -> Result<u64, StoreError> {
        let erased = sqlx::query("DELETE FROM learners WHERE seen_at < $1")
            .bind(before_ms)
            .execute(&self.write)
            .await?;
        Ok(erased.rows_affected())
    }
}

/// Ids begin with the time, so that new rows lie side by side in an index.
fn fresh_id() -> String {
    uuid::Uuid::now_v7().to_string()
}
