//! What a visitor sends to be read: a text, a file or both, from a form in either of the encodings
//! that forms have.
//!
//! Knows sizes; what a text or a file says is for others.

use crate::web::pages::answer::read_form;
use crate::web::pages::fields::{Fields, readable};
use actix_multipart::{Field, Multipart, MultipartError};
use actix_web::error::PayloadError;
use actix_web::http::StatusCode;
use actix_web::http::header::{CONTENT_ENCODING, CONTENT_TYPE};
use actix_web::web::{Bytes, Payload};
use actix_web::{HttpRequest, ResponseError};
use futures_util::StreamExt;

/// The largest text or file that is read, in bytes.
pub(super) const LIMIT: usize = LIMIT_MB * 1024 * 1024;

/// The same in megabytes.
pub(super) const LIMIT_MB: usize = 16;

/// So much of a form is taken in at most. What is beyond the limit of a file is passed over, not
/// kept: a browser shows no answer before it has sent all of a form.
const FORM_LIMIT: usize = 4 * LIMIT;

/// The most fields of a form.
const MAX_FIELDS: usize = 8;

/// A longer name of a file is cut, in characters.
const MAX_NAME: usize = 80;

/// What was sent.
#[derive(Debug, Default)]
pub(super) struct Sent {
    /// What stands in the field for text.
    pub(super) text: String,
    /// The file, where one was chosen.
    pub(super) file: Option<SentFile>,
}

/// A file.
#[derive(Debug)]
pub(super) struct SentFile {
    /// Its name on the visitor's machine.
    pub(super) name: String,
    /// What it holds; none where that is too much.
    pub(super) bytes: Option<Bytes>,
}

impl Sent {
    /// Reads a form.
    ///
    /// # Errors
    ///
    /// The form is too large as a whole, or none.
    pub(super) async fn read(request: &HttpRequest, body: Payload) -> Result<Sent, StatusCode> {
        if is_multipart(request) {
            return read_parts(request, body).await;
        }
        let body = read_form(request, body, LIMIT).await?;
        let fields = Fields::parse(&String::from_utf8_lossy(&body));
        Ok(Sent { text: fields.get("text").unwrap_or_default().to_string(), file: None })
    }
}

fn is_multipart(request: &HttpRequest) -> bool {
    let media = request.headers().get(CONTENT_TYPE).map(|value| value.to_str().unwrap_or_default());
    let media = media.and_then(|media| media.split(';').next()).unwrap_or_default();
    media.trim().eq_ignore_ascii_case("multipart/form-data")
}

async fn read_parts(request: &HttpRequest, body: Payload) -> Result<Sent, StatusCode> {
    if request.headers().contains_key(CONTENT_ENCODING) {
        return Err(StatusCode::UNSUPPORTED_MEDIA_TYPE);
    }
    let mut parts = Multipart::new(request.headers(), bounded(body));
    let mut sent = Sent::default();
    let mut count = 0;
    while let Some(part) = parts.next().await {
        count += 1;
        if count > MAX_FIELDS {
            return Err(StatusCode::BAD_REQUEST);
        }
        take(&mut sent, part.map_err(|error| status(&error))?).await?;
    }
    Ok(sent)
}

/// A body that breaks off where it is larger than any form.
fn bounded(body: Payload) -> impl futures_util::Stream<Item = Result<Bytes, PayloadError>> {
    let mut left = FORM_LIMIT;
    body.map(move |chunk| {
        let chunk = chunk?;
        left = left.checked_sub(chunk.len()).ok_or(PayloadError::Overflow)?;
        Ok(chunk)
    })
}

/// Takes one field in.
async fn take(sent: &mut Sent, mut part: Field) -> Result<(), StatusCode> {
    let named = part.name().unwrap_or_default().to_string();
    let file = part.content_disposition().and_then(|about| about.get_filename()).unwrap_or_default();
    let file: String = file.chars().take(MAX_NAME).collect();
    let bytes = match part.bytes(LIMIT).await {
        Ok(bytes) => Some(bytes.map_err(|error| status(&error))?),
        Err(_) => None,
    };
    match (named.as_str(), bytes) {
        ("text", Some(bytes)) => sent.text = readable(&bytes),
        ("text", None) => return Err(StatusCode::PAYLOAD_TOO_LARGE),
        // A field for a file in which none was chosen is sent without a name and empty.
        ("file", Some(bytes)) if file.is_empty() && bytes.is_empty() => {}
        ("file", bytes) => sent.file = Some(SentFile { name: file, bytes }),
        (_, _) => {}
    }
    Ok(())
}

fn status(error: &MultipartError) -> StatusCode {
    match error {
        MultipartError::Payload(PayloadError::Overflow) => StatusCode::PAYLOAD_TOO_LARGE,
        error => error.status_code(),
    }
}
