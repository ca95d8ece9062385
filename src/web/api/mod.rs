//! The JSON API under `/api/v1`, a resource a file, and its description in OpenAPI.

use actix_web::web::ServiceConfig;

/// Registers `/api/…`.
pub fn configure(config: &mut ServiceConfig) {
    let _ = config;
}
