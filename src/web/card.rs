//! The token of a pupil's sign-in card: 128 random bits, which nobody guesses; only its hash is kept.

use sha2::{Digest, Sha256};
use std::fmt::Write;

/// The token's random bytes.
const BYTES: usize = 16;

/// A token, as it stands in the address that a card shows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Card(String);

impl Card {
    /// A random one; nothing without a source of randomness.
    #[must_use]
    pub fn fresh() -> Option<Card> {
        let mut bytes = [0_u8; BYTES];
        if let Err(error) = getrandom::fill(&mut bytes) {
            log::error!("no random numbers for a card: {error}");
            return None;
        }
        Some(Card(hex(&bytes)))
    }

    /// The token of an address; `None` where it has not the form of one.
    #[must_use]
    pub fn read(text: &str) -> Option<Card> {
        let text = text.trim().to_ascii_lowercase();
        let formed = text.len() == 2 * BYTES && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        formed.then_some(Card(text))
    }

    /// The token itself.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// What is kept of it.
    #[must_use]
    pub fn hash(&self) -> String {
        hex(&Sha256::digest(format!("yize card {}", self.0)))
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(2 * bytes.len()), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

#[cfg(test)]
mod tests {
    use super::Card;

    #[test]
    fn a_card_is_read_back_and_its_token_is_not_kept() {
        let card = Card::fresh().expect("a card");
        assert_eq!(Card::read(card.as_str()), Some(card.clone()));
        assert!(card.hash().len() == 64 && !card.hash().contains(card.as_str()));
        assert_ne!(Card::fresh(), Some(card));
        assert_eq!((Card::read(""), Card::read("zz"), Card::read(&"g".repeat(32))), (None, None, None));
    }
}
