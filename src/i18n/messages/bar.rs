//! Whether what forbids a move does so for good or only for now.

use crate::i18n::Lang;
use crate::rules::Bar;
use std::borrow::Cow;

/// The same in two or three words, to stand behind what forbids it.
#[must_use]
pub fn bar(lang: Lang, bar: Bar) -> Cow<'static, str> {
    match bar {
        Bar::Now => lang.text("bar-now"),
        Bar::ForGood => lang.text("bar-for-good"),
    }
}

/// What that means for the rest of the game, as a sentence.
#[must_use]
pub fn outlook(lang: Lang, bar: Bar) -> Cow<'static, str> {
    match bar {
        Bar::Now => lang.text("outlook-now"),
        Bar::ForGood => lang.text("outlook-for-good"),
    }
}
