//! What can be asked of a position: what fits, with its right answers, and what does not, with why.

use super::preview_of;
use super::unfit::why;
use crate::i18n::{Lang, messages, prompt};
use crate::puzzle::own::{self, Basis, Unfit};
use crate::puzzle::{NotateAsk, Task};
use crate::web::shell::Shell;

/// Something to ask that fits.
#[derive(Debug)]
pub(super) struct Fit {
    /// Where it is looked at.
    pub(super) href: String,
    /// What is asked.
    pub(super) asked: String,
    /// What is right.
    pub(super) answer: String,
}

/// Something to ask that does not fit.
#[derive(Debug)]
pub(super) struct Misfit {
    pub(super) asked: String,
    pub(super) why: String,
}

/// All of one sort.
#[derive(Debug, Default)]
pub(super) struct Offers {
    pub(super) fits: Vec<Fit>,
    pub(super) misfits: Vec<Misfit>,
}

impl Offers {
    /// Looks through what could be asked. What cannot be put together at all is left out.
    pub(super) fn of(shell: &Shell, basis: &Basis, asked: Vec<String>) -> Offers {
        let mut offers = Offers::default();
        for text in asked {
            let Some(task) = own::asked(&text, basis) else { continue };
            let Ok(puzzle) = own::draft(basis, task) else { continue };
            let asked =
                named(shell.lang, &puzzle.task).unwrap_or_else(|| prompt(shell.lang, &puzzle).into_owned());
            match own::unfit(&puzzle) {
                None => offers.fits.push(Fit {
                    href: shell.to(&preview_of(&puzzle)),
                    asked,
                    answer: messages::solution(shell.lang, &puzzle),
                }),
                Some(Unfit::Flawed(_) | Unfit::Unsaid) => {}
                Some(
                    unfit @ (Unfit::TooLong
                    | Unfit::NoSolution
                    | Unfit::AllRight
                    | Unfit::Unproved
                    | Unfit::Sooner { .. }),
                ) => {
                    offers.misfits.push(Misfit { asked, why: why(shell.lang, &unfit) });
                }
            }
        }
        offers
    }
}

/// A name where the prompt alone would not tell what is meant: three tasks on one move.
fn named(lang: Lang, task: &Task) -> Option<String> {
    match task {
        Task::Notate(NotateAsk::Move { .. }) => Some(lang.text("own-ask-write").into_owned()),
        Task::Move(_)
        | Task::Route(_)
        | Task::Squares(_)
        | Task::Verdict(_)
        | Task::State(_)
        | Task::Ruling(_)
        | Task::Setup(_)
        | Task::Spot(_)
        | Task::Count(_)
        | Task::Notate(_)
        | Task::Choice(_) => None,
    }
}
