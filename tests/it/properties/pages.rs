//! Whatever a browser sends to a page: a whole page comes back, or the way to one.

use actix_web::http::{Uri, header};
use actix_web::test::TestRequest;

use super::desk::{Reply, desk};

/// Holds the pages to what they promise, for any bytes at all. Their first line is an address; the
/// rest, if there is any, a form in either of the encodings that forms have.
pub(crate) fn holder() -> impl Fn(&[u8]) {
    let ask = desk();
    move |input| request(input).into_iter().for_each(|request| answered(&ask(request)))
}

/// The request; `None` where the address is none that a client can send.
fn request(input: &[u8]) -> Option<TestRequest> {
    let mut lines = input.splitn(2, |byte| *byte == b'\n');
    let address = std::str::from_utf8(lines.next()?).ok().filter(|text| text.starts_with('/'))?;
    let address: Uri = address.parse().ok()?;
    let request = TestRequest::with_uri(&address.to_string());
    let Some(body) = lines.next() else { return Some(request) };
    let form = (header::CONTENT_TYPE, media(body));
    Some(request.method(actix_web::http::Method::POST).insert_header(form).set_payload(body.to_vec()))
}

/// A body that begins with a boundary comes in parts.
fn media(body: &[u8]) -> String {
    let first = body.split(|byte| matches!(byte, b'\r' | b'\n')).next().unwrap_or_default();
    let boundary = first.strip_prefix(b"--").and_then(|rest| std::str::from_utf8(rest).ok());
    match boundary.filter(|text| text.bytes().all(|byte| byte.is_ascii_alphanumeric())) {
        Some(boundary) => format!("multipart/form-data; boundary={boundary}"),
        None => "application/x-www-form-urlencoded".to_owned(),
    }
}

fn answered(reply: &Reply) {
    if matches!(reply.status, 301..=303 | 307 | 308) {
        assert!(reply.location.starts_with('/') && !reply.location.starts_with("//"), "{}", reply.location);
    } else if reply.media.starts_with("text/html") {
        let page = std::str::from_utf8(&reply.body).expect("UTF-8");
        assert!(page.trim_end().ends_with("</html>"), "{page}");
        assert_eq!(page.matches("<h1").count(), 1, "{page}");
    }
}
