//! The page to ask about any position: set one up or paste a game, step through it, try any move.
//!
//! The address holds position, moves and question, so that it can be passed on; nothing is kept.

mod asked;
mod court;
mod editor;
mod paste;
mod standing;

pub(super) use paste::{game_title, pasted};

use self::asked::{Asked, Broken, Read};
use self::court::CourtView;
use self::editor::{Editor, EditorView};
use self::paste::Paste;
use self::standing::Standing;
use super::board::{Board, Lay, Overlay, Use, View};
use super::fields::Fields;
use super::figure::{Promotion, history};
use super::links::Link;
use super::mark::proof;
use super::render;
use super::sent::LIMIT_MB;
use super::trial::Trial;
use super::verdict::Said;
use super::words::Words;
use crate::curriculum::Curriculum;
use crate::i18n::messages;
use crate::rules::{Color, FenFault, Game, GameFault, PieceMove, Placement, Position, Square};
use crate::web::percent::encode;
use crate::web::shell::Shell;
use crate::web::state::AppState;
use actix_web::http::header::LOCATION;
use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;

/// The page.
#[derive(Debug, Template)]
#[template(path = "ask.html")]
struct AskPage {
    shell: Shell,
    /// Where moves are tried; none while a position is set up.
    table: Option<Table>,
    editor: Option<EditorView>,
    /// Where a position is set up, beginning with this one.
    set: String,
    /// Why what was pasted or linked to cannot be read.
    fault: Option<String>,
    paste: Paste,
    words: Words,
}

/// The board with the question, and what there is to say.
#[derive(Debug)]
struct Table {
    board: Board,
    picked: Option<Square>,
    promotion: Option<Promotion>,
    said: Option<Said>,
    /// The position and moves, as hidden fields hold them.
    kept: Vec<(&'static str, String)>,
    /// The same for scripts.
    fen: String,
    history: String,
    base: String,
    steps: Steps,
    /// The move at which the list breaks off.
    broken: Option<String>,
    standing: Standing,
    court: Option<CourtView>,
    /// The same position with the other side to move, where that can be.
    other_side: Option<Link>,
    /// The game with the move that was tried and may be played.
    play_on: Option<String>,
    /// Where a puzzle is made of it.
    make: String,
    /// This position, and the same seen from the other side.
    here: String,
    turned: String,
}

/// The moves, to step through.
#[derive(Debug)]
struct Steps {
    moves: Vec<Step>,
    first: Option<String>,
    back: Option<String>,
    next: Option<String>,
    last: Option<String>,
}

/// A move of the list.
#[derive(Debug)]
struct Step {
    number: Option<String>,
    san: String,
    said: String,
    href: String,
    current: bool,
}

/// `GET /{lang}/ask`, with `fen`, `moves`, `ply` and a move to try, or with `set` and a position that
/// is being set up.
pub(super) async fn show(request: HttpRequest, shell: Shell, state: Data<AppState>) -> HttpResponse {
    let fields = Fields::of_query(&request);
    let asked = Asked::read(&fields);
    if fields.get("set").is_some() {
        return set_up(&shell, &fields, &asked);
    }
    let page = match asked.game() {
        Ok(read) => AskPage::at_table(&state.curriculum, shell.clone(), &asked, read, &fields),
        Err(fault) => AskPage::refused(shell.clone(), &asked, &fault),
    };
    render(&shell, &page)
}

/// The position that is set up, or, once it is to be used and can be, the way to it.
fn set_up(shell: &Shell, fields: &Fields, asked: &Asked) -> HttpResponse {
    let start = asked.game().map(|read| read.shown.position().clone()).unwrap_or_default();
    let editor = Editor::read(fields, &start);
    let fen = editor.fen();
    let faults = match Position::from_fen(&fen) {
        Ok(_) if fields.get("use").is_some() => {
            let place = shell.here_with(&format!("?{}#board", Asked::of_fen(fen).query(None)));
            return HttpResponse::SeeOther().insert_header((LOCATION, place)).finish();
        }
        Err(faults) if fields.get("use").is_some() => faults,
        Ok(_) | Err(_) => Vec::new(),
    };
    let view = editor.view(shell, &faults);
    render(shell, &AskPage { editor: Some(view), ..AskPage::empty(shell.clone(), asked) })
}

impl AskPage {
    fn empty(shell: Shell, asked: &Asked) -> AskPage {
        AskPage {
            table: None,
            editor: None,
            set: set_link(&shell, asked, None),
            fault: None,
            paste: Paste::default(),
            words: Words::new(shell.lang).with_file(LIMIT_MB),
            shell,
        }
    }

    fn at_table(course: &Curriculum, shell: Shell, asked: &Asked, read: Read, fields: &Fields) -> AskPage {
        let set = set_link(&shell, asked, Some(read.shown.plies()));
        let words = Words::with_lessons(course, shell.lang).with_file(LIMIT_MB);
        let table = Table::new(course, &shell, asked, read, fields);
        AskPage { table: Some(table), set, words, ..AskPage::empty(shell, asked) }
    }

    /// The page for a game that cannot be read at all.
    fn refused(shell: Shell, asked: &Asked, fault: &GameFault) -> AskPage {
        let lang = shell.lang;
        let faults: &[FenFault] = match fault {
            GameFault::Fen(faults) => faults,
            GameFault::TooLong | GameFault::History { .. } => &[],
        };
        let editor = Editor::of_faulty(&asked.fen).filter(|_| !faults.is_empty());
        let said = match fault {
            GameFault::Fen(faults) => {
                faults.iter().map(|fault| messages::fen_fault(lang, fault)).collect::<Vec<_>>().join(" ")
            }
            GameFault::TooLong | GameFault::History { .. } => {
                lang.attr("problem-history-too-long", "detail").unwrap_or_default().into_owned()
            }
        };
        let text = if editor.is_none() { asked.fen.clone() } else { String::new() };
        AskPage {
            fault: editor.is_none().then_some(said),
            paste: Paste { text, ..Paste::default() },
            editor: editor.map(|editor| editor.view(&shell, faults)),
            ..AskPage::empty(shell, asked)
        }
    }
}

fn set_link(shell: &Shell, asked: &Asked, ply: Option<usize>) -> String {
    let query = asked.query(ply);
    let mark = if query.is_empty() { "" } else { "&" };
    shell.here_with(&format!("?set=1{mark}{query}#board"))
}

impl Table {
    fn new(course: &Curriculum, shell: &Shell, asked: &Asked, read: Read, fields: &Fields) -> Table {
        let lang = shell.lang;
        let Read { game, shown, broken } = read;
        let ply = shown.plies();
        let black = fields.get("black").is_some();
        let trial = Trial::read(&shown, fields);
        let mut said = Said::of(course, shell, &shown, &trial);
        if let (Some(said), false) = (&mut said, matches!(trial, Trial::Idle)) {
            said.reset = Some(shell.here_with(&format!("?{}#board", asked.query(Some(ply)))));
        }
        let place = |query: &str, black: bool| {
            let view = if black { "&black=1" } else { "" };
            shell.here_with(&format!("?{query}{view}#board"))
        };
        let mut kept = asked.fields(Some(ply));
        if black {
            kept.push(("black", "1".to_string()));
        }
        Table {
            board: board(shell, &shown, &trial, black),
            picked: trial.picked(),
            promotion: trial.promoting().map(|step| Promotion::new(lang, &shown, step)),
            said,
            kept,
            fen: shown.start().fen(),
            history: super::figure::history(&shown),
            base: Placement::from(shown.position()).to_string(),
            steps: Steps::new(shell, asked, &game, ply),
            court: (game.plies() > 0).then(|| CourtView::new(shell, asked, &game)),
            broken: broken.map(|broken| broken_off(shell, &broken)),
            standing: Standing::new(shell, &shown),
            other_side: other_side(shell, shown.position()),
            play_on: trial.played().map(|mv| place(&Asked::after(&shown, &[mv]).query(None), black)),
            here: place(&asked.query(Some(ply)), black),
            turned: place(&asked.query(Some(ply)), !black),
            make: make(shell, &shown),
        }
    }
}

/// Where a teacher makes a puzzle of the position.
fn make(shell: &Shell, shown: &Game) -> String {
    let fen = shown.start().fen();
    shell.to(&format!("/own/new?fen={}&moves={}", encode(&fen), encode(&history(shown))))
}

fn board(shell: &Shell, game: &Game, trial: &Trial, black: bool) -> Board {
    let usage = if matches!(trial, Trial::Legal(_)) { Use::Rest } else { Use::Press };
    let side = if black { Color::Black } else { Color::White };
    let marks = match trial {
        Trial::Refused(tried) => proof(tried.found.telling().0),
        Trial::Idle | Trial::Unreadable | Trial::Picked(_) | Trial::Promoting(..) | Trial::Legal(_) => {
            Vec::new()
        }
    };
    let last = game.moves().last().map(|mv| (mv.from(), mv.to()));
    let overlay =
        Overlay { picked: trial.picked(), step: trial.tried().or(last), marks, ..Overlay::default() };
    let view = View { side, lay: Lay::Usual, usage };
    Board::new(shell.lang, &(&trial.shown(game)).into(), view, &overlay)
}

/// Where a list of moves breaks off, and why.
fn broken_off(shell: &Shell, broken: &Broken) -> String {
    let why = messages::explanation(shell.lang, &broken.refused.reason);
    let args = [("ply", broken.ply.into()), ("move", broken.text.as_str().into()), ("why", why.into())];
    shell.lang.text_with("ask-broken", &args)
}

/// The position with the other side to move: nothing that either could have done is taken back.
fn other_side(shell: &Shell, position: &Position) -> Option<Link> {
    let fen = position.fen();
    let fields: Vec<&str> = fen.split(' ').collect();
    let [board, turn, rights, _, half, full] = fields.as_slice() else { return None };
    let turned = if *turn == "w" { "b" } else { "w" };
    let fen = format!("{board} {turned} {rights} - {half} {full}");
    Position::from_fen(&fen).ok()?;
    let side = messages::side(shell.lang, !position.turn());
    Some(Link {
        href: shell.here_with(&format!("?{}#board", Asked::of_fen(fen).query(None))),
        text: shell.lang.text_with("ask-other-side", &[("side", side.into())]),
    })
}

impl Steps {
    fn new(shell: &Shell, asked: &Asked, game: &Game, ply: usize) -> Steps {
        let count = game.plies();
        let href = |ply: usize| shell.here_with(&format!("?{}#board", asked.query(Some(ply))));
        let step = |(index, mv): (usize, PieceMove)| {
            let before = game.position_at(index);
            let number = game.moment(index + 1).number;
            Step {
                number: match before.turn() {
                    Color::White => Some(format!("{number}.")),
                    Color::Black => (index == 0).then(|| format!("{number}…")),
                },
                san: mv.san(before),
                said: messages::played(shell.lang, mv, before),
                href: href(index + 1),
                current: index + 1 == ply,
            }
        };
        let moves: Vec<Step> = game.moves().enumerate().map(step).collect();
        Steps {
            first: (ply > 0).then(|| href(0)),
            back: ply.checked_sub(1).map(href),
            next: (ply < count).then(|| href(ply + 1)),
            last: (ply < count).then(|| href(count)),
            moves,
        }
    }
}
