//! Whether the process lives, whether its database answers, and how it fares, for whatever watches
//! over it.

use super::metrics;
use super::state::AppState;
use actix_web::web::{self, Data, ServiceConfig};
use actix_web::{HttpResponse, http::header};
use std::time::Duration;

/// A database that takes longer than this does not count as answering.
const PATIENCE: Duration = Duration::from_secs(2);

/// Registers `/healthz`, `/readyz` and `/metrics`.
pub(super) fn configure(config: &mut ServiceConfig) {
    config
        .service(web::resource("/healthz").route(web::get().to(alive)).route(web::head().to(alive)))
        .service(web::resource("/readyz").route(web::get().to(ready)).route(web::head().to(ready)))
        .service(web::resource("/metrics").route(web::get().to(measured)).route(web::head().to(measured)));
}

async fn alive() -> HttpResponse {
    text(HttpResponse::Ok(), "alive\n")
}

async fn ready(state: Data<AppState>) -> HttpResponse {
    match database(&state).await {
        Ok(()) => text(HttpResponse::Ok(), "ready\n"),
        Err(why) => text(HttpResponse::ServiceUnavailable(), why),
    }
}

async fn measured(state: Data<AppState>) -> HttpResponse {
    HttpResponse::Ok()
        .insert_header((header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8"))
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .body(metrics::text(database(&state).await.is_ok()))
}

/// Whether the database answers, and what to say where it does not.
async fn database(state: &AppState) -> Result<(), &'static str> {
    match tokio::time::timeout(PATIENCE, state.store.ping()).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(error)) => {
            log::error!("not ready: {error}");
            Err("the database does not answer\n")
        }
        Err(_) => Err("the database does not answer in time\n"),
    }
}

fn text(mut response: actix_web::HttpResponseBuilder, body: &'static str) -> HttpResponse {
    response
        .insert_header((header::CONTENT_TYPE, "text/plain; charset=utf-8"))
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .body(body)
}
