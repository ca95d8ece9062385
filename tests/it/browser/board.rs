//! A board on a page: moves tried on it by every hand, and what is seen on it.

use super::driver::Session;
use super::page::{Hand, point};
use fantoccini::key::Key;
use serde_json::{Value, json};
use yize::rules::Square;

/// The board within an element of the page.
pub(super) struct Board<'a> {
    session: &'a Session,
    root: &'a str,
}

/// Functions that all scripts about boards share: the board, and the square at a point and back.
const SHARED: &str = "
    const root = document.querySelector(arguments[0]);
    const board = root.querySelector('[data-board]');
    const grid = board.querySelector('.squares');
    const black = board.dataset.orientation === 'black';
    const name = (column, row) =>
        'abcdefgh'[black ? 7 - column : column] + (black ? row + 1 : 8 - row);
    const squareAt = (x, y) => {
        const r = grid.getBoundingClientRect();
        return name(Math.floor((x - r.x) / r.width * 8), Math.floor((y - r.y) / r.height * 8));
    };
    const middle = (e) => {
        const r = e.getBoundingClientRect();
        return [r.x + r.width / 2, r.y + r.height / 2];
    };
";

impl<'a> Board<'a> {
    pub(super) fn new(session: &'a Session, root: &'a str) -> Board<'a> {
        Board { session, root }
    }

    async fn script(&self, text: &str, argument: &str) -> Value {
        self.session.script(&format!("{SHARED}{text}"), vec![self.root.into(), argument.into()]).await
    }

    /// Waits until the board takes a move.
    async fn ready(&self) {
        let text = "return document.querySelector(`${arguments[0]} .live-board`) !== null";
        self.session.until("a board that takes a move", text, vec![self.root.into()]).await;
    }

    /// Tries a move of two squares.
    pub(super) async fn try_move(&self, hand: Hand, from: &str, to: &str) {
        match hand {
            Hand::Mouse | Hand::Finger => self.drag(hand, from, to).await,
            Hand::Keys => {
                self.ready().await;
                self.session.tab_to(&format!("{} .sq", self.root)).await;
                self.walk(from).await;
                self.session.keys(&[Key::Enter]).await;
                self.walk(to).await;
                self.session.keys(&[Key::Space]).await;
            }
            Hand::Presses => {
                self.press(from).await;
                self.press(to).await;
            }
        }
    }

    /// Drags a piece in small steps.
    async fn drag(&self, hand: Hand, from: &str, to: &str) {
        self.ready().await;
        self.carry_with(hand, from, to).await;
    }

    /// Drags a piece of a board that is set up.
    pub(super) async fn carry(&self, from: &str, to: &str) {
        self.carry_with(Hand::Mouse, from, to).await;
    }

    async fn carry_with(&self, hand: Hand, from: &str, to: &str) {
        let (x1, y1) = self.centre(from).await;
        let (x2, y2) = self.centre(to).await;
        let points: Vec<(f64, f64)> = (0..=6)
            .map(|step| f64::from(step) / 6.0)
            .map(|part| ((x1 + (x2 - x1) * part).round(), (y1 + (y2 - y1) * part).round()))
            .collect();
        self.session.point(hand, &points).await;
    }

    async fn centre(&self, square: &str) -> (f64, f64) {
        self.centres(&[square.to_owned()]).await[0]
    }

    /// Brings the board into view, and gives the middles of squares.
    async fn centres(&self, squares: &[String]) -> Vec<(f64, f64)> {
        let scroll = "grid.scrollIntoView({ block: 'center', behavior: 'instant' })";
        self.script(scroll, "").await;
        self.session.drawn().await;
        let text = "
            const r = grid.getBoundingClientRect();
            return arguments[1].map((square) => {
                const [file, rank] = [square.charCodeAt(0) - 97, square.charCodeAt(1) - 49];
                const [column, row] = black ? [7 - file, rank] : [file, 7 - rank];
                return [r.x + (column + 0.5) * r.width / 8, r.y + (row + 0.5) * r.height / 8];
            })";
        let text = format!("{SHARED}{text}");
        let centres = self.session.script(&text, vec![self.root.into(), json!(squares)]).await;
        centres.as_array().expect("points").iter().map(point).collect()
    }

    /// Goes by arrow keys from the square that has the focus to another.
    pub(super) async fn walk(&self, to: &str) {
        let text = "
            const at = document.activeElement.value;
            const sign = black ? -1 : 1;
            return [sign * (arguments[1].charCodeAt(0) - at.charCodeAt(0)),
                sign * (arguments[1].charCodeAt(1) - at.charCodeAt(1))]";
        let (right, up) = point(&self.script(text, to).await);
        let mut keys = Vec::new();
        keys.resize(right.abs() as usize, if right > 0.0 { Key::Right } else { Key::Left });
        keys.resize(keys.len() + up.abs() as usize, if up > 0.0 { Key::Up } else { Key::Down });
        if !keys.is_empty() {
            self.session.keys(&keys).await;
        }
        assert_eq!(self.script("return document.activeElement.value", "").await, to);
    }

    /// Presses a square of a page without script, and waits for the page that comes.
    pub(super) async fn press(&self, square: &str) {
        self.session.leave_by(&format!("{} button.sq[value={square}]", self.root)).await;
    }

    /// Touches a square, where one press is all that is asked.
    pub(super) async fn touch(&self, hand: Hand, square: &str) {
        match hand {
            Hand::Mouse | Hand::Finger => {
                self.ready().await;
                let at = self.centre(square).await;
                self.session.point(hand, &[at]).await;
            }
            Hand::Keys => {
                self.ready().await;
                self.session.tab_to(&format!("{} .sq", self.root)).await;
                self.walk(square).await;
                self.session.keys(&[Key::Enter]).await;
            }
            Hand::Presses => self.press(square).await,
        }
    }

    /// Presses squares one after the other, where a press neither makes a move nor leaves the page.
    pub(super) async fn tick(&self, hand: Hand, squares: &[Square]) {
        let names: Vec<String> = squares.iter().map(Square::to_string).collect();
        self.session.press_each(hand, &self.centres(&names).await).await;
    }

    /// The marks that are drawn, each with the square that it lies on; an arrow by where it starts.
    pub(super) async fn marks(&self) -> Vec<String> {
        let text = "
            const marks = [...board.querySelectorAll('.shapes path:not(.halo):not(.arrow)')];
            return marks.map((mark) => mark.className.baseVal + ' ' + squareAt(...middle(mark))).sort()";
        let marks = self.script(text, "").await;
        marks.as_array().expect("marks").iter().filter_map(Value::as_str).map(str::to_owned).collect()
    }

    /// Waits until these pieces (`white king`, or nothing) are seen on these squares.
    pub(super) async fn shows(&self, wanted: &[(&str, &str)]) {
        let text = "
            const pieces = [...board.querySelectorAll('piece:not(.ghost)')]
                .filter((piece) => piece.checkVisibility({ visibilityProperty: true }));
            const on = (square) => pieces.filter((piece) => squareAt(...middle(piece)) === square)
                .map((piece) => piece.className).join(' and ');
            return arguments[1].every(([square, piece]) => on(square) === piece)";
        let what = format!("{wanted:?} on the board");
        self.session.until(&what, &format!("{SHARED}{text}"), vec![self.root.into(), json!(wanted)]).await;
    }

    /// What a screen reader calls a square.
    pub(super) async fn label(&self, square: &str) -> String {
        let text = "return board.querySelector(`[value=${arguments[1]}]`).getAttribute('aria-label')";
        self.script(text, square).await.as_str().unwrap_or_default().to_owned()
    }

    /// Waits for a verdict of that tone (`yes`, `no`, `note`), and gives its first sentence.
    pub(super) async fn verdict(&self, tone: &str) -> String {
        self.session.text(&format!("{} .live[role=status] .said.{tone} .sentence", self.root)).await
    }
}
