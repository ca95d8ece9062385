//! The fields of a query or a form, read without ever failing: what is absent, repeated or odd is
//! for the page to answer in words.

use crate::puzzle::{MAX_STEPS, Puzzle, Task};
use crate::rules::{Role, Square};
use crate::web::percent::encode;
use actix_web::HttpRequest;

/// The longest move text that is read; longer ones are cut, and then are no move.
const MAX_TEXT: usize = 64;

/// The longest value that is passed on: a walk of as many steps as are read.
const MAX_VALUE: usize = 5 * MAX_STEPS;

/// The most fields that are passed on: a board has 64 squares.
const MAX_FIELDS: usize = 66;

/// Names with their values, in order.
#[derive(Debug, Clone, Default)]
pub(super) struct Fields(Vec<(String, String)>);

impl Fields {
    /// The query of a request.
    pub(super) fn of_query(request: &HttpRequest) -> Fields {
        Fields::parse(request.query_string())
    }

    /// A form's body, or a query.
    pub(super) fn parse(text: &str) -> Fields {
        let pairs = text.split('&').filter(|pair| !pair.is_empty());
        Fields(
            pairs
                .map(|pair| pair.split_once('=').unwrap_or((pair, "")))
                .map(|(name, value)| (decode(name), decode(value)))
                .collect(),
        )
    }

    /// Whether nothing is said, or nothing but the field of that name.
    pub(super) fn is_empty_but(&self, name: &str) -> bool {
        self.0.iter().all(|(found, _)| found == name)
    }

    /// The first value of that name.
    pub(super) fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(found, _)| found == name).map(|(_, value)| value.as_str())
    }

    /// All values of that name.
    pub(super) fn all<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a str> {
        self.0.iter().filter(move |(found, _)| found == name).map(|(_, value)| value.as_str())
    }

    /// A move text, bounded.
    pub(super) fn written(&self, name: &str) -> Option<String> {
        self.get(name).map(|text| text.trim().chars().take(MAX_TEXT).collect())
    }

    /// The words of a value, bounded.
    pub(super) fn words(&self, name: &str) -> Option<Vec<String>> {
        let short = |word: &str| word.chars().take(MAX_TEXT).collect();
        self.get(name).map(|text| text.split_whitespace().take(MAX_STEPS).map(short).collect())
    }

    /// A square; `Err` where the value names none.
    pub(super) fn square(&self, name: &str) -> Option<Result<Square, ()>> {
        self.get(name).map(|text| text.parse().map_err(|_| ()))
    }

    /// Squares, apart by commas or one a field, each once; `None` where one is none.
    pub(super) fn squares(&self, name: &str) -> Option<Vec<Square>> {
        let mut squares = Vec::new();
        for text in self.all(name).flat_map(|value| value.split(',')).filter(|text| !text.is_empty()) {
            let square = text.parse().ok()?;
            if !squares.contains(&square) {
                squares.push(square);
            }
        }
        Some(squares)
    }

    /// The move of `from`, `to` and `promote` in UCI.
    pub(super) fn uci(&self) -> Option<String> {
        let (from, to) = (self.square("from")?.ok()?, self.square("to")?.ok()?);
        let letter = self.promotion().map(|role| role.char().to_string()).unwrap_or_default();
        Some(format!("{from}{to}{letter}"))
    }

    /// A small number; 0 where the value is none.
    pub(super) fn number(&self, name: &str) -> usize {
        self.get(name).and_then(|text| text.parse::<u8>().ok()).map_or(0, usize::from)
    }

    /// The fields of these names, where they hold anything readable, as a query.
    pub(super) fn query(&self, names: &[&str]) -> String {
        let kept = self.0.iter().filter(|(name, _)| names.contains(&name.as_str()));
        let pairs = kept.map(|(name, value)| {
            let value: String = value.chars().take(MAX_VALUE).collect();
            format!("{name}={}", encode(&value))
        });
        pairs.take(MAX_FIELDS).collect::<Vec<_>>().join("&")
    }

    /// With an empty list of marked squares, where a form that asks for them names none.
    pub(super) fn with_marks(mut self, puzzle: &Puzzle) -> Fields {
        if matches!(puzzle.task, Task::Squares(_) | Task::Spot(_)) && self.get("squares").is_none() {
            self.0.push(("squares".to_string(), String::new()));
        }
        self
    }

    /// The piece that a pawn is to become, by its letter.
    pub(super) fn promotion(&self) -> Option<Role> {
        let mut letters = self.get("promote")?.chars();
        letters.next().filter(|_| letters.next().is_none()).and_then(Role::from_char)
    }
}

/// Undoes `application/x-www-form-urlencoded`; what is malformed stands as it is, and a NUL as a sign
/// that could not be read.
fn decode(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((byte, after)) = rest.split_first() {
        match if *byte == b'%' { hex(after) } else { None } {
            Some((decoded, beyond)) => {
                bytes.push(decoded);
                rest = beyond;
            }
            None => {
                bytes.push(if *byte == b'+' { b' ' } else { *byte });
                rest = after;
            }
        }
    }
    readable(&bytes)
}

/// Bytes as a text without NUL, which no database takes.
pub(super) fn readable(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).replace('\0', "\u{fffd}")
}

/// The byte that two hexadecimal digits write, and what follows them.
fn hex(text: &[u8]) -> Option<(u8, &[u8])> {
    let (digits, beyond) = text.split_at_checked(2)?;
    // `from_str_radix` alone would take `+5`.
    let digits = digits.iter().all(u8::is_ascii_hexdigit).then_some(digits)?;
    let byte = u8::from_str_radix(std::str::from_utf8(digits).ok()?, 16).ok()?;
    Some((byte, beyond))
}

#[cfg(test)]
mod tests {
    use super::Fields;
    use crate::web::percent::encode;

    #[test]
    fn odd_queries_are_read_as_far_as_they_go() {
        let fields = Fields::parse(
            "move=%E7%9F%AD%E6%98%93%E4%BD%8D&from=e2&from=e4&x=%&y=%z1&z=a+b&promote=qq&p=%+5",
        );
        assert_eq!(fields.get("move"), Some("短易位"));
        assert_eq!(fields.all("from").collect::<Vec<_>>(), ["e2", "e4"]);
        assert_eq!(
            (fields.get("x"), fields.get("y"), fields.get("z")),
            (Some("%"), Some("%z1"), Some("a b"))
        );
        assert_eq!(fields.get("p"), Some("% 5"));
        assert_eq!(Fields::parse("n=%00a").get("n"), Some("\u{fffd}a"));
        assert_eq!(fields.promotion(), None);
        assert_eq!(Fields::parse("from=zz").square("from"), Some(Err(())));
    }

    #[test]
    fn a_value_survives_a_query() {
        let text = "e8=Q & 短易位";
        assert_eq!(Fields::parse(&format!("move={}", encode(text))).get("move"), Some(text));
    }

    #[test]
    fn a_long_text_is_cut() {
        let fields = Fields::parse(&format!("move={}", "长".repeat(5_000)));
        assert_eq!(fields.written("move").map(|text| text.chars().count()), Some(64));
    }
}
