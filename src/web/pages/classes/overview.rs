//! A class at a glance: how pupils get in, who is in it, and what to do next.

use super::Taught;
use crate::store::Class;
use crate::web::class_code;
use crate::web::pages::assignments::Assignments;
use crate::web::pages::fields::Fields;
use crate::web::pages::{fail, render};
use crate::web::shell::Shell;
use crate::web::state::AppState;
use actix_web::web::Data;
use actix_web::{Error, HttpRequest, HttpResponse};
use askama::Template;

/// The page.
#[derive(Debug, Template)]
#[template(path = "class.html")]
struct ClassPage {
    shell: Shell,
    class: Class,
    code: String,
    /// Where pupils sign in, as a person reads it.
    address: String,
    size: usize,
    /// How many pupils have never signed in.
    never: usize,
    assignments: Assignments,
    /// Whether the teacher has come here by an invitation.
    joined: bool,
}

/// `GET /{lang}/classes/{class}`.
pub(in crate::web::pages) async fn show(
    request: HttpRequest,
    shell: Shell,
    state: Data<AppState>,
    taught: Taught,
) -> Result<HttpResponse, Error> {
    let roll = state.store.roll(&taught.class).await.map_err(fail::store(&request))?;
    let set = state.store.assignments(&taught.class).await.map_err(fail::store(&request))?;
    let page = ClassPage {
        assignments: Assignments::new(&state, &shell, &taught.class, &set),
        code: class_code::shown(&taught.class.code),
        address: spoken(&request, &shell, &state),
        size: roll.len(),
        never: roll.iter().filter(|listed| listed.signed_ms.is_none()).count(),
        joined: Fields::of_query(&request).get("done") == Some("joined"),
        class: taught.class,
        shell: shell.clone(),
    };
    Ok(render(&shell, &page))
}

/// Where pupils sign in, without what a browser adds by itself.
pub(super) fn spoken(request: &HttpRequest, shell: &Shell, state: &AppState) -> String {
    let origin = state.origin(request);
    let host = origin.split_once("://").map_or(origin.as_str(), |(_, host)| host);
    format!("{host}/{}/class", shell.lang.code())
}
