//! An assignment on paper: the same sheet as any other, with a code that leads pupils to it.

use super::{SetOnPaper, Sheet};
use crate::assignment::{Item, tasks};
use crate::web::pages::assignments::{Answer, Assigned};
use crate::web::pages::fields::Fields;
use crate::web::pages::links::Link;
use crate::web::pages::render;
use crate::web::shell::Shell;
use crate::web::state::AppState;
use crate::worksheet::Paper;
use actix_web::HttpRequest;
use actix_web::web::Data;
use askama::Template;

/// The page.
#[derive(Debug, Template)]
#[template(path = "assignment-sheet.html")]
struct SheetPage {
    shell: Shell,
    home: Link,
    /// The other paper, where it can be had.
    other: Link,
    paper: Paper,
    /// Whether pupils get exercises of their own on screen, and these here on paper.
    each: bool,
    sheet: Sheet,
}

/// `GET /{lang}/assignments/{id}/sheet`.
pub(in crate::web::pages) async fn show(
    request: HttpRequest,
    shell: Shell,
    state: Data<AppState>,
    Assigned { assignment, .. }: Assigned,
) -> Answer {
    let place = format!("/assignments/{}", assignment.id);
    let paper = Fields::of_query(&request).get("paper").and_then(Paper::from_name).unwrap_or(Paper::A4);
    let ids = tasks(&state.curriculum, &assignment.items, "");
    let set = SetOnPaper {
        paper,
        title: assignment.terms.title.clone(),
        puzzles: ids.iter().filter_map(|task| state.puzzle(&task.puzzle)).collect(),
        screen: format!("{}{}", state.origin(&request), shell.to(&format!("/my/{}", assignment.id))),
    };
    let (name, key) = match paper {
        Paper::A4 => ("letter", "sheet-paper-letter"),
        Paper::Letter => ("a4", "sheet-paper-a4"),
    };
    let page = SheetPage {
        home: Link { href: shell.to(&place), text: assignment.terms.title.clone() },
        other: Link::new(&shell, &format!("{place}/sheet?paper={name}"), key),
        each: assignment.items.iter().any(Item::differs),
        sheet: Sheet::of_assignment(&shell, set),
        shell: shell.clone(),
        paper,
    };
    Ok(render(&shell, &page))
}
