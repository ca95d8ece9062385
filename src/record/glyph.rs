//! Words among the moves that are no moves: results, move numbers, signs of judgement.

use super::Outcome;

/// A result, in any of the ways it is written.
pub(super) fn outcome(word: &str) -> Option<Outcome> {
    // The longest result is `1/2-1/2`; the dash may take three bytes.
    if word.len() > 12 || !word.starts_with(['0', '1', '½', '*', '０', '１']) {
        return None;
    }
    let plain: String = word
        .chars()
        .map(|letter| match letter {
            '\u{2010}'..='\u{2015}' | '\u{2212}' | ':' => '-',
            other => plain(other),
        })
        .collect();
    Some(match plain.as_str() {
        "1-0" => Outcome::White,
        "0-1" => Outcome::Black,
        "1/2-1/2" | "1/2" | "½-½" | "½" => Outcome::Draw,
        "*" => Outcome::Open,
        _ => return None,
    })
}

/// The number of a move in front of a word: its value, whether it stands for Black's (`4...`), and
/// how many bytes it takes. Bare digits are one only if nothing follows.
pub(super) fn number(word: &str) -> Option<(u32, bool, usize)> {
    let digits = word.chars().take_while(|letter| plain(*letter).is_ascii_digit());
    let (mut value, mut taken) = (0_u32, 0);
    for digit in digits {
        value = value.saturating_mul(10).saturating_add(plain(digit).to_digit(10)?);
        taken += digit.len_utf8();
    }
    let rest = word.get(taken..)?;
    let dots = dots(rest);
    let many = rest.get(..dots)?;
    let number = taken > 0 && (dots > 0 || rest.is_empty());
    number.then_some((value, many.len() > 1, taken + dots))
}

/// How many bytes of dots a word begins with.
pub(super) fn dots(word: &str) -> usize {
    word.len() - word.trim_start_matches(['.', '…']).len()
}

/// Whether a word only judges a move or the position: `!?`, `+-`, `=`, `e.p.`, `N`, a diagram.
pub(super) fn judges(word: &str) -> bool {
    let signs = |letter: char| {
        matches!(letter, '+' | '-' | '=' | '/' | '#' | '!' | '?' | '~' | '^' | '†' | '‡' | '！' | '？' | '□')
            || matches!(
                letter,
                '±' | '∓'
                    | '⩲'
                    | '⩱'
                    | '∞'
                    | '⨀'
                    | '⟳'
                    | '○'
                    | '↑'
                    | '→'
                    | '⇆'
                    | '⌓'
                    | '△'
                    | '▽'
            )
    };
    let named = ["e.p.", "e.p", "ep", "ch", "ch.", "N", "D", "mate"];
    (word.chars().all(signs) && !passes(word)) || named.contains(&word)
}

/// Whether a word stands for a move that passes.
pub(super) fn passes(word: &str) -> bool {
    let word = word.trim_end_matches(['!', '?']);
    let words = ["--", "—", "––", "Z0", "z0", "null", "Null", "NULL", "0000", "<>", "@@@@", "pass"];
    words.contains(&word)
}

/// A full-width form as the plain one.
fn plain(letter: char) -> char {
    match letter {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(letter) - 0xfee0).unwrap_or(letter),
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::{Outcome, judges, number, outcome, passes};

    #[test]
    fn results_are_read_in_every_spelling() {
        for (word, expected) in [
            ("1-0", Some(Outcome::White)),
            ("0–1", Some(Outcome::Black)),
            ("1/2-1/2", Some(Outcome::Draw)),
            ("½–½", Some(Outcome::Draw)),
            ("*", Some(Outcome::Open)),
            ("１-０", Some(Outcome::White)),
            ("0-0", None),
            ("0-0-0", None),
            ("1", None),
            ("1.", None),
        ] {
            assert_eq!(outcome(word), expected, "{word}");
        }
    }

    #[test]
    fn numbers_are_told_from_moves() {
        for (word, expected) in [
            ("1.", Some((1, false, 2))),
            ("12...Nf6", Some((12, true, 5))),
            ("3…e5", Some((3, true, 4))),
            ("1.e4", Some((1, false, 2))),
            ("7", Some((7, false, 1))),
            ("１", Some((1, false, 3))),
            ("4xg5", None),
            ("0-0", None),
            ("e4", None),
            ("99999999999999.", Some((u32::MAX, false, 15))),
        ] {
            assert_eq!(number(word), expected, "{word}");
        }
    }

    #[test]
    fn signs_are_told_from_moves_that_pass() {
        assert!(["!?", "+-", "=", "e.p.", "±", "N"].into_iter().all(judges));
        assert!(["--", "Z0", "--!", "0000"].into_iter().all(passes));
        assert!(!["--", "e4", "Nf3", "", "K"].into_iter().any(|word| !word.is_empty() && judges(word)));
    }
}
