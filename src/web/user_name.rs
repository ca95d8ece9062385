//! Teachers' user names: what may be one, and which are the same.
//!
//! Letters of Latin and Chinese, digits and a few signs. Two names that differ only in width, case or
//! spaces are one, so that nobody can pass for somebody else by a look-alike.

use std::fmt;
use unicode_normalization::UnicodeNormalization;

/// The fewest and the most characters of a name.
pub const LENGTHS: std::ops::RangeInclusive<usize> = 2..=40;

/// The signs that may stand within a name.
const SIGNS: [char; 6] = ['.', '-', '_', '\'', '·', ' '];

/// A user name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UserName {
    shown: String,
    login: String,
}

/// Why a text is no name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fault {
    /// It has too few characters.
    Short,
    /// It has too many.
    Long,
    /// It has one that no name may have.
    Sign(char),
}

impl UserName {
    /// Reads a name as it is written: spaces at its ends do not count, and full width is plain.
    ///
    /// # Errors
    ///
    /// It is too short or too long, or has a character that no name may have.
    pub fn read(text: &str) -> Result<UserName, Fault> {
        let plain: String = text.chars().take(4 * LENGTHS.end()).nfkc().collect();
        let shown = plain.split_whitespace().collect::<Vec<_>>().join(" ");
        if let Some(sign) = shown.chars().find(|sign| !is_letter(*sign) && !SIGNS.contains(sign)) {
            return Err(Fault::Sign(sign));
        }
        if shown.chars().count() > *LENGTHS.end() {
            return Err(Fault::Long);
        }
        let login: String =
            shown.chars().filter(|sign| *sign != ' ').flat_map(char::to_lowercase).nfkc().collect();
        if login.chars().filter(|sign| is_letter(*sign)).count() < *LENGTHS.start() {
            return Err(Fault::Short);
        }
        Ok(UserName { shown, login })
    }

    /// The name as it is shown.
    #[must_use]
    pub fn shown(&self) -> &str {
        &self.shown
    }

    /// What is the same for all spellings of one name.
    #[must_use]
    pub fn login(&self) -> &str {
        &self.login
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Short => write!(f, "a user name has at least {} letters or digits", LENGTHS.start()),
            Fault::Long => write!(f, "a user name has at most {} characters", LENGTHS.end()),
            Fault::Sign(sign) => write!(f, "a user name has no {sign:?}"),
        }
    }
}

/// Letters of Latin and Chinese, and digits. Other scripts have letters that look like Latin ones.
fn is_letter(sign: char) -> bool {
    match sign {
        'a'..='z' | 'A'..='Z' | '0'..='9' => true,
        // Latin with accents, but for the signs between them.
        '\u{c0}'..='\u{24f}' | '\u{1e00}'..='\u{1eff}' => sign.is_alphabetic(),
        // Chinese: the common blocks, and the sign that repeats a character.
        '\u{3005}' | '\u{3007}' | '\u{3400}'..='\u{4dbf}' | '\u{4e00}'..='\u{9fff}' => true,
        // The rarer characters.
        '\u{20000}'..='\u{323af}' => true,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::{Fault, UserName};

    #[test]
    fn look_alikes_are_one() {
        let login = |text: &str| UserName::read(text).expect(text).login().to_owned();
        for (one, other) in [
            ("Wang Lei", "ｗａｎｇ　ｌｅｉ"),
            ("Wang Lei", " wang  lei\t"),
            ("WangLei", "wang lei"),
            ("王老师", " 王 老师 "),
            ("José", "JOSE\u{301}"),
            ("ﬁnn", "Finn"),
            ("Anna2", "anna２"),
        ] {
            assert_eq!(login(one), login(other), "{one} {other}");
        }
        assert_ne!(login("wang.lei"), login("wanglei"));
    }

    #[test]
    fn a_name_is_shown_as_it_is_written() {
        assert_eq!(
            UserName::read(" Wang  Lei ").map(|name| name.shown().to_owned()),
            Ok("Wang Lei".to_owned())
        );
        assert_eq!(UserName::read("𠮷田").map(|name| name.login().to_owned()), Ok("𠮷田".to_owned()));
    }

    #[test]
    fn what_is_no_name_says_why() {
        for (text, fault) in [
            ("", Fault::Short),
            (" 王 ", Fault::Short),
            ("a.", Fault::Short),
            (". .", Fault::Short),
            ("Аnna", Fault::Sign('А')),
            ("anna@school", Fault::Sign('@')),
            ("a\u{200b}b", Fault::Sign('\u{200b}')),
            ("a\u{202e}b", Fault::Sign('\u{202e}')),
            ("<b>", Fault::Sign('<')),
            ("弈则♔", Fault::Sign('♔')),
        ] {
            assert_eq!(UserName::read(text), Err(fault), "{text}");
        }
        assert_eq!(UserName::read(&"王".repeat(41)), Err(Fault::Long));
        assert_eq!(UserName::read(&"王".repeat(100_000)), Err(Fault::Long));
        assert!(UserName::read(&"王".repeat(40)).is_ok());
    }
}
