//! A tag: `[White "Capablanca"]`.

use super::MAX_VALUE;

/// The longest name of a tag, in bytes.
const MAX_NAME: usize = 64;

/// A tag as written, its value still with backslashes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Tag<'a> {
    pub(super) name: &'a str,
    raw: &'a str,
}

impl Tag<'_> {
    /// The value: `\"` and `\\` read, cut where it is too long.
    pub(super) fn value(&self) -> String {
        let mut letters = self.raw.chars();
        let next = std::iter::from_fn(|| match letters.next()? {
            '\\' => Some(letters.next().unwrap_or('\\')),
            other => Some(other),
        });
        next.filter(|letter| !letter.is_control()).take(MAX_VALUE).collect()
    }
}

/// What stands at an opening square bracket.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Bracket<'a> {
    /// A tag, and how many bytes it takes.
    Tag(Tag<'a>, usize),
    /// The beginning of one that has no end; it takes the whole line.
    Broken,
    /// Something else.
    Other,
}

/// Reads what a line holds from its opening bracket on. The value ends at the first quote that a
/// closing bracket follows, so that a name in quotes within it does no harm.
pub(super) fn bracket(line: &str) -> Bracket<'_> {
    let Some((name, rest)) = name(line) else { return Bracket::Other };
    let Some(value) = rest.strip_prefix('"') else { return Bracket::Other };
    let mut escaped = false;
    for (at, byte) in value.bytes().enumerate() {
        match byte {
            _ if escaped => escaped = false,
            b'\\' => escaped = true,
            b'"' => {
                let after = value.get(at + 1..).unwrap_or_default();
                if let Some(end) = after.trim_start_matches([' ', '\t']).strip_prefix(']') {
                    let raw = value.get(..at).unwrap_or_default();
                    return Bracket::Tag(Tag { name, raw }, line.len() - end.len());
                }
            }
            _ => {}
        }
    }
    Bracket::Broken
}

/// The name after the bracket, and what follows it up to the blanks.
fn name(line: &str) -> Option<(&str, &str)> {
    let inner = line.strip_prefix('[')?.trim_start_matches([' ', '\t']);
    let length = inner.bytes().take(MAX_NAME + 1).take_while(|byte| is_name(*byte)).count();
    let (name, rest) = inner.split_at_checked(length)?;
    let fits = !name.is_empty() && length <= MAX_NAME;
    fits.then(|| (name, rest.trim_start_matches([' ', '\t'])))
}

fn is_name(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'-' | b'.' | b'+' | b'#')
}

#[cfg(test)]
mod tests {
    use super::{Bracket, MAX_VALUE, bracket};

    fn read(line: &str) -> Option<(&str, String, &str)> {
        match bracket(line) {
            Bracket::Tag(tag, taken) => Some((tag.name, tag.value(), &line[taken..])),
            Bracket::Broken | Bracket::Other => None,
        }
    }

    #[test]
    fn tags_are_read_with_their_escapes() {
        for (line, name, value, rest) in [
            (r#"[Event "A"]"#, "Event", "A", ""),
            (r#"[Event "A"][Site "B"]"#, "Event", "A", r#"[Site "B"]"#),
            (r#"[ Event  "" ] x"#, "Event", "", " x"),
            (r#"[White "O\"Kelly \\ co"]"#, "White", r#"O"Kelly \ co"#, ""),
            (r#"[Event "The "Big" One"]"#, "Event", r#"The "Big" One"#, ""),
            (r#"[Site "[?]"]"#, "Site", "[?]", ""),
        ] {
            assert_eq!(read(line), Some((name, value.to_owned(), rest)), "{line}");
        }
        let long = format!("[Event \"{}\"]", "象".repeat(300));
        assert_eq!(read(&long).map(|(_, value, _)| value.chars().count()), Some(MAX_VALUE));
    }

    #[test]
    fn what_is_no_tag_is_told_from_a_broken_one() {
        for line in [r#"[Event "A"#, r#"[Event "A\"]"#, r#"[Event "]"#] {
            assert_eq!(bracket(line), Bracket::Broken, "{line}");
        }
        for line in ["[", "[]", "[%clk 1:00]", "[Event]", "[Event A]", "[赛事 \"A\"]"] {
            assert_eq!(bracket(line), Bracket::Other, "{line}");
        }
    }
}
