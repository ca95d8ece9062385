//! Looks words up in the glossary, by their English, their Chinese or their pinyin. Tones that are
//! given count: then only readings are looked at.

use super::glossary::key;
use super::search::{Finding, Found, Text, search, squeezed};
use crate::curriculum::{Curriculum, Heard, Spoken, Term};
use crate::i18n::{Lang, is_han};

/// How near a word is to what was looked for; the nearest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Nearness {
    /// It is the word itself.
    Named,
    /// It is read so, or a part of it is.
    Read(Heard),
    /// What was looked for stands in its name or in what is said of it.
    Said,
}

/// What comes of the search, and the places of the words, the best first; none stands for all.
pub(super) fn look_up(course: &Curriculum, query: &str) -> (Finding, Vec<usize>) {
    let texts: Vec<Text> = course.terms.iter().map(text).collect();
    let (spoken, read) = readings(course, &texts, query);
    let toned =
        spoken.as_ref().is_some_and(|spoken| spoken.has_marks() || spoken.has_numbers() && !read.is_empty());
    let (whole, near) = match search(&texts, query) {
        Some(_) | None if toned => (Vec::new(), Vec::new()),
        Some(Found { whole, near }) => (whole, near),
        None if read.is_empty() => return (Finding::Idle, Vec::new()),
        None => (Vec::new(), Vec::new()),
    };
    let found = in_order(course, query, &read, whole);
    match (found.len(), near.len()) {
        (0, 0) => (Finding::Nothing, Vec::new()),
        (0, _) => (Finding::Near, near),
        (count, _) => (Finding::Whole(count), found),
    }
}

/// What is found by the words of the query and what by its sound, the nearest first.
fn in_order(course: &Curriculum, query: &str, read: &[(usize, Heard)], said: Vec<usize>) -> Vec<usize> {
    let asked = squeezed(query);
    let named = |place: &usize| course.terms.get(*place).is_some_and(|term| is_named(term, &asked));
    let said =
        said.into_iter().map(|place| (if named(&place) { Nearness::Named } else { Nearness::Said }, place));
    let read = read.iter().map(|(place, heard)| (Nearness::Read(*heard), *place));
    let mut found: Vec<(Nearness, usize)> = read.chain(said).collect();
    found.sort_by_key(|(nearness, _)| *nearness);
    let mut places: Vec<usize> = Vec::new();
    for (_, place) in found {
        if !places.contains(&place) {
            places.push(place);
        }
    }
    places
}

/// What was typed in Latin letters, and the words that are read so; Chinese beside it must be found too.
fn readings(course: &Curriculum, texts: &[Text], query: &str) -> (Option<Spoken>, Vec<(usize, Heard)>) {
    let only = |han: bool| query.replace(|letter| is_han(letter) != han, " ");
    let Some(spoken) = Spoken::read(&only(false)) else { return (None, Vec::new()) };
    let beside = search(texts, &only(true)).map(|found| found.whole);
    let terms = course.terms.iter().enumerate();
    let read = terms.filter_map(|(place, term)| Some((place, spoken.heard_in(&term.pinyin)?)));
    let read =
        read.filter(|(place, _)| beside.as_ref().is_none_or(|places| places.contains(place))).collect();
    (Some(spoken), read)
}

/// Whether this is one of the word's names: some have two, with a comma or parentheses.
fn is_named(term: &Term, asked: &str) -> bool {
    let named = |lang: Lang| {
        let name = lang.text(&key(term));
        name.split([',', '(', ')', '（', '）']).any(|name| squeezed(name) == asked)
    };
    !asked.is_empty() && Lang::ALL.into_iter().any(named)
}

/// What can be found of a word: its names, and what is said of it in every language.
fn text(term: &Term) -> Text {
    let key = key(term);
    let said =
        |lang: Lang| ["meaning", "note"].map(|name| lang.attr(&key, name).unwrap_or_default().into_owned());
    Text::new(&Lang::ALL.map(|lang| lang.text(&key).into_owned()), &Lang::ALL.map(said).concat())
}
