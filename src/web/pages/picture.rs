//! A board as a drawing for paper: hatched squares, pieces that are drawn once and used where they
//! stand, and the marks of the question.

use super::board::{piece_class, told};
use super::mark::Mark;
use super::task::asked_about;
use crate::diagram::{Diagram, Orientation, Stand, hatching};
use crate::i18n::Lang;
use crate::puzzle::{Puzzle, Task};
use crate::rules::Color;
use crate::web::assets;
use askama::Template;

/// A board to be printed. Its page must hold [`Drawings`] as well.
#[derive(Debug, Template)]
#[template(path = "_picture.html")]
pub(super) struct Picture {
    diagram: Diagram,
    label: String,
}

impl Picture {
    /// The board of a puzzle, with what the question speaks of marked on it.
    pub(super) fn of(lang: Lang, puzzle: &Puzzle) -> Picture {
        let board = puzzle.placement();
        let mut marks = asked_about(puzzle);
        if let Task::Route(ask) = &puzzle.task {
            marks.push(Mark::Frame(ask.from));
            marks.extend(ask.targets.iter().map(|target| Mark::Ring(*target)));
        }
        let orientation = Orientation::of(puzzle.orientation);
        Picture {
            diagram: Diagram::new(&board, orientation, puzzle.turned, &marks),
            label: told(lang, &board),
        }
    }

    /// The squares that it lies on, by the name of their drawing.
    fn squares(&self) -> &'static str {
        if self.diagram.turned { "squares-turned" } else { "squares" }
    }

    /// The letters and digits around it, by the name of their drawing.
    fn edge(&self) -> &'static str {
        self.diagram.orientation.side().fold_wb("edge-white", "edge-black")
    }

    fn drawing(stand: &Stand) -> String {
        piece_class(stand.piece).replace(' ', "-")
    }
}

/// What the pictures of a page are made of: the squares, the letters at the edge, the pieces.
#[derive(Debug, Template)]
#[template(path = "_drawings.html")]
pub(super) struct Drawings {
    usual: String,
    turned: String,
    edges: [(&'static str, Orientation); 2],
    pieces: Vec<(String, &'static str)>,
}

impl Drawings {
    pub(super) fn new() -> Drawings {
        let name = |style: &str| style.split(' ').rev().collect::<Vec<_>>().join("-");
        Drawings {
            usual: hatching(false),
            turned: hatching(true),
            edges: [("edge-white", Color::White), ("edge-black", Color::Black)]
                .map(|(name, side)| (name, Orientation::of(side))),
            pieces: assets::pieces().iter().map(|(style, drawing)| (name(style), *drawing)).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Drawings, Picture};
    use crate::i18n::Lang;
    use crate::puzzle::{SetupAsk, Task};
    use crate::rules::Placement;
    use crate::web::pages::sample;
    use askama::Template;

    #[test]
    fn every_drawing_that_a_board_uses_is_there() {
        let puzzle = sample::on_board(
            &Placement::initial().to_string(),
            Task::Setup(SetupAsk { target: Placement::initial() }),
        );
        let picture = Picture::of(Lang::En, &puzzle).render().expect("a picture renders");
        let drawings = Drawings::new().render().expect("drawings render");
        let used: Vec<&str> =
            picture.split("href=\"#").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        assert_eq!(used.len(), 34);
        for name in used {
            assert!(drawings.contains(&format!("id=\"{name}\"")), "{name}");
        }
        assert!(picture.contains("aria-label=\""));
    }
}
