//! The time zones that a class can have: which there are, and which are often used.

use jiff::tz::{TimeZone, db};
use jiff::{Timestamp, Unit};

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

/// Whether there is a zone of that name among those that can be chosen.
#[must_use]
pub fn is_known(name: &str) -> bool {
    COMMON.iter().any(|(known, _)| *known == name) || places().iter().any(|known| known == name)
}

/// How many midnights of a zone lie between two instants.
#[must_use]
pub fn days_between(zone: &str, from_ms: i64, to_ms: i64) -> i64 {
    let zone = TimeZone::get(zone).unwrap_or(TimeZone::UTC);
    let date = |ms: i64| {
        let instant = Timestamp::from_millisecond(ms).unwrap_or_default();
        instant.to_zoned_datetime(zone.clone()).date()
    };
    date(from_ms).until((Unit::Day, date(to_ms))).map_or(0, |span| i64::from(span.get_days()))
}

#[cfg(test)]
mod tests {
    use super::{COMMON, days_between, is_known, places};

    #[test]
    fn every_zone_that_is_offered_exists() {
        let all = places();
        assert!(all.len() > 300, "{}", all.len());
        for (name, _) in COMMON.iter().filter(|(name, _)| *name != "UTC") {
            assert!(all.iter().any(|known| known == name), "{name}");
        }
        assert!(is_known("UTC") && is_known("Asia/Urumqi") && !is_known("Etc/GMT+5") && !is_known(""));
    }

    #[test]
    fn days_are_those_of_the_zone() {
        // Half past eleven in the evening in Shanghai, and an hour later.
        let (evening, night) = (1_796_052_600_000, 1_796_056_200_000);
        assert_eq!(days_between("Asia/Shanghai", evening, night), 1);
        assert_eq!(days_between("UTC", evening, night), 0);
    }
}
