//! What a handler gives up with: the page that says why it cannot go on.

use super::problem;
use crate::store::StoreError;
use actix_web::error::InternalError;
use actix_web::http::StatusCode;
use actix_web::{Error, HttpRequest};

/// The page of a status.
pub(super) fn status(request: &HttpRequest, status: StatusCode) -> Error {
    InternalError::from_response(status.as_str().to_owned(), problem::page(request, status)).into()
}

/// Nothing is here: what is not there and what belongs to others look alike.
pub(super) fn missing(request: &HttpRequest) -> Error {
    status(request, StatusCode::NOT_FOUND)
}

/// The database does not answer, or what was asked for has gone.
pub(super) fn store(request: &HttpRequest) -> impl Fn(StoreError) -> Error {
    move |error| {
        if matches!(error, StoreError::Gone(_)) {
            return missing(request);
        }
        log::error!("{}: {error}", request.path());
        status(request, StatusCode::SERVICE_UNAVAILABLE)
    }
}

/// Something that needs chance or a worker had none.
pub(super) fn unavailable(request: &HttpRequest) -> Error {
    status(request, StatusCode::SERVICE_UNAVAILABLE)
}
