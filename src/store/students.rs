//! Pupils: learners with a name in a class, and the devices on which they are signed in.
//!
//! PINs come and go as PHC strings, cards and tokens as hashes.

use super::classes::hold_class;
use super::replays::{self, Along};
use super::{Class, LearnerKey, Store, StoreError, fresh_id};
use sqlx::AnyConnection;

/// A pupil of a class.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Student {
    /// The id.
    pub id: String,
    /// The class.
    pub class_id: String,
    /// Whose progress is theirs.
    pub learner_id: String,
    /// The name on the class's list.
    pub name: String,
}

/// A pupil to be put on a class's list.
#[derive(Debug, Clone)]
pub struct NewStudent {
    /// The name.
    pub name: String,
    /// The PIN's hash, as a PHC string.
    pub pin: String,
    /// The hash of the card's token.
    pub card_hash: String,
}

/// A pupil who is signed in on a device, with what they may know of their class.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pupil {
    /// Who it is.
    pub student: Student,
    /// What the class is called.
    pub class_name: String,
    /// The IANA name of the class's time zone.
    pub zone: String,
}

/// A row: id, class, learner, name.
pub(super) type Row = (String, String, String, String);

impl Store {
    /// Puts pupils on a class's list, in this order; all of them or none.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn add_students(
        &self,
        class: &Class,
        new: &[NewStudent],
        now_ms: i64,
    ) -> Result<Vec<Student>, StoreError> {
        let mut transaction = self.write.begin().await?;
        let students = insert(&mut transaction, class, new, now_ms).await?;
        transaction.commit().await?;
        Ok(students)
    }

    /// The same where the class still has as many pupils as the teacher has seen; nothing where it
    /// has not, so that a form that is sent twice adds nobody twice.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn add_students_to(
        &self,
        class: &Class,
        seen: i64,
        new: &[NewStudent],
        now_ms: i64,
    ) -> Result<Option<Vec<Student>>, StoreError> {
        self.add_students_once(class, seen, new, now_ms, &|_| None).await
    }

    /// The same, with what is kept along with it.
    ///
    /// # Errors
    ///
    /// The request was taken over, or the database does not answer.
    pub async fn add_students_once(
        &self,
        class: &Class,
        seen: i64,
        new: &[NewStudent],
        now_ms: i64,
        along: Along<'_, Vec<Student>>,
    ) -> Result<Option<Vec<Student>>, StoreError> {
        let mut transaction = self.write.begin().await?;
        hold_class(&mut transaction, &class.id).await?;
        if size(&mut transaction, &class.id).await? != seen {
            return Ok(None);
        }
        let students = insert(&mut transaction, class, new, now_ms).await?;
        replays::keep(&mut transaction, along(&students)).await?;
        transaction.commit().await?;
        Ok(Some(students))
    }

    /// The pupils of a class, in the order in which they were put on its list.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn students(&self, class: &Class) -> Result<Vec<Student>, StoreError> {
        self.students_of(&class.id).await
    }

    /// The pupils of the class of that id, in the order of its list.
    pub(super) async fn students_of(&self, class_id: &str) -> Result<Vec<Student>, StoreError> {
        let rows: Vec<Row> = sqlx::query_as(
            "SELECT id, class_id, learner_id, name FROM students WHERE class_id = $1 ORDER BY id",
        )
        .bind(class_id)
        .fetch_all(&self.read)
        .await?;
        Ok(rows.into_iter().map(read).collect())
    }

    /// Signs a pupil in on a device: what is done there from now on is theirs. Not where the class has
    /// been put away, or where `pin` was looked at and is theirs no longer: to look at it takes a while.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn open_device(
        &self,
        student: &Student,
        pin: Option<&str>,
        device: &LearnerKey,
        now_ms: i64,
    ) -> Result<bool, StoreError> {
        let mut transaction = self.write.begin().await?;
        // Whoever puts the class away or changes the PIN waits, and then signs this device out too.
        let open = hold_class(&mut transaction, &student.class_id).await?;
        let held = sqlx::query(
            "UPDATE students SET signed_at = $4 \
             WHERE id = $1 AND class_id = $2 AND pin = COALESCE($3, pin)",
        )
        .bind(&student.id)
        .bind(&student.class_id)
        .bind(pin)
        .bind(now_ms)
        .execute(&mut *transaction)
        .await?;
        if open != Some(true) || held.rows_affected() == 0 {
            return Ok(false);
        }
        sqlx::query("INSERT INTO devices (token_hash, learner_id, seen_at) VALUES ($1, $2, $3)")
            .bind(&device.0)
            .bind(&student.learner_id)
            .bind(now_ms)
            .execute(&mut *transaction)
            .await?;
        sqlx::query("UPDATE learners SET seen_at = $2 WHERE id = $1")
            .bind(&student.learner_id)
            .bind(now_ms)
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await?;
        Ok(true)
    }

    /// Signs the pupil of a device out.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn close_device(&self, device: &LearnerKey) -> Result<(), StoreError> {
        sqlx::query(
            "DELETE FROM devices WHERE token_hash = $1 \
             AND learner_id IN (SELECT learner_id FROM students)",
        )
        .bind(&device.0)
        .execute(&self.write)
        .await?;
        Ok(())
    }

    /// Signs pupils out on devices that were last used before this time.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn forget_devices(&self, before_ms: i64) -> Result<(), StoreError> {
        sqlx::query(
            "DELETE FROM devices WHERE seen_at < $1 AND learner_id IN (SELECT learner_id FROM students)",
        )
        .bind(before_ms)
        .execute(&self.write)
        .await?;
        Ok(())
    }

    /// The pupil who is signed in on a device.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn pupil(&self, device: &LearnerKey) -> Result<Option<Pupil>, StoreError> {
        let row: Option<(String, String, String, String, String, String)> = sqlx::query_as(
            "SELECT students.id, students.class_id, students.learner_id, students.name, \
             classes.name, classes.zone FROM devices \
             JOIN students ON students.learner_id = devices.learner_id \
             JOIN classes ON classes.id = students.class_id WHERE devices.token_hash = $1",
        )
        .bind(&device.0)
        .fetch_optional(&self.read)
        .await?;
        Ok(row.map(|(id, class, learner, name, class_name, zone)| Pupil {
            student: read((id, class, learner, name)),
            class_name,
            zone,
        }))
    }
}

async fn insert(
    connection: &mut AnyConnection,
    class: &Class,
    new: &[NewStudent],
    now_ms: i64,
) -> Result<Vec<Student>, StoreError> {
    let mut students = Vec::new();
    for NewStudent { name, pin, card_hash } in new {
        let (id, learner_id) = (fresh_id(), fresh_id());
        sqlx::query("INSERT INTO learners (id, created_at, seen_at, remembered) VALUES ($1, $2, $2, 1)")
            .bind(&learner_id)
            .bind(now_ms)
            .execute(&mut *connection)
            .await?;
        sqlx::query(
            "INSERT INTO students (id, class_id, learner_id, name, pin, card_hash, created_at) \
             VALUES ($1, $2, $3, $4, $5, $6, $7)",
        )
        .bind(&id)
        .bind(&class.id)
        .bind(&learner_id)
        .bind(name)
        .bind(pin)
        .bind(card_hash)
        .bind(now_ms)
        .execute(&mut *connection)
        .await?;
        students.push(Student { id, class_id: class.id.clone(), learner_id, name: name.clone() });
    }
    Ok(students)
}

/// How many pupils a class has that the transaction holds, so that the number stays until it ends.
pub(super) async fn size(connection: &mut AnyConnection, class_id: &str) -> Result<i64, StoreError> {
    let size = sqlx::query_scalar("SELECT COUNT(*) FROM students WHERE class_id = $1")
        .bind(class_id)
        .fetch_one(connection)
        .await?;
    Ok(size)
}

pub(super) fn read((id, class_id, learner_id, name): Row) -> Student {
    Student { id, class_id, learner_id, name }
}
