//! A position that is being set up: the board with what is put next, whose move it is, the castling
//! rights and the en passant square; and, once it is to be used, what is wrong with it.

use super::super::board::{Board, Lay, Overlay, Use, View};
use super::super::fields::Fields;
use super::super::mark::Mark;
use super::super::setting::{Setting, Tool};
use crate::i18n::{Lang, messages};
use crate::rules::{Color, FenFault, File, Placement, Position, Rank, Square};
use crate::web::percent::encode;
use crate::web::shell::Shell;

/// The castling letters of a FEN, White's first.
const RIGHTS: [char; 4] = ['K', 'Q', 'k', 'q'];

/// A position as it is set up.
#[derive(Debug)]
pub(super) struct Editor {
    setting: Setting,
    turn: Color,
    rights: Vec<char>,
    en_passant: Option<Square>,
}

/// The editor, ready to be set.
#[derive(Debug)]
pub(super) struct EditorView {
    pub(super) board: Board,
    pub(super) placement: String,
    pub(super) tools: Vec<Tool>,
    pub(super) black: bool,
    /// Value, words, and whether it is ticked.
    pub(super) rights: Vec<(char, String, bool)>,
    /// Value, words, and whether it is chosen.
    pub(super) en_passant: Vec<(String, String, bool)>,
    /// What is wrong, fault by fault.
    pub(super) faults: Vec<String>,
    /// Where all of it is mended, if it can be.
    pub(super) mend: Option<String>,
    pub(super) undo: Option<String>,
    pub(super) clear: String,
    pub(super) initial: String,
}

impl Editor {
    /// The position of the fields, else the given one.
    pub(super) fn read(fields: &Fields, start: &Position) -> Editor {
        let given = fields.get("board").is_some();
        let fen = start.fen();
        let of_fen = |at: usize| fen.split(' ').nth(at).unwrap_or_default().to_string();
        let rights = if given { fields.all("castle").collect() } else { of_fen(2) };
        let square = if given { fields.get("ep").unwrap_or_default().to_string() } else { of_fen(3) };
        let turn = match fields.get("turn").filter(|_| given) {
            Some("b") => Color::Black,
            Some(_) => Color::White,
            None => start.turn(),
        };
        Editor {
            setting: Setting::on(start.into(), fields),
            turn,
            rights: RIGHTS.into_iter().filter(|letter| rights.contains(*letter)).collect(),
            en_passant: square.parse().ok(),
        }
    }

    /// As much of a faulty FEN as can be put on a board; nothing if that is not even a board.
    pub(super) fn of_faulty(fen: &str) -> Option<Editor> {
        let mut words = fen.split_whitespace();
        let board = Placement::read(words.next()?).ok()?;
        let turn = if words.next() == Some("b") { Color::Black } else { Color::White };
        let rights = words.next().unwrap_or_default();
        Some(Editor {
            setting: Setting::on(board, &Fields::default()),
            turn,
            rights: RIGHTS.into_iter().filter(|letter| rights.contains(*letter)).collect(),
            en_passant: words.next().and_then(|square| square.parse().ok()),
        })
    }

    /// The position as a FEN; it may be faulty.
    pub(super) fn fen(&self) -> String {
        let rights: String = self.rights.iter().collect();
        let rights = if rights.is_empty() { "-".to_string() } else { rights };
        let square = self.en_passant.map_or("-".to_string(), |square| square.to_string());
        format!("{} {} {rights} {square} 0 1", self.setting.board, self.turn.char())
    }

    /// The editor with what is wrong, if its position was to be used.
    pub(super) fn view(&self, shell: &Shell, faults: &[FenFault]) -> EditorView {
        let lang = shell.lang;
        let marks = faults.iter().flat_map(|fault| &fault.squares).map(|square| Mark::Ring(*square));
        let overlay = Overlay { marks: marks.collect(), focus: self.setting.at, ..Overlay::default() };
        let view = View { side: Color::White, lay: Lay::Usual, usage: Use::Send("put") };
        let rest = self.rest();
        let link = |board: &str| shell.here_with(&format!("?set=1&board={board}&{rest}#board"));
        EditorView {
            board: Board::new(lang, &self.setting.board, view, &overlay),
            placement: self.setting.board.to_string(),
            tools: self.setting.tools(lang),
            black: self.turn == Color::Black,
            rights: RIGHTS.map(|letter| (letter, right(lang, letter), self.rights.contains(&letter))).into(),
            en_passant: self.squares(lang),
            faults: faults.iter().map(|fault| messages::fen_fault(lang, fault)).collect(),
            mend: (!faults.is_empty()).then(|| self.mended(shell)).flatten(),
            undo: self.setting.before().map(|board| link(&board.to_string())),
            clear: shell.here_with(&format!(
                "?set=1&board={}&turn={}#board",
                Placement::empty(),
                self.turn.char()
            )),
            initial: shell.here_with("?set=1&fen=#board"),
        }
    }

    /// The fields besides the board, as a query.
    fn rest(&self) -> String {
        let rights: String = self.rights.iter().map(|letter| format!("&castle={letter}")).collect();
        let square = self.en_passant.map(|square| format!("&ep={square}")).unwrap_or_default();
        format!("piece={}&turn={}{rights}{square}", encode(&self.setting.value()), self.turn.char())
    }

    /// The squares behind the pawns that could just have made a double step, and none.
    fn squares(&self, lang: Lang) -> Vec<(String, String, bool)> {
        let rank = self.turn.fold_wb(Rank::Sixth, Rank::Third);
        let square = |file: &File| {
            let square = Square::from_coords(*file, rank);
            (square.to_string(), square.to_string(), self.en_passant == Some(square))
        };
        let none = ("-".to_string(), lang.text("ask-no-en-passant").into_owned(), self.en_passant.is_none());
        std::iter::once(none).chain(File::ALL.iter().map(square)).collect()
    }

    /// The same position with what can be mended mended.
    fn mended(&self, shell: &Shell) -> Option<String> {
        let (position, _) = Position::mend(&self.fen()).ok()?;
        Some(shell.here_with(&format!("?fen={}#board", encode(&position.fen()))))
    }
}

/// What a castling letter means: "White short (0-0)".
fn right(lang: Lang, letter: char) -> String {
    let side = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
    let wing = if letter.eq_ignore_ascii_case(&'k') { "ask-right-short" } else { "ask-right-long" };
    lang.text_with(wing, &[("side", messages::side(lang, side).into())])
}
