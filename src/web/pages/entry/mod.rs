//! How pupils get in: by class code, name and PIN, or by card.
//!
//! The pages work without script and with a thumb. Links and previews sign nobody in: only a button
//! does.

pub(super) mod card;
pub(super) mod class;
pub(super) mod keeps;
pub(super) mod lock;

use super::fail;
use crate::store::{LearnerKey, Student};
use crate::web::access;
use crate::web::session::{self, NAME, PUPIL, ROLE_PUPIL};
use crate::web::shell::Shell;
use crate::web::state::AppState;
use actix_web::cookie::time::Duration;
use actix_web::http::header::LOCATION;
use actix_web::{Error, HttpRequest, HttpResponse};

/// How long a device of one's own stays signed in.
const STAY: Duration = Duration::days(180);

/// The place to come back to, below the language; where none is named, what is due.
fn back(place: Option<&str>) -> &str {
    access::back(place).unwrap_or("/my")
}

/// Signs a pupil in on this device, in place of whoever was, and leads on; nothing where the class has
/// been put away meanwhile, or where `pin` was looked at and has been changed.
async fn let_in(
    request: &HttpRequest,
    shell: &Shell,
    state: &AppState,
    (student, pin): (&Student, Option<&str>),
    (stay, back): (bool, &str),
) -> Result<Option<HttpResponse>, Error> {
    let token = session::fresh_token().ok_or_else(|| fail::unavailable(request))?;
    let hash = session::hash(&token).ok_or_else(|| fail::unavailable(request))?;
    if let Some(before) = session::pupil(request) {
        state.store.close_device(&before).await.map_err(fail::store(request))?;
    }
    let device = LearnerKey::of_pupil(&hash);
    let opened = state.store.open_device(student, pin, &device, state.clock.now_ms()).await;
    if !opened.map_err(fail::store(request))? {
        return Ok(None);
    }
    let (age, secure) = (stay.then_some(STAY), state.secure_cookies);
    let response = HttpResponse::SeeOther()
        .insert_header((LOCATION, shell.to(back)))
        .cookie(session::cookie(PUPIL, token, age, secure))
        .cookie(session::name_cookie(ROLE_PUPIL, &student.name, age, secure))
        .finish();
    Ok(Some(response))
}

/// Signs whoever is signed in on this device out.
async fn let_out(request: &HttpRequest, shell: &Shell, state: &AppState) -> Result<HttpResponse, Error> {
    if let Some(device) = session::pupil(request) {
        state.store.close_device(&device).await.map_err(fail::store(request))?;
    }
    let gone = |name| session::gone(name, state.secure_cookies);
    Ok(HttpResponse::SeeOther()
        .insert_header((LOCATION, shell.to("/class?done=out")))
        .cookie(gone(PUPIL))
        .cookie(gone(NAME))
        .finish())
}
