//! Classes, and which teachers they belong to.
//!
//! A [`Class`] is only given to a teacher of it, so that whoever holds one has been let in. A class
//! that is not there and one of others look alike.

use super::replays::{self, Along};
use super::{Store, StoreError, TeacherId, fresh_id};
use sqlx::AnyConnection;
use std::collections::BTreeMap;

/// A class, as one of its teachers sees it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Class {
    /// The id.
    pub id: String,
    /// What pupils enter to find the class.
    pub code: String,
    /// What the teacher calls it.
    pub name: String,
    /// The IANA name of the time zone in which its times are written.
    pub zone: String,
    /// Whether it is this teacher's own, so that they may archive and erase it.
    pub owner: bool,
    /// When it was put away, if it was.
    pub archived_ms: Option<i64>,
}

/// What a class holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Holdings {
    /// How many pupils.
    pub students: i64,
    /// How many answers of theirs.
    pub answers: i64,
    /// How many assignments.
    pub assignments: i64,
}

/// A row: id, code, name, zone, owner, archived.
type Row = (String, String, String, String, i16, Option<i64>);

impl Store {
    /// Makes a class, which belongs to this teacher; nothing where the code is taken.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn create_class(
        &self,
        teacher: &TeacherId,
        code: &str,
        name: &str,
        zone: &str,
        now_ms: i64,
    ) -> Result<Option<Class>, StoreError> {
        self.create_class_once(teacher, code, name, zone, now_ms, &|_| None).await
    }

    /// The same, with what is kept along with it.
    ///
    /// # Errors
    ///
    /// The request was taken over, or the database does not answer.
    pub async fn create_class_once(
        &self,
        teacher: &TeacherId,
        code: &str,
        name: &str,
        zone: &str,
        now_ms: i64,
        along: Along<'_, Class>,
    ) -> Result<Option<Class>, StoreError> {
        let mut transaction = self.write.begin().await?;
        let id = fresh_id();
        let made = sqlx::query(
            "INSERT INTO classes (id, code, name, zone, created_at) VALUES ($1, $2, $3, $4, $5) \
             ON CONFLICT (code) DO NOTHING",
        )
        .bind(&id)
        .bind(code)
        .bind(name)
        .bind(zone)
        .bind(now_ms)
        .execute(&mut *transaction)
        .await?;
        if made.rows_affected() == 0 {
            return Ok(None);
        }
        sqlx::query("INSERT INTO class_teachers (class_id, teacher_id, owner) VALUES ($1, $2, 1)")
            .bind(&id)
            .bind(&teacher.0)
            .execute(&mut *transaction)
            .await?;
        let (code, name, zone) = (code.to_owned(), name.to_owned(), zone.to_owned());
        let class = Class { id, code, name, zone, owner: true, archived_ms: None };
        replays::keep(&mut transaction, along(&class)).await?;
        transaction.commit().await?;
        Ok(Some(class))
    }

    /// The classes of a teacher, the oldest first.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn classes(&self, teacher: &TeacherId) -> Result<Vec<Class>, StoreError> {
        let rows: Vec<Row> = sqlx::query_as(
            "SELECT classes.id, classes.code, classes.name, classes.zone, class_teachers.owner, \
             classes.archived_at FROM class_teachers JOIN classes ON classes.id = class_teachers.class_id \
             WHERE class_teachers.teacher_id = $1 ORDER BY classes.id",
        )
        .bind(&teacher.0)
        .fetch_all(&self.read)
        .await?;
        Ok(rows.into_iter().map(read).collect())
    }

    /// The class of that id, if it is one of this teacher's.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn class(&self, teacher: &TeacherId, id: &str) -> Result<Option<Class>, StoreError> {
        let row: Option<Row> = sqlx::query_as(
            "SELECT classes.id, classes.code, classes.name, classes.zone, class_teachers.owner, \
             classes.archived_at FROM class_teachers JOIN classes ON classes.id = class_teachers.class_id \
             WHERE class_teachers.class_id = $1 AND class_teachers.teacher_id = $2",
        )
        .bind(id)
        .bind(&teacher.0)
        .fetch_optional(&self.read)
        .await?;
        Ok(row.map(read))
    }

    /// How many pupils each class of a teacher has.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn class_sizes(&self, teacher: &TeacherId) -> Result<BTreeMap<String, i64>, StoreError> {
        let rows: Vec<(String, i64)> = sqlx::query_as(
            "SELECT students.class_id, COUNT(*) FROM students \
             JOIN class_teachers ON class_teachers.class_id = students.class_id \
             WHERE class_teachers.teacher_id = $1 GROUP BY students.class_id",
        )
        .bind(&teacher.0)
        .fetch_all(&self.read)
        .await?;
        Ok(rows.into_iter().collect())
    }

    /// Gives a class another name and time zone.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn change_class(&self, class: &Class, name: &str, zone: &str) -> Result<(), StoreError> {
        sqlx::query("UPDATE classes SET name = $2, zone = $3 WHERE id = $1")
            .bind(&class.id)
            .bind(name)
            .bind(zone)
            .execute(&self.write)
            .await?;
        Ok(())
    }

    /// Puts a class away, so that its pupils are signed out and cannot sign in.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn archive_class(&self, class: &Class, now_ms: i64) -> Result<(), StoreError> {
        let mut transaction = self.write.begin().await?;
        sqlx::query("UPDATE classes SET archived_at = COALESCE(archived_at, $2) WHERE id = $1")
            .bind(&class.id)
            .bind(now_ms)
            .execute(&mut *transaction)
            .await?;
        sqlx::query(
            "DELETE FROM devices WHERE learner_id IN (SELECT learner_id FROM students WHERE class_id = $1)",
        )
        .bind(&class.id)
        .execute(&mut *transaction)
        .await?;
        transaction.commit().await?;
        Ok(())
    }

    /// Takes a class back that was put away.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn unarchive_class(&self, class: &Class) -> Result<(), StoreError> {
        sqlx::query("UPDATE classes SET archived_at = NULL WHERE id = $1")
            .bind(&class.id)
            .execute(&self.write)
            .await?;
        Ok(())
    }

    /// What a class holds, before it is erased.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn holdings(&self, class: &Class) -> Result<Holdings, StoreError> {
        let (students, answers, assignments) = sqlx::query_as(
            "SELECT (SELECT COUNT(*) FROM students WHERE class_id = $1), \
             (SELECT COUNT(*) FROM attempts \
             JOIN students ON students.learner_id = attempts.learner_id WHERE students.class_id = $1), \
             (SELECT COUNT(*) FROM assignments WHERE class_id = $1)",
        )
        .bind(&class.id)
        .fetch_one(&self.read)
        .await?;
        Ok(Holdings { students, answers, assignments })
    }

    /// Erases a class with its pupils and everything that is kept of them.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn erase_class(&self, class: &Class) -> Result<(), StoreError> {
        let mut transaction = self.write.begin().await?;
        // Whoever adds or moves pupils waits until the class is gone.
        for sql in [
            "UPDATE classes SET name = name WHERE id = $1",
            "UPDATE students SET name = name WHERE class_id = $1",
            "DELETE FROM devices WHERE learner_id IN (SELECT learner_id FROM students WHERE class_id = $1)",
            "DELETE FROM learners WHERE id IN (SELECT learner_id FROM students WHERE class_id = $1)",
            "DELETE FROM classes WHERE id = $1",
        ] {
            sqlx::query(sql).bind(&class.id).execute(&mut *transaction).await?;
        }
        transaction.commit().await?;
        Ok(())
    }
}

/// Holds the row of a class, so that nobody else changes who belongs to it until the transaction ends;
/// says whether pupils may sign in, nothing where it has gone. Classes are locked before pupils, pupils
/// before devices, and devices before learners, everywhere.
pub(super) async fn hold_class(
    connection: &mut AnyConnection,
    class_id: &str,
) -> Result<Option<bool>, StoreError> {
    let archived: Option<Option<i64>> =
        sqlx::query_scalar("UPDATE classes SET name = name WHERE id = $1 RETURNING archived_at")
            .bind(class_id)
            .fetch_optional(connection)
            .await?;
    Ok(archived.map(|archived| archived.is_none()))
}

fn read((id, code, name, zone, owner, archived_ms): Row) -> Class {
    Class { id, code, name, zone, owner: owner > 0, archived_ms }
}
