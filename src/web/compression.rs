//! Which answers are compressed: large ones, for clients that take gzip. Below some size it costs
//! time and saves nothing.
//!
//! Actix compresses every answer that names no encoding. So a small one is given the encoding
//! `identity` before, and `guard` takes that header off again after.

use actix_web::Error;
use actix_web::body::{BodySize, MessageBody};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::header::{ACCEPT_ENCODING, CONTENT_ENCODING, HeaderMap, HeaderValue};
use actix_web::middleware::Next;
use flate2::{Compression, write::GzEncoder};
use std::io::Write as _;

/// About one packet: an answer that fits into it arrives no sooner for being smaller.
const LEAST: u64 = 1400;

const IDENTITY: HeaderValue = HeaderValue::from_static("identity");

/// Whether the client takes gzip; `gzip;q=0` refuses it.
pub(super) fn takes_gzip(headers: &HeaderMap) -> bool {
    let header = headers.get(ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or("");
    header.split(',').any(|part| {
        let mut words = part.split(';').map(str::trim);
        words.next() == Some("gzip")
            && !words.any(|word| matches!(word, "q=0" | "q=0.0" | "q=0.00" | "q=0.000"))
    })
}

/// A text packed as small as it goes: for what is kept and sent many times.
///
/// # Errors
///
/// None that a buffer in memory can have.
pub(super) fn packed(text: &str) -> std::io::Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(text.as_bytes())?;
    encoder.finish()
}

/// Leaves of `Accept-Encoding` what there is to choose: gzip or nothing. A client that refuses even
/// plain answers would otherwise get none at all (RFC 9110 12.5.3 lets a server send it one).
pub(super) fn settle(headers: &mut HeaderMap) {
    if takes_gzip(headers) {
        headers.insert(ACCEPT_ENCODING, HeaderValue::from_static("gzip"));
    } else {
        headers.remove(ACCEPT_ENCODING);
    }
}

/// Middleware: marks answers that are not worth compressing.
///
/// # Errors
///
/// Those of the inner services.
pub(super) async fn spare_small<B: MessageBody>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<B>, Error> {
    let mut response = next.call(request).await?;
    if matches!(response.response().body().size(), BodySize::Sized(size) if size < LEAST)
        && !response.headers().contains_key(CONTENT_ENCODING)
    {
        response.headers_mut().insert(CONTENT_ENCODING, IDENTITY);
    }
    Ok(response)
}

/// Takes the mark off.
pub(super) fn unmark(headers: &mut HeaderMap) {
    if headers.get(CONTENT_ENCODING) == Some(&IDENTITY) {
        headers.remove(CONTENT_ENCODING);
    }
}

#[cfg(test)]
mod tests {
    use super::{spare_small, unmark};
    use actix_web::http::header::{ACCEPT_ENCODING, CONTENT_ENCODING};
    use actix_web::middleware::{Compress, from_fn};
    use actix_web::test::{self, TestRequest};
    use actix_web::{App, HttpResponse, web};

    #[actix_web::test]
    async fn only_what_is_large_is_compressed() {
        let app = App::new()
            .wrap(from_fn(spare_small))
            .wrap(Compress::default())
            .route("/small", web::get().to(|| async { HttpResponse::Ok().body("e4 ".repeat(100)) }))
            .route("/large", web::get().to(|| async { HttpResponse::Ok().body("e4 ".repeat(1000)) }))
            .route(
                "/packed",
                web::get().to(|| async {
                    HttpResponse::Ok().insert_header((CONTENT_ENCODING, "gzip")).body("packed before")
                }),
            );
        let app = test::init_service(app).await;
        for (path, encoding) in [("/small", None), ("/large", Some("gzip")), ("/packed", Some("gzip"))] {
            let request = TestRequest::get().uri(path).insert_header((ACCEPT_ENCODING, "gzip, br"));
            let mut response = test::call_service(&app, request.to_request()).await;
            unmark(response.headers_mut());
            let found = response.headers().get(CONTENT_ENCODING).map(|value| value.as_bytes());
            assert_eq!(found, encoding.map(str::as_bytes), "{path}");
        }
    }
}
