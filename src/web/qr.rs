//! An address as a QR code, for paper: the squares of the code as one path.

use fast_qr::{ECL, QRBuilder};
use std::fmt::Write as _;

/// A code to be drawn.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Code {
    /// How many small squares it is wide and high, without the empty edge that it needs.
    pub(super) size: usize,
    /// The data of its path, a small square being one unit.
    pub(super) path: String,
}

impl Code {
    /// The code of a text; `None` where it is too long for any.
    pub(super) fn of(text: &str) -> Option<Code> {
        let code = QRBuilder::new(text).ecl(ECL::M).build().ok()?;
        let mut path = String::new();
        for (y, row) in (0..code.size).map(|y| (y, &code[y])) {
            let mut x = 0;
            for run in row.chunk_by(|left, right| left.value() == right.value()) {
                let length = run.len();
                if run.first().is_some_and(|square| square.value()) {
                    // A text takes whatever is written.
                    let _ = write!(path, "M{x} {y}h{length}v1h-{length}z");
                }
                x += length;
            }
        }
        Some(Code { size: code.size, path })
    }
}

#[cfg(test)]
mod tests {
    use super::Code;

    #[test]
    fn a_short_address_gives_a_small_code_with_its_three_corners() {
        let code =
            Code::of("http://yize.example/en/worksheet?lesson=castling&seed=4711#sheet").expect("a code");
        assert!(code.size <= 37, "{}", code.size);
        let last = code.size - 7;
        for corner in ["M0 0h7v1h-7z".to_string(), format!("M{last} 0h7v1h-7z"), format!("M0 {last}h7v1h-7z")]
        {
            assert!(code.path.contains(&corner), "{corner}");
        }
    }

    #[test]
    fn what_is_too_long_has_no_code() {
        assert_eq!(Code::of(&"x".repeat(5_000)), None);
    }
}
