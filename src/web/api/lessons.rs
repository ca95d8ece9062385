//! `GET /api/v1/lessons` and `/lessons/{slug}`: the course, its text and its diagrams.

use super::answer;
use super::names::{Side, SquareName};
use super::wire::Squares;
use crate::curriculum::{Figure, Lesson, Scene, Section};
use crate::i18n::Lang;
use crate::rules::{Game, PieceMove};
use crate::web::language::Wanted;
use crate::web::problem::{Problem, ProblemBody, ProblemCode};
use crate::web::state::AppState;
use actix_web::HttpResponse;
use actix_web::web::{Data, Path};
use serde::Serialize;
use std::borrow::Cow;
use utoipa::ToSchema;

/// A lesson as the list shows it.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct LessonItem<'a> {
    /// Its name in addresses.
    #[schema(example = "castling")]
    slug: &'a str,
    /// The part of the course.
    #[schema(example = "special")]
    part: &'a str,
    /// What it is called.
    #[schema(value_type = String)]
    title: Cow<'static, str>,
    /// What it is about.
    #[schema(value_type = String)]
    summary: Cow<'static, str>,
    /// The rules that it teaches, in order.
    #[schema(value_type = Vec<String>)]
    rules: Vec<&'a str>,
    /// Its puzzles, in order.
    #[schema(value_type = Vec<String>)]
    puzzles: &'a [String],
}

impl<'a> LessonItem<'a> {
    fn new(lang: Lang, lesson: &'a Lesson) -> LessonItem<'a> {
        let key = format!("lesson-{}", lesson.slug);
        LessonItem {
            slug: &lesson.slug,
            part: &lesson.part,
            title: lang.text(&key),
            summary: lang.attr(&key, "summary").unwrap_or_default(),
            rules: lesson.sections.iter().map(|section| section.rule.as_str()).collect(),
            puzzles: &lesson.puzzles,
        }
    }
}

/// Every lesson, in teaching order.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct LessonList<'a> {
    lessons: Vec<LessonItem<'a>>,
}

/// A lesson with its text.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Lesson)]
pub(crate) struct WholeLesson<'a> {
    #[serde(flatten)]
    item: LessonItem<'a>,
    /// One section a rule.
    sections: Vec<SectionItem<'a>>,
}

/// A section, which teaches one rule.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Section)]
pub(crate) struct SectionItem<'a> {
    /// The rule.
    #[schema(example = "castling")]
    rule: &'a str,
    /// Its heading.
    #[schema(value_type = String)]
    title: Cow<'static, str>,
    /// Its text, a paragraph an item.
    text: Vec<String>,
    /// Its diagrams.
    figures: Vec<FigureItem<'a>>,
}

impl<'a> SectionItem<'a> {
    fn new(lang: Lang, lesson: &'a Lesson, section: &'a Section) -> SectionItem<'a> {
        let figures = section.figures.iter();
        SectionItem {
            rule: &section.rule,
            title: lang.text(&format!("rule-{}", section.rule)),
            text: paragraphs(&lang.text(&format!("section-{}", section.rule))),
            figures: figures.map(|figure| FigureItem::new(lang, &lesson.slug, figure)).collect(),
        }
    }
}

/// A diagram.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Figure)]
pub(crate) struct FigureItem<'a> {
    /// Its name within the lesson.
    #[schema(example = "short")]
    id: &'a str,
    /// The position that it starts from; null for a bare board.
    #[schema(required, example = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1")]
    fen: Option<String>,
    /// The moves played from it to the position shown first, in UCI.
    #[schema(example = json!(["e2e4"]))]
    history: Vec<String>,
    /// The moves that the reader then steps through, in UCI.
    #[schema(example = json!(["e7e5", "g1f3"]))]
    line: Vec<String>,
    /// What is said once a move of the line has been played, an item a move; null where nothing is.
    #[schema(value_type = Vec<Option<String>>)]
    steps: Vec<Option<String>>,
    /// A bare board, as the first field of a FEN, without turn and not always with kings; null where
    /// there is a position.
    #[schema(required, example = "8/8/8/3R4/8/8/8/8")]
    placement: Option<String>,
    /// Whether the board is drawn lying wrongly, with a dark square in the corner at the right hand.
    turned: bool,
    /// What stands below it.
    caption: String,
    /// The side shown at the bottom.
    orientation: Side,
    /// Squares with a mark.
    #[schema(value_type = Vec<SquareName>)]
    marks: Squares<'a>,
    /// Arrows, each from square to square.
    #[schema(value_type = Vec<Vec<SquareName>>)]
    arrows: Vec<[SquareName; 2]>,
    /// Whether the learner is invited to try moves on it.
    r#try: bool,
}

impl<'a> FigureItem<'a> {
    fn new(lang: Lang, lesson: &str, figure: &'a Figure) -> FigureItem<'a> {
        let key = format!("figure-{lesson}-{}", figure.id);
        let (first, steps) = match &figure.scene {
            Scene::Still(game) | Scene::Try(game) => (game.plies(), 0),
            Scene::Line(line) => (line.from, line.len()),
            Scene::Bare(_) => (0, 0),
        };
        let mut history: Vec<String> =
            figure.game().into_iter().flat_map(Game::moves).map(PieceMove::uci).collect();
        let line = history.split_off(first);
        let said = |step| lang.attr(&key, &format!("step-{step}")).map(|text| plain(&text));
        FigureItem {
            id: &figure.id,
            fen: figure.game().map(|game| game.start().fen()),
            history,
            line,
            steps: (1..=steps).map(said).collect(),
            placement: match &figure.scene {
                Scene::Bare(board) => Some(board.to_string()),
                Scene::Still(_) | Scene::Try(_) | Scene::Line(_) => None,
            },
            turned: figure.turned,
            caption: plain(&lang.text(&key)),
            orientation: figure.orientation.into(),
            marks: (&figure.marks).into(),
            arrows: figure.arrows.iter().map(|(from, to)| [(*from).into(), (*to).into()]).collect(),
            r#try: figure.trial().is_some(),
        }
    }
}

/// A text's paragraphs, without marks of emphasis.
fn paragraphs(text: &str) -> Vec<String> {
    text.split("\n\n").map(|paragraph| plain(paragraph.trim())).filter(|text| !text.is_empty()).collect()
}

fn plain(text: &str) -> String {
    text.replace("**", "")
}

/// Every lesson, in teaching order.
#[utoipa::path(
    get, path = "/api/v1/lessons", tag = "learn", operation_id = "listLessons",
    params(super::openapi::LangQuery),
    responses((status = 200, description = "The lessons.", body = LessonList)),
)]
pub(crate) async fn list(Wanted(lang): Wanted, state: Data<AppState>) -> HttpResponse {
    let lessons = state.curriculum.lessons.iter().map(|lesson| LessonItem::new(lang, lesson)).collect();
    answer::json(lang, &LessonList { lessons })
}

/// One lesson, with its text and diagrams.
#[utoipa::path(
    get, path = "/api/v1/lessons/{slug}", tag = "learn", operation_id = "getLesson",
    params(("slug" = String, Path, description = "The lesson's name.", example = "castling"), super::openapi::LangQuery),
    responses(
        (status = 200, description = "The lesson.", body = WholeLesson),
        (status = 404, description = "No such lesson.", body = ProblemBody, content_type = "application/problem+json"),
    ),
)]
pub(crate) async fn one(
    Wanted(lang): Wanted,
    state: Data<AppState>,
    slug: Path<String>,
) -> Result<HttpResponse, Problem> {
    let lesson =
        state.curriculum.lesson(&slug).ok_or_else(|| Problem::new(lang, ProblemCode::NoSuchLesson))?;
    let sections = lesson.sections.iter().map(|section| SectionItem::new(lang, lesson, section)).collect();
    Ok(answer::json(lang, &WholeLesson { item: LessonItem::new(lang, lesson), sections }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paragraphs_are_plain_text() {
        assert_eq!(
            paragraphs("The **king**\nmoves.\n\n\nOne square.\n"),
            ["The king\nmoves.", "One square."]
        );
    }
}
