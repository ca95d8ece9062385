//! A reading as somebody types it: by words, by syllables or all in one, with tone marks, with the
//! numbers of the tones or with neither.
//!
//! Knows whether it stands in a reading; what it means it does not know.

use super::Pinyin;
use super::pinyin::MARKED;

/// A typed reading.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Spoken(Vec<Sign>);

/// What was typed, sign by sign.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Sign {
    /// A letter without its mark, and the tone that the mark stands for.
    Letter(char, Option<u8>),
    /// The number of a tone, after its syllable.
    Tone(u8),
    /// Something between syllables.
    Gap,
}

/// How much of a reading was typed; the whole comes first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Heard {
    /// All the syllables of one name.
    Whole,
    /// Some syllables in a row.
    Part,
}

impl Spoken {
    /// What was typed; `None` where it has no letters, or a number that can be no tone.
    #[must_use]
    pub fn read(text: &str) -> Option<Spoken> {
        let mut signs: Vec<Sign> = Vec::new();
        for letter in text.chars().flat_map(char::to_lowercase) {
            if let '\u{300}'..='\u{36f}' = letter {
                mark(&mut signs, letter);
                continue;
            }
            match (sign(letter)?, signs.last()) {
                (Sign::Tone(_), None | Some(Sign::Tone(_) | Sign::Gap)) => return None,
                (Sign::Gap, None | Some(Sign::Gap)) => {}
                (sign, _) => signs.push(sign),
            }
        }
        if signs.last() == Some(&Sign::Gap) {
            signs.pop();
        }
        (!signs.is_empty()).then_some(Spoken(signs))
    }

    /// Whether a letter bears a mark, so that this can be nothing but a reading.
    #[must_use]
    pub fn has_marks(&self) -> bool {
        self.0.iter().any(|sign| matches!(sign, Sign::Letter(_, Some(_)) | Sign::Letter('ü', None)))
    }

    /// Whether tones are given by their numbers.
    #[must_use]
    pub fn has_numbers(&self) -> bool {
        self.0.iter().any(|sign| matches!(sign, Sign::Tone(_)))
    }

    /// How much of a reading it is: whole syllables in a row, in the tones that were typed.
    #[must_use]
    pub fn heard_in(&self, pinyin: &Pinyin) -> Option<Heard> {
        let heard = |name: Vec<&str>| {
            let starts = 0..name.len();
            let rests = starts.filter_map(|start| Some((start, follow(&self.0, &name[start..])?)));
            rests.map(|ends| if ends == (0, 0) { Heard::Whole } else { Heard::Part }).min()
        };
        pinyin.names().filter_map(heard).min()
    }
}

/// What a small letter is; `None` for a number that can be no tone. A full-width letter counts as
/// the letter it shows.
fn sign(letter: char) -> Option<Sign> {
    let letter = match letter {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(letter) - 0xfee0).unwrap_or(letter),
        _ => letter,
    };
    match letter.to_digit(10) {
        Some(5) => Some(Sign::Tone(0)),
        Some(number @ 0..5) => Some(Sign::Tone(u8::try_from(number).ok()?)),
        Some(_) => None,
        None if letter.is_alphabetic() => {
            let (bare, tone) = bare(letter);
            Some(Sign::Letter(bare, tone))
        }
        None => Some(Sign::Gap),
    }
}

/// A letter without its tone mark, and the tone.
fn bare(letter: char) -> (char, Option<u8>) {
    let tones =
        MARKED.iter().flat_map(|(vowel, marked)| marked.iter().zip(1..).map(move |mark| (vowel, mark)));
    let mut found = tones.filter(|(_, (marked, _))| **marked == letter);
    found.next().map_or((letter, None), |(vowel, (_, tone))| (*vowel, Some(tone)))
}

/// Puts a mark that was typed by itself over the letter before it.
fn mark(signs: &mut [Sign], mark: char) {
    let Some(Sign::Letter(letter, tone)) = signs.last_mut() else { return };
    match mark {
        '\u{304}' => *tone = Some(1),
        '\u{301}' => *tone = Some(2),
        '\u{30c}' => *tone = Some(3),
        '\u{300}' => *tone = Some(4),
        '\u{308}' if *letter == 'u' => *letter = 'ü',
        _ => {}
    }
}

/// Whether the signs are the first of these syllables; how many syllables are left then.
fn follow(mut signs: &[Sign], syllables: &[&str]) -> Option<usize> {
    for (index, syllable) in syllables.iter().enumerate() {
        signs = after(signs, syllable)?;
        if signs.is_empty() {
            return Some(syllables.len() - index - 1);
        }
    }
    None
}

/// The signs after one syllable, if they begin with it.
fn after<'a>(mut signs: &'a [Sign], syllable: &str) -> Option<&'a [Sign]> {
    let letters: Vec<(char, Option<u8>)> = syllable.chars().flat_map(char::to_lowercase).map(bare).collect();
    let tone = letters.iter().find_map(|(_, tone)| *tone).unwrap_or(0);
    for (letter, _) in letters {
        let (Sign::Letter(typed, typed_tone), rest) = signs.split_first()? else { return None };
        let same = *typed == letter || letter == 'ü' && typed_tone.is_none() && matches!(typed, 'u' | 'v');
        if !same || typed_tone.is_some_and(|typed| typed != tone) {
            return None;
        }
        signs = rest;
    }
    if let [Sign::Tone(typed), rest @ ..] = signs {
        if *typed != tone {
            return None;
        }
        signs = rest;
    }
    Some(signs.strip_prefix(&[Sign::Gap]).unwrap_or(signs))
}

#[cfg(test)]
mod tests {
    use super::{Heard, Pinyin, Spoken};

    /// How much of the reading is heard in what was typed.
    fn heard(typed: &str, reading: &str) -> Option<Heard> {
        Spoken::read(typed).unwrap().heard_in(&Pinyin::read(reading).unwrap())
    }

    #[test]
    fn a_reading_is_heard_by_whole_syllables_in_its_tones() {
        for typed in
            ["jiāngjūn", "jiang jun", "JiangJūn", "jiang1jun1", "jiang1 jun", "jia\u{304}ng-jun", "ｊiangjun"]
        {
            assert_eq!(heard(typed, "jiāng-jūn"), Some(Heard::Whole), "{typed}");
        }
        for (typed, reading) in [
            ("jun", "jiāng-jūn"),
            ("jiāng", "jiāng-jūn"),
            ("gei3", "gěi xiàng"),
            ("zi5", "gé-zi"),
            ("lu:bing", "guò-lǜ bīng"),
            ("lv4bing", "guò-lǜ bīng"),
            ("lubing", "guò-lǜ bīng"),
            ("xi'an", "Xī-ān de"),
        ] {
            let typed = typed.replace("u:", "ü");
            assert_eq!(heard(&typed, reading), Some(Heard::Part), "{typed}");
        }
        for (typed, reading) in [
            ("jiàng", "jiāng-jūn"),
            ("jiang4jun1", "jiāng-jūn"),
            ("jian", "jiāng-jūn"),
            ("jiangj", "jiāng-jūn"),
            ("junjiang", "jiāng-jūn"),
            ("ji ang", "jiāng-jūn"),
            ("zi4", "gé-zi"),
            ("lù", "lǜ"),
            ("lǜ", "lù"),
            ("sǐjiāng", "jiāng-sǐ (jiāng-shā)"),
        ] {
            assert_eq!(heard(typed, reading), None, "{typed}");
        }
        assert_eq!(heard("jiangsha", "jiāng-sǐ (jiāng-shā)"), Some(Heard::Whole));
    }

    #[test]
    fn what_is_typed_with_tones_is_known() {
        let read = |typed| Spoken::read(typed).map(|spoken| (spoken.has_marks(), spoken.has_numbers()));
        assert_eq!(read("jū"), Some((true, false)));
        assert_eq!(read("lü"), Some((true, false)));
        assert_eq!(read("ju\u{304}"), Some((true, false)));
        assert_eq!(read("ju1"), Some((false, true)));
        assert_eq!(read("move it"), Some((false, false)));
        for typed in ["", " - ", "0-0", "h8", "a 4", "ju12", "\u{304}"] {
            assert_eq!(read(typed), None, "{typed}");
        }
    }
}
