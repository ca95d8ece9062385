//! Assignments: what teachers set for their classes.
//!
//! An [`Assignment`] is only given to a teacher of its class, or, once it has been opened, to a pupil
//! of it, so that whoever holds one has been let in. Its exercises can be changed until it is opened:
//! after that pupils have answered them by their numbers.

use super::items;
use super::replays::{self, Along};
use super::{Class, Store, StoreError, Student, TeacherId, fresh_id};
use crate::assignment::Item;

/// What a teacher has set, or is about to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Assignment {
    /// The id.
    pub id: String,
    /// The class.
    pub class_id: String,
    /// How it is set.
    pub terms: Terms,
    /// When it was made, in milliseconds.
    pub created_ms: i64,
    /// When it was first opened, if it was.
    pub opened_ms: Option<i64>,
    /// When it was closed, if it is.
    pub closed_ms: Option<i64>,
    /// What is picked for it, in order.
    pub items: Vec<Item>,
}

/// How an assignment is set.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Terms {
    /// What it is called.
    pub title: String,
    /// What the teacher has to say about it.
    pub note: String,
    /// When it is due, in milliseconds, if ever.
    pub due_ms: Option<i64>,
    /// How many answers each exercise takes; as many as wanted where nothing is said.
    pub attempts: Option<i64>,
    /// Whether hints are shown.
    pub hints: bool,
}

/// A row: id, class, title, note, due, attempts, hints, created, opened, closed.
type Row = (String, String, String, String, Option<i64>, Option<i64>, i16, i64, Option<i64>, Option<i64>);

/// What is read of assignments.
macro_rules! select {
    ($rest:literal) => {
        concat!(
            "SELECT assignments.id, assignments.class_id, assignments.title, assignments.note, \
             assignments.due_at, assignments.attempts, assignments.hints, assignments.created_at, \
             assignments.opened_at, assignments.closed_at FROM assignments ",
            $rest
        )
    };
}

impl Assignment {
    /// Whether pupils can answer now.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.opened_ms.is_some() && self.closed_ms.is_none()
    }
}

impl Store {
    /// Makes an assignment for a class; its pupils do not see it until it is opened.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn create_assignment(
        &self,
        class: &Class,
        terms: &Terms,
        items: &[Item],
        now_ms: i64,
    ) -> Result<Assignment, StoreError> {
        self.create_assignment_once(class, (terms, items), false, now_ms, &|_| None).await
    }

    /// The same, opened at once where that is wanted, with what is kept along with it.
    ///
    /// # Errors
    ///
    /// The request was taken over, or the database does not answer.
    pub async fn create_assignment_once(
        &self,
        class: &Class,
        (terms, items): (&Terms, &[Item]),
        open: bool,
        now_ms: i64,
        along: Along<'_, Assignment>,
    ) -> Result<Assignment, StoreError> {
        let (id, opened_ms) = (fresh_id(), open.then_some(now_ms));
        let mut transaction = self.write.begin().await?;
        sqlx::query(
            "INSERT INTO assignments \
             (id, class_id, title, note, due_at, attempts, hints, created_at, opened_at) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
        )
        .bind(&id)
        .bind(&class.id)
        .bind(&terms.title)
        .bind(&terms.note)
        .bind(terms.due_ms)
        .bind(terms.attempts)
        .bind(i16::from(terms.hints))
        .bind(now_ms)
        .bind(opened_ms)
        .execute(&mut *transaction)
        .await?;
        items::put(&mut transaction, &id, items).await?;
        let (terms, items) = (terms.clone(), items.to_vec());
        let class_id = class.id.clone();
        let set = Assignment { id, class_id, terms, created_ms: now_ms, opened_ms, closed_ms: None, items };
        replays::keep(&mut transaction, along(&set)).await?;
        transaction.commit().await?;
        Ok(set)
    }

    /// Sets an assignment otherwise; its exercises too, as long as it has never been opened.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn edit_assignment(
        &self,
        assignment: &Assignment,
        terms: &Terms,
        items: &[Item],
    ) -> Result<(), StoreError> {
        let mut transaction = self.write.begin().await?;
        let opened: Option<Option<i64>> = sqlx::query_scalar(
            "UPDATE assignments SET title = $2, note = $3, due_at = $4, attempts = $5, hints = $6 \
             WHERE id = $1 RETURNING opened_at",
        )
        .bind(&assignment.id)
        .bind(&terms.title)
        .bind(&terms.note)
        .bind(terms.due_ms)
        .bind(terms.attempts)
        .bind(i16::from(terms.hints))
        .fetch_optional(&mut *transaction)
        .await?;
        if opened == Some(None) {
            items::put(&mut transaction, &assignment.id, items).await?;
        }
        transaction.commit().await?;
        Ok(())
    }

    /// Opens an assignment for the pupils of its class, also one that was closed.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn open_assignment(&self, assignment: &Assignment, now_ms: i64) -> Result<(), StoreError> {
        sqlx::query(
            "UPDATE assignments SET opened_at = COALESCE(opened_at, $2), closed_at = NULL WHERE id = $1",
        )
        .bind(&assignment.id)
        .bind(now_ms)
        .execute(&self.write)
        .await?;
        Ok(())
    }

    /// Closes an open assignment: it takes no more answers.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn close_assignment(&self, assignment: &Assignment, now_ms: i64) -> Result<(), StoreError> {
        sqlx::query(
            "UPDATE assignments SET closed_at = $2 \
             WHERE id = $1 AND opened_at IS NOT NULL AND closed_at IS NULL",
        )
        .bind(&assignment.id)
        .bind(now_ms)
        .execute(&self.write)
        .await?;
        Ok(())
    }

    /// Erases an assignment. The answers stay with the pupils who gave them, as answers to puzzles.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn erase_assignment(&self, assignment: &Assignment) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM assignments WHERE id = $1")
            .bind(&assignment.id)
            .execute(&self.write)
            .await?;
        Ok(())
    }

    /// The assignments of a class, the newest first.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn assignments(&self, class: &Class) -> Result<Vec<Assignment>, StoreError> {
        let rows: Vec<Row> =
            sqlx::query_as(select!("WHERE assignments.class_id = $1 ORDER BY assignments.id DESC"))
                .bind(&class.id)
                .fetch_all(&self.read)
                .await?;
        let items = self.items_of_class(&class.id).await?;
        Ok(items::join(rows.into_iter().map(read).collect(), items))
    }

    /// The assignment of that id with its class, if it is one of this teacher's.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn assignment(
        &self,
        teacher: &TeacherId,
        id: &str,
    ) -> Result<Option<(Class, Assignment)>, StoreError> {
        let row: Option<Row> =
            sqlx::query_as(select!("WHERE assignments.id = $1")).bind(id).fetch_optional(&self.read).await?;
        let Some(found) = row.map(read) else { return Ok(None) };
        let Some(class) = self.class(teacher, &found.class_id).await? else { return Ok(None) };
        let items = self.items_of(&found.id).await?;
        Ok(Some((class, Assignment { items, ..found })))
    }

    /// The assignments that a pupil can see, the newest first: those of their class that have been
    /// opened.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn assignments_for(&self, student: &Student) -> Result<Vec<Assignment>, StoreError> {
        let rows: Vec<Row> = sqlx::query_as(select!(
            "WHERE assignments.class_id = $1 AND assignments.opened_at IS NOT NULL \
             ORDER BY assignments.id DESC"
        ))
        .bind(&student.class_id)
        .fetch_all(&self.read)
        .await?;
        let items = self.items_of_class(&student.class_id).await?;
        Ok(items::join(rows.into_iter().map(read).collect(), items))
    }

    /// The assignment of that id, if the pupil can see it.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn assignment_for(
        &self,
        student: &Student,
        id: &str,
    ) -> Result<Option<Assignment>, StoreError> {
        let row: Option<Row> = sqlx::query_as(select!(
            "WHERE assignments.id = $1 AND assignments.class_id = $2 \
             AND assignments.opened_at IS NOT NULL"
        ))
        .bind(id)
        .bind(&student.class_id)
        .fetch_optional(&self.read)
        .await?;
        let Some(found) = row.map(read) else { return Ok(None) };
        let items = self.items_of(&found.id).await?;
        Ok(Some(Assignment { items, ..found }))
    }
}

fn read(row: Row) -> Assignment {
    let (id, class_id, title, note, due_ms, attempts, hints, created_ms, opened_ms, closed_ms) = row;
    let terms = Terms { title, note, due_ms, attempts, hints: hints > 0 };
    Assignment { id, class_id, terms, created_ms, opened_ms, closed_ms, items: Vec::new() }
}
