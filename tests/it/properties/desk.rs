//! The whole application, asked in this process, with its data in memory.

use actix_web::http::header::{CONTENT_TYPE, LOCATION};
use actix_web::rt::System;
use actix_web::test::{TestRequest, call_service, init_service, read_body};
use actix_web::web::{Bytes, Data};
use std::sync::Arc;
use yize::curriculum;
use yize::store::Store;
use yize::web::server;
use yize::web::state::{AppState, Clock, Registration};

/// What comes back.
pub(crate) struct Reply {
    pub(crate) status: u16,
    pub(crate) media: String,
    pub(crate) location: String,
    pub(crate) body: Bytes,
}

/// Answers requests, one after the other.
pub(crate) fn desk() -> impl Fn(TestRequest) -> Reply {
    let system = System::new();
    let app = system.block_on(async {
        let store = Store::open("sqlite::memory:").await.expect("a database in memory");
        let curriculum = curriculum::load().expect("the content has no faults");
        let clock = Clock::Set(Arc::default());
        let registration = Registration::default();
        let state =
            AppState { curriculum, store, secure_cookies: false, public_url: None, clock, registration };
        init_service(server::app(Data::new(state))).await
    });
    move |request| {
        system.block_on(async {
            let response = call_service(&app, request.to_request()).await;
            let text = |name| {
                let value = response.headers().get(name);
                value.map(|value| String::from_utf8_lossy(value.as_bytes()).into_owned()).unwrap_or_default()
            };
            let (media, location) = (text(CONTENT_TYPE), text(LOCATION));
            let status = response.status().as_u16();
            assert!(status < 500, "{status}");
            Reply { status, media, location, body: read_body(response).await }
        })
    }
}
