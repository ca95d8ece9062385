//! What surrounds every page: its language, its place, and the links that keep them.
//!
//! Knows addresses and languages; knows nothing of lessons, puzzles or boards.

use super::assets;
use crate::i18n::Lang;
use actix_web::http::header::ACCEPT_LANGUAGE;
use actix_web::{FromRequest, HttpRequest, dev::Payload};
use std::borrow::Cow;
use std::future::{Ready, ready};

/// A page's language and place.
#[derive(Debug, Clone)]
pub struct Shell {
    /// The language of the page.
    pub lang: Lang,
    place: String,
    query: String,
}

impl Shell {
    /// The shell of a request: the language of its path, else the best of its headers, else English.
    #[must_use]
    pub fn of(request: &HttpRequest) -> Shell {
        let path = request.uri().path();
        let rest = path.strip_prefix('/').unwrap_or(path);
        let (first, place) = rest.find('/').map_or((rest, "/"), |slash| rest.split_at(slash));
        let query = request.query_string().to_string();
        // The router has undone percent-encoding: `/%7Ah/` is `/zh/`.
        let routed = || request.match_info().get("lang").and_then(Lang::from_code);
        match Lang::from_code(first).or_else(routed) {
            Some(lang) => Shell { lang, place: place.to_string(), query },
            None => Shell { lang: preferred(request), place: "/".to_string(), query: String::new() },
        }
    }

    /// The shell of a page that is rendered once and kept: no query.
    #[must_use]
    pub fn at(lang: Lang, place: String) -> Shell {
        Shell { lang, place, query: String::new() }
    }

    /// The words of a message.
    #[must_use]
    pub fn t(&self, key: &str) -> Cow<'static, str> {
        self.lang.text(key)
    }

    /// A page of this language: `/rules` gives `/en/rules`.
    #[must_use]
    pub fn to(&self, place: &str) -> String {
        format!("/{}{place}", self.lang.code())
    }

    /// This page without its query.
    #[must_use]
    pub fn here(&self) -> String {
        self.to(&self.place)
    }

    /// Whether this is the page at that place, or one below it.
    #[must_use]
    pub fn is_at(&self, place: &str) -> bool {
        self.place == place || (place != "/" && self.place.starts_with(place))
    }

    /// The same page, without its query, in every language: tag and address.
    #[must_use]
    pub fn alternates(&self) -> Vec<(&'static str, String)> {
        Lang::ALL.iter().map(|lang| (lang.tag(), format!("/{}{}", lang.code(), self.place))).collect()
    }

    /// The same page, query included, in the other language.
    #[must_use]
    pub fn switched(&self) -> String {
        let mark = if self.query.is_empty() { "" } else { "?" };
        format!("/{}{}{mark}{}", self.lang.other().code(), self.place, self.query)
    }

    /// The address of a static file.
    #[must_use]
    pub fn asset(&self, name: &str) -> &'static str {
        assets::url(name)
    }

    /// The addresses of a script module and of all that it imports.
    #[must_use]
    pub fn modules(&self, name: &str) -> &'static [&'static str] {
        assets::modules(name)
    }
}

impl FromRequest for Shell {
    type Error = actix_web::Error;
    type Future = Ready<Result<Self, Self::Error>>;

    fn from_request(request: &HttpRequest, _payload: &mut Payload) -> Self::Future {
        ready(Ok(Shell::of(request)))
    }
}

/// The visitor's language by the headers, else English.
#[must_use]
pub fn preferred(request: &HttpRequest) -> Lang {
    let header = request.headers().get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    header.and_then(Lang::negotiate).unwrap_or(Lang::En)
}

#[cfg(test)]
mod tests {
    use super::Shell;
    use crate::i18n::Lang;
    use actix_web::test::TestRequest;

    #[test]
    fn the_switch_keeps_place_and_query() {
        let request = TestRequest::with_uri("/zh/lessons/castling?figure=short&from=e1").to_http_request();
        let shell = Shell::of(&request);
        assert_eq!(shell.lang, Lang::Zh);
        assert_eq!(shell.switched(), "/en/lessons/castling?figure=short&from=e1");
        assert_eq!(shell.here(), "/zh/lessons/castling");
        assert!(shell.is_at("/lessons") && !shell.is_at("/") && !shell.is_at("/rules"));
    }

    #[test]
    fn a_path_without_language_falls_back_to_english() {
        let shell = Shell::of(&TestRequest::with_uri("/nowhere").to_http_request());
        assert_eq!((shell.lang, shell.here().as_str()), (Lang::En, "/en/"));
    }
}
