//! `Idempotency-Key`: a request that is sent again, since its answer was lost, is done once and
//! answered alike.
//!
//! What was answered is kept for a day, and may hold what a pupil signs in with: it is sealed with
//! the token and the key, of which neither is kept.

use super::bearer::Bearer;
use crate::store::{Replay, Reply};
use crate::web::problem::{Problem, ProblemCode};
use crate::web::state::AppState;
use actix_web::http::StatusCode;
use actix_web::http::header::{CACHE_CONTROL, CONTENT_LANGUAGE, CONTENT_TYPE, HeaderName, VARY};
use actix_web::rt::spawn;
use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use chacha20poly1305::aead::{Aead, KeyInit};
use chacha20poly1305::{ChaCha20Poly1305, Nonce};
use serde::Serialize;
use sha2::{Digest, Sha256};

/// The header.
const HEADER: &str = "idempotency-key";

/// The header of an answer that was given before.
pub(in crate::web::api) const REPLAYED: HeaderName = HeaderName::from_static("idempotency-replayed");

/// The longest key.
const MOST: usize = 200;

/// Where a piece of work keeps its reply: in its own transaction, if the request carries a key.
#[derive(Debug)]
pub(crate) struct Keep(Option<Key>);

/// A key that has been taken.
#[derive(Debug)]
struct Key {
    bearer: Bearer,
    key: String,
    name: String,
}

impl Keep {
    /// The reply with status 201.
    pub(crate) fn created<T: Serialize>(&self, answer: &T) -> Option<Reply> {
        self.reply(StatusCode::CREATED, answer)
    }

    /// The reply with status 200.
    pub(crate) fn known<T: Serialize>(&self, answer: &T) -> Option<Reply> {
        self.reply(StatusCode::OK, answer)
    }

    fn reply<T: Serialize>(&self, status: StatusCode, answer: &T) -> Option<Reply> {
        let Key { bearer, key, name } = self.0.as_ref()?;
        let plain = serde_json::to_vec(answer).ok();
        let sealed = plain.and_then(|plain| seal(bearer, key, &plain));
        // Without its words the work is still done once.
        let body = sealed.unwrap_or_default();
        let (teacher, key) = (bearer.teacher.id.clone(), name.clone());
        Some(Reply { teacher, key, status: i64::from(status.as_u16()), body })
    }
}

/// Does work for a request once, where it carries a key; else as often as it comes. `sent` is what
/// the request holds. With a key the work goes on to its end where the program hangs up.
pub(crate) async fn once<W>(
    request: &HttpRequest,
    state: &Data<AppState>,
    bearer: &Bearer,
    sent: &[u8],
    work: impl FnOnce(Keep) -> W,
) -> Result<HttpResponse, Problem>
where
    W: Future<Output = Result<HttpResponse, Problem>> + 'static,
{
    let Some(key) = key(request, bearer)? else { return work(Keep(None)).await };
    let name = format!("{:x}", Sha256::digest(format!("yize key {} {key}", bearer.token)));
    let hash = hash(request, bearer, sent);
    let stands = state.store.take_key(&bearer.teacher.id, &name, &hash, state.clock.now_ms()).await;
    match stands.map_err(bearer.unavailable())? {
        Replay::Fresh => {}
        Replay::UnderWay => return Err(bearer.problem(ProblemCode::InFlight).after(1)),
        Replay::Other => return Err(bearer.problem(ProblemCode::KeyReused)),
        Replay::Done { status, body } => return again(bearer, &key, status, &body),
    }
    let (state, own) = (state.clone(), bearer.clone());
    let work = work(Keep(Some(Key { bearer: own.clone(), key, name: name.clone() })));
    let whole = spawn(async move {
        let answer = work.await;
        if answer.is_err() {
            state.store.free_key(&own.teacher.id, &name).await.map_err(own.unavailable())?;
        }
        answer
    });
    whole.await.unwrap_or_else(|_| Err(bearer.problem(ProblemCode::Unavailable)))
}

/// The key of a request, if it carries one.
fn key(request: &HttpRequest, bearer: &Bearer) -> Result<Option<String>, Problem> {
    let Some(value) = request.headers().get(HEADER) else { return Ok(None) };
    let key = value.to_str().unwrap_or_default().trim();
    if key.is_empty() || key.len() > MOST {
        return Err(bearer.problem(ProblemCode::BadKey));
    }
    Ok(Some(key.to_owned()))
}

/// What tells a request from another with the same key.
fn hash(request: &HttpRequest, bearer: &Bearer, sent: &[u8]) -> String {
    let place = format!("{} {} {}\n", request.method(), request.path(), bearer.lang.code());
    format!("{:x}", Sha256::new().chain_update(place).chain_update(sent).finalize())
}

/// The answer that was given.
fn again(bearer: &Bearer, key: &str, status: i64, sealed: &str) -> Result<HttpResponse, Problem> {
    let status = u16::try_from(status).ok().and_then(|status| StatusCode::from_u16(status).ok());
    let (Some(status), Some(body)) = (status, open(bearer, key, sealed)) else {
        log::error!("a kept answer cannot be read");
        return Err(bearer.problem(ProblemCode::Unavailable));
    };
    Ok(HttpResponse::build(status)
        .insert_header((CONTENT_TYPE, "application/json"))
        .insert_header((CONTENT_LANGUAGE, bearer.lang.tag()))
        .insert_header((VARY, "accept-language"))
        .insert_header((CACHE_CONTROL, "no-store"))
        .insert_header((REPLAYED, "true"))
        .body(body))
}

/// Each of its keys seals one answer alone: the number of that is always the first.
fn cipher(bearer: &Bearer, key: &str) -> ChaCha20Poly1305 {
    let secret = Sha256::digest(format!("yize replay {} {key}", bearer.token));
    ChaCha20Poly1305::new(&secret)
}

fn seal(bearer: &Bearer, key: &str, plain: &[u8]) -> Option<String> {
    cipher(bearer, key).encrypt(&Nonce::default(), plain).ok().map(|sealed| STANDARD.encode(sealed))
}

fn open(bearer: &Bearer, key: &str, sealed: &str) -> Option<Vec<u8>> {
    let sealed = STANDARD.decode(sealed).ok()?;
    cipher(bearer, key).decrypt(&Nonce::default(), sealed.as_slice()).ok()
}
