//! Teachers' accounts: signing up, in and out, a forgotten password, and what belongs to an account.
//!
//! What is shown once, codes and tokens, stands on a page that nobody keeps.

mod codes;
mod delete;
mod entry;
mod form;
mod guess;
mod overview;
mod password;
mod recover;
mod sign_in;
mod sign_up;
mod tokens;

use super::page;
use crate::web::password::Strength;
use crate::web::shell::Shell;
use actix_web::Scope;
use actix_web::web;

/// Adds the pages of accounts.
pub(super) fn register(scope: Scope) -> Scope {
    scope
        .service(page("/sign-up").get(web::to(sign_up::ask)).post(web::to(sign_up::make)))
        .service(page("/sign-in").get(web::to(sign_in::ask)).post(web::to(sign_in::enter)))
        .service(page("/sign-out").post(web::to(sign_in::leave)))
        .service(page("/recover").get(web::to(recover::ask)).post(web::to(recover::set)))
        .service(page("/account").get(web::to(overview::show)))
        .service(page("/account/password").get(web::to(password::ask)).post(web::to(password::change)))
        .service(page("/account/codes").get(web::to(codes::ask)).post(web::to(codes::renew)))
        .service(page("/account/sessions").post(web::to(overview::sign_out_everywhere)))
        .service(page("/account/tokens").get(web::to(tokens::show)).post(web::to(tokens::make)))
        .service(page("/account/tokens/{id}").post(web::to(tokens::revoke)))
        .service(page("/account/delete").get(web::to(delete::ask)).post(web::to(delete::erase)))
}

/// What a script says of a password while it is typed: what it is called there, and the words.
pub(super) fn strengths(shell: &Shell) -> [(&'static str, String); 4] {
    let lang = shell.lang;
    let slot = [("count", "%count%".into())];
    [
        ("short", lang.text_with(Strength::Short.key(), &slot)),
        ("fair", lang.text(Strength::Fair.key()).into_owned()),
        ("good", lang.text(Strength::Good.key()).into_owned()),
        ("strong", lang.text(Strength::Strong.key()).into_owned()),
    ]
}
