//! How many lines a text takes, guessed from its letters: a page is planned before any browser has
//! set it, and the reader's fonts are not known. The guess is rather too long than too short.

/// By how much a text may run wider than the guess in another font.
const SLACK: f32 = 1.06;

/// The lines of a text, where a line is so many letters' heights wide.
#[must_use]
pub fn lines(text: &str, width: f32) -> usize {
    let mut count = 1;
    let mut used = 0.0;
    for word in words(text) {
        let wide = word.chars().map(letter).sum::<f32>() * SLACK;
        // The blank after a word may hang over the edge.
        let hangs = word.trim_end().chars().map(letter).sum::<f32>() * SLACK;
        if used > 0.0 && used + hangs > width {
            count += 1;
            used = 0.0;
        }
        used += wide;
    }
    count
}

/// The pieces between which a line may break: words with the blank after them, and each Chinese
/// character with the mark that follows it.
fn words(text: &str) -> Vec<&str> {
    let mut words = Vec::new();
    let mut start = 0;
    let mut before: Option<char> = None;
    for (at, next) in text.char_indices() {
        let breaks = before.is_some_and(|last| {
            let after_blank = last == ' ' && next != ' ';
            let around_han = (is_wide(last) || is_wide(next)) && next != ' ' && !is_mark(next);
            after_blank || around_han
        });
        if breaks {
            words.extend(text.get(start..at));
            start = at;
        }
        before = Some(next);
    }
    words.extend(text.get(start..));
    words
}

/// The width of a letter, as a part of its height.
fn letter(letter: char) -> f32 {
    match letter {
        ' ' => 0.28,
        'i' | 'j' | 'l' | 'I' | '.' | ',' | ':' | ';' | '!' | '\'' | '|' => 0.3,
        'f' | 'r' | 't' | '(' | ')' | '-' => 0.38,
        'm' | 'w' | 'M' | 'W' | '…' | '—' => 0.9,
        'A'..='Z' => 0.7,
        wide if is_wide(wide) => 1.0,
        _ => 0.56,
    }
}

/// Chinese characters and their marks are as wide as they are high.
fn is_wide(letter: char) -> bool {
    matches!(letter, '\u{2e80}'..='\u{9fff}' | '\u{f900}'..='\u{faff}' | '\u{ff00}'..='\u{ffef}')
        || is_mark(letter)
}

/// A mark that no line begins with.
fn is_mark(letter: char) -> bool {
    matches!(letter, '\u{3001}' | '\u{3002}' | '”' | '’' | '！' | '，' | '：' | '；' | '？' | '）' | '》')
}

#[cfg(test)]
mod tests {
    use super::lines;

    #[test]
    fn words_and_characters_are_broken_into_lines() {
        assert_eq!((lines("", 10.0), lines("王", 10.0)), (1, 1));
        // Ten characters are ten letters wide, and a little slack.
        assert_eq!((lines("一二三四五六七八九十", 11.0), lines("一二三四五六七八九十", 10.0)), (1, 2));
        // No line begins with a mark.
        assert_eq!((lines("一二三四。", 4.3), lines("一二三四。", 5.4)), (2, 1));
        assert_eq!(lines("one two three", 4.0), 3 - usize::from(lines("one two", 4.0) == 1));
        assert!(lines("White to move: capture something with a rook.", 12.0) >= 2);
    }
}
