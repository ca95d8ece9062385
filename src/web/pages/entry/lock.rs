//! How often a PIN may be tried. Ten thousand PINs are few: after some wrong ones in a row there is a
//! wait, and a day has an end too. Cards work all the while.

use crate::store::{Found, StoreError};
use crate::web::limit::{Limit, Wait};
use crate::web::pin;
use crate::web::state::AppState;
use actix_web::web;

const MINUTE: i64 = 60 * 1000;

/// Wrong PINs in a row.
const ROW: Limit = Limit { what: "pin", times: 5, window_ms: 5 * MINUTE };

/// Wrong PINs of a day.
const DAY: Limit = Limit { what: "pin of a day", times: 20, window_ms: 24 * 60 * MINUTE };

/// Wrong PINs from one place: a school behind one address has enough.
const CLIENT: Limit = Limit { what: "pin from a client", times: 200, window_ms: 60 * MINUTE };

/// Class codes that do not exist, from one place.
const CODES: Limit = Limit { what: "class code", times: 60, window_ms: 60 * MINUTE };

/// What a try of a PIN came to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::web::pages) enum Tried {
    /// It is the pupil's.
    Right,
    /// It is not.
    Wrong,
    /// It was not looked at: too many wrong ones in a row.
    Locked(Wait),
    /// The same, for the day.
    LockedForToday(Wait),
    /// The same, from this place.
    TooOften(Wait),
}

/// Tries a PIN. Each try is counted before it is looked at, so that many at once are no way round; a
/// right one is taken back.
pub(super) async fn attempt(
    state: &AppState,
    client: &str,
    found: &Found,
    pin: String,
) -> Result<Tried, StoreError> {
    let id = &found.student.id;
    if let Some(wait) = ROW.take(state, id).await? {
        return Ok(Tried::Locked(wait));
    }
    if let Some(wait) = DAY.take(state, id).await? {
        return Ok(Tried::LockedForToday(wait));
    }
    if let Some(wait) = CLIENT.take(state, client).await? {
        // What was not looked at is not held against the pupil.
        ROW.give_back(state, id).await?;
        DAY.give_back(state, id).await?;
        return Ok(Tried::TooOften(wait));
    }
    let kept = found.pin.clone();
    if !web::block(move || pin::fits(&pin, &kept)).await.unwrap_or(false) {
        return Ok(Tried::Wrong);
    }
    ROW.forgive(state, id).await?;
    DAY.give_back(state, id).await?;
    CLIENT.give_back(state, client).await?;
    Ok(Tried::Right)
}

/// Counts a class code that is being tried; says how long to wait where too many were wrong.
pub(super) async fn count_code(state: &AppState, client: &str) -> Result<Option<Wait>, StoreError> {
    CODES.take(state, client).await
}

/// The class code was right.
pub(super) async fn code_was_right(state: &AppState, client: &str) -> Result<(), StoreError> {
    CODES.give_back(state, client).await
}

/// Forgets the wrong PINs of a pupil, who has a new one.
pub(in crate::web::pages) async fn forgive(state: &AppState, student_id: &str) -> Result<(), StoreError> {
    ROW.forgive(state, student_id).await?;
    DAY.forgive(state, student_id).await
}
