//! Puzzles that teachers have set. An id says all of a puzzle, so that only it and a title are kept.

use super::replays::{self, Along};
use super::{Store, StoreError, TeacherId, fresh_id};
use sqlx::AnyConnection;

/// The most puzzles of one teacher.
pub const MAX_OWN: i64 = 2_000;

/// A puzzle that a teacher has set.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OwnPuzzle {
    /// What the teacher's list knows it by.
    pub id: String,
    /// The puzzle's id, which says all of it.
    pub puzzle: String,
    /// What the teacher calls it; it may be empty.
    pub title: String,
    /// When it was set, in milliseconds.
    pub created_ms: i64,
}

/// A puzzle to be kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewOwnPuzzle {
    /// The puzzle's id.
    pub puzzle: String,
    /// What the teacher calls it.
    pub title: String,
}

/// What became of a puzzle that was to be kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SetPuzzle {
    /// It is kept.
    Made(OwnPuzzle),
    /// The teacher had set it already; it stays as it was.
    Known(OwnPuzzle),
    /// There are as many as may be.
    Full,
}

/// A row: id, puzzle, title, time.
type Row = (String, String, String, i64);

fn own((id, puzzle, title, created_ms): Row) -> OwnPuzzle {
    OwnPuzzle { id, puzzle, title, created_ms }
}

impl Store {
    /// The puzzles of a teacher, the latest first.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn own_puzzles(&self, teacher: &TeacherId) -> Result<Vec<OwnPuzzle>, StoreError> {
        let rows: Vec<Row> = sqlx::query_as(
            "SELECT id, puzzle, title, created_at FROM own_puzzles WHERE teacher_id = $1 \
             ORDER BY id DESC",
        )
        .bind(&teacher.0)
        .fetch_all(&self.read)
        .await?;
        Ok(rows.into_iter().map(own).collect())
    }

    /// A puzzle of this teacher; one of another looks like none.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn own_puzzle(&self, teacher: &TeacherId, id: &str) -> Result<Option<OwnPuzzle>, StoreError> {
        let row: Option<Row> = sqlx::query_as(
            "SELECT id, puzzle, title, created_at FROM own_puzzles WHERE teacher_id = $1 AND id = $2",
        )
        .bind(&teacher.0)
        .bind(id)
        .fetch_optional(&self.read)
        .await?;
        Ok(row.map(own))
    }

    /// Keeps a puzzle, once, with what is kept along with it.
    ///
    /// # Errors
    ///
    /// The request was taken over, or the database does not answer.
    pub async fn set_own_puzzle_once(
        &self,
        teacher: &TeacherId,
        new: &NewOwnPuzzle,
        now_ms: i64,
        along: Along<'_, SetPuzzle>,
    ) -> Result<SetPuzzle, StoreError> {
        let mut transaction = self.write.begin().await?;
        let count = count_held(&mut transaction, teacher).await?;
        let known: Option<Row> = sqlx::query_as(
            "SELECT id, puzzle, title, created_at FROM own_puzzles WHERE teacher_id = $1 AND puzzle = $2",
        )
        .bind(&teacher.0)
        .bind(&new.puzzle)
        .fetch_optional(&mut *transaction)
        .await?;
        let set = match known {
            Some(row) => SetPuzzle::Known(own(row)),
            None if count >= MAX_OWN => SetPuzzle::Full,
            None => SetPuzzle::Made(insert(&mut transaction, teacher, new, now_ms).await?),
        };
        replays::keep(&mut transaction, along(&set)).await?;
        transaction.commit().await?;
        Ok(set)
    }

    /// Keeps puzzles in their order, each once: one that the teacher has already is passed over, and so
    /// is what goes beyond [`MAX_OWN`]. Gives those that were added.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn add_own_puzzles(
        &self,
        teacher: &TeacherId,
        new: &[NewOwnPuzzle],
        now_ms: i64,
    ) -> Result<Vec<OwnPuzzle>, StoreError> {
        let mut transaction = self.write.begin().await?;
        let count = count_held(&mut transaction, teacher).await?;
        let known: Vec<(String,)> = sqlx::query_as("SELECT puzzle FROM own_puzzles WHERE teacher_id = $1")
            .bind(&teacher.0)
            .fetch_all(&mut *transaction)
            .await?;
        let room = usize::try_from(MAX_OWN.saturating_sub(count)).unwrap_or_default();
        let mut seen: std::collections::BTreeSet<String> =
            known.into_iter().map(|(puzzle,)| puzzle).collect();
        let fresh = new.iter().filter(|new| seen.insert(new.puzzle.clone())).take(room);
        let mut added = Vec::new();
        for new in fresh {
            added.push(insert(&mut transaction, teacher, new, now_ms).await?);
        }
        transaction.commit().await?;
        Ok(added)
    }

    /// Erases a puzzle of this teacher; says whether there was one.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn erase_own_puzzle(&self, teacher: &TeacherId, id: &str) -> Result<bool, StoreError> {
        let erased = sqlx::query("DELETE FROM own_puzzles WHERE teacher_id = $1 AND id = $2")
            .bind(&teacher.0)
            .bind(id)
            .execute(&self.write)
            .await?;
        Ok(erased.rows_affected() > 0)
    }
}

/// How many puzzles a teacher has; the teacher's row is held, so that what is sent at once is kept one
/// after the other.
async fn count_held(connection: &mut AnyConnection, teacher: &TeacherId) -> Result<i64, StoreError> {
    sqlx::query("UPDATE teachers SET created_at = created_at WHERE id = $1")
        .bind(&teacher.0)
        .execute(&mut *connection)
        .await?;
    let count = sqlx::query_scalar("SELECT COUNT(*) FROM own_puzzles WHERE teacher_id = $1");
    Ok(count.bind(&teacher.0).fetch_one(connection).await?)
}

async fn insert(
    connection: &mut AnyConnection,
    teacher: &TeacherId,
    new: &NewOwnPuzzle,
    now_ms: i64,
) -> Result<OwnPuzzle, StoreError> {
    let id = fresh_id();
    sqlx::query(
        "INSERT INTO own_puzzles (id, teacher_id, puzzle, title, created_at) VALUES ($1, $2, $3, $4, $5)",
    )
    .bind(&id)
    .bind(&teacher.0)
    .bind(&new.puzzle)
    .bind(&new.title)
    .bind(now_ms)
    .execute(connection)
    .await?;
    Ok(OwnPuzzle { id, puzzle: new.puzzle.clone(), title: new.title.clone(), created_ms: now_ms })
}
