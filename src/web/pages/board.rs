//! The board: 64 squares that can be pressed, marked or only looked at, with marks drawn over them.
//!
//! One component for every page. It shows what it is told; which moves are legal it does not know.

use super::mark::Mark;
use crate::diagram::{Orientation, Shape};
use crate::i18n::{Lang, messages};
use crate::rules::{Color, Game, Piece, Placed, Placement, Rank, Role, Square};
use askama::Template;

/// What pressing a square does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Use {
    /// Nothing: the board is a picture.
    Look,
    /// Squares are pressed, one after the other.
    Press,
    /// A square is pressed and sent under this name.
    Send(&'static str),
    /// Squares could be pressed, but not until the board is put back.
    Rest,
    /// Squares are ticked.
    Tick,
}

/// How a board lies before the players.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Lay {
    /// As it should, which goes without saying.
    Usual,
    /// As it should, which is said.
    Right,
    /// A quarter round: the corner at each player's right hand is dark.
    Turned,
}

/// From where a board is seen, and for what.
#[derive(Debug, Clone, Copy)]
pub(super) struct View {
    /// The side at the bottom.
    pub(super) side: Color,
    pub(super) lay: Lay,
    pub(super) usage: Use,
}

/// A board to be drawn.
#[derive(Debug, Template)]
#[template(path = "_board.html")]
pub(super) struct Board {
    ranks: Vec<Line>,
    files: Vec<char>,
    shapes: Vec<Shape>,
    asked: Vec<Shape>,
    labels: Vec<Seen>,
    usage: Use,
    name: String,
    placement: String,
    orientation: &'static str,
}

/// A text beside a mark: in the corner of a square, or on the way from one square to another.
#[derive(Debug, Clone)]
pub(super) struct Label {
    from: Square,
    to: Square,
    text: String,
}

/// A label where the viewer sees it, in squares from the top left corner.
#[derive(Debug)]
struct Seen {
    x: f32,
    y: f32,
    text: String,
}

impl Label {
    /// A text for the way between two squares, or for one square that is both.
    pub(super) fn new((from, to): (Square, Square), text: String) -> Label {
        Label { from, to, text }
    }

    fn seen(&self, seen: Orientation) -> Seen {
        let ((x, y), (to_x, to_y)) = (seen.centre(self.from), seen.centre(self.to));
        let text = self.text.clone();
        if self.from == self.to {
            return Seen { x: x + 0.28, y: y - 0.28, text };
        }
        Seen { x: x + (to_x - x) * 0.6, y: y + (to_y - y) * 0.6, text }
    }
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
    focus: bool,
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
    /// The square that the keyboard comes to first.
    pub(super) focus: Option<Square>,
    /// The marks that belong to the question.
    pub(super) asked: Vec<Mark>,
    /// The marks.
    pub(super) marks: Vec<Mark>,
    /// Texts beside them.
    pub(super) labels: Vec<Label>,
}

impl Board {
    pub(super) fn new(lang: Lang, placement: &Placement, view: View, overlay: &Overlay) -> Board {
        let seen = Orientation::of(view.side);
        let (ranks, files) = (seen.ranks(), seen.files());
        let shapes = |marks: &[Mark]| marks.iter().map(|mark| mark.shape(seen)).collect();
        let line = |rank: &Rank| Line {
            name: rank.char(),
            cells: files
                .iter()
                .map(|file| cell(lang, placement, Square::from_coords(*file, *rank), view, overlay))
                .collect(),
        };
        Board {
            ranks: ranks.iter().map(line).collect(),
            files: files.iter().map(|file| file.char()).collect(),
            shapes: shapes(&overlay.marks),
            asked: shapes(&overlay.asked),
            labels: overlay.labels.iter().map(|label| label.seen(seen)).collect(),
            usage: view.usage,
            name: name(lang, placement, view),
            placement: placement.to_string(),
            orientation: if view.side == Color::White { "white" } else { "black" },
        }
    }
}

/// What a screen reader calls the board; a picture is told whole.
fn name(lang: Lang, placement: &Placement, view: View) -> String {
    let name = match view.usage {
        Use::Look => told(lang, placement),
        Use::Press | Use::Send(_) | Use::Rest | Use::Tick => lang.text("board").into_owned(),
    };
    match view.lay {
        Lay::Usual => name,
        Lay::Right => lang.text_with("board-right", &[("board", name.into())]),
        Lay::Turned => lang.text_with("board-turned", &[("board", name.into())]),
    }
}

/// A picture of a board, told piece by piece.
pub(super) fn told(lang: Lang, placement: &Placement) -> String {
    if placement.is_empty() {
        return lang.text("board-empty").into_owned();
    }
    let label = |placed: Placed| messages::square_label(lang, placed.square, Some(placed.piece));
    let pieces: Vec<&str> = placement.pieces().map(label).collect();
    lang.text_with("board-pieces", &[("pieces", pieces.join("; ").into())])
}

fn cell(lang: Lang, placement: &Placement, square: Square, view: View, overlay: &Overlay) -> Cell {
    let piece = placement.piece_at(square);
    let light = square.is_light() == (view.lay != Lay::Turned);
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
        class: match (light, picked, stepped) {
            (true, false, false) => "sq",
            (false, false, false) => "sq dark",
            (true, true, _) => "sq picked",
            (false, true, _) => "sq dark picked",
            (true, false, true) => "sq step",
            (false, false, true) => "sq dark step",
        },
        field: match (view.usage, overlay.picked) {
            (Use::Send(name), _) => name,
            (Use::Look | Use::Press | Use::Rest | Use::Tick, Some(_)) => "to",
            (Use::Look | Use::Press | Use::Rest | Use::Tick, None) => "from",
        },
        focus: overlay.focus == Some(square),
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

#[cfg(test)]
mod tests {
    use super::{Board, Lay, Overlay, Use, View};
    use crate::i18n::Lang;
    use crate::rules::{Color, Placement};
    use askama::Template;

    fn board(side: Color, lay: Lay, usage: Use) -> String {
        let view = View { side, lay, usage };
        Board::new(Lang::En, &Placement::initial(), view, &Overlay::default())
            .render()
            .expect("a board renders")
    }

    #[test]
    fn a_board_is_64_buttons_and_is_turned_for_black() {
        let board = |side| board(side, Lay::Usual, Use::Press);
        let (white, black) = (board(Color::White), board(Color::Black));
        assert_eq!(white.matches("<button").count(), 64);
        assert!(white.find("value=\"a8\"") < white.find("value=\"h1\""));
        assert!(black.find("value=\"h1\"") < black.find("value=\"a8\""));
    }

    #[test]
    fn a_board_that_lies_wrongly_has_a_dark_corner_at_the_right_hand_and_says_so() {
        let corner = |lay| {
            let page = board(Color::White, lay, Use::Look);
            let last = page.rfind("<span class=\"sq").expect("a square");
            (page[last..].starts_with("<span class=\"sq dark\""), page.contains("h1, is a dark square"))
        };
        assert_eq!(corner(Lay::Usual), (false, false));
        assert_eq!(corner(Lay::Turned), (true, true));
    }
}
