//! Marks over a board: which ones prove a verdict. How each is drawn is the diagram's business.

pub(super) use crate::diagram::Mark;
use crate::puzzle::Misplaced;
use crate::rules::{Placed, Refusal, Square};

impl Mark {
    /// A square of a board that was set up: empty, held by another piece, or held for nothing.
    pub(super) fn of_misplaced(place: Misplaced) -> Mark {
        match (place.stands, place.belongs) {
            (None, _) => Mark::Missed(place.square),
            (Some(_), Some(_)) => Mark::Ring(place.square),
            (Some(_), None) => Mark::Extra(place.square),
        }
    }
}

/// The marks that prove a refusal: its squares ringed, its pieces framed, and arrows from the
/// pieces to the one square that they bear on.
pub(super) fn proof(refusal: &Refusal) -> Vec<Mark> {
    marks_of(&refusal.squares, &refusal.pieces)
}

/// The marks of squares and pieces that a verdict speaks of.
pub(super) fn marks_of(squares: &[Square], pieces: &[Placed]) -> Vec<Mark> {
    let holds_piece = |square: &&Square| pieces.iter().any(|placed| placed.square == **square);
    let bare: Vec<Square> = squares.iter().filter(|square| !holds_piece(square)).copied().collect();
    let mut marks: Vec<Mark> = bare.iter().map(|square| Mark::Ring(*square)).collect();
    marks.extend(pieces.iter().map(|placed| Mark::Frame(placed.square)));
    if let [target] = bare.as_slice() {
        marks.extend(pieces.iter().map(|placed| Mark::Arrow(placed.square, *target)));
    }
    marks
}

#[cfg(test)]
mod tests {
    use super::{Mark, marks_of};
    use crate::rules::{Color, Piece, Placed, Role, Square};

    #[test]
    fn an_attacker_points_at_the_square_it_attacks() {
        let bishop = Placed { square: Square::A6, piece: Piece { color: Color::Black, role: Role::Bishop } };
        assert_eq!(
            marks_of(&[Square::F1], &[bishop]),
            [Mark::Ring(Square::F1), Mark::Frame(Square::A6), Mark::Arrow(Square::A6, Square::F1)]
        );
        assert_eq!(marks_of(&[Square::A6], &[bishop]), [Mark::Frame(Square::A6)]);
    }
}
