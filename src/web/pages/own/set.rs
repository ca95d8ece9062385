//! Setting a puzzle: a position, what is asked of it, and a last look with all that is right.
//!
//! Each step is an address, so that none needs a script and every one can be gone back from.

use super::offer::Offers;
use super::place::Place;
use super::unfit::why;
use super::{MAX_TITLE, title, unavailable};
use crate::i18n::{game_so_far, messages, prompt};
use crate::puzzle::own::{self, Basis};
use crate::puzzle::{Puzzle, Solution, solution};
use crate::rules::Square;
use crate::store::NewOwnPuzzle;
use crate::web::access::Teacher;
use crate::web::pages::beside::Both;
use crate::web::pages::board::{Board, Lay, Overlay, Use, View};
use crate::web::pages::fields::Fields;
use crate::web::pages::mark::Mark;
use crate::web::pages::posted::Posted;
use crate::web::pages::{problem, refuse, render, see};
use crate::web::percent::encode;
use crate::web::shell::Shell;
use crate::web::state::AppState;
use actix_web::http::StatusCode;
use actix_web::web::{self, Data};
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;

/// More arrows than these hide the board.
const ARROWS: usize = 8;

/// The page.
#[derive(Debug, Template)]
#[template(path = "own-new.html")]
struct SetPage {
    shell: Shell,
    /// The position as it was given.
    fen: String,
    /// What is wrong with it, or with what was to be kept.
    fault: Option<String>,
    table: Option<Table>,
    last: Option<Last>,
}

/// The position with what can be asked of it.
#[derive(Debug)]
struct Table {
    board: Board,
    place: Place,
    /// Of the whole of it.
    all: Offers,
    /// The square that was pressed, and what can be asked of it.
    square: Option<(Square, Offers)>,
    /// Whether a piece stands there, so that it can be sent for a walk.
    walks: bool,
    /// Where it is to walk, as it was given, and what comes of it.
    walk: (String, Offers),
    /// The move that was given, and what can be asked of it.
    step: (String, Option<Offers>),
}

/// The last look before a puzzle is kept.
#[derive(Debug)]
struct Last {
    puzzle: String,
    board: Board,
    prompt: Both,
    game: Option<String>,
    answer: String,
    /// Where something else can be asked of the position.
    back: String,
    title: String,
    most: usize,
}

/// `GET /{lang}/own/new`.
pub(in crate::web::pages) async fn set(
    request: HttpRequest,
    shell: Shell,
    _teacher: Teacher,
) -> HttpResponse {
    let fields = Fields::of_query(&request);
    // Some of what can be asked takes a search.
    match web::block(move || (SetPage::read(&shell, &fields), shell)).await {
        Ok((Some(page), shell)) => render(&shell, &page),
        Ok((None, _)) => problem::not_found(request).await,
        Err(_) => problem::page(&request, StatusCode::SERVICE_UNAVAILABLE),
    }
}

/// `POST` to the same: keeps the puzzle, if it is worth it.
pub(in crate::web::pages) async fn keep(
    request: HttpRequest,
    shell: Shell,
    state: Data<AppState>,
    teacher: Teacher,
    Posted(fields): Posted,
) -> HttpResponse {
    let Some(puzzle) = fields.get("puzzle").and_then(own::from_id) else {
        return problem::page(&request, StatusCode::BAD_REQUEST);
    };
    let new =
        NewOwnPuzzle { puzzle: puzzle.id.clone(), title: title(fields.get("title").unwrap_or_default()) };
    let named = new.title.clone();
    // Some of what can be asked takes a search.
    let looked_at = web::block(move || (SetPage::last(&shell, &puzzle, &named), shell)).await;
    let Ok((page, shell)) = looked_at else {
        return problem::page(&request, StatusCode::SERVICE_UNAVAILABLE);
    };
    if !page.fits() {
        return refuse(&shell, &page);
    }
    match state.store.add_own_puzzles(&teacher.0.id, &[new], state.clock.now_ms()).await {
        Ok(added) => {
            let done = if added.is_empty() { "known" } else { "kept" };
            see(&shell, &format!("/own?done={done}"))
        }
        Err(error) => unavailable(&request, &error),
    }
}

impl SetPage {
    /// The step that the fields are at; nothing where they name a puzzle that is none.
    fn read(shell: &Shell, fields: &Fields) -> Option<SetPage> {
        if let Some(id) = fields.get("puzzle") {
            return own::from_id(id).map(|puzzle| SetPage::last(shell, &puzzle, ""));
        }
        let page = SetPage {
            shell: shell.clone(),
            fen: fields.get("fen").unwrap_or_default().chars().take(200).collect(),
            fault: None,
            table: None,
            last: None,
        };
        Some(match Place::read(shell.lang, fields) {
            None => page,
            Some(Err(fault)) => SetPage { fault: Some(fault), ..page },
            Some(Ok(place)) => SetPage { table: Some(Table::new(shell, place, fields)), ..page },
        })
    }

    fn last(shell: &Shell, puzzle: &Puzzle, title: &str) -> SetPage {
        let unfit = own::unfit(puzzle);
        SetPage {
            fen: String::new(),
            fault: unfit.as_ref().map(|unfit| why(shell.lang, unfit)),
            table: None,
            last: Some(Last::new(shell, puzzle, title)),
            shell: shell.clone(),
        }
    }

    /// Whether the puzzle that is looked at can be kept.
    fn fits(&self) -> bool {
        self.fault.is_none()
    }
}

impl Table {
    fn new(shell: &Shell, place: Place, fields: &Fields) -> Table {
        let basis = &place.basis;
        let board = basis.placement();
        let at = fields.square("at").and_then(Result::ok);
        let written = |name| fields.written(name).unwrap_or_default();
        let (text, to) = (written("move"), written("to"));
        let targets: Vec<Square> =
            to.split([' ', ',', '，', '、']).filter_map(|name| name.trim().parse().ok()).collect();
        let walk = at.map(|from| own::of_walk(from, &targets)).unwrap_or_default();
        let overlay =
            Overlay { marks: at.map(Mark::Ring).into_iter().collect(), focus: at, ..Overlay::default() };
        let view = View { side: basis.turn(), lay: Lay::Usual, usage: Use::Send("at") };
        Table {
            board: Board::new(shell.lang, &board, view, &overlay),
            all: Offers::of(shell, basis, own::of_all(basis)),
            square: at.map(|square| (square, Offers::of(shell, basis, own::of_square(basis, square)))),
            walks: at.is_some_and(|square| board.piece_at(square).is_some()),
            walk: (to, Offers::of(shell, basis, walk)),
            step: (
                text.clone(),
                (!text.is_empty()).then(|| Offers::of(shell, basis, own::of_move(basis, &text))),
            ),
            place,
        }
    }

    /// Whether moves are asked about: on a bare board there are none.
    fn has_moves(&self) -> bool {
        matches!(self.place.basis, Basis::Game(_))
    }

    /// Whether the move that was given cannot be read.
    fn unread(&self) -> bool {
        self.step.1.as_ref().is_some_and(|offers| offers.fits.is_empty() && offers.misfits.is_empty())
    }

    /// The square that was pressed, as its name.
    fn at(&self) -> String {
        self.square.as_ref().map(|(square, _)| square.to_string()).unwrap_or_default()
    }
}

impl Last {
    fn new(shell: &Shell, puzzle: &Puzzle, title: &str) -> Last {
        let view = View { side: puzzle.orientation, lay: Lay::Usual, usage: Use::Look };
        let overlay = Overlay { marks: marks(puzzle), ..Overlay::default() };
        let moves: Vec<String> = puzzle.game.moves().map(|mv| mv.uci()).collect();
        let fen = puzzle.board.as_ref().map_or_else(|| puzzle.fen(), ToString::to_string);
        let query = format!("fen={}&moves={}", encode(&fen), encode(&moves.join(" ")));
        Last {
            puzzle: puzzle.id.clone(),
            board: Board::new(shell.lang, &puzzle.placement(), view, &overlay),
            prompt: Both::new(shell, |lang| prompt(lang, puzzle)),
            game: game_so_far(shell.lang, puzzle),
            answer: messages::solution(shell.lang, puzzle),
            back: shell.to(&format!("/own/new?{query}")),
            title: title.to_owned(),
            most: MAX_TITLE,
        }
    }
}

/// What is right, on the board.
fn marks(puzzle: &Puzzle) -> Vec<Mark> {
    match solution(puzzle) {
        Solution::Moves(moves) => {
            moves.iter().take(ARROWS).map(|mv| Mark::Arrow(mv.from(), mv.to())).collect()
        }
        Solution::Route(steps) => steps.iter().map(|step| Mark::Arrow(step.from, step.to)).collect(),
        Solution::Squares(squares) => squares.into_iter().map(Mark::Right).collect(),
        Solution::Options(_) | Solution::Number(_) | Solution::Texts(_) | Solution::Placement(_) => {
            crate::web::pages::task::asked_about(puzzle)
        }
    }
}
