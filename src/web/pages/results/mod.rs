//! What a class has done with an assignment, for its teacher: pupils by exercises, what is
//! misunderstood, what one pupil has tried, and the answers of all on the projector.

mod export;
mod grid;
mod map;
mod projector;
mod said;
mod spread;
mod suggest;
mod tries;

pub(super) use export::download;
pub(super) use grid::show;
pub(super) use map::{of_class, show as show_map};
pub(super) use projector::show as show_projector;
pub(super) use tries::show as show_tries;

use super::links::Link;
use crate::store::{Assignment, Class};
use crate::web::shell::Shell;

/// The head of each of these pages: whose results they are, and the ways between them.
#[derive(Debug)]
struct Head {
    class: Link,
    assignment: Link,
    /// The pages beside one another, and whether each is the one that is shown.
    tabs: Vec<(Link, bool)>,
}

impl Head {
    fn new(shell: &Shell, class: &Class, set: &Assignment, at: Option<usize>) -> Head {
        let place = format!("/assignments/{}", set.id);
        let tabs = [("results", "results-title"), ("map", "beliefs-title"), ("project/1", "projector-title")];
        let tab = |(index, (rest, key)): (usize, (&str, &str))| {
            (Link::new(shell, &format!("{place}/{rest}"), key), at == Some(index))
        };
        Head {
            class: Link { href: shell.to(&format!("/classes/{}", class.id)), text: class.name.clone() },
            assignment: Link { href: shell.to(&place), text: set.terms.title.clone() },
            tabs: tabs.into_iter().enumerate().map(tab).collect(),
        }
    }
}
