//! One name: without numbering, quotes and needless space.

use super::{MAX_NAME, Why};

/// Numbers, quotes and space around a name are no longer than that, in characters: a longer text is gone
/// through once, not anew for every number that stands in it.
const MOST: usize = 10 * MAX_NAME;

/// A text as a name.
///
/// # Errors
///
/// Why it is none.
pub fn name(text: &str) -> Result<String, Why> {
    let text = plain(text);
    if text.chars().count() > MOST {
        return Err(Why::TooLong);
    }
    let mut name = bare(&text);
    // What stood behind a number may begin with another. Each turn takes something away.
    loop {
        let barer = bare(&plain(&name));
        if barer == name {
            break;
        }
        name = barer;
    }
    if name.is_empty() {
        return Err(if text.is_empty() { Why::NoName } else { Why::NotAName });
    }
    if !name.chars().any(char::is_alphabetic) || name.contains('@') || is_sum(&name) {
        return Err(Why::NotAName);
    }
    if name.chars().count() > MAX_NAME {
        return Err(Why::TooLong);
    }
    Ok(name)
}

/// A text in one line: full-width Latin made narrow, what cannot be seen left out, one space where
/// there are more.
pub(super) fn plain(text: &str) -> String {
    let seen = text.chars().filter(|sign| !is_hidden(*sign)).map(narrow).collect::<String>();
    let mut words: Vec<String> = Vec::new();
    for word in seen.split_whitespace() {
        match words.last_mut() {
            // A name of two signs is often spread, so that all names are of one width.
            Some(last) if is_one_han(word) && is_one_han(last) => last.push_str(word),
            _ => words.push(word.to_owned()),
        }
    }
    words.join(" ")
}

/// Whether a sign cannot be seen: a control that is no space, a mark of width or of direction.
#[must_use]
pub fn is_hidden(sign: char) -> bool {
    let control = sign.is_control() && !sign.is_whitespace();
    control
        || matches!(sign, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}' | '\u{fffd}')
}

/// Full-width letters, digits and signs are those of ASCII; the Chinese comma and its like stay.
fn narrow(sign: char) -> char {
    match u32::from(sign) {
        0xff0c | 0xff1b | 0xff1a => sign,
        wide @ 0xff01..=0xff5e => char::from_u32(wide - 0xfee0).unwrap_or(sign),
        _ => sign,
    }
}

/// Whether a letter is Chinese.
pub(super) fn is_han(sign: char) -> bool {
    matches!(sign, '\u{3400}'..='\u{9fff}' | '\u{20000}'..='\u{323af}' | '〇')
}

fn is_one_han(word: &str) -> bool {
    word.chars().count() == 1 && word.chars().all(is_han)
}

/// What is left of a text without quotes and numbering, the given name first.
fn bare(text: &str) -> String {
    in_order(unnumbered(unquoted(text)))
}

fn unquoted(text: &str) -> &str {
    text.trim_matches(['"', '“', '”', ' '])
}

/// Without a number before the name, a mark of a list, or a pupil's number after it.
fn unnumbered(text: &str) -> &str {
    let text = text.trim_start_matches(['-', '–', '•', '*', '·', ' ', '、']);
    let open = text.strip_prefix(['(', '（']).unwrap_or(text);
    let beyond = open.trim_start_matches(|sign: char| sign.is_numeric() && !is_han(sign));
    let numbered = beyond.len() < open.len();
    let rest = if numbered {
        beyond.trim_start_matches(['.', ')', '、', '）', ':', '：', '-', '_', '．', ' '])
    } else {
        text
    };
    match rest.rsplit_once(' ') {
        Some((name, number)) if is_number(number) => name.trim_end(),
        Some(_) | None => rest.trim_end(),
    }
}

/// A pupil's number: four digits or more.
fn is_number(word: &str) -> bool {
    word.len() >= 4 && word.bytes().all(|byte| byte.is_ascii_digit())
}

/// "Lee, Ann" is Ann Lee; 欧阳 锋 is one name.
fn in_order(text: &str) -> String {
    if let Some((last, first)) = text.split_once(", ")
        && ![last, first].iter().any(|part| part.is_empty() || part.contains(','))
    {
        return joined(last, first);
    }
    let words: Vec<&str> = text.split(' ').collect();
    match words.as_slice() {
        [last, first] if all_han(last) && all_han(first) && (is_one_han(last) || is_one_han(first)) => {
            format!("{last}{first}")
        }
        _ => text.to_owned(),
    }
}

/// A whole name of its two parts.
pub(super) fn joined(last: &str, first: &str) -> String {
    match (last, first) {
        (one, "") | ("", one) => one.to_owned(),
        (last, first) if all_han(last) && all_han(first) => format!("{last}{first}"),
        (last, first) => format!("{first} {last}"),
    }
}

pub(super) fn all_han(word: &str) -> bool {
    word.chars().all(is_han)
}

/// A line that counts the others.
pub(super) fn is_sum(name: &str) -> bool {
    let counted = name.starts_with('共') && name.contains(|sign: char| sign.is_ascii_digit());
    counted
        || ["合计", "总计", "小计", "总人数"].iter().any(|word| name.starts_with(word))
        || name
            .to_lowercase()
            .strip_prefix("total")
            .is_some_and(|rest| !rest.starts_with(char::is_alphabetic))
}

#[cfg(test)]
mod tests {
    use super::{Why, name};

    #[test]
    fn a_name_is_cleaned_of_what_is_not_part_of_it() {
        let rows = [
            (" 王芳 ", "王芳"),
            ("12.王芳", "王芳"),
            ("（3）王芳", "王芳"),
            ("欧阳 锋", "欧阳锋"),
            ("“王芳”", "王芳"),
            ("王芳2", "王芳2"),
            ("3 of Diamonds", "of Diamonds"),
            ("(3) - 3) 王芳", "王芳"),
            ("=1+HYPERLINK", "=1+HYPERLINK"),
            ("王\u{202e}芳", "王芳"),
        ];
        for (text, expected) in rows {
            assert_eq!(name(text).as_deref(), Ok(expected), "{text:?}");
        }
        for (text, why) in
            [("", Why::NoName), ("7", Why::NotAName), ("---", Why::NotAName), ("Total: 30", Why::NotAName)]
        {
            assert_eq!(name(text), Err(why), "{text:?}");
        }
        assert_eq!(name("Totaline").as_deref(), Ok("Totaline"));
    }

    /// Each number was once taken away by itself, from all that was left: minutes for a form.
    #[test]
    fn a_long_row_of_numbers_is_soon_read() {
        for text in ["1 ".repeat(20_000) + "Ann", "Ann".to_owned() + &" 1234".repeat(20_000)] {
            assert_eq!(name(&text), Err(Why::TooLong));
        }
    }
}
