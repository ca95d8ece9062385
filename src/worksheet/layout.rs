//! Where exercises lie on the pages: rows of two or three, none of them cut.
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
const FOOT: f32 = 8.0;

/// Between two rows.
const ROW_GAP: f32 = 5.0;

/// Between two answers of the key.
const KEY_GAP: f32 = 2.0;

/// A line to write on.
const LINE: f32 = 8.5;

/// The number of an exercise, with whose move it is.
const LABEL: f32 = 5.5;

/// Something that an exercise is made of, beside its number and its board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Part<'a> {
    /// Running text.
    Text(&'a str),
    /// A text after a box to tick.
    Option(&'a str),
    /// So many lines to write on.
    Lines(usize),
}

/// How the exercises of a sheet, or the answers of its key, are set.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Layout {
    paper: Paper,
    columns: usize,
    rows: usize,
    /// The size of its type, in points.
    size: f32,
    /// The side of a board with its letters, and whether the text stands beside it.
    board: f32,
    beside: bool,
    /// The gaps between columns and between rows.
    gaps: (f32, f32),
    /// The head of the first page.
    first: f32,
}

impl Layout {
    /// How the exercises are set.
    #[must_use]
    pub fn of_exercises(paper: Paper, per_page: PerPage) -> Layout {
        let (columns, size, board, beside) = match per_page {
            PerPage::Four => (2, 11.0, 72.0, false),
            PerPage::Six => (2, 10.0, 50.0, true),
            PerPage::Eight => (2, 9.5, 45.0, true),
            PerPage::Nine => (3, 9.5, 48.0, false),
            PerPage::Twelve => (3, 9.0, 38.0, false),
        };
        let (rows, gaps) = (per_page.number() / columns, (if columns == 2 { 8.0 } else { 6.0 }, ROW_GAP));
        Layout { paper, columns, rows, size, board, beside, gaps, first: FIRST_HEAD }
    }

    /// How the answers of the key are set.
    #[must_use]
    pub fn of_key(paper: Paper) -> Layout {
        let gaps = (8.0, KEY_GAP);
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

    /// How many a page holds at most.
    #[must_use]
    pub fn most(&self) -> usize {
        self.columns.saturating_mul(self.rows)
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
            Part::Option(text) => lines(text, (width - 5.5) / letter) as f32 * line + 0.9,
            Part::Lines(count) => count as f32 * LINE,
        }
    }

    /// Which of them stand on which page, by their heights, in order. A row is as high as the highest
    /// in it.
    #[must_use]
    pub fn pages(&self, heights: &[f32]) -> Vec<Range<usize>> {
        let (_, height) = self.paper.within();
        let mut pages: Vec<Range<usize>> = Vec::new();
        let (mut left, mut rows) = (0.0, 0);
        for (index, row) in heights.chunks(self.columns).enumerate() {
            let range = index * self.columns..index * self.columns + row.len();
            let needed = row.iter().copied().fold(0.0, f32::max) + self.gaps.1;
            match pages.last_mut() {
                Some(page) if needed <= left && rows < self.rows => {
                    page.end = range.end;
                    rows += 1;
                }
                Some(_) | None => {
                    let head = if pages.is_empty() { self.first } else { HEAD };
                    // No gap follows the last row.
                    left = height - head - FOOT + self.gaps.1;
                    rows = 1;
                    pages.push(range);
                }
            }
            left -= needed;
        }
        pages
    }
}

#[cfg(test)]
mod tests {
    use super::{Layout, Part};
    use crate::worksheet::{Paper, PerPage};

    const SHORT: [Part<'static>; 2] = [Part::Text("Mark the rook."), Part::Lines(1)];

    #[test]
    fn short_exercises_fill_the_page_with_the_number_that_was_asked_for() {
        for paper in Paper::ALL {
            for per_page in PerPage::ALL {
                let layout = Layout::of_exercises(paper, per_page);
                let heights = vec![layout.height(true, &SHORT); 30];
                let pages = layout.pages(&heights);
                assert!(
                    pages.first().is_some_and(|page| page.len() == per_page.number()),
                    "{layout:?} {pages:?}"
                );
                assert_eq!(pages.iter().map(ExactSizeIterator::len).sum::<usize>(), 30);
            }
        }
    }

    #[test]
    fn long_exercises_go_over_to_the_next_page() {
        let layout = Layout::of_exercises(Paper::A4, PerPage::Twelve);
        let long = "A sentence that goes on. ".repeat(12);
        let heights = vec![layout.height(true, &[Part::Text(&long), Part::Lines(1)]); 12];
        let pages = layout.pages(&heights);
        assert!(pages.len() > 1 && pages[0].len() % 3 == 0, "{pages:?}");
        let none: Vec<std::ops::Range<usize>> = layout.pages(&[]);
        assert!(none.is_empty());
    }

    #[test]
    fn text_beside_the_board_makes_it_no_higher_until_it_is_long() {
        let layout = Layout::of_exercises(Paper::A4, PerPage::Six);
        assert_eq!(layout.height(true, &SHORT), 50.0);
        assert!(layout.height(true, &[Part::Lines(6)]) > 50.0);
        assert!(layout.height(false, &SHORT) < 30.0);
    }
}
