//! Brings the text of a move to plain ASCII notation: full-width forms, figurines, Chinese words and
//! every kind of dash folded; move number, blanks and annotations gone.
//!
//! Works in a fixed buffer and refuses what no notation holds. It does not know what a move is.

/// The longest text that is read, in bytes.
const MAX_BYTES: usize = 64;

/// Stands for castling that names no wing.
pub(super) const CASTLE: u8 = b'\x01';

/// The cleaned text.
pub(super) struct Plain {
    bytes: [u8; MAX_BYTES],
    start: usize,
    end: usize,
}

impl Plain {
    pub(super) fn as_bytes(&self) -> &[u8] {
        self.bytes.get(self.start..self.end).unwrap_or_default()
    }

    /// `None` when full; no fold is longer than its source, so a short text always fits.
    fn push(&mut self, byte: u8) -> Option<()> {
        *self.bytes.get_mut(self.end)? = byte;
        self.end += 1;
        Some(())
    }

    fn ends_with_ignoring_case(&self, suffix: &str) -> bool {
        let bytes = self.as_bytes();
        bytes.len() >= suffix.len()
            && bytes
                .get(bytes.len() - suffix.len()..)
                .is_some_and(|end| end.eq_ignore_ascii_case(suffix.as_bytes()))
    }
}

/// Words of Chinese notation with their plain forms. Of two words that begin alike, the longer
/// stands first.
const WORDS: &[(&str, &str)] = &[
    ("王车易位", "\x01"),
    ("王車易位", "\x01"),
    ("王车短易位", "O-O"),
    ("王車短易位", "O-O"),
    ("王车长易位", "O-O-O"),
    ("王車長易位", "O-O-O"),
    ("王翼易位", "O-O"),
    ("后翼易位", "O-O-O"),
    ("後翼易位", "O-O-O"),
    ("短易位", "O-O"),
    ("长易位", "O-O-O"),
    ("長易位", "O-O-O"),
    ("国王", "K"),
    ("國王", "K"),
    ("王", "K"),
    ("皇后", "Q"),
    ("皇後", "Q"),
    ("后", "Q"),
    ("後", "Q"),
    ("城堡", "R"),
    ("战车", "R"),
    ("戰車", "R"),
    ("车", "R"),
    ("車", "R"),
    ("主教", "B"),
    ("象", "B"),
    ("骑士", "N"),
    ("騎士", "N"),
    ("马", "N"),
    ("馬", "N"),
    ("小兵", "P"),
    ("兵", "P"),
    ("卒", "P"),
    ("吃过路兵", "ep"),
    ("吃過路兵", "ep"),
    ("过路兵", "ep"),
    ("過路兵", "ep"),
    ("吃", "x"),
    ("升变为", "="),
    ("升變為", "="),
    ("升变成", "="),
    ("升變成", "="),
    ("升变", "="),
    ("升變", "="),
    ("升为", "="),
    ("升為", "="),
    ("升成", "="),
    ("变成", "="),
    ("變成", "="),
    ("变为", "="),
    ("變為", "="),
    ("升", "="),
    ("变", "="),
    ("變", "="),
    ("走到", "-"),
    ("到", "-"),
    ("至", "-"),
    ("双将", "+"),
    ("雙將", "+"),
    ("将军", "+"),
    ("將軍", "+"),
    ("将死", "#"),
    ("將死", "#"),
    ("将杀", "#"),
    ("將殺", "#"),
    ("将", "+"),
    ("將", "+"),
];

/// The text in plain ASCII without number, blanks and annotations, or `None` if it holds anything
/// that no notation does.
pub(super) fn clean(text: &str) -> Option<Plain> {
    let mut plain = fold(text)?;
    strip_number(&mut plain);
    close_up(&mut plain);
    strip_annotations(&mut plain);
    Some(plain)
}

/// Whether the text has a sign for check, and one for mate.
pub(super) fn signs(text: &str) -> (bool, bool) {
    let has = |sign: u8| fold(text).is_some_and(|plain| plain.as_bytes().contains(&sign));
    (has(b'+'), has(b'#'))
}

fn fold(text: &str) -> Option<Plain> {
    if text.len() > MAX_BYTES {
        return None;
    }
    let mut plain = Plain { bytes: [0; MAX_BYTES], start: 0, end: 0 };
    let mut chars = text.chars();
    loop {
        let rest = chars.as_str();
        let Some(c) = chars.next() else { break };
        let word = if c.is_ascii() { None } else { WORDS.iter().find(|(word, _)| rest.starts_with(word)) };
        if let Some((word, form)) = word {
            form.bytes().try_for_each(|byte| plain.push(byte))?;
            chars = rest.strip_prefix(word)?.chars();
        } else if let Folded::Byte(byte) = fold_char(c)? {
            plain.push(byte)?;
        }
    }
    Some(plain)
}

enum Folded {
    Byte(u8),
    Nothing,
}

fn fold_char(c: char) -> Option<Folded> {
    let byte = match c {
        '!'..='~' => u8::try_from(c).ok()?,
        // The full-width forms stand in ASCII order.
        '\u{FF01}'..='\u{FF5E}' => u8::try_from(u32::from(c) - 0xFEE0).ok()?,
        c if c.is_whitespace() => b' ',
        '♔' | '♚' => b'K',
        '♕' | '♛' => b'Q',
        '♖' | '♜' => b'R',
        '♗' | '♝' => b'B',
        '♘' | '♞' => b'N',
        '♙' | '♟' => b'P',
        '×' | '✕' | '✖' => b'x',
        '→' | '➔' | '⇒' => b'-',
        // Cyrillic and Greek letters and the Chinese zero, typed for the letter O.
        'О' | 'о' | 'Ο' | 'ο' | '〇' | '○' => b'O',
        '†' | '‡' => b'+',
        '♯' => b'#',
        '‼' | '⁇' | '⁈' | '⁉' => b'!',
        '…' | '。' | '、' | '·' => b'.',
        // Variation selectors, zero-width characters, byte order mark.
        '\u{FE0E}' | '\u{FE0F}' | '\u{200B}'..='\u{200D}' | '\u{2060}' | '\u{FEFF}' => {
            return Some(Folded::Nothing);
        }
        c if is_dash(c) => b'-',
        _ => return None,
    };
    Some(Folded::Byte(byte))
}

/// Unicode's dash punctuation, and what looks like it: minus signs, lines, the soft hyphen, the
/// Chinese one, the long-vowel mark.
fn is_dash(c: char) -> bool {
    matches!(
        c,
        '\u{AD}' | '\u{58A}' | '\u{5BE}' | '\u{1400}' | '\u{1806}' | '\u{2010}'
            ..='\u{2015}'
                | '\u{2043}'
                | '\u{207B}'
                | '\u{208B}'
                | '\u{2212}'
                | '\u{2500}'
                | '\u{2501}'
                | '\u{2796}'
                | '\u{2E17}'
                | '\u{2E1A}'
                | '\u{2E3A}'
                | '\u{2E3B}'
                | '\u{2E40}'
                | '\u{2E5D}'
                | '\u{301C}'
                | '\u{3030}'
                | '\u{30A0}'
                | '\u{30FC}'
                | '\u{4E00}'
                | '\u{FE31}'
                | '\u{FE32}'
                | '\u{FE58}'
                | '\u{FE63}'
                | '\u{10EAD}'
                | '\u{2D7}'
    )
}

/// Drops `12.`, `12 `, `12...`, `...` and blanks in front. A number does not begin with 0, which is
/// castling, and a dot or blank follows it: the digit of `4xg5` names a rank.
fn strip_number(plain: &mut Plain) {
    let bytes = plain.as_bytes();
    let skip = |from: usize, wanted: fn(&u8) -> bool| {
        bytes.get(from..).unwrap_or_default().iter().take_while(|byte| wanted(byte)).count()
    };
    let blanks = skip(0, |byte| *byte == b' ');
    let digits = if bytes.get(blanks) == Some(&b'0') { 0 } else { skip(blanks, u8::is_ascii_digit) };
    let dots = skip(blanks + digits, |byte| matches!(byte, b'.' | b' '));
    plain.start += if dots == 0 { blanks } else { blanks + digits + dots };
}

/// Drops the blanks inside and makes one hyphen of several.
fn close_up(plain: &mut Plain) {
    let mut kept = plain.start;
    let mut last = b' ';
    for index in plain.start..plain.end {
        let Some(byte) = plain.bytes.get(index).copied() else { break };
        if byte == b' ' || (byte == b'-' && last == b'-') {
            continue;
        }
        if let Some(slot) = plain.bytes.get_mut(kept) {
            *slot = byte;
        }
        last = byte;
        kept += 1;
    }
    plain.end = kept;
}

/// Drops what may follow a move without being part of it: `+ # ! ?`, `e.p.`, stray punctuation.
fn strip_annotations(plain: &mut Plain) {
    while let Some(last) = plain.as_bytes().last() {
        let length = match last {
            b'p' | b'P' | b'.' | b')' => {
                let words = ["(e.p.)", "(ep)", "e.p.", "e.p", "ep", "."];
                words.iter().find(|word| plain.ends_with_ignoring_case(word)).map_or(0, |word| word.len())
            }
            b'+' | b'#' | b'!' | b'?' | b',' | b';' | b':' | b'x' | b'X' => 1,
            _ => 0,
        };
        if length == 0 {
            break;
        }
        plain.end -= length;
    }
}
