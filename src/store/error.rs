//! What the store reports when it cannot do what was asked.
//!
//! Each error is a sentence for the operator; no address is repeated, since it may hold a password.

use std::path::PathBuf;

/// The database could not do what was asked.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The address names no database that is supported.
    #[error("no such kind of database: {0} (known are sqlite: and postgres:)")]
    Address(String),
    /// There is no SQLite file where one must be.
    #[error("there is no database {}", .0.display())]
    Missing(PathBuf),
    /// The folder of the SQLite file cannot be made.
    #[error("the folder {} of the database cannot be made: {source}", path.display())]
    Folder {
        /// The folder.
        path: PathBuf,
        /// Why not.
        source: std::io::Error,
    },
    /// The device was signed in for a pupil, and is no more.
    #[error("the pupil is signed out on this device")]
    SignedOut,
    /// Somebody else has done the work of a request meanwhile, so that nothing was kept of it here.
    #[error("the request was taken over")]
    Overtaken,
    /// What was asked for, or what something was to belong to, is not there: it may have been erased a
    /// moment ago, or it has a name that nothing can have.
    #[error("what was asked for is not there: {0}")]
    Gone(sqlx::Error),
    /// The database refused, or cannot be reached.
    #[error("the database does not answer: {0}")]
    Database(sqlx::Error),
    /// The tables could not be brought up to date.
    #[error("the tables could not be brought up to date: {0}")]
    Migration(#[from] sqlx::migrate::MigrateError),
}

/// By this PostgreSQL says that a text has signs which it cannot hold.
const NO_TEXT: &str = "22021";

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        let said = error.as_database_error();
        let gone = said.is_some_and(|said| {
            said.is_foreign_key_violation() || said.code().is_some_and(|code| code == NO_TEXT)
        });
        if gone { StoreError::Gone(error) } else { StoreError::Database(error) }
    }
}
