//! The pages, a family a file.

use actix_web::web::ServiceConfig;

/// Registers `/`, `/en/…` and `/zh/…`.
pub fn configure(config: &mut ServiceConfig) {
    let _ = config;
}
