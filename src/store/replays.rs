//! What requests that may be sent again were answered, so that one sent twice is done once.
//!
//! A key is taken before the work. What the request is answered is kept in the transaction of the
//! work itself: a node that dies leaves both or neither, and of two that have the same request in hand
//! only one keeps what it did. What an answer to a program says is sealed, and not known here.

use super::{Store, StoreError, TeacherId};
use sqlx::AnyConnection;

/// Work that has been going on for so long may be taken up by others, in milliseconds.
const BROKEN_OFF: i64 = 2 * 60 * 1000;

/// How a key stands for a request that would use it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Replay {
    /// It is new, and now taken: the work is to be done.
    Fresh,
    /// The same request is being worked on.
    UnderWay,
    /// It was used for another request.
    Other,
    /// The same request was answered.
    Done {
        /// The status.
        status: i64,
        /// The body, as it was filled in.
        body: String,
    },
}

/// What a request with a key is answered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reply {
    /// Whose key it is.
    pub teacher: TeacherId,
    /// The key.
    pub key: String,
    /// The status.
    pub status: i64,
    /// The body, sealed.
    pub body: String,
}

/// Says what is kept along with a piece of work, by what was made of it; nothing where the request has
/// no key.
pub type Along<'a, T> = &'a (dyn Fn(&T) -> Option<Reply> + Sync);

/// Keeps the reply to a request within the transaction of its work.
///
/// # Errors
///
/// The key is no longer this request's, so that the work is not to be kept; or the database does not
/// answer.
pub(super) async fn keep(connection: &mut AnyConnection, reply: Option<Reply>) -> Result<(), StoreError> {
    let Some(Reply { teacher, key, status, body }) = reply else { return Ok(()) };
    let kept = sqlx::query(
        "UPDATE replays SET status = $3, body = $4 WHERE teacher_id = $1 AND key = $2 AND status = 0",
    )
    .bind(&teacher.0)
    .bind(key)
    .bind(status)
    .bind(body)
    .execute(connection)
    .await?;
    if kept.rows_affected() == 0 { Err(StoreError::Overtaken) } else { Ok(()) }
}

impl Store {
    /// Takes a key for a request, or says how it stands.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn take_key(
        &self,
        teacher: &TeacherId,
        key: &str,
        request_hash: &str,
        now_ms: i64,
    ) -> Result<Replay, StoreError> {
        let taken = sqlx::query(
            "INSERT INTO replays (teacher_id, key, request_hash, status, body, created_at) \
             VALUES ($1, $2, $3, 0, '', $4) ON CONFLICT (teacher_id, key) DO UPDATE SET \
             created_at = excluded.created_at WHERE replays.status = 0 AND replays.created_at <= $5 \
             AND replays.request_hash = excluded.request_hash",
        )
        .bind(&teacher.0)
        .bind(key)
        .bind(request_hash)
        .bind(now_ms)
        .bind(now_ms.saturating_sub(BROKEN_OFF))
        .execute(&self.write)
        .await?;
        if taken.rows_affected() > 0 {
            return Ok(Replay::Fresh);
        }
        let found: Option<(String, i64, String)> = sqlx::query_as(
            "SELECT request_hash, status, body FROM replays WHERE teacher_id = $1 AND key = $2",
        )
        .bind(&teacher.0)
        .bind(key)
        .fetch_optional(&self.write)
        .await?;
        Ok(match found {
            Some((hash, ..)) if hash != request_hash => Replay::Other,
            Some((_, status, body)) if status > 0 => Replay::Done { status, body },
            // It was given back in between.
            Some(_) | None => Replay::UnderWay,
        })
    }

    /// Gives a key back whose request has done nothing.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn free_key(&self, teacher: &TeacherId, key: &str) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM replays WHERE teacher_id = $1 AND key = $2 AND status = 0")
            .bind(&teacher.0)
            .bind(key)
            .execute(&self.write)
            .await?;
        Ok(())
    }

    /// Forgets the answers given before this time.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn forget_replays(&self, before_ms: i64) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM replays WHERE created_at < $1").bind(before_ms).execute(&self.write).await?;
        Ok(())
    }
}
