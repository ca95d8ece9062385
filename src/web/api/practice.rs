//! `GET /api/v1/practice`: the skills that can be practised without end, and puzzles made for them.

use super::answer;
use super::puzzles::PuzzleItem;
use crate::i18n::Lang;
use crate::puzzle::generate::{Level, Skill, make};
use crate::web::language::Wanted;
use crate::web::problem::{Problem, ProblemBody, ProblemCode};
use actix_web::web::Path;
use actix_web::{HttpRequest, HttpResponse};
use serde::Serialize;
use std::borrow::Cow;
use utoipa::ToSchema;

/// Something that can be practised without end.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Skill)]
pub(crate) struct SkillItem {
    /// Its stable name.
    #[schema(example = "find-square")]
    id: &'static str,
    /// The lesson that teaches it.
    #[schema(example = "board")]
    lesson: &'static str,
    /// The rules that it practises, the main one first.
    #[schema(example = json!(["files-ranks"]))]
    rules: &'static [&'static str],
    /// Its name.
    #[schema(value_type = String, example = "Find the square")]
    name: Cow<'static, str>,
    /// What the learner does.
    #[schema(value_type = String)]
    summary: Cow<'static, str>,
    /// The levels that can be asked for, the easiest first.
    #[schema(example = json!([1, 2, 3]))]
    levels: Vec<u8>,
}

impl SkillItem {
    fn new(lang: Lang, skill: &'static Skill) -> SkillItem {
        let key = format!("skill-{}", skill.id);
        SkillItem {
            id: skill.id,
            lesson: skill.lesson,
            rules: skill.rules,
            name: lang.text(&key),
            summary: lang.attr(&key, "summary").unwrap_or_default(),
            levels: Level::ALL.map(Level::number).to_vec(),
        }
    }
}

/// Every skill, in teaching order.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct SkillList {
    skills: Vec<SkillItem>,
}

/// The skills that can be practised without end.
#[utoipa::path(
    get, path = "/api/v1/practice", tag = "learn", operation_id = "listSkills",
    params(super::openapi::LangQuery),
    responses((status = 200, description = "The skills.", body = SkillList)),
)]
pub(crate) async fn list(Wanted(lang): Wanted) -> HttpResponse {
    answer::json(lang, &SkillList { skills: Skill::all().map(|skill| SkillItem::new(lang, skill)).collect() })
}

/// A puzzle made for a skill. The same level and seed give the same puzzle for ever, and its id alone
/// is enough to answer it.
#[utoipa::path(
    get, path = "/api/v1/practice/{skill}", tag = "learn", operation_id = "makePuzzle",
    params(
        ("skill" = String, Path, description = "The skill's name.", example = "find-square"),
        ("level" = Option<u8>, Query, description = "How hard, from 1 to 3; 1 where it is not named.", nullable = false, minimum = 1, maximum = 3, example = 2),
        ("seed" = Option<u32>, Query, description = "Which puzzle; 0 where it is not named.", nullable = false, example = 48213),
        super::openapi::LangQuery,
    ),
    responses(
        (status = 200, description = "The puzzle.", body = PuzzleItem),
        (status = 404, description = "No such skill.", body = ProblemBody, content_type = "application/problem+json"),
        (status = 422, description = "No such level, or no whole number as seed.", body = ProblemBody, content_type = "application/problem+json"),
    ),
)]
pub(crate) async fn one(
    Wanted(lang): Wanted,
    request: HttpRequest,
    skill: Path<String>,
) -> Result<HttpResponse, Problem> {
    let skill = Skill::named(&skill).ok_or_else(|| Problem::new(lang, ProblemCode::NoSuchSkill))?;
    let query = request.query_string();
    let bad = |field: &'static str| Problem::with_field(lang, ProblemCode::BadNumber, field);
    let level = Level::read(field(query, "level").unwrap_or("1")).ok_or_else(|| bad("/level"))?;
    let seed = field(query, "seed").unwrap_or("0").parse().map_err(|_| bad("/seed"))?;
    let made = make(skill, level, seed).ok_or_else(|| Problem::new(lang, ProblemCode::NoSuchPuzzle))?;
    Ok(answer::json(lang, &PuzzleItem::new(lang, &made.puzzle)))
}

/// The first value of that name in a query; digits need no decoding.
fn field<'a>(query: &'a str, name: &str) -> Option<&'a str> {
    query.split('&').find_map(|pair| pair.strip_prefix(name)?.strip_prefix('='))
}
