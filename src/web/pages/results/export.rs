//! The results as a file for a spreadsheet.

use super::super::assignments::{Answer, Assigned};
use super::super::fail;
use super::super::fields::Fields;
use crate::web::percent::encode;
use crate::web::results::{csv, file_name, sheet};
use crate::web::shell::Shell;
use crate::web::state::AppState;
use crate::web::when::Zone;
use actix_web::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_LANGUAGE};
use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse};

/// `GET /{lang}/assignments/{id}/results.csv`, with the mark of UTF-8 by `?bom=1`.
pub(in crate::web::pages) async fn download(
    request: HttpRequest,
    shell: Shell,
    state: Data<AppState>,
    Assigned { class, assignment: set, .. }: Assigned,
) -> Answer {
    let mark = Fields::of_query(&request).get("bom") == Some("1");
    let sheet = sheet(&state, &class, &set).await.map_err(fail::store(&request))?;
    let name = file_name(&set.terms.title);
    let disposition = format!("attachment; filename=\"results.csv\"; filename*=UTF-8''{}", encode(&name));
    Ok(HttpResponse::Ok()
        .content_type("text/csv; charset=utf-8")
        .insert_header((CONTENT_LANGUAGE, shell.lang.tag()))
        .insert_header((CACHE_CONTROL, super::super::FOR_ONE))
        .insert_header((CONTENT_DISPOSITION, disposition))
        .body(csv(shell.lang, &sheet, &Zone::named(&class.zone), mark)))
}
