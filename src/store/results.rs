//! What the pupils of a class have done with an assignment: told by exercise, answer by answer, or all
//! of them together.
//!
//! Only answers of pupils who are in the class now are given, and only to whoever holds the class.

use super::{Class, Store, StoreError};

/// How a pupil has fared with an exercise.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tally {
    /// The pupil.
    pub student: String,
    /// The exercise, by its number.
    pub task: i64,
    /// How many answers were given.
    pub attempts: i64,
    /// How many hints were shown.
    pub hints: i64,
    /// How long all answers took together, as far as that is known, in milliseconds.
    pub elapsed_ms: i64,
    /// When the first answer came.
    pub first_ms: i64,
    /// When it was first solved, if it is.
    pub solved_ms: Option<i64>,
    /// When the last answer came.
    pub last_ms: i64,
}

/// One answer of a pupil to an exercise.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Given {
    /// The pupil.
    pub student: String,
    /// The assignment.
    pub assignment: String,
    /// The exercise, by its number.
    pub task: i64,
    /// The puzzle's id.
    pub puzzle: String,
    /// The answer as given, in JSON.
    pub answer: String,
    /// Whether it was right.
    pub correct: bool,
    /// The code of the reason or feedback.
    pub code: String,
    /// How many hints were shown before it.
    pub hints: i64,
    /// How long it took, where that is known, in milliseconds.
    pub elapsed_ms: Option<i64>,
    /// When it came, in milliseconds.
    pub at_ms: i64,
}

impl Tally {
    /// Whether the first answer was right.
    #[must_use]
    pub fn is_first_right(&self) -> bool {
        self.solved_ms == Some(self.first_ms)
    }
}

/// A row: pupil, exercise, answers, with hints, time taken, first, solved, last.
type Counted = (String, i64, i64, i64, i64, i64, Option<i64>, i64);

/// A row: pupil, assignment, exercise, puzzle, answer, right, code, hint, time taken, when.
pub(super) type Answer = (String, String, i64, String, String, i16, String, i16, Option<i64>, i64);

/// How each pupil has fared.
pub(super) const TALLIES: &str = "SELECT students.id, attempts.task, COUNT(*), CAST(MAX(attempts.hinted) AS BIGINT), \
     CAST(COALESCE(SUM(attempts.elapsed), 0) AS BIGINT), MIN(attempts.at), \
     MIN(CASE WHEN attempts.correct = 1 THEN attempts.at END), MAX(attempts.at) \
     FROM students JOIN attempts ON attempts.learner_id = students.learner_id \
     WHERE students.class_id = $1 AND attempts.assignment_id = $2 AND attempts.task IS NOT NULL \
     GROUP BY students.id, attempts.task";

/// The answers of pupils. With their class given, each pupil's are found in the index of answers by
/// assignment, pupil and exercise.
macro_rules! answers {
    ($rest:literal) => {
        concat!(
            "SELECT students.id, attempts.assignment_id, attempts.task, attempts.puzzle, \
             attempts.answer, attempts.correct, attempts.code, attempts.hinted, attempts.elapsed, \
             attempts.at FROM students JOIN attempts ON attempts.learner_id = students.learner_id ",
            $rest
        )
    };
}

impl Store {
    /// How each pupil has fared with each exercise of an assignment, where they have answered it.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn tallies(&self, class: &Class, assignment: &str) -> Result<Vec<Tally>, StoreError> {
        let rows: Vec<Counted> =
            sqlx::query_as(TALLIES).bind(&class.id).bind(assignment).fetch_all(&self.read).await?;
        Ok(rows.into_iter().map(tally).collect())
    }

    /// Every answer to one exercise of an assignment, pupil by pupil, in order.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn answers_to_task(
        &self,
        class: &Class,
        assignment: &str,
        task: i64,
    ) -> Result<Vec<Given>, StoreError> {
        let rows: Vec<Answer> = sqlx::query_as(answers!(
            "WHERE students.class_id = $1 AND attempts.assignment_id = $2 AND attempts.task = $3 \
             ORDER BY students.id, attempts.at, attempts.id"
        ))
        .bind(&class.id)
        .bind(assignment)
        .bind(task)
        .fetch_all(&self.read)
        .await?;
        Ok(rows.into_iter().map(given).collect())
    }

    /// What a pupil has tried with one exercise of an assignment, in order.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn answers_of(
        &self,
        class: &Class,
        student: &str,
        assignment: &str,
        task: i64,
    ) -> Result<Vec<Given>, StoreError> {
        let rows: Vec<Answer> = sqlx::query_as(answers!(
            "WHERE students.class_id = $1 AND students.id = $2 AND attempts.assignment_id = $3 \
             AND attempts.task = $4 ORDER BY attempts.at, attempts.id"
        ))
        .bind(&class.id)
        .bind(student)
        .bind(assignment)
        .bind(task)
        .fetch_all(&self.read)
        .await?;
        Ok(rows.into_iter().map(given).collect())
    }
}

fn tally((student, task, attempts, hints, elapsed_ms, first_ms, solved_ms, last_ms): Counted) -> Tally {
    Tally { student, task, attempts, hints, elapsed_ms, first_ms, solved_ms, last_ms }
}

pub(super) fn given(row: Answer) -> Given {
    let (student, assignment, task, puzzle, answer, correct, code, hints, elapsed_ms, at_ms) = row;
    let (correct, hints) = (correct > 0, i64::from(hints));
    Given { student, assignment, task, puzzle, answer, correct, code, hints, elapsed_ms, at_ms }
}
