//! What is remembered of each rule by each learner.
//!
//! Which rules an answer touches, and how, is not known here: whoever keeps an answer or reads the
//! memories says so by a function. Where the memories do not hold every answer (an earlier version
//! kept none; two learners have become one), they are made from all answers before they are used.

use super::{Answered, LearnerKey, Store, StoreError, attempts, learners};
use crate::mastery::Memory;
use sqlx::AnyConnection;
use std::collections::BTreeMap;

/// What is remembered, by the name of the rule.
pub type Memories = BTreeMap<String, Memory>;

/// What an answer changes, given all that was remembered before it.
pub type Recall<'a> = &'a (dyn Fn(&Answered, &Memories) -> Memories + Sync);

/// A row: rule, stability, difficulty, reps, lapses, missed, last, due.
type Row = (String, f64, f64, i64, i64, i16, i64, i64);

impl Store {
    /// What a learner remembers; nothing for an unknown one.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn memories(&self, learner: &LearnerKey, recall: Recall<'_>) -> Result<Memories, StoreError> {
        let mut reader = self.read.acquire().await?;
        let found: Option<(String, i16)> = sqlx::query_as(
            "SELECT learners.id, learners.remembered FROM devices \
             JOIN learners ON learners.id = devices.learner_id WHERE devices.token_hash = $1",
        )
        .bind(&learner.0)
        .fetch_optional(&mut *reader)
        .await?;
        match found {
            None => Ok(Memories::new()),
            Some((id, remembered)) if remembered > 0 => of(&mut reader, &id).await,
            Some(_) => {
                drop(reader);
                self.remember(learner, recall).await
            }
        }
    }

    /// Makes the memories of a learner whom the transaction holds.
    async fn remember(&self, learner: &LearnerKey, recall: Recall<'_>) -> Result<Memories, StoreError> {
        let mut transaction = self.write.begin().await?;
        let Some(held) = learners::hold(&mut transaction, learner).await? else { return Ok(Memories::new()) };
        if !held.remembered {
            make(&mut transaction, &held.id, recall).await?;
        }
        let memories = of(&mut transaction, &held.id).await?;
        transaction.commit().await?;
        Ok(memories)
    }
}

/// What a learner remembers.
pub(super) async fn of(connection: &mut AnyConnection, learner_id: &str) -> Result<Memories, StoreError> {
    let rows: Vec<Row> = sqlx::query_as(
        "SELECT rule, stability, difficulty, reps, lapses, missed, last_at, due_at FROM memories \
         WHERE learner_id = $1",
    )
    .bind(learner_id)
    .fetch_all(connection)
    .await?;
    Ok(rows.into_iter().map(read).collect())
}

fn read((rule, stability, difficulty, reps, lapses, missed, last_ms, due_ms): Row) -> (String, Memory) {
    let memory = Memory {
        stability: stability as f32,
        difficulty: difficulty as f32,
        reps: u32::try_from(reps).unwrap_or(u32::MAX),
        lapses: u32::try_from(lapses).unwrap_or(u32::MAX),
        missed: missed > 0,
        last_ms,
        due_ms,
    };
    (rule, memory)
}

/// Keeps memories, in place of those of the same rules.
pub(super) async fn put(
    connection: &mut AnyConnection,
    learner_id: &str,
    memories: &Memories,
) -> Result<(), StoreError> {
    for (rule, memory) in memories {
        sqlx::query(
            "INSERT INTO memories \
             (learner_id, rule, stability, difficulty, reps, lapses, missed, last_at, due_at) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (learner_id, rule) DO UPDATE SET \
             stability = excluded.stability, difficulty = excluded.difficulty, reps = excluded.reps, \
             lapses = excluded.lapses, missed = excluded.missed, last_at = excluded.last_at, \
             due_at = excluded.due_at",
        )
        .bind(learner_id)
        .bind(rule)
        .bind(f64::from(memory.stability))
        .bind(f64::from(memory.difficulty))
        .bind(i64::from(memory.reps))
        .bind(i64::from(memory.lapses))
        .bind(i16::from(memory.missed))
        .bind(memory.last_ms)
        .bind(memory.due_ms)
        .execute(&mut *connection)
        .await?;
    }
    Ok(())
}

/// Makes the memories anew from every answer of a learner.
pub(super) async fn make(
    connection: &mut AnyConnection,
    learner_id: &str,
    recall: Recall<'_>,
) -> Result<(), StoreError> {
    let mut memories = Memories::new();
    for answered in attempts::all(connection, learner_id).await? {
        let changed = recall(&answered, &memories);
        memories.extend(changed);
    }
    sqlx::query("DELETE FROM memories WHERE learner_id = $1")
        .bind(learner_id)
        .execute(&mut *connection)
        .await?;
    put(connection, learner_id, &memories).await?;
    sqlx::query("UPDATE learners SET remembered = 1 WHERE id = $1")
        .bind(learner_id)
        .execute(connection)
        .await?;
    Ok(())
}
