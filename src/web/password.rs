//! Passwords: what is kept of them, whether one is right, and whether a new one is good enough.
//!
//! Argon2id with a salt of our own random numbers, apart from the threads that answer and never more
//! than two at once, so that a school that signs in together needs little memory. Knows no account.

use actix_web::web;
use argon2::password_hash::{PasswordHash, PasswordHasher, PasswordVerifier, SaltString};
use argon2::{Algorithm, Argon2, Params, Version};
use std::collections::BTreeSet;
use std::sync::LazyLock;
use std::sync::atomic::{AtomicUsize, Ordering};
use tokio::sync::Semaphore;

/// The fewest characters of a password.
pub const LEAST: usize = 10;

/// The most characters of a password.
pub const MOST: usize = 200;

/// How many are worked out at once: each takes 19 MiB for a moment.
static TURNS: Semaphore = Semaphore::const_new(2);

/// How many may wait for their turn; whoever comes later is told to try again.
const QUEUE: usize = 300;

static WAITING: AtomicUsize = AtomicUsize::new(0);

/// Stands in where there is nothing to compare with, so that an unknown name takes as long as a
/// known one.
static NOBODY: LazyLock<String> = LazyLock::new(|| work_out("nobody").unwrap_or_default());

/// Why nothing could be worked out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Busy;

/// What is to be kept of a password or a PIN, as a PHC string.
///
/// # Errors
///
/// Too many wait already, or there are no random numbers.
pub async fn hash(password: &str) -> Result<String, Busy> {
    let password = password.to_owned();
    in_turn(move || work_out(&password)).await?.ok_or(Busy)
}

/// Whether a password is the one of which `kept` is kept; takes as long where nothing is.
///
/// # Errors
///
/// Too many wait already.
pub async fn verify(password: &str, kept: Option<String>) -> Result<bool, Busy> {
    let password = password.to_owned();
    in_turn(move || match &kept {
        Some(kept) if PasswordHash::new(kept).is_ok() => matches(&password, kept),
        Some(_) | None => {
            matches(&password, &NOBODY);
            false
        }
    })
    .await
}

/// Runs one after another, two side by side, on threads that may be kept busy.
async fn in_turn<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T, Busy> {
    let place = Place::take().ok_or(Busy)?;
    let turn = TURNS.acquire().await.map_err(|_| Busy)?;
    // The turn goes along: where the client hangs up, the work still runs to its end.
    let whole = move || {
        let _held = (place, turn);
        work()
    };
    web::block(whole).await.map_err(|_| Busy)
}

/// A place in the queue, given back when it goes: a client may hang up at any time.
struct Place;

impl Place {
    fn take() -> Option<Place> {
        let place = Place;
        (WAITING.fetch_add(1, Ordering::Relaxed) < QUEUE).then_some(place)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        WAITING.fetch_sub(1, Ordering::Relaxed);
    }
}

/// Argon2id with 19 MiB and two passes.
fn argon2() -> Argon2<'static> {
    Argon2::new(Algorithm::Argon2id, Version::V0x13, Params::DEFAULT)
}

fn work_out(password: &str) -> Option<String> {
    let mut salt = [0; 16];
    getrandom::fill(&mut salt).map_err(|error| log::error!("no random numbers for a salt: {error}")).ok()?;
    let salt = SaltString::encode_b64(&salt).ok()?;
    let hash = argon2().hash_password(password.as_bytes(), &salt);
    hash.map(|hash| hash.to_string()).map_err(|error| log::error!("no hash of a password: {error}")).ok()
}

fn matches(password: &str, kept: &str) -> bool {
    PasswordHash::new(kept).is_ok_and(|kept| argon2().verify_password(password.as_bytes(), &kept).is_ok())
}

/// What is to be said of a new password.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Strength {
    /// It has too few characters.
    Short,
    /// It has too many.
    Long,
    /// It is among the first that anybody would try, or of the same few characters over and over.
    Common,
    /// It is the user name with little else.
    Name,
    /// It will do.
    Fair,
    /// It is good.
    Good,
    /// It is very good.
    Strong,
}

impl Strength {
    /// The message that says so.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Strength::Short => "password-short",
            Strength::Long => "password-long",
            Strength::Common => "password-common",
            Strength::Name => "password-name",
            Strength::Fair => "password-fair",
            Strength::Good => "password-good",
            Strength::Strong => "password-strong",
        }
    }

    /// Whether such a password is taken.
    #[must_use]
    pub fn is_enough(self) -> bool {
        match self {
            Strength::Short | Strength::Long | Strength::Common | Strength::Name => false,
            Strength::Fair | Strength::Good | Strength::Strong => true,
        }
    }

    /// Of a password for an account of that name. Length counts first: nothing else adds as much.
    #[must_use]
    pub fn of(password: &str, name: &str) -> Strength {
        let length = password.chars().count();
        if length < LEAST {
            return Strength::Short;
        }
        if length > MOST {
            return Strength::Long;
        }
        let plain = password.to_lowercase();
        if is_common(&plain) {
            return Strength::Common;
        }
        if is_name(&plain, &name.to_lowercase()) {
            return Strength::Name;
        }
        match length {
            ..14 => Strength::Fair,
            14..20 => Strength::Good,
            20.. => Strength::Strong,
        }
    }
}

/// Rows in which neighbours make no secret: the alphabet, digits, and the keys of a keyboard.
const ROWS: [&str; 6] = [
    "abcdefghijklmnopqrstuvwxyz",
    "01234567890",
    "qwertyuiop[]",
    "asdfghjkl;'",
    "zxcvbnm,./",
    "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,9ol.0p;/",
];

/// What many passwords are made of, once digits and signs at their ends are taken off.
const WORDS: [&str; 32] = [
    "password",
    "passwort",
    "passw0rd",
    "p@ssw0rd",
    "p@ssword",
    "letmein",
    "welcome",
    "admin",
    "administrator",
    "iloveyou",
    "woaini",
    "woaiwojia",
    "wojiushiwo",
    "mima",
    "mimamima",
    "nihao",
    "zhongguo",
    "china",
    "beijing",
    "laoshi",
    "teacher",
    "school",
    "xuexiao",
    "chess",
    "xiangqi",
    "guojixiangqi",
    "yize",
    "qq",
    "aa",
    "a",
    "qwe",
    "asd",
];

/// Whether it is among the first tries: few different characters, a row or a piece of one over and
/// over, or a common word with digits at its ends.
fn is_common(password: &str) -> bool {
    let different: BTreeSet<char> = password.chars().collect();
    if different.len() < 5 || is_repeated(password) || is_row(password) {
        return true;
    }
    let word = password.trim_matches(|sign: char| !sign.is_alphabetic());
    let rest: String = password.chars().filter(|sign| sign.is_ascii_digit()).collect();
    let wordy = WORDS.contains(&word) || is_row(word);
    wordy && (rest.chars().count() <= 4 || is_row(&rest) || is_love(&rest) || is_date(&rest))
}

/// Numbers that sound like "I love you, for life" in Chinese.
fn is_love(digits: &str) -> bool {
    ["520", "1314", "5201314", "1314520", "521"].contains(&digits)
}

/// Whether digits may be a day: `20080808`.
fn is_date(digits: &str) -> bool {
    digits.len() == 8 && (digits.starts_with("19") || digits.starts_with("20"))
}

/// Whether a text is one piece of at most half its length, over and over.
fn is_repeated(text: &str) -> bool {
    let signs: Vec<char> = text.chars().collect();
    (1..=signs.len() / 2).any(|length| signs.chunks(length).all(|piece| signs.starts_with(piece)))
}

/// Whether each sign but a few stands beside the one before it in a row, forwards or backwards.
fn is_row(text: &str) -> bool {
    let signs: Vec<char> = text.chars().collect();
    let beside = |pair: &[char]| {
        ROWS.iter().any(|row| {
            let place = |sign: &char| row.chars().position(|other| other == *sign);
            matches!(pair, [a, b] if place(a).zip(place(b)).is_some_and(|(a, b)| a.abs_diff(b) == 1))
        })
    };
    let broken = signs.windows(2).filter(|pair| !beside(pair)).count();
    signs.len() >= 3 && broken * 4 < signs.len()
}

/// Whether a password is little more than the name.
fn is_name(password: &str, name: &str) -> bool {
    let without = password.replace(name, "");
    name.chars().count() >= 2 && without != password && without.chars().count() < 6
}

#[cfg(test)]
mod tests {
    use super::{Strength, hash, verify};

    #[actix_web::test]
    async fn only_the_same_password_is_right_and_nothing_of_it_is_kept() {
        let kept = hash("八十天 around the board").await.expect("a hash");
        assert!(kept.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{kept}");
        assert_ne!(hash("八十天 around the board").await, Ok(kept.clone()), "each has its own salt");
        assert_eq!(verify("八十天 around the board", Some(kept.clone())).await, Ok(true));
        for (wrong, kept) in [
            ("八十天 Around the board", Some(kept.clone())),
            ("", Some(kept)),
            ("nobody", None),
            ("", Some(String::new())),
            ("nobody", Some("$argon2id$nonsense".to_owned())),
        ] {
            assert_eq!(verify(wrong, kept).await, Ok(false), "{wrong}");
        }
    }

    #[test]
    fn length_counts_first_and_the_commonest_are_refused() {
        for (password, expected) in [
            ("", Strength::Short),
            ("Tr0ub4d&3", Strength::Short),
            ("一二三四五六七八九", Strength::Short),
            ("1234567890", Strength::Common),
            ("0987654321", Strength::Common),
            ("qwertyuiop", Strength::Common),
            ("1qaz2wsx3edc", Strength::Common),
            ("aaaaaaaaaaaaaaaaaaaa", Strength::Common),
            ("abc123abc123abc123", Strength::Common),
            ("Password123", Strength::Common),
            ("woaini1314", Strength::Common),
            ("woaini5201314", Strength::Common),
            ("a123456789", Strength::Common),
            ("qq123456789", Strength::Common),
            ("laoshi20080808", Strength::Common),
            ("wanglaoshi", Strength::Name),
            ("WangLaoshi2024", Strength::Name),
            ("correct horse", Strength::Fair),
            ("马走日字象走田", Strength::Short),
            ("马走日字象走田车走直路", Strength::Fair),
            ("three knights hop", Strength::Good),
            ("wanglaoshi and two rooks", Strength::Strong),
            (&"x7".repeat(101), Strength::Long),
        ] {
            assert_eq!(Strength::of(password, "wanglaoshi"), expected, "{password}");
        }
        assert_eq!(Strength::of("correct horse", ""), Strength::Fair);
    }
}
