//! A puzzle: what to do, the board or the options to answer with, what was found, and the way on.

use super::beside::{Both, Other};
use super::board::Board;
use super::desk::Desk;
use super::fields::{Fields, encode};
use super::figure::history;
use super::found;
use super::hint::Hints;
use super::lesson::steps;
use super::links::{Link, lesson_link, rule_links};
use super::stage::Stage;
use super::task::{self, Work};
use super::verdict::Said;
use super::words::Words;
use super::{problem, progress, render};
use crate::arbiter::Event;
use crate::curriculum::{Curriculum, Lesson};
use crate::i18n::{feedback, messages};
use crate::puzzle::{Puzzle, Task};
use crate::rules::Placement;
use crate::store::Progress;
use crate::web::session::{Learner, fresh_cookie};
use crate::web::shell::Shell;
use crate::web::state::AppState;
use actix_web::web::{Data, Path};
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;

/// A puzzle's page.
#[derive(Debug, Template)]
#[template(path = "puzzle.html")]
struct PuzzlePage {
    shell: Shell,
    id: String,
    prompt: Both,
    title: String,
    position: String,
    position_other: Other,
    /// What the arbiter is told of, in order.
    events: Vec<(String, Other)>,
    board: Option<Board>,
    desk: Desk,
    said: Option<Said>,
    solved: bool,
    solved_before: bool,
    after: Option<String>,
    hints: Hints,
    /// Where an answer is sent: this page, with the hints that were shown.
    action: String,
    /// The next hint: what offers it, and where it is given.
    hint: Option<(&'static str, String)>,
    lesson: Link,
    rules: Vec<Link>,
    /// The rule to read where an answer is told of none of its own.
    rule: Option<String>,
    /// Whether it practises advice and no rule; that no rule says so, in the other language.
    advice: Option<Other>,
    /// The puzzles before and after, and what comes after the last.
    previous: Option<String>,
    next: Option<String>,
    next_lesson: Option<Link>,
    steps: Vec<super::lesson::Step>,
    place: usize,
    fen: String,
    history: String,
    base: String,
    words: Words,
}

/// `GET /{lang}/puzzles/{id}`, also with an answer to show or a hint.
pub(super) async fn show(
    request: HttpRequest,
    shell: Shell,
    path: Path<(String, String)>,
    state: Data<AppState>,
    learner: Learner,
) -> HttpResponse {
    let Some((puzzle, lesson)) = find(&state.curriculum, &path.1) else {
        return problem::not_found(request).await;
    };
    let done = progress(&state, &learner).await;
    let fields = Fields::of_query(&request);
    let page = PuzzlePage::new(&state.curriculum, shell.clone(), puzzle, lesson, &done, &fields);
    let mut response = render(&shell, &page);
    if learner.0.is_none()
        && let Err(error) = response.add_cookie(&fresh_cookie(state.secure_cookies))
    {
        log::error!("a cookie could not be set: {error}");
    }
    response
}

/// The puzzle of that id, with its lesson.
pub(super) fn find<'a>(course: &'a Curriculum, id: &str) -> Option<(&'a Puzzle, &'a Lesson)> {
    let puzzle = course.puzzle(id)?;
    Some((puzzle, course.lesson(&puzzle.lesson)?))
}

impl PuzzlePage {
    fn new(
        course: &Curriculum,
        shell: Shell,
        puzzle: &Puzzle,
        lesson: &Lesson,
        done: &Progress,
        fields: &Fields,
    ) -> PuzzlePage {
        let lang = shell.lang;
        let stage = Stage::read(puzzle, fields);
        let work = Work::read(puzzle, fields, &stage);
        let hints = Hints::new(&shell, puzzle, fields.number("hint"));
        let key = format!("puzzle-{}", puzzle.id);
        let place = lesson.puzzles.iter().position(|id| *id == puzzle.id).unwrap_or_default();
        let link = |place: usize| lesson.puzzles.get(place).map(|id| shell.to(&format!("/puzzles/{id}")));
        let lesson_name = lesson_link(&shell, &lesson.slug);
        let advises = puzzle.rules.iter().all(|id| course.rule(id).is_some_and(|rule| rule.advice));
        let counts = [("number", (place + 1).into()), ("count", lesson.puzzles.len().into())];
        let desk = Desk::new(&shell, puzzle, &stage, &work);
        let hint = |(number, offer)| (offer, shell.here_with(&format!("?{}hint={number}#hints", desk.state)));
        PuzzlePage {
            id: puzzle.id.clone(),
            prompt: Both::new(&shell, |lang| lang.text(&key)),
            title: lang.text_with(
                "puzzle-title",
                &[("lesson", lesson_name.text.as_str().into()), counts[0].clone()],
            ),
            position: lang.text_with("puzzle-position", &counts),
            position_other: Other::new(&shell, |lang| lang.text_with("puzzle-position", &counts)),
            events: events(&shell, &puzzle.task),
            board: task::board(lang, puzzle, &stage, &work, &hints),
            said: said(course, &shell, puzzle, &stage, &work),
            solved: stage.solved(),
            solved_before: done.solved.contains(&puzzle.id),
            after: feedback::afterword(lang, puzzle).filter(|_| stage.solved()),
            hint: hints.next.map(hint),
            action: match hints.texts.len() {
                0 => shell.here(),
                shown => shell.here_with(&format!("?hint={shown}")),
            },
            hints,
            desk,
            lesson: lesson_name,
            rules: rule_links(course, &shell, &puzzle.rules),
            rule: puzzle.rules.first().cloned(),
            advice: advises.then(|| Other::of(&shell, "note-advice-text")),
            previous: place.checked_sub(1).and_then(link),
            next: link(place + 1),
            next_lesson: super::lesson::following(course, lesson).map(|next| lesson_link(&shell, &next.slug)),
            steps: steps(&shell, &lesson.puzzles, done),
            place,
            fen: puzzle.fen(),
            history: history(&puzzle.game),
            base: base(puzzle, &work).to_string(),
            words: Words::of_puzzle(course, lang, puzzle),
            shell,
        }
    }
}

fn events(shell: &Shell, task: &Task) -> Vec<(String, Other)> {
    let told = |event: &Event| {
        let words = |lang| messages::event(lang, event);
        (words(shell.lang), Other::new(shell, words))
    };
    let Task::Ruling(ask) = task else { return Vec::new() };
    ask.events.iter().map(told).collect()
}

/// What stands on the board where the next move is made.
fn base(puzzle: &Puzzle, work: &Work<'_>) -> Placement {
    if matches!(puzzle.task, Task::Move(_)) { work.turn.game().position().into() } else { puzzle.placement() }
}

/// What is said, with the way back to the board before a move that was no answer.
fn said(course: &Curriculum, shell: &Shell, puzzle: &Puzzle, stage: &Stage, work: &Work<'_>) -> Option<Said> {
    let said = found::said(course, shell, puzzle, stage, work)?;
    let moves = work.turn.moves();
    let query = if moves.is_empty() { String::new() } else { format!("?moves={}", encode(&moves)) };
    let stays = stage.solved() || work.walk.is_some() || work.setting.is_some();
    let stays = stays || stage.outcome().is_some_and(|outcome| outcome.next.is_some());
    let reset = (!stays).then(|| shell.here_with(&format!("{query}#answer")));
    Some(Said { reset, ..said })
}
