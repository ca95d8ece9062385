//! A board as a picture by itself: an SVG that needs no style from anywhere.

use crate::diagram::{Diagram, Mark, Orientation, Stand};
use crate::i18n::Lang;
use crate::puzzle::{Puzzle, Task};
use crate::web::assets;
use crate::web::pages::board::{piece_class, told};
use crate::web::pages::task::asked_about;
use askama::Template;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;

/// A picture of a board.
#[derive(Debug)]
pub(super) struct Drawing {
    /// What a screen reader says of it.
    pub(super) label: String,
    /// The picture, in base 64.
    pub(super) data: String,
}

#[derive(Template)]
#[template(path = "_export-board.svg")]
struct Svg {
    diagram: Diagram,
    /// The dark squares: column and row.
    dark: Vec<(u8, u8)>,
}

impl Drawing {
    /// The board of a puzzle, with what the question speaks of marked on it.
    pub(super) fn of(lang: Lang, puzzle: &Puzzle) -> Drawing {
        let board = puzzle.placement();
        let mut marks = asked_about(puzzle);
        if let Task::Route(ask) = &puzzle.task {
            marks.push(Mark::Frame(ask.from));
            marks.extend(ask.targets.iter().map(|target| Mark::Ring(*target)));
        }
        let diagram = Diagram::new(&board, Orientation::of(puzzle.orientation), puzzle.turned, &marks);
        let all = (0..8_u8).flat_map(|row| (0..8_u8).map(move |column| (column, row)));
        let dark = all.filter(|(column, row)| (column + row) % 2 == u8::from(!diagram.turned)).collect();
        let svg = super::super::text(&Svg { diagram, dark });
        Drawing { label: told(lang, &board), data: STANDARD.encode(svg) }
    }
}

impl Svg {
    /// What is drawn for a piece.
    fn piece(stand: &Stand) -> &'static str {
        let class = piece_class(stand.piece);
        assets::pieces().iter().find(|(name, _)| **name == *class).map_or("", |(_, drawing)| drawing)
    }
}
