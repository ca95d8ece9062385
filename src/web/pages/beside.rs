//! The other language beside the page's own, where the visitor wants both.
//!
//! What stands on a page from the start may have its other half here; what a board says to a move
//! is said in the page's language alone.

use super::prose::Prose;
use crate::i18n::Lang;
use crate::web::shell::Shell;
use askama::Template;

/// A short text in the other language, to stand below its like; nothing where one is enough.
#[derive(Debug, Clone, Default, Template)]
#[template(path = "_other.html")]
pub(super) struct Other {
    said: Option<(Lang, String)>,
}

impl Other {
    /// What `words` says in the other language.
    pub(super) fn new(shell: &Shell, words: impl FnOnce(Lang) -> String) -> Other {
        let said = shell.beside.map(|lang| (lang, words(lang)));
        Other { said: said.filter(|(_, text)| !text.is_empty()) }
    }

    /// The words of a message.
    pub(super) fn of(shell: &Shell, key: &str) -> Other {
        Other::new(shell, |lang| lang.text(key).into_owned())
    }

    /// The words of a message's attribute.
    pub(super) fn attr(shell: &Shell, key: &str, attribute: &str) -> Other {
        Other::new(shell, |lang| lang.attr(key, attribute).unwrap_or_default().into_owned())
    }
}

/// Running text, and the same in the other language beside it.
#[derive(Debug, Template)]
#[template(path = "_both.html")]
pub(super) struct Both {
    rows: Vec<Row>,
}

/// Text that stands side by side.
#[derive(Debug)]
struct Row {
    lang: Lang,
    text: Prose,
    other: Option<(Lang, Prose)>,
}

impl Both {
    /// What `words` says in the languages of the page: paragraph by paragraph where there are as
    /// many in both, else as a whole.
    pub(super) fn new<'a>(shell: &Shell, words: impl Fn(Lang) -> std::borrow::Cow<'a, str>) -> Both {
        let lang = shell.lang;
        let text = Prose::new(&words(lang));
        let Some((beside, other)) = shell.beside.map(|beside| (beside, Prose::new(&words(beside)))) else {
            return Both { rows: vec![Row { lang, text, other: None }] };
        };
        let (texts, others) =
            if text.len() == other.len() { (text.apart(), other.apart()) } else { (vec![text], vec![other]) };
        let rows = texts.into_iter().zip(others);
        Both { rows: rows.map(|(text, other)| Row { lang, text, other: Some((beside, other)) }).collect() }
    }
}

#[cfg(test)]
mod tests {
    use super::Both;
    use crate::i18n::Lang;
    use crate::web::shell::Shell;
    use askama::Template;
    use std::borrow::Cow;

    fn set(beside: Option<Lang>, en: &str, zh: &str) -> String {
        let shell = Shell::at(Lang::En, beside, "/".to_string());
        let words = |lang| Cow::Owned(if lang == Lang::En { en } else { zh }.to_string());
        Both::new(&shell, words).render().expect("text renders").replace('\n', "")
    }

    #[test]
    fn one_language_stands_as_it_is() {
        assert_eq!(set(None, "One.\n\nTwo.", "一。"), "<p>One.</p><p>Two.</p>");
    }

    #[test]
    fn as_many_paragraphs_are_paired_one_by_one() {
        let html = set(Some(Lang::Zh), "One.\n\nTwo.", "一。\n\n二。");
        let pair = |own, other| {
            format!(
                "<div class=\"pair\"><div lang=\"en\"><p>{own}</p></div>\
                 <div class=\"other\" lang=\"zh-Hans\"><p>{other}</p></div></div>"
            )
        };
        assert_eq!(html, pair("One.", "一。") + &pair("Two.", "二。"));
    }

    #[test]
    fn other_numbers_of_paragraphs_are_paired_as_a_whole() {
        let html = set(Some(Lang::Zh), "One.\n\nTwo.", "一。");
        assert_eq!(html.matches("class=\"pair\"").count(), 1);
        assert!(
            html.contains("<p>Two.</p></div><div class=\"other\" lang=\"zh-Hans\"><p>一。</p>"),
            "{html}"
        );
    }
}
