//! What an operator does beside serving: makes a teacher's account, lets a teacher back in, backs the
//! database up, puts it back.
//!
//! Each says in a few lines of English what was done.

use super::{StartError, database};
use crate::config::{AddTeacher, Backup, ResetPassword, Restore};
use crate::store::{self, NewTeacher, Store};
use crate::web::code::Code;
use crate::web::state::Clock;
use crate::web::user_name::UserName;

/// Makes a teacher's account without a password, and gives a code for the first one.
pub(super) async fn add_teacher(settings: &AddTeacher) -> Result<String, StartError> {
    let name = UserName::read(&settings.name).map_err(StartError::Name)?;
    let code = Code::fresh().ok_or(StartError::Random)?;
    let recoveries = [code.hash()];
    let new = NewTeacher { login: name.login(), name: name.shown(), password: "", recoveries: &recoveries };
    let store = Store::open(&database(&settings.place)).await?;
    let made = store.create_teacher(&new, Clock::Machine.now_ms()).await;
    store.close().await;
    if made?.is_none() {
        return Err(StartError::NameTaken(name.shown().to_owned()));
    }
    Ok(format!(
        "{code}\n\nWith this code, which works once, {} sets the first password, on the page /en/recover \
         (/zh/recover), and is then signed in. Codes for a forgotten one are made on the account page.",
        name.shown()
    ))
}

/// Voids a teacher's password, and gives a code for a new one.
pub(super) async fn reset_password(settings: &ResetPassword) -> Result<String, StartError> {
    let name = UserName::read(&settings.name).map_err(StartError::Name)?;
    let code = Code::fresh().ok_or(StartError::Random)?;
    let store = Store::open_existing(&database(&settings.place)).await?;
    let known = store.reset_password(name.login(), &code.hash()).await;
    store.close().await;
    if !known? {
        return Err(StartError::NoTeacher(name.shown().to_owned()));
    }
    Ok(format!(
        "{code}\n\nWith this code, which works once, {} sets a new password: on the page for signing in, \
         by \"Forgotten your password?\" (/en/recover, /zh/recover). The old password, all sessions and \
         tokens, and all earlier codes have ended.",
        name.shown()
    ))
}

pub(super) async fn backup(settings: &Backup) -> Result<String, StartError> {
    let size = store::backup(&database(&settings.place), &settings.file).await?;
    Ok(format!("{}: {size} bytes", settings.file.display()))
}

pub(super) async fn restore(settings: &Restore) -> Result<String, StartError> {
    let size = store::restore(&database(&settings.place), &settings.file, settings.force).await?;
    Ok(format!("restored from {}: {size} bytes", settings.file.display()))
}
