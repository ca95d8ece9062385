//! What protects every request and answer: security headers, and the refusal of writes that another
//! site sends through a visitor's browser and of addresses that nothing can have. What is shown to
//! somebody who is signed in stays in no cache: the next one at that machine may press "back".
//!
//! Knows headers, methods and addresses only; who may do what is decided elsewhere.

use super::language::wanted;
use super::problem::{Problem, ProblemCode};
use super::{compression, metrics, pages, session};
use actix_web::body::{EitherBody, MessageBody};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::header::{self, HeaderMap, HeaderName, HeaderValue};
use actix_web::http::{Method, StatusCode};
use actix_web::middleware::Next;
use actix_web::{Error, HttpResponse, ResponseError};
use std::time::Instant;

/// Everything comes from this site; nothing is inline, nothing may frame it.
const POLICY: &str = "default-src 'self'; img-src 'self' data:; style-src 'self'; script-src 'self'; \
     object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'";

/// What a browser says of the page that sends a request.
const SEC_FETCH_SITE: HeaderName = HeaderName::from_static("sec-fetch-site");

/// The headers of every answer.
static HEADERS: [(HeaderName, HeaderValue); 5] = [
    (header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY)),
    (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    (header::REFERRER_POLICY, HeaderValue::from_static("same-origin")),
    (header::CROSS_ORIGIN_OPENER_POLICY, HeaderValue::from_static("same-origin")),
    (
        header::PERMISSIONS_POLICY,
        HeaderValue::from_static("camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
    ),
];

/// Middleware, the outermost: refuses writes from other sites and puts the headers on every answer.
///
/// # Errors
///
/// Those of the inner services.
pub(super) async fn guard<B: MessageBody>(
    mut request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<EitherBody<B>>, Error> {
    let begun = Instant::now();
    compression::settle(request.headers_mut());
    let private = is_private(&request);
    let mut response = if let Some(refusal) = refusal(&request) {
        request.into_response(refusal).map_into_right_body()
    } else {
        next.call(request).await?.map_into_left_body()
    };
    let headers = response.headers_mut();
    compression::unmark(headers);
    if private && headers.get(header::CACHE_CONTROL) == Some(&pages::FOR_ONE) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    for (name, value) in &HEADERS {
        headers.insert(name.clone(), value.clone());
    }
    metrics::note(response.status(), begun.elapsed());
    Ok(response)
}

/// Whether another site makes the visitor's browser write here. The API may be called from
/// anywhere, but not with a cookie that stands for somebody.
fn from_elsewhere(request: &ServiceRequest) -> bool {
    if matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS) {
        return false;
    }
    if is_api(request) && session::COOKIES.iter().all(|name| request.cookie(name).is_none()) {
        return false;
    }
    !same_origin(request.headers())
}

/// What the browser says of the sender. Old browsers and programs say nothing, and hold no session
/// that another site could use: the cookie is `SameSite=Lax`.
fn same_origin(headers: &HeaderMap) -> bool {
    if let Some(site) = headers.get(SEC_FETCH_SITE) {
        return matches!(site.as_bytes(), b"same-origin" | b"none");
    }
    let Some(origin) = headers.get(header::ORIGIN) else {
        return true;
    };
    let origin = origin.as_bytes();
    let host = origin.strip_prefix(b"https://").or_else(|| origin.strip_prefix(b"http://"));
    let own = headers.get(header::HOST).map(HeaderValue::as_bytes);
    matches!((host, own), (Some(host), Some(own)) if host.eq_ignore_ascii_case(own))
}

fn is_api(request: &ServiceRequest) -> bool {
    request.path().starts_with("/api/")
}

/// Whether somebody who is signed in reads a page. What answers a form may stay, so that the way back
/// to it is not barred by the question whether to send it once more.
fn is_private(request: &ServiceRequest) -> bool {
    let signed_in = || [session::TEACHER, session::PUPIL].iter().any(|name| request.cookie(name).is_some());
    *request.method() == Method::GET && signed_in()
}

/// What is answered to a request that no handler gets to see. A NUL is in no name, and no database
/// takes it in a text.
fn refusal(request: &ServiceRequest) -> Option<HttpResponse> {
    if from_elsewhere(request) {
        return Some(refuse(request, ProblemCode::CrossSite, StatusCode::FORBIDDEN));
    }
    let nul = request.path().contains("%00");
    nul.then(|| refuse(request, ProblemCode::NotFound, StatusCode::NOT_FOUND))
}

fn refuse(request: &ServiceRequest, code: ProblemCode, status: StatusCode) -> HttpResponse {
    if is_api(request) {
        return Problem::new(wanted(request.request()), code).error_response();
    }
    pages::problem::page(request.request(), status)
}

#[cfg(test)]
mod tests {
    use super::{from_elsewhere, guard};
    use actix_web::dev::ServiceRequest;
    use actix_web::http::{Method, StatusCode};
    use actix_web::middleware::from_fn;
    use actix_web::test::{self, TestRequest};
    use actix_web::{App, HttpResponse, web};

    fn post(path: &str, headers: &[(&'static str, &'static str)]) -> ServiceRequest {
        let request =
            TestRequest::with_uri(path).method(Method::POST).insert_header(("Host", "yize.test:8080"));
        headers.iter().fold(request, |request, header| request.insert_header(*header)).to_srv_request()
    }

    #[test]
    fn a_write_from_another_site_is_told_by_its_headers() {
        let rows: [(&[(&str, &str)], bool); 9] = [
            (&[], false),
            (&[("Sec-Fetch-Site", "same-origin")], false),
            (&[("Sec-Fetch-Site", "none")], false),
            (&[("Sec-Fetch-Site", "same-site")], true),
            (&[("Sec-Fetch-Site", "cross-site"), ("Origin", "http://yize.test:8080")], true),
            (&[("Origin", "http://yize.test:8080")], false),
            (&[("Origin", "https://YIZE.test:8080")], false),
            (&[("Origin", "http://yize.test")], true),
            (&[("Origin", "null")], true),
        ];
        for (headers, elsewhere) in rows {
            assert_eq!(from_elsewhere(&post("/en/puzzles/pawn-1", headers)), elsewhere, "{headers:?}");
        }
    }

    #[test]
    fn the_api_may_be_called_from_anywhere_but_not_with_a_cookie() {
        let cross = ("Sec-Fetch-Site", "cross-site");
        assert!(!from_elsewhere(&post("/api/v1/moves/check", &[cross])));
        let cookie = ("Cookie", "yize_learner=00112233445566778899aabbccddeeff");
        assert!(from_elsewhere(&post("/api/v1/moves/check", &[cross, cookie])));
        let get = TestRequest::with_uri("/en/").insert_header(cross).to_srv_request();
        assert!(!from_elsewhere(&get));
    }

    #[actix_web::test]
    async fn every_answer_carries_the_headers() {
        let app = App::new()
            .wrap(from_fn(guard))
            .route("/", web::get().to(HttpResponse::Ok))
            .route("/own/{id}", web::get().to(HttpResponse::Ok))
            .route("/", web::post().to(HttpResponse::Ok));
        let app = test::init_service(app).await;
        let cross = ("Sec-Fetch-Site", "cross-site");
        for (request, status) in [
            (TestRequest::get().uri("/"), StatusCode::OK),
            (TestRequest::get().uri("/nowhere"), StatusCode::NOT_FOUND),
            (TestRequest::get().uri("/own/%2500"), StatusCode::OK),
            (TestRequest::get().uri("/own/a%00"), StatusCode::NOT_FOUND),
            (TestRequest::post().uri("/").insert_header(cross), StatusCode::FORBIDDEN),
        ] {
            let response = test::call_service(&app, request.to_request()).await;
            assert_eq!(response.status(), status);
            let policy = response.headers().get("content-security-policy").expect("a policy");
            assert!(policy.as_bytes().starts_with(b"default-src 'self'; img-src 'self' data:; style-src"));
            for name in ["x-content-type-options", "referrer-policy", "cross-origin-opener-policy"] {
                assert!(response.headers().contains_key(name), "{name}");
            }
        }
    }
}
