//! `POST /api/v1/moves/check`: may this move be played here, and why, or why not.

use super::body::{Body, Field, Json, Kind, Text};
use super::names::EndName;
use super::wire::{ConditionItem, Reason, ShortStatus};
use super::{answer, place, refusals};
use crate::i18n::{Lang, messages};
use crate::rules::{Game, Legal, Refused, Verdict, judge_text};
use crate::web::problem::{Problem, ProblemBody};
use actix_web::HttpResponse;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A move to check.
#[derive(Debug, Deserialize, ToSchema)]
#[schema(as = MoveQuestion)]
pub(crate) struct Question<'a> {
    /// The position that the game starts from; the initial position if left out.
    #[serde(borrow, default)]
    #[schema(value_type = Option<String>, example = "r3k2r/8/b7/8/8/8/8/R3K2R w KQkq - 0 1")]
    fen: Option<Text<'a>>,
    /// The moves played since, in any notation; at most 1,000.
    #[serde(borrow, default)]
    #[schema(value_type = Option<Vec<String>>, max_items = 1000, example = json!(["e2e4", "c7c5"]))]
    history: Option<Vec<Text<'a>>>,
    /// The move, in any notation: UCI, SAN, long algebraic, figurine, Chinese.
    #[serde(borrow, rename = "move")]
    #[schema(value_type = String, example = "0-0")]
    mv: Text<'a>,
}

impl<'a> Body<'a> for Question<'a> {
    const FIELDS: &'static [Field] = &[place::FEN, place::HISTORY, Field::required("move", Kind::Text)];
}

/// The verdict on a move.
#[derive(Debug, Serialize, ToSchema)]
#[serde(untagged)]
#[schema(as = MoveVerdict)]
pub(crate) enum Answer<'a> {
    Legal(LegalMove<'a>),
    Illegal(IllegalMove<'a>),
}

/// The move may be played.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct LegalMove<'a> {
    /// Always `true`.
    #[schema(example = true)]
    legal: bool,
    /// The move in UCI; castling by the king's squares.
    #[schema(example = "e1g1")]
    uci: String,
    /// The move in standard algebraic notation.
    #[schema(example = "O-O")]
    san: String,
    /// The position after the move.
    #[schema(example = "r3k2r/8/8/8/8/8/8/R4RK1 b kq - 1 1")]
    fen_after: String,
    /// The rules that the move uses, the most telling first.
    #[schema(value_type = Vec<String>, example = json!(["castling", "castling-short-long"]))]
    rules: &'a [&'static str],
    /// Each condition of castling, en passant or promotion, in order; empty for other moves.
    conditions: Vec<ConditionItem<'a>>,
    /// How the game had been drawn by itself before this move, if it had.
    #[schema(required)]
    already_over: Option<EndName>,
    /// The position after the move.
    status: ShortStatus<'a>,
    /// What the move does and why it is allowed, in plain words.
    message: String,
}

/// The move may not be played.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct IllegalMove<'a> {
    /// Always `false`.
    #[schema(example = false)]
    legal: bool,
    /// The reason that a good teacher would give first.
    reason: Reason<'a>,
    /// Further reasons that hold at the same time, in teaching order.
    also: Vec<Reason<'a>>,
    /// Where castling or en passant was tried: each condition, met or not.
    conditions: Vec<ConditionItem<'a>>,
}

/// Check a move: legal, or why not.
#[utoipa::path(
    post, path = "/api/v1/moves/check", tag = "rules", operation_id = "checkMove",
    params(super::openapi::LangQuery),
    request_body(content = Question, examples(
        ("legal" = (summary = "Castling, allowed", value = json!(
            {"fen": "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "move": "0-0"}))),
        ("illegal" = (summary = "Castling through an attacked square", value = json!(
            {"fen": "r3k2r/8/b7/8/8/8/8/R3K2R w KQkq - 0 1", "move": "O-O"}))),
        ("history" = (summary = "En passant, one move too late", value = json!(
            {"history": ["e4", "a6", "e5", "d5", "a3", "a5"], "move": "exd6"}))),
    )),
    responses(
        (status = 200, description = "The verdict.", body = Answer),
        refusals::Body,
        (status = 422, description = "The position cannot be, or a move of the history is illegal.", body = ProblemBody, content_type = "application/problem+json"),
    ),
)]
pub(crate) async fn check(body: Json) -> Result<HttpResponse, Problem> {
    let asked: Question<'_> = body.read()?;
    let game = place::game(body.lang, asked.fen.as_ref(), asked.history.as_deref())?;
    Ok(match judge_text(&game, asked.mv.as_ref()) {
        Verdict::Legal(legal) => allowed(body.lang, game, &legal),
        Verdict::Refused(refused) => {
            answer::json(body.lang, &Answer::Illegal(forbidden(body.lang, &refused)))
        }
    })
}

fn allowed(lang: Lang, mut game: Game, legal: &Legal) -> HttpResponse {
    let san = legal.san(game.position());
    let message = messages::legal(lang, legal, game.position());
    game.follow(legal);
    let status = game.status();
    let allowed = LegalMove {
        legal: true,
        uci: legal.mv.uci(),
        san,
        fen_after: game.position().fen(),
        rules: &legal.rules,
        conditions: legal.conditions.iter().map(|condition| ConditionItem::new(lang, condition)).collect(),
        already_over: legal.already_over.map(EndName),
        status: (&status).into(),
        message,
    };
    answer::json(lang, &Answer::Legal(allowed))
}

fn forbidden(lang: Lang, refused: &Refused) -> IllegalMove<'_> {
    IllegalMove {
        legal: false,
        reason: Reason::new(lang, &refused.reason),
        also: refused.also.iter().map(|refusal| Reason::new(lang, refusal)).collect(),
        conditions: refused.conditions.iter().map(|condition| ConditionItem::new(lang, condition)).collect(),
    }
}
