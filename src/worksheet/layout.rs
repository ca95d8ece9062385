//! Where exercises lie on the pages: two or three columns, read one after the other, none of them cut.
//!
//! `static/css/sheet.css` sets them in these measures, which are millimetres.

use super::{Paper, PerPage, lines};
use std::ops::Range;

/// A point of type.
const POINT: f32 = 0.352_8;

/// The head of the first page, with title, names and the way to the screen.
const FIRST_HEAD: f32 = 31.0;

/// The head of any other page.
const HEAD: f32 = 10.0;

/// The foot of every page.
const FOOT: f32 = 9.0;

/// From which part of its height on a page's columns are spread over the whole of it.
const NEARLY_FULL: f32 = 0.7;

/// Which part of a page an exercise may take up before it is set small.
const LONG: f32 = 0.8;

/// A line to write on.
const LINE: f32 = 8.5;

/// The number of an exercise, with whose move it is.
const LABEL: f32 = 5.5;

/// Something that an exercise is made of, beside its number and its board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Part<'a> {
    /// Running text.
    Text(&'a str),
    /// A text after a box to tick, and the same in another language, or nothing.
    Option(&'a str, &'a str),
    /// So many lines to write on.
    Lines(usize),
}

/// How the exercises of a sheet, or the answers of its key, are set.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Layout {
    paper: Paper,
    columns: usize,
    /// How many stand in a column at most.
    rows: usize,
    /// The size of its type, in points.
    size: f32,
    /// The side of a board with its letters, and whether the text stands beside it.
    board: f32,
    beside: bool,
    /// The gaps between columns, and between what stands in one.
    gaps: (f32, f32),
    /// The head of the first page.
    first: f32,
}

/// What stands in a column, and whether it is spread over its height.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Column {
    /// Which ones, counted over the whole sheet.
    pub range: Range<usize>,
    /// Whether what room is left goes between them.
    pub spread: bool,
}

impl Layout {
    /// How the exercises are set.
    #[must_use]
    pub fn of_exercises(paper: Paper, per_page: PerPage) -> Layout {
        let (columns, size, board, beside, gap) = match per_page {
            PerPage::Four => (2, 11.0, 72.0, false, 5.0),
            PerPage::Six => (2, 10.0, 50.0, true, 5.0),
            PerPage::Eight => (2, 9.5, 45.0, true, 5.0),
            PerPage::Nine => (3, 9.5, 46.0, false, 5.0),
            PerPage::Twelve => (2, 9.0, 33.0, true, 3.5),
        };
        let gaps = (if columns == 2 { 8.0 } else { 6.0 }, gap);
        let rows = per_page.number() / columns;
        Layout { paper, columns, rows, size, board, beside, gaps, first: FIRST_HEAD }
    }

    /// How the answers of the key are set.
    #[must_use]
    pub fn of_key(paper: Paper) -> Layout {
        let gaps = (8.0, 2.0);
        Layout {
            paper,
            columns: 2,
            rows: usize::MAX,
            size: 9.5,
            board: 0.0,
            beside: false,
            gaps,
            first: 16.0,
        }
    }

    /// The height of an exercise, and whether it has to be set small, so that a long one does not
    /// leave the page.
    #[must_use]
    pub fn fit(&self, board: bool, parts: &[Part<'_>]) -> (f32, bool) {
        let height = self.height(board, parts);
        if height <= self.high(true) * LONG {
            return (height, false);
        }
        let small = Layout { size: self.size.min(9.0), board: self.board.min(50.0), ..*self };
        (small.height(board, parts), true)
    }

    /// The height of an exercise or an answer.
    #[must_use]
    pub fn height(&self, board: bool, parts: &[Part<'_>]) -> f32 {
        let (within, _) = self.paper.within();
        let gaps = self.gaps.0 * (self.columns as f32 - 1.0);
        let column = (within - gaps) / self.columns as f32;
        let beside = board && self.beside;
        let width = if beside { column - self.board - 4.0 } else { column };
        let text = LABEL + parts.iter().map(|part| self.part(*part, width)).sum::<f32>();
        match (board, beside) {
            (true, true) => text.max(self.board),
            (true, false) => text + self.board + 1.5,
            (false, _) => text,
        }
    }

    fn part(&self, part: Part<'_>, width: f32) -> f32 {
        let letter = self.size * POINT;
        // Chinese stands further apart.
        let line = letter * 1.42;
        match part {
            Part::Text(text) => lines(text, width / letter) as f32 * line + 1.2,
            Part::Option(text, other) => {
                let wide = (width - 5.5) / letter;
                // Each stands in one piece: the second beside the first only where it fits.
                let apart = lines(text, wide) + if other.is_empty() { 0 } else { lines(other, wide) };
                let joined = lines(&format!("{text} {other}"), wide);
                (if joined == 1 { 1 } else { apart }) as f32 * line + 0.9
            }
            Part::Lines(count) => count as f32 * LINE,
        }
    }

    /// Which of them stand in which column of which page, by their heights, in order.
    #[must_use]
    pub fn pages(&self, heights: &[f32]) -> Vec<Vec<Column>> {
        let mut pages = Vec::new();
        let mut at = 0;
        while at < heights.len() {
            let high = self.high(pages.is_empty());
            let mut page = self.page(heights, at, high, self.rows);
            let end = page.last().map_or(at, |column| column.range.end);
            if end == heights.len() {
                // The last page: as even as it goes.
                let even = (end - at).div_ceil(self.columns);
                let balanced = (even..self.rows).map(|rows| self.page(heights, at, high, rows));
                let all = |page: &Vec<Column>| page.last().is_some_and(|column| column.range.end == end);
                page = balanced.take(end).find(all).unwrap_or(page);
            }
            pages.push(page);
            at = end;
        }
        pages
    }

    /// The height of a page between head and foot.
    fn high(&self, first: bool) -> f32 {
        let (_, height) = self.paper.within();
        height - if first { self.first } else { HEAD } - FOOT
    }

    /// The columns of a page from that one on, with at most so many in each. Even one that is higher
    /// than the page has a column to itself.
    fn page(&self, heights: &[f32], start: usize, high: f32, rows: usize) -> Vec<Column> {
        let mut columns: Vec<Column> = Vec::new();
        let (mut at, mut highest) = (start, 0.0_f32);
        while columns.len() < self.columns && at < heights.len() {
            let (mut used, mut end) = (0.0, at);
            for height in heights.iter().skip(at).take(rows) {
                let gap = if end == at { 0.0 } else { self.gaps.1 };
                if end > at && used + gap + height > high {
                    break;
                }
                used += gap + height;
                end += 1;
            }
            columns.push(Column { range: at..end, spread: false });
            highest = highest.max(used);
            at = end;
        }
        // All columns or none, each with as many: then what stands side by side lines up.
        let even = columns.iter().all(|column| column.range.len() == rows && rows > 1);
        if even && columns.len() == self.columns && highest > high * NEARLY_FULL {
            columns.iter_mut().for_each(|column| column.spread = true);
        }
        columns
    }
}

#[cfg(test)]
mod tests {
    use super::{Column, Layout, Part};
    use crate::worksheet::{Paper, PerPage};

    const SHORT: [Part<'static>; 2] = [Part::Text("Mark the rook."), Part::Lines(1)];

    fn counts(pages: &[Vec<Column>]) -> Vec<usize> {
        pages.iter().map(|page| page.iter().map(|column| column.range.len()).sum()).collect()
    }

    #[test]
    fn short_exercises_fill_the_page_with_the_number_that_was_asked_for() {
        for paper in Paper::ALL {
            for per_page in PerPage::ALL {
                let layout = Layout::of_exercises(paper, per_page);
                let pages = layout.pages(&[layout.height(true, &SHORT); 30]);
                let counts = counts(&pages);
                assert_eq!(
                    (counts[0], counts.iter().sum()),
                    (per_page.number(), 30),
                    "{layout:?} {counts:?}"
                );
                let ranges: Vec<_> = pages.iter().flatten().map(|column| column.range.clone()).collect();
                assert!(ranges.windows(2).all(|pair| pair[0].end == pair[1].start), "{ranges:?}");
            }
        }
    }

    #[test]
    fn long_exercises_go_over_to_the_next_page() {
        let layout = Layout::of_exercises(Paper::A4, PerPage::Twelve);
        let long = "A sentence that goes on. ".repeat(16);
        let heights = vec![layout.height(true, &[Part::Text(&long), Part::Lines(1)]); 12];
        assert!(layout.pages(&heights).len() > 1);
        // What is higher than any page is not left out.
        assert_eq!(counts(&layout.pages(&[500.0; 3])), [2, 1]);
        assert_eq!(layout.pages(&[]), Vec::<Vec<Column>>::new());
    }

    #[test]
    fn the_last_page_is_as_even_as_it_goes() {
        let layout = Layout::of_exercises(Paper::A4, PerPage::Eight);
        let page = layout.pages(&[50.0; 4]).remove(0);
        assert_eq!(page.iter().map(|column| column.range.len()).collect::<Vec<_>>(), [2, 2]);
        let key = Layout::of_key(Paper::A4);
        let page = key.pages(&[7.0; 21]).remove(0);
        assert_eq!(page.iter().map(|column| column.range.len()).collect::<Vec<_>>(), [11, 10]);
    }

    #[test]
    fn a_long_exercise_is_set_small() {
        let layout = Layout::of_exercises(Paper::Letter, PerPage::Four);
        assert_eq!(layout.fit(true, &SHORT), (layout.height(true, &SHORT), false));
        let long = "A sentence that goes on. ".repeat(40);
        let (height, small) = layout.fit(true, &[Part::Text(&long)]);
        assert!(small && height < layout.height(true, &[Part::Text(&long)]) - 22.0);
    }

    #[test]
    fn text_beside_the_board_makes_it_no_higher_until_it_is_long() {
        let layout = Layout::of_exercises(Paper::A4, PerPage::Six);
        assert_eq!(layout.height(true, &SHORT), 50.0);
        assert!(layout.height(true, &[Part::Lines(6)]) > 50.0);
        assert!(layout.height(false, &SHORT) < 30.0);
    }
}
