//! What a teacher's account needs beside its sessions: the password, the codes that replace a
//! forgotten one, and the end of it all.
//!
//! A new password ends every session and every token: whoever knew the old one is out.

use super::{Store, StoreError, Teacher, TeacherId};
use sqlx::AnyConnection;

/// What a teacher signs in with.
#[derive(Debug, Clone)]
pub struct Credentials {
    /// Who it is.
    pub teacher: Teacher,
    /// The password's hash, as a PHC string.
    pub password: String,
}

/// A class that goes with its only teacher.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Orphan {
    /// What it is called.
    pub name: String,
    /// How many pupils are on its list.
    pub students: usize,
}

/// The classes of the teacher `$1` that nobody else teaches.
const ORPHANS: &str = "SELECT class_id FROM class_teachers WHERE teacher_id = $1 AND NOT EXISTS ( \
     SELECT 1 FROM class_teachers AS others WHERE others.class_id = class_teachers.class_id \
     AND others.teacher_id <> $1)";

impl Store {
    /// The teacher of a folded name, with the password's hash.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn credentials(&self, login: &str) -> Result<Option<Credentials>, StoreError> {
        let found: Option<(String, String, String)> =
            sqlx::query_as("SELECT id, name, password FROM teachers WHERE login = $1")
                .bind(login)
                .fetch_optional(&self.read)
                .await?;
        Ok(found.map(|(id, name, password)| Credentials {
            teacher: Teacher { id: TeacherId(id), name },
            password,
        }))
    }

    /// The hash of a teacher's password; nothing where the teacher has gone.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn password(&self, teacher: &TeacherId) -> Result<Option<String>, StoreError> {
        let found = sqlx::query_scalar("SELECT password FROM teachers WHERE id = $1")
            .bind(&teacher.0)
            .fetch_optional(&self.read)
            .await?;
        Ok(found)
    }

    /// Sets a new password, and ends all sessions and tokens.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn set_password(&self, teacher: &TeacherId, password: &str) -> Result<(), StoreError> {
        let mut transaction = self.write.begin().await?;
        renew(&mut transaction, &teacher.0, password).await?;
        transaction.commit().await?;
        Ok(())
    }

    /// Uses up a code of the teacher of that folded name for a new password, which ends all sessions
    /// and tokens. Nothing where there is no such teacher, or no such code that is still good.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn recover(
        &self,
        login: &str,
        code_hash: &str,
        password: &str,
        now_ms: i64,
    ) -> Result<Option<Teacher>, StoreError> {
        let mut transaction = self.write.begin().await?;
        let used: Option<String> = sqlx::query_scalar(
            "UPDATE recoveries SET used_at = $3 WHERE code_hash = $1 AND used_at IS NULL \
             AND teacher_id = (SELECT id FROM teachers WHERE login = $2) RETURNING teacher_id",
        )
        .bind(code_hash)
        .bind(login)
        .bind(now_ms)
        .fetch_optional(&mut *transaction)
        .await?;
        let Some(id) = used else { return Ok(None) };
        renew(&mut transaction, &id, password).await?;
        let name = sqlx::query_scalar("SELECT name FROM teachers WHERE id = $1")
            .bind(&id)
            .fetch_one(&mut *transaction)
            .await?;
        transaction.commit().await?;
        Ok(Some(Teacher { id: TeacherId(id), name }))
    }

    /// How many codes are still good.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn recoveries_left(&self, teacher: &TeacherId) -> Result<usize, StoreError> {
        let left: i64 =
            sqlx::query_scalar("SELECT COUNT(*) FROM recoveries WHERE teacher_id = $1 AND used_at IS NULL")
                .bind(&teacher.0)
                .fetch_one(&self.read)
                .await?;
        Ok(usize::try_from(left).unwrap_or_default())
    }

    /// Keeps new codes in place of all earlier ones.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn renew_recoveries(&self, teacher: &TeacherId, codes: &[String]) -> Result<(), StoreError> {
        let mut transaction = self.write.begin().await?;
        replace_codes(&mut transaction, &teacher.0, codes).await?;
        transaction.commit().await?;
        Ok(())
    }

    /// Voids the password of the teacher of that folded name, ends all sessions and tokens, and leaves
    /// this code as the only way in. Says whether there is such a teacher.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn reset_password(&self, login: &str, code_hash: &str) -> Result<bool, StoreError> {
        let mut transaction = self.write.begin().await?;
        // It begins with a write: one after a read is refused where the service writes in between.
        let id: Option<String> =
            sqlx::query_scalar("UPDATE teachers SET password = '' WHERE login = $1 RETURNING id")
                .bind(login)
                .fetch_optional(&mut *transaction)
                .await?;
        let Some(id) = id else { return Ok(false) };
        renew(&mut transaction, &id, "").await?;
        replace_codes(&mut transaction, &id, &[code_hash.to_owned()]).await?;
        transaction.commit().await?;
        Ok(true)
    }

    /// Ends all sessions of a teacher.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn close_sessions(&self, teacher: &TeacherId) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM sessions WHERE teacher_id = $1")
            .bind(&teacher.0)
            .execute(&self.write)
            .await?;
        Ok(())
    }

    /// Forgets the sessions that were last seen before this time.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn forget_sessions(&self, before_ms: i64) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM sessions WHERE seen_at < $1").bind(before_ms).execute(&self.write).await?;
        Ok(())
    }

    /// The classes that go where this teacher goes, since nobody else teaches them.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn orphans(&self, teacher: &TeacherId) -> Result<Vec<Orphan>, StoreError> {
        let sql = format!(
            "SELECT name, (SELECT COUNT(*) FROM students WHERE students.class_id = classes.id) \
             FROM classes WHERE id IN ({ORPHANS}) ORDER BY id"
        );
        let rows: Vec<(String, i64)> =
            sqlx::query_as(sqlx::AssertSqlSafe(sql)).bind(&teacher.0).fetch_all(&self.read).await?;
        let orphan =
            |(name, students)| Orphan { name, students: usize::try_from(students).unwrap_or_default() };
        Ok(rows.into_iter().map(orphan).collect())
    }

    /// Erases a teacher, with the classes that nobody else teaches and all that is kept of their
    /// pupils. What others teach too stays; where it was this teacher's own, it becomes theirs.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn erase_teacher(&self, teacher: &TeacherId) -> Result<(), StoreError> {
        let mut transaction = self.write.begin().await?;
        let of_orphans = "SELECT learner_id FROM students WHERE class_id IN";
        for sql in [
            // Whoever joins or leaves one of the classes waits: it cannot be left with no teacher at all.
            HOLD.to_owned(),
            format!("UPDATE students SET name = name WHERE class_id IN ({ORPHANS})"),
            format!("UPDATE devices SET seen_at = seen_at WHERE learner_id IN ({of_orphans} ({ORPHANS}))"),
            format!("DELETE FROM learners WHERE id IN ({of_orphans} ({ORPHANS}))"),
            format!("DELETE FROM classes WHERE id IN ({ORPHANS})"),
            HAND_OVER.to_owned(),
            "DELETE FROM teachers WHERE id = $1".to_owned(),
        ] {
            sqlx::query(sqlx::AssertSqlSafe(sql)).bind(&teacher.0).execute(&mut *transaction).await?;
        }
        transaction.commit().await?;
        Ok(())
    }
}

/// Holds the classes of the teacher `$1`.
const HOLD: &str = "UPDATE classes SET name = name \
     WHERE id IN (SELECT class_id FROM class_teachers WHERE teacher_id = $1)";

/// The classes that the teacher `$1` owns become their other teachers'.
const HAND_OVER: &str = "UPDATE class_teachers SET owner = 1 WHERE teacher_id <> $1 AND class_id IN ( \
     SELECT class_id FROM class_teachers AS own WHERE own.teacher_id = $1 AND own.owner = 1)";

async fn renew(connection: &mut AnyConnection, id: &str, password: &str) -> Result<(), StoreError> {
    sqlx::query("UPDATE teachers SET password = $2 WHERE id = $1")
        .bind(id)
        .bind(password)
        .execute(&mut *connection)
        .await?;
    for sql in ["DELETE FROM sessions WHERE teacher_id = $1", "DELETE FROM tokens WHERE teacher_id = $1"] {
        sqlx::query(sql).bind(id).execute(&mut *connection).await?;
    }
    Ok(())
}

async fn replace_codes(connection: &mut AnyConnection, id: &str, codes: &[String]) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM recoveries WHERE teacher_id = $1").bind(id).execute(&mut *connection).await?;
    keep_codes(connection, id, codes).await
}

/// Keeps codes that replace a forgotten password, each once.
pub(super) async fn keep_codes(
    connection: &mut AnyConnection,
    id: &str,
    codes: &[String],
) -> Result<(), StoreError> {
    for code in codes {
        sqlx::query("INSERT INTO recoveries (code_hash, teacher_id) VALUES ($1, $2)")
            .bind(code)
            .bind(id)
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}
