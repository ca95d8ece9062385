//! `GET /api/v1/rules` and `/rules/{id}`: the rules taught, and those that a verdict can cite.

use super::answer;
use crate::curriculum::Rule;
use crate::i18n::Lang;
use crate::web::language::Wanted;
use crate::web::problem::{Problem, ProblemBody, ProblemCode};
use crate::web::state::AppState;
use actix_web::HttpResponse;
use actix_web::web::{Data, Path};
use serde::Serialize;
use std::borrow::Cow;
use utoipa::ToSchema;

/// A rule of chess.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Rule)]
pub(crate) struct RuleItem<'a> {
    /// Its stable name.
    #[schema(example = "castling-unmoved")]
    id: &'a str,
    /// The lesson that teaches it.
    #[schema(example = "castling")]
    lesson: &'a str,
    /// What it is called.
    #[schema(value_type = String)]
    term: Cow<'static, str>,
    /// The rule in words.
    #[schema(value_type = String)]
    statement: Cow<'static, str>,
    /// Where it stands in the sources of the course.
    #[schema(value_type = Vec<String>, example = json!(["A4"]))]
    sources: &'a [String],
    /// The article of the FIDE Laws; empty where they are silent.
    #[schema(example = "3.8.2.1")]
    fide: &'a str,
    /// What a source gets wrong, leaves out or says of old Laws, where it does.
    #[schema(required, value_type = Option<String>)]
    slip: Option<Cow<'static, str>>,
    /// Whether it is advice, which no rule enforces.
    advice: bool,
}

impl<'a> RuleItem<'a> {
    fn new(lang: Lang, rule: &'a Rule) -> RuleItem<'a> {
        let key = format!("rule-{}", rule.id);
        RuleItem {
            id: &rule.id,
            lesson: &rule.lesson,
            term: lang.text(&key),
            statement: lang.attr(&key, "statement").unwrap_or_default(),
            sources: &rule.sources,
            fide: &rule.fide,
            slip: if rule.slip { lang.attr(&key, "slip") } else { None },
            advice: rule.advice,
        }
    }
}

/// Every rule, in teaching order.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct RuleList<'a> {
    rules: Vec<RuleItem<'a>>,
}

/// Every rule, in teaching order.
#[utoipa::path(
    get, path = "/api/v1/rules", tag = "learn", operation_id = "listRules",
    params(super::openapi::LangQuery),
    responses((status = 200, description = "The rules.", body = RuleList)),
)]
pub(crate) async fn list(Wanted(lang): Wanted, state: Data<AppState>) -> HttpResponse {
    let rules = state.curriculum.rules.iter().map(|rule| RuleItem::new(lang, rule)).collect();
    answer::json(lang, &RuleList { rules })
}

/// One rule.
#[utoipa::path(
    get, path = "/api/v1/rules/{id}", tag = "learn", operation_id = "getRule",
    params(("id" = String, Path, description = "The rule's name.", example = "castling"), super::openapi::LangQuery),
    responses(
        (status = 200, description = "The rule.", body = RuleItem),
        (status = 404, description = "No such rule.", body = ProblemBody, content_type = "application/problem+json"),
    ),
)]
pub(crate) async fn one(
    Wanted(lang): Wanted,
    state: Data<AppState>,
    id: Path<String>,
) -> Result<HttpResponse, Problem> {
    let rule = state.curriculum.rule(&id).ok_or_else(|| Problem::new(lang, ProblemCode::NoSuchRule))?;
    Ok(answer::json(lang, &RuleItem::new(lang, rule)))
}
