//! The code of a class: six letters that nobody mistakes for others and that make no words, easy to
//! type on a telephone.
//!
//! Owns its spelling, and draws one that is free. Whoever knows it sees the names of a class; what keeps strangers from guessing
//! codes is the count of tries.

use super::code::narrow;
use super::state::AppState;
use crate::store::{Along, Class, StoreError, TeacherId};

/// Letters without vowels and without `I` and `L`, which look like digits; no digit, so that a
/// telephone's keyboard need not be changed.
const SIGNS: &[u8; 20] = b"BCDFGHJKMNPQRSTVWXYZ";

/// How many letters a code has.
const LENGTH: usize = 6;

/// Codes are drawn so often: that one is taken hardly ever happens.
const DRAWS: usize = 5;

/// Makes a class of that name and zone under a code that is free, with what is kept along with it;
/// nothing where none is found.
///
/// # Errors
///
/// The database does not answer.
pub async fn create_class(
    state: &AppState,
    teacher: &TeacherId,
    (name, zone): (&str, &str),
    along: Along<'_, Class>,
) -> Result<Option<Class>, StoreError> {
    for _ in 0..DRAWS {
        let Some(code) = fresh() else { return Ok(None) };
        let now = state.clock.now_ms();
        let made = state.store.create_class_once(teacher, &code, name, zone, now, along).await?;
        if made.is_some() {
            return Ok(made);
        }
    }
    Ok(None)
}

/// A random code; nothing without a source of randomness.
#[must_use]
pub fn fresh() -> Option<String> {
    let mut code = String::with_capacity(LENGTH);
    while code.len() < LENGTH {
        let mut bytes = [0_u8; 2 * LENGTH];
        if let Err(error) = getrandom::fill(&mut bytes) {
            log::error!("no random numbers for a class code: {error}");
            return None;
        }
        // 240 is the largest multiple of 20: beyond it the first letters would come up more often.
        let even = bytes.iter().filter(|byte| **byte < 240);
        let signs = even.filter_map(|byte| SIGNS.get(usize::from(byte % 20)));
        code.extend(signs.map(|sign| char::from(*sign)));
        code.truncate(LENGTH);
    }
    Some(code)
}

/// A code as people write it: in small letters, in groups, in full width.
#[must_use]
pub fn read(text: &str) -> Option<String> {
    let written = text.chars().take(60).filter(|sign| sign.is_alphanumeric());
    let code: String = written.map(|sign| narrow(sign).to_ascii_uppercase()).collect();
    let formed = code.len() == LENGTH && code.bytes().all(|sign| SIGNS.contains(&sign));
    formed.then_some(code)
}

/// A code as it is read aloud: in two groups.
#[must_use]
pub fn shown(code: &str) -> String {
    match code.split_at_checked(LENGTH / 2) {
        Some((first, second)) => format!("{first} {second}"),
        None => code.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::{fresh, read, shown};

    #[test]
    fn a_code_is_read_as_it_is_written() {
        let code = fresh().expect("a code");
        assert_eq!(code.len(), 6, "{code}");
        let wide: String = code.chars().filter_map(|sign| char::from_u32(u32::from(sign) + 0xfee0)).collect();
        for spelling in [code.clone(), code.to_lowercase(), shown(&code), format!(" {code}-"), wide] {
            assert_eq!(read(&spelling).as_ref(), Some(&code), "{spelling}");
        }
        assert_ne!(fresh(), Some(code));
    }

    #[test]
    fn what_is_no_code_is_none() {
        for text in ["", "BCDFG", "BCDFGHJ", "BCDFGA", "BCDFG1", "王车易位王车", &"B".repeat(5_000)] {
            assert_eq!(read(text), None, "{text}");
        }
    }
}
