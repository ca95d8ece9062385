//! A diagram: what it shows, and what a reader can do with it.

use crate::rules::{Color, Game, Placement, Square};

/// A diagram. Words: message `figure-<lesson>-<id>` (the caption); for a line also, where there is
/// something to say, the attributes `step-1`, `step-2` … (after that many of its moves).
#[derive(Debug, Clone)]
pub struct Figure {
    /// Its name within the lesson.
    pub id: String,
    /// What it shows.
    pub scene: Scene,
    /// The side shown at the bottom.
    pub orientation: Color,
    /// Whether the board lies wrongly, with a dark square in the corner at the right hand (FIDE 2.1).
    pub turned: bool,
    /// Squares with a mark.
    pub marks: Vec<Square>,
    /// Arrows from square to square.
    pub arrows: Vec<(Square, Square)>,
}

/// What a diagram shows.
#[derive(Debug, Clone)]
pub enum Scene {
    /// A position to look at.
    Still(Game),
    /// A position in which the reader may try any move.
    Try(Game),
    /// Moves that the reader steps through.
    Line(Line),
    /// Pieces on a bare board.
    Bare(Placement),
}

/// The moves of a game from a position on.
#[derive(Debug, Clone)]
pub struct Line {
    /// The game, to the end of the line.
    pub game: Game,
    /// How many half-moves were played before the line begins.
    pub from: usize,
}

impl Figure {
    /// A diagram without marks, White at the bottom.
    #[must_use]
    pub fn new(id: impl Into<String>, scene: Scene) -> Figure {
        Figure {
            id: id.into(),
            scene,
            orientation: Color::White,
            turned: false,
            marks: Vec::new(),
            arrows: Vec::new(),
        }
    }

    /// The game whose position is shown first or can be stepped to; a bare board has none.
    #[must_use]
    pub fn game(&self) -> Option<&Game> {
        match &self.scene {
            Scene::Still(game) | Scene::Try(game) | Scene::Line(Line { game, .. }) => Some(game),
            Scene::Bare(_) => None,
        }
    }

    /// The game in which the reader may try any move.
    #[must_use]
    pub fn trial(&self) -> Option<&Game> {
        match &self.scene {
            Scene::Try(game) => Some(game),
            Scene::Still(_) | Scene::Line(_) | Scene::Bare(_) => None,
        }
    }
}

impl Line {
    /// How many moves it has.
    #[must_use]
    pub fn len(&self) -> usize {
        self.game.plies().saturating_sub(self.from)
    }

    /// Whether it has no move.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// What stands where once that many of its moves have been played.
    #[must_use]
    pub fn board(&self, step: usize) -> Placement {
        self.game.position_at(self.from + step).into()
    }
}
