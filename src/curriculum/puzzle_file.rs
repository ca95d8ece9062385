//! Reads a lesson's puzzles, and checks everything that can be said without solving one.

use super::Rule;
use super::lesson_file::{game, take};
use super::load::Reader;
use super::raw::{PUZZLE_FIELDS, RawGame, RawPuzzle};
use super::raw_task::{GROUND_FIELDS, RawGround, RawLie, RawTask};
use crate::puzzle::{Ground, Name, Puzzle};
use crate::rules::{Game, Placement};
use toml::Table;

/// Reads a puzzle and names everything about it that cannot be; `None` where it is none.
pub(super) fn read(
    reader: &mut Reader<'_, '_>,
    place: &str,
    mut table: Table,
    lesson: &str,
    rules: &[Rule],
) -> Option<Puzzle> {
    let ground = take(&mut table, GROUND_FIELDS);
    let head = take(&mut table, PUZZLE_FIELDS);
    let ground = reader.table::<RawGround>(place, ground).and_then(|raw| ground_of(reader, place, raw));
    let head = reader.table::<RawPuzzle>(place, head);
    let task = reader.table::<RawTask>(place, table);
    let (game, board, turned) = ground?;
    let RawPuzzle { id, rules: practised, orientation } = head?;
    let name = Name { id, lesson: lesson.to_owned(), rules: practised };
    let task = task?;
    check_name(reader, place, rules, &name);
    match Puzzle::new(name, Ground { game, board, turned, orientation }, task.into()) {
        Ok(puzzle) => Some(puzzle),
        Err(flaws) => {
            for flaw in flaws {
                reader.fault(place, flaw);
            }
            None
        }
    }
}

/// A game or a bare board, and whether the board is drawn lying wrongly.
fn ground_of(
    reader: &mut Reader<'_, '_>,
    place: &str,
    raw: RawGround,
) -> Option<(Game, Option<Placement>, bool)> {
    let RawGround { fen, history, placement, board } = raw;
    let turned = board == Some(RawLie::Turned);
    if placement.is_some() && (fen.is_some() || !history.is_empty()) {
        reader.fault(place, "placement: not together with fen or history");
        return None;
    }
    let game = game(reader, place, &RawGame { fen, history })?;
    Some((game, placement, turned))
}

/// The id has the form of its lesson's ids, and each rule is one.
fn check_name(reader: &mut Reader<'_, '_>, place: &str, rules: &[Rule], puzzle: &Name) {
    let number = puzzle.id.strip_prefix(&puzzle.lesson).and_then(|rest| rest.strip_prefix('-'));
    if !number.is_some_and(is_count) {
        reader.fault(place, format!("the id is not `{}-<n>`", puzzle.lesson));
    }
    for id in &puzzle.rules {
        if !rules.iter().any(|rule| rule.id == *id) {
            reader.fault(place, format!("rules: no such rule `{id}`"));
        }
    }
}

/// A number as in `castling-12`: no sign, no leading zero.
fn is_count(text: &str) -> bool {
    !text.starts_with('0') && text.len() <= 4 && !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit())
}
