//! What surrounds every page: its language, its place, and the links that keep them.
//!
//! Knows addresses and languages; knows nothing of lessons, puzzles or boards.

use super::one_line::one_line;
use super::percent::encode;
use super::{assets, session};
use crate::i18n::Lang;
use actix_web::http::header::ACCEPT_LANGUAGE;
use actix_web::{FromRequest, HttpRequest, dev::Payload};
use std::borrow::Cow;
use std::future::{Ready, ready};

/// The field of a query that names the language to be set beside the page's own.
pub const WITH: &str = "with";

/// What the query of a puzzle's page says where it is answered in the review.
pub const IN_REVIEW: &str = "in=review";

/// Who is signed in, as the page's head says it. What it says opens nothing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SignedIn {
    /// Whether it is a teacher.
    pub teacher: bool,
    /// The name, where the browser holds it.
    pub name: Option<String>,
}

/// A page's language and place.
#[derive(Debug, Clone)]
pub struct Shell {
    /// The language of the page.
    pub lang: Lang,
    /// The language that is set beside it, where the visitor wants both.
    pub beside: Option<Lang>,
    /// Whether the page belongs to the review, so that its links and forms stay in it.
    pub review: bool,
    /// Who is signed in, for the page's head.
    pub signed_in: Option<SignedIn>,
    place: String,
    /// The query without the language beside.
    query: String,
}

impl Shell {
    /// The shell of a request: the language of its path, else the best of its headers, else English.
    #[must_use]
    pub fn of(request: &HttpRequest) -> Shell {
        let path = request.uri().path();
        let rest = path.strip_prefix('/').unwrap_or(path);
        let (first, place) = rest.find('/').map_or((rest, "/"), |slash| rest.split_at(slash));
        // The router has undone percent-encoding: `/%7Ah/` is `/zh/`.
        let routed = || request.match_info().get("lang").and_then(Lang::from_code);
        match Lang::from_code(first).or_else(routed) {
            Some(lang) => {
                let (beside, query) = split(request.query_string());
                let beside = beside.filter(|beside| *beside != lang);
                let review = query.split('&').any(|pair| pair == IN_REVIEW);
                let signed_in = SignedIn::of(request);
                Shell { lang, beside, review, signed_in, place: place.to_string(), query }
            }
            None => Shell {
                signed_in: SignedIn::of(request),
                ..Shell::at(preferred(request), None, "/".to_string())
            },
        }
    }

    /// The shell of a page that is rendered once and kept: nothing in its query but the language
    /// beside.
    #[must_use]
    pub fn at(lang: Lang, beside: Option<Lang>, place: String) -> Shell {
        Shell { lang, beside, review: false, signed_in: None, place, query: String::new() }
    }

    /// The same at another place: for a page that answers a form, at an address that shows nothing by
    /// itself.
    #[must_use]
    pub fn moved(&self, place: String) -> Shell {
        Shell { place, query: String::new(), ..self.clone() }
    }

    /// The words of a message.
    #[must_use]
    pub fn t(&self, key: &str) -> Cow<'static, str> {
        self.lang.text(key)
    }

    /// A page of this language, with the same language beside it: `/rules` gives `/en/rules` or
    /// `/en/rules?with=zh`. The place may have a query and an anchor.
    #[must_use]
    pub fn to(&self, place: &str) -> String {
        address(self.lang, self.beside, place)
    }

    /// This page without its query, but in the review where it is.
    #[must_use]
    pub fn here(&self) -> String {
        self.here_with("")
    }

    /// This page with another query, an anchor or both: `?hint=2#hints`.
    #[must_use]
    pub fn here_with(&self, rest: &str) -> String {
        let place = format!("{}{rest}", self.place);
        self.to(&if self.review { joined(&place, IN_REVIEW) } else { place })
    }

    /// Whether this is the page at that place, or one below it.
    #[must_use]
    pub fn is_at(&self, place: &str) -> bool {
        self.place == place || (place != "/" && self.place.starts_with(place))
    }

    /// The same page by itself, without any query, in every language: tag and address.
    #[must_use]
    pub fn alternates(&self) -> Vec<(&'static str, String)> {
        Lang::ALL.iter().map(|lang| (lang.tag(), address(*lang, None, &self.place))).collect()
    }

    /// This page by itself, without any query.
    #[must_use]
    pub fn alone(&self) -> String {
        address(self.lang, None, &self.place)
    }

    /// The same page, query included, in the other language; what was beside changes places.
    #[must_use]
    pub fn switched(&self) -> String {
        address(self.lang.other(), self.beside.map(|_| self.lang), &self.whole())
    }

    /// The same page, query included, with the other language beside it, or without.
    #[must_use]
    pub fn toggled(&self) -> String {
        let beside = if self.beside.is_some() { None } else { Some(self.lang.other()) };
        address(self.lang, beside, &self.whole())
    }

    /// This page, query included, as a value in a query: where to come back to.
    #[must_use]
    pub fn back(&self) -> String {
        encode(&self.whole()).into_owned()
    }

    /// The place with its query.
    fn whole(&self) -> String {
        let mark = if self.query.is_empty() { "" } else { "?" };
        format!("{}{mark}{}", self.place, self.query)
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

impl SignedIn {
    /// Where whoever is signed in begins.
    #[must_use]
    pub fn home(&self) -> &'static str {
        if self.teacher { "/classes" } else { "/my" }
    }

    /// Who is signed in by the request's cookies: a pupil before a teacher.
    fn of(request: &HttpRequest) -> Option<SignedIn> {
        let teacher = session::pupil(request).is_none();
        if teacher && session::teacher(request).is_none() {
            return None;
        }
        let name = request.cookie(session::NAME).map(|cookie| cookie.value().to_owned());
        let name = name.and_then(|name| {
            let (role, name) = name.split_once(':')?;
            let name = one_line(name);
            ((role == session::ROLE_TEACHER) == teacher && !name.is_empty()).then_some(name)
        });
        Some(SignedIn { teacher, name })
    }
}

/// A query as the language that it wants beside the page's own, if it names one, and all the rest.
fn split(query: &str) -> (Option<Lang>, String) {
    let is_with = |pair: &&str| pair.split('=').next() == Some(WITH);
    let named = query.split('&').find(is_with).and_then(|pair| pair.split_once('='));
    let rest: Vec<&str> = query.split('&').filter(|pair| !is_with(pair)).collect();
    (named.and_then(|(_, code)| Lang::from_code(code)), rest.join("&"))
}

/// The address of a place, which may have a query and an anchor.
fn address(lang: Lang, beside: Option<Lang>, place: &str) -> String {
    let Some(beside) = beside else { return format!("/{}{place}", lang.code()) };
    format!("/{}{}", lang.code(), joined(place, &format!("{WITH}={}", beside.code())))
}

/// A place with one more pair in its query, before the anchor.
fn joined(place: &str, pair: &str) -> String {
    let (path, anchor) = place.find('#').map_or((place, ""), |at| place.split_at(at));
    let mark = if path.contains('?') { '&' } else { '?' };
    format!("{path}{mark}{pair}{anchor}")
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
    fn links_keep_the_language_beside_and_the_switch_swaps_the_two() {
        let shell = Shell::of(&TestRequest::with_uri("/en/rules/x?a=1&with=zh&b=2").to_http_request());
        assert_eq!(shell.beside, Some(Lang::Zh));
        assert_eq!(shell.here(), "/en/rules/x?with=zh");
        assert_eq!(shell.to("/questions?q=rook#found"), "/en/questions?q=rook&with=zh#found");
        assert_eq!(shell.here_with("?hint=2#hints"), "/en/rules/x?hint=2&with=zh#hints");
        assert_eq!(shell.switched(), "/zh/rules/x?a=1&b=2&with=en");
        assert_eq!(shell.toggled(), "/en/rules/x?a=1&b=2");
        assert!(shell.alternates().iter().all(|(_, href)| !href.contains('?')));
    }

    #[test]
    fn the_page_that_answers_a_form_is_switched_at_a_place_that_can_be_seen() {
        let shell =
            Shell::of(&TestRequest::with_uri("/en/classes/x/students/add?a=1&with=zh").to_http_request());
        let shell = shell.moved("/classes/x/students".to_owned());
        assert_eq!(shell.switched(), "/zh/classes/x/students?with=en");
    }

    #[test]
    fn a_page_in_the_review_stays_there() {
        let request = TestRequest::with_uri("/en/puzzles/pin-1?in=review&move=e4&with=zh").to_http_request();
        let shell = Shell::of(&request);
        assert!(shell.review);
        assert_eq!(shell.here(), "/en/puzzles/pin-1?in=review&with=zh");
        assert_eq!(shell.here_with("?hint=1#hints"), "/en/puzzles/pin-1?hint=1&in=review&with=zh#hints");
        assert_eq!(shell.switched(), "/zh/puzzles/pin-1?in=review&move=e4&with=en");
        assert_eq!(shell.to("/rules"), "/en/rules?with=zh");
        let other = TestRequest::with_uri("/en/puzzles/pin-1?in=reviews&xin=review").to_http_request();
        assert!(!Shell::of(&other).review);
    }

    #[test]
    fn a_language_beside_that_is_the_same_or_none_is_passed_over() {
        for query in ["with=en", "with=", "with", "with=xx", "with=%7Ah", "with=xx&with=zh", "with=zh=zh"] {
            let shell = Shell::of(&TestRequest::with_uri(&format!("/en/?{query}")).to_http_request());
            assert_eq!((shell.beside, shell.here().as_str()), (None, "/en/"), "{query}");
            assert_eq!((shell.switched().as_str(), shell.toggled().as_str()), ("/zh/", "/en/?with=zh"));
        }
    }

    #[test]
    fn a_path_without_language_falls_back_to_english() {
        let shell = Shell::of(&TestRequest::with_uri("/nowhere").to_http_request());
        assert_eq!((shell.lang, shell.here().as_str()), (Lang::En, "/en/"));
    }
}
