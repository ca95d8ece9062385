//! The tables, step by step, from the files in `migrations/`.
//!
//! A step that has been released is never changed: its checksum is kept in every database.

use super::StoreError;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{AnyConnection, SqlSafeStr};

/// All steps, oldest first. A new step is a file and a line here.
const STEPS: [(i64, &str, &str); 3] = [
    (1, "learners", include_str!("migrations/0001_learners.sql")),
    (2, "memories", include_str!("migrations/0002_memories.sql")),
    (3, "classes", include_str!("migrations/0003_classes.sql")),
];

/// The newest step that this version knows.
pub(super) fn newest() -> i64 {
    STEPS.iter().map(|(version, ..)| *version).max().unwrap_or_default()
}

/// What a database says of a step: its version and checksum.
pub(super) type Applied = (i64, Vec<u8>);

/// Whether the steps that a database has had are ours, as far as this version knows them.
pub(super) fn are_ours(applied: &[Applied]) -> bool {
    let steps: Vec<Migration> = steps().collect();
    let mut known = applied.iter().filter(|(version, _)| *version <= newest());
    let is_ours = |(version, checksum): &Applied| {
        steps.iter().any(|step| step.version == *version && *step.checksum == **checksum)
    };
    applied.iter().any(is_ours) && known.all(is_ours)
}

fn steps() -> impl Iterator<Item = Migration> {
    STEPS.into_iter().map(|(version, name, sql)| {
        Migration::new(version, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    })
}

/// Brings the tables up to date. Nodes that start at once wait for each other: on PostgreSQL under
/// the migrator's own lock; the caller holds the write lock of a SQLite file.
pub(super) async fn run(connection: &mut AnyConnection) -> Result<(), StoreError> {
    Migrator::with_migrations(steps().collect()).run(connection).await?;
    Ok(())
}
