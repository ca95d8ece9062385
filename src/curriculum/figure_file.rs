//! Reads one `[[section.figure]]`: a position, moves to step through, or a bare board.

use super::figure::{Figure, Line, Scene};
use super::lesson_file::{read_game, take};
use super::load::{Reader, is_name};
use super::raw::{GAME_FIELDS, RawFigure};
use super::raw_task::RawLie;
use crate::rules::{Game, Placement, Square};
use std::str::FromStr;
use toml::{Table, Value};

pub(super) fn figure(reader: &mut Reader<'_, '_>, place: &str, mut table: Table) -> Option<Figure> {
    let game = take(&mut table, GAME_FIELDS);
    let raw = reader.table::<RawFigure>(place, table)?;
    if !is_name(&raw.id) {
        reader.fault(place, format!("`{}` is no name in kebab-case", raw.id));
    }
    check_fields(reader, place, &raw, &game);
    let marks = marks(reader, place, &raw.marks);
    let arrows = arrows(reader, place, &raw.arrows);
    let scene = match &raw.placement {
        Some(text) => Scene::Bare(placement(reader, place, text)?),
        None => scene(&raw, read_game(reader, place, with_line(game, &raw.line))?),
    };
    let turned = raw.board == Some(RawLie::Turned);
    Some(Figure { id: raw.id, scene, orientation: raw.orientation, turned, marks, arrows })
}

fn scene(raw: &RawFigure, game: Game) -> Scene {
    match (raw.line.len(), raw.try_it) {
        (0, true) => Scene::Try(game),
        (0, false) => Scene::Still(game),
        (moves, _) => Scene::Line(Line { from: game.plies().saturating_sub(moves), game }),
    }
}

/// Fields that do not go together.
fn check_fields(reader: &mut Reader<'_, '_>, place: &str, raw: &RawFigure, game: &Table) {
    let (bare, line) = (raw.placement.is_some(), !raw.line.is_empty());
    let faults = [
        (bare && !game.is_empty(), "placement: not with `fen` or `history`"),
        (bare && raw.try_it, "placement: not with `try`"),
        (bare && line, "placement: not with `line`"),
        (line && raw.try_it, "line: not with `try`"),
        (raw.board.is_some() && (line || raw.try_it), "board: not with `line` or `try`"),
    ];
    for (_, fault) in faults.into_iter().filter(|(holds, _)| *holds) {
        reader.fault(place, fault);
    }
}

/// The game's table with the moves of the line after those of its history.
fn with_line(mut game: Table, line: &[String]) -> Table {
    if !line.is_empty() {
        let history = game.entry("history").or_insert_with(|| Value::Array(Vec::new()));
        if let Value::Array(moves) = history {
            moves.extend(line.iter().cloned().map(Value::String));
        }
    }
    game
}

fn placement(reader: &mut Reader<'_, '_>, place: &str, text: &str) -> Option<Placement> {
    let read = Placement::read(text).ok();
    if read.is_none() {
        reader.fault(place, format!("placement: `{text}` is no board"));
    }
    read
}

fn marks(reader: &mut Reader<'_, '_>, place: &str, texts: &[String]) -> Vec<Square> {
    let mut marks = Vec::new();
    for text in texts {
        match Square::from_str(text) {
            Ok(square) => marks.push(square),
            Err(_) => reader.fault(place, format!("marks: `{text}` is no square")),
        }
    }
    marks
}

fn arrows(reader: &mut Reader<'_, '_>, place: &str, texts: &[String]) -> Vec<(Square, Square)> {
    let mut arrows = Vec::new();
    for text in texts {
        match arrow(text) {
            Some(arrow) => arrows.push(arrow),
            None => reader.fault(place, format!("arrows: `{text}` is no arrow between two squares")),
        }
    }
    arrows
}

fn arrow(text: &str) -> Option<(Square, Square)> {
    let (from, to) = text.split_at_checked(2)?;
    let (from, to) = (Square::from_str(from).ok()?, Square::from_str(to).ok()?);
    (from != to).then_some((from, to))
}
