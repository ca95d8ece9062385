//! A board that is being set up: what stands on it so far, the piece that is put next, and the way
//! back by one.

use super::board::piece_class;
use super::fields::Fields;
use crate::i18n::{Lang, messages};
use crate::puzzle::{Answer, Puzzle};
use crate::rules::{Color, Piece, Placement, Role, Square};

/// A board with what is put next.
#[derive(Debug)]
pub(super) struct Setting {
    pub(super) board: Placement,
    /// The square that was pressed last.
    pub(super) at: Option<Square>,
    before: Option<Placement>,
    piece: Option<Piece>,
}

/// Something that can be put on a square, or the eraser.
#[derive(Debug)]
pub(super) struct Tool {
    /// How a form names it.
    pub(super) value: String,
    /// The picture; none for the eraser.
    pub(super) piece: Option<String>,
    pub(super) name: String,
    pub(super) chosen: bool,
}

impl Setting {
    /// The board of the answer, else that of the field `board` with what `piece` puts on `put`.
    pub(super) fn read(puzzle: &Puzzle, fields: &Fields, answer: Option<&Answer>) -> Setting {
        if let Some(Answer::Placement(board)) = answer {
            let piece = tool(fields.get("piece").unwrap_or("K"));
            return Setting { board: board.clone(), at: None, before: None, piece };
        }
        Setting::on(puzzle.placement(), fields)
    }

    /// The board of the field `board`, else the given one, with what `piece` puts on `put`.
    pub(super) fn on(start: Placement, fields: &Fields) -> Setting {
        let piece = tool(fields.get("piece").unwrap_or("K"));
        let given = fields.get("board").and_then(|text| Placement::read(text).ok());
        let mut board = given.unwrap_or(start);
        let at = fields.square("put").and_then(Result::ok);
        let before = at.map(|square| {
            let before = board.clone();
            match piece.filter(|piece| before.piece_at(square) != Some(*piece)) {
                Some(piece) => board.set(square, piece),
                None => drop(board.remove(square)),
            }
            before
        });
        Setting { board, at, before, piece }
    }

    /// The board before the last press.
    pub(super) fn before(&self) -> Option<&Placement> {
        self.before.as_ref()
    }

    /// The query of the board before the last press.
    pub(super) fn back(&self) -> Option<String> {
        let before = self.before.as_ref()?;
        Some(format!("board={before}&piece={}", self.value()))
    }

    /// How a form names what is put next.
    pub(super) fn value(&self) -> String {
        self.piece.map_or_else(|| "-".to_string(), |piece| piece.char().to_string())
    }

    /// All pieces, White's first, and the eraser.
    pub(super) fn tools(&self, lang: Lang) -> Vec<Tool> {
        let roles = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];
        let pieces = Color::ALL.into_iter().flat_map(|color| roles.map(|role| Piece { color, role }));
        let piece = |piece: Piece| Tool {
            value: piece.char().to_string(),
            piece: Some(piece_class(piece)),
            name: messages::piece(lang, piece),
            chosen: self.piece == Some(piece),
        };
        let eraser = Tool {
            value: "-".to_string(),
            piece: None,
            name: lang.text("setup-eraser").into_owned(),
            chosen: self.piece.is_none(),
        };
        pieces.map(piece).chain([eraser]).collect()
    }
}

/// The piece of that letter, White's in capitals; none for the eraser and whatever is no piece.
fn tool(value: &str) -> Option<Piece> {
    let mut letters = value.chars();
    letters.next().filter(|_| letters.next().is_none()).and_then(Piece::from_char)
}

#[cfg(test)]
mod tests {
    use super::Setting;
    use crate::puzzle::{Puzzle, SetupAsk, Task};
    use crate::rules::Placement;
    use crate::web::pages::fields::Fields;
    use crate::web::pages::sample;

    fn puzzle() -> Puzzle {
        sample::on_board("8/8/8/8/8/8/8/8", Task::Setup(SetupAsk { target: Placement::initial() }))
    }

    #[test]
    fn a_press_puts_a_piece_and_a_second_press_takes_it_off() {
        let board = |query: &str| Setting::read(&puzzle(), &Fields::parse(query), None).board.to_string();
        assert_eq!(board("piece=R&put=a1"), "8/8/8/8/8/8/8/R7");
        assert_eq!(board("board=8/8/8/8/8/8/8/R7&piece=n&put=a1"), "8/8/8/8/8/8/8/n7");
        assert_eq!(board("board=8/8/8/8/8/8/8/R7&piece=R&put=a1"), "8/8/8/8/8/8/8/8");
        assert_eq!(board("board=8/8/8/8/8/8/8/R7&piece=-&put=a1"), "8/8/8/8/8/8/8/8");
        assert_eq!(board("board=junk&piece=junk&put=junk"), "8/8/8/8/8/8/8/8");
    }

    #[test]
    fn the_last_press_can_be_undone() {
        let setting = Setting::read(&puzzle(), &Fields::parse("piece=R&put=a1"), None);
        assert_eq!(setting.back().as_deref(), Some("board=8/8/8/8/8/8/8/8&piece=R"));
        assert_eq!(Setting::read(&puzzle(), &Fields::parse("piece=R"), None).back(), None);
    }
}
