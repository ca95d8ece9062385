//! A numbered figure: a diagram with its caption, on which moves may be tried.

use super::board::{Board, Overlay, Use};
use super::fields::Fields;
use super::mark::{Mark, marks_of, proof};
use super::trial::Trial;
use super::verdict::Said;
use crate::curriculum::{Curriculum, Figure};
use crate::i18n::{Lang, messages};
use crate::rules::{Game, Piece, PieceMove, Role, Square};
use askama::Template;

/// A figure, ready to be set.
#[derive(Debug, Template)]
#[template(path = "_figure.html")]
pub(super) struct FigureView {
    lang: Lang,
    id: String,
    number: Option<usize>,
    caption: String,
    try_it: bool,
    /// The page that the figure stands on.
    page: String,
    board: Board,
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
    pub(super) lang: Lang,
    pub(super) page: &'a str,
    pub(super) number: Option<usize>,
}

impl FigureView {
    /// The figure as the visitor's fields leave it, where they speak of it.
    pub(super) fn new(place: Place<'_>, figure: &Figure, caption: String, fields: &Fields) -> FigureView {
        let addressed = figure.try_it && fields.get("figure") == Some(figure.id.as_str());
        let trial = if addressed { Trial::read(&figure.game, fields) } else { Trial::Idle };
        let lang = place.lang;
        let usage = match (&trial, figure.try_it) {
            (_, false) => Use::Look,
            (Trial::Legal(_), true) => Use::Rest,
            (_, true) => Use::Press,
        };
        let board =
            Board::new(lang, &trial.shown(&figure.game), figure.orientation, usage, &overlay(figure, &trial));
        let mut said = Said::of(place.course, lang, &figure.game, &trial);
        if let (Some(said), false) = (&mut said, matches!(trial, Trial::Idle)) {
            said.reset = Some(format!("{}#fig-{}", place.page, figure.id));
        }
        FigureView {
            lang,
            id: figure.id.clone(),
            number: place.number,
            caption,
            try_it: figure.try_it,
            page: place.page.to_string(),
            board,
            said,
            picked: trial.picked(),
            promotion: trial.promoting().map(|step| Promotion::new(lang, &figure.game, step)),
            fen: figure.game.start().fen(),
            history: history(&figure.game),
            base: figure.game.position().fen(),
        }
    }
}

impl FigureView {
    /// The same figure with something drawn and said from the start, until a move is tried.
    pub(super) fn opened(self, figure: &Figure, overlay: &Overlay, said: Said) -> FigureView {
        let board = Board::new(self.lang, figure.game.position(), figure.orientation, Use::Press, overlay);
        FigureView { board, said: Some(said), ..self }
    }
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
        Trial::Refused(tried) => proof(&tried.found.reason),
        Trial::Legal(_) => Vec::new(),
        Trial::Idle | Trial::Unreadable | Trial::Picked(_) | Trial::Promoting(..) => own_marks(figure),
    };
    Overlay { picked: trial.picked(), step: trial.tried(), ticked: Vec::new(), marks }
}

/// The marks that the figure itself has.
pub(super) fn own_marks(figure: &Figure) -> Vec<Mark> {
    let arrows = figure.arrows.iter().map(|(from, to)| Mark::Arrow(*from, *to));
    marks_of(&figure.marks, &[]).into_iter().chain(arrows).collect()
}
