//! Learners: each known by the tokens of their devices, of which only hashes are kept.

use super::{Store, StoreError, fresh_id};
use sqlx::AnyConnection;

/// The hash (SHA-256, hexadecimal) of the random token that a device's cookie holds. That of a device
/// on which a pupil is signed in begins with a mark: it never makes a new learner.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LearnerKey(pub String);

/// What the key of a pupil's device begins with.
const PUPIL: &str = "pupil:";

impl LearnerKey {
    /// The key of a device on which a pupil is signed in.
    #[must_use]
    pub fn of_pupil(hash: &str) -> LearnerKey {
        LearnerKey(format!("{PUPIL}{hash}"))
    }

    /// Whether a pupil is signed in on the device.
    #[must_use]
    pub fn is_pupil(&self) -> bool {
        self.0.starts_with(PUPIL)
    }
}

/// A learner whose row the transaction holds: whoever else would change anything of this learner
/// waits for its end.
#[derive(Debug)]
pub(super) struct Held {
    pub(super) id: String,
    /// Whether the memories hold every answer.
    pub(super) remembered: bool,
}

impl Store {
    /// Erases a learner with all that is kept of them, on all devices; says whether there was one. A
    /// pupil is erased by a teacher only.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn erase(&self, learner: &LearnerKey) -> Result<bool, StoreError> {
        if learner.is_pupil() {
            return Ok(false);
        }
        let mut transaction = self.write.begin().await?;
        let held = hold(&mut transaction, learner).await?;
        if let Some(held) = &held {
            sqlx::query("DELETE FROM learners WHERE id = $1")
                .bind(&held.id)
                .execute(&mut *transaction)
                .await?;
        }
        transaction.commit().await?;
        Ok(held.is_some())
    }

    /// Erases every learner whose last answer is older than `before_ms`, with all that is kept of
    /// them; gives their number. A pupil stays as long as the class has them on its list.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn erase_idle(&self, before_ms: i64) -> Result<u64, StoreError> {
        let erased = sqlx::query(
            "DELETE FROM learners WHERE seen_at < $1 \
             AND NOT EXISTS (SELECT 1 FROM students WHERE students.learner_id = learners.id)",
        )
        .bind(before_ms)
        .execute(&self.write)
        .await?;
        Ok(erased.rows_affected())
    }
}

/// The learner of a device that gives an answer; made where there is none yet. A pupil who has been
/// signed out there is told so.
pub(super) async fn seen(
    connection: &mut AnyConnection,
    learner: &LearnerKey,
    now_ms: i64,
) -> Result<Held, StoreError> {
    let id = match device(connection, learner, Some(now_ms)).await? {
        Some(id) => id,
        None if learner.is_pupil() => return Err(StoreError::SignedOut),
        None => newcomer(connection, learner, now_ms).await?,
    };
    let remembered: i16 =
        sqlx::query_scalar("UPDATE learners SET seen_at = $2 WHERE id = $1 RETURNING remembered")
            .bind(&id)
            .bind(now_ms)
            .fetch_one(connection)
            .await?;
    Ok(Held { id, remembered: remembered > 0 })
}

/// The learner of a device, if there is one, held as they are.
pub(super) async fn hold(
    connection: &mut AnyConnection,
    learner: &LearnerKey,
) -> Result<Option<Held>, StoreError> {
    let Some(id) = device(connection, learner, None).await? else { return Ok(None) };
    let remembered: Option<i16> =
        sqlx::query_scalar("UPDATE learners SET seen_at = seen_at WHERE id = $1 RETURNING remembered")
            .bind(&id)
            .fetch_optional(connection)
            .await?;
    Ok(remembered.map(|remembered| Held { id, remembered: remembered > 0 }))
}

/// The learner of a device. Devices are locked before learners, everywhere, so that nobody waits in
/// a ring.
async fn device(
    connection: &mut AnyConnection,
    learner: &LearnerKey,
    now_ms: Option<i64>,
) -> Result<Option<String>, StoreError> {
    let id = sqlx::query_scalar(
        "UPDATE devices SET seen_at = COALESCE($2, seen_at) WHERE token_hash = $1 RETURNING learner_id",
    )
    .bind(&learner.0)
    .bind(now_ms)
    .fetch_optional(connection)
    .await?;
    Ok(id)
}

/// A new learner with this device. Two first answers at once make one learner: the second finds the
/// first one's device.
async fn newcomer(
    connection: &mut AnyConnection,
    learner: &LearnerKey,
    now_ms: i64,
) -> Result<String, StoreError> {
    let fresh = fresh_id();
    sqlx::query("INSERT INTO learners (id, created_at, seen_at, remembered) VALUES ($1, $2, $2, 1)")
        .bind(&fresh)
        .bind(now_ms)
        .execute(&mut *connection)
        .await?;
    let id: String = sqlx::query_scalar(
        "INSERT INTO devices (token_hash, learner_id, seen_at) VALUES ($1, $2, $3) \
         ON CONFLICT (token_hash) DO UPDATE SET seen_at = excluded.seen_at RETURNING learner_id",
    )
    .bind(&learner.0)
    .bind(&fresh)
    .bind(now_ms)
    .fetch_one(&mut *connection)
    .await?;
    if id != fresh {
        sqlx::query("DELETE FROM learners WHERE id = $1").bind(&fresh).execute(connection).await?;
    }
    Ok(id)
}
