//! Whether the process lives and whether its database answers, for whatever watches over it.

use super::state::AppState;
use actix_web::web::{self, Data, ServiceConfig};
use actix_web::{HttpResponse, http::header};
use std::time::Duration;

/// A database that takes longer than this does not count as answering.
const PATIENCE: Duration = Duration::from_secs(2);

/// Registers `/healthz` and `/readyz`.
pub(super) fn configure(config: &mut ServiceConfig) {
    config
        .service(web::resource("/healthz").route(web::get().to(alive)).route(web::head().to(alive)))
        .service(web::resource("/readyz").route(web::get().to(ready)).route(web::head().to(ready)));
}

async fn alive() -> HttpResponse {
    text(HttpResponse::Ok(), "alive\n")
}

async fn ready(state: Data<AppState>) -> HttpResponse {
    match tokio::time::timeout(PATIENCE, state.store.ping()).await {
        Ok(Ok(())) => text(HttpResponse::Ok(), "ready\n"),
        Ok(Err(error)) => {
            log::error!("not ready: {error}");
            text(HttpResponse::ServiceUnavailable(), "the database does not answer\n")
        }
        Err(_) => text(HttpResponse::ServiceUnavailable(), "the database does not answer in time\n"),
    }
}

fn text(mut response: actix_web::HttpResponseBuilder, body: &'static str) -> HttpResponse {
    response
        .insert_header((header::CONTENT_TYPE, "text/plain; charset=utf-8"))
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .body(body)
}
