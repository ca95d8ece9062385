//! Whether a side can still mate, in words, with what proves it.

use super::side;
use crate::i18n::Lang;
use crate::rules::{Chance, Color, Proof};

/// Whether the side can still mate and why, in a sentence.
#[must_use]
pub fn chance(lang: Lang, winner: Color, chance: &Chance) -> String {
    let who = ("side", side(lang, winner).into());
    match chance {
        Chance::Yes { line } if line.is_empty() => lang.text_with("chance-mated", &[who]),
        Chance::Yes { line } => lang.text_with("chance-yes", &[who, ("count", line.len().into())]),
        Chance::No { proof } => match proof {
            Proof::Material => lang.text_with("chance-material", &[who]),
            Proof::OneColourBishops => lang.text_with("chance-one-colour-bishops", &[who]),
            Proof::Locked => lang.text_with("chance-locked", &[who]),
            Proof::Forced => lang.text_with("chance-forced", &[who]),
            Proof::Exhausted => lang.text_with("chance-exhausted", &[who]),
        },
        Chance::Unknown => lang.text_with("chance-unknown", &[who]),
    }
}
