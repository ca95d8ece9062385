//! `POST /api/v1/puzzles/{id}/answers`: checks an answer, and keeps it for a learner of this site.
//!
//! An answer that is kept is on disk before it is acknowledged. Nothing is kept without a learner's
//! cookie, and none of those comes here from another site.

use super::body::{Body, Field, Json, Kind, Text};
use super::names::SquareName;
use super::wire::{ConditionItem, Pieces, PlacedPiece, Reason, Squares};
use super::{answer, puzzles};
use crate::i18n::{Lang, feedback};
use crate::puzzle::{self, Answer, AnswerFault, Outcome, Puzzle};
use crate::rules::Square;
use crate::store::{Attempt, StoreError};
use crate::web::problem::{Problem, ProblemBody, ProblemCode};
use crate::web::session;
use crate::web::state::{AppState, now_ms};
use actix_web::web::{Data, Path};
use actix_web::{HttpRequest, HttpResponse};
use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::ToSchema;

/// The longest text of an answer that is kept.
const KEPT_CHARS: usize = 60;

/// An answer to a puzzle.
#[derive(Debug, Deserialize, ToSchema)]
#[schema(as = AnswerQuestion)]
pub(crate) struct Question<'a> {
    #[serde(borrow)]
    answer: Given<'a>,
}

/// The answer, in the one field that the puzzle's `answer.form` names.
#[derive(Debug, Deserialize, ToSchema)]
#[schema(as = Answer)]
pub(crate) struct Given<'a> {
    /// A move, in any notation.
    #[serde(borrow, rename = "move", default)]
    #[schema(value_type = Option<String>, example = "e1g1", nullable = false)]
    mv: Option<Text<'a>>,
    /// The marked squares.
    #[serde(borrow, default)]
    #[schema(value_type = Option<Vec<SquareName>>, nullable = false)]
    squares: Option<Vec<Text<'a>>>,
    /// The name of an option.
    #[serde(borrow, default)]
    #[schema(value_type = Option<String>, example = "castling-in-check", nullable = false)]
    choice: Option<Text<'a>>,
    /// In a puzzle of several moves: all moves so far.
    #[serde(borrow, default)]
    #[schema(value_type = Option<Vec<String>>, nullable = false)]
    moves: Option<Vec<Text<'a>>>,
    #[serde(default)]
    #[schema(ignore)]
    number: Option<IgnoredAny>,
    #[serde(default)]
    #[schema(ignore)]
    text: Option<IgnoredAny>,
    #[serde(default)]
    #[schema(ignore)]
    placement: Option<IgnoredAny>,
}

const GIVEN: &[Field] = &[
    Field::optional("move", Kind::Text),
    Field::optional("moves", Kind::Texts),
    Field::optional("squares", Kind::Texts),
    Field::optional("choice", Kind::Text),
];

impl<'a> Body<'a> for Question<'a> {
    const FIELDS: &'static [Field] = &[Field::required("answer", Kind::Object(GIVEN))];
}

impl Given<'_> {
    /// The fields that hold something, by name.
    fn fields(&self) -> Vec<&'static str> {
        let fields = [
            ("move", self.mv.is_some()),
            ("squares", self.squares.is_some()),
            ("choice", self.choice.is_some()),
            ("moves", self.moves.is_some()),
            ("number", self.number.is_some()),
            ("text", self.text.is_some()),
            ("placement", self.placement.is_some()),
        ];
        fields.into_iter().filter_map(|(name, given)| given.then_some(name)).collect()
    }

    /// The answer, if it has the puzzle's form and no other.
    fn read(&self, lang: Lang, form: &'static str) -> Result<Answer, Problem> {
        let fields = self.fields();
        let own = |text: &Text<'_>| text.as_ref().to_owned();
        match (form, fields.as_slice()) {
            ("move", ["move"]) => Ok(Answer::Move(self.mv.as_ref().map(own).unwrap_or_default())),
            ("move", ["moves"]) => Ok(Answer::Moves(self.moves.iter().flatten().map(own).collect())),
            ("squares", ["squares"]) => {
                squares(lang, self.squares.as_deref().unwrap_or_default()).map(Answer::Squares)
            }
            ("choice", ["choice"]) => Ok(Answer::Choice(self.choice.as_ref().map(own).unwrap_or_default())),
            _ => Err(wrong_form(lang, form, &fields)),
        }
    }
}

/// Names the fields that should not be there, or the one that should.
fn wrong_form(lang: Lang, form: &'static str, given: &[&'static str]) -> Problem {
    let code = ProblemCode::BadAnswerForm;
    let surplus: Vec<_> = given.iter().filter(|name| **name != form).collect();
    if surplus.is_empty() {
        return Problem::with_field(lang, code, format!("/answer/{form}"));
    }
    let problem = Problem::new(lang, code);
    surplus.into_iter().fold(problem, |problem, name| problem.and_field(code, format!("/answer/{name}")))
}

/// Squares by name, each once.
fn squares(lang: Lang, names: &[Text<'_>]) -> Result<Vec<Square>, Problem> {
    let mut squares = Vec::new();
    let mut bad = Vec::new();
    for (index, name) in names.iter().enumerate() {
        match Square::from_ascii(name.as_ref().as_bytes()) {
            Ok(square) if squares.contains(&square) => {}
            Ok(square) => squares.push(square),
            Err(_) => bad.push(index),
        }
    }
    if bad.is_empty() {
        return Ok(squares);
    }
    let code = ProblemCode::BadSquare;
    let problem = Problem::new(lang, code);
    Err(bad
        .into_iter()
        .fold(problem, |problem, index| problem.and_field(code, format!("/answer/squares/{index}"))))
}

/// What the check of an answer found.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = AnswerVerdict)]
pub(crate) struct Checked<'a> {
    /// Whether the answer is right.
    correct: bool,
    /// Whether the puzzle is solved.
    done: bool,
    /// Where the rules refuse the move in question: why.
    #[schema(required)]
    reason: Option<Reason<'a>>,
    /// Further reasons that hold at the same time, in teaching order.
    also: Vec<Reason<'a>>,
    /// Each condition of castling, en passant or promotion, met or not, where the move in question is
    /// one of them.
    conditions: Vec<ConditionItem<'a>>,
    /// What was found about the answer.
    feedback: FeedbackItem<'a>,
    /// What to tell the learner, in plain words.
    message: String,
    /// What is worth adding once the puzzle is solved.
    #[schema(required)]
    after: Option<String>,
    /// For marked squares: those that were left out.
    #[schema(value_type = Vec<SquareName>)]
    missed: Squares<'a>,
    /// For marked squares: those that were too much.
    #[schema(value_type = Vec<SquareName>)]
    extra: Squares<'a>,
    /// For a legal move: what it does.
    #[schema(required)]
    played: Option<Played<'a>>,
    /// In a puzzle of several moves: the reply, and the position in which to go on.
    #[schema(required)]
    next: Option<Next>,
}

/// What was found about an answer.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Feedback)]
pub(crate) struct FeedbackItem<'a> {
    /// What was found, the same in every language.
    #[schema(example = "right")]
    code: &'static str,
    /// The squares that it speaks of.
    #[schema(value_type = Vec<SquareName>)]
    squares: Squares<'a>,
    /// The pieces that it speaks of.
    #[schema(value_type = Vec<PlacedPiece>)]
    pieces: Pieces<'a>,
}

/// A legal move that was answered.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Played<'a> {
    /// The move in UCI.
    #[schema(example = "e1g1")]
    uci: &'a str,
    /// The position after it.
    fen_after: &'a str,
}

/// How a puzzle of several moves goes on.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Next {
    /// The reply, in UCI.
    reply: String,
    /// The position after the reply.
    fen: String,
}

impl<'a> Checked<'a> {
    fn new(lang: Lang, puzzle: &Puzzle, outcome: &'a Outcome) -> Checked<'a> {
        let found = &outcome.feedback;
        Checked {
            correct: outcome.correct,
            done: outcome.correct,
            reason: found.refused.as_ref().map(|refused| Reason::new(lang, &refused.reason)),
            also: found.also().iter().map(|refusal| Reason::new(lang, refusal)).collect(),
            conditions: found.conditions().iter().map(|item| ConditionItem::new(lang, item)).collect(),
            feedback: FeedbackItem {
                code: found.code.as_str(),
                squares: (&found.squares).into(),
                pieces: (&found.pieces).into(),
            },
            message: feedback::feedback(lang, &outcome.feedback, puzzle),
            after: if outcome.correct { feedback::afterword(lang, puzzle) } else { None },
            missed: (&outcome.missed).into(),
            extra: (&outcome.extra).into(),
            played: outcome.played.as_ref().map(|(uci, fen_after)| Played { uci, fen_after }),
            next: None,
        }
    }
}

/// Check an answer to a puzzle.
#[utoipa::path(
    post, path = "/api/v1/puzzles/{id}/answers", tag = "learn", operation_id = "answerPuzzle",
    params(("id" = String, Path, description = "The puzzle's name.", example = "castling-1"), super::openapi::LangQuery),
    request_body(content = Question, examples(
        ("move" = (summary = "A move", value = json!({"answer": {"move": "e1g1"}}))),
    )),
    responses(
        (status = 200, description = "What was found.", body = Checked),
        (status = 400, description = "No JSON of this shape.", body = ProblemBody, content_type = "application/problem+json"),
        (status = 403, description = "Sent with a learner's cookie from another site.", body = ProblemBody, content_type = "application/problem+json"),
        (status = 404, description = "No such puzzle.", body = ProblemBody, content_type = "application/problem+json"),
        (status = 413, description = "More than 64 KiB.", body = ProblemBody, content_type = "application/problem+json"),
        (status = 415, description = "Not `application/json`.", body = ProblemBody, content_type = "application/problem+json"),
        (status = 422, description = "An answer of another form, or no such square or option.", body = ProblemBody, content_type = "application/problem+json"),
        (status = 503, description = "The answer could not be kept.", body = ProblemBody, content_type = "application/problem+json"),
    ),
)]
pub(crate) async fn check(
    state: Data<AppState>,
    id: Path<String>,
    request: HttpRequest,
    body: Json,
) -> Result<HttpResponse, Problem> {
    let puzzle = puzzles::find(body.lang, &state, &id)?;
    let given = body.read::<Question<'_>>()?.answer.read(body.lang, puzzles::form(&puzzle.task))?;
    let outcome = puzzle::check(puzzle, &given).map_err(|fault| refuse(body.lang, &fault))?;
    let known = session::renewed(&request, state.secure_cookies);
    if let Some((learner, _)) = &known {
        let kept = state.store.keep_attempt(learner, &attempt(puzzle, &given, &outcome), now_ms()).await;
        kept.map_err(|error| unavailable(body.lang, &error))?;
    }
    let mut response = answer::json(body.lang, &Checked::new(body.lang, puzzle, &outcome));
    if let Some((_, cookie)) = &known
        && let Err(error) = response.add_cookie(cookie)
    {
        log::error!("a cookie could not be set: {error}");
    }
    Ok(response)
}

fn refuse(lang: Lang, fault: &AnswerFault) -> Problem {
    match fault {
        AnswerFault::Form(form) => wrong_form(lang, form, &[]),
        AnswerFault::UnknownOption(_) => Problem::with_field(lang, ProblemCode::BadOption, "/answer/choice"),
    }
}

/// What is kept of an answer.
pub(in crate::web) fn attempt(puzzle: &Puzzle, given: &Answer, outcome: &Outcome) -> Attempt {
    let code = match &outcome.feedback.refused {
        Some(refused) if !outcome.correct => refused.reason.code.as_str(),
        Some(_) | None => outcome.feedback.code.as_str(),
    };
    Attempt {
        puzzle: puzzle.id.clone(),
        answer: kept(given, outcome),
        correct: outcome.correct,
        code: code.to_owned(),
    }
}

/// The answer as it is kept: in the spelling of the rules where they allow the move, and never long.
fn kept(given: &Answer, outcome: &Outcome) -> String {
    let short = |text: &str| text.chars().take(KEPT_CHARS).collect::<String>();
    let value = match (given, &outcome.played) {
        (Answer::Move(_) | Answer::Moves(_), Some((uci, _))) => json!({ "move": uci }),
        (Answer::Move(text), None) => json!({ "move": short(text) }),
        (Answer::Moves(line), None) => json!({ "move": line.first().map(|text| short(text)) }),
        (Answer::Squares(squares), _) => {
            json!({ "squares": squares.iter().map(ToString::to_string).collect::<Vec<_>>() })
        }
        (Answer::Choice(id), _) => json!({ "choice": id }),
    };
    value.to_string()
}

fn unavailable(lang: Lang, error: &StoreError) -> Problem {
    log::error!("an answer could not be kept: {error}");
    Problem::new(lang, ProblemCode::Unavailable)
}
