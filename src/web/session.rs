//! The anonymous learner behind a request: a random token in a cookie, hashed before it is kept.
//!
//! A cookie that we did not make in this form counts as none. Refuses to know what a learner does.

use crate::store::LearnerKey;
use actix_web::cookie::time::Duration;
use actix_web::cookie::{Cookie, SameSite};
use actix_web::{FromRequest, HttpRequest, dev::Payload};
use sha2::{Digest, Sha256};
use std::fmt::Write;
use std::future::{Ready, ready};

/// The learner's cookie.
pub const COOKIE: &str = "yize_learner";

/// The token's random bytes: 128 bits, which nobody guesses.
const TOKEN_BYTES: usize = 16;

/// As long as an idle learner is kept.
const AGE: Duration = Duration::days(180);

/// The learner behind a request, if the request carries a well-formed cookie.
#[derive(Debug, Clone)]
pub struct Learner(pub Option<LearnerKey>);

impl FromRequest for Learner {
    type Error = actix_web::Error;
    type Future = Ready<Result<Self, Self::Error>>;

    fn from_request(request: &HttpRequest, _payload: &mut Payload) -> Self::Future {
        ready(Ok(Learner(request.cookie(COOKIE).and_then(|cookie| key(cookie.value())))))
    }
}

/// A cookie with a fresh random token (`HttpOnly`, `SameSite=Lax`, path `/`, `Secure` where asked).
///
/// Without a source of randomness the token is empty: such a cookie names no learner.
#[must_use]
pub fn fresh_cookie(secure: bool) -> Cookie<'static> {
    let mut bytes = [0; TOKEN_BYTES];
    match getrandom::fill(&mut bytes) {
        Ok(()) => cookie(hex(&bytes), secure),
        Err(error) => {
            log::error!("no random numbers for a learner's cookie: {error}");
            cookie(String::new(), secure)
        }
    }
}

/// For a handler that keeps an answer: the learner, and the cookie to send along. A known learner's
/// cookie is renewed, so that it lasts as long as what is kept; an unknown one gets a fresh cookie.
#[must_use]
pub fn learner_to_keep(request: &HttpRequest, secure: bool) -> Option<(LearnerKey, Cookie<'static>)> {
    renewed(request, secure).or_else(|| {
        let cookie = fresh_cookie(secure);
        key(cookie.value()).map(|key| (key, cookie))
    })
}

/// The same where nothing is kept of somebody unknown: the known learner, with the cookie renewed.
#[must_use]
pub fn renewed(request: &HttpRequest, secure: bool) -> Option<(LearnerKey, Cookie<'static>)> {
    let known = request.cookie(COOKIE)?;
    key(known.value()).map(|key| (key, cookie(known.value().to_owned(), secure)))
}

/// The learner whom a token names; `None` where it is no token of ours.
#[must_use]
pub fn key(token: &str) -> Option<LearnerKey> {
    let formed = token.len() == 2 * TOKEN_BYTES
        && token.bytes().all(|byte| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte));
    formed.then(|| LearnerKey(hex(&Sha256::digest(token))))
}

/// Takes the learner's cookie back.
#[must_use]
pub fn gone(secure: bool) -> Cookie<'static> {
    let mut cookie = cookie(String::new(), secure);
    cookie.make_removal();
    cookie
}

fn cookie(token: String, secure: bool) -> Cookie<'static> {
    Cookie::build(COOKIE, token)
        .path("/")
        .http_only(true)
        .same_site(SameSite::Lax)
        .secure(secure)
        .max_age(AGE)
        .finish()
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(2 * bytes.len()), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

#[cfg(test)]
mod tests {
    use super::{COOKIE, fresh_cookie, key, learner_to_keep, renewed};
    use actix_web::cookie::Cookie;
    use actix_web::test::TestRequest;

    #[test]
    fn a_fresh_cookie_names_a_learner_and_no_two_are_alike() {
        let (one, two) = (fresh_cookie(false), fresh_cookie(true));
        assert!(key(one.value()).is_some());
        assert_ne!(one.value(), two.value());
        assert!(
            two.to_string().ends_with("; HttpOnly; SameSite=Lax; Secure; Path=/; Max-Age=15552000"),
            "{two}"
        );
        assert!(!one.to_string().contains("Secure"), "{one}");
    }

    #[test]
    fn the_token_itself_is_not_kept() {
        let key = key("00112233445566778899aabbccddeeff").expect("a learner");
        assert_eq!(key.0, "5947d7c33d783f94b3b4c1a96ebc8991ed28f1b069b71e03376cba8caa98a720");
    }

    #[test]
    fn a_cookie_of_another_form_names_nobody() {
        for token in [
            "",
            "00112233445566778899AABBCCDDEEFF",
            "00112233445566778899aabbccddeef",
            "弈则弈则弈则弈则弈则xy",
        ] {
            assert_eq!(key(token), None, "{token}");
        }
    }

    #[test]
    fn a_known_learner_stays_and_a_strange_cookie_is_replaced() {
        let known = fresh_cookie(false);
        let request = TestRequest::default().cookie(known.clone()).to_http_request();
        let (learner, again) = learner_to_keep(&request, false).expect("a learner");
        assert_eq!(Some(learner), key(known.value()));
        assert_eq!(again.value(), known.value());

        let request = TestRequest::default().cookie(Cookie::new(COOKIE, "x")).to_http_request();
        let (_, fresh) = learner_to_keep(&request, false).expect("a learner");
        assert_ne!(fresh.value(), "x");
        assert!(renewed(&request, false).is_none());
    }
}
