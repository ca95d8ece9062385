//! `GET /api/v1/puzzles/{id}`: a puzzle without its solution.

use super::answer;
use super::names::Side;
use crate::i18n::{Lang, feedback, messages, prompt};
use crate::puzzle::{self, Puzzle, Task};
use crate::web::language::Wanted;
use crate::web::problem::{Problem, ProblemBody, ProblemCode};
use crate::web::state::AppState;
use actix_web::HttpResponse;
use actix_web::web::{Data, Path};
use serde::Serialize;
use std::borrow::Cow;
use utoipa::ToSchema;

/// A puzzle, without its solution.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Puzzle)]
pub(crate) struct PuzzleItem<'a> {
    /// Its stable name.
    #[schema(example = "castling-1")]
    id: &'a str,
    /// The lesson that it belongs to.
    #[schema(example = "castling")]
    lesson: &'a str,
    /// The rules that it practises.
    #[schema(value_type = Vec<String>, example = json!(["castling"]))]
    rules: &'a [String],
    /// What kind of puzzle it is.
    #[schema(example = "move")]
    kind: &'static str,
    /// What to do.
    #[schema(value_type = String)]
    prompt: Cow<'static, str>,
    /// The position that it starts from.
    #[schema(example = "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1")]
    fen: String,
    /// The moves played from it to the position shown, in UCI.
    #[schema(example = json!(["e2e4"]))]
    history: Vec<String>,
    /// The side shown at the bottom.
    orientation: Side,
    /// Where a decision of the arbiter is asked for: what happens at the board, in order, in words.
    events: Vec<String>,
    /// Where a decision of the arbiter is asked for: by which rules, `fide` or `source`.
    #[schema(required, value_type = Option<String>, example = "fide")]
    laws: Option<&'static str>,
    /// Whether the board is drawn lying wrongly, with a light square at White's left hand.
    turned: bool,
    /// What an answer looks like.
    answer: AnswerForm<'a>,
    /// How many hints there are.
    #[schema(example = 2)]
    hints: usize,
}

/// What an answer looks like.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct AnswerForm<'a> {
    /// The field of the answer: `move`, `moves`, `squares`, `choice`, `number`, `text` or `placement`.
    #[schema(example = "choice")]
    form: &'static str,
    /// What can be chosen, in the order shown; empty where nothing is chosen.
    options: Vec<OptionItem<'a>>,
}

/// Something that can be chosen.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = PuzzleOption)]
pub(crate) struct OptionItem<'a> {
    /// Its name, as an answer gives it.
    #[schema(example = "castling-in-check")]
    id: &'a str,
    /// The same in words.
    text: String,
}

impl<'a> PuzzleItem<'a> {
    pub(crate) fn new(lang: Lang, puzzle: &'a Puzzle) -> PuzzleItem<'a> {
        let options = puzzle.task.options().into_iter();
        let ruling = if let Task::Ruling(ask) = &puzzle.task { Some(ask) } else { None };
        PuzzleItem {
            id: &puzzle.id,
            lesson: &puzzle.lesson,
            rules: &puzzle.rules,
            kind: puzzle.task.kind(),
            prompt: prompt(lang, puzzle),
            fen: puzzle.fen(),
            history: puzzle.game.moves().map(|mv| mv.uci()).collect(),
            orientation: puzzle.orientation.into(),
            events: ruling
                .iter()
                .flat_map(|ask| &ask.events)
                .map(|event| messages::event(lang, event))
                .collect(),
            laws: ruling.map(|ask| ask.laws.as_str()),
            turned: puzzle.turned,
            answer: AnswerForm {
                form: puzzle.task.form(),
                options: options
                    .map(|id| OptionItem { id, text: feedback::option(lang, puzzle, id) })
                    .collect(),
            },
            hints: puzzle::hints(puzzle).len(),
        }
    }
}

/// One puzzle, without its solution.
#[utoipa::path(
    get, path = "/api/v1/puzzles/{id}", tag = "learn", operation_id = "getPuzzle",
    params(("id" = String, Path, description = "The puzzle's name.", example = "castling-1"), super::openapi::LangQuery),
    responses(
        (status = 200, description = "The puzzle.", body = PuzzleItem),
        (status = 404, description = "No such puzzle.", body = ProblemBody, content_type = "application/problem+json"),
    ),
)]
pub(crate) async fn one(
    Wanted(lang): Wanted,
    state: Data<AppState>,
    id: Path<String>,
) -> Result<HttpResponse, Problem> {
    let puzzle = find(lang, &state, &id)?;
    Ok(answer::json(lang, &PuzzleItem::new(lang, &puzzle)))
}

/// The puzzle of that id.
pub(crate) fn find<'a>(lang: Lang, state: &'a AppState, id: &str) -> Result<Cow<'a, Puzzle>, Problem> {
    state.puzzle(id).ok_or_else(|| Problem::new(lang, ProblemCode::NoSuchPuzzle))
}
