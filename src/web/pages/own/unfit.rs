//! Why a puzzle is not worth setting, in words.

use crate::i18n::{Lang, messages};
use crate::puzzle::own::Unfit;

/// What is said of it.
pub(super) fn why(lang: Lang, unfit: &Unfit) -> String {
    let key = match unfit {
        Unfit::Unsaid => "own-unfit-unsaid",
        Unfit::TooLong => "own-unfit-long",
        Unfit::Flawed(_) => "own-unfit-flawed",
        Unfit::NoSolution => "own-unfit-none",
        Unfit::AllRight => "own-unfit-all",
        Unfit::Unproved => "own-unfit-unproved",
        Unfit::Sooner { moves, san } => return messages::mates_sooner(lang, *moves, san),
    };
    lang.text(key).into_owned()
}
