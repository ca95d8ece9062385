//! Everything that a class holds, in pages of rows, so that a whole year need not fit into memory.

use super::{Class, Store, StoreError, Student};

/// So many answers are read at once.
const AT_ONCE: i64 = 500;

/// An answer as it is kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KeptAnswer {
    /// Its id; ids of later answers are larger.
    pub id: String,
    /// The puzzle.
    pub puzzle: String,
    /// The answer as given, in JSON.
    pub answer: String,
    /// Whether it was right.
    pub correct: bool,
    /// The code of the reason or feedback.
    pub code: String,
    /// Whether a hint was shown.
    pub hinted: bool,
    /// When it came, in milliseconds.
    pub at_ms: i64,
    /// The assignment, where it was given in one that is still there.
    pub assignment: Option<String>,
    /// The number of the exercise in the assignment.
    pub task: Option<i64>,
    /// How long it took, in milliseconds.
    pub elapsed_ms: Option<i64>,
}

/// An assignment as it is kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KeptAssignment {
    /// The id.
    pub id: String,
    /// The title.
    pub title: String,
    /// The note.
    pub note: String,
    /// When it is due, in milliseconds.
    pub due_ms: Option<i64>,
    /// How many answers an exercise takes.
    pub attempts: Option<i64>,
    /// Whether hints are shown.
    pub hints: bool,
    /// When it was made, opened and closed, in milliseconds.
    pub times_ms: (i64, Option<i64>, Option<i64>),
    /// What was set: kind, subject, level, count, seed.
    pub items: Vec<(String, String, Option<i64>, Option<i64>, Option<i64>)>,
}

/// A row of answers.
type Answer = (String, String, String, i16, String, i16, i64, Option<String>, Option<i64>, Option<i64>);

/// A row of assignments.
type Assignment = (String, String, String, Option<i64>, Option<i64>, i16, i64, Option<i64>, Option<i64>);

impl Store {
    /// The next answers of a pupil after that id, in order; none at the end.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn answers_after(&self, student: &Student, id: &str) -> Result<Vec<KeptAnswer>, StoreError> {
        let rows: Vec<Answer> = sqlx::query_as(
            "SELECT id, puzzle, answer, correct, code, hinted, at, assignment_id, task, elapsed \
             FROM attempts WHERE learner_id = $1 AND id > $2 ORDER BY id LIMIT $3",
        )
        .bind(&student.learner_id)
        .bind(id)
        .bind(AT_ONCE)
        .fetch_all(&self.read)
        .await?;
        let answer =
            |(id, puzzle, answer, correct, code, hinted, at_ms, assignment, task, elapsed_ms): Answer| {
                let (correct, hinted) = (correct > 0, hinted > 0);
                KeptAnswer { id, puzzle, answer, correct, code, hinted, at_ms, assignment, task, elapsed_ms }
            };
        Ok(rows.into_iter().map(answer).collect())
    }

    /// The assignments of a class, the oldest first.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn kept_assignments(&self, class: &Class) -> Result<Vec<KeptAssignment>, StoreError> {
        let mut reader = self.read.acquire().await?;
        let rows: Vec<Assignment> = sqlx::query_as(
            "SELECT id, title, note, due_at, attempts, hints, created_at, opened_at, closed_at \
             FROM assignments WHERE class_id = $1 ORDER BY id",
        )
        .bind(&class.id)
        .fetch_all(&mut *reader)
        .await?;
        let mut kept = Vec::new();
        for (id, title, note, due_ms, attempts, hints, created, opened, closed) in rows {
            let items = sqlx::query_as(
                "SELECT kind, subject, level, count, seed FROM items WHERE assignment_id = $1 ORDER BY place",
            )
            .bind(&id)
            .fetch_all(&mut *reader)
            .await?;
            let times_ms = (created, opened, closed);
            kept.push(KeptAssignment {
                id,
                title,
                note,
                due_ms,
                attempts,
                hints: hints > 0,
                times_ms,
                items,
            });
        }
        Ok(kept)
    }
}
