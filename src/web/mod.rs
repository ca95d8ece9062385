//! HTTP: pages, the JSON API, static files, and what all of them share.
//!
//! The only module that names `actix_web`, `askama` and `utoipa`. Handlers extract, ask core or
//! store, and return; they decide nothing about chess.

pub mod access;
pub mod api;
pub mod assets;
pub mod class_code;
pub mod client;
pub mod code;
mod compression;
pub mod due;
pub mod enrol;
mod guard;
mod health;
pub mod language;
pub mod limit;
mod metrics;
mod one_line;
pub mod pages;
pub mod password;
mod percent;
pub mod pin;
pub mod problem;
mod qr;
pub mod recall;
pub mod results;
mod robots;
pub mod server;
pub mod session;
pub mod shell;
pub mod state;
pub mod user_name;
pub mod when;
pub mod zones;

use actix_web::web::ServiceConfig;

/// Registers every route. `pages` also registers the answer to unknown addresses, with
/// `ServiceConfig::default_service`.
pub fn configure(config: &mut ServiceConfig) {
    health::configure(config);
    robots::configure(config);
    api::configure(config);
    assets::configure(config);
    pages::configure(config);
}
