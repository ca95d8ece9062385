//! Teachers' accounts: signing up, in and out, a forgotten password, and what belongs to an account.
//!
//! What is shown once, codes and tokens, stands on a page that nobody keeps.

pub(super) mod codes;
pub(super) mod delete;
mod entry;
mod form;
mod guess;
pub(super) mod overview;
pub(super) mod password;
pub(super) mod recover;
pub(super) mod sign_in;
pub(super) mod sign_up;
pub(super) mod tokens;

use crate::web::password::Strength;
use crate::web::shell::Shell;

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
