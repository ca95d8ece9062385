//! Opens a database: the connections, their settings and the tables.

use super::address::Address;
use super::{Store, StoreError, migrations};
use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use sqlx::{AnyConnection, AnyPool, Connection};
use std::path::Path;
use std::str::FromStr;
use std::time::Duration;

/// How long a request waits for a connection before it is told that the database does not answer.
const PATIENCE: Duration = Duration::from_secs(10);

/// Connections for reading a SQLite file; more would not help, as each needs a core.
const SQLITE_READERS: u32 = 4;

/// Connections of one node to PostgreSQL.
const POSTGRES_CONNECTIONS: u32 = 10;

/// The log keeps readers from waiting for the writer; `FULL` puts each answer on disk before it is
/// acknowledged. What is erased is overwritten: its place in the file would hold it until it was used
/// again.
const SQLITE_SETTINGS: &str = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; \
     PRAGMA busy_timeout = 5000; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON";

impl Store {
    /// Opens the database of that address, makes it where it is a SQLite file that is missing, and
    /// brings its tables up to date.
    ///
    /// # Errors
    ///
    /// The address is unknown, or the database does not answer.
    pub async fn open(address: &str) -> Result<Store, StoreError> {
        sqlx::any::install_default_drivers();
        let address = Address::parse(address)?;
        let options = AnyConnectOptions::from_str(&address.url())?;
        match &address {
            Address::Memory => open_memory(options).await,
            Address::File { path, .. } => {
                make_folder(path)?;
                open_file(options).await
            }
            Address::Postgres(_) => open_postgres(options).await,
        }
    }

    /// The same for a database that must be there already: an operator who names a wrong folder is not
    /// to be given an empty one.
    ///
    /// # Errors
    ///
    /// There is no such file, the address is unknown, or the database does not answer.
    pub async fn open_existing(address: &str) -> Result<Store, StoreError> {
        match Address::parse(address)? {
            Address::File { path, .. } if !path.is_file() => Err(StoreError::Missing(path)),
            Address::File { .. } | Address::Memory | Address::Postgres(_) => Store::open(address).await,
        }
    }
}

/// One connection that is never let go: with it the data would go too.
async fn open_memory(options: AnyConnectOptions) -> Result<Store, StoreError> {
    let pool = sqlite_pool(1).min_connections(1).connect_with(options).await?;
    migrations::run(&mut *pool.acquire().await?).await?;
    Ok(Store { read: pool.clone(), write: pool })
}

async fn open_file(options: AnyConnectOptions) -> Result<Store, StoreError> {
    let write = sqlite_pool(1).connect_with(options.clone()).await?;
    migrate_file(&write).await?;
    let read = sqlite_pool(SQLITE_READERS).connect_lazy_with(options);
    Ok(Store { read, write })
}

/// The migrator takes no lock on SQLite, so a second process could run the same step in between.
async fn migrate_file(pool: &AnyPool) -> Result<(), StoreError> {
    let mut transaction = pool.begin_with("BEGIN IMMEDIATE").await?;
    migrations::run(&mut transaction).await?;
    transaction.commit().await?;
    Ok(())
}

fn sqlite_pool(connections: u32) -> AnyPoolOptions {
    AnyPoolOptions::new()
        .max_connections(connections)
        .acquire_timeout(PATIENCE)
        .idle_timeout(None)
        .max_lifetime(None)
        .test_before_acquire(false)
        .after_connect(|connection, _| {
            Box::pin(async move {
                sqlx::raw_sql(SQLITE_SETTINGS).execute(connection).await?;
                Ok(())
            })
        })
}

/// The first connection is made apart from the pool, which would try again and again before it
/// reported that nobody answers.
async fn open_postgres(options: AnyConnectOptions) -> Result<Store, StoreError> {
    let mut first = AnyConnection::connect_with(&options).await?;
    migrations::run(&mut first).await?;
    first.close().await?;
    let pool = AnyPoolOptions::new()
        .max_connections(POSTGRES_CONNECTIONS)
        .acquire_timeout(PATIENCE)
        .connect_lazy_with(options);
    Ok(Store { read: pool.clone(), write: pool })
}

fn make_folder(file: &Path) -> Result<(), StoreError> {
    match file.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => std::fs::create_dir_all(folder)
            .map_err(|source| StoreError::Folder { path: folder.to_owned(), source }),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::Store;

    /// On PostgreSQL a commit is on disk by default; SQLite has to be asked, on each connection.
    #[test]
    fn a_sqlite_file_is_opened_for_safe_keeping() {
        let folder = std::env::temp_dir().join(format!("yize-open-{}", std::process::id()));
        let address = crate::store::sqlite_address(&folder.join("a.sqlite3"));
        let settings = crate::web::server::block_on(async {
            let store = Store::open(&address).await.expect("a store");
            let mut settings = Vec::new();
            for pool in [&store.read, &store.write] {
                let journal: String =
                    sqlx::query_scalar("PRAGMA journal_mode").fetch_one(pool).await.expect("a setting");
                let ints = ["PRAGMA synchronous", "PRAGMA foreign_keys", "PRAGMA busy_timeout"];
                for pragma in ints {
                    let value: i64 = sqlx::query_scalar(pragma).fetch_one(pool).await.expect("a setting");
                    settings.push((journal.clone(), pragma, value));
                }
            }
            store.close().await;
            settings
        });
        std::fs::remove_dir_all(&folder).expect("the folder goes");
        for (journal, pragma, value) in settings {
            assert_eq!(journal, "wal");
            let expected = match pragma {
                "PRAGMA synchronous" => 2,
                "PRAGMA foreign_keys" => 1,
                _ => 5000,
            };
            assert_eq!(value, expected, "{pragma}");
        }
    }
}
