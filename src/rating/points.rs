//! Numbers of points, to the hundredth, and the grades that they give.

use std::fmt;
use std::str::FromStr;

/// Points, to the hundredth. The scheme sets no floor: points below zero exist.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Points(pub(super) i64);

/// The most points that are taken, either way.
const LIMIT: i64 = 1_000_000;

impl Points {
    /// Whole points.
    #[must_use]
    pub const fn whole(points: i64) -> Points {
        Points(points.saturating_mul(100))
    }

    /// So many hundredths.
    #[must_use]
    pub const fn from_hundredths(hundredths: i64) -> Points {
        Points(hundredths)
    }

    /// Points in hundredths.
    #[must_use]
    pub const fn hundredths(self) -> i64 {
        self.0
    }

    /// The nearest points to the hundredth; `None` if it is no number, or beyond a million.
    #[must_use]
    pub fn from_float(points: f64) -> Option<Points> {
        #[expect(clippy::cast_precision_loss, reason = "a million is exact")]
        let sound = points.is_finite() && points.abs() <= LIMIT as f64;
        #[expect(clippy::cast_possible_truncation, reason = "finite and within a million")]
        sound.then(|| Points((points * 100.0).round() as i64))
    }

    /// As a floating-point number, for JSON and drawings.
    #[must_use]
    pub fn to_float(self) -> f64 {
        #[expect(clippy::cast_precision_loss, reason = "far below 2^53")]
        let hundredths = self.0 as f64;
        hundredths / 100.0
    }

    /// The same with the other sign: what the other player gains.
    #[must_use]
    pub fn opposite(self) -> Points {
        Points(-self.0)
    }

    /// The grade that these points give.
    #[must_use]
    pub fn grade(self) -> Grade {
        let hundreds = self.0.div_euclid(10_000);
        match u8::try_from(hundreds) {
            Ok(hundreds @ 1..=29) => Grade::Numbered(31 - hundreds),
            Ok(0) => Grade::Ungraded,
            Ok(30..) => Grade::Numbered(1),
            Err(_) if hundreds < 0 => Grade::Ungraded,
            Err(_) => Grade::Numbered(1),
        }
    }

    pub(super) fn plus(self, gain: Points) -> Points {
        Points(self.0 + gain.0)
    }
}

impl fmt::Display for Points {
    /// With two decimals, or none where both are zero: `9.95`, `50`, `-5.50`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let (whole, rest) = (self.0.unsigned_abs() / 100, self.0.unsigned_abs() % 100);
        if rest == 0 { write!(f, "{sign}{whole}") } else { write!(f, "{sign}{whole}.{rest:02}") }
    }
}

impl FromStr for Points {
    type Err = ();

    /// A decimal number as a person types it, within a million either way, rounded to two decimals;
    /// full-width digits and the sign − too.
    fn from_str(text: &str) -> Result<Points, ()> {
        let plain: String = text.trim().chars().map(narrow).collect();
        let number = plain.strip_prefix(['+', '-']).unwrap_or(&plain);
        let sound = number.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.');
        let points = if sound { plain.parse().ok().and_then(Points::from_float) } else { None };
        points.ok_or(())
    }
}

/// The plain form of a full-width digit or sign.
fn narrow(letter: char) -> char {
    match letter {
        '０'..='９' => char::from_u32(u32::from(letter) - 0xfee0).unwrap_or(letter),
        '−' | '－' => '-',
        '＋' => '+',
        '．' => '.',
        _ => letter,
    }
}

/// A grade. The scheme does not say how points map to grades; read here as 0 to 99 ungraded, 100 to
/// 199 grade 30, and so on up to grade 1 from 3000.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Grade {
    /// None yet.
    Ungraded,
    /// 30, the lowest, to 1.
    Numbered(u8),
}

impl Grade {
    /// The number; 0 for no grade.
    #[must_use]
    pub fn number(self) -> u8 {
        match self {
            Grade::Ungraded => 0,
            Grade::Numbered(number) => number,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Grade, Points};

    #[test]
    fn grades() {
        let grade = |text: &str| text.parse::<Points>().unwrap().grade().number();
        let edges = ["-5", "0", "99.99", "100", "199.99", "200", "2900", "2999.99", "3000", "999999"];
        assert_eq!(edges.map(grade), [0, 0, 0, 30, 30, 29, 2, 2, 1, 1]);
        assert_eq!(Points::whole(50).grade(), Grade::Ungraded);
    }

    #[test]
    fn odd_numbers_are_refused() {
        for text in ["", ".", "-", "--5", "ten", "NaN", "inf", "-inf", "1e3", "1,500", "-1000001"] {
            assert!(text.parse::<Points>().is_err(), "{text}");
        }
        assert!("9".repeat(5_000).parse::<Points>().is_err());
        for (text, shown) in [("12.345", "12.35"), (" +7 ", "7"), ("−３．５", "-3.50"), (".5", "0.50")] {
            assert_eq!(text.parse::<Points>().unwrap().to_string(), shown, "{text}");
        }
        assert_eq!("-1000000".parse::<Points>().unwrap(), Points(-100_000_000));
    }
}
