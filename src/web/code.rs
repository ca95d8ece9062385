//! The code that carries progress to another device: twelve signs that nobody mistakes for others,
//! 60 random bits.
//!
//! Owns its spelling. What it opens, and for how long, is the store's.

use sha2::{Digest, Sha256};
use std::fmt::{self, Write};

/// Digits and letters without `I`, `L`, `O` and `U`, which look like others or make words.
const SIGNS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// How many signs a code has.
const LENGTH: usize = 12;

/// How many signs stand together.
const GROUP: usize = 4;

/// A code, in its plain spelling.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Code(String);

impl Code {
    /// A random code; nothing without a source of randomness.
    #[must_use]
    pub fn fresh() -> Option<Code> {
        let mut bytes = [0_u8; LENGTH];
        if let Err(error) = getrandom::fill(&mut bytes) {
            log::error!("no random numbers for a code: {error}");
            return None;
        }
        let signs = bytes.iter().filter_map(|byte| SIGNS.get(usize::from(byte % 32)));
        Some(Code(signs.map(|sign| char::from(*sign)).collect()))
    }

    /// A code as people write it: in small letters, with or without dashes, in full width, with `O`
    /// for zero and `I` or `L` for one.
    #[must_use]
    pub fn read(text: &str) -> Option<Code> {
        let signs = text.chars().take(100).map(plain).filter(|sign| sign.is_alphanumeric());
        let code: String = signs.collect();
        let formed = code.len() == LENGTH && code.bytes().all(|sign| SIGNS.contains(&sign));
        formed.then_some(Code(code))
    }

    /// What is kept of it.
    #[must_use]
    pub fn hash(&self) -> String {
        format!("{:x}", Sha256::digest(format!("yize code {}", self.0)))
    }
}

impl fmt::Display for Code {
    /// In groups with dashes between.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, sign) in self.0.chars().enumerate() {
            if index > 0 && index % GROUP == 0 {
                f.write_char('-')?;
            }
            f.write_char(sign)?;
        }
        Ok(())
    }
}

/// A sign as it is meant.
fn plain(sign: char) -> char {
    match narrow(sign).to_ascii_uppercase() {
        'O' => '0',
        'I' | 'L' => '1',
        other => other,
    }
}

/// A sign in full width as the same in ASCII.
pub(super) fn narrow(sign: char) -> char {
    match u32::from(sign) {
        wide @ 0xff01..=0xff5e => char::from_u32(wide - 0xfee0).unwrap_or(sign),
        _ => sign,
    }
}

#[cfg(test)]
mod tests {
    use super::Code;

    #[test]
    fn a_code_is_read_as_it_is_written() {
        let code = Code::fresh().expect("a code");
        let text = code.to_string();
        assert_eq!((text.len(), text.matches('-').count()), (14, 2), "{text}");
        let wide: String = text.chars().filter_map(|sign| char::from_u32(u32::from(sign) + 0xfee0)).collect();
        for spelling in
            [text.clone(), text.to_lowercase(), text.replace('-', " "), format!(" {text}\n"), wide]
        {
            assert_eq!(Code::read(&spelling), Some(code.clone()), "{spelling}");
        }
        assert_ne!(Code::fresh(), Some(code));
    }

    #[test]
    fn signs_that_look_alike_are_one() {
        assert_eq!(Code::read("oOoO-iIlL-ABCD"), Code::read("0000-1111-ABCD"));
    }

    #[test]
    fn what_is_no_code_is_none() {
        for text in [
            "",
            "ABCD-EFGH-JKM",
            "ABCD-EFGH-JKMNP",
            "ABCD-EFGH-JKMU",
            "王车易位王车易位王车易位",
            &"A".repeat(5_000),
        ] {
            assert_eq!(Code::read(text), None, "{text}");
        }
    }

    #[test]
    fn the_code_itself_is_not_kept() {
        let hash = Code::read("ABCD-EFGH-JKMN").expect("a code").hash();
        assert!(hash.len() == 64 && !hash.contains("ABCD"));
    }
}
