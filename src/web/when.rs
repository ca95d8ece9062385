//! Times as a class writes them: in its own time zone, and in words.
//!
//! The only file here that knows calendars. What a time is for it does not know.

use crate::i18n::{Arg, Lang};
use jiff::civil::{Date, DateTime, Time, Weekday};
use jiff::tz::TimeZone;
use jiff::{Timestamp, ZonedDateTime};
use std::borrow::Cow;

/// So many days ahead are named by their weekday alone.
const NEAR: i64 = 6;

/// A day in milliseconds.
const DAY_MS: i64 = 24 * 60 * 60 * 1000;

/// The days of the week, Monday first.
const WEEKDAYS: [&str; 7] = [
    "weekday-monday",
    "weekday-tuesday",
    "weekday-wednesday",
    "weekday-thursday",
    "weekday-friday",
    "weekday-saturday",
    "weekday-sunday",
];

/// The months.
const MONTHS: [&str; 12] = [
    "month-1", "month-2", "month-3", "month-4", "month-5", "month-6", "month-7", "month-8", "month-9",
    "month-10", "month-11", "month-12",
];

/// The time zone of a class.
#[derive(Debug, Clone)]
pub struct Zone(TimeZone);

/// A day that can be chosen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Day {
    /// As a form has it: `2026-12-04`.
    pub value: String,
    /// In words: today, tomorrow, the day of the week.
    pub text: Cow<'static, str>,
}

impl Zone {
    /// The zone of that IANA name; UTC where there is none.
    #[must_use]
    pub fn named(name: &str) -> Zone {
        Zone(TimeZone::get(name).unwrap_or(TimeZone::UTC))
    }

    fn at(&self, ms: i64) -> ZonedDateTime {
        Timestamp::from_millisecond(ms).unwrap_or_default().to_zoned_datetime(self.0.clone())
    }

    /// The instant of a day and a time here. A time that the clocks leave out is the same span later;
    /// one that comes twice is the first.
    #[must_use]
    pub fn instant(&self, day: Date, time: Time) -> Option<i64> {
        let there = DateTime::from_parts(day, time).to_zoned_datetime(self.0.clone()).ok()?;
        Some(there.timestamp().as_millisecond())
    }

    /// An instant as a form has it: `2026-12-04` and `18:00`.
    #[must_use]
    pub fn fields(&self, ms: i64) -> (String, String) {
        let at = self.at(ms);
        (at.date().to_string(), clock(&at))
    }

    /// The next seven days, from today on.
    #[must_use]
    pub fn days(&self, lang: Lang, now_ms: i64) -> Vec<Day> {
        let mut day = Some(self.at(now_ms).date());
        let days = (0..7).map_while(|ahead| {
            let date = day?;
            day = date.tomorrow().ok();
            let key = match ahead {
                0 => "when-day-today",
                1 => "when-day-tomorrow",
                _ => weekday(date.weekday()),
            };
            Some(Day { value: date.to_string(), text: lang.text(key) })
        });
        days.collect()
    }

    /// An instant as programs write it: `2026-12-04T18:00:00+08:00`.
    #[must_use]
    pub fn moment(&self, ms: i64) -> String {
        self.at(ms).strftime("%Y-%m-%dT%H:%M:%S%:z").to_string()
    }

    /// An instant in words, seen from now: "tomorrow 18:00".
    #[must_use]
    pub fn told(&self, lang: Lang, ms: i64, now_ms: i64) -> String {
        let (at, now) = (self.at(ms), self.at(now_ms));
        let date = at.date();
        let noon = |date: Date| self.instant(date, Time::MIN);
        // Days of 23 and 25 hours: whole days, rounded.
        let ahead = match (noon(date), noon(now.date())) {
            (Some(then), Some(today)) => (then - today + DAY_MS / 2).div_euclid(DAY_MS),
            _ => i64::MAX,
        };
        let key = match ahead {
            -1 => "when-yesterday",
            0 => "when-today",
            1 => "when-tomorrow",
            2..=NEAR => "when-soon",
            _ if date.year() == now.date().year() => "when-date",
            _ => "when-year",
        };
        lang.text_with(key, &args(lang, &at))
    }
}

/// An instant as programs write it, with its offset from UTC: `2026-12-04T18:00:00+08:00`.
#[must_use]
pub fn read_moment(text: &str) -> Option<i64> {
    text.trim().parse::<Timestamp>().ok().map(Timestamp::as_millisecond)
}

/// A day as a person writes it: `2026-12-04`, `2026/12/4`, `2026年12月4日`.
#[must_use]
pub fn read_day(text: &str) -> Option<Date> {
    let numbers = numbers(text)?;
    let [year, month, day] = numbers.as_slice() else { return None };
    Date::new(i16::try_from(*year).ok()?, i8::try_from(*month).ok()?, i8::try_from(*day).ok()?).ok()
}

/// A time as a person writes it: `18:00`, `18：00`, `18`.
#[must_use]
pub fn read_time(text: &str) -> Option<Time> {
    let numbers = numbers(text)?;
    let (hour, minute) = match numbers.as_slice() {
        [hour] => (*hour, 0),
        [hour, minute] | [hour, minute, 0] => (*hour, *minute),
        _ => return None,
    };
    Time::new(i8::try_from(hour).ok()?, i8::try_from(minute).ok()?, 0, 0).ok()
}

/// The numbers of a text, apart by whatever stands between; `None` where letters do.
fn numbers(text: &str) -> Option<Vec<u32>> {
    let plain = |sign: char| match sign {
        '０'..='９' => char::from_u32(u32::from(sign) - u32::from('０') + u32::from('0')),
        '年' | '月' | '日' | '点' | '时' | '分' | '：' | '－' => Some(' '),
        _ => Some(sign),
    };
    let text: String = text.chars().filter_map(plain).collect();
    let parts = text.split([' ', '-', '/', '.', ':']).filter(|part| !part.is_empty());
    parts.map(|part| part.parse().ok()).collect()
}

fn weekday(weekday: Weekday) -> &'static str {
    let place = usize::try_from(weekday.to_monday_zero_offset()).unwrap_or_default();
    WEEKDAYS.get(place).copied().unwrap_or("weekday-monday")
}

fn month(number: i8) -> &'static str {
    let place = usize::try_from(number).unwrap_or(1).saturating_sub(1);
    MONTHS.get(place).copied().unwrap_or("month-1")
}

fn clock(at: &ZonedDateTime) -> String {
    format!("{:02}:{:02}", at.hour(), at.minute())
}

fn args(lang: Lang, at: &ZonedDateTime) -> [(&'static str, Arg<'static>); 5] {
    let date = at.date();
    [
        ("weekday", lang.text(weekday(date.weekday())).into_owned().into()),
        ("day", date.day().to_string().into()),
        ("month", lang.text(month(date.month())).into_owned().into()),
        ("year", date.year().to_string().into()),
        ("time", clock(at).into()),
    ]
}

#[cfg(test)]
mod tests {
    use super::{Zone, read_day, read_time};
    use crate::i18n::Lang;

    /// Monday 30 November 2026, 06:11 in UTC: 14:11 in Shanghai.
    const NOW: i64 = 1_796_019_060_000;

    fn due(zone: &str, day: &str, time: &str) -> i64 {
        let (day, time) = (read_day(day).expect("a day"), read_time(time).expect("a time"));
        Zone::named(zone).instant(day, time).expect("an instant")
    }

    #[test]
    fn friday_six_in_shanghai_is_ten_in_the_morning_utc() {
        let ms = due("Asia/Shanghai", "2026-12-04", "18:00");
        assert_eq!(Zone::named("UTC").fields(ms), ("2026-12-04".into(), "10:00".into()));
        let shanghai = Zone::named("Asia/Shanghai");
        assert_eq!(shanghai.fields(ms), ("2026-12-04".into(), "18:00".into()));
        assert_eq!(shanghai.told(Lang::En, ms, NOW), "Friday 18:00");
        assert_eq!(shanghai.told(Lang::Zh, ms, NOW), "周五 18:00");
    }

    #[test]
    fn near_days_are_said_as_people_say_them() {
        let shanghai = Zone::named("Asia/Shanghai");
        let told = |day: &str| shanghai.told(Lang::En, due("Asia/Shanghai", day, "18"), NOW);
        for (day, words) in [
            ("2026-11-29", "yesterday 18:00"),
            ("2026-11-30", "today 18:00"),
            ("2026-12-01", "tomorrow 18:00"),
            ("2026-12-06", "Sunday 18:00"),
            ("2026-12-07", "Monday 7 December, 18:00"),
            ("2027-01-04", "Monday 4 January 2027, 18:00"),
            ("2026-11-20", "Friday 20 November, 18:00"),
        ] {
            assert_eq!(told(day), words);
        }
        let days = shanghai.days(Lang::Zh, NOW);
        let names: Vec<&str> = days.iter().map(|day| day.text.as_ref()).collect();
        assert_eq!(names, ["今天", "明天", "周三", "周四", "周五", "周六", "周日"]);
        assert_eq!(days[4].value, "2026-12-04");
    }

    #[test]
    fn an_hour_that_the_clocks_leave_out_or_repeat_is_still_a_time() {
        // On 14 March 2027 New York's clocks go from 2:00 to 3:00, on 7 November from 2:00 to 1:00.
        let new_york = Zone::named("America/New_York");
        let gap = due("America/New_York", "2027-03-14", "2:30");
        assert_eq!(new_york.fields(gap), ("2027-03-14".into(), "03:30".into()));
        assert_eq!(gap - due("America/New_York", "2027-03-14", "1:30"), 60 * 60 * 1000);
        let twice = due("America/New_York", "2027-11-07", "1:30");
        assert_eq!(due("America/New_York", "2027-11-07", "2:30") - twice, 2 * 60 * 60 * 1000);
        // A day of 23 hours is a day.
        let before = due("America/New_York", "2027-03-13", "23:30");
        assert_eq!(new_york.told(Lang::En, gap, before), "tomorrow 03:30");
        let after = due("America/New_York", "2027-03-15", "0:30");
        assert_eq!(new_york.told(Lang::En, after, before), "Monday 00:30");
    }

    #[test]
    fn days_and_times_are_read_as_people_write_them() {
        for text in ["2026-12-04", "2026/12/4", "2026.12.4", "2026年12月4日", "２０２６－１２－０４"]
        {
            assert_eq!(read_day(text).map(|day| day.to_string()), Some("2026-12-04".into()), "{text}");
        }
        for text in ["18:00", "18：00", "18", "18点", "18:00:00", " 18.00 "] {
            assert_eq!(read_time(text).map(|time| time.to_string()), Some("18:00:00".into()), "{text}");
        }
        for text in ["", "soon", "2026-13-04", "2026-02-30", "99999999999-1-1", "4.12", "-"] {
            assert_eq!(read_day(text), None, "{text}");
        }
        for text in ["", "six", "24:00", "18:60", "1:2:3"] {
            assert_eq!(read_time(text), None, "{text}");
        }
    }

    #[test]
    fn an_unknown_zone_is_utc() {
        assert_eq!(Zone::named("Nowhere/Town").fields(0), ("1970-01-01".into(), "00:00".into()));
    }
}
