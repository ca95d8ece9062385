//! From where a board is seen.

use crate::rules::{Color, File, Rank, Square};

/// The side at the bottom of the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Orientation(Color);

impl Orientation {
    /// Seen by that side.
    #[must_use]
    pub fn of(side: Color) -> Orientation {
        Orientation(side)
    }

    /// The side that sees it.
    #[must_use]
    pub fn side(self) -> Color {
        self.0
    }

    /// The files from left to right.
    #[must_use]
    pub fn files(self) -> [File; 8] {
        let mut files = File::ALL;
        if self.0 == Color::Black {
            files.reverse();
        }
        files
    }

    /// The ranks from top to bottom.
    #[must_use]
    pub fn ranks(self) -> [Rank; 8] {
        let mut ranks = Rank::ALL;
        if self.0 == Color::White {
            ranks.reverse();
        }
        ranks
    }

    /// How many squares lie at the left of a square, and how many above it.
    #[must_use]
    pub fn place(self, square: Square) -> (u8, u8) {
        let (file, rank) = (u8::from(square.file()), u8::from(square.rank()));
        match self.0 {
            Color::White => (file, 7 - rank),
            Color::Black => (7 - file, rank),
        }
    }

    /// The middle of a square.
    #[must_use]
    pub fn centre(self, square: Square) -> (f32, f32) {
        let (column, row) = self.place(square);
        (f32::from(column) + 0.5, f32::from(row) + 0.5)
    }
}

#[cfg(test)]
mod tests {
    use super::Orientation;
    use crate::rules::{Color, Square};

    #[test]
    fn lines_and_squares_are_flipped_alike() {
        for side in Color::ALL {
            let seen = Orientation::of(side);
            for square in Square::ALL {
                let (column, row) = seen.place(square);
                let place = (seen.files()[usize::from(column)], seen.ranks()[usize::from(row)]);
                assert_eq!(place, (square.file(), square.rank()), "{square} for {side}");
            }
        }
        assert_eq!(Orientation::of(Color::White).centre(Square::A1), (0.5, 7.5));
        assert_eq!(Orientation::of(Color::Black).centre(Square::A1), (7.5, 0.5));
    }
}
