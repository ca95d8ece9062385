//! The files of words themselves: readable, the same in both languages, clean, all used.

use super::clean;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use yize::i18n::{Lang, faults, keys, variables};
use yize::rules::ReasonCode;
use yize::web::problem::ProblemCode;

/// Words that belong to content: the content check holds them against lessons, rules and puzzles.
const CONTENT: &[&str] = &[
    "rule-",
    "section-",
    "figure-",
    "puzzle-",
    "lesson-",
    "part-",
    "question-",
    "theme-",
    "group-",
    "term-",
    "skill-",
];

/// Whether `problem-<code>` tells an error answer of the API.
fn is_problem(code: &str) -> bool {
    problems().any(|known| known == code)
}

/// The codes of the API's error answers: `problem-<code>`, each with a `.detail`.
fn problems() -> impl Iterator<Item = &'static str> {
    ProblemCode::ALL.iter().map(|code| code.as_str())
}
#[test]
fn every_file_can_be_read_and_no_key_stands_twice() {
    let faults: Vec<_> = Lang::ALL.into_iter().flat_map(faults).collect();
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn both_languages_have_the_same_keys_with_the_same_variables() {
    let (en, zh) = (variables(Lang::En), variables(Lang::Zh));
    let missing = |of: &str, from: &BTreeSet<&String>, to: &BTreeSet<&String>| -> Vec<String> {
        from.difference(to).map(|key| format!("{key} is missing in {of}")).collect()
    };
    let (en_keys, zh_keys) = (en.keys().collect(), zh.keys().collect());
    let mut faults = missing("zh", &en_keys, &zh_keys);
    faults.extend(missing("en", &zh_keys, &en_keys));
    faults.extend(
        en.iter()
            .filter(|(key, used)| zh.get(*key).is_some_and(|other| other != *used))
            .map(|(key, used)| format!("{key} uses {used:?} in en and {:?} in zh", zh[key])),
    );
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn every_text_without_variables_is_clean() {
    let faults: Vec<_> = Lang::ALL
        .into_iter()
        .flat_map(|lang| variables(lang).into_iter().map(move |(key, used)| (lang, key, used)))
        .filter(|(_, _, used)| used.is_empty())
        .filter_map(|(lang, key, _)| {
            let text = match key.split_once('.') {
                Some((key, attribute)) => lang.attr(key, attribute).unwrap_or_default(),
                None => lang.text(&key),
            };
            clean::fault(lang, &text).map(|fault| format!("{key}: {fault}"))
        })
        .collect();
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn every_key_that_is_asked_for_exists() {
    let known: BTreeSet<String> = keys(Lang::En).into_iter().collect();
    let asked = asked_for(&source());
    let missing: Vec<_> = asked.iter().filter(|key| !known.contains(*key)).collect();
    assert!(missing.is_empty(), "{missing:#?}");
    assert!(asked.contains("refusal-pinned"), "the search for keys has gone blind");
}

#[test]
fn every_key_that_exists_is_asked_for() {
    let source = source();
    let unused: Vec<_> = keys(Lang::En)
        .into_iter()
        .filter(|key| !CONTENT.iter().any(|prefix| key.starts_with(prefix)))
        .filter(|key| {
            let (message, attribute) = key.split_once('.').unwrap_or((key, ""));
            let named = |name: &str| name.is_empty() || source.contains(&format!("\"{name}\""));
            let problem = message.strip_prefix("problem-").is_some_and(is_problem);
            let option = message
                .strip_prefix("option-")
                .is_some_and(|name| ReasonCode::from_name(name).is_some() || named(name));
            !(problem && matches!(attribute, "" | "detail") || option || named(message) && named(attribute))
        })
        .collect();
    assert!(unused.is_empty(), "{unused:#?}");
}

#[test]
fn every_problem_has_a_title_and_a_detail() {
    for lang in Lang::ALL {
        for code in problems() {
            let key = format!("problem-{code}");
            let detail = lang.attr(&key, "detail").unwrap_or_default();
            for text in [lang.text(&key), detail] {
                assert_eq!(clean::fault(lang, &text), None, "{key}");
            }
        }
    }
}

#[test]
fn a_key_without_words_is_never_shown() {
    for lang in Lang::ALL {
        assert_eq!(lang.text("no-such-key"), "");
        assert_eq!(lang.text_with("no-such-key", &[("x", 1.into())]), "");
        assert_eq!(lang.attr("no-such-key", "title"), None);
        assert_eq!(lang.text("placed"), "", "it needs arguments");
        assert_eq!(lang.text_with("placed", &[("piece", "x".into())]), "", "it needs a square too");
    }
}

/// The program and its pages as one text.
fn source() -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut text = String::new();
    for folder in ["src", "templates"] {
        read_into(&root.join(folder), &mut text);
    }
    text
}

fn read_into(folder: &Path, text: &mut String) {
    let Ok(entries) = fs::read_dir(folder) else {
        return;
    };
    for path in entries.map(|entry| entry.unwrap().path()) {
        let extension = path.extension().and_then(|extension| extension.to_str());
        if path.is_dir() {
            read_into(&path, text);
        } else if matches!(extension, Some("rs" | "html")) {
            text.push_str(&fs::read_to_string(&path).unwrap());
        }
    }
}

/// The keys that stand as literals in calls for words.
fn asked_for(source: &str) -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    for call in [".text(", ".text_with(", ".say(", ".say_since("] {
        keys.extend(source.split(call).skip(1).filter_map(literal).map(|(key, _)| key.to_owned()));
    }
    for rest in source.split(".attr(").skip(1) {
        if let Some((key, rest)) = literal(rest)
            && let Some((attribute, _)) = rest.trim_start().strip_prefix(',').and_then(literal)
        {
            keys.insert(format!("{key}.{attribute}"));
        }
    }
    keys
}

/// The string literal with which a text begins, and what follows it.
fn literal(text: &str) -> Option<(&str, &str)> {
    text.trim_start().strip_prefix('"')?.split_once('"')
}
