//! A table: cells apart by tabs, semicolons or commas, with a line of headings or without.

use super::clean::{self, is_sum, joined, plain};
use super::columns::{self, Place};
use super::heading::{self, Heading};
use super::{Roster, Shape, Why};

/// The signs that may stand between cells, the surest first.
const BETWEEN: [u8; 3] = [b'\t', b';', b','];

/// A line of headings is looked for in so many first lines: a title or two may stand above it.
const TOP: usize = 5;

/// What joins the cells of a line that is passed over.
const JOINED: &str = " · ";

/// No cell of a table of pupils has more lines than that: a quotation mark was never closed.
const MOST_LINES: u64 = 4;

/// A line that is not blank.
struct Row {
    line: usize,
    cells: Vec<String>,
    /// Whether a space follows each comma, as in "Lee, Ann".
    spaced: bool,
}

/// Reads a table; `None` where the text is none.
pub(super) fn read(text: &str) -> Option<Roster> {
    let tables = BETWEEN.map(|between| rows(text, between));
    let headed = tables.iter().find_map(|rows| headed(rows));
    headed.or_else(|| tables.iter().find_map(|rows| unheaded(rows)))
}

fn rows(text: &str, between: u8) -> Vec<Row> {
    parsed(text, between, true).or_else(|| parsed(text, between, false)).unwrap_or_default()
}

/// The rows; `None` where a quotation mark swallows them.
fn parsed(text: &str, between: u8, quoting: bool) -> Option<Vec<Row>> {
    let mut reader = csv::ReaderBuilder::new()
        .has_headers(false)
        .flexible(true)
        .delimiter(between)
        .quoting(quoting)
        .from_reader(text.as_bytes());
    let mut rows = Vec::new();
    for record in reader.records() {
        let record = record.ok()?;
        let lines = record.iter().map(|cell| cell.matches('\n').count() as u64).max();
        if lines.is_some_and(|lines| lines > MOST_LINES) {
            return None;
        }
        let line = record.position().map_or(1, |place| usize::try_from(place.line()).unwrap_or(1));
        let spaced = record.len() > 1 && record.iter().skip(1).all(|cell| cell.starts_with(' '));
        let cells: Vec<String> = record.iter().map(plain).collect();
        if cells.iter().any(|cell| !cell.is_empty()) {
            rows.push(Row { line, cells, spaced });
        }
    }
    Some(rows)
}

/// A table with headings, of two columns at least.
fn headed(rows: &[Row]) -> Option<Roster> {
    let (at, place) = rows.iter().take(TOP).enumerate().find_map(|(at, row)| Some((at, place(row)?)))?;
    let (above, below) = rows.split_at_checked(at + 1)?;
    let heading = match place {
        Place::Column(column) => above.last()?.cells.get(column).cloned(),
        Place::Two { .. } | Place::Everywhere => None,
    };
    let mut roster = Roster::new(shape(place, heading));
    for row in above {
        roster.pass(row.line, &whole(row), Why::Heading);
    }
    below.iter().for_each(|row| take(&mut roster, row, place));
    Some(roster)
}

/// Where the names are, as a line of headings says.
fn place(row: &Row) -> Option<Place> {
    if row.cells.len() < 2 {
        return None;
    }
    let column = |wanted: Heading| row.cells.iter().position(|cell| heading::of(cell) == Some(wanted));
    match (column(Heading::Name), column(Heading::First), column(Heading::Last)) {
        (_, Some(first), Some(last)) => Some(Place::Two { last, first }),
        (Some(name), _, _) => Some(Place::Column(name)),
        (None, Some(_) | None, _) => None,
    }
}

/// A table without headings: of most of its lines each has as many cells as the others.
fn unheaded(rows: &[Row]) -> Option<Roster> {
    let mut widths: Vec<usize> = rows.iter().map(|row| row.cells.len()).collect();
    widths.sort_unstable();
    let width = *widths.get(widths.len() / 2)?;
    let even = widths.iter().filter(|other| **other == width).count();
    if width < 2 || rows.len() < 2 || even * 10 < rows.len() * 8 {
        return None;
    }
    let cells: Vec<Vec<String>> = rows.iter().map(|row| row.cells.clone()).collect();
    let place = columns::of(&cells)?;
    let place = match place {
        Place::Two { last, first } if rows.iter().all(|row| row.spaced) => {
            Place::Two { last: first, first: last }
        }
        Place::Two { .. } | Place::Column(_) | Place::Everywhere => place,
    };
    let mut roster = Roster::new(shape(place, None));
    rows.iter().for_each(|row| take(&mut roster, row, place));
    Some(roster)
}

fn shape(place: Place, heading: Option<String>) -> Shape {
    match place {
        Place::Column(column) => Shape::Column { number: column + 1, heading },
        Place::Two { .. } => Shape::TwoColumns,
        Place::Everywhere => Shape::List,
    }
}

fn take(roster: &mut Roster, row: &Row, place: Place) {
    let cell = |column: usize| row.cells.get(column).map_or("", String::as_str);
    if row.cells.iter().any(|cell| is_sum(cell)) {
        return roster.pass(row.line, &whole(row), Why::NotAName);
    }
    let name = match place {
        Place::Everywhere => {
            return row
                .cells
                .iter()
                .filter(|cell| !cell.is_empty())
                .for_each(|cell| roster.take(row.line, cell));
        }
        // Lists of several pages have their headings on each.
        Place::Column(column) if heading::of(cell(column)) == Some(Heading::Name) => {
            return roster.pass(row.line, &whole(row), Why::Heading);
        }
        Place::Column(column) => cell(column).to_owned(),
        Place::Two { last, first } => joined(cell(last), cell(first)),
    };
    match clean::name(&name) {
        Ok(_) => roster.take(row.line, &name),
        Err(why) => roster.pass(row.line, &whole(row), why),
    }
}

/// All that stands in a row.
fn whole(row: &Row) -> String {
    let cells: Vec<&str> = row.cells.iter().map(String::as_str).filter(|cell| !cell.is_empty()).collect();
    cells.join(JOINED)
}
