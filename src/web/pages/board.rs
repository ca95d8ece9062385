//! The board: 64 squares that can be pressed, marked or only looked at, with marks drawn over them.
//!
//! One component for every page. It shows what it is told; which moves are legal it does not know.

use super::mark::{Mark, Shape, shape};
use crate::i18n::{Lang, messages};
use crate::rules::{Color, File, Game, Piece, Position, Rank, Role, Square};
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
    use super::{Board, Overlay, Use};
    use crate::i18n::Lang;
    use crate::rules::{Color, Position};
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
    }
}
