//! Which language a request wants: `?lang=`, else `Accept-Language`, else English.
//!
//! For the JSON API and for addresses without a language in their path; pages take theirs from the
//! path. A language that the site does not speak is passed over in silence.

use crate::i18n::Lang;
use actix_web::{FromRequest, HttpRequest, dev::Payload, http::header};
use std::convert::Infallible;
use std::future::{Ready, ready};

/// The language of a request, as a parameter of a handler.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Wanted(pub Lang);

impl FromRequest for Wanted {
    type Error = Infallible;
    type Future = Ready<Result<Self, Infallible>>;

    fn from_request(request: &HttpRequest, _payload: &mut Payload) -> Self::Future {
        ready(Ok(Wanted(wanted(request))))
    }
}

/// The language of the answer to a request.
#[must_use]
pub fn wanted(request: &HttpRequest) -> Lang {
    from_query(request.query_string()).or_else(|| from_header(request)).unwrap_or(Lang::En)
}

fn from_query(query: &str) -> Option<Lang> {
    query.split('&').find_map(|pair| pair.strip_prefix("lang=").and_then(Lang::from_code))
}

fn from_header(request: &HttpRequest) -> Option<Lang> {
    let header = request.headers().get(header::ACCEPT_LANGUAGE)?;
    header.to_str().ok().and_then(Lang::negotiate)
}

#[cfg(test)]
mod tests {
    use super::*;
    use actix_web::test::TestRequest;

    #[test]
    fn the_query_wins_over_the_header() {
        let request =
            TestRequest::get().uri("/api/v1/rules?x=1&lang=zh").insert_header(("accept-language", "en"));
        assert_eq!(wanted(&request.to_http_request()), Lang::Zh);
    }

    #[test]
    fn an_unknown_language_falls_back_to_the_header() {
        let request = TestRequest::get()
            .uri("/api/v1/rules?lang=xx")
            .insert_header(("accept-language", "zh-CN,zh;q=0.9"));
        assert_eq!(wanted(&request.to_http_request()), Lang::Zh);
    }

    #[test]
    fn english_is_the_last_resort() {
        assert_eq!(wanted(&TestRequest::get().uri("/api/v1/rules").to_http_request()), Lang::En);
    }
}
