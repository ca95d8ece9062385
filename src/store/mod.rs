//! What is kept: anonymous learners and their answers.
//!
//! The only module that names `sqlx`. One SQL text serves SQLite and PostgreSQL; ids and times are
//! made in Rust. Returns plain values and knows no chess and no web.

mod learners;

pub use learners::{Attempt, LearnerKey, Progress};

use sqlx::AnyPool;

/// A handle to the database; cheap to clone.
#[derive(Debug, Clone)]
pub struct Store {
    pool: AnyPool,
}

/// The database could not do what was asked.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The address names no database that is supported.
    #[error("no such kind of database: {0}")]
    Address(String),
    /// The database refused, or cannot be reached.
    #[error("the database does not answer: {0}")]
    Database(#[from] sqlx::Error),
    /// The tables could not be brought up to date.
    #[error("the tables could not be brought up to date: {0}")]
    Migration(#[from] sqlx::migrate::MigrateError),
}
