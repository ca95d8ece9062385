//! `GET /api/v1/glossary`: the words of the game, in both languages at once.

use super::answer;
use crate::curriculum::{Curriculum, Taught, Term};
use crate::i18n::Lang;
use crate::web::language::Wanted;
use crate::web::state::AppState;
use actix_web::HttpResponse;
use actix_web::web::Data;
use serde::Serialize;
use std::borrow::Cow;
use utoipa::ToSchema;

/// A word of the game.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Term)]
pub(crate) struct TermItem<'a> {
    /// Its stable name.
    #[schema(example = "en-passant")]
    id: &'a str,
    /// What it belongs to.
    #[schema(example = "special")]
    group: &'a str,
    /// The word in English.
    #[schema(value_type = String, example = "en passant")]
    en: Cow<'static, str>,
    /// The word in Chinese.
    #[schema(value_type = String, example = "吃过路兵")]
    zh: Cow<'static, str>,
    /// How the Chinese is read, in pinyin.
    #[schema(example = "chī guòlùbīng")]
    pinyin: String,
    /// What it means.
    #[schema(value_type = String)]
    meaning: Cow<'static, str>,
    /// What to beware of, where there is something.
    #[schema(required, value_type = Option<String>)]
    note: Option<Cow<'static, str>>,
    /// The rule that it is taught with, as in `/api/v1/rules/{id}`.
    #[schema(required, example = "en-passant")]
    rule: Option<&'a str>,
    /// The lesson that teaches it, as in `/api/v1/lessons/{slug}`.
    #[schema(required, example = "en-passant")]
    lesson: Option<&'a str>,
}

impl<'a> TermItem<'a> {
    fn new(lang: Lang, course: &'a Curriculum, term: &'a Term) -> TermItem<'a> {
        let key = format!("term-{}", term.id);
        let (rule, lesson) = match &term.taught {
            Some(Taught::Rule(id)) => {
                (Some(id.as_str()), course.lesson_of(id).map(|lesson| lesson.slug.as_str()))
            }
            Some(Taught::Lesson(slug)) => (None, Some(slug.as_str())),
            None => (None, None),
        };
        TermItem {
            id: &term.id,
            group: &term.group,
            en: Lang::En.text(&key),
            zh: Lang::Zh.text(&key),
            pinyin: term.pinyin.to_string(),
            meaning: lang.attr(&key, "meaning").unwrap_or_default(),
            note: lang.attr(&key, "note"),
            rule,
            lesson,
        }
    }
}

/// Every word, group by group.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct TermList<'a> {
    terms: Vec<TermItem<'a>>,
}

/// The words of the game, in English and Chinese with pinyin.
#[utoipa::path(
    get, path = "/api/v1/glossary", tag = "learn", operation_id = "listTerms",
    params(super::openapi::LangQuery),
    responses((status = 200, description = "The words.", body = TermList)),
)]
pub(crate) async fn list(Wanted(lang): Wanted, state: Data<AppState>) -> HttpResponse {
    let course = &state.curriculum;
    let terms = course.terms.iter().map(|term| TermItem::new(lang, course, term)).collect();
    answer::json(lang, &TermList { terms })
}
