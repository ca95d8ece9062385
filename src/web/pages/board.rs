//! The board: 64 squares that can be pressed, marked or only looked at, with marks drawn over them.
//!
//! One component for every page. It shows what it is told; which moves are legal it does not know.

use crate::i18n::{Lang, messages};
use crate::rules::{Color, File, Game, Piece, Placed, Position, Rank, Refusal, Role, Square};
use askama::Template;

/// What pressing a square does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Use {
    /// Nothing: the board is a picture.
    Look,
    /// Squares are pressed, one after the other.
    Press,
    /// Squares could be pressed, but not until the board is put back.
    Rest,
    /// Squares are ticked.
    Tick,
}

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

/// A board to be drawn.
#[derive(Debug, Template)]
#[template(path = "_board.html")]
pub(super) struct Board {
    ranks: Vec<Line>,
    files: Vec<char>,
    shapes: Vec<Shape>,
    usage: Use,
    name: String,
    fen: String,
    orientation: &'static str,
}

/// A rank as it lies before the viewer.
#[derive(Debug)]
struct Line {
    name: char,
    cells: Vec<Cell>,
}

#[derive(Debug)]
struct Cell {
    square: Square,
    piece: Option<String>,
    label: String,
    class: &'static str,
    /// The name that the square is sent under.
    field: &'static str,
    chosen: bool,
}

/// A mark in the drawing's own coordinates: a board of 8 by 8, the origin at the top left.
#[derive(Debug)]
struct Shape {
    class: &'static str,
    path: String,
}

/// What a board shows besides its pieces.
#[derive(Debug, Default)]
pub(super) struct Overlay {
    /// The square picked up.
    pub(super) picked: Option<Square>,
    /// The squares of the move that was made or tried.
    pub(super) step: Option<(Square, Square)>,
    /// The ticked squares.
    pub(super) ticked: Vec<Square>,
    /// The marks.
    pub(super) marks: Vec<Mark>,
}

impl Board {
    pub(super) fn new(lang: Lang, position: &Position, side: Color, usage: Use, overlay: &Overlay) -> Board {
        let mut ranks: Vec<Rank> = Rank::ALL.into();
        let mut files: Vec<File> = File::ALL.into();
        match side {
            Color::White => ranks.reverse(),
            Color::Black => files.reverse(),
        }
        let line = |rank: &Rank| Line {
            name: rank.char(),
            cells: files
                .iter()
                .map(|file| cell(lang, position, Square::from_coords(*file, *rank), overlay))
                .collect(),
        };
        Board {
            ranks: ranks.iter().map(line).collect(),
            files: files.iter().map(|file| file.char()).collect(),
            shapes: overlay.marks.iter().map(|mark| shape(*mark, side)).collect(),
            usage,
            name: name(lang, position, usage),
            fen: position.fen(),
            orientation: if side == Color::White { "white" } else { "black" },
        }
    }
}

/// What a screen reader calls the board; a picture is told whole.
fn name(lang: Lang, position: &Position, usage: Use) -> String {
    if usage != Use::Look {
        return lang.text("board").into_owned();
    }
    let pieces: Vec<&str> = position
        .pieces()
        .map(|placed| messages::square_label(lang, placed.square, Some(placed.piece)))
        .collect();
    lang.text_with("board-pieces", &[("pieces", pieces.join("; ").into())])
}

fn cell(lang: Lang, position: &Position, square: Square, overlay: &Overlay) -> Cell {
    let piece = position.piece_at(square);
    let label = messages::square_label(lang, square, piece);
    let picked = overlay.picked == Some(square);
    let stepped = overlay.step.is_some_and(|(from, to)| from == square || to == square);
    Cell {
        square,
        piece: piece.map(piece_class),
        label: if picked {
            lang.text_with("board-picked", &[("square", label.into())])
        } else {
            label.to_string()
        },
        class: match (square.is_light(), picked, stepped) {
            (true, false, false) => "sq",
            (false, false, false) => "sq dark",
            (true, true, _) => "sq picked",
            (false, true, _) => "sq dark picked",
            (true, false, true) => "sq step",
            (false, false, true) => "sq dark step",
        },
        field: if overlay.picked.is_some() { "to" } else { "from" },
        chosen: overlay.ticked.contains(&square),
    }
}

/// The style of a piece, as chessground names it: `white king`.
pub(super) fn piece_class(piece: Piece) -> String {
    format!("{} {}", side_name(piece.color), role_name(piece.role))
}

fn side_name(side: Color) -> &'static str {
    match side {
        Color::White => "white",
        Color::Black => "black",
    }
}

fn role_name(role: Role) -> &'static str {
    match role {
        Role::Pawn => "pawn",
        Role::Knight => "knight",
        Role::Bishop => "bishop",
        Role::Rook => "rook",
        Role::Queen => "queen",
        Role::King => "king",
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

/// From where to where a move text goes on the board, where it can be read.
pub(super) fn step_of(game: &Game, text: &str) -> Option<(Square, Square)> {
    use crate::rules::{Attempt, read_move};
    match read_move(game, text).ok()? {
        Attempt::Step { from, to, promotion: _ } => Some((from, to)),
        Attempt::Castle(wing) => {
            let king = game.position().king(game.position().turn())?;
            Some((king, wing.king_target(king.rank())))
        }
    }
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

fn shape(mark: Mark, side: Color) -> Shape {
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
    use super::{Board, Mark, Overlay, Use, centre, marks_of};
    use crate::i18n::Lang;
    use crate::rules::{Color, Piece, Placed, Position, Role, Square};
    use askama::Template;

    #[test]
    fn a_board_is_64_buttons_and_is_turned_for_black() {
        let board = |side| {
            Board::new(Lang::En, &Position::default(), side, Use::Press, &Overlay::default())
                .render()
                .expect("a board renders")
        };
        let (white, black) = (board(Color::White), board(Color::Black));
        assert_eq!(white.matches("<button").count(), 64);
        assert!(white.find("value=\"a8\"") < white.find("value=\"h1\""));
        assert!(black.find("value=\"h1\"") < black.find("value=\"a8\""));
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
