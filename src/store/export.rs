//! Everything that a pupil has answered, in pages of rows, so that a whole year need not fit into memory.

use super::{Store, StoreError, Student};

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
    /// The rule that a wrong answer broke, where the refusal names one.
    pub rule: Option<String>,
    /// How many hints were shown.
    pub hints: i64,
    /// When it came, in milliseconds.
    pub at_ms: i64,
    /// The assignment, where it was given in one that is still there.
    pub assignment: Option<String>,
    /// The number of the exercise in the assignment.
    pub task: Option<i64>,
    /// How long it took, in milliseconds.
    pub elapsed_ms: Option<i64>,
}

/// A row of answers.
type Answer =
    (String, String, String, i16, String, Option<String>, i16, i64, Option<String>, Option<i64>, Option<i64>);

impl Store {
    /// The next answers of a pupil after that id, in order; none at the end.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn answers_after(&self, student: &Student, id: &str) -> Result<Vec<KeptAnswer>, StoreError> {
        let rows: Vec<Answer> = sqlx::query_as(
            "SELECT id, puzzle, answer, correct, code, rule, hinted, at, assignment_id, task, elapsed \
             FROM attempts WHERE learner_id = $1 AND id > $2 ORDER BY id LIMIT $3",
        )
        .bind(&student.learner_id)
        .bind(id)
        .bind(AT_ONCE)
        .fetch_all(&self.read)
        .await?;
        Ok(rows.into_iter().map(answer).collect())
    }
}

fn answer(row: Answer) -> KeptAnswer {
    let (id, puzzle, answer, correct, code, rule, hints, at_ms, assignment, task, elapsed_ms) = row;
    let (correct, hints) = (correct > 0, i64::from(hints));
    KeptAnswer { id, puzzle, answer, correct, code, rule, hints, at_ms, assignment, task, elapsed_ms }
}
