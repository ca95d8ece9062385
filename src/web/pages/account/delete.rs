//! The end of an account: first a page that says what goes with it, then it goes.

use super::form::{Failure, Faults, answer, settled};
use super::{entry, guess};
use crate::i18n::Lang;
use crate::store::{self, Orphan};
use crate::web::access::Teacher;
use crate::web::pages::fields::Fields;
use crate::web::pages::posted::Posted;
use crate::web::pages::see;
use crate::web::shell::Shell;
use crate::web::state::AppState;
use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;

/// The page that says what will be deleted.
#[derive(Debug, Template)]
#[template(path = "account-delete.html")]
struct DeletePage {
    shell: Shell,
    /// The classes that go, each with how many pupils.
    classes: Vec<String>,
    faults: Faults,
}

/// `GET /{lang}/account/delete`.
pub(in crate::web::pages) async fn ask(
    request: HttpRequest,
    shell: Shell,
    state: Data<AppState>,
    teacher: Teacher,
) -> HttpResponse {
    settled(&request, page(&shell, &state, &teacher.0, Faults::default()).await)
}

/// `POST /{lang}/account/delete`: erases the account, and takes the cookies back.
pub(in crate::web::pages) async fn erase(
    request: HttpRequest,
    shell: Shell,
    state: Data<AppState>,
    teacher: Teacher,
    Posted(fields): Posted,
) -> HttpResponse {
    settled(&request, confirmed(&request, &shell, &state, (&teacher.0, &fields)).await)
}

async fn confirmed(
    request: &HttpRequest,
    shell: &Shell,
    state: &AppState,
    (teacher, fields): (&store::Teacher, &Fields),
) -> Result<HttpResponse, Failure> {
    if let Err(faults) = guess::confirm(request, state, shell.lang, (teacher, fields)).await? {
        return page(shell, state, teacher, faults).await;
    }
    state.store.erase_teacher(&teacher.id).await?;
    Ok(entry::without(see(shell, "/sign-in?done=deleted"), state))
}

async fn page(
    shell: &Shell,
    state: &AppState,
    teacher: &store::Teacher,
    faults: Faults,
) -> Result<HttpResponse, Failure> {
    let orphans = state.store.orphans(&teacher.id).await?;
    let classes = orphans.iter().map(|class| told(shell.lang, class)).collect();
    let page = DeletePage { shell: shell.clone(), classes, faults };
    Ok(answer(shell, &page, &page.faults))
}

fn told(lang: Lang, class: &Orphan) -> String {
    lang.text_with("delete-class", &[("name", class.name.as_str().into()), ("count", class.students.into())])
}
