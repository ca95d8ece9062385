//! `POST /api/v1/puzzles/{id}/answers`: checks an answer, and keeps it for a learner of this site.
//!
//! An answer that is kept is on disk before it is acknowledged. Nothing is kept without a learner's
//! cookie, and none of those comes here from another site.

use super::body::Json;
use super::given::{Question, refuse};
use super::names::SquareName;
use super::wire::{ConditionItem, Pieces, PlacedPiece, Reason, Squares};
use super::{answer, puzzles, refusals, sending};
use crate::i18n::{Lang, feedback, messages};
use crate::puzzle::{self, Answer, Outcome, Puzzle};
use crate::store::{Attempt, Kept, LearnerKey, Sent};
use crate::web::problem::{Problem, ProblemBody, ProblemCode};
use crate::web::recall::recall;
use crate::web::session;
use crate::web::state::AppState;
use actix_web::web::{Data, Path};
use actix_web::{HttpRequest, HttpResponse};
use serde::Serialize;
use serde_json::json;
use utoipa::ToSchema;

/// The longest text of an answer that is kept.
const KEPT_CHARS: usize = 60;

/// The most moves of a line or a walk that are kept.
const KEPT_MOVES: usize = 64;

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
    /// For an exercise of an assignment that takes so many answers: how many more.
    #[schema(required)]
    attempts_left: Option<i64>,
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
    #[schema(example = "g8h8")]
    reply: String,
    /// The reply in standard algebraic notation.
    #[schema(example = "Kh8")]
    san: String,
    /// The position after the reply.
    fen: String,
    /// The reply in plain words.
    message: String,
}

impl Next {
    fn new(lang: Lang, next: &puzzle::Next, played: &puzzle::Played) -> Next {
        Next {
            reply: next.reply.mv.uci(),
            san: next.reply.san.clone(),
            fen: next.position.fen(),
            message: messages::played(lang, next.reply.mv, &played.before.after(played.mv)),
        }
    }
}

impl<'a> Checked<'a> {
    fn new(lang: Lang, puzzle: &Puzzle, outcome: &'a Outcome) -> Checked<'a> {
        let found = &outcome.feedback;
        Checked {
            correct: outcome.correct,
            done: outcome.done,
            reason: found.refused.as_ref().map(|refused| Reason::new(lang, &refused.reason)),
            also: found.also().iter().map(|refusal| Reason::new(lang, refusal)).collect(),
            conditions: found.conditions().iter().map(|item| ConditionItem::new(lang, item)).collect(),
            feedback: FeedbackItem {
                code: found.code.as_str(),
                squares: (&found.squares).into(),
                pieces: (&found.pieces).into(),
            },
            message: feedback::feedback(lang, &outcome.feedback, puzzle),
            after: if outcome.done { feedback::afterword(lang, puzzle) } else { None },
            missed: (&outcome.missed).into(),
            extra: (&outcome.extra).into(),
            played: outcome.played.as_ref().map(|(uci, fen_after)| Played { uci, fen_after }),
            next: outcome
                .next
                .as_ref()
                .zip(found.played.as_ref())
                .map(|(next, played)| Next::new(lang, next, played)),
            attempts_left: None,
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
        (status = 401, description = "Sent by a pupil who is no longer signed in.", body = ProblemBody, content_type = "application/problem+json"),
        (status = 403, description = "Sent with a learner's cookie from another site.", body = ProblemBody, content_type = "application/problem+json"),
        (status = 404, description = "No such puzzle, or no such exercise of an assignment.", body = ProblemBody, content_type = "application/problem+json"),
        (status = 409, description = "The assignment is closed, or the exercise takes no more answers.", body = ProblemBody, content_type = "application/problem+json"),
        refusals::Body,
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
    let question = body.read::<Question<'_>>()?;
    let given = question.answer.read(body.lang, puzzle.task.form())?;
    let outcome = puzzle::check(&puzzle, &given).map_err(|fault| refuse(body.lang, &fault))?;
    let known = session::renewed(&request, state.secure_cookies);
    let whose = known.as_ref().map(|(learner, _)| learner);
    if question.assignment.is_some() && whose.is_none_or(|learner| !learner.is_pupil()) {
        return Err(Problem::new(body.lang, ProblemCode::SignedOut));
    }
    let mut left = None;
    if let Some(learner) = whose.filter(|_| !outcome.is_under_way()) {
        let attempt = attempt(&puzzle, &given, &outcome, question.hints());
        left = keep(&state, body.lang, learner, &question, attempt).await?;
    }
    let mut response = answer::json(
        body.lang,
        &Checked { attempts_left: left, ..Checked::new(body.lang, &puzzle, &outcome) },
    );
    if let Some((_, Some(cookie))) = &known
        && let Err(error) = response.add_cookie(cookie)
    {
        log::error!("a cookie could not be set: {error}");
    }
    Ok(response)
}

/// Keeps an answer; gives how many more the exercise takes, where they are counted.
async fn keep(
    state: &AppState,
    lang: Lang,
    learner: &LearnerKey,
    question: &Question<'_>,
    attempt: Attempt,
) -> Result<Option<i64>, Problem> {
    let sent = sending::sent(state, lang, (learner, &attempt.puzzle), question, &attempt.answer).await?;
    let (attempt, recall) = (Attempt { sent, ..attempt }, recall(&state.curriculum));
    let kept = state.store.keep_attempt(learner, &attempt, state.clock.now_ms(), &recall).await;
    match kept.map_err(|error| sending::unavailable(lang, &error))? {
        Kept::Safe { left } => Ok(left),
        Kept::Refused(why) => Err(sending::refused(lang, why)),
    }
}

/// What is kept of an answer.
pub(in crate::web) fn attempt(puzzle: &Puzzle, given: &Answer, outcome: &Outcome, hints: u8) -> Attempt {
    let refused = outcome.feedback.refused.as_ref().filter(|_| !outcome.correct);
    let code = refused.map_or(outcome.feedback.code.as_str(), |refused| refused.reason.code.as_str());
    Attempt {
        puzzle: puzzle.id.clone(),
        answer: kept(given, outcome),
        // The first moves of a longer puzzle do not solve it.
        correct: outcome.done,
        code: code.to_owned(),
        rule: refused.map(|refused| refused.reason.rule.to_owned()),
        hints,
        sent: Sent::default(),
    }
}

/// The answer as it is kept: in the spelling of the rules where they allow the move, and never long.
fn kept(given: &Answer, outcome: &Outcome) -> String {
    let short = |text: &str| text.chars().take(KEPT_CHARS).collect::<String>();
    let value = match (given, &outcome.played) {
        (Answer::Move(_), Some((uci, _))) => json!({ "move": uci }),
        (Answer::Move(text), None) => json!({ "move": short(text) }),
        (Answer::Moves(texts), _) => {
            let texts: Vec<String> = texts.iter().take(KEPT_MOVES).map(|text| short(text)).collect();
            json!({ "moves": texts })
        }
        (Answer::Squares(squares), _) => {
            json!({ "squares": squares.iter().map(ToString::to_string).collect::<Vec<_>>() })
        }
        (Answer::Choice(id), _) => json!({ "choice": id }),
        // As text: a number of two decimals is not exact in binary.
        (Answer::Number(number), _) => json!({ "number": number.to_string() }),
        (Answer::Text(text), _) => json!({ "text": short(text) }),
        (Answer::Placement(board), _) => json!({ "placement": board.to_string() }),
    };
    value.to_string()
}
