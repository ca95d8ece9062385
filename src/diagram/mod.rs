//! A board as plain geometry, in squares from the top left corner: what lies where before the
//! viewer, the dark squares as hatching, and the marks drawn over them.
//!
//! One [`Orientation`] does all flipping. Knows no markup, no style and no words.

mod hatching;
mod mark;
mod orientation;

pub use hatching::hatching;
pub use mark::{Mark, Shape};
pub use orientation::Orientation;

use crate::rules::{Piece, Placement};

/// A board as it is drawn.
#[derive(Debug, Clone, PartialEq)]
pub struct Diagram {
    /// From where it is seen.
    pub orientation: Orientation,
    /// Whether it lies wrongly, with a dark square at each player's right hand.
    pub turned: bool,
    /// The pieces.
    pub pieces: Vec<Stand>,
    /// The marks.
    pub shapes: Vec<Shape>,
}

/// A piece with the column and row of its square.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Stand {
    /// The piece.
    pub piece: Piece,
    /// How many squares lie at its left.
    pub column: u8,
    /// How many squares lie above.
    pub row: u8,
}

impl Diagram {
    /// A board with marks, seen from there.
    #[must_use]
    pub fn new(board: &Placement, orientation: Orientation, turned: bool, marks: &[Mark]) -> Diagram {
        let stand = |placed: crate::rules::Placed| {
            let (column, row) = orientation.place(placed.square);
            Stand { piece: placed.piece, column, row }
        };
        Diagram {
            orientation,
            turned,
            pieces: board.pieces().map(stand).collect(),
            shapes: marks.iter().map(|mark| mark.shape(orientation)).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Diagram, Mark, Orientation, Stand};
    use crate::rules::{Color, Placement, Role, Square};

    #[test]
    fn a_piece_lies_where_the_viewer_sees_it() {
        let board = Placement::read("8/8/8/8/8/8/8/R7").unwrap();
        let rook = Role::Rook.of(Color::White);
        let seen = |side| {
            let diagram = Diagram::new(&board, Orientation::of(side), false, &[Mark::Ring(Square::A1)]);
            assert_eq!(diagram.shapes.len(), 1);
            diagram.pieces
        };
        assert_eq!(seen(Color::White), [Stand { piece: rook, column: 0, row: 7 }]);
        assert_eq!(seen(Color::Black), [Stand { piece: rook, column: 7, row: 0 }]);
    }
}
