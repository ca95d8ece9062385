//! Lists a page at a time: each page but the last names where the next one begins.

use crate::web::language::wanted;
use crate::web::problem::{Problem, ProblemCode};
use actix_web::web::Query;
use actix_web::{FromRequest, HttpRequest, dev::Payload};
use serde::Deserialize;
use std::future::{Ready, ready};
use utoipa::IntoParams;

/// How many items a page has.
const PAGE: usize = 100;

/// How long an id is.
const ID: usize = 36;

/// Where a page begins: behind the item of that id, or at the first.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Cursor {
    /// Where the page begins: `next` of the page before it.
    #[param(required = false, nullable = false)]
    cursor: Option<String>,
}

/// The order of a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Order {
    /// Ids rise.
    OldestFirst,
    /// Ids fall.
    NewestFirst,
}

impl FromRequest for Cursor {
    type Error = Problem;
    type Future = Ready<Result<Cursor, Problem>>;

    fn from_request(request: &HttpRequest, _payload: &mut Payload) -> Self::Future {
        let read = Query::<Cursor>::from_query(request.query_string()).map(Query::into_inner);
        let cursor = read.ok().filter(|read| read.cursor.as_deref().is_none_or(is_id));
        ready(cursor.ok_or_else(|| Problem::new(wanted(request), ProblemCode::BadCursor)))
    }
}

/// Whether a text looks like an id, all of which are as long and written in small hexadecimal digits.
fn is_id(text: &str) -> bool {
    text.len() == ID && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f' | b'-'))
}

impl Cursor {
    /// The page that begins here, and the cursor of the next one.
    pub(crate) fn page<T>(
        &self,
        items: Vec<T>,
        order: Order,
        id: impl Fn(&T) -> &str,
    ) -> (Vec<T>, Option<String>) {
        let beyond = |item: &T| match (self.cursor.as_deref(), order) {
            (None, _) => true,
            (Some(cursor), Order::OldestFirst) => id(item) > cursor,
            (Some(cursor), Order::NewestFirst) => id(item) < cursor,
        };
        let mut rest: Vec<T> = items.into_iter().filter(beyond).collect();
        let more = rest.len() > PAGE;
        rest.truncate(PAGE);
        let next = rest.last().filter(|_| more).map(|item| id(item).to_owned());
        (rest, next)
    }
}

#[cfg(test)]
mod tests {
    use super::{Cursor, Order};
    use actix_web::FromRequest;
    use actix_web::test::TestRequest;

    async fn cursor(query: &str) -> Option<Cursor> {
        let request = TestRequest::with_uri(&format!("/x?{query}")).to_http_request();
        Cursor::extract(&request).await.ok()
    }

    #[actix_web::test]
    async fn pages_follow_one_another_and_end() {
        for order in [Order::OldestFirst, Order::NewestFirst] {
            let id = |number: u32| format!("01a22d7d-56a2-754e-bd36-{number:012x}");
            let mut all: Vec<String> = (0..250).map(id).collect();
            if order == Order::NewestFirst {
                all.reverse();
            }
            let (mut seen, mut query) = (Vec::new(), "a=1".to_owned());
            for expected in [100, 100, 50] {
                let page = cursor(&query).await.expect("a cursor");
                let (items, next) = page.page(all.clone(), order, |id| id);
                assert_eq!(items.len(), expected);
                seen.extend(items);
                assert_eq!(next.is_some(), seen.len() < 250);
                query = format!("lang=zh&cursor={}", next.unwrap_or_default());
            }
            assert_eq!(seen, all);
        }
    }

    #[actix_web::test]
    async fn a_cursor_that_no_page_has_named_is_refused() {
        assert!(cursor("cursor=01a22d7d%2D56a2-754e-bd36-75cf5b7e5c6d").await.is_some(), "decoded");
        for query in [
            "cursor=",
            "cursor",
            "cursor=x",
            "cursor=%FF",
            "cursor=01A22D7D-56A2-754E-BD36-75CF5B7E5C6D",
            "cursor=01a22d7d-56a2-754e-bd36-75cf5b7e5c6d&cursor=01a22d7d-56a2-754e-bd36-75cf5b7e5c6d",
        ] {
            assert!(cursor(query).await.is_none(), "{query}");
        }
    }
}
