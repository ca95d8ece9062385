//! Who is behind a request: random tokens in cookies, hashed before they are kept.
//!
//! A learner needs no account; where a pupil is signed in, that pupil is the learner, and the browser's
//! own learner waits until they sign out. A teacher has a cookie of their own. A cookie that we did not
//! make in this form counts as none. Refuses to know what anybody does.

use super::percent::encode;
use crate::store::LearnerKey;
use actix_web::cookie::time::Duration;
use actix_web::cookie::{Cookie, SameSite};
use actix_web::{FromRequest, HttpRequest, dev::Payload};
use sha2::{Digest, Sha256};
use std::fmt::Write;
use std::future::{Ready, ready};

/// The cookie of a learner without account.
pub const COOKIE: &str = "yize_learner";

/// The cookie of a pupil who is signed in.
pub const PUPIL: &str = "yize_pupil";

/// The cookie of a teacher who is signed in.
pub const TEACHER: &str = "yize_teacher";

/// The cookies that stand for somebody.
pub const COOKIES: [&str; 3] = [COOKIE, PUPIL, TEACHER];

/// The cookie that holds the name of whoever signed in last, to be shown; it opens nothing.
pub const NAME: &str = "yize_name";

/// What the cookie with the name begins with for a teacher.
pub const ROLE_TEACHER: &str = "teacher";

/// What it begins with for a pupil.
pub const ROLE_PUPIL: &str = "pupil";

/// The token's random bytes: 128 bits, which nobody guesses.
const TOKEN_BYTES: usize = 16;

/// As long as an idle learner is kept.
const AGE: Duration = Duration::days(180);

/// The learner behind a request, if the request carries a well-formed cookie: the pupil who is signed
/// in, else the browser's own.
#[derive(Debug, Clone)]
pub struct Learner(pub Option<LearnerKey>);

impl FromRequest for Learner {
    type Error = actix_web::Error;
    type Future = Ready<Result<Self, Self::Error>>;

    fn from_request(request: &HttpRequest, _payload: &mut Payload) -> Self::Future {
        ready(Ok(Learner(pupil(request).or_else(|| own(request).map(|(key, _)| key)))))
    }
}

/// The key of the pupil who is signed in, by the request's cookie.
#[must_use]
pub fn pupil(request: &HttpRequest) -> Option<LearnerKey> {
    hash(request.cookie(PUPIL)?.value()).map(|hash| LearnerKey::of_pupil(&hash))
}

/// The hash of the token of the teacher who is signed in, by the request's cookie.
#[must_use]
pub fn teacher(request: &HttpRequest) -> Option<String> {
    hash(request.cookie(TEACHER)?.value())
}

/// The browser's own learner, with the token.
fn own(request: &HttpRequest) -> Option<(LearnerKey, String)> {
    let cookie = request.cookie(COOKIE)?;
    key(cookie.value()).map(|key| (key, cookie.value().to_owned()))
}

/// A random token, in small hexadecimal digits; nothing without a source of randomness.
#[must_use]
pub fn fresh_token() -> Option<String> {
    let mut bytes = [0; TOKEN_BYTES];
    match getrandom::fill(&mut bytes) {
        Ok(()) => Some(hex(&bytes)),
        Err(error) => {
            log::error!("no random numbers for a token: {error}");
            None
        }
    }
}

/// A learner's cookie with a fresh random token (`HttpOnly`, `SameSite=Lax`, path `/`, `Secure` where
/// asked).
///
/// Without a source of randomness the token is empty: such a cookie names no learner.
#[must_use]
pub fn fresh_cookie(secure: bool) -> Cookie<'static> {
    cookie(COOKIE, fresh_token().unwrap_or_default(), Some(AGE), secure)
}

/// For a handler that keeps an answer: the learner, and the cookie to send along, if any. A known
/// learner's cookie is renewed, so that it lasts as long as what is kept; an unknown one gets a fresh
/// cookie. A pupil's lasts as long as it was to last when they signed in.
#[must_use]
pub fn learner_to_keep(request: &HttpRequest, secure: bool) -> Option<(LearnerKey, Option<Cookie<'static>>)> {
    renewed(request, secure).or_else(|| {
        let cookie = fresh_cookie(secure);
        key(cookie.value()).map(|key| (key, Some(cookie)))
    })
}

/// The same where nothing is kept of somebody unknown: the known learner, with the cookie renewed.
#[must_use]
pub fn renewed(request: &HttpRequest, secure: bool) -> Option<(LearnerKey, Option<Cookie<'static>>)> {
    if let Some(pupil) = pupil(request) {
        return Some((pupil, None));
    }
    own(request).map(|(key, token)| (key, Some(cookie(COOKIE, token, Some(AGE), secure))))
}

/// The learner whom a token names; `None` where it is no token of ours.
#[must_use]
pub fn key(token: &str) -> Option<LearnerKey> {
    hash(token).map(LearnerKey)
}

/// What is kept of a token; `None` where it is no token of ours.
#[must_use]
pub fn hash(token: &str) -> Option<String> {
    let formed = token.len() == 2 * TOKEN_BYTES
        && token.bytes().all(|byte| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte));
    formed.then(|| hex(&Sha256::digest(token)))
}

/// What tells a token for programs from others, also where one has leaked.
const MARK: &str = "yize_";

/// A token as a program holds it.
#[must_use]
pub fn bearer(token: &str) -> String {
    format!("{MARK}{token}")
}

/// What is kept of a token as a program holds it; `None` where it is none of ours.
#[must_use]
pub fn bearer_hash(token: &str) -> Option<String> {
    hash(token.strip_prefix(MARK)?)
}

/// The cookie that holds a name to be shown; `role` is [`ROLE_TEACHER`] or [`ROLE_PUPIL`].
#[must_use]
pub fn name_cookie(role: &str, name: &str, age: Option<Duration>, secure: bool) -> Cookie<'static> {
    cookie(NAME, encode(&format!("{role}:{name}")).into_owned(), age, secure)
}

/// Takes a cookie of that name back.
#[must_use]
pub fn gone(name: &'static str, secure: bool) -> Cookie<'static> {
    let mut cookie = cookie(name, String::new(), None, secure);
    cookie.make_removal();
    cookie
}

/// A cookie for whoever signs in: until the browser is closed, or for so long.
#[must_use]
pub fn cookie(name: &'static str, value: String, age: Option<Duration>, secure: bool) -> Cookie<'static> {
    let mut cookie = Cookie::build(name, value).path("/").http_only(true).same_site(SameSite::Lax);
    if let Some(age) = age {
        cookie = cookie.max_age(age);
    }
    cookie.secure(secure).finish()
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
        assert_eq!(again.map(|cookie| cookie.value().to_owned()).as_deref(), Some(known.value()));

        let request = TestRequest::default().cookie(Cookie::new(COOKIE, "x")).to_http_request();
        let (_, fresh) = learner_to_keep(&request, false).expect("a learner");
        assert_ne!(fresh.map(|cookie| cookie.value().to_owned()).as_deref(), Some("x"));
        assert!(renewed(&request, false).is_none());
    }
}
