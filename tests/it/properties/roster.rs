//! Whatever is given as a list of pupils: every name is one that a class can have, and no line that
//! says anything is lost without a word.

use std::collections::BTreeSet;
use yize::record::decode;
use yize::roster::{MAX_NAME, MAX_NAMES, fold, name, read, told_apart};

/// Holds the reader of lists to what it promises, for any bytes at all.
pub(crate) fn hold(bytes: &[u8]) {
    let (text, _) = decode(bytes);
    let roster = read(&text);
    assert!(roster.names.len() <= MAX_NAMES);
    for found in &roster.names {
        assert_eq!(name(&found.name).as_ref(), Ok(&found.name), "{found:?} stays what it is");
        assert!(found.name.chars().count() <= MAX_NAME && found.line >= 1, "{found:?}");
        assert!(!found.name.contains(['\n', '\r', '\t', '\0']), "{found:?}");
    }
    assert!(roster.passed.iter().all(|passed| passed.text.chars().count() <= 61));
    let says_something = text.chars().any(char::is_alphabetic);
    assert!(!says_something || !roster.names.is_empty() || !roster.passed.is_empty(), "lost: {text:?}");
    let names = roster.names.iter().map(|found| found.name.as_str());
    let told: Vec<String> = told_apart(names, &[]).into_iter().map(|told| told.name).collect();
    let apart: BTreeSet<String> = told.iter().map(|name| fold(name)).collect();
    assert_eq!((told.len(), apart.len()), (roster.names.len(), roster.names.len()), "{told:?}");
    assert!(told.iter().all(|name| name.chars().count() <= MAX_NAME), "{told:?}");
}
