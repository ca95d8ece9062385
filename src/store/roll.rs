//! The list of a class as its teachers keep it: names, PINs and cards anew, pupils who go to another
//! class or for good.

use super::classes::hold_class;
use super::students::{Row, read, size};
use super::{Class, NewStudent, Store, StoreError, Student};
use sqlx::AnyConnection;

/// A pupil on the list, with when they last signed in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Listed {
    /// Who it is.
    pub student: Student,
    /// When they last signed in, in milliseconds, if ever.
    pub signed_ms: Option<i64>,
}

impl Store {
    /// The pupils of a class, in the order in which they were put on its list.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn roll(&self, class: &Class) -> Result<Vec<Listed>, StoreError> {
        let rows: Vec<(String, String, String, String, Option<i64>)> = sqlx::query_as(
            "SELECT id, class_id, learner_id, name, signed_at FROM students WHERE class_id = $1 ORDER BY id",
        )
        .bind(&class.id)
        .fetch_all(&self.read)
        .await?;
        let listed = |(id, class, learner, name, signed_ms)| Listed {
            student: read((id, class, learner, name)),
            signed_ms,
        };
        Ok(rows.into_iter().map(listed).collect())
    }

    /// The pupil of that id, if they are of this class.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn student(&self, class: &Class, id: &str) -> Result<Option<Student>, StoreError> {
        let row: Option<Row> = sqlx::query_as(
            "SELECT id, class_id, learner_id, name FROM students WHERE id = $1 AND class_id = $2",
        )
        .bind(id)
        .bind(&class.id)
        .fetch_optional(&self.read)
        .await?;
        Ok(row.map(read))
    }

    /// Gives a pupil another name.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn rename_student(&self, student: &Student, name: &str) -> Result<(), StoreError> {
        sqlx::query("UPDATE students SET name = $2 WHERE id = $1")
            .bind(&student.id)
            .bind(name)
            .execute(&self.write)
            .await?;
        Ok(())
    }

    /// Gives a pupil another PIN, and signs them out everywhere. The card still works.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn reset_pin(&self, student: &Student, pin: &str) -> Result<(), StoreError> {
        let mut transaction = self.write.begin().await?;
        sqlx::query("UPDATE students SET pin = $2 WHERE id = $1")
            .bind(&student.id)
            .bind(pin)
            .execute(&mut *transaction)
            .await?;
        sign_out(&mut transaction, student).await?;
        transaction.commit().await?;
        Ok(())
    }

    /// Gives pupils other PINs and cards, and signs them out everywhere; all of them or none.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn renew_cards(&self, renewed: &[(&Student, NewStudent)]) -> Result<(), StoreError> {
        let mut transaction = self.write.begin().await?;
        for (student, NewStudent { pin, card_hash, .. }) in renewed {
            sqlx::query("UPDATE students SET pin = $2, card_hash = $3 WHERE id = $1")
                .bind(&student.id)
                .bind(pin)
                .bind(card_hash)
                .execute(&mut *transaction)
                .await?;
            sign_out(&mut transaction, student).await?;
        }
        transaction.commit().await?;
        Ok(())
    }

    /// Moves pupils to another class with all that is theirs, under these names; nobody where the
    /// class would have more than `most`.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn move_students(
        &self,
        moved: &[(&Student, String)],
        to: &Class,
        most: i64,
    ) -> Result<bool, StoreError> {
        let mut transaction = self.write.begin().await?;
        let open = hold_class(&mut transaction, &to.id).await?;
        let size = size(&mut transaction, &to.id).await?;
        if size.saturating_add(i64::try_from(moved.len()).unwrap_or(i64::MAX)) > most {
            return Ok(false);
        }
        for (student, name) in moved {
            sqlx::query("UPDATE students SET class_id = $3, name = $4 WHERE id = $1 AND class_id = $2")
                .bind(&student.id)
                .bind(&student.class_id)
                .bind(&to.id)
                .bind(name)
                .execute(&mut *transaction)
                .await?;
            // Nobody is signed in to a class that is put away.
            if open == Some(false) {
                sign_out(&mut transaction, student).await?;
            }
        }
        transaction.commit().await?;
        Ok(true)
    }

    /// How many answers are kept of a pupil.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn count_answers(&self, student: &Student) -> Result<i64, StoreError> {
        let count = sqlx::query_scalar("SELECT COUNT(*) FROM attempts WHERE learner_id = $1")
            .bind(&student.learner_id)
            .fetch_one(&self.read)
            .await?;
        Ok(count)
    }

    /// Erases a pupil with everything that is kept of them.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn erase_student(&self, student: &Student) -> Result<(), StoreError> {
        let mut transaction = self.write.begin().await?;
        sqlx::query("UPDATE students SET name = name WHERE id = $1")
            .bind(&student.id)
            .execute(&mut *transaction)
            .await?;
        sign_out(&mut transaction, student).await?;
        sqlx::query("DELETE FROM learners WHERE id = $1")
            .bind(&student.learner_id)
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await?;
        Ok(())
    }
}

/// Signs a pupil whose row is held out on every device.
async fn sign_out(connection: &mut AnyConnection, student: &Student) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM devices WHERE learner_id = $1")
        .bind(&student.learner_id)
        .execute(connection)
        .await?;
    Ok(())
}
