//! Tokens for programs: made, each shown once, listed and revoked.

use super::form::{Failure, Faults, answer, kept, settled};
use crate::i18n::Lang;
use crate::store::{self, Token};
use crate::web::access::Teacher;
use crate::web::pages::fields::Fields;
use crate::web::pages::posted::Posted;
use crate::web::pages::{problem, see};
use crate::web::session;
use crate::web::shell::Shell;
use crate::web::state::AppState;
use actix_web::web::{Data, Path};
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;
use jiff::Timestamp;

/// The longest label.
const MOST_LABEL: usize = 60;

/// A token in the list.
#[derive(Debug)]
struct Row {
    label: String,
    made: String,
    used: Option<String>,
    /// What its button says to a screen reader.
    revoke: String,
    /// Where it is revoked.
    place: String,
    /// Where that is asked.
    ask: String,
    /// Whether it has been asked.
    asked: bool,
}

/// The teacher's tokens, and a fresh one.
#[derive(Debug, Template)]
#[template(path = "account-tokens.html")]
struct TokensPage {
    shell: Shell,
    note: Option<&'static str>,
    token: Option<String>,
    tokens: Vec<Row>,
    label: String,
    faults: Faults,
}

/// `GET /{lang}/account/tokens`.
pub(in crate::web::pages) async fn show(
    request: HttpRequest,
    shell: Shell,
    state: Data<AppState>,
    teacher: Teacher,
) -> HttpResponse {
    let shown = Shown { asked: Fields::of_query(&request), ..Shown::default() };
    settled(&request, page(&shell, &state, &teacher.0, shown).await)
}

/// `POST /{lang}/account/tokens`: makes a token and shows it, this once.
pub(in crate::web::pages) async fn make(
    request: HttpRequest,
    shell: Shell,
    state: Data<AppState>,
    teacher: Teacher,
    Posted(fields): Posted,
) -> HttpResponse {
    settled(&request, fresh(&shell, &state, &teacher.0, &fields).await)
}

async fn fresh(
    shell: &Shell,
    state: &AppState,
    teacher: &store::Teacher,
    fields: &Fields,
) -> Result<HttpResponse, Failure> {
    let label: String = kept(fields, "label").trim().chars().take(MOST_LABEL).collect();
    if label.is_empty() {
        let faults = Faults::default().with("label", shell.t("tokens-label-missing"));
        return page(shell, state, teacher, Shown { faults, ..Shown::default() }).await;
    }
    let token = session::fresh_token().ok_or(Failure::Random)?;
    let hash = session::hash(&token).ok_or(Failure::Random)?;
    let made = state.store.make_token(&teacher.id, &label, &hash, state.clock.now_ms()).await?;
    let shown = match made {
        Some(_) => Shown { token: Some(session::bearer(&token)), ..Shown::default() },
        None => Shown {
            faults: Faults::default().with("label", shell.t("tokens-many")),
            label,
            ..Shown::default()
        },
    };
    page(shell, state, teacher, shown).await
}

/// `POST /{lang}/account/tokens/{id}`: revokes a token.
pub(in crate::web::pages) async fn revoke(
    request: HttpRequest,
    shell: Shell,
    state: Data<AppState>,
    teacher: Teacher,
    path: Path<(String, String)>,
) -> HttpResponse {
    match state.store.revoke_token(&teacher.0.id, &path.1).await {
        Ok(true) => see(&shell, "/account/tokens?done=revoked"),
        Ok(false) => problem::not_found(request).await,
        Err(error) => settled(&request, Err(error.into())),
    }
}

/// What the page shows beside the list.
#[derive(Default)]
struct Shown {
    token: Option<String>,
    label: String,
    asked: Fields,
    faults: Faults,
}

async fn page(
    shell: &Shell,
    state: &AppState,
    teacher: &store::Teacher,
    shown: Shown,
) -> Result<HttpResponse, Failure> {
    let Shown { token, label, asked, faults } = shown;
    let tokens = state.store.tokens(&teacher.id).await?;
    let row = |token: Token| row(shell, asked.get("revoke"), token);
    let page = TokensPage {
        shell: shell.clone(),
        note: (asked.get("done") == Some("revoked")).then_some("account-done-revoked"),
        token,
        tokens: tokens.into_iter().map(row).collect(),
        label,
        faults,
    };
    Ok(answer(shell, &page, &page.faults))
}

fn row(shell: &Shell, asked: Option<&str>, token: Token) -> Row {
    let lang: Lang = shell.lang;
    Row {
        made: day(token.created_ms),
        used: token.used_ms.map(day),
        revoke: lang.text_with("tokens-revoke-which", &[("label", token.label.as_str().into())]),
        label: token.label,
        place: format!("/account/tokens/{}", token.id),
        ask: shell.here_with(&format!("?revoke={}", token.id)),
        asked: asked == Some(token.id.as_str()),
    }
}

/// The day of a moment, as `2026-11-30`.
fn day(at_ms: i64) -> String {
    Timestamp::from_millisecond(at_ms).map(|at| at.strftime("%Y-%m-%d").to_string()).unwrap_or_default()
}
