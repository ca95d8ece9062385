//! Where the Laws have a rule, for a reader.

use crate::i18n::Lang;

/// Articles of the Laws as the course notes them: `2.4, Appendix C`. Numbers stand as they are.
#[must_use]
pub fn articles(lang: Lang, noted: &str) -> String {
    let article = |article: &str| match article.strip_prefix("Appendix ") {
        Some(letter) => lang.text_with("note-appendix", &[("letter", letter.into())]),
        None => article.to_owned(),
    };
    noted.split(", ").map(article).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::articles;
    use crate::i18n::Lang;

    #[test]
    fn an_appendix_is_named_in_the_language_and_the_numbers_stay() {
        assert_eq!(articles(Lang::Zh, "2.4, Appendix C"), "2.4, 附录 C");
        assert_eq!(articles(Lang::En, "8.1, Appendix C"), "8.1, Appendix C");
        assert_eq!((articles(Lang::Zh, "3.8.2"), articles(Lang::Zh, "")), ("3.8.2".into(), String::new()));
    }
}
