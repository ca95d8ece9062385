//! Short texts that people type: names of classes, titles.

use crate::roster::is_hidden;

/// A text in one line: what cannot be seen left out, one space where there are more.
#[must_use]
pub(super) fn one_line(text: &str) -> String {
    let seen: String = text.chars().filter(|sign| !is_hidden(*sign)).collect();
    seen.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::one_line;

    #[test]
    fn what_cannot_be_seen_is_no_part_of_a_line() {
        for (text, line) in [
            ("  三（2）班\t ", "三（2）班"),
            ("a\nb\r\nc", "a b c"),
            ("a\0b\u{7}", "ab"),
            ("\u{200b}\u{feff}", ""),
            ("a\u{202e}b", "ab"),
            ("", ""),
        ] {
            assert_eq!(one_line(text), line, "{text:?}");
        }
    }
}
