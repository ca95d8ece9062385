//! Builds the application from its settings and runs it: the course, the store, the server, and the
//! daily erasure of learners who have gone.
//!
//! Says in one sentence why it cannot start. The clock is read here and in `web`, nowhere below.

mod operator;

use crate::config::{self, Command, Place, Serve};
use crate::curriculum::{self, Fault};
use crate::store::{self, BackupError, Store, StoreError};
use crate::web::access;
use crate::web::server::{self, Threads};
use crate::web::state::{AppState, Clock, Registration};
use crate::web::user_name;
use std::fmt::Write as _;
use std::io::{self, Write as _};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

/// A learner who has not answered for so long is erased.
const IDLE: Duration = Duration::from_hours(180 * 24);

/// How often learners who have gone are looked for.
const DAY: Duration = Duration::from_hours(24);

/// Why the application cannot run.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The content has faults.
    #[error("the content has faults:{}", list(.0))]
    Content(Vec<Fault>),
    /// The store cannot be opened.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The database cannot be backed up or put back.
    #[error(transparent)]
    Backup(#[from] BackupError),
    /// What was given is no user name.
    #[error("{0}")]
    Name(user_name::Fault),
    /// There is no such teacher.
    #[error("there is no teacher of the name {0}")]
    NoTeacher(String),
    /// Registration is by invitation, but nobody is invited.
    #[error("registration by invitation needs a code: set --invitation or YIZE_INVITATION")]
    NoInvitation,
    /// There is a teacher of that name already.
    #[error("there is a teacher of the name {0} already, or of one that looks the same")]
    NameTaken(String),
    /// The machine has no random numbers.
    #[error("this machine gives no random numbers")]
    Random,
    /// The address cannot be listened on.
    #[error("cannot listen on {address}: {source}")]
    Listen {
        /// The address asked for.
        address: SocketAddr,
        /// Why not.
        source: io::Error,
    },
    /// The server failed.
    #[error("the server failed: {0}")]
    Server(#[from] io::Error),
}

fn list(faults: &[Fault]) -> String {
    faults.iter().fold(String::new(), |mut text, fault| {
        let _ = write!(text, "\n  {fault}");
        text
    })
}

/// Does what is asked: serves until told to stop, or an operator's work.
///
/// # Errors
///
/// It cannot be done.
pub fn run(command: &Command) -> Result<(), StartError> {
    server::block_on(async {
        let done = match command {
            Command::Serve(settings) => {
                env_logger::Builder::new().filter_level(settings.log).init();
                return serve(settings).await;
            }
            Command::AddTeacher(settings) => operator::add_teacher(settings).await?,
            Command::ResetPassword(settings) => operator::reset_password(settings).await?,
            Command::Backup(settings) => operator::backup(settings).await?,
            Command::Restore(settings) => operator::restore(settings).await?,
        };
        Ok(writeln!(io::stdout(), "{done}")?)
    })
}

async fn serve(settings: &Serve) -> Result<(), StartError> {
    let curriculum = curriculum::load().map_err(StartError::Content)?;
    let registration = registration(settings)?;
    let listener = server::listen(settings.listen)
        .map_err(|source| StartError::Listen { address: settings.listen, source })?;
    let store = Store::open(&database(&settings.place)).await?;
    let state = Arc::new(AppState {
        curriculum,
        store: store.clone(),
        secure_cookies: settings.secure_cookies,
        public_url: settings.public_url.clone(),
        clock: Clock::Machine,
        registration,
    });
    let threads = Threads { workers: settings.workers, stop_on_signals: true };
    let (server, address) = server::build(state, listener, threads)?;
    let erasure = server::spawn(erase_the_idle(store.clone()));
    // Where nobody reads standard output, the service runs all the same.
    let _ = writeln!(io::stdout(), "Yize listens on http://{address}");
    let ended = server.await;
    erasure.abort();
    store.close().await;
    Ok(ended?)
}

fn database(place: &Place) -> String {
    match &place.database {
        Some(address) => address.clone(),
        None => store::sqlite_address(&place.data.join("yize.sqlite3")),
    }
}

/// An empty code would let everybody in.
fn registration(settings: &Serve) -> Result<Registration, StartError> {
    let code = settings.invitation.as_ref().filter(|code| !code.trim().is_empty());
    match settings.registration {
        config::Registration::Open => Ok(Registration::Open),
        config::Registration::Closed => Ok(Registration::Closed),
        config::Registration::Invitation => {
            code.cloned().map(Registration::Invitation).ok_or(StartError::NoInvitation)
        }
    }
}

async fn erase_the_idle(store: Store) {
    let mut days = tokio::time::interval(DAY);
    loop {
        days.tick().await;
        let ago = |span: Duration| {
            Clock::Machine.now_ms().saturating_sub(i64::try_from(span.as_millis()).unwrap_or(i64::MAX))
        };
        match store.erase_idle(ago(IDLE)).await {
            Ok(erased) => log::info!("{erased} idle learners erased"),
            Err(error) => log::error!("idle learners not erased: {error}"),
        }
        let unseen = Clock::Machine.now_ms().saturating_sub(access::SESSION);
        if let Err(error) = store.forget_sessions(unseen).await {
            log::error!("old sessions not forgotten: {error}");
        }
        // The longest that a pupil's cookie lasts.
        if let Err(error) = store.forget_devices(ago(IDLE)).await {
            log::error!("old devices not forgotten: {error}");
        }
        if let Err(error) = store.forget_replays(ago(DAY)).await {
            log::error!("old answers to programs not forgotten: {error}");
        }
        // A code that has ended is told from one that never was for a day more.
        if let Err(error) = store.forget_codes(ago(DAY)).await {
            log::error!("old codes not forgotten: {error}");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::StartError;
    use crate::curriculum::Fault;

    #[test]
    fn every_fault_of_the_content_is_listed_with_its_file() {
        let fault =
            |file: &str| Fault { file: file.to_owned(), place: "line 3".to_owned(), what: "no".to_owned() };
        let error = StartError::Content(vec![fault("a.toml"), fault("b.toml")]).to_string();
        assert_eq!(error, "the content has faults:\n  a.toml: line 3: no\n  b.toml: line 3: no");
    }
}
