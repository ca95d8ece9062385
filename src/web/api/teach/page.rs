//! Lists a page at a time: each page but the last names where the next one begins.

use actix_web::HttpRequest;

/// How many items a page has.
const PAGE: usize = 100;

/// The page that a request asks for by `?cursor=`, of items whose ids rise or, where `newest_first`,
/// fall; and the cursor of the next page.
pub(crate) fn page<T>(
    request: &HttpRequest,
    items: Vec<T>,
    newest_first: bool,
    id: impl Fn(&T) -> &str,
) -> (Vec<T>, Option<String>) {
    let query = request.query_string();
    let cursor = query.split('&').find_map(|pair| pair.strip_prefix("cursor="));
    let beyond = |item: &T| match cursor {
        Some(cursor) if newest_first => id(item) < cursor,
        Some(cursor) => id(item) > cursor,
        None => true,
    };
    let mut rest: Vec<T> = items.into_iter().filter(beyond).collect();
    let more = rest.len() > PAGE;
    rest.truncate(PAGE);
    let next = rest.last().filter(|_| more).map(|item| id(item).to_owned());
    (rest, next)
}

#[cfg(test)]
mod tests {
    use super::page;
    use actix_web::test::TestRequest;

    #[test]
    fn pages_follow_one_another_and_end() {
        for newest_first in [false, true] {
            let mut all: Vec<String> = (0..250).map(|number| format!("{number:04}")).collect();
            if newest_first {
                all.reverse();
            }
            let (mut seen, mut cursor) = (Vec::new(), String::new());
            for expected in [100, 100, 50] {
                let request = TestRequest::with_uri(&format!("/x?a=1&{cursor}")).to_http_request();
                let (items, next) = page(&request, all.clone(), newest_first, |id| id);
                assert_eq!(items.len(), expected);
                seen.extend(items);
                assert_eq!(next.is_some(), seen.len() < 250);
                cursor = format!("cursor={}", next.unwrap_or_default());
            }
            assert_eq!(seen, all);
        }
    }

    #[test]
    fn a_strange_cursor_gives_a_page_too() {
        let request = TestRequest::with_uri("/x?cursor=%FF").to_http_request();
        assert_eq!(page(&request, vec!["a".to_owned()], false, |id| id), (vec!["a".to_owned()], None));
    }
}
