//! A pupil's PIN: four digits, kept as a hash.
//!
//! Ten thousand PINs are soon tried, whatever a hash costs: what protects them is that nobody may
//! try often. The hash keeps whoever reads the database by chance from reading them off.

use argon2::password_hash::{PasswordHash, PasswordHasher, PasswordVerifier, SaltString};
use argon2::{Algorithm, Argon2, Params, Version};

/// Light enough for a whole class at once: 4 MiB, one pass.
const MEMORY_KIB: u32 = 4 * 1024;

/// A random PIN; nothing without a source of randomness. It is none of those that everybody tries
/// first.
#[must_use]
pub fn fresh() -> Option<String> {
    loop {
        let mut bytes = [0_u8; 2];
        if let Err(error) = getrandom::fill(&mut bytes) {
            log::error!("no random numbers for a PIN: {error}");
            return None;
        }
        let number = u16::from_le_bytes(bytes);
        let pin = format!("{:04}", number % 10_000);
        // 60,000 is the largest multiple of 10,000: beyond it small numbers would come up more often.
        if number < 60_000 && !is_plain(&pin) {
            return Some(pin);
        }
    }
}

/// A PIN as people write it, in full width too.
#[must_use]
pub fn read(text: &str) -> Option<String> {
    let signs = text.chars().take(20).map(super::code::narrow).filter(|sign| !sign.is_whitespace());
    let pin: String = signs.collect();
    (pin.len() == 4 && pin.bytes().all(|byte| byte.is_ascii_digit())).then_some(pin)
}

/// What is kept of a PIN; nothing without a source of randomness.
#[must_use]
pub fn hash(pin: &str) -> Option<String> {
    let mut bytes = [0_u8; 16];
    getrandom::fill(&mut bytes).ok()?;
    let salt = SaltString::encode_b64(&bytes).ok()?;
    let hash = hasher()?.hash_password(pin.as_bytes(), &salt);
    hash.map_err(|error| log::error!("a PIN cannot be hashed: {error}")).ok().map(|hash| hash.to_string())
}

/// Whether a PIN is the one that was kept.
#[must_use]
pub fn fits(pin: &str, kept: &str) -> bool {
    let Some(hasher) = hasher() else { return false };
    PasswordHash::new(kept).is_ok_and(|kept| hasher.verify_password(pin.as_bytes(), &kept).is_ok())
}

fn hasher() -> Option<Argon2<'static>> {
    let params = Params::new(MEMORY_KIB, 1, 1, None).ok()?;
    Some(Argon2::new(Algorithm::Argon2id, Version::V0x13, params))
}

/// Four equal digits, or four in a row.
fn is_plain(pin: &str) -> bool {
    let digits: Vec<u8> = pin.bytes().collect();
    [0_u8, 1, 9].iter().any(|step| {
        digits.windows(2).all(|pair| matches!(pair, [a, b] if (a - b'0' + step) % 10 == b - b'0'))
    })
}

#[cfg(test)]
mod tests {
    use super::{fits, fresh, hash, is_plain, read};

    #[test]
    fn a_pin_fits_what_is_kept_of_it_and_no_other_does() {
        let pin = fresh().expect("a PIN");
        assert!(pin.len() == 4 && read(&pin).as_ref() == Some(&pin), "{pin}");
        let kept = hash(&pin).expect("a hash");
        assert!(kept.starts_with("$argon2id$") && !kept.contains(&pin));
        assert!(fits(&pin, &kept) && !fits("0000", &kept) && !fits(&pin, "nonsense"));
    }

    #[test]
    fn a_pin_is_read_in_full_width_and_with_space() {
        assert_eq!(read(" 0 7３９ ").as_deref(), Some("0739"));
        for text in ["", "123", "12345", "12a4", "一二三四"] {
            assert_eq!(read(text), None, "{text}");
        }
    }

    #[test]
    fn nobody_gets_what_everybody_tries_first() {
        assert!(["0000", "7777", "1234", "4321", "8901"].iter().all(|pin| is_plain(pin)));
        assert!(!is_plain("1243") && !is_plain("2026"));
    }
}
