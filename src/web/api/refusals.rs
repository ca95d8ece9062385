//! What calls may refuse, each said once for the description of all calls that may.
//!
//! Nothing here is ever made: an answer that refuses is a [`Problem`](crate::web::problem::Problem).
//! What a call refuses in its own way stands with that call.

#![expect(dead_code, reason = "described, never made")]

use crate::web::problem::ProblemBody;
use utoipa::IntoResponses;

/// Of every call that reads a body.
#[derive(Debug, IntoResponses)]
pub(crate) enum Body {
    /// No JSON of this shape.
    #[response(status = 400, content_type = "application/problem+json")]
    Shape(ProblemBody<'static>),
    /// More than 64 KiB.
    #[response(status = 413, content_type = "application/problem+json")]
    Size(ProblemBody<'static>),
    /// Not `application/json`.
    #[response(status = 415, content_type = "application/problem+json")]
    Media(ProblemBody<'static>),
}

/// Of every call that takes a token.
#[derive(Debug, IntoResponses)]
pub(crate) enum Token {
    /// No token that holds.
    #[response(
        status = 401,
        content_type = "application/problem+json",
        headers(("www-authenticate" = String, description = "`Bearer`."))
    )]
    Token(ProblemBody<'static>),
    /// The database does not answer.
    #[response(status = 503, content_type = "application/problem+json")]
    Database(ProblemBody<'static>),
}

/// Of every call that changes something of a teacher's.
#[derive(Debug, IntoResponses)]
pub(crate) enum Change {
    /// More than 600 changes within five minutes.
    #[response(
        status = 429,
        content_type = "application/problem+json",
        headers(("retry-after" = u32, description = "After how many seconds to try again."))
    )]
    Changes(ProblemBody<'static>),
}

/// Of every call that takes an `Idempotency-Key`. A key that is none, or that of another request, is a
/// 422 of the call.
#[derive(Debug, IntoResponses)]
pub(crate) enum Key {
    /// A request with this key is being worked on.
    #[response(
        status = 409,
        content_type = "application/problem+json",
        headers(("retry-after" = u32, description = "After how many seconds to send it again."))
    )]
    Key(ProblemBody<'static>),
}

/// Of every list that is read a page at a time.
#[derive(Debug, IntoResponses)]
pub(crate) enum Page {
    /// The cursor is none that a page has named.
    #[response(status = 422, content_type = "application/problem+json")]
    Cursor(ProblemBody<'static>),
}

/// Of every call about a class.
#[derive(Debug, IntoResponses)]
pub(crate) enum Class {
    /// No such class.
    #[response(status = 404, content_type = "application/problem+json")]
    Class(ProblemBody<'static>),
}

/// Of every call about an assignment.
#[derive(Debug, IntoResponses)]
pub(crate) enum Assignment {
    /// No such assignment.
    #[response(status = 404, content_type = "application/problem+json")]
    Assignment(ProblemBody<'static>),
}
