//! A rule's page: its statement, its places in the sources and the Laws, a diagram, and where it is
//! taught and practised.

use super::beside::Both;
use super::fields::Fields;
use super::figure::{FigureView, Place};
use super::lesson::{Note, caption, steps};
use super::links::{Link, question_link, section_link};
use super::words::Words;
use super::{problem, progress, render};
use crate::curriculum::{Curriculum, Rule};
use crate::i18n::Lang;
use crate::store::Progress;
use crate::web::session::Learner;
use crate::web::shell::Shell;
use crate::web::state::AppState;
use actix_web::web::{Data, Path};
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;

/// A rule's page.
#[derive(Debug, Template)]
#[template(path = "rule.html")]
struct RulePage {
    shell: Shell,
    term: String,
    other: Lang,
    other_term: String,
    statement: Both,
    note: Note,
    lesson: Option<Link>,
    /// Where it can be tried out.
    tool: Option<Link>,
    figure: Option<FigureView>,
    puzzles: Vec<super::lesson::Step>,
    questions: Vec<Link>,
    words: Words,
}

/// `GET /{lang}/rules/{id}`.
pub(super) async fn show(
    request: HttpRequest,
    shell: Shell,
    path: Path<(String, String)>,
    state: Data<AppState>,
    learner: Learner,
) -> HttpResponse {
    let Some(rule) = state.curriculum.rule(&path.1) else { return problem::not_found(request).await };
    let done = progress(&state, &learner).await;
    let fields = Fields::of_query(&request);
    render(&shell, &RulePage::new(&state.curriculum, shell.clone(), rule, &done, &fields))
}

impl RulePage {
    fn new(course: &Curriculum, shell: Shell, rule: &Rule, done: &Progress, fields: &Fields) -> RulePage {
        let lang = shell.lang;
        let key = format!("rule-{}", rule.id);
        let practising =
            |id: &&String| course.puzzle(id).is_some_and(|puzzle| puzzle.rules.contains(&rule.id));
        let ids: Vec<String> =
            course.lessons.iter().flat_map(|lesson| &lesson.puzzles).filter(practising).cloned().collect();
        RulePage {
            term: lang.text(&key).into_owned(),
            other: lang.other(),
            other_term: lang.other().text(&key).into_owned(),
            statement: Both::new(&shell, |lang| lang.attr(&key, "statement").unwrap_or_default()),
            note: Note::new(&shell, rule),
            lesson: section_link(course, &shell, rule),
            tool: tool(&shell, rule),
            figure: figure(course, &shell, rule, fields),
            words: Words::with_lessons(course, lang),
            puzzles: steps(&shell, &ids, done),
            questions: course
                .questions_of(&rule.id)
                .map(|question| question_link(&shell, question))
                .collect(),
            shell,
        }
    }
}

/// Where a rule can be tried out beside its figures: a case at the arbiter's desk, or the calculator
/// of points.
pub(super) fn tool(shell: &Shell, rule: &Rule) -> Option<Link> {
    let case = super::arbiter::for_rule(shell, &rule.id);
    case.map(|case| Link { text: shell.t("rule-desk").into_owned(), ..case })
        .or_else(|| (rule.lesson == "rating").then(|| Link::new(shell, "/points", "rule-points")))
}

/// The first figure of the section that teaches the rule.
fn figure(course: &Curriculum, shell: &Shell, rule: &Rule, fields: &Fields) -> Option<FigureView> {
    let lesson = course.lesson(&rule.lesson)?;
    let section = lesson.sections.iter().find(|section| section.rule == rule.id)?;
    let figure = section.figures.first()?;
    let place = Place { course, shell, number: None };
    Some(FigureView::new(place, figure, caption(shell, lesson, &figure.id), fields))
}
