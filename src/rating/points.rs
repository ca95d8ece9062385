//! A number of points, in hundredths.

use std::fmt;

/// Points, or a change of points: a whole number of hundredths.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Points(i64);

/// Why a text or a number is no number of points.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PointsFault {
    /// It is no decimal number.
    NotANumber,
    /// It has more than two decimals.
    TooFine,
    /// It lies beyond [`Points::LIMIT`], on either side.
    OutOfRange,
}

impl Points {
    /// No points.
    pub const ZERO: Points = Points(0);

    /// The most points that are read, and as a negative number the fewest.
    pub const LIMIT: Points = Points(1_000_000);

    /// So many hundredths.
    #[must_use]
    pub const fn from_hundredths(hundredths: i64) -> Points {
        Points(hundredths)
    }

    /// So many points.
    #[must_use]
    pub const fn whole(points: i32) -> Points {
        Points(points as i64 * 100)
    }

    /// How many hundredths.
    #[must_use]
    pub const fn hundredths(self) -> i64 {
        self.0
    }

    /// As a number; exact to the hundredth.
    #[must_use]
    #[expect(clippy::cast_precision_loss, reason = "points are small numbers")]
    pub fn to_number(self) -> f64 {
        self.0 as f64 / 100.0
    }

    /// Reads a number with at most two decimals.
    ///
    /// # Errors
    ///
    /// What is wrong with it.
    #[expect(clippy::cast_possible_truncation, reason = "the range is checked before")]
    pub fn from_number(number: f64) -> Result<Points, PointsFault> {
        if number.is_nan() {
            return Err(PointsFault::NotANumber);
        }
        if number.abs() > Points::LIMIT.to_number() {
            return Err(PointsFault::OutOfRange);
        }
        let points = Points((number * 100.0).round() as i64);
        // Both are the number nearest to the same decimal, or the decimal had more places.
        #[expect(clippy::float_cmp, reason = "equal decimals are read as equal numbers")]
        if points.to_number() == number { Ok(points) } else { Err(PointsFault::TooFine) }
    }

    /// Reads a decimal number as a person types it: `1520`, `-3.5`, full-width digits too.
    ///
    /// # Errors
    ///
    /// What is wrong with it.
    pub fn read(text: &str) -> Result<Points, PointsFault> {
        let plain: String = text.trim().chars().map(narrow).collect();
        let (sign, digits) = match plain.strip_prefix('-') {
            Some(rest) => (-1, rest),
            None => (1, plain.strip_prefix('+').unwrap_or(&plain)),
        };
        let (whole, decimals) = digits.split_once('.').unwrap_or((digits, ""));
        let is_digits = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit());
        if !is_digits(whole) || !is_digits(decimals) || whole.is_empty() && decimals.is_empty() {
            return Err(PointsFault::NotANumber);
        }
        let decimals = decimals.trim_end_matches('0');
        if decimals.len() > 2 {
            return Err(PointsFault::TooFine);
        }
        let hundredths: i64 =
            format!("{whole}{decimals:0<2}").parse().map_err(|_| PointsFault::OutOfRange)?;
        if hundredths > Points::LIMIT.0 {
            Err(PointsFault::OutOfRange)
        } else {
            Ok(Points(sign * hundredths))
        }
    }
}

/// The plain form of a full-width digit or sign, and of the signs for minus.
fn narrow(letter: char) -> char {
    match letter {
        '\u{ff10}'..='\u{ff19}' => char::from_u32(u32::from(letter) - 0xfee0).unwrap_or(letter),
        '\u{2212}' | '\u{2013}' | '\u{ff0d}' => '-',
        '\u{ff0b}' => '+',
        '\u{ff0e}' | '\u{3002}' => '.',
        _ => letter,
    }
}

/// The shortest decimal: `9.95`, `5.5`, `-10`.
impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (size, sign) = (self.0.unsigned_abs(), if self.0 < 0 { "-" } else { "" });
        let (whole, rest) = (size / 100, size % 100);
        match (rest, rest % 10) {
            (0, _) => write!(f, "{sign}{whole}"),
            (_, 0) => write!(f, "{sign}{whole}.{}", rest / 10),
            _ => write!(f, "{sign}{whole}.{rest:02}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Points, PointsFault};

    #[test]
    fn decimals_are_read_exactly() {
        let rows = [
            ("0", 0),
            ("-0", 0),
            (" 1520 ", 152_000),
            ("+7", 700),
            (".5", 50),
            ("5.", 500),
            ("9.95", 995),
            ("9.9500", 995),
            ("-3.5", -350),
            ("\u{2212}3.05", -305),
            ("１２．５", 1_250),
            ("10000", 1_000_000),
            ("-10000.00", -1_000_000),
            ("00000000000000000000012", 1_200),
        ];
        for (text, hundredths) in rows {
            assert_eq!(Points::read(text), Ok(Points(hundredths)), "{text:?}");
        }
    }

    #[test]
    fn what_is_no_number_of_points_is_refused() {
        let huge = "9".repeat(5_000);
        let rows = [
            ("", PointsFault::NotANumber),
            (".", PointsFault::NotANumber),
            ("-", PointsFault::NotANumber),
            ("--5", PointsFault::NotANumber),
            ("1e3", PointsFault::NotANumber),
            ("1,500", PointsFault::NotANumber),
            ("NaN", PointsFault::NotANumber),
            ("１５00车", PointsFault::NotANumber),
            ("1.005", PointsFault::TooFine),
            ("10000.01", PointsFault::OutOfRange),
            ("-10000.01", PointsFault::OutOfRange),
            (huge.as_str(), PointsFault::OutOfRange),
        ];
        for (text, fault) in rows {
            assert_eq!(Points::read(text), Err(fault), "{text:?}");
        }
    }

    #[test]
    fn numbers_are_read_to_the_hundredth_and_no_finer() {
        for hundredths in (-1_000_000..=1_000_000).step_by(7) {
            let points = Points(hundredths);
            assert_eq!(Points::from_number(points.to_number()), Ok(points));
            assert_eq!(Points::read(&points.to_string()), Ok(points));
        }
        assert_eq!(Points::from_number(0.1 + 0.2), Err(PointsFault::TooFine));
        assert_eq!(Points::from_number(1.005), Err(PointsFault::TooFine));
        assert_eq!(Points::from_number(f64::NAN), Err(PointsFault::NotANumber));
        for number in [10_000.01, -1e300, f64::INFINITY] {
            assert_eq!(Points::from_number(number), Err(PointsFault::OutOfRange), "{number}");
        }
    }

    #[test]
    fn the_shortest_decimal_is_shown() {
        let shown = [995, 550, 1_000, -1_000, 5, -5, 0].map(|points| Points(points).to_string());
        assert_eq!(shown, ["9.95", "5.5", "10", "-10", "0.05", "-0.05", "0"]);
    }
}
