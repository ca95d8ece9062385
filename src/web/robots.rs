//! `/robots.txt`: what search engines may read. Every page by its own address; not the endless
//! addresses with questions and answers in them, nor the pages that show one learner's own work.

use actix_web::web::{self, ServiceConfig};
use actix_web::{HttpResponse, http::header};

const RULES: &str = "User-agent: *
Allow: /
Disallow: /*?
Disallow: /*/progress
Disallow: /*/review
";

/// How long the file may be kept, in the words of HTTP: a day.
const KEPT: &str = "public, max-age=86400";

/// Registers `/robots.txt`.
pub(super) fn configure(config: &mut ServiceConfig) {
    config.service(web::resource("/robots.txt").route(web::get().to(rules)).route(web::head().to(rules)));
}

async fn rules() -> HttpResponse {
    HttpResponse::Ok()
        .insert_header((header::CONTENT_TYPE, "text/plain; charset=utf-8"))
        .insert_header((header::CACHE_CONTROL, KEPT))
        .body(RULES)
}
