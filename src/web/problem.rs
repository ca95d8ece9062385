//! What goes wrong, told to a program: RFC 9457 `application/problem+json`.
//!
//! Owns the list of problems with their HTTP status. Their words are the messages
//! `problem-<code>` (title) with the attribute `detail`.

use super::api::names::SquareName;
use super::api::wire::Reason;
use crate::i18n::{Lang, messages};
use crate::rules::{FenFault, Refusal};
use actix_web::http::{StatusCode, header};
use actix_web::{HttpResponse, ResponseError};
use serde::Serialize;
use std::borrow::Cow;
use std::fmt;
use utoipa::ToSchema;

macro_rules! problem_codes {
    ($($(#[$doc:meta])* $name:ident = $text:literal, $status:literal;)*) => {
        /// Every problem that an answer can name.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum ProblemCode { $($(#[$doc])* $name,)* }

        impl ProblemCode {
            /// All codes.
            pub const ALL: &'static [ProblemCode] = &[$(ProblemCode::$name,)*];

            /// The name in the JSON API.
            #[must_use]
            pub fn as_str(self) -> &'static str {
                match self { $(ProblemCode::$name => $text,)* }
            }

            /// The message key of the title; the attribute `detail` says more.
            #[must_use]
            pub fn key(self) -> &'static str {
                match self { $(ProblemCode::$name => concat!("problem-", $text),)* }
            }

            /// The address that explains the problem.
            #[must_use]
            pub fn page(self) -> &'static str {
                match self { $(ProblemCode::$name => concat!("/api/docs#problem-", $text),)* }
            }

            /// The HTTP status.
            #[must_use]
            pub fn status(self) -> u16 {
                match self { $(ProblemCode::$name => $status,)* }
            }
        }
    };
}

problem_codes! {
    /// The body is no JSON.
    BadJson = "bad-json", 400;
    /// The JSON has not the fields that the call takes.
    BadShape = "bad-shape", 400;
    /// A field that the call needs is not there.
    MissingField = "missing-field", 400;
    /// No token, or one that does not hold.
    Unauthorized = "unauthorized", 401;
    /// The pupil is not signed in any more.
    SignedOut = "signed-out", 401;
    /// The request comes from another site's page.
    CrossSite = "cross-site", 403;
    /// Only the class's own teacher may do that.
    Forbidden = "forbidden", 403;
    /// Nothing at this address.
    NotFound = "not-found", 404;
    /// No such lesson.
    NoSuchLesson = "no-such-lesson", 404;
    /// No such rule.
    NoSuchRule = "no-such-rule", 404;
    /// No such puzzle.
    NoSuchPuzzle = "no-such-puzzle", 404;
    /// No such skill.
    NoSuchSkill = "no-such-skill", 404;
    /// No such exercise of an assignment, for whoever asks.
    NoSuchAssignment = "no-such-assignment", 404;
    /// No such class of this teacher's.
    NoSuchClass = "no-such-class", 404;
    /// No such assignment of this teacher's.
    AssignmentNotFound = "assignment-not-found", 404;
    /// This address does not take this method.
    Method = "method", 405;
    /// The assignment takes no more answers.
    AssignmentClosed = "assignment-closed", 409;
    /// The exercise takes no more answers of this pupil.
    NoAttemptsLeft = "no-attempts-left", 409;
    /// The same request is being worked on.
    InFlight = "in-flight", 409;
    /// The body is larger than 64 KiB.
    TooLarge = "too-large", 413;
    /// The body is not sent as `application/json`.
    MediaType = "media-type", 415;
    /// The position cannot be.
    BadFen = "bad-fen", 422;
    /// More than 1,000 half-moves.
    HistoryTooLong = "history-too-long", 422;
    /// A move of the history is illegal.
    IllegalHistory = "illegal-history", 422;
    /// No square has that name, or nothing stands on it.
    BadSquare = "bad-square", 422;
    /// An event that cannot be judged.
    BadEvent = "bad-event", 422;
    /// No move in this position, or more than one.
    BadMove = "bad-move", 422;
    /// A field that this event does not have.
    ExtraField = "extra-field", 422;
    /// More than 200 events.
    TooManyEvents = "too-many-events", 422;
    /// The puzzle wants an answer of another form.
    BadAnswerForm = "bad-answer-form", 422;
    /// The puzzle has no such option.
    BadOption = "bad-option", 422;
    /// The number is none, or too large.
    BadNumber = "bad-number", 422;
    /// A step of a walk is no two squares.
    BadStep = "bad-step", 422;
    /// The name of a request is too short, too long, or has other signs.
    BadRequestName = "bad-request-name", 422;
    /// More than any answer needs.
    TooLong = "too-long", 422;
    /// An `Idempotency-Key` is empty or too long.
    BadKey = "bad-key", 422;
    /// An `Idempotency-Key` was used for another request.
    KeyReused = "key-reused", 422;
    /// A name is empty or too long, or is none.
    BadName = "bad-name", 422;
    /// A title or a note is empty or too long.
    BadTitle = "bad-title", 422;
    /// No time zone has that name.
    BadZone = "bad-zone", 422;
    /// More pupils than a class may have.
    TooManyStudents = "too-many-students", 422;
    /// No moment that can be read.
    BadTime = "bad-time", 422;
    /// No such task, or not on this board.
    BadTask = "bad-task", 422;
    /// Nothing that can be answered is right.
    NoSolution = "no-solution", 422;
    /// Whatever can be answered is right.
    AllRight = "all-right", 422;
    /// The search does not see through the position.
    Unproved = "unproved", 422;
    /// There is a mate in fewer moves than are asked for.
    MatesSooner = "mates-sooner", 422;
    /// The teacher has set as many puzzles as may be.
    TooManyPuzzles = "too-many-puzzles", 422;
    /// An exercise cannot take so many answers.
    BadAttempts = "bad-attempts", 422;
    /// A cursor is none that a page has named.
    BadCursor = "bad-cursor", 422;
    /// A pick of an assignment names nothing that there is.
    BadItem = "bad-item", 422;
    /// The exercises of an assignment that has been opened stay as they are.
    ItemsFixed = "items-fixed", 409;
    /// Too many requests within a short time.
    TooManyRequests = "too-many-requests", 429;
    /// The database does not answer.
    Unavailable = "unavailable", 503;
}

/// The most fields that a problem names: a list may hold thousands of bad items.
const MOST_FIELDS: usize = 50;

/// A field that is not as it should be.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct FieldError {
    /// Where it is in the body, as a JSON Pointer (RFC 6901).
    #[schema(value_type = String, example = "/fen")]
    pub pointer: Cow<'static, str>,
    /// What is wrong.
    #[schema(value_type = String, example = "missing-king")]
    pub code: &'static str,
    /// The same in words.
    pub message: String,
    /// The squares of the board that it is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub squares: Option<Vec<SquareName>>,
}

/// A problem on its way out.
#[derive(Debug)]
pub struct Problem {
    lang: Lang,
    code: ProblemCode,
    errors: Vec<FieldError>,
    history: Option<(usize, Box<Refusal>)>,
    allow: Option<&'static str>,
    /// After how many seconds another try makes sense.
    retry: Option<u32>,
}

/// The body of every answer that is an error (RFC 9457).
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Problem)]
pub struct ProblemBody<'a> {
    /// An address that explains the problem.
    #[schema(example = "/api/docs#problem-bad-fen")]
    r#type: &'static str,
    /// The problem in a few words.
    #[schema(value_type = String)]
    title: Cow<'static, str>,
    /// The HTTP status.
    #[schema(example = 422)]
    status: u16,
    /// What to do about it.
    #[schema(value_type = String)]
    detail: Cow<'static, str>,
    /// The problem's name, the same in every language.
    #[schema(example = "bad-fen")]
    code: &'static str,
    /// The fields that are not as they should be, the first fifty of them.
    #[serde(skip_serializing_if = "<[FieldError]>::is_empty")]
    #[schema(required = false, max_items = 50)]
    errors: &'a [FieldError],
    /// For `illegal-history`: the half-move; 1 is the first.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    ply: Option<usize>,
    /// For `illegal-history`: why that move is illegal.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    reason: Option<Reason<'a>>,
}

impl Problem {
    /// A problem with no field to blame.
    #[must_use]
    pub fn new(lang: Lang, code: ProblemCode) -> Problem {
        Problem { lang, code, errors: Vec::new(), history: None, allow: None, retry: None }
    }

    /// A problem with one field of the body, told in the problem's own words.
    #[must_use]
    pub fn with_field(lang: Lang, code: ProblemCode, pointer: impl Into<Cow<'static, str>>) -> Problem {
        Problem::new(lang, code).and_field(code, pointer)
    }

    /// The same, with one more field to blame, as long as they are not too many to be told.
    #[must_use]
    pub fn and_field(mut self, code: ProblemCode, pointer: impl Into<Cow<'static, str>>) -> Problem {
        if self.errors.len() >= MOST_FIELDS {
            return self;
        }
        let message = detail(self.lang, code).into_owned();
        self.errors.push(FieldError { pointer: pointer.into(), code: code.as_str(), message, squares: None });
        self
    }

    /// A mate in several moves where there is one in fewer, which is told.
    #[must_use]
    pub fn mates_sooner(lang: Lang, pointer: &'static str, moves: usize, san: &str) -> Problem {
        let code = ProblemCode::MatesSooner;
        let message = messages::mates_sooner(lang, moves, san);
        let field = FieldError { pointer: pointer.into(), code: code.as_str(), message, squares: None };
        Problem { errors: vec![field], ..Problem::new(lang, code) }
    }

    /// A position that cannot be, with every fault of the field that holds it.
    #[must_use]
    pub fn bad_fen(lang: Lang, pointer: &'static str, faults: &[FenFault]) -> Problem {
        let mut problem = Problem::new(lang, ProblemCode::BadFen);
        problem.errors.extend(faults.iter().map(|fault| FieldError {
            pointer: pointer.into(),
            code: fault.code.as_str(),
            message: messages::fen_fault(lang, fault),
            squares: Some(fault.squares.iter().copied().map(SquareName::from).collect()),
        }));
        problem
    }

    /// A history that breaks off at half-move `ply`, which is illegal.
    #[must_use]
    pub fn illegal_history(lang: Lang, ply: usize, reason: Refusal) -> Problem {
        let mut problem = Problem::new(lang, ProblemCode::IllegalHistory);
        problem.errors.push(FieldError {
            pointer: format!("/history/{}", ply.saturating_sub(1)).into(),
            code: reason.code.as_str(),
            message: messages::refusal(lang, &reason),
            squares: None,
        });
        problem.history = Some((ply, Box::new(reason)));
        problem
    }

    /// A method that the address does not take, with those that it takes.
    #[must_use]
    pub fn method(lang: Lang, allow: &'static str) -> Problem {
        Problem { allow: Some(allow), ..Problem::new(lang, ProblemCode::Method) }
    }

    /// The same, after so many seconds worth another try.
    #[must_use]
    pub fn after(self, seconds: u32) -> Problem {
        Problem { retry: Some(seconds), ..self }
    }

    /// Which problem it is.
    #[must_use]
    pub fn code(&self) -> ProblemCode {
        self.code
    }

    /// The fields to blame.
    #[must_use]
    pub fn errors(&self) -> &[FieldError] {
        &self.errors
    }

    fn body(&self) -> ProblemBody<'_> {
        ProblemBody {
            r#type: self.code.page(),
            title: self.lang.text(self.code.key()),
            status: self.code.status(),
            detail: detail(self.lang, self.code),
            code: self.code.as_str(),
            errors: &self.errors,
            ply: self.history.as_ref().map(|(ply, _)| *ply),
            reason: self.history.as_ref().map(|(_, reason)| Reason::new(self.lang, reason)),
        }
    }
}

fn detail(lang: Lang, code: ProblemCode) -> Cow<'static, str> {
    lang.attr(code.key(), "detail").unwrap_or_else(|| lang.text(code.key()))
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code.as_str())
    }
}

impl ResponseError for Problem {
    fn status_code(&self) -> StatusCode {
        StatusCode::from_u16(self.code.status()).unwrap_or(StatusCode::BAD_REQUEST)
    }

    fn error_response(&self) -> HttpResponse {
        let mut response = HttpResponse::build(self.status_code());
        response.insert_header((header::CONTENT_TYPE, "application/problem+json"));
        response.insert_header((header::CONTENT_LANGUAGE, self.lang.tag()));
        response.insert_header((header::VARY, "accept-language"));
        if let Some(allow) = self.allow {
            response.insert_header((header::ALLOW, allow));
        }
        if let Some(seconds) = self.retry {
            response.insert_header((header::RETRY_AFTER, seconds));
        }
        if self.code == ProblemCode::Unauthorized {
            response.insert_header((header::WWW_AUTHENTICATE, "Bearer"));
        }
        response.body(serde_json::to_vec(&self.body()).unwrap_or_default())
    }
}
