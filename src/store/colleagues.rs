//! The teachers of a class: who made it, and who was let in by a code.
//!
//! Only hashes of codes are kept.

use super::classes::hold_class;
use super::{Class, Store, StoreError, TeacherId};
use sqlx::AnyConnection;

/// A teacher of a class.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Colleague {
    /// The id.
    pub id: TeacherId,
    /// The user name.
    pub name: String,
    /// Whether the class is theirs.
    pub owner: bool,
}

/// How a code stood with which a teacher wants to join a class.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Joined {
    /// There is no such code, or it was used.
    Unknown,
    /// It is too old.
    Expired,
    /// The teacher has the class already; the code stays as it is.
    Already(Class),
    /// The class is theirs too from now on.
    Done(Class),
}

impl Store {
    /// The teachers of a class: whoever made it first, then the others by name.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn colleagues(&self, class: &Class) -> Result<Vec<Colleague>, StoreError> {
        let rows: Vec<(String, String, i16)> = sqlx::query_as(
            "SELECT teachers.id, teachers.name, class_teachers.owner FROM class_teachers \
             JOIN teachers ON teachers.id = class_teachers.teacher_id \
             WHERE class_teachers.class_id = $1 ORDER BY class_teachers.owner DESC, teachers.name",
        )
        .bind(&class.id)
        .fetch_all(&self.read)
        .await?;
        let colleague = |(id, name, owner)| Colleague { id: TeacherId(id), name, owner: owner > 0 };
        Ok(rows.into_iter().map(colleague).collect())
    }

    /// Keeps a code by which one teacher can join a class, in place of an earlier one.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn invite(&self, class: &Class, code_hash: &str, expires_ms: i64) -> Result<(), StoreError> {
        let mut transaction = self.write.begin().await?;
        sqlx::query("DELETE FROM class_invites WHERE class_id = $1")
            .bind(&class.id)
            .execute(&mut *transaction)
            .await?;
        sqlx::query("INSERT INTO class_invites (code_hash, class_id, expires_at) VALUES ($1, $2, $3)")
            .bind(code_hash)
            .bind(&class.id)
            .bind(expires_ms)
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await?;
        Ok(())
    }

    /// Lets a teacher in by a code, which is used up.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn join_class(
        &self,
        teacher: &TeacherId,
        code_hash: &str,
        now_ms: i64,
    ) -> Result<Joined, StoreError> {
        let Some(class_id) = self.invited_to(code_hash).await? else { return Ok(Joined::Unknown) };
        let mut transaction = self.write.begin().await?;
        if hold_class(&mut transaction, &class_id).await?.is_none() {
            return Ok(Joined::Unknown);
        }
        // Taken before anything is decided: of two that enter one code at once, one waits and finds none.
        let taken: Option<i64> =
            sqlx::query_scalar("DELETE FROM class_invites WHERE code_hash = $1 RETURNING expires_at")
                .bind(code_hash)
                .fetch_optional(&mut *transaction)
                .await?;
        let Some(expires_ms) = taken else { return Ok(Joined::Unknown) };
        if expires_ms <= now_ms {
            return Ok(Joined::Expired);
        }
        let fresh = insert(&mut transaction, teacher, &class_id).await?;
        if fresh {
            transaction.commit().await?;
        } else {
            transaction.rollback().await?;
        }
        let class = self.class(teacher, &class_id).await?;
        Ok(match class {
            Some(class) if fresh => Joined::Done(class),
            Some(class) => Joined::Already(class),
            None => Joined::Unknown,
        })
    }

    async fn invited_to(&self, code_hash: &str) -> Result<Option<String>, StoreError> {
        let class_id = sqlx::query_scalar("SELECT class_id FROM class_invites WHERE code_hash = $1")
            .bind(code_hash)
            .fetch_optional(&self.read)
            .await?;
        Ok(class_id)
    }

    /// Takes a class from a teacher whose own it is not; says whether it was given to them.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn part(&self, class: &Class, teacher: &TeacherId) -> Result<bool, StoreError> {
        let mut transaction = self.write.begin().await?;
        hold_class(&mut transaction, &class.id).await?;
        let gone =
            sqlx::query("DELETE FROM class_teachers WHERE class_id = $1 AND teacher_id = $2 AND owner = 0")
                .bind(&class.id)
                .bind(&teacher.0)
                .execute(&mut *transaction)
                .await?;
        transaction.commit().await?;
        Ok(gone.rows_affected() > 0)
    }
}

/// Makes a teacher one of a class's; says whether they were not before.
async fn insert(
    connection: &mut AnyConnection,
    teacher: &TeacherId,
    class_id: &str,
) -> Result<bool, StoreError> {
    let joined = sqlx::query(
        "INSERT INTO class_teachers (class_id, teacher_id, owner) VALUES ($1, $2, 0) \
         ON CONFLICT (class_id, teacher_id) DO NOTHING",
    )
    .bind(class_id)
    .bind(&teacher.0)
    .execute(connection)
    .await?;
    Ok(joined.rows_affected() > 0)
}
