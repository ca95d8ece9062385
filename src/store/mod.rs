//! What is kept: learners, their answers and what they remember of the rules; teachers, their classes
//! and their pupils.
//!
//! The only module that names `sqlx`. One SQL text serves SQLite and PostgreSQL; ids and times are
//! made in Rust. Returns plain values and knows no chess and no web.

mod accounts;
mod address;
mod assignments;
mod attempts;
mod backup;
mod beliefs;
mod classes;
mod codes;
mod colleagues;
mod entry;
mod error;
mod export;
mod items;
mod learners;
mod limits;
mod memories;
mod migrations;
mod open;
mod own_puzzles;
mod replays;
mod results;
mod roll;
mod sent;
mod students;
mod teachers;
mod tokens;
mod tries;

pub use accounts::{Credentials, Orphan};
pub use address::sqlite_address;
pub use assignments::{Assignment, Terms};
pub use attempts::{Answered, Attempt, Last, Progress};
pub use backup::{BackupError, backup, restore};
pub use beliefs::{Shown, ShownBy};
pub use classes::{Class, Holdings};
pub use codes::CodeState;
pub use colleagues::{Colleague, Joined};
pub use entry::{Door, Found};
pub use error::StoreError;
pub use export::KeptAnswer;
pub use items::{Fared, Standing};
pub use learners::LearnerKey;
pub use memories::{Memories, Recall};
pub use own_puzzles::{MAX_OWN, NewOwnPuzzle, OwnPuzzle, SetPuzzle};
pub use replays::{Along, Replay, Reply};
pub use results::{Given, Tally};
pub use roll::Listed;
pub use sent::{Kept, Refused, Sent, SetTask};
pub use students::{NewStudent, Pupil, Student};
pub use teachers::{NewTeacher, Teacher, TeacherId};
pub use tokens::{MOST_TOKENS, Token};
pub use tries::Tries;

use sqlx::AnyPool;

/// A handle to the database; cheap to clone.
#[derive(Debug, Clone)]
pub struct Store {
    read: AnyPool,
    /// SQLite has one writer at a time: its writes queue for one connection, in order, instead of
    /// trying again until a time-out. On PostgreSQL this is the same pool as `read`.
    write: AnyPool,
}

impl Store {
    /// Asks the database for a sign of life.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn ping(&self) -> Result<(), StoreError> {
        sqlx::query("SELECT 1").execute(&self.read).await?;
        Ok(())
    }

    /// Closes all connections, after the work in hand.
    pub async fn close(&self) {
        self.write.close().await;
        self.read.close().await;
    }
}

/// Ids begin with the time, so that new rows lie side by side in an index.
fn fresh_id() -> String {
    uuid::Uuid::now_v7().to_string()
}
