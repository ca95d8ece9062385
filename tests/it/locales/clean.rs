//! What a text that a reader sees must not have.

use yize::arbiter::Code;
use yize::i18n::Lang;
use yize::rules::{Claim, End, FenCode, ReasonCode};

/// What is wrong with a text, if anything.
pub(super) fn fault(lang: Lang, text: &str) -> Option<String> {
    let wrong = if text.trim().is_empty() {
        "is empty".to_owned()
    } else if text.contains(['{', '}', '$', '\u{2068}', '\u{2069}']) {
        "shows a placeable".to_owned()
    } else if text.contains("  ") || text.trim() != text {
        "has a space too many".to_owned()
    } else if let Some(code) = codes().find(|code| text.contains(code)) {
        format!("shows the code {code}")
    } else if let Some(word) = unkind(lang).iter().find(|word| has_word(lang, text, word)) {
        format!("says {word:?}")
    } else {
        chinese_setting(lang, text)?
    };
    Some(format!("{} {wrong}: {text:?}", lang.code()))
}

fn codes() -> impl Iterator<Item = &'static str> {
    let reasons = ReasonCode::ALL.iter().map(|code| code.as_str());
    let fen = FenCode::ALL.iter().map(|code| code.as_str());
    let ends = End::ALL.iter().map(|end| end.as_str());
    let claims = Claim::ALL.iter().map(|claim| claim.as_str());
    let rulings = Code::ALL.iter().map(|code| code.as_str());
    let all = reasons.chain(fen).chain(ends).chain(claims).chain(rulings);
    all.filter(|code| code.contains('-'))
}

/// Words that a patient coach does not use.
fn unkind(lang: Lang) -> &'static [&'static str] {
    match lang {
        Lang::En => &["simply", "obviously", "just"],
        Lang::Zh => &["您", "显然", "很简单"],
    }
}

fn has_word(lang: Lang, text: &str, word: &str) -> bool {
    match lang {
        Lang::En => text.split(|c: char| !c.is_alphanumeric()).any(|other| other.eq_ignore_ascii_case(word)),
        Lang::Zh => text.contains(word),
    }
}

/// In a Chinese text, Chinese takes Chinese punctuation, and a space towards Latin letters and digits.
fn chinese_setting(lang: Lang, text: &str) -> Option<String> {
    if lang != Lang::Zh {
        return None;
    }
    let chars: Vec<char> = text.chars().collect();
    chars.windows(2).find_map(|pair| {
        let (left, right) = (pair[0], pair[1]);
        let touches = |test: fn(char) -> bool| is_han(left) && test(right) || test(left) && is_han(right);
        if touches(|c| matches!(c, ',' | '.' | ';' | ':' | '?' | '!')) {
            Some(format!("sets Western punctuation in {left}{right}"))
        } else if touches(|c| c.is_ascii_alphanumeric()) {
            Some(format!("lacks a space in {left}{right}"))
        } else {
            None
        }
    })
}

fn is_han(c: char) -> bool {
    ('\u{4e00}'..='\u{9fff}').contains(&c)
}

#[test]
fn a_clean_text_has_no_fault_and_others_do() {
    assert_eq!(fault(Lang::Zh, "王要经过 f1，而 a6 的象正盯着 f1。"), None);
    assert_eq!(fault(Lang::En, "Not now: the king would cross f1."), None);
    for text in ["", " a", "a  b", "{ a }", "$a", "pawn-blocked", "That is simply so.", "Just so."] {
        assert!(fault(Lang::En, text).is_some(), "{text:?}");
    }
    for text in ["车,马", "走到f1", "f1上", "您好", "不行."] {
        assert!(fault(Lang::Zh, text).is_some(), "{text:?}");
    }
}
