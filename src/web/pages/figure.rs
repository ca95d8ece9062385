//! A numbered figure: a diagram with its caption, on which moves may be tried or stepped through.

use super::beside::Other;
use super::board::{Board, Lay, Overlay, Use, View};
use super::fields::Fields;
use super::line::LineView;
use super::mark::{Mark, marks_of, proof};
use super::trial::Trial;
use super::verdict::Said;
use crate::curriculum::{Curriculum, Figure, Scene};
use crate::i18n::{Lang, messages};
use crate::rules::{Game, Piece, PieceMove, Placement, Role, Square};
use crate::web::shell::Shell;
use askama::Template;

/// A figure, ready to be set.
#[derive(Debug, Template)]
#[template(path = "_figure.html")]
pub(super) struct FigureView {
    lang: Lang,
    beside: Option<Lang>,
    id: String,
    number: Option<usize>,
    caption: String,
    other: Other,
    /// The page that the figure stands on.
    page: String,
    board: Board,
    part: Part,
}

/// What can be done with a figure.
#[derive(Debug)]
enum Part {
    /// It is looked at.
    Look,
    /// Moves are tried on it.
    Try(Box<TryView>),
    /// It is stepped through.
    Line(LineView),
}

/// A move that is being tried.
#[derive(Debug)]
struct TryView {
    said: Option<Said>,
    picked: Option<Square>,
    promotion: Option<Promotion>,
    fen: String,
    history: String,
    base: String,
}

/// The choice of a piece for a pawn on the far rank.
#[derive(Debug)]
pub(super) struct Promotion {
    pub(super) from: Square,
    pub(super) to: Square,
    pub(super) choices: Vec<Choice>,
}

/// A piece that a learner may name; the Laws forbid two of them, and the answer says so.
#[derive(Debug)]
pub(super) struct Choice {
    pub(super) letter: char,
    pub(super) piece: String,
    pub(super) name: String,
}

/// Where a figure stands.
#[derive(Debug, Clone, Copy)]
pub(super) struct Place<'a> {
    pub(super) course: &'a Curriculum,
    pub(super) shell: &'a Shell,
    pub(super) number: Option<usize>,
}

/// The words below a figure: its caption, and the message that may have more to say of its steps.
#[derive(Debug, Clone)]
pub(super) struct Caption {
    pub(super) text: String,
    pub(super) other: Other,
    pub(super) key: String,
}

impl Caption {
    /// The words of a message.
    pub(super) fn of(shell: &Shell, key: String) -> Caption {
        Caption { text: shell.t(&key).into_owned(), other: Other::of(shell, &key), key }
    }
}

impl FigureView {
    /// The figure as the visitor's fields leave it, where they speak of it.
    pub(super) fn new(place: Place<'_>, figure: &Figure, caption: Caption, fields: &Fields) -> FigureView {
        let none = Fields::default();
        let fields = if fields.get("figure") == Some(figure.id.as_str()) { fields } else { &none };
        let (board, part) = match &figure.scene {
            Scene::Still(game) => (still(place, figure, &game.position().into()), Part::Look),
            Scene::Bare(board) => (still(place, figure, board), Part::Look),
            Scene::Try(game) => tried(place, figure, game, fields),
            Scene::Line(line) => {
                let view = LineView::new(place.shell.lang, line, &caption.key, fields);
                let overlay = Overlay { step: view.played(), marks: own_marks(figure), ..Overlay::default() };
                let board =
                    Board::new(place.shell.lang, &line.board(view.step()), looked_at(figure), &overlay);
                (board, Part::Line(view))
            }
        };
        FigureView {
            lang: place.shell.lang,
            beside: place.shell.beside,
            id: figure.id.clone(),
            number: place.number,
            caption: caption.text,
            other: caption.other,
            page: place.shell.here(),
            board,
            part,
        }
    }
}

impl FigureView {
    /// The same figure with something drawn and said from the start, until a move is tried.
    pub(super) fn opened(mut self, figure: &Figure, overlay: &Overlay, said: Said) -> FigureView {
        if let (Part::Try(part), Scene::Try(game)) = (&mut self.part, &figure.scene) {
            let view = View { usage: Use::Press, ..looked_at(figure) };
            self.board = Board::new(self.lang, &game.position().into(), view, overlay);
            part.said = Some(said);
        }
        self
    }
}

fn looked_at(figure: &Figure) -> View {
    let lay = if figure.turned { Lay::Turned } else { Lay::Usual };
    View { side: figure.orientation, lay, usage: Use::Look }
}

fn still(place: Place<'_>, figure: &Figure, board: &Placement) -> Board {
    let overlay = Overlay { marks: own_marks(figure), ..Overlay::default() };
    Board::new(place.shell.lang, board, looked_at(figure), &overlay)
}

fn tried(place: Place<'_>, figure: &Figure, game: &Game, fields: &Fields) -> (Board, Part) {
    let lang = place.shell.lang;
    let trial = Trial::read(game, fields);
    let usage = if matches!(trial, Trial::Legal(_)) { Use::Rest } else { Use::Press };
    let view = View { usage, ..looked_at(figure) };
    let board = Board::new(lang, &(&trial.shown(game)).into(), view, &overlay(figure, &trial));
    let mut said = Said::of(place.course, place.shell, game, &trial);
    if let (Some(said), false) = (&mut said, matches!(trial, Trial::Idle)) {
        said.reset = Some(place.shell.here_with(&format!("#fig-{}", figure.id)));
    }
    let part = TryView {
        said,
        picked: trial.picked(),
        promotion: trial.promoting().map(|step| Promotion::new(lang, game, step)),
        fen: game.start().fen(),
        history: history(game),
        base: Placement::from(game.position()).to_string(),
    };
    (board, Part::Try(Box::new(part)))
}

impl Promotion {
    pub(super) fn new(lang: Lang, game: &Game, (from, to): (Square, Square)) -> Promotion {
        let side = game.position().piece_at(from).map_or_else(|| game.position().turn(), |piece| piece.color);
        let choice = |role: Role| Choice {
            letter: role.char(),
            piece: super::board::piece_class(Piece { color: side, role }),
            name: match role {
                Role::Pawn => lang.text("promote-pawn").into_owned(),
                Role::Knight | Role::Bishop | Role::Rook | Role::Queen | Role::King => {
                    messages::role(lang, role).to_string()
                }
            },
        };
        let roles = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::King, Role::Pawn];
        Promotion { from, to, choices: roles.map(choice).into() }
    }
}

/// The moves played before the position, in UCI.
pub(super) fn history(game: &Game) -> String {
    game.moves().map(PieceMove::uci).collect::<Vec<_>>().join(" ")
}

/// What is drawn: the figure's own marks until a move is tried, then what proves the verdict.
fn overlay(figure: &Figure, trial: &Trial) -> Overlay {
    let marks = match trial {
        Trial::Refused(tried) => proof(tried.found.telling().0),
        Trial::Legal(_) => Vec::new(),
        Trial::Idle | Trial::Unreadable | Trial::Picked(_) | Trial::Promoting(..) => own_marks(figure),
    };
    Overlay { picked: trial.picked(), step: trial.tried(), marks, ..Overlay::default() }
}

/// The marks that the figure itself has.
pub(super) fn own_marks(figure: &Figure) -> Vec<Mark> {
    let arrows = figure.arrows.iter().map(|(from, to)| Mark::Arrow(*from, *to));
    marks_of(&figure.marks, &[]).into_iter().chain(arrows).collect()
}
