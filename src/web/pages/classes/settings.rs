//! The settings of a class: name, zone, colleagues, and what is done at the end of a term.

use super::Taught;
use super::form::ClassForm;
use crate::store::{Class, Colleague};
use crate::web::pages::fields::Fields;
use crate::web::pages::posted::Posted;
use crate::web::pages::{fail, refuse, render, see};
use crate::web::shell::Shell;
use crate::web::state::AppState;
use actix_web::web::Data;
use actix_web::{Error, HttpRequest, HttpResponse};
use askama::Template;

/// The page.
#[derive(Debug, Template)]
#[template(path = "class-settings.html")]
struct SettingsPage {
    shell: Shell,
    class: Class,
    form: ClassForm,
    me: String,
    colleagues: Vec<Colleague>,
    note: Option<&'static str>,
    /// A code for a colleague, shown this once.
    code: Option<String>,
    hours: usize,
    /// The colleague of whom it is asked whether to take the class from them.
    parting: Option<String>,
    /// Whether it is asked whether to give the class up.
    leaving: bool,
}

/// What the page says beside the settings.
#[derive(Debug, Default)]
pub(super) struct Said {
    pub(super) form: Option<ClassForm>,
    pub(super) code: Option<String>,
}

/// `GET /{lang}/classes/{class}/settings`.
pub(in crate::web::pages) async fn show(
    request: HttpRequest,
    shell: Shell,
    state: Data<AppState>,
    taught: Taught,
) -> Result<HttpResponse, Error> {
    page(&request, &shell, &state, taught, Said::default()).await
}

pub(super) async fn page(
    request: &HttpRequest,
    shell: &Shell,
    state: &AppState,
    taught: Taught,
    said: Said,
) -> Result<HttpResponse, Error> {
    let colleagues = state.store.colleagues(&taught.class).await.map_err(fail::store(request))?;
    let at = shell.moved(taught.place("/settings"));
    let fields = Fields::of_query(request);
    let Taught { teacher, class } = taught;
    let wrong = said.form.is_some();
    let page = SettingsPage {
        shell: at,
        form: said.form.unwrap_or_else(|| ClassForm::new(shell.lang, &class.name, &class.zone)),
        me: teacher.id.0,
        colleagues,
        note: note(&fields),
        code: said.code,
        hours: super::invite::HOURS,
        parting: fields.get("remove").map(str::to_owned),
        leaving: fields.get("leave").is_some(),
        class,
    };
    Ok(if wrong { refuse(shell, &page) } else { render(shell, &page) })
}

fn note(fields: &Fields) -> Option<&'static str> {
    match fields.get("done")? {
        "saved" => Some("settings-saved"),
        "removed" => Some("settings-removed"),
        "archived" => Some("settings-archive-done"),
        "unarchived" => Some("settings-unarchive-done"),
        _ => None,
    }
}

impl SettingsPage {
    /// Whether it is asked whether to take the class from this colleague.
    fn parts_with(&self, colleague: &Colleague) -> bool {
        self.parting.as_ref() == Some(&colleague.id.0)
    }
}

/// `POST /{lang}/classes/{class}/settings`: another name, another zone.
pub(in crate::web::pages) async fn change(
    request: HttpRequest,
    shell: Shell,
    state: Data<AppState>,
    taught: Taught,
    Posted(fields): Posted,
) -> Result<HttpResponse, Error> {
    match ClassForm::read(shell.lang, &fields) {
        Err(form) => {
            page(&request, &shell, &state, taught, Said { form: Some(*form), ..Said::default() }).await
        }
        Ok(form) => {
            let changed = state.store.change_class(&taught.class, &form.name, &form.zone).await;
            changed.map_err(fail::store(&request))?;
            Ok(see(&shell, &taught.place("/settings?done=saved")))
        }
    }
}

/// `POST /{lang}/classes/{class}/settings/archive`: puts the class away, or takes it back.
pub(in crate::web::pages) async fn archive(
    request: HttpRequest,
    shell: Shell,
    state: Data<AppState>,
    taught: Taught,
    Posted(fields): Posted,
) -> Result<HttpResponse, Error> {
    taught.owned(&request)?;
    let back = fields.get("back").is_some();
    let done = if back {
        state.store.unarchive_class(&taught.class).await
    } else {
        state.store.archive_class(&taught.class, state.clock.now_ms()).await
    };
    done.map_err(fail::store(&request))?;
    let done = if back { "unarchived" } else { "archived" };
    Ok(see(&shell, &taught.place(&format!("/settings?done={done}#archive"))))
}
