//! A SQLite database copied into one file while it is in use, and put back from it while it is not.
//!
//! What is half written never has the name of what is whole. PostgreSQL has tools of its own.

use super::address::{Address, sqlite_address};
use super::{StoreError, migrations};
use sqlx::{AnyConnection, Connection};
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

/// Why a backup could not be made or put back.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// The data lies in PostgreSQL.
    #[error("this is for SQLite files; PostgreSQL has pg_dump and pg_restore")]
    Postgres,
    /// The data lies in memory.
    #[error("a database in memory ends with its process: there is nothing to copy")]
    Memory,
    /// No such file.
    #[error("there is no file {}", .0.display())]
    Missing(PathBuf),
    /// The backup's file is there already.
    #[error("{} is there already, and a backup overwrites nothing", .0.display())]
    Exists(PathBuf),
    /// The file is damaged, or no database.
    #[error("{} is no whole database: {what}", path.display())]
    Damaged {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        what: String,
    },
    /// The file is a database of something else.
    #[error("{} is a database, but not one of Yize", .0.display())]
    Foreign(PathBuf),
    /// The file comes from a newer version.
    #[error("{} comes from a newer version of Yize than this one", .0.display())]
    Newer(PathBuf),
    /// There is a database in the place of which the backup would be put.
    #[error("{} is there already; with --force it is overwritten, and all that it holds is lost", .0.display())]
    WouldOverwrite(PathBuf),
    /// The database is in use.
    #[error("{} is in use: stop the service first", .0.display())]
    InUse(PathBuf),
    /// A file cannot be written.
    #[error("{} cannot be written: {source}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// Why not.
        source: io::Error,
    },
    /// The address is none, or the database does not answer.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Copies the database of an address into a new file, as it is at one moment; others may go on writing.
/// Gives the file's size in bytes.
///
/// # Errors
///
/// The database is no SQLite file, the backup's file is there already, or cannot be written.
pub async fn backup(address: &str, file: &Path) -> Result<u64, BackupError> {
    let source = file_of(address)?;
    if !source.is_file() {
        return Err(BackupError::Missing(source));
    }
    if file.symlink_metadata().is_ok() {
        return Err(BackupError::Exists(file.to_owned()));
    }
    copy(&source, file, &source).await
}

/// Puts a database back from a backup, once that has been found whole. Gives its size in bytes.
///
/// # Errors
///
/// The backup is damaged or strange, the database is in use, or is there already and shall not be
/// overwritten.
pub async fn restore(address: &str, file: &Path, overwrite: bool) -> Result<u64, BackupError> {
    let target = file_of(address)?;
    // A link stays a link: what it leads to is what is put back.
    let target = fs::canonicalize(&target).unwrap_or(target);
    check(file).await?;
    if target.symlink_metadata().is_ok() {
        if !overwrite {
            return Err(BackupError::WouldOverwrite(target));
        }
        settle(&target).await?;
    }
    if let Some(folder) = target.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        fs::create_dir_all(folder).map_err(|source| unwritten(folder, source))?;
    }
    // The log of a database that was lost would be taken for one of the new.
    for ending in ["-wal", "-shm"] {
        remove(&beside(&target, ending))?;
    }
    let like = if target.exists() { target.clone() } else { file.to_owned() };
    copy(file, &target, &like).await
}

fn file_of(address: &str) -> Result<PathBuf, BackupError> {
    match Address::parse(address)? {
        Address::File { path, .. } => Ok(path),
        Address::Memory => Err(BackupError::Memory),
        Address::Postgres(_) => Err(BackupError::Postgres),
    }
}

async fn connect(path: &Path) -> Result<AnyConnection, StoreError> {
    sqlx::any::install_default_drivers();
    Ok(AnyConnection::connect(&format!("{}?mode=rw", sqlite_address(path))).await?)
}

/// Writes a whole copy under another name, has it on disk, and gives it its name. Who may read it is
/// as it is with the file `like`: it holds what whoever reads it could guess PINs from.
async fn copy(source: &Path, target: &Path, like: &Path) -> Result<u64, BackupError> {
    let partial = beside(target, &format!(".{}.part", std::process::id()));
    remove(&partial)?;
    prepare(&partial, like).map_err(|error| unwritten(&partial, error))?;
    let written = write(source, &partial).await.and_then(|size| {
        fs::rename(&partial, target).map_err(|error| unwritten(target, error))?;
        sync_folder(target);
        Ok(size)
    });
    if written.is_err() {
        remove(&partial)?;
    }
    written
}

/// An empty file with the mode of another, and its owner where an administrator copies for a service.
fn prepare(partial: &Path, like: &Path) -> io::Result<()> {
    let about = fs::metadata(like)?;
    let file = File::create_new(partial)?;
    #[cfg(unix)]
    {
        use std::os::unix::fs::{MetadataExt, fchown};
        if let Err(error) = fchown(&file, Some(about.uid()), Some(about.gid())) {
            log::debug!("{} keeps its owner: {error}", partial.display());
        }
    }
    file.set_permissions(about.permissions())
}

async fn write(source: &Path, partial: &Path) -> Result<u64, BackupError> {
    let name = partial.to_str().ok_or_else(|| unwritten(partial, io::ErrorKind::InvalidFilename.into()))?;
    let mut connection = connect(source).await?;
    let copied = sqlx::query("VACUUM INTO $1").bind(name).execute(&mut connection).await;
    connection.close().await.map_err(StoreError::from)?;
    copied.map_err(|error| unwritten(partial, io::Error::other(error)))?;
    let on_disk = File::options().write(true).open(partial).and_then(|file| {
        file.sync_all()?;
        Ok(file.metadata()?.len())
    });
    on_disk.map_err(|error| unwritten(partial, error))
}

/// Holds that a file is a whole database of ours, of this version or an earlier one.
async fn check(file: &Path) -> Result<(), BackupError> {
    if !file.is_file() {
        return Err(BackupError::Missing(file.to_owned()));
    }
    let damaged = |what: String| BackupError::Damaged { path: file.to_owned(), what };
    let mut connection = connect(file).await.map_err(|error| damaged(error.to_string()))?;
    let found: Result<String, _> =
        sqlx::query_scalar("PRAGMA integrity_check(1)").fetch_one(&mut connection).await;
    let applied: Result<Vec<migrations::Applied>, _> =
        sqlx::query_as("SELECT version, checksum FROM _sqlx_migrations").fetch_all(&mut connection).await;
    connection.close().await.map_err(StoreError::from)?;
    let found = found.map_err(|error| damaged(error.to_string()))?;
    if found != "ok" {
        return Err(damaged(found));
    }
    // Other programs count their steps in a table of the same name.
    let applied = applied.ok().filter(|applied| migrations::are_ours(applied));
    let Some(applied) = applied else { return Err(BackupError::Foreign(file.to_owned())) };
    let newer = applied.iter().any(|(version, _)| *version > migrations::newest());
    if newer { Err(BackupError::Newer(file.to_owned())) } else { Ok(()) }
}

/// Holds that nobody uses a database: only then can its log be folded in for good. One that is too
/// damaged to be used is free.
async fn settle(target: &Path) -> Result<(), BackupError> {
    let Ok(mut connection) = connect(target).await else { return Ok(()) };
    let mode: Result<String, _> =
        sqlx::query_scalar("PRAGMA journal_mode = DELETE").fetch_one(&mut connection).await;
    connection.close().await.map_err(StoreError::from)?;
    match mode {
        Ok(mode) if mode == "delete" => Ok(()),
        Ok(_) => Err(BackupError::InUse(target.to_owned())),
        Err(error) if is_locked(&error) => Err(BackupError::InUse(target.to_owned())),
        Err(_) => Ok(()),
    }
}

/// Whether SQLite says that somebody else has the file: BUSY, LOCKED, and what they are told from.
fn is_locked(error: &sqlx::Error) -> bool {
    let code = error.as_database_error().and_then(|error| error.code()?.parse::<u32>().ok());
    code.is_some_and(|code| matches!(code & 0xff, 5 | 6))
}

fn beside(file: &Path, ending: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(ending);
    PathBuf::from(name)
}

fn remove(file: &Path) -> Result<(), BackupError> {
    match fs::remove_file(file) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(unwritten(file, error)),
        Ok(()) | Err(_) => Ok(()),
    }
}

/// A name that has been given is on disk once its folder is.
fn sync_folder(file: &Path) {
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    if let Err(error) = File::open(folder).and_then(|folder| folder.sync_all()) {
        log::debug!("the folder {} was not synced: {error}", folder.display());
    }
}

fn unwritten(path: &Path, source: io::Error) -> BackupError {
    BackupError::File { path: path.to_owned(), source }
}
