//! Answers to puzzles, and what they change of what is remembered, kept in one transaction.

use super::memories::{self, Recall};
use super::sent::{self, Admission, Kept, Sent};
use super::{LearnerKey, Store, StoreError, fresh_id, learners};
use sqlx::AnyConnection;
use std::collections::{BTreeMap, BTreeSet};

/// One answer to a puzzle.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Attempt {
    /// The puzzle's id.
    pub puzzle: String,
    /// The skill by which the puzzle was made, if it was made.
    pub skill: Option<String>,
    /// The answer as given, in JSON.
    pub answer: String,
    /// Whether it was right.
    pub correct: bool,
    /// The code of the reason or feedback.
    pub code: String,
    /// The rule that a wrong answer broke, where the refusal names one.
    pub rule: Option<String>,
    /// The code of what a wrong answer shows that its author believes, where it shows something.
    pub belief: Option<String>,
    /// How many hints were shown.
    pub hints: u8,
    /// How it was sent, and for which exercise of an assignment.
    pub sent: Sent,
}

/// An answer with what came before it at the same puzzle.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Answered {
    /// The puzzle's id.
    pub puzzle: String,
    /// Whether it was right.
    pub correct: bool,
    /// The rule that a wrong answer broke, where the refusal named one.
    pub rule: Option<String>,
    /// Whether a hint was shown.
    pub hinted: bool,
    /// When it came, in milliseconds.
    pub at_ms: i64,
    /// When the puzzle was last solved before.
    pub solved_ms: Option<i64>,
    /// When it was last missed before.
    pub missed_ms: Option<i64>,
}

/// When a puzzle was answered last.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Last {
    /// In whatever way, in milliseconds.
    pub at_ms: i64,
    /// Rightly, if ever.
    pub solved_ms: Option<i64>,
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
    /// Keeps an answer and what it changes of what is remembered; both are on disk when this
    /// returns. The learner is made at need. Two answers at once of one learner are kept one after
    /// the other, on however many nodes, so that one sent twice is kept once, and an exercise takes no
    /// more answers than its assignment allows.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn keep_attempt(
        &self,
        learner: &LearnerKey,
        attempt: &Attempt,
        now_ms: i64,
        recall: Recall<'_>,
    ) -> Result<Kept, StoreError> {
        let mut transaction = self.write.begin().await?;
        let held = learners::seen(&mut transaction, learner, now_ms).await?;
        let kept = match sent::admit(&mut transaction, &held.id, &attempt.sent).await? {
            Admission::Fresh(kept) => kept,
            Admission::Known(kept) => {
                transaction.rollback().await?;
                return Ok(kept);
            }
        };
        if !held.remembered {
            memories::make(&mut transaction, &held.id, recall).await?;
        }
        let answered = look_back(&mut transaction, &held.id, attempt, now_ms).await?;
        insert(&mut transaction, &held.id, attempt, now_ms).await?;
        let known = memories::of(&mut transaction, &held.id).await?;
        memories::put(&mut transaction, &held.id, &recall(&answered, &known)).await?;
        transaction.commit().await?;
        Ok(kept)
    }

    /// What the learner has done; empty for an unknown one.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn progress(&self, learner: &LearnerKey) -> Result<Progress, StoreError> {
        let rows: Vec<(String, i64)> = sqlx::query_as(
            "SELECT attempts.puzzle, CAST(MAX(attempts.correct) AS BIGINT) FROM attempts \
             JOIN devices ON devices.learner_id = attempts.learner_id \
             WHERE devices.token_hash = $1 GROUP BY attempts.puzzle",
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

    /// When the learner last answered each puzzle.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn last_answers(&self, learner: &LearnerKey) -> Result<BTreeMap<String, Last>, StoreError> {
        let rows: Vec<(String, i64, Option<i64>)> = sqlx::query_as(
            "SELECT attempts.puzzle, MAX(attempts.at), \
             MAX(CASE WHEN attempts.correct = 1 THEN attempts.at END) FROM attempts \
             JOIN devices ON devices.learner_id = attempts.learner_id \
             WHERE devices.token_hash = $1 GROUP BY attempts.puzzle",
        )
        .bind(&learner.0)
        .fetch_all(&self.read)
        .await?;
        let last = |(puzzle, at_ms, solved_ms)| (puzzle, Last { at_ms, solved_ms });
        Ok(rows.into_iter().map(last).collect())
    }
}

/// The answer, with when its puzzle was last solved and missed.
async fn look_back(
    connection: &mut AnyConnection,
    learner_id: &str,
    attempt: &Attempt,
    now_ms: i64,
) -> Result<Answered, StoreError> {
    let rows: Vec<(i16, i64)> = sqlx::query_as(
        "SELECT correct, MAX(at) FROM attempts WHERE learner_id = $1 AND puzzle = $2 GROUP BY correct",
    )
    .bind(learner_id)
    .bind(&attempt.puzzle)
    .fetch_all(connection)
    .await?;
    let last = |wanted: i16| rows.iter().find(|(correct, _)| *correct == wanted).map(|(_, at)| *at);
    Ok(Answered {
        puzzle: attempt.puzzle.clone(),
        correct: attempt.correct,
        rule: attempt.rule.clone(),
        hinted: attempt.hints > 0,
        at_ms: now_ms,
        solved_ms: last(1),
        missed_ms: last(0),
    })
}

async fn insert(
    connection: &mut AnyConnection,
    learner_id: &str,
    attempt: &Attempt,
    now_ms: i64,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO attempts (id, learner_id, puzzle, answer, correct, code, rule, hinted, at, \
         assignment_id, task, elapsed, request, skill, belief) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)",
    )
    .bind(fresh_id())
    .bind(learner_id)
    .bind(&attempt.puzzle)
    .bind(&attempt.answer)
    .bind(i16::from(attempt.correct))
    .bind(&attempt.code)
    .bind(attempt.rule.as_deref())
    .bind(i16::from(attempt.hints))
    .bind(now_ms)
    .bind(attempt.sent.task.as_ref().map(|task| task.assignment.as_str()))
    .bind(attempt.sent.task.as_ref().map(|task| task.number))
    .bind(attempt.sent.elapsed_ms)
    .bind(attempt.sent.request.as_deref())
    .bind(attempt.skill.as_deref())
    .bind(attempt.belief.as_deref())
    .execute(connection)
    .await?;
    Ok(())
}

/// Every answer of a learner, in order.
pub(super) async fn all(
    connection: &mut AnyConnection,
    learner_id: &str,
) -> Result<Vec<Answered>, StoreError> {
    let rows: Vec<(String, i16, Option<String>, i16, i64)> = sqlx::query_as(
        "SELECT puzzle, correct, rule, hinted, at FROM attempts WHERE learner_id = $1 ORDER BY at, id",
    )
    .bind(learner_id)
    .fetch_all(connection)
    .await?;
    let mut last: BTreeMap<(String, bool), i64> = BTreeMap::new();
    let answered = rows.into_iter().map(|(puzzle, correct, rule, hinted, at_ms)| {
        let correct = correct > 0;
        let (solved, missed) = ((puzzle.clone(), true), (puzzle.clone(), false));
        let (solved_ms, missed_ms) = (last.get(&solved).copied(), last.get(&missed).copied());
        last.insert(if correct { solved } else { missed }, at_ms);
        Answered { puzzle, correct, rule, hinted: hinted > 0, at_ms, solved_ms, missed_ms }
    });
    Ok(answered.collect())
}
