//! `/api/v1/own-puzzles`: puzzles that a teacher has set.

use super::bearer::Bearer;
use super::faults::Faults;
use super::once::{Keep, once};
use super::page::{Cursor, Order};
use crate::i18n::Lang;
use crate::puzzle::Puzzle;
use crate::puzzle::own::{self, Basis, Unfit};
use crate::rules::Placement;
use crate::store::{NewOwnPuzzle, OwnPuzzle, SetPuzzle};
use crate::web::api::body::{Body, Field, Json, Kind, Text};
use crate::web::api::openapi::{KeyHeader, LangQuery};
use crate::web::api::{answer, place, refusals};
use crate::web::one_line::one_line;
use crate::web::problem::{Problem, ProblemBody, ProblemCode};
use crate::web::state::AppState;
use actix_web::web::{Data, block};
use actix_web::{HttpRequest, HttpResponse};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The longest title.
const TITLE: usize = 80;

/// A puzzle that the teacher has set.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = OwnPuzzle)]
pub(crate) struct OwnItem {
    /// What the teacher's list knows it by.
    id: String,
    /// The puzzle's id, which says all of it: for `/api/v1/puzzles/{id}`, and as the subject of an
    /// `own` item of an assignment.
    #[schema(example = "own.move.mate.6k1-5ppp-8-8-8-8-8-R6K.w")]
    puzzle: String,
    /// What the teacher calls it; may be empty.
    title: String,
}

impl From<OwnPuzzle> for OwnItem {
    fn from(own: OwnPuzzle) -> OwnItem {
        OwnItem { id: own.id, puzzle: own.puzzle, title: own.title }
    }
}

/// A page of own puzzles.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct OwnList {
    /// The puzzles, the latest first.
    puzzles: Vec<OwnItem>,
    /// The `cursor` of the next page; null where this is the last.
    #[schema(required)]
    next: Option<String>,
}

/// A puzzle to be set.
#[derive(Debug, Deserialize, ToSchema)]
pub(crate) struct NewOwn<'a> {
    /// The position; the initial position where neither it nor a placement is named.
    #[serde(borrow, default)]
    #[schema(value_type = Option<String>, nullable = false)]
    fen: Option<Text<'a>>,
    /// The moves played from there, in any notation, 60 at most.
    #[serde(borrow, default)]
    #[schema(value_type = Option<Vec<String>>, nullable = false)]
    history: Option<Vec<Text<'a>>>,
    /// Instead of a position, a bare board: the first field of a FEN. Kings may be missing.
    #[serde(borrow, default)]
    #[schema(value_type = Option<String>, nullable = false)]
    placement: Option<Text<'a>>,
    /// The kind of puzzle: `move`, `squares`, `verdict`, `state`, `count`, `route` or `notate`.
    #[serde(borrow)]
    #[schema(value_type = String)]
    kind: Text<'a>,
    /// What is asked, as it stands in the puzzle's id after the kind: `mate`, `mate.2`, `castle.short`,
    /// `targets.e4`. Nothing where the kind says all.
    #[serde(borrow, default)]
    #[schema(value_type = Option<String>, nullable = false)]
    goal: Option<Text<'a>>,
    /// What to call it, in 80 characters at most.
    #[serde(borrow, default)]
    #[schema(value_type = Option<String>, nullable = false)]
    title: Option<Text<'a>>,
}

impl<'a> Body<'a> for NewOwn<'a> {
    const FIELDS: &'static [Field] = &[
        Field::optional("fen", Kind::Text),
        Field::optional("history", Kind::Texts),
        Field::optional("placement", Kind::Text),
        Field::required("kind", Kind::Text),
        Field::optional("goal", Kind::Text),
        Field::optional("title", Kind::Text),
    ];
}

impl NewOwn<'_> {
    /// What to call the puzzle, where everything but its board is as it can be.
    fn title(&self, lang: Lang) -> Result<String, Problem> {
        let mut faults = Faults::new(lang);
        if !own::KINDS.contains(&self.kind.as_ref()) {
            faults.blame(ProblemCode::BadTask, "/kind");
        }
        if self.placement.is_some() && (self.fen.is_some() || self.history.is_some()) {
            faults.blame(ProblemCode::BadTask, "/placement");
        }
        let title = one_line(self.title.as_ref().map_or("", Text::as_ref));
        let title = Some(title).filter(|title| title.chars().count() <= TITLE);
        let title = faults.read(title, ProblemCode::BadTitle, "/title");
        faults.end().map(|()| title)
    }

    /// What the puzzle is set on.
    fn basis(&self, bearer: &Bearer) -> Result<Basis, Problem> {
        if let Some(text) = &self.placement {
            let board = Placement::read(text.as_ref());
            let bad = |faults: Vec<_>| Problem::bad_fen(bearer.lang, "/placement", &faults);
            return board.map(Basis::Board).map_err(bad);
        }
        place::game(bearer.lang, self.fen.as_ref(), self.history.as_deref()).map(Basis::Game)
    }

    /// What is asked, as an id says it.
    fn asked(&self) -> String {
        match self.goal.as_ref().map(Text::as_ref).filter(|goal| !goal.is_empty()) {
            Some(goal) => format!("{}.{goal}", self.kind.as_ref()),
            None => self.kind.as_ref().to_owned(),
        }
    }
}

/// The puzzles that the teacher has set, a page at a time.
#[utoipa::path(
    get, path = "/api/v1/own-puzzles", tag = "teach", operation_id = "listOwnPuzzles",
    params(LangQuery, Cursor),
    security(("token" = [])),
    responses(
        (status = 200, description = "The puzzles.", body = OwnList),
        refusals::Token, refusals::Page,
    ),
)]
pub(crate) async fn list(
    state: Data<AppState>,
    bearer: Bearer,
    cursor: Cursor,
) -> Result<HttpResponse, Problem> {
    let all = state.store.own_puzzles(&bearer.teacher.id).await.map_err(bearer.unavailable())?;
    let (some, next) = cursor.page(all, Order::NewestFirst, |own| &own.id);
    let puzzles = some.into_iter().map(OwnItem::from).collect();
    Ok(answer::private(bearer.lang, &OwnList { puzzles, next }))
}

/// Sets a puzzle: a position, a kind and a goal. All right answers are computed; where there is none,
/// or where everything is right, it is refused. One that the teacher has set already is given again.
#[utoipa::path(
    post, path = "/api/v1/own-puzzles", tag = "teach", operation_id = "setOwnPuzzle",
    params(LangQuery, KeyHeader),
    security(("token" = [])),
    request_body(content = NewOwn, examples(
        ("mate" = (summary = "Mate on the back rank", value = json!({"fen": "6k1/5ppp/8/8/8/8/8/R6K w - - 0 1", "kind": "move", "goal": "mate", "title": "底线将死"}))),
    )),
    responses(
        (status = 200, description = "The puzzle, which the teacher had set already.", body = OwnItem),
        (status = 201, description = "The puzzle.", body = OwnItem),
        refusals::Body, refusals::Token, refusals::Key, refusals::Change,
        (status = 422, description = "No such position, kind or goal, no right answer, nothing wrong, or a key of another request.", body = ProblemBody, content_type = "application/problem+json"),
    ),
)]
pub(crate) async fn set(
    request: HttpRequest,
    state: Data<AppState>,
    bearer: Bearer,
    body: Json,
) -> Result<HttpResponse, Problem> {
    let given: NewOwn<'_> = body.read()?;
    let title = given.title(bearer.lang)?;
    let (basis, asked) = (given.basis(&bearer)?, given.asked());
    let (own, who) = (state.clone(), bearer.clone());
    let work = move |kept: Keep| async move {
        let puzzle = made(&who, basis, asked).await?;
        keep((&own, &who), &NewOwnPuzzle { puzzle: puzzle.id, title }, &kept).await
    };
    once(&request, &state, &bearer, body.bytes(), work).await
}

/// The puzzle, beside the work of others: some of what can be asked takes a search.
async fn made(who: &Bearer, basis: Basis, asked: String) -> Result<Puzzle, Problem> {
    let made = block(move || {
        own::asked(&asked, &basis).ok_or(Unfit::Unsaid).and_then(|task| own::make(&basis, task))
    });
    let made = made.await.map_err(|_| who.problem(ProblemCode::Unavailable))?;
    made.map_err(|unfit| match unfit {
        Unfit::Unsaid => Problem::with_field(who.lang, ProblemCode::BadTask, "/goal"),
        Unfit::TooLong => Problem::with_field(who.lang, ProblemCode::BadTask, "/history"),
        Unfit::Flawed(_) => who.problem(ProblemCode::BadTask),
        Unfit::NoSolution => who.problem(ProblemCode::NoSolution),
        Unfit::AllRight => who.problem(ProblemCode::AllRight),
        Unfit::Unproved => who.problem(ProblemCode::Unproved),
        Unfit::Sooner { moves, san } => Problem::mates_sooner(who.lang, "/goal", moves, &san),
    })
}

async fn keep(
    (state, who): (&AppState, &Bearer),
    new: &NewOwnPuzzle,
    kept: &Keep,
) -> Result<HttpResponse, Problem> {
    let item = |own: &OwnPuzzle| OwnItem::from(own.clone());
    let along = |set: &SetPuzzle| match set {
        SetPuzzle::Made(own) => kept.created(&item(own)),
        SetPuzzle::Known(own) => kept.known(&item(own)),
        SetPuzzle::Full => None,
    };
    let set = state.store.set_own_puzzle_once(&who.teacher.id, new, state.clock.now_ms(), &along).await;
    match set.map_err(who.unavailable())? {
        SetPuzzle::Made(own) => Ok(answer::created(who.lang, &item(&own))),
        SetPuzzle::Known(own) => Ok(answer::private(who.lang, &item(&own))),
        SetPuzzle::Full => Err(who.problem(ProblemCode::TooManyPuzzles)),
    }
}
