//! How often a PIN or a class code may be tried.
//!
//! Ten thousand PINs are few: after some wrong ones in a row there is a wait, and a day has an end too.
//! Cards work all the while.
//!
//! Class codes are 64 million, and whoever guesses one sees the names of a class, no more: each PIN has
//! its own limits. At 200 codes an hour from one place it takes two weeks without a break to come upon
//! one of a thousand classes. But a school has one address, so a code counts once an hour, however many
//! pupils copy the same mistake from the blackboard; and a code that was right from a place within a
//! day is let through from there without being counted, also while somebody at the school is guessing.

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

/// Different class codes that do not exist, from one place.
const CODES: Limit = Limit { what: "class code", times: 200, window_ms: 60 * MINUTE };

/// The same code from the same place: counted once.
const SAME: Limit = Limit { what: "class code, once", times: 1, window_ms: 60 * MINUTE };

/// A code that was right, from the same place: not counted.
const RIGHT: Limit = Limit { what: "class code, right", times: 1, window_ms: 24 * 60 * MINUTE };

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

/// A class code from somewhere that may be looked at.
#[derive(Debug)]
pub(super) struct CodeTry {
    client: String,
    /// The code with the place.
    here: String,
    counted: bool,
}

impl CodeTry {
    /// Counts a code before it is looked at, so that many at once are no way round; says how long to
    /// wait where too many were wrong.
    pub(super) async fn count(
        state: &AppState,
        client: String,
        code: &str,
    ) -> Result<Result<CodeTry, Wait>, StoreError> {
        let here = format!("{client} {code}");
        for seen in [RIGHT, SAME] {
            if seen.is_reached(state, &here).await?.is_some() {
                return Ok(Ok(CodeTry { client, here, counted: false }));
            }
        }
        if let Some(wait) = CODES.is_reached(state, &client).await? {
            return Ok(Err(wait));
        }
        let counted = SAME.take(state, &here).await?.is_none();
        if counted && let Some(wait) = CODES.take(state, &client).await? {
            // It was not looked at, so it is still to be counted.
            SAME.forgive(state, &here).await?;
            return Ok(Err(wait));
        }
        Ok(Ok(CodeTry { client, here, counted }))
    }

    /// The code was right.
    pub(super) async fn was_right(self, state: &AppState) -> Result<(), StoreError> {
        if self.counted {
            CODES.give_back(state, &self.client).await?;
            RIGHT.take(state, &self.here).await?;
        }
        Ok(())
    }
}

/// Forgets the wrong PINs of a pupil, who has a new one.
pub(in crate::web::pages) async fn forgive(state: &AppState, student_id: &str) -> Result<(), StoreError> {
    ROW.forgive(state, student_id).await?;
    DAY.forgive(state, student_id).await
}
