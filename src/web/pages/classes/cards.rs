//! Sign-in cards to print and cut: shown once, in the answer to the form that made them.

use super::overview::spoken;
use super::roll::{Said, page, picked};
use super::{NAMES, Taught};
use crate::store::{Class, Student};
use crate::web::class_code;
use crate::web::enrol::{Secret, secrets};
use crate::web::pages::posted::Posted;
use crate::web::pages::{fail, render, unkept};
use crate::web::qr::Code;
use crate::web::shell::Shell;
use crate::web::state::AppState;
use actix_web::web::Data;
use actix_web::{Error, HttpRequest, HttpResponse};
use askama::Template;

/// So many cards are on a page of A4 or Letter.
const PER_PAGE: usize = 10;

/// The page.
#[derive(Debug, Template)]
#[template(path = "cards.html")]
struct CardsPage {
    shell: Shell,
    class: Class,
    /// The class code, in groups.
    code: String,
    /// Where pupils sign in, as a person reads it.
    address: String,
    pages: Vec<Vec<Card>>,
}

/// A card.
#[derive(Debug)]
struct Card {
    name: String,
    pin: String,
    qr: Option<Code>,
}

/// The cards of pupils of a class.
pub(super) fn sheet(
    request: &HttpRequest,
    shell: &Shell,
    state: &AppState,
    class: &Class,
    told: Vec<Secret>,
) -> HttpResponse {
    let page = CardsPage {
        code: class_code::shown(&class.code),
        address: spoken(request, shell, state),
        class: class.clone(),
        shell: shell.moved(format!("/classes/{}/students", class.id)),
        pages: pages(&format!("{}/{}/card", state.origin(request), shell.lang.code()), told),
    };
    unkept(render(shell, &page))
}

/// The cards, so many on a page; `base` is where the addresses of cards begin.
fn pages(base: &str, told: Vec<Secret>) -> Vec<Vec<Card>> {
    let mut cards = told.into_iter().map(|Secret { name, pin, card }| Card {
        qr: Code::of(&format!("{base}/{card}")),
        name,
        pin,
    });
    let page = || Some(cards.by_ref().take(PER_PAGE).collect::<Vec<_>>()).filter(|page| !page.is_empty());
    std::iter::from_fn(page).collect()
}

/// `POST /{lang}/classes/{class}/students/cards`: new PINs and cards for those who are ticked.
pub(in crate::web::pages) async fn renew(
    request: HttpRequest,
    shell: Shell,
    state: Data<AppState>,
    taught: Taught,
    Posted(fields): Posted<NAMES>,
) -> Result<HttpResponse, Error> {
    let students = picked(&request, &state, &taught, &fields).await?;
    if students.is_empty() {
        let said = Some(shell.t("students-fault-none-picked").into_owned());
        return page(&request, &shell, &state, &taught, Said { picked: said, ..Said::default() }).await;
    }
    let names = students.iter().map(|student| student.name.clone()).collect();
    let made = secrets(names).await.ok_or_else(|| fail::unavailable(&request))?;
    let (new, told): (Vec<_>, Vec<_>) = made.into_iter().unzip();
    let renewed: Vec<(&Student, _)> = students.iter().zip(new).collect();
    state.store.renew_cards(&renewed).await.map_err(fail::store(&request))?;
    Ok(sheet(&request, &shell, &state, &taught.class, told))
}
