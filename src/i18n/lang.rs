//! The languages of the site and how a visitor's is found.

/// A language of the site.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Lang {
    /// English.
    En,
    /// Simplified Chinese.
    Zh,
}

impl Lang {
    /// All languages.
    pub const ALL: [Lang; 2] = [Lang::En, Lang::Zh];

    /// The name in addresses and `?lang=`: `en`, `zh`.
    #[must_use]
    pub fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Zh => "zh",
        }
    }

    /// The BCP 47 tag for `lang` attributes: `en`, `zh-Hans`.
    #[must_use]
    pub fn tag(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Zh => "zh-Hans",
        }
    }

    /// The language in which somebody wrote a name or a title, as far as its letters tell; where they
    /// do not, this one.
    #[must_use]
    pub fn of(self, text: &str) -> Lang {
        if text.chars().any(is_han) {
            Lang::Zh
        } else if text.contains(|letter: char| letter.is_ascii_alphabetic()) {
            Lang::En
        } else {
            self
        }
    }

    /// The tag of that language.
    #[must_use]
    pub fn tag_of(self, text: &str) -> &'static str {
        self.of(text).tag()
    }

    /// The other language.
    #[must_use]
    pub fn other(self) -> Lang {
        match self {
            Lang::En => Lang::Zh,
            Lang::Zh => Lang::En,
        }
    }

    /// The language of that code.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Lang> {
        Lang::ALL.into_iter().find(|lang| lang.code() == code)
    }

    /// The best match for an `Accept-Language` header; `None` where it names neither.
    ///
    /// The highest `q` decides, among equals the first named (RFC 9110, 12.5.4). A part that is
    /// malformed, or that excludes itself with `q=0`, counts for nothing; `*` stands for the first
    /// language that no part names.
    #[must_use]
    pub fn negotiate(accept_language: &str) -> Option<Lang> {
        let parts: Vec<_> = accept_language.split(',').filter_map(Part::read).collect();
        let named = |lang| parts.iter().any(|part| part.range == Range::Of(lang));
        let mut best: Option<(u16, Lang)> = None;
        for part in parts.iter().filter(|part| part.weight > 0) {
            let lang = match part.range {
                Range::Of(lang) => Some(lang),
                Range::Any => Lang::ALL.into_iter().find(|lang| !named(*lang)),
                Range::Other => None,
            };
            if let Some(lang) = lang
                && best.is_none_or(|(weight, _)| part.weight > weight)
            {
                best = Some((part.weight, lang));
            }
        }
        best.map(|(_, lang)| lang)
    }
}

/// Whether a letter is a Chinese character.
#[must_use]
pub fn is_han(letter: char) -> bool {
    matches!(letter, '\u{3400}'..='\u{9fff}' | '\u{20000}'..='\u{323af}' | '〇')
}

/// What a part of the header asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Range {
    Of(Lang),
    Any,
    Other,
}

/// A part of the header with its weight in thousandths.
struct Part {
    range: Range,
    weight: u16,
}

impl Part {
    fn read(text: &str) -> Option<Part> {
        let mut fields = text.split(';').map(str::trim);
        let tag = fields.next()?;
        let weight = match fields.next() {
            None => 1_000,
            Some(field) => read_weight(field)?,
        };
        if fields.next().is_some() || !is_range(tag) {
            return None;
        }
        let primary = tag.split('-').next()?;
        let range = match primary.to_ascii_lowercase().as_str() {
            "*" => Range::Any,
            "en" => Range::Of(Lang::En),
            "zh" => Range::Of(Lang::Zh),
            _ => Range::Other,
        };
        Some(Part { range, weight })
    }
}

fn is_range(tag: &str) -> bool {
    let well_formed = |subtag: &str| {
        subtag == "*" || (1..=8).contains(&subtag.len()) && subtag.bytes().all(|b| b.is_ascii_alphanumeric())
    };
    tag.split('-').all(well_formed)
}

/// `q=0.8` in thousandths; at most three decimals, at most 1.
fn read_weight(field: &str) -> Option<u16> {
    let (name, value) = field.split_once('=')?;
    if !name.trim_end().eq_ignore_ascii_case("q") {
        return None;
    }
    let (whole, decimals) = value.trim_start().split_once('.').unwrap_or((value.trim_start(), ""));
    if decimals.len() > 3 || !decimals.bytes().all(|b| b.is_ascii_digit()) {
        return None;
    }
    let thousandths: u16 = format!("{decimals:0<3}").parse().ok()?;
    match (whole, thousandths) {
        ("0", _) => Some(thousandths),
        ("1", 0) => Some(1_000),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::Lang;

    #[test]
    fn a_name_tells_its_language_by_its_letters() {
        for (text, tag) in [
            ("王芳", "zh-Hans"),
            ("𠮷田", "zh-Hans"),
            ("Ann 王", "zh-Hans"),
            ("Zoé", "en"),
            ("6-2", "zh-Hans"),
        ] {
            assert_eq!(Lang::Zh.tag_of(text), tag, "{text}");
        }
        assert_eq!(Lang::En.tag_of("6-2"), "en");
    }

    #[test]
    fn the_highest_weight_decides_and_among_equals_the_first() {
        for (header, expected) in [
            ("zh", Some(Lang::Zh)),
            ("zh-TW", Some(Lang::Zh)),
            ("zh-Hans-CN,zh;q=0.9,en;q=0.8", Some(Lang::Zh)),
            ("ZH-cn", Some(Lang::Zh)),
            ("en-GB, en;q=0.9", Some(Lang::En)),
            ("en;q=0.5, zh;q=0.8", Some(Lang::Zh)),
            ("en;q=0.8, zh;q=0.8", Some(Lang::En)),
            ("zh;q=0.8, en;q=0.8", Some(Lang::Zh)),
            ("fr, de;q=0.9, zh;q=0.1", Some(Lang::Zh)),
            ("en ; q=0.1 , zh ; Q=0.2", Some(Lang::Zh)),
            ("fr", None),
            ("", None),
            ("zhx, enm", None),
        ] {
            assert_eq!(Lang::negotiate(header), expected, "{header:?}");
        }
    }

    #[test]
    fn a_star_stands_for_what_is_not_named() {
        assert_eq!(Lang::negotiate("*"), Some(Lang::En));
        assert_eq!(Lang::negotiate("fr, *;q=0.5"), Some(Lang::En));
        assert_eq!(Lang::negotiate("*, en;q=0"), Some(Lang::Zh));
        assert_eq!(Lang::negotiate("en;q=0.2, *;q=0.5"), Some(Lang::Zh));
        assert_eq!(Lang::negotiate("zh;q=0.4, *;q=0.1"), Some(Lang::Zh));
        assert_eq!(Lang::negotiate("*, en;q=0, zh;q=0"), None);
        assert_eq!(Lang::negotiate("*;q=0"), None);
        assert_eq!(Lang::negotiate("en;q=0"), None);
    }

    #[test]
    fn malformed_parts_count_for_nothing() {
        for part in ["zh;q=2", "zh;q=1.001", "zh;q=0.1234", "zh;q=-1", "zh;q=", "zh;x=1", "zh;q=1;q=1", "z h"]
        {
            assert_eq!(Lang::negotiate(part), None, "{part:?}");
            assert_eq!(Lang::negotiate(&format!("{part}, en;q=0.1")), Some(Lang::En), "{part:?}");
        }
        assert_eq!(Lang::negotiate(",,;;,=,zh"), Some(Lang::Zh));
        assert_eq!(Lang::negotiate("中文,\u{0},zh;q=0.1"), Some(Lang::Zh));
    }
}
