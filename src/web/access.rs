//! Who may do what, as types of parameters: a handler that takes a [`Teacher`] or a [`Pupil`] is only
//! reached by one.
//!
//! Whoever is not signed in is led to where they can, and from there back. What belongs to whom is
//! the store's: it gives a class to its teachers only.

use super::pages::problem;
use super::percent::encode;
use super::session;
use super::shell::Shell;
use super::state::AppState;
use crate::i18n::Lang;
use crate::store::{self, LearnerKey, StoreError};
use actix_web::error::InternalError;
use actix_web::http::header::{LOCATION, REFERER};
use actix_web::http::{Method, StatusCode, Uri};
use actix_web::web::Data;
use actix_web::{Error, FromRequest, HttpRequest, HttpResponse, dev::Payload};
use std::pin::Pin;

/// A teacher who has not been seen for so long is signed out, in milliseconds.
pub const SESSION: i64 = 30 * 24 * 60 * 60 * 1000;

/// The teacher who is signed in.
#[derive(Debug, Clone)]
pub struct Teacher(pub store::Teacher);

/// The pupil who is signed in.
#[derive(Debug, Clone)]
pub struct Pupil {
    /// Who it is, and of which class.
    pub pupil: store::Pupil,
    /// The device.
    pub key: LearnerKey,
}

/// Whoever looks at a page: nobody that is known, a teacher, a pupil, or both in one browser.
#[derive(Debug, Clone)]
pub struct Viewer {
    /// The teacher who is signed in.
    pub teacher: Option<store::Teacher>,
    /// The pupil who is signed in.
    pub pupil: Option<store::Pupil>,
}

/// A longer place to come back to is none of ours.
const LONGEST_PLACE: usize = 2_000;

type Found<T> = Pin<Box<dyn Future<Output = Result<T, Error>>>>;

impl FromRequest for Teacher {
    type Error = Error;
    type Future = Found<Teacher>;

    fn from_request(request: &HttpRequest, _payload: &mut Payload) -> Self::Future {
        let request = request.clone();
        Box::pin(async move {
            match teacher(&request).await.map_err(|error| unavailable(&request, &error))? {
                Some(found) => Ok(Teacher(found)),
                None => Err(led_to(&request, "/sign-in")),
            }
        })
    }
}

impl FromRequest for Pupil {
    type Error = Error;
    type Future = Found<Pupil>;

    fn from_request(request: &HttpRequest, _payload: &mut Payload) -> Self::Future {
        let request = request.clone();
        Box::pin(async move {
            match pupil(&request).await.map_err(|error| unavailable(&request, &error))? {
                Some((pupil, key)) => Ok(Pupil { pupil, key }),
                None => Err(led_to(&request, "/class")),
            }
        })
    }
}

impl FromRequest for Viewer {
    type Error = Error;
    type Future = Found<Viewer>;

    fn from_request(request: &HttpRequest, _payload: &mut Payload) -> Self::Future {
        let request = request.clone();
        Box::pin(async move {
            let found = async {
                let pupil = pupil(&request).await?.map(|(pupil, _)| pupil);
                Ok(Viewer { teacher: teacher(&request).await?, pupil })
            };
            found.await.map_err(|error| unavailable(&request, &error))
        })
    }
}

async fn teacher(request: &HttpRequest) -> Result<Option<store::Teacher>, StoreError> {
    let (Some(state), Some(hash)) = (request.app_data::<Data<AppState>>(), session::teacher(request)) else {
        return Ok(None);
    };
    let now = state.clock.now_ms();
    state.store.session_teacher(&hash, now.saturating_sub(SESSION), now).await
}

async fn pupil(request: &HttpRequest) -> Result<Option<(store::Pupil, LearnerKey)>, StoreError> {
    let (Some(state), Some(key)) = (request.app_data::<Data<AppState>>(), session::pupil(request)) else {
        return Ok(None);
    };
    Ok(state.store.pupil(&key).await?.map(|pupil| (pupil, key)))
}

/// To the place where one signs in, which leads back here, or to the page whose form was sent where
/// the browser names it: not every address that takes a form is a page.
#[must_use]
pub fn sign_in(request: &HttpRequest, place: &str) -> HttpResponse {
    let shell = Shell::of(request);
    let sent = (*request.method() == Method::POST).then(|| sent_from(request)).flatten();
    let back = sent.unwrap_or_else(|| shell.back());
    let place = shell.to(&format!("{place}?back={back}"));
    HttpResponse::SeeOther().insert_header((LOCATION, place)).finish()
}

/// The page whose form was sent, as a value in a query.
fn sent_from(request: &HttpRequest) -> Option<String> {
    let page: Uri = request.headers().get(REFERER)?.to_str().ok()?.parse().ok()?;
    let path = page.path_and_query()?.as_str();
    let (lang, _) = path.strip_prefix('/')?.split_once('/')?;
    Lang::from_code(lang)?;
    Some(encode(path.get(1 + lang.len()..)?).into_owned())
}

/// The place to come back to that a form or an address names: one of this site, in plain signs.
#[must_use]
pub fn back(place: Option<&str>) -> Option<&str> {
    let plain = |place: &&str| place.bytes().all(|byte| byte.is_ascii_graphic());
    place.filter(|place| place.starts_with('/') && place.len() <= LONGEST_PLACE).filter(plain)
}

fn led_to(request: &HttpRequest, place: &str) -> Error {
    InternalError::from_response("not signed in", sign_in(request, place)).into()
}

fn unavailable(request: &HttpRequest, error: &StoreError) -> Error {
    log::error!("who is signed in cannot be told: {error}");
    let page = problem::page(request, StatusCode::SERVICE_UNAVAILABLE);
    InternalError::from_response("the database does not answer", page).into()
}
