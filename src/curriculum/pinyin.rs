//! The reading of Chinese words in pinyin, a syllable a character.
//!
//! Knows how a syllable is spelled and where its tone mark stands; whether it is the right reading
//! of a character it does not know.

use std::fmt;

/// Syllables that have no tone of their own.
const NEUTRAL: &[&str] = &["de", "zi"];

/// What a syllable may begin with; the longer before the shorter. Some begin with none of these.
const INITIALS: &[&str] = &[
    "zh", "ch", "sh", "b", "p", "m", "f", "d", "t", "n", "l", "g", "k", "h", "j", "q", "x", "r", "z", "c",
    "s", "y", "w",
];

/// What a syllable may end with.
const FINALS: &[&str] = &[
    "a", "o", "e", "ai", "ei", "ao", "ou", "an", "en", "ang", "eng", "ong", "er", "i", "ia", "ie", "iao",
    "iu", "ian", "in", "iang", "ing", "iong", "u", "ua", "uo", "uai", "ui", "uan", "un", "uang", "ue", "ü",
    "üe",
];

/// Vowels with a tone mark, a vowel a row.
pub(super) const MARKED: &[(char, [char; 4])] = &[
    ('a', ['ā', 'á', 'ǎ', 'à']),
    ('e', ['ē', 'é', 'ě', 'è']),
    ('i', ['ī', 'í', 'ǐ', 'ì']),
    ('o', ['ō', 'ó', 'ǒ', 'ò']),
    ('u', ['ū', 'ú', 'ǔ', 'ù']),
    ('ü', ['ǖ', 'ǘ', 'ǚ', 'ǜ']),
];

/// A reading: syllables joined to words by hyphens, words apart by spaces, another name of the same
/// thing in parentheses. It is shown with its words joined.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pinyin(String);

impl Pinyin {
    /// The reading, or what is wrong with it.
    pub(super) fn read(text: &str) -> Result<Pinyin, String> {
        if text.is_empty() || text.contains("  ") || text.trim() != text {
            return Err("no reading, or a space too many".to_owned());
        }
        let pinyin = Pinyin(text.to_owned());
        if let Some(odd) = pinyin.syllables().find(|syllable| !is_syllable(syllable)) {
            return Err(format!("`{odd}` is no syllable with its tone"));
        }
        Ok(pinyin)
    }

    /// Its syllables, one a character.
    pub fn syllables(&self) -> impl Iterator<Item = &str> {
        self.names().flatten()
    }

    /// The syllables of each of its names: another name of the same thing stands in parentheses.
    pub fn names(&self) -> impl Iterator<Item = Vec<&str>> {
        self.0.split(['(', ')']).map(str::trim).filter(|name| !name.is_empty()).map(syllables)
    }
}

/// `jiāng-sǐ (jiāng-shā)` is written jiāngsǐ (jiāngshā); a vowel that begins a syllable within a
/// word is set off by an apostrophe.
impl fmt::Display for Pinyin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, part) in self.0.split('-').enumerate() {
            let open = part.chars().next().is_some_and(|first| matches!(bare(first).0, 'a' | 'e' | 'o'));
            f.write_str(if index > 0 && open { "'" } else { "" })?;
            f.write_str(part)?;
        }
        Ok(())
    }
}

fn syllables(name: &str) -> Vec<&str> {
    name.split([' ', '-']).collect()
}

/// A letter without its tone mark, and whether it had one.
fn bare(letter: char) -> (char, bool) {
    match MARKED.iter().find(|(_, marked)| marked.contains(&letter)) {
        Some((vowel, _)) => (*vowel, true),
        None => (letter, false),
    }
}

fn is_syllable(text: &str) -> bool {
    let letters: Vec<(char, bool)> = text.chars().flat_map(char::to_lowercase).map(bare).collect();
    let plain: String = letters.iter().map(|(letter, _)| letter).collect();
    let marks: Vec<usize> = (0..letters.len()).filter(|at| letters[*at].1).collect();
    let toned = match marks[..] {
        [] => NEUTRAL.contains(&plain.as_str()),
        [mark] => Some(mark) == place_of_tone(&plain),
        [_, _, ..] => false,
    };
    let rest = INITIALS.iter().find_map(|initial| plain.strip_prefix(initial)).unwrap_or(&plain);
    toned && FINALS.contains(&rest)
}

/// The letter that bears the mark: an a or an e, else the o of ou, else the last vowel.
fn place_of_tone(plain: &str) -> Option<usize> {
    let letters: Vec<char> = plain.chars().collect();
    let first = letters.iter().position(|letter| matches!(letter, 'a' | 'e'));
    let of_ou = letters.windows(2).position(|pair| *pair == ['o', 'u']);
    let last = letters.iter().rposition(|letter| matches!(letter, 'i' | 'o' | 'u' | 'ü'));
    first.or(of_ou).or(last)
}

#[cfg(test)]
mod tests {
    use super::Pinyin;

    #[test]
    fn a_reading_is_shown_by_words() {
        for (written, shown) in [
            ("jū", "jū"),
            ("jiāng-sǐ (jiāng-shā)", "jiāngsǐ (jiāngshā)"),
            ("chī guò-lù-bīng", "chī guòlùbīng"),
            ("Xī-ān de gé-zi", "Xī'ān de gézi"),
            ("lǜ-sè", "lǜsè"),
        ] {
            assert_eq!(Pinyin::read(written).map(|pinyin| pinyin.to_string()), Ok(shown.to_owned()));
        }
        let pinyin = Pinyin::read("jiàng (shuài)").unwrap();
        assert_eq!(pinyin.syllables().collect::<Vec<_>>(), ["jiàng", "shuài"]);
    }

    #[test]
    fn what_is_no_syllable_is_refused() {
        let odd = [
            "",
            " jū",
            "jū ",
            "a  b",
            "ju",
            "jiangjūn",
            "jīāng",
            "guì-zhe",
            "hoù",
            "jiǔng",
            "xjū",
            "jū-",
            "Jū1",
        ];
        for text in odd {
            assert!(Pinyin::read(text).is_err(), "{text:?}");
        }
        assert!(Pinyin::read("duì jiǔ shuāng yuè liú èr").is_ok());
    }
}
