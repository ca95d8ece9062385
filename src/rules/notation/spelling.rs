//! How a move was written, sign by sign; which move it is, is not asked here.

use super::{Written, clean, parse, uci};
use crate::rules::Role;

/// The parts that a text has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Spelling {
    /// Nothing but two squares (and a new piece), as programs write.
    pub uci: bool,
    /// Castling by its own sign.
    pub castling: bool,
    /// The piece that is named.
    pub role: Option<Role>,
    /// A sign for a capture.
    pub capture: bool,
    /// A sign for check.
    pub check: bool,
    /// A sign for mate.
    pub mate: bool,
}

/// How the text writes its move; `None` where it is none in any notation.
#[must_use]
pub fn spelling(text: &str) -> Option<Spelling> {
    if uci(text.trim().as_bytes()).is_some() {
        return Some(Spelling { uci: true, ..Spelling::default() });
    }
    let plain = clean::clean(text)?;
    let (check, mate) = clean::signs(text);
    let written = parse::parse(plain.as_bytes())?;
    Some(match written {
        Written::Castle(_) => Spelling { castling: true, check, mate, ..Spelling::default() },
        Written::Step(step) => {
            Spelling { role: step.role, capture: step.capture, check, mate, ..Spelling::default() }
        }
    })
}

#[cfg(test)]
mod tests {
    use super::{Spelling, spelling};
    use crate::rules::Role;

    #[test]
    fn the_signs_of_a_move_are_seen() {
        let none = Spelling::default();
        let knight = Spelling { role: Some(Role::Knight), ..none };
        for (text, expected) in [
            ("g1f3", Spelling { uci: true, ..none }),
            ("e7e8q", Spelling { uci: true, ..none }),
            ("Nf3", knight),
            ("马f3", knight),
            ("Nxf3+", Spelling { capture: true, check: true, ..knight }),
            ("Nf3#", Spelling { mate: true, ..knight }),
            ("Nf3将死", Spelling { mate: true, ..knight }),
            ("Nf3!?", knight),
            ("exd5", Spelling { capture: true, ..none }),
            ("g1-f3", none),
            ("0-0+", Spelling { castling: true, check: true, ..none }),
        ] {
            assert_eq!(spelling(text), Some(expected), "{text}");
        }
        for text in ["", "check", "Nz9"] {
            assert_eq!(spelling(text), None, "{text}");
        }
    }
}
