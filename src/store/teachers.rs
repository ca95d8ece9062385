//! Teachers and the sessions in which they are signed in.
//!
//! Passwords come and go as PHC strings, tokens and codes as hashes: what they are made of is not
//! known here.

use super::accounts::keep_codes;
use super::{Store, StoreError, fresh_id};

/// How often it is noted that a session or a token is in use, in milliseconds: not with every request.
pub(super) const NOTED: i64 = 60 * 60 * 1000;

/// The id of a teacher.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TeacherId(pub String);

/// A teacher who is known.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Teacher {
    /// The id.
    pub id: TeacherId,
    /// The user name, as the teacher writes it.
    pub name: String,
}

/// What a teacher signs up with.
#[derive(Debug, Clone)]
pub struct NewTeacher<'a> {
    /// The user name folded: two that fold alike are one.
    pub login: &'a str,
    /// The user name as it is written.
    pub name: &'a str,
    /// The password's hash, as a PHC string.
    pub password: &'a str,
    /// The hashes of the codes that replace a forgotten password, each once.
    pub recoveries: &'a [String],
}

impl Store {
    /// Makes a teacher; nothing where the name is taken.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn create_teacher(
        &self,
        new: &NewTeacher<'_>,
        now_ms: i64,
    ) -> Result<Option<TeacherId>, StoreError> {
        let mut transaction = self.write.begin().await?;
        let id = fresh_id();
        let made = sqlx::query(
            "INSERT INTO teachers (id, login, name, password, created_at) VALUES ($1, $2, $3, $4, $5) \
             ON CONFLICT (login) DO NOTHING",
        )
        .bind(&id)
        .bind(new.login)
        .bind(new.name)
        .bind(new.password)
        .bind(now_ms)
        .execute(&mut *transaction)
        .await?;
        if made.rows_affected() == 0 {
            return Ok(None);
        }
        keep_codes(&mut transaction, &id, new.recoveries).await?;
        transaction.commit().await?;
        Ok(Some(TeacherId(id)))
    }

    /// Signs a teacher in: from now on the token stands for them. Not where `password` was looked at and
    /// is theirs no longer: to look at it takes a while, in which it may have been changed.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn open_session(
        &self,
        teacher: &TeacherId,
        password: Option<&str>,
        token_hash: &str,
        now_ms: i64,
    ) -> Result<bool, StoreError> {
        let mut transaction = self.write.begin().await?;
        // Whoever changes the password waits, and then ends this session too.
        let held = sqlx::query(
            "UPDATE teachers SET password = password WHERE id = $1 AND password = COALESCE($2, password)",
        )
        .bind(&teacher.0)
        .bind(password)
        .execute(&mut *transaction)
        .await?;
        if held.rows_affected() == 0 {
            return Ok(false);
        }
        sqlx::query(
            "INSERT INTO sessions (token_hash, teacher_id, created_at, seen_at) VALUES ($1, $2, $3, $3)",
        )
        .bind(token_hash)
        .bind(&teacher.0)
        .bind(now_ms)
        .execute(&mut *transaction)
        .await?;
        transaction.commit().await?;
        Ok(true)
    }

    /// The teacher who is signed in with a token that was last seen at `since_ms` or later. That it is
    /// seen again is noted once an hour.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn session_teacher(
        &self,
        token_hash: &str,
        since_ms: i64,
        now_ms: i64,
    ) -> Result<Option<Teacher>, StoreError> {
        let found: Option<(String, String, i64)> = sqlx::query_as(
            "SELECT teachers.id, teachers.name, sessions.seen_at FROM sessions \
             JOIN teachers ON teachers.id = sessions.teacher_id \
             WHERE sessions.token_hash = $1 AND sessions.seen_at >= $2",
        )
        .bind(token_hash)
        .bind(since_ms)
        .fetch_optional(&self.read)
        .await?;
        let Some((id, name, seen_ms)) = found else { return Ok(None) };
        if seen_ms.saturating_add(NOTED) <= now_ms {
            sqlx::query("UPDATE sessions SET seen_at = $2 WHERE token_hash = $1")
                .bind(token_hash)
                .bind(now_ms)
                .execute(&self.write)
                .await?;
        }
        Ok(Some(Teacher { id: TeacherId(id), name }))
    }

    /// Signs out: the token stands for nobody any more.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn close_session(&self, token_hash: &str) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM sessions WHERE token_hash = $1")
            .bind(token_hash)
            .execute(&self.write)
            .await?;
        Ok(())
    }
}
