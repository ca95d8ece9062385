//! Tokens with which programs act for a teacher. Only hashes are kept; a token sees what its teacher
//! sees.

use super::teachers::NOTED;
use super::{Store, StoreError, Teacher, TeacherId, fresh_id};

/// The most tokens of one teacher.
pub const MOST_TOKENS: usize = 20;

/// A token, as its teacher's list shows it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Token {
    /// The id.
    pub id: String,
    /// What the teacher calls it.
    pub label: String,
    /// When it was made.
    pub created_ms: i64,
    /// When it was last used, to the hour; nothing where it never was.
    pub used_ms: Option<i64>,
}

impl Store {
    /// Keeps a new token; nothing where the teacher has as many as may be.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn make_token(
        &self,
        teacher: &TeacherId,
        label: &str,
        token_hash: &str,
        now_ms: i64,
    ) -> Result<Option<Token>, StoreError> {
        let id = fresh_id();
        let most = i64::try_from(MOST_TOKENS).unwrap_or(i64::MAX);
        let mut transaction = self.write.begin().await?;
        // Of two that would be the last one, one waits and then finds no room.
        sqlx::query("UPDATE teachers SET created_at = created_at WHERE id = $1")
            .bind(&teacher.0)
            .execute(&mut *transaction)
            .await?;
        let made = sqlx::query(
            "INSERT INTO tokens (id, token_hash, teacher_id, label, created_at) \
             SELECT $1, $2, id, $4, $5 FROM teachers WHERE id = $3 \
             AND (SELECT COUNT(*) FROM tokens WHERE teacher_id = $3) < $6",
        )
        .bind(&id)
        .bind(token_hash)
        .bind(&teacher.0)
        .bind(label)
        .bind(now_ms)
        .bind(most)
        .execute(&mut *transaction)
        .await?;
        transaction.commit().await?;
        let token = Token { id, label: label.to_owned(), created_ms: now_ms, used_ms: None };
        Ok((made.rows_affected() > 0).then_some(token))
    }

    /// A teacher's tokens, the oldest first.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn tokens(&self, teacher: &TeacherId) -> Result<Vec<Token>, StoreError> {
        let rows: Vec<(String, String, i64, Option<i64>)> = sqlx::query_as(
            "SELECT id, label, created_at, used_at FROM tokens WHERE teacher_id = $1 ORDER BY id",
        )
        .bind(&teacher.0)
        .fetch_all(&self.read)
        .await?;
        let token = |(id, label, created_ms, used_ms)| Token { id, label, created_ms, used_ms };
        Ok(rows.into_iter().map(token).collect())
    }

    /// Revokes a token of this teacher's; says whether there was one.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn revoke_token(&self, teacher: &TeacherId, id: &str) -> Result<bool, StoreError> {
        let gone = sqlx::query("DELETE FROM tokens WHERE id = $1 AND teacher_id = $2")
            .bind(id)
            .bind(&teacher.0)
            .execute(&self.write)
            .await?;
        Ok(gone.rows_affected() > 0)
    }

    /// The teacher for whom a token stands. Its use is noted once an hour.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn token_teacher(&self, token_hash: &str, now_ms: i64) -> Result<Option<Teacher>, StoreError> {
        let found: Option<(String, String, Option<i64>)> = sqlx::query_as(
            "SELECT teachers.id, teachers.name, tokens.used_at FROM tokens \
             JOIN teachers ON teachers.id = tokens.teacher_id WHERE tokens.token_hash = $1",
        )
        .bind(token_hash)
        .fetch_optional(&self.read)
        .await?;
        let Some((id, name, used_ms)) = found else { return Ok(None) };
        if used_ms.is_none_or(|used| used.saturating_add(NOTED) <= now_ms) {
            sqlx::query("UPDATE tokens SET used_at = $2 WHERE token_hash = $1")
                .bind(token_hash)
                .bind(now_ms)
                .execute(&self.write)
                .await?;
        }
        Ok(Some(Teacher { id: TeacherId(id), name }))
    }
}
