//! Points in words: who gains how many, and by which table and band.

use crate::i18n::Lang;
use crate::rating::{Band, Outcome, Points, Reckoning};
use std::borrow::Cow;

/// Who gains how many points, and why.
#[must_use]
pub fn points(lang: Lang, reckoning: &Reckoning) -> String {
    let gain = reckoning.a.change.max(reckoning.b.change);
    let said = if gain == Points::default() {
        lang.text("points-kept").into_owned()
    } else {
        let a_gains = reckoning.a.change == gain;
        let (who, other) = if a_gains { ("A", "B") } else { ("B", "A") };
        let args = [("who", who.into()), ("other", other.into()), ("gain", gain.to_string().into())];
        lang.text_with("points-gained", &args)
    };
    super::list::sentences(lang, [said, reason(lang, reckoning, gain)].into_iter())
}

fn reason(lang: Lang, reckoning: &Reckoning, gain: Points) -> String {
    let Reckoning { difference, band, outcome, .. } = *reckoning;
    let formula = points_formula(outcome, band);
    let sum = if formula.contains('d') { format!("{formula} = {gain}") } else { formula.to_owned() };
    let args = [
        ("difference", difference.to_string().into()),
        ("band", points_band(lang, band).into_owned().into()),
        ("sum", sum.into()),
    ];
    lang.text_with(reason_key(reckoning, gain == Points::default()), &args)
}

fn reason_key(reckoning: &Reckoning, nothing: bool) -> &'static str {
    if reckoning.difference == Points::default() {
        return if nothing { "points-reason-equal-draw" } else { "points-reason-equal" };
    }
    match reckoning.outcome {
        Outcome::Draw if nothing => "points-reason-draw-nothing",
        Outcome::Draw => "points-reason-draw",
        Outcome::LowerWins => "points-reason-lower-wins",
        Outcome::HigherWins if nothing => "points-reason-higher-wins-nothing",
        Outcome::HigherWins => "points-reason-higher-wins",
    }
}

/// What a band is called.
#[must_use]
pub fn points_band(lang: Lang, band: Band) -> Cow<'static, str> {
    lang.text(match band {
        Band::Under10 => "points-band-under-10",
        Band::From10 => "points-band-from-10",
        Band::From100 => "points-band-from-100",
        Band::From200 => "points-band-from-200",
    })
}

/// How a gain is reckoned from the difference `d`; the same in every language.
#[must_use]
pub fn points_formula(outcome: Outcome, band: Band) -> &'static str {
    match (outcome, band) {
        (Outcome::Draw, Band::Under10) | (Outcome::HigherWins, Band::From200) => "0",
        (Outcome::Draw, Band::From10) => "(10 + d/10)/2",
        (Outcome::Draw, Band::From100 | Band::From200) => "d/4",
        (Outcome::LowerWins | Outcome::HigherWins, Band::Under10) => "10",
        (Outcome::LowerWins, Band::From10) => "10 + d/10",
        (Outcome::LowerWins, Band::From100 | Band::From200) => "d/2",
        (Outcome::HigherWins, Band::From10) => "10 − d/12.5",
        (Outcome::HigherWins, Band::From100) => "2",
    }
}
