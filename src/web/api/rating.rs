//! `POST /api/v1/rating/points`: what a game does to the points and grades of its players.

use super::body::{Body, Field, Json, Kind, Text};
use super::names::{BandName, OutcomeName, ScoreName};
use super::{answer, refusals};
use crate::i18n::{Lang, messages};
use crate::rating::{Change, ELO_K, Grade, Points, Reckoning, Score, elo_expected, elo_gain, reckon};
use crate::web::problem::{Problem, ProblemBody, ProblemCode};
use actix_web::HttpResponse;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A game between two players with points.
#[derive(Debug, Deserialize, ToSchema)]
#[schema(as = PointsQuestion)]
pub(crate) struct Question<'a> {
    /// A's points before the game, within a million of zero; read to two decimals.
    #[schema(example = 1425.5)]
    a: f64,
    /// B's points before the game.
    #[schema(example = 1500)]
    b: f64,
    /// How the game ended.
    #[serde(borrow)]
    #[schema(value_type = ScoreName)]
    result: Text<'a>,
}

impl<'a> Body<'a> for Question<'a> {
    const FIELDS: &'static [Field] = &[
        Field::required("a", Kind::Number),
        Field::required("b", Kind::Number),
        Field::required("result", Kind::Text),
    ];
}

/// The points after a game.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = PointsAnswer)]
pub(crate) struct Answer {
    /// By how much the players differed before.
    #[schema(example = 74.5)]
    difference: f64,
    /// The band of that difference.
    band: BandName,
    /// What happened, as the scheme sees it.
    outcome: OutcomeName,
    /// The rule that applied, as in `/api/v1/rules/{id}`.
    #[schema(example = "rating-lower-wins")]
    rule: &'static str,
    /// A's points.
    a: Player,
    /// B's points: B loses what A gains.
    b: Player,
    /// What FIDE's Elo would make of the same numbers, for comparison.
    elo: Elo,
    /// All of it in plain words.
    message: String,
}

/// A player's points around a game, to two decimals; a half is rounded up.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = PlayerPoints)]
pub(crate) struct Player {
    /// Points before.
    #[schema(example = 1425.5)]
    before: f64,
    /// Points gained, or lost where negative.
    #[schema(example = 17.45)]
    change: f64,
    /// Points after; the scheme sets no floor.
    #[schema(example = 1442.95)]
    after: f64,
    /// The grade before, from 30, the lowest, to 1; null for none.
    #[schema(required, example = 17)]
    grade_before: Option<u8>,
    /// The grade after.
    #[schema(required, example = 17)]
    grade_after: Option<u8>,
}

/// Elo in its plain form; differences beyond 400 count as 400.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Elo {
    /// The weight of a game.
    #[schema(example = 20)]
    k: f64,
    /// The share of the point that A could expect, from 0 to 1, to three decimals.
    #[schema(example = 0.394)]
    expected: f64,
    /// What A gains, or loses where negative.
    #[schema(example = 12.11)]
    a: f64,
    /// What B gains, or loses where negative.
    #[schema(example = -12.11)]
    b: f64,
}

/// The points that a game brings, by the scheme of source B.
#[utoipa::path(
    post, path = "/api/v1/rating/points", tag = "rules", operation_id = "ratingPoints",
    params(super::openapi::LangQuery),
    request_body(content = Question, examples(
        ("lower" = (summary = "The lower player wins", value = json!({"a": 1425.5, "b": 1500, "result": "a-wins"}))),
        ("draw" = (summary = "A draw across 100 points", value = json!({"a": 1300, "b": 1200, "result": "draw"}))),
    )),
    responses(
        (status = 200, description = "The points after the game.", body = Answer),
        refusals::Body,
        (status = 422, description = "A number is too large, or there is no such result.", body = ProblemBody, content_type = "application/problem+json"),
    ),
)]
pub(crate) async fn points(body: Json) -> Result<HttpResponse, Problem> {
    let lang = body.lang;
    let asked: Question<'_> = body.read()?;
    let (a, b) = (Points::from_float(asked.a), Points::from_float(asked.b));
    match (a, b, Score::from_name(asked.result.as_ref())) {
        (Some(a), Some(b), Some(score)) => Ok(answer::json(lang, &Answer::new(lang, a, b, score))),
        (a, b, score) => {
            let faults = [
                (a.is_none(), ProblemCode::BadNumber, "/a"),
                (b.is_none(), ProblemCode::BadNumber, "/b"),
                (score.is_none(), ProblemCode::BadOption, "/result"),
            ];
            Err(problem(lang, faults))
        }
    }
}

/// Every field at fault, under the first one's name.
fn problem(lang: Lang, faults: [(bool, ProblemCode, &'static str); 3]) -> Problem {
    let mut faults = faults.into_iter().filter(|(fault, ..)| *fault).peekable();
    let first = faults.peek().map_or(ProblemCode::BadNumber, |(_, code, _)| *code);
    faults.fold(Problem::new(lang, first), |problem, (_, code, pointer)| problem.and_field(code, pointer))
}

impl Answer {
    fn new(lang: Lang, a: Points, b: Points, score: Score) -> Answer {
        let reckoning = reckon(a, b, score);
        let Reckoning { difference, band, outcome, .. } = reckoning;
        let elo = elo_gain(a, b, score);
        Answer {
            difference: difference.to_float(),
            band: BandName(band),
            outcome: OutcomeName(outcome),
            rule: outcome.rule(),
            a: reckoning.a.into(),
            b: reckoning.b.into(),
            elo: Elo {
                k: ELO_K,
                expected: (elo_expected(a, b) * 1_000.0).round() / 1_000.0,
                a: elo.to_float(),
                b: elo.opposite().to_float(),
            },
            message: messages::points(lang, &reckoning),
        }
    }
}

impl From<Change> for Player {
    fn from(change: Change) -> Player {
        Player {
            before: change.before.to_float(),
            change: change.change.to_float(),
            after: change.after.to_float(),
            grade_before: number(change.before.grade()),
            grade_after: number(change.after.grade()),
        }
    }
}

fn number(grade: Grade) -> Option<u8> {
    match grade {
        Grade::Ungraded => None,
        Grade::Numbered(number) => Some(number),
    }
}
