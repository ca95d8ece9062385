//! Every rule that the sources state is taught: words in both languages, a diagram, its sources, its
//! article, its slip, and puzzles. `tests/data/rules.tsv` lists what must be there, independently of
//! the course's own list. Run it with `--nocapture` for the table.

use std::collections::BTreeSet;
use yize::curriculum::{Curriculum, load};
use yize::i18n::Lang;

/// The puzzles that the whole course must have.
const PUZZLES: usize = 260;

/// A row of the list.
struct Wanted {
    id: &'static str,
    lesson: &'static str,
    sources: Vec<&'static str>,
    article: &'static str,
    slip: bool,
    puzzles: usize,
    kinds: usize,
    terms: [&'static str; 2],
}

fn wanted() -> Vec<Wanted> {
    let rows = include_str!("../data/rules.tsv").lines().filter(|line| !line.starts_with('#'));
    rows.map(|row| {
        let [id, lesson, sources, article, slip, puzzles, kinds, en, zh] =
            row.split('\t').collect::<Vec<_>>().try_into().expect("nine columns");
        Wanted {
            id,
            lesson,
            sources: sources.split(',').collect(),
            article: if article == "-" { "" } else { article },
            slip: slip == "slip",
            puzzles: puzzles.parse().expect("a count"),
            kinds: kinds.parse().expect("a count"),
            terms: [en, zh],
        }
    })
    .collect()
}

/// What a rule has in the course.
struct Found {
    figures: usize,
    puzzles: usize,
    kinds: BTreeSet<&'static str>,
}

fn found(course: &Curriculum, rule: &str) -> Found {
    let sections = course.lessons.iter().flat_map(|lesson| &lesson.sections);
    let figures = sections.filter(|section| section.rule == rule).map(|section| section.figures.len()).sum();
    let puzzles: Vec<_> = course.puzzles_of_rule(rule).collect();
    let kinds = puzzles.iter().map(|puzzle| puzzle.task.kind()).collect();
    Found { figures, puzzles: puzzles.len(), kinds }
}

/// What is missing, a line each.
fn faults(course: &Curriculum, wanted: &Wanted, found: &Found) -> Vec<String> {
    let mut faults = Vec::new();
    let Some(rule) = course.rule(wanted.id) else { return vec!["not in the course".to_owned()] };
    let mut check = |holds: bool, fault: &str| {
        if !holds {
            faults.push(fault.to_owned());
        }
    };
    check(rule.lesson == wanted.lesson, "in another lesson");
    check(course.lesson(wanted.lesson).is_some(), "its lesson is not there");
    check(rule.sources == wanted.sources, "other sources");
    check(rule.fide == wanted.article, "another article");
    check(rule.slip == wanted.slip, "a slip that is not told, or told where there is none");
    check(found.figures > 0, "no diagram");
    check(found.puzzles >= wanted.puzzles, "too few puzzles");
    check(found.kinds.len() >= wanted.kinds, "puzzles of too few kinds");
    let key = format!("rule-{}", wanted.id);
    for (lang, term) in [Lang::En, Lang::Zh].into_iter().zip(wanted.terms) {
        let code = lang.code();
        let said = |attribute: &str| lang.attr(&key, attribute).is_some_and(|words| !words.trim().is_empty());
        check(lang.text(&key) == term, &format!("another term in {code}: {}", lang.text(&key)));
        check(said("statement"), &format!("no statement in {code}"));
        check(said("slip") == wanted.slip, &format!("the slip in {code}"));
        check(!lang.text(&format!("section-{}", wanted.id)).trim().is_empty(), &format!("no text in {code}"));
    }
    faults
}

#[test]
fn every_rule_of_the_sources_is_taught() {
    let course = load().expect("the course has no fault");
    let wanted = wanted();
    let mut missing = Vec::new();
    println!("{:<28} {:<16} {:<14} diagrams puzzles kinds", "rule", "lesson", "article");
    for row in &wanted {
        let found = found(&course, row.id);
        let kinds: Vec<&str> = found.kinds.iter().copied().collect();
        let article = if row.article.is_empty() { "silent" } else { row.article };
        println!(
            "{:<28} {:<16} {article:<14} {:>8} {:>7} {}",
            row.id,
            row.lesson,
            found.figures,
            found.puzzles,
            kinds.join(", ")
        );
        missing.extend(faults(&course, row, &found).into_iter().map(|fault| format!("{}: {fault}", row.id)));
    }
    println!("{} rules, {} lessons, {} puzzles", wanted.len(), course.lessons.len(), course.puzzles.len());
    let known: BTreeSet<&str> = wanted.iter().map(|row| row.id).collect();
    let strange = course.rules.iter().filter(|rule| !known.contains(rule.id.as_str()));
    missing.extend(strange.map(|rule| format!("{}: in no source", rule.id)));
    if course.puzzles.len() < PUZZLES {
        missing.push(format!("only {} puzzles", course.puzzles.len()));
    }
    assert!(missing.is_empty(), "{} faults:\n{}", missing.len(), missing.join("\n"));
}

/// Advice is marked as such, and nothing else is.
#[test]
fn advice_is_marked() {
    const ADVICE: [&str; 6] = [
        "rook-not-early",
        "bishop-open-positions",
        "queen-not-early",
        "king-safety-phase",
        "promotion-usual-queen",
        "castling-purpose",
    ];
    let course = load().expect("the course has no fault");
    let marked: Vec<&str> =
        course.rules.iter().filter(|rule| rule.advice).map(|rule| rule.id.as_str()).collect();
    assert_eq!(marked, ADVICE);
}
