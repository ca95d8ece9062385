//! Reads one lesson's file: its sections with their figures; `puzzle_file` reads its puzzles.

use super::load::{Reader, is_name};
use super::raw::{LessonFile, RawGame, RawSection};
use super::{Lesson, Rule, Section, figure_file, puzzle_file};
use crate::puzzle::Puzzle;
use crate::rules::{FenFault, Game, GameFault};
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
        let Some(puzzle) = puzzle_file::read(reader, &place, table.into_inner(), &file.slug, rules) else {
            continue;
        };
        if puzzles.iter().any(|other| other.id == puzzle.id) {
            reader.fault(&place, "the id stands twice");
        }
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

/// Moves these fields out of the table into one of their own.
pub(super) fn take(table: &mut Table, fields: &[&str]) -> Table {
    fields.iter().filter_map(|field| table.remove_entry(*field)).collect()
}

pub(super) fn read_game(reader: &mut Reader<'_, '_>, place: &str, table: Table) -> Option<Game> {
    let raw = reader.table::<RawGame>(place, table)?;
    game(reader, place, &raw)
}

/// The game, or its faults.
pub(super) fn game(reader: &mut Reader<'_, '_>, place: &str, raw: &RawGame) -> Option<Game> {
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
