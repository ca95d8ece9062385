//! What holds for a pupil where others carry or erase their progress: the class keeps it, and card and
//! PIN work on every device.

use crate::web::pages::render;
use crate::web::session;
use crate::web::shell::Shell;
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;

/// The page.
#[derive(Debug, Template)]
#[template(path = "pupil-keeps.html")]
struct KeepsPage {
    shell: Shell,
    /// The message with the title of the page that others see.
    title: &'static str,
    /// The message with what holds instead.
    text: &'static str,
}

/// The page for a pupil; nothing for anybody else.
fn page(
    request: &HttpRequest,
    shell: &Shell,
    title: &'static str,
    text: &'static str,
) -> Option<HttpResponse> {
    session::pupil(request)?;
    Some(render(shell, &KeepsPage { shell: shell.clone(), title, text }))
}

/// Instead of the page that makes a code.
pub(in crate::web::pages) fn instead_of_carrying(
    request: &HttpRequest,
    shell: &Shell,
) -> Option<HttpResponse> {
    page(request, shell, "carry-title", "pupil-carry")
}

/// Instead of the page on which a code is entered.
pub(in crate::web::pages) fn instead_of_joining(
    request: &HttpRequest,
    shell: &Shell,
) -> Option<HttpResponse> {
    page(request, shell, "join-title", "pupil-join")
}

/// Instead of the page that erases.
pub(in crate::web::pages) fn instead_of_erasing(
    request: &HttpRequest,
    shell: &Shell,
) -> Option<HttpResponse> {
    page(request, shell, "erase-title", "pupil-erase")
}
