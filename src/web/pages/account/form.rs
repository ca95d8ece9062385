//! What the forms of accounts have in common: what they say back, and with which status.

use super::guess::Denied;
use crate::i18n::Lang;
use crate::store::StoreError;
use crate::web::access;
use crate::web::limit::Wait;
use crate::web::pages::fields::Fields;
use crate::web::pages::{problem, render, unkept};
use crate::web::password::{Busy, LEAST, Strength};
use crate::web::shell::Shell;
use crate::web::user_name::{self, UserName};
use actix_web::http::StatusCode;
use actix_web::http::header::{HeaderValue, RETRY_AFTER};
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;

/// The longest name or label that is given back.
const MOST_KEPT: usize = 100;

/// What was written in a field, bounded, to be given back.
pub(super) fn kept(fields: &Fields, name: &str) -> String {
    fields.get(name).unwrap_or_default().chars().take(MOST_KEPT).collect()
}

/// The place to come back to, if one is named: a place of this site below its language, and nothing
/// that a header could not hold.
pub(super) fn back(fields: &Fields) -> Option<String> {
    access::back(fields.get("back")).map(str::to_owned)
}

/// Why a form could not be worked on at all.
#[derive(Debug)]
pub(super) enum Failure {
    /// The database does not answer.
    Store(StoreError),
    /// The machine has no random numbers.
    Random,
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Failure {
        Failure::Store(error)
    }
}

/// An answer, or the page that says that there is none at the moment.
pub(super) fn settled(request: &HttpRequest, answer: Result<HttpResponse, Failure>) -> HttpResponse {
    answer.unwrap_or_else(|failure| {
        match failure {
            Failure::Store(StoreError::Gone(_)) => return problem::page(request, StatusCode::NOT_FOUND),
            Failure::Store(error) => log::error!("an account could not be reached: {error}"),
            // Said where it was found out.
            Failure::Random => {}
        }
        problem::page(request, StatusCode::SERVICE_UNAVAILABLE)
    })
}

/// What a form says back, each at its field; `form` stands for the whole of it.
#[derive(Debug, Default)]
pub(super) struct Faults {
    list: Vec<(&'static str, String)>,
    wait: Option<Wait>,
    busy: bool,
}

impl Faults {
    /// What is said at a field.
    pub(super) fn get(&self, field: &str) -> Option<&str> {
        self.list.iter().find(|(name, _)| *name == field).map(|(_, text)| text.as_str())
    }

    /// Whether nothing is at fault.
    pub(super) fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// With a message at a field.
    pub(super) fn with(mut self, field: &'static str, text: impl Into<String>) -> Faults {
        self.list.push((field, text.into()));
        self
    }

    /// Says that there were too many tries.
    pub(super) fn waiting(lang: Lang, wait: Wait) -> Faults {
        let text = lang.text_with("account-wait", &[("minutes", wait.minutes().into())]);
        Faults { wait: Some(wait), ..Faults::default().with("form", text) }
    }

    /// Says that too many are being let in at once.
    pub(super) fn busy(lang: Lang, _: Busy) -> Faults {
        Faults { busy: true, ..Faults::default().with("form", lang.text("account-busy")) }
    }

    /// Says why a password does not let in; `wrong` is the message for a wrong one, at `field`.
    pub(super) fn denied(lang: Lang, denied: Denied, field: &'static str, wrong: &str) -> Faults {
        match denied {
            Denied::Wrong => Faults::default().with(field, lang.text(wrong)),
            Denied::Wait(wait) => Faults::waiting(lang, wait),
            Denied::Busy(busy) => Faults::busy(lang, busy),
        }
    }

    /// With what is wrong with a new password, if anything.
    pub(super) fn and_password(self, lang: Lang, password: &str, name: &str) -> Faults {
        let strength = Strength::of(password, name);
        if strength.is_enough() {
            return self;
        }
        let missing = LEAST.saturating_sub(password.chars().count());
        self.with("password", lang.text_with(strength.key(), &[("count", missing.into())]))
    }

    /// With what is wrong with a new name, if anything.
    pub(super) fn and_name(self, lang: Lang, name: &Result<UserName, user_name::Fault>) -> Faults {
        let text = match name {
            Ok(_) => return self,
            Err(user_name::Fault::Short) => lang.text("account-name-short").into_owned(),
            Err(user_name::Fault::Long) => lang.text("account-name-long").into_owned(),
            Err(user_name::Fault::Sign(sign)) => {
                lang.text_with("account-name-sign", &[("sign", sign.to_string().into())])
            }
        };
        self.with("name", text)
    }

    fn status(&self) -> StatusCode {
        if self.wait.is_some() {
            StatusCode::TOO_MANY_REQUESTS
        } else if self.busy {
            StatusCode::SERVICE_UNAVAILABLE
        } else if self.list.is_empty() {
            StatusCode::OK
        } else {
            StatusCode::UNPROCESSABLE_ENTITY
        }
    }
}

/// A page with what a form says back, which nobody keeps.
pub(super) fn answer<T: Template>(shell: &Shell, page: &T, faults: &Faults) -> HttpResponse {
    let mut response = unkept(render(shell, page));
    *response.status_mut() = faults.status();
    let headers = response.headers_mut();
    let seconds = faults.wait.map(|wait| wait.0).or(faults.busy.then_some(5));
    if let Some(seconds) = seconds {
        headers.insert(RETRY_AFTER, HeaderValue::from(seconds));
    }
    response
}

#[cfg(test)]
mod tests {
    use super::back;
    use crate::web::pages::fields::Fields;

    #[test]
    fn only_places_of_this_site_are_led_back_to() {
        let led = |text: &str| back(&Fields::parse(&format!("back={text}")));
        assert_eq!(led("/classes%3Fa=1"), Some("/classes?a=1".to_owned()));
        for text in ["", "classes", "https://example.org", "/a%0D%0AX:y", "/a%20b", "/%E5%BC%88"] {
            assert_eq!(led(text), None, "{text}");
        }
        assert_eq!(led(&format!("/{}", "a".repeat(5000))), None);
        assert_eq!(back(&Fields::parse("")), None);
    }
}
