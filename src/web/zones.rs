//! The time zones that a class can have: which there are, and which are often used.

use crate::i18n::Lang;
use jiff::tz::db;
use std::borrow::Cow;

/// Zones that are often used, with the keys of their names.
pub const COMMON: [(&str, &str); 17] = [
    ("Asia/Shanghai", "zone-shanghai"),
    ("Asia/Hong_Kong", "zone-hong-kong"),
    ("Asia/Taipei", "zone-taipei"),
    ("Asia/Singapore", "zone-singapore"),
    ("Asia/Kuala_Lumpur", "zone-kuala-lumpur"),
    ("Asia/Tokyo", "zone-tokyo"),
    ("Australia/Sydney", "zone-sydney"),
    ("Pacific/Auckland", "zone-auckland"),
    ("Europe/London", "zone-london"),
    ("Europe/Paris", "zone-paris"),
    ("Europe/Berlin", "zone-berlin"),
    ("America/New_York", "zone-new-york"),
    ("America/Toronto", "zone-toronto"),
    ("America/Chicago", "zone-chicago"),
    ("America/Los_Angeles", "zone-los-angeles"),
    ("America/Vancouver", "zone-vancouver"),
    ("UTC", "zone-utc"),
];

/// The parts of the world by which zones of places are named.
const PARTS: [&str; 10] = [
    "Africa/",
    "America/",
    "Antarctica/",
    "Arctic/",
    "Asia/",
    "Atlantic/",
    "Australia/",
    "Europe/",
    "Indian/",
    "Pacific/",
];

/// The names of all zones of places, in order.
#[must_use]
pub fn places() -> Vec<String> {
    let names = db().available().map(|name| name.as_str().to_owned());
    let mut names: Vec<String> =
        names.filter(|name| PARTS.iter().any(|part| name.starts_with(part))).collect();
    names.sort_unstable();
    names.dedup();
    names
}

/// What a zone is called: in words where it is often used, else by its own name.
#[must_use]
pub fn called(lang: Lang, name: &str) -> Cow<'_, str> {
    match COMMON.iter().find(|(known, _)| *known == name) {
        Some((_, key)) => lang.text(key),
        None => Cow::Borrowed(name),
    }
}

/// Whether there is a zone of that name among those that can be chosen.
#[must_use]
pub fn is_known(name: &str) -> bool {
    COMMON.iter().any(|(known, _)| *known == name) || places().iter().any(|known| known == name)
}

#[cfg(test)]
mod tests {
    use super::{COMMON, is_known, places};

    #[test]
    fn every_zone_that_is_offered_exists() {
        let all = places();
        assert!(all.len() > 300, "{}", all.len());
        for (name, _) in COMMON.iter().filter(|(name, _)| *name != "UTC") {
            assert!(all.iter().any(|known| known == name), "{name}");
        }
        assert!(is_known("UTC") && is_known("Asia/Urumqi") && !is_known("Etc/GMT+5") && !is_known(""));
    }
}
