//! Codes that carry a learner's progress to another device: each works once, and not for long.
//!
//! Only hashes of codes are kept. Whoever redeems one shares the learner from then on; what the
//! device had done before becomes theirs too.

use super::{LearnerKey, Store, StoreError, learners};
use sqlx::AnyConnection;

/// How a code stands, seen from the device on which it is entered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CodeState {
    /// There is no such code.
    Unknown,
    /// It is too old.
    Expired,
    /// It has been used.
    Used,
    /// It belongs to the learner who enters it.
    Own,
    /// It can be used.
    Open {
        /// How many puzzles have been solved by the learner whom it belongs to.
        theirs: i64,
        /// How many puzzles have been solved on the device.
        own: i64,
        /// Whether anything at all has been answered on the device.
        begun: bool,
    },
}

impl Store {
    /// Keeps a code for a learner, in place of an earlier one; says whether there is such a learner. A
    /// pupil needs none: card and PIN work on every device.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn make_code(
        &self,
        learner: &LearnerKey,
        code_hash: &str,
        expires_ms: i64,
    ) -> Result<bool, StoreError> {
        if learner.is_pupil() {
            return Ok(false);
        }
        let mut transaction = self.write.begin().await?;
        let Some(held) = learners::hold(&mut transaction, learner).await? else { return Ok(false) };
        sqlx::query("DELETE FROM codes WHERE learner_id = $1 AND used_at IS NULL")
            .bind(&held.id)
            .execute(&mut *transaction)
            .await?;
        sqlx::query("INSERT INTO codes (code_hash, learner_id, expires_at) VALUES ($1, $2, $3)")
            .bind(code_hash)
            .bind(&held.id)
            .bind(expires_ms)
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await?;
        Ok(true)
    }

    /// How a code stands for a device; nothing is changed.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn code_state(
        &self,
        code_hash: &str,
        device: Option<&LearnerKey>,
        now_ms: i64,
    ) -> Result<CodeState, StoreError> {
        let mut reader = self.read.acquire().await?;
        let own = match device {
            Some(key) => learner_of(&mut reader, key).await?,
            None => None,
        };
        state(&mut reader, code_hash, own.as_deref(), now_ms).await
    }

    /// Uses a code: from now on the device belongs to the code's learner, with all that was done on
    /// it and on those that shared its learner before. Gives how the code stood; only an open one
    /// changes anything, and nothing does on a device on which a pupil is signed in.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn redeem(
        &self,
        code_hash: &str,
        device: &LearnerKey,
        now_ms: i64,
    ) -> Result<CodeState, StoreError> {
        if device.is_pupil() {
            return Ok(CodeState::Unknown);
        }
        let mut transaction = self.write.begin().await?;
        // Taken before it is looked at: of two that enter one code at once, one waits here.
        sqlx::query("UPDATE codes SET expires_at = expires_at WHERE code_hash = $1")
            .bind(code_hash)
            .execute(&mut *transaction)
            .await?;
        let own = learner_of(&mut transaction, device).await?;
        let stood = state(&mut transaction, code_hash, own.as_deref(), now_ms).await?;
        if let CodeState::Open { .. } = stood {
            use_up(&mut transaction, code_hash, own.as_deref(), device, now_ms).await?;
        }
        transaction.commit().await?;
        Ok(stood)
    }

    /// Forgets codes and invitations that ended before this time, and tries that began before it.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn forget_codes(&self, before_ms: i64) -> Result<(), StoreError> {
        for sql in [
            "DELETE FROM codes WHERE expires_at < $1",
            "DELETE FROM class_invites WHERE expires_at < $1",
            "DELETE FROM tries WHERE since < $1",
        ] {
            sqlx::query(sql).bind(before_ms).execute(&self.write).await?;
        }
        Ok(())
    }
}

async fn state(
    connection: &mut AnyConnection,
    code_hash: &str,
    own: Option<&str>,
    now_ms: i64,
) -> Result<CodeState, StoreError> {
    let found: Option<(String, i64, Option<i64>)> =
        sqlx::query_as("SELECT learner_id, expires_at, used_at FROM codes WHERE code_hash = $1")
            .bind(code_hash)
            .fetch_optional(&mut *connection)
            .await?;
    let Some((learner_id, expires_ms, used_ms)) = found else { return Ok(CodeState::Unknown) };
    if own == Some(learner_id.as_str()) {
        return Ok(CodeState::Own);
    }
    if used_ms.is_some() {
        return Ok(CodeState::Used);
    }
    if expires_ms <= now_ms {
        return Ok(CodeState::Expired);
    }
    let (theirs, _) = done(connection, &learner_id).await?;
    let (own, answered) = match own {
        Some(id) => done(connection, id).await?,
        None => (0, 0),
    };
    Ok(CodeState::Open { theirs, own, begun: answered > 0 })
}

/// How many puzzles a learner has solved, and how many answered.
async fn done(connection: &mut AnyConnection, learner_id: &str) -> Result<(i64, i64), StoreError> {
    let counts = sqlx::query_as(
        "SELECT COUNT(DISTINCT CASE WHEN correct = 1 THEN puzzle END), COUNT(DISTINCT puzzle) \
         FROM attempts WHERE learner_id = $1",
    )
    .bind(learner_id)
    .fetch_one(connection)
    .await?;
    Ok(counts)
}

async fn learner_of(
    connection: &mut AnyConnection,
    device: &LearnerKey,
) -> Result<Option<String>, StoreError> {
    let id = sqlx::query_scalar("SELECT learner_id FROM devices WHERE token_hash = $1")
        .bind(&device.0)
        .fetch_optional(connection)
        .await?;
    Ok(id)
}

/// Joins the device and the learner it had to the code's learner. Devices are locked before learners,
/// and both in one order.
async fn use_up(
    connection: &mut AnyConnection,
    code_hash: &str,
    own: Option<&str>,
    device: &LearnerKey,
    now_ms: i64,
) -> Result<(), StoreError> {
    let learner_id: String =
        sqlx::query_scalar("UPDATE codes SET used_at = $2 WHERE code_hash = $1 RETURNING learner_id")
            .bind(code_hash)
            .bind(now_ms)
            .fetch_one(&mut *connection)
            .await?;
    let mut ids: Vec<&str> = own.into_iter().chain([learner_id.as_str()]).collect();
    ids.sort_unstable();
    for sql in [
        "UPDATE devices SET seen_at = seen_at WHERE learner_id = $1",
        "UPDATE learners SET remembered = 0 WHERE id = $1",
    ] {
        for id in &ids {
            sqlx::query(sql).bind(*id).execute(&mut *connection).await?;
        }
    }
    if let Some(own) = own {
        for sql in [
            // Two learners may have sent answers under one name: there is one learner's name of each.
            "UPDATE attempts SET request = NULL WHERE learner_id = $2 \
             AND request IN (SELECT request FROM attempts WHERE learner_id = $1)",
            "UPDATE attempts SET learner_id = $1 WHERE learner_id = $2",
            "UPDATE devices SET learner_id = $1 WHERE learner_id = $2",
        ] {
            sqlx::query(sql).bind(&learner_id).bind(own).execute(&mut *connection).await?;
        }
        sqlx::query("DELETE FROM learners WHERE id = $1").bind(own).execute(&mut *connection).await?;
    }
    sqlx::query(
        "INSERT INTO devices (token_hash, learner_id, seen_at) VALUES ($1, $2, $3) \
         ON CONFLICT (token_hash) DO UPDATE SET learner_id = excluded.learner_id",
    )
    .bind(&device.0)
    .bind(&learner_id)
    .bind(now_ms)
    .execute(&mut *connection)
    .await?;
    sqlx::query("UPDATE learners SET seen_at = $2 WHERE id = $1")
        .bind(&learner_id)
        .bind(now_ms)
        .execute(connection)
        .await?;
    Ok(())
}
