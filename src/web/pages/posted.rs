//! A form as the parameter of a handler: one that takes [`Posted`] is reached by forms that can be
//! read, and no larger ones.

use super::answer::read_form;
use super::fail;
use super::fields::Fields;
use actix_web::web::Payload;
use actix_web::{Error, FromRequest, HttpRequest, dev};
use std::pin::Pin;

/// As large as a form of a few short fields gets, in bytes.
const SHORT: usize = 16 * 1024;

/// The fields of a form of so many bytes at most.
#[derive(Debug)]
pub(super) struct Posted<const MOST: usize = SHORT>(pub(super) Fields);

impl<const MOST: usize> FromRequest for Posted<MOST> {
    type Error = Error;
    type Future = Pin<Box<dyn Future<Output = Result<Posted<MOST>, Error>>>>;

    fn from_request(request: &HttpRequest, payload: &mut dev::Payload) -> Self::Future {
        let body = Payload::from_request(request, payload);
        let request = request.clone();
        Box::pin(async move {
            let body = read_form(&request, body.await?, MOST).await;
            let body = body.map_err(|status| fail::status(&request, status))?;
            Ok(Posted(Fields::parse(&String::from_utf8_lossy(&body))))
        })
    }
}
