//! Which column of a table without headings holds the names: by what its cells look like.

use super::clean::{all_han, is_han, name};

/// Where the names are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Place {
    /// In one column.
    Column(usize),
    /// The family name in the first, the given name in the second.
    Two {
        /// The column of family names.
        last: usize,
        /// The column of given names.
        first: usize,
    },
    /// Every cell is a name.
    Everywhere,
}

/// What says something else of a pupil.
const NO_NAMES: [&str; 14] =
    ["男", "女", "男生", "女生", "男孩", "女孩", "m", "f", "male", "female", "boy", "girl", "是", "否"];

/// The place of the names among the rows; `None` where no column looks like names.
pub(super) fn of(rows: &[Vec<String>]) -> Option<Place> {
    let width = rows.iter().map(Vec::len).max().unwrap_or_default();
    let named: Vec<usize> = (0..width).filter(|column| holds_names(rows, *column)).collect();
    let cells = |column: usize| rows.iter().filter_map(move |row| row.get(column)).map(String::as_str);
    let han: Vec<usize> =
        named.iter().copied().filter(|column| cells(*column).any(|cell| cell.contains(is_han))).collect();
    match (named.as_slice(), han.as_slice()) {
        ([], _) => None,
        ([one], _) => Some(Place::Column(*one)),
        // A Chinese name with its spelling beside it.
        ([_, ..], [one]) => Some(Place::Column(*one)),
        ([a, b], []) if *b == a + 1 && [*a, *b].iter().all(|column| cells(*column).all(is_one_word)) => {
            Some(Place::Two { last: *b, first: *a })
        }
        ([a, b], [_, _]) if *b == a + 1 && cells(*a).all(|cell| cell.chars().count() == 1) => {
            Some(Place::Two { last: *a, first: *b })
        }
        (all, _) if all.len() == width => Some(Place::Everywhere),
        ([first, ..], _) => Some(Place::Column(*first)),
    }
}

/// Most of the cells look like names, and they are not all the same few words.
fn holds_names(rows: &[Vec<String>], column: usize) -> bool {
    let cells: Vec<&str> = rows
        .iter()
        .filter_map(|row| row.get(column))
        .map(String::as_str)
        .filter(|cell| !cell.is_empty())
        .collect();
    let alike = cells.iter().filter(|cell| looks_like_a_name(cell)).count();
    let mut kinds = cells.clone();
    kinds.sort_unstable();
    kinds.dedup();
    alike * 10 >= cells.len() * 7 && alike > 0 && (cells.len() < 3 || kinds.len() * 2 > cells.len())
}

fn looks_like_a_name(cell: &str) -> bool {
    let Ok(found) = name(cell) else { return false };
    let length = found.chars().count();
    let fits = if all_han(&found) { length <= 4 } else { length > 1 };
    let plain = |sign: char| sign.is_alphabetic() || matches!(sign, ' ' | '\'' | '’' | '-' | '.' | '·' | ',');
    fits && cell.chars().all(plain) && !NO_NAMES.contains(&found.to_lowercase().as_str())
}

fn is_one_word(cell: &str) -> bool {
    !cell.contains(' ')
}
