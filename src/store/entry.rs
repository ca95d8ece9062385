//! How pupils find in: a class by its code, a pupil by name and PIN or by card.
//!
//! Gives the PIN's hash out to be compared; who may try how often is not decided here.

use super::students::read;
use super::{Store, StoreError, Student};

/// A class as somebody sees it who knows its code.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Door {
    /// The id.
    pub class_id: String,
    /// What it is called.
    pub name: String,
    /// Whether it is put away, so that nobody can sign in.
    pub archived: bool,
}

/// A pupil who wants to sign in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Found {
    /// Who it is.
    pub student: Student,
    /// The PIN's hash.
    pub pin: String,
    /// The class.
    pub door: Door,
}

impl Store {
    /// The class of a code.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn door(&self, code: &str) -> Result<Option<Door>, StoreError> {
        let row: Option<(String, String, Option<i64>)> =
            sqlx::query_as("SELECT id, name, archived_at FROM classes WHERE code = $1")
                .bind(code)
                .fetch_optional(&self.read)
                .await?;
        Ok(row.map(|(class_id, name, archived)| Door { class_id, name, archived: archived.is_some() }))
    }

    /// The pupils behind a door, in the order of the class's list.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn behind(&self, door: &Door) -> Result<Vec<Student>, StoreError> {
        self.students_of(&door.class_id).await
    }

    /// The pupil of that id behind a door.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn find_pupil(&self, door: &Door, id: &str) -> Result<Option<Found>, StoreError> {
        let row: Option<(String, String, String, String, String)> = sqlx::query_as(
            "SELECT id, class_id, learner_id, name, pin FROM students WHERE class_id = $1 AND id = $2",
        )
        .bind(&door.class_id)
        .bind(id)
        .fetch_optional(&self.read)
        .await?;
        Ok(row.map(|(id, class, learner, name, pin)| Found {
            student: read((id, class, learner, name)),
            pin,
            door: door.clone(),
        }))
    }

    /// The pupil of a card.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn card(&self, card_hash: &str) -> Result<Option<Found>, StoreError> {
        type Carded = (String, String, String, String, String, String, Option<i64>);
        let row: Option<Carded> = sqlx::query_as(
            "SELECT students.id, students.class_id, students.learner_id, students.name, students.pin, \
             classes.name, classes.archived_at FROM students \
             JOIN classes ON classes.id = students.class_id WHERE students.card_hash = $1",
        )
        .bind(card_hash)
        .fetch_optional(&self.read)
        .await?;
        Ok(row.map(|(id, class_id, learner, name, pin, class, archived)| Found {
            student: read((id, class_id.clone(), learner, name)),
            pin,
            door: Door { class_id, name: class, archived: archived.is_some() },
        }))
    }
}
