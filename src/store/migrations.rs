//! The tables, step by step, from the files in `migrations/`.
//!
//! A step that has been released is never changed: its checksum is kept in every database.

use super::StoreError;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{AnyConnection, SqlSafeStr};

/// All steps, oldest first. A new step is a file and a line here.
const STEPS: [(i64, &str, &str); 4] = [
    (1, "learners", include_str!("migrations/0001_learners.sql")),
    (2, "memories", include_str!("migrations/0002_memories.sql")),
    (3, "classes", include_str!("migrations/0003_classes.sql")),
    (4, "beliefs", include_str!("migrations/0004_beliefs.sql")),
];

/// The newest step that this version knows.
pub(super) fn newest() -> i64 {
    STEPS.iter().map(|(version, ..)| *version).max().unwrap_or_default()
}

/// Brings the tables up to date. Nodes that start at once wait for each other: on PostgreSQL under
/// the migrator's own lock; the caller holds the write lock of a SQLite file.
pub(super) async fn run(connection: &mut AnyConnection) -> Result<(), StoreError> {
    let steps = STEPS.into_iter().map(|(version, name, sql)| {
        Migration::new(version, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    });
    Migrator::with_migrations(steps.collect()).run(connection).await?;
    Ok(())
}
