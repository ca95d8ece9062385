//! Running text of lessons: paragraphs apart by blank lines, and `**strong**` words; nothing else.

use askama::Template;

/// Text ready to be set.
#[derive(Debug, Template)]
#[template(path = "_prose.html")]
pub(super) struct Prose {
    paragraphs: Vec<Vec<Run>>,
}

/// A stretch of text in one weight.
#[derive(Debug, PartialEq, Eq)]
struct Run {
    strong: bool,
    text: String,
}

impl Prose {
    pub(super) fn new(text: &str) -> Prose {
        let paragraphs = text.split("\n\n").map(runs).filter(|runs| !runs.is_empty()).collect();
        Prose { paragraphs }
    }

    /// How many paragraphs there are.
    pub(super) fn len(&self) -> usize {
        self.paragraphs.len()
    }

    /// Each paragraph by itself.
    pub(super) fn apart(self) -> Vec<Prose> {
        self.paragraphs.into_iter().map(|runs| Prose { paragraphs: vec![runs] }).collect()
    }

    /// The first paragraph alone, without weights: for a card or a list.
    pub(super) fn lead(text: &str) -> String {
        text.split("\n\n").next().unwrap_or_default().replace("**", "")
    }
}

fn runs(paragraph: &str) -> Vec<Run> {
    let mut joined = String::new();
    for line in paragraph.lines().map(str::trim) {
        joined.push_str(gap(&joined, line));
        joined.push_str(line);
    }
    joined
        .split("**")
        .enumerate()
        .filter(|(_, text)| !text.is_empty())
        .map(|(index, text)| Run { strong: index % 2 == 1, text: text.to_string() })
        .collect()
}

/// What joins two lines of the source: a space, but none between Chinese characters.
fn gap(before: &str, after: &str) -> &'static str {
    let (Some(last), Some(first)) = (before.chars().next_back(), after.chars().next()) else { return "" };
    let (han, mark) = (
        |c| matches!(c, '\u{4e00}'..='\u{9fff}'),
        |c| matches!(c, '\u{3000}'..='\u{303f}' | '\u{ff00}'..='\u{ffef}'),
    );
    if mark(last) || mark(first) || (han(last) && han(first)) { "" } else { " " }
}

#[cfg(test)]
mod tests {
    use super::Prose;
    use askama::Template;

    #[test]
    fn chinese_lines_join_without_a_gap() {
        assert_eq!(super::runs("王走\n两格，\n到 g1\n为止")[0].text, "王走两格，到 g1 为止");
    }

    #[test]
    fn paragraphs_and_strong_words_are_set_and_markup_is_escaped() {
        let html = Prose::new("One **two** <b>.\nMore.\n\n**Three**").render().expect("prose renders");
        assert_eq!(
            html.trim(),
            "<p>One <strong>two</strong> &#60;b&#62;. More.</p>\n<p><strong>Three</strong></p>"
        );
    }
}
