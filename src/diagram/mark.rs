//! Marks over a board, and how each is drawn.
//!
//! `static/js/marks.js` draws the same shapes in the browser.

use super::Orientation;
use crate::rules::Square;

/// Something drawn over the squares.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mark {
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

/// A mark as a path, in squares from the top left corner, and the name of its style.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Shape {
    /// The name of its style.
    pub class: &'static str,
    /// The data of its path.
    pub path: String,
}

impl Mark {
    /// How it is drawn on a board that is seen from there.
    #[must_use]
    pub fn shape(self, seen: Orientation) -> Shape {
        let at = |square| seen.centre(square);
        match self {
            Mark::Ring(square) => Shape { class: "ring", path: circle(at(square), 0.42) },
            Mark::Frame(square) => Shape { class: "frame", path: corners(at(square)) },
            Mark::Arrow(from, to) => Shape { class: "arrow", path: arrow(at(from), at(to)) },
            Mark::Right(square) => Shape { class: "good", path: circle(at(square), 0.42) },
            Mark::Missed(square) => Shape { class: "missed", path: circle(at(square), 0.42) },
            Mark::Extra(square) => Shape { class: "extra", path: cross(at(square)) },
        }
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
