//! The teacher for whom a program acts, by its token. A handler that takes a [`Bearer`] is only
//! reached with one that holds.

use crate::i18n::Lang;
use crate::store::{StoreError, Teacher};
use crate::web::language::wanted;
use crate::web::limit::Limit;
use crate::web::problem::{Problem, ProblemCode};
use crate::web::session;
use crate::web::state::AppState;
use actix_web::http::Method;
use actix_web::http::header::AUTHORIZATION;
use actix_web::web::Data;
use actix_web::{FromRequest, HttpRequest, dev::Payload};
use std::fmt;
use std::pin::Pin;

/// How much a program may change within five minutes.
const WRITES: Limit = Limit { what: "writes of", times: 600, window_ms: 5 * 60 * 1000 };

/// The teacher whose token a request carries, and the language of the answer.
#[derive(Clone)]
pub(crate) struct Bearer {
    pub(crate) teacher: Teacher,
    pub(crate) lang: Lang,
    /// The token itself, with which answers that are kept for a while are sealed.
    pub(crate) token: String,
}

impl fmt::Debug for Bearer {
    /// The token goes into no log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Bearer")
            .field("teacher", &self.teacher)
            .field("lang", &self.lang)
            .finish_non_exhaustive()
    }
}

impl FromRequest for Bearer {
    type Error = Problem;
    type Future = Pin<Box<dyn Future<Output = Result<Bearer, Problem>>>>;

    fn from_request(request: &HttpRequest, _payload: &mut Payload) -> Self::Future {
        let request = request.clone();
        Box::pin(async move { bearer(&request).await })
    }
}

async fn bearer(request: &HttpRequest) -> Result<Bearer, Problem> {
    let lang = wanted(request);
    let nobody = || Problem::new(lang, ProblemCode::Unauthorized);
    let state = request.app_data::<Data<AppState>>().ok_or_else(nobody)?;
    let token = token(request).ok_or_else(nobody)?;
    let hash = session::bearer_hash(&token).ok_or_else(nobody)?;
    let found = state.store.token_teacher(&hash, state.clock.now_ms()).await;
    let teacher = found.map_err(|error| unavailable(lang, &error))?.ok_or_else(nobody)?;
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        let wait = WRITES.take(state, &teacher.id.0).await.map_err(|error| unavailable(lang, &error))?;
        if let Some(wait) = wait {
            return Err(Problem::new(lang, ProblemCode::TooManyRequests).after(wait.0));
        }
    }
    Ok(Bearer { teacher, lang, token })
}

/// What stands after `Bearer`.
fn token(request: &HttpRequest) -> Option<String> {
    let header = request.headers().get(AUTHORIZATION)?.to_str().ok()?;
    let (scheme, token) = header.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then(|| token.trim().to_owned())
}

/// The problem for a database that does not answer, for what has gone, or for a request whose work
/// somebody else has done.
pub(crate) fn unavailable(lang: Lang, error: &StoreError) -> Problem {
    if matches!(error, StoreError::Overtaken) {
        return Problem::new(lang, ProblemCode::InFlight).after(1);
    }
    if matches!(error, StoreError::Gone(_)) {
        return Problem::new(lang, ProblemCode::NotFound);
    }
    log::error!("a program could not be answered: {error}");
    Problem::new(lang, ProblemCode::Unavailable)
}

impl Bearer {
    /// A problem in the language of the answer.
    pub(crate) fn problem(&self, code: ProblemCode) -> Problem {
        Problem::new(self.lang, code)
    }

    /// The same in the language of the answer.
    pub(crate) fn unavailable(&self) -> impl Fn(StoreError) -> Problem + use<> {
        let lang = self.lang;
        move |error| unavailable(lang, &error)
    }
}
