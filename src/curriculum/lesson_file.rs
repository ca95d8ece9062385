//! Reads one lesson's file: its sections with their figures, and its puzzles.
//!
//! Checks everything that can be said without solving a puzzle.

use super::load::{Reader, is_name};
use super::raw::{GAME_FIELDS, LessonFile, PUZZLE_FIELDS, RawGame, RawPuzzle, RawSection};
use super::raw_task::RawTask;
use super::{Lesson, Rule, Section, figure_file};
use crate::puzzle::{ChoiceAsk, Puzzle, Task};
use crate::rules::{FenFault, Game, GameFault, ReasonCode};
use std::collections::BTreeSet;
use toml::Table;

/// Reads the file; `None` where it is no lesson at all.
pub(super) fn read(reader: &mut Reader<'_, '_>, rules: &[Rule]) -> Option<(Lesson, Vec<Puzzle>)> {
    let file = reader.file::<LessonFile>()?;
    for name in [&file.slug, &file.part] {
        if !is_name(name) {
            reader.fault("head", format!("`{name}` is no name in kebab-case"));
        }
    }
    if !reader.source.name.ends_with(&format!("/{}.toml", file.slug)) {
        reader.fault("slug", format!("the file is not named after its slug `{}`", file.slug));
    }
    let mut figures = BTreeSet::new();
    let mut sections = Vec::new();
    for table in file.section {
        let place = reader.place(&table, "section", "rule");
        let Some(raw) = reader.table::<RawSection>(&place, table.into_inner()) else { continue };
        sections.push(section(reader, &place, raw, &mut figures));
    }
    check_sections(reader, rules, &file.slug, &sections);

    let mut puzzles: Vec<Puzzle> = Vec::new();
    for table in file.puzzle {
        let place = reader.place(&table, "puzzle", "id");
        let Some(puzzle) = puzzle(reader, &place, table.into_inner(), &file.slug) else { continue };
        if puzzles.iter().any(|other| other.id == puzzle.id) {
            reader.fault(&place, "the id stands twice");
        }
        check_puzzle(reader, &place, rules, &puzzle);
        puzzles.push(puzzle);
    }
    let ids = puzzles.iter().map(|puzzle| puzzle.id.clone()).collect();
    Some((Lesson { slug: file.slug, part: file.part, sections, puzzles: ids }, puzzles))
}

/// Each rule of the lesson has its section, once and in the rules' order, and no other has one.
fn check_sections(reader: &mut Reader<'_, '_>, rules: &[Rule], slug: &str, sections: &[Section]) {
    let wanted: Vec<&str> =
        rules.iter().filter(|rule| rule.lesson == slug).map(|rule| rule.id.as_str()).collect();
    let given: Vec<&str> = sections.iter().map(|section| section.rule.as_str()).collect();
    for (index, rule) in given.iter().enumerate() {
        let place = format!("section {rule}");
        match rules.iter().find(|known| known.id == *rule) {
            None => reader.fault(&place, "no such rule"),
            Some(known) if known.lesson != slug => {
                reader.fault(&place, format!("the rule belongs to the lesson `{}`", known.lesson));
            }
            Some(_) if given.iter().take(index).any(|earlier| earlier == rule) => {
                reader.fault(&place, "the rule has two sections");
            }
            Some(_) => {}
        }
    }
    let missing: Vec<&str> = wanted.iter().copied().filter(|rule| !given.contains(rule)).collect();
    for rule in &missing {
        reader.fault("sections", format!("the rule `{rule}` of this lesson has no section"));
    }
    if missing.is_empty() && given.len() == wanted.len() && given != wanted {
        reader.fault("sections", format!("not in the rules' order: {}", wanted.join(", ")));
    }
}

fn section(reader: &mut Reader<'_, '_>, place: &str, raw: RawSection, ids: &mut BTreeSet<String>) -> Section {
    if raw.figure.is_empty() {
        reader.fault(place, "a section needs a figure");
    }
    let mut figures = Vec::new();
    for (index, table) in raw.figure.into_iter().enumerate() {
        let name = table.get("id").and_then(toml::Value::as_str).map(str::to_owned);
        let place = format!("{place}, figure {}", name.unwrap_or_else(|| (index + 1).to_string()));
        let Some(figure) = figure_file::figure(reader, &place, table) else { continue };
        if !ids.insert(figure.id.clone()) {
            reader.fault(&place, "the lesson has two figures of that id");
        }
        figures.push(figure);
    }
    Section { rule: raw.rule, figures }
}

fn puzzle(reader: &mut Reader<'_, '_>, place: &str, mut table: Table, lesson: &str) -> Option<Puzzle> {
    let game = take(&mut table, GAME_FIELDS);
    let head = take(&mut table, PUZZLE_FIELDS);
    let game = read_game(reader, place, game);
    let head = reader.table::<RawPuzzle>(place, head);
    let task = reader.table::<RawTask>(place, table);
    let RawPuzzle { id, rules, orientation } = head?;
    Some(Puzzle { id, lesson: lesson.to_owned(), rules, game: game?, orientation, task: task?.into() })
}

/// Moves these fields out of the table into one of their own.
pub(super) fn take(table: &mut Table, fields: &[&str]) -> Table {
    fields.iter().filter_map(|field| table.remove_entry(*field)).collect()
}

pub(super) fn read_game(reader: &mut Reader<'_, '_>, place: &str, table: Table) -> Option<Game> {
    let raw = reader.table::<RawGame>(place, table)?;
    match Game::read(raw.fen.as_deref(), &raw.history) {
        Ok(game) => Some(game),
        Err(GameFault::Fen(faults)) => {
            for fault in &faults {
                reader.fault(place, format!("fen: {}", fen_fault(fault)));
            }
            None
        }
        Err(GameFault::TooLong) => {
            reader.fault(place, "history: too long");
            None
        }
        Err(GameFault::History { ply, refused }) => {
            let text = raw.history.get(ply.wrapping_sub(1)).map_or("", String::as_str);
            let code = refused.reason.code.as_str();
            reader.fault(place, format!("history: half-move {ply} `{text}` is refused: {code}"));
            None
        }
    }
}

fn fen_fault(fault: &FenFault) -> String {
    let squares: Vec<String> = fault.squares.iter().map(ToString::to_string).collect();
    if squares.is_empty() {
        fault.code.as_str().to_owned()
    } else {
        format!("{} ({})", fault.code.as_str(), squares.join(", "))
    }
}

fn check_puzzle(reader: &mut Reader<'_, '_>, place: &str, rules: &[Rule], puzzle: &Puzzle) {
    let number = puzzle.id.strip_prefix(&puzzle.lesson).and_then(|rest| rest.strip_prefix('-'));
    if !number.is_some_and(is_count) {
        reader.fault(place, format!("the id is not `{}-<n>`", puzzle.lesson));
    }
    if puzzle.rules.is_empty() {
        reader.fault(place, "rules: at least one");
    }
    for id in &puzzle.rules {
        if !rules.iter().any(|rule| rule.id == *id) {
            reader.fault(place, format!("rules: no such rule `{id}`"));
        }
    }
    match &puzzle.task {
        Task::Move(_) | Task::Squares(_) => {}
        Task::Verdict(ask) => check_verdict(reader, place, &ask.options),
        Task::Choice(ChoiceAsk::Told { options, right }) => check_told(reader, place, options, right),
        Task::Choice(
            ChoiceAsk::Turn | ChoiceAsk::Wing { .. } | ChoiceAsk::Bar { .. } | ChoiceAsk::Rights { .. },
        ) => {}
    }
}

/// A number as in `castling-12`: no sign, no leading zero.
fn is_count(text: &str) -> bool {
    !text.starts_with('0') && text.len() <= 4 && !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit())
}

fn check_verdict(reader: &mut Reader<'_, '_>, place: &str, options: &[String]) {
    if !options.iter().any(|option| option == "legal") {
        reader.fault(place, "options: `legal` is missing");
    }
    let reasons: Vec<&String> = options.iter().filter(|option| *option != "legal").collect();
    for option in &reasons {
        if ReasonCode::from_name(option).is_none() {
            reader.fault(place, format!("options: no such reason code `{option}`"));
        }
    }
    if !(2..=4).contains(&reasons.len()) {
        reader.fault(place, "options: beside `legal`, two to four reason codes");
    }
    check_distinct(reader, place, options);
}

fn check_told(reader: &mut Reader<'_, '_>, place: &str, options: &[String], right: &str) {
    if options.len() < 2 {
        reader.fault(place, "ask.options: at least two");
    }
    for option in options {
        if !is_name(option) || option == "after" {
            reader.fault(place, format!("ask.options: `{option}` is no name for an option"));
        }
    }
    if !options.iter().any(|option| option == right) {
        reader.fault(place, format!("ask.right: `{right}` is none of the options"));
    }
    check_distinct(reader, place, options);
}

fn check_distinct(reader: &mut Reader<'_, '_>, place: &str, options: &[String]) {
    let distinct: BTreeSet<&String> = options.iter().collect();
    if distinct.len() != options.len() {
        reader.fault(place, "options: one stands twice");
    }
}
