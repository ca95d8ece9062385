//! What an operator does beside serving: lets a teacher back in, backs the database up, puts it back.
//!
//! Each says in a few lines of English what was done.

use super::{StartError, database};
use crate::config::{Backup, ResetPassword, Restore};
use crate::store::{self, Store};
use crate::web::code::Code;
use crate::web::user_name::UserName;

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
