//! A number as a learner gives it: read to two decimals, and never out of bounds.

use std::fmt;

/// The largest number that is taken, either way.
const LIMIT: f64 = 1_000_000.0;

/// A number with two decimals.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Number(i64);

impl Number {
    /// A whole number.
    #[must_use]
    pub fn whole(number: i64) -> Number {
        Number(number.saturating_mul(100))
    }

    /// A number of hundredths.
    #[must_use]
    pub fn from_hundredths(hundredths: i64) -> Number {
        Number(hundredths)
    }

    /// How many there are.
    #[must_use]
    pub fn of(count: usize) -> Number {
        Number::whole(i64::try_from(count).unwrap_or(i64::MAX))
    }

    /// The nearest number of two decimals; `None` if it is none, or more than a million either way.
    #[must_use]
    pub fn from_float(number: f64) -> Option<Number> {
        let sound = number.is_finite() && number.abs() <= LIMIT;
        #[expect(clippy::cast_possible_truncation, reason = "the number is finite and within the limit")]
        sound.then(|| Number((number * 100.0).round() as i64))
    }

    /// Reads what a person types: digits, full-width ones too, a sign, a point or a comma.
    #[must_use]
    pub fn read(text: &str) -> Option<Number> {
        let plain: Option<String> = text.trim().chars().take(24).map(plain).collect();
        let plain = plain?;
        let digits = plain.strip_prefix('-').or_else(|| plain.strip_prefix('+')).unwrap_or(&plain);
        let sound = digits.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.')
            && digits.bytes().any(|byte| byte.is_ascii_digit());
        if sound { plain.parse().ok().and_then(Number::from_float) } else { None }
    }

    /// Whether it has no decimals.
    #[must_use]
    pub fn is_whole(self) -> bool {
        self.0 % 100 == 0
    }

    /// The same with the other sign.
    #[must_use]
    pub fn opposite(self) -> Number {
        Number(-self.0)
    }

    /// In hundredths.
    #[must_use]
    pub fn hundredths(self) -> i64 {
        self.0
    }
}

/// A letter of a number in ASCII; `None` where no number has it.
fn plain(letter: char) -> Option<char> {
    match letter {
        '0'..='9' | '.' | '-' | '+' => Some(letter),
        '０'..='９' => char::from_digit(u32::from(letter) - u32::from('０'), 10),
        ',' | '，' | '．' | '。' => Some('.'),
        '−' | '－' | '–' | '—' => Some('-'),
        '＋' => Some('+'),
        _ => None,
    }
}

/// As short as it can be: `27`, `-2.5`, `19.95`.
impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let (units, cents) = (self.0.unsigned_abs() / 100, self.0.unsigned_abs() % 100);
        match (cents, cents % 10) {
            (0, _) => write!(f, "{sign}{units}"),
            (_, 0) => write!(f, "{sign}{units}.{}", cents / 10),
            (..) => write!(f, "{sign}{units}.{cents:02}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Number;

    #[test]
    fn numbers_are_read_as_people_type_them() {
        for (text, expected) in [
            ("27", "27"),
            (" -2.50 ", "-2.5"),
            ("２７", "27"),
            ("−3", "-3"),
            ("19,95", "19.95"),
            ("+5", "5"),
            ("007", "7"),
            (".5", "0.5"),
            ("0", "0"),
            ("-0", "0"),
            ("9.999", "10"),
            ("-0.04", "-0.04"),
        ] {
            assert_eq!(
                Number::read(text).map(|number| number.to_string()).as_deref(),
                Some(expected),
                "{text}"
            );
        }
        for junk in ["", "-", ".", "1.2.3", "ten", "NaN", "inf", "1e3", "十", "1000001", "--1", "1-"] {
            assert_eq!(Number::read(junk), None, "{junk}");
        }
    }

    #[test]
    fn numbers_that_are_none_are_refused() {
        for number in [f64::NAN, f64::INFINITY, f64::NEG_INFINITY, 1e300, -1e7] {
            assert_eq!(Number::from_float(number), None);
        }
        assert_eq!(Number::from_float(27.0), Some(Number::whole(27)));
        assert_eq!(Number::from_float(-9.955), Some(Number::read("-9.96").unwrap()));
        assert!(Number::of(8).is_whole() && !Number::read("8.5").unwrap().is_whole());
    }
}
