//! Marks over a board: which ones prove a verdict, and how each is drawn.
//!
//! `static/js/marks.js` draws the same shapes in the browser.

use crate::puzzle::Misplaced;
use crate::rules::{Color, Placed, Refusal, Square};

/// Something drawn over the squares.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Mark {
    /// A square that matters.
    Ring(Square),
    /// A piece that matters.
    Frame(Square),
    /// From a square to a square.
    Arrow(Square, Square),
    /// A square marked rightly.
    Right(Square),
    /// A square that should have been marked.
    Missed(Square),
    /// A square marked that should not have been.
    Extra(Square),
}

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

/// A mark in the drawing's own coordinates: a board of 8 by 8, the origin at the top left.
#[derive(Debug)]
pub(super) struct Shape {
    pub(super) class: &'static str,
    pub(super) path: String,
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

/// The centre of a square as it lies before the viewer.
fn centre(square: Square, side: Color) -> (f32, f32) {
    let file = f32::from(u8::from(square.file()));
    let rank = f32::from(u8::from(square.rank()));
    match side {
        Color::White => (file + 0.5, 7.5 - rank),
        Color::Black => (7.5 - file, rank + 0.5),
    }
}

/// The shape of a mark on a board with that side at the bottom.
pub(super) fn shape(mark: Mark, side: Color) -> Shape {
    let at = |square| centre(square, side);
    match mark {
        Mark::Ring(square) => Shape { class: "ring", path: circle(at(square), 0.42) },
        Mark::Frame(square) => Shape { class: "frame", path: corners(at(square)) },
        Mark::Arrow(from, to) => Shape { class: "arrow", path: arrow(at(from), at(to)) },
        Mark::Right(square) => Shape { class: "good", path: circle(at(square), 0.42) },
        Mark::Missed(square) => Shape { class: "missed", path: circle(at(square), 0.42) },
        Mark::Extra(square) => Shape { class: "extra", path: cross(at(square)) },
    }
}

fn circle((x, y): (f32, f32), radius: f32) -> String {
    format!(
        "M{} {y}a{radius} {radius} 0 1 0 {d} 0a{radius} {radius} 0 1 0 -{d} 0z",
        x - radius,
        d = radius * 2.0
    )
}

/// Four corners around a square.
fn corners((x, y): (f32, f32)) -> String {
    let corner = |sx: f32, sy: f32| {
        let (cx, cy) = (x + sx * 0.45, y + sy * 0.45);
        format!("M{:.2} {cy:.2}H{cx:.2}V{:.2}", cx - sx * 0.22, cy - sy * 0.22)
    };
    [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)].map(|(sx, sy)| corner(sx, sy)).concat()
}

fn cross((x, y): (f32, f32)) -> String {
    let (near, size) = (0.28, 0.56);
    format!("M{:.2} {:.2}l{size} {size}m0 -{size}l-{size} {size}", x - near, y - near)
}

/// An arrow that ends short of the middle of its target, so that the piece there stays visible.
fn arrow((x1, y1): (f32, f32), (x2, y2): (f32, f32)) -> String {
    let length = (x2 - x1).hypot(y2 - y1).max(0.01);
    let (ux, uy) = ((x2 - x1) / length, (y2 - y1) / length);
    let point = |along: f32, across: f32| {
        format!("{:.2} {:.2}", x1 + ux * along - uy * across, y1 + uy * along + ux * across)
    };
    let (tail, neck, tip) = (0.35, length - 0.5, length - 0.12);
    format!(
        "M{}L{}L{}L{}L{}L{}L{}z",
        point(tail, 0.045),
        point(neck, 0.045),
        point(neck, 0.17),
        point(tip, 0.0),
        point(neck, -0.17),
        point(neck, -0.045),
        point(tail, -0.045),
    )
}

#[cfg(test)]
mod tests {
    use super::{Mark, centre, marks_of};
    use crate::rules::{Color, Piece, Placed, Role, Square};

    #[test]
    fn a_square_lies_where_the_viewer_sees_it() {
        assert_eq!(centre(Square::A1, Color::White), (0.5, 7.5));
        assert_eq!(centre(Square::A1, Color::Black), (7.5, 0.5));
    }

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
