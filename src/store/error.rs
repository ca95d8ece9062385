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
    /// The database refused, or cannot be reached.
    #[error("the database does not answer: {0}")]
    Database(#[from] sqlx::Error),
    /// The tables could not be brought up to date.
    #[error("the tables could not be brought up to date: {0}")]
    Migration(#[from] sqlx::migrate::MigrateError),
}
