//! Pages that are rendered once and kept, as they are and packed: those of lessons for a newcomer.
//!
//! Content and words are built in, so one rendering serves all. What is kept is bounded by the
//! course: a lesson in each language, by itself and with the other language beside it.

use super::html;
use crate::i18n::Lang;
use crate::web::compression;
use crate::web::shell::Shell;
use actix_web::http::header::{CONTENT_ENCODING, HeaderValue, VARY};
use actix_web::web::Bytes;
use actix_web::{HttpRequest, HttpResponse};
use std::collections::HashMap;
use std::sync::{LazyLock, RwLock};

/// The language of a page, the one beside it, and its address.
type Key = (Lang, Option<Lang>, String);

static PAGES: LazyLock<RwLock<HashMap<Key, Kept>>> = LazyLock::new(RwLock::default);

/// A page as it is kept.
#[derive(Debug, Clone)]
pub(super) struct Kept {
    plain: Bytes,
    packed: Option<Bytes>,
}

/// The page of this shell, rendered the first time it is asked for. The caller answers for it that
/// the page exists and depends on nothing but the shell.
pub(super) fn once(shell: Shell, render: impl FnOnce(Shell) -> String) -> Kept {
    let key = (shell.lang, shell.beside, shell.here());
    if let Some(kept) = PAGES.read().ok().and_then(|pages| pages.get(&key).cloned()) {
        return kept;
    }
    let page = render(shell);
    let packed = compression::packed(&page).ok().map(Bytes::from);
    let kept = Kept { packed, plain: Bytes::from(page) };
    if let Ok(mut pages) = PAGES.write() {
        pages.insert(key, kept.clone());
    }
    kept
}

/// The kept page, packed for a client that takes it so.
pub(super) fn send(request: &HttpRequest, shell: &Shell, kept: Kept) -> HttpResponse {
    match kept.packed.filter(|_| compression::takes_gzip(request.headers())) {
        Some(packed) => {
            let mut response = html(shell, packed);
            response.headers_mut().insert(CONTENT_ENCODING, HeaderValue::from_static("gzip"));
            response.headers_mut().insert(VARY, HeaderValue::from_static("Accept-Encoding"));
            response
        }
        None => html(shell, kept.plain),
    }
}
