//! The entrance: what this is, a board with a question to try at once, and the lessons.

use super::beside::Other;
use super::diploma;
use super::fields::Fields;
use super::figure::{Caption, FigureView, Place};
use super::lesson::open_puzzle;
use super::links::{Link, lesson_link};
use super::words::Words;
use super::{progress, render};
use crate::curriculum::{Curriculum, Figure, Lesson, Scene};
use crate::rules::Game;
use crate::store::Progress;
use crate::web::due::Due;
use crate::web::session::Learner;
use crate::web::shell::Shell;
use crate::web::state::AppState;
use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;

/// The question at the door: White wants to castle, and the bishop on a6 attacks f1.
const QUESTION: &str = "r3k2r/pppq1ppp/b1n2n2/4p3/4P3/2N2N2/PPPB1PPP/R2QK2R w KQkq - 0 9";

/// The entrance.
#[derive(Debug, Template)]
#[template(path = "home.html")]
struct HomePage {
    shell: Shell,
    figure: Option<FigureView>,
    lessons: usize,
    parts: Vec<Part>,
    next: Next,
    solved: usize,
    total: usize,
    /// How many rules are due for review.
    due: usize,
    words: Words,
}

/// The one next step.
#[derive(Debug)]
enum Next {
    /// Nothing has been done yet: the first lesson.
    Start(Link),
    /// A lesson of which nothing has been done.
    Lesson(Link),
    /// A puzzle of a lesson that has been begun, with its number.
    Puzzle(Link, usize),
    /// Every puzzle is solved.
    Done,
}

/// A part of the course.
#[derive(Debug)]
struct Part {
    name: String,
    /// Where its diploma is, once it is earned.
    diploma: Option<String>,
    lessons: Vec<Card>,
}

/// A lesson in the list.
#[derive(Debug)]
struct Card {
    number: usize,
    link: Link,
    /// Its title in the other language.
    other: Other,
    summary: String,
    solved: usize,
    total: usize,
    /// Whether it holds the next step.
    next: bool,
}

/// `GET /{lang}/`.
pub(super) async fn show(
    request: HttpRequest,
    shell: Shell,
    state: Data<AppState>,
    learner: Learner,
) -> HttpResponse {
    let done = progress(&state, &learner).await;
    let due = Due::of(&state, learner.0.as_ref()).await.now.len();
    let page = HomePage::new(&state.curriculum, shell.clone(), &done, &Fields::of_query(&request));
    render(&shell, &HomePage { due, ..page })
}

impl HomePage {
    fn new(course: &Curriculum, shell: Shell, done: &Progress, fields: &Fields) -> HomePage {
        let lang = shell.lang;
        let place = Place { course, shell: &shell, number: None };
        // Both languages stand in the list of lessons alone: the rest is too little to study in two.
        let caption = Caption { other: Other::default(), ..Caption::of(&shell, "home-question".to_string()) };
        HomePage {
            figure: question().map(|figure| FigureView::new(place, &figure, caption, fields)),
            lessons: course.lessons.len(),
            parts: parts(course, &shell, done),
            next: next(course, &shell, done),
            solved: course.lessons.iter().map(|lesson| solved(lesson, done)).sum(),
            total: course.puzzles.len(),
            due: 0,
            words: Words::with_lessons(course, lang),
            shell,
        }
    }
}

fn question() -> Option<Figure> {
    let game = Game::read::<&str>(Some(QUESTION), &[]).ok()?;
    Some(Figure::new("question", Scene::Try(game)))
}

fn parts(course: &Curriculum, shell: &Shell, done: &Progress) -> Vec<Part> {
    let mut parts: Vec<Part> = Vec::new();
    let next = open_lesson(course, done);
    for (index, lesson) in course.lessons.iter().enumerate() {
        let name = shell.t(&format!("part-{}", lesson.part));
        if parts.last().is_none_or(|part| part.name != name) {
            let diploma = diploma::earned(course, shell, &lesson.part, done);
            parts.push(Part { name: name.into_owned(), diploma, lessons: Vec::new() });
        }
        if let Some(part) = parts.last_mut() {
            let next = next.is_some_and(|next| next.slug == lesson.slug);
            part.lessons.push(card(shell, lesson, index + 1, done, next));
        }
    }
    parts
}

fn card(shell: &Shell, lesson: &Lesson, number: usize, done: &Progress, next: bool) -> Card {
    let key = format!("lesson-{}", lesson.slug);
    let summary = shell.lang.attr(&key, "summary");
    Card {
        number,
        link: lesson_link(shell, &lesson.slug),
        other: Other::of(shell, &key),
        summary: summary.unwrap_or_default().into_owned(),
        solved: solved(lesson, done),
        total: lesson.puzzles.len(),
        next,
    }
}

fn solved(lesson: &Lesson, done: &Progress) -> usize {
    lesson.puzzles.iter().filter(|id| done.solved.contains(*id)).count()
}

/// The first lesson with a puzzle still to solve.
fn open_lesson<'a>(course: &'a Curriculum, done: &Progress) -> Option<&'a Lesson> {
    course.lessons.iter().find(|lesson| solved(lesson, done) < lesson.puzzles.len())
}

/// The first lesson with a puzzle still to solve, or, where it has been begun, that puzzle.
fn next(course: &Curriculum, shell: &Shell, done: &Progress) -> Next {
    let Some(lesson) = open_lesson(course, done) else { return Next::Done };
    let link = lesson_link(shell, &lesson.slug);
    let begun = lesson.puzzles.iter().any(|id| done.solved.contains(id) || done.tried.contains(id));
    match open_puzzle(shell, lesson, done) {
        Some((href, number)) if begun => Next::Puzzle(Link { href, ..link }, number),
        Some(_) | None if done.solved.is_empty() && done.tried.is_empty() => Next::Start(link),
        Some(_) | None => Next::Lesson(link),
    }
}
