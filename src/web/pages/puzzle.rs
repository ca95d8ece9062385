//! A puzzle: what to do, the board or the options to answer with, what was found, and the way on.

use super::beside::{Both, Other};
use super::board::Board;
use super::desk::Desk;
use super::fields::Fields;
use super::figure::history;
use super::found;
use super::hint::Hints;
use super::links::{Link, rule_links};
use super::series::Series;
use super::stage::Stage;
use super::task::{self, Work};
use super::verdict::Said;
use super::words::Words;
use super::{problem, progress, render};
use crate::arbiter::Event;
use crate::curriculum::Curriculum;
use crate::i18n::{feedback, game_so_far, messages, prompt};
use crate::puzzle::{Puzzle, Task};
use crate::rules::Placement;
use crate::web::percent::encode;
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
    /// What the arbiter is told of, in order.
    events: Vec<(String, Other)>,
    board: Option<Board>,
    desk: Desk,
    said: Option<Said>,
    solved: bool,
    after: Option<String>,
    hints: Hints,
    /// Where an answer is sent: this page, with the hints that were shown.
    action: String,
    /// The next hint: what offers it, and where it is given.
    hint: Option<(&'static str, String)>,
    series: Series,
    /// The moves that led to the position, where the prompt does not tell them.
    game: Option<(String, Other)>,
    rules: Vec<Link>,
    /// The rule to read where an answer is told of none of its own.
    rule: Option<String>,
    /// Whether it practises advice and no rule; that no rule says so, in the other language.
    advice: Option<Other>,
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
    let course = &state.curriculum;
    let Some((puzzle, lesson)) =
        state.puzzle(&path.1).and_then(|puzzle| course.lesson(&puzzle.lesson).map(|lesson| (puzzle, lesson)))
    else {
        return problem::not_found(request).await;
    };
    let done = progress(&state, &learner).await;
    let series = if puzzle.is_written() {
        Series::of_lesson(course, &shell, &puzzle, lesson, &done)
    } else {
        Series::alone(course, &shell, &puzzle, done.solved.contains(&puzzle.id))
    };
    let series = if shell.review { series.in_review(&shell) } else { series };
    page(&request, &state, &shell, &learner, &puzzle, series)
}

/// A puzzle's page at its place in a row; who is not known yet gets a cookie to keep answers by.
pub(super) fn page(
    request: &HttpRequest,
    state: &AppState,
    shell: &Shell,
    learner: &Learner,
    puzzle: &Puzzle,
    series: Series,
) -> HttpResponse {
    let fields = Fields::of_query(request);
    let preview = series.preview;
    let page = PuzzlePage::new(&state.curriculum, shell.clone(), puzzle, series, &fields);
    let mut response = render(shell, &page);
    if learner.0.is_none()
        && !preview
        && let Err(error) = response.add_cookie(&fresh_cookie(state.secure_cookies))
    {
        log::error!("a cookie could not be set: {error}");
    }
    response
}

impl PuzzlePage {
    fn new(
        course: &Curriculum,
        shell: Shell,
        puzzle: &Puzzle,
        series: Series,
        fields: &Fields,
    ) -> PuzzlePage {
        let lang = shell.lang;
        let stage = Stage::read(puzzle, fields);
        let work = Work::read(puzzle, fields, &stage);
        let hints =
            if series.hints { Hints::new(&shell, puzzle, fields.number("hint")) } else { Hints::none() };
        let advises = puzzle.rules.iter().all(|id| course.rule(id).is_some_and(|rule| rule.advice));
        let desk = Desk::new(&shell, puzzle, &stage, &work);
        let hint = |(number, offer)| (offer, shell.here_with(&format!("?{}hint={number}#hints", desk.state)));
        PuzzlePage {
            id: puzzle.id.clone(),
            prompt: Both::new(&shell, |lang| prompt(lang, puzzle)),
            game: game_so_far(lang, puzzle)
                .map(|told| (told, Other::new(&shell, |lang| game_so_far(lang, puzzle).unwrap_or_default()))),
            events: events(&shell, &puzzle.task),
            board: task::board(lang, puzzle, &stage, &work, &hints),
            said: said(course, &shell, puzzle, &stage, &work),
            solved: stage.solved(),
            after: feedback::afterword(lang, puzzle).filter(|_| stage.solved()),
            hint: hints.next.map(hint),
            action: match hints.texts.len() {
                0 => shell.here(),
                shown => shell.here_with(&format!("?hint={shown}")),
            },
            hints,
            desk,
            rules: rule_links(course, &shell, &puzzle.rules),
            rule: puzzle.rules.first().cloned(),
            advice: advises.then(|| Other::of(&shell, "note-advice-text")),
            fen: puzzle.fen(),
            history: history(&puzzle.game),
            base: base(puzzle, &work).to_string(),
            words: if series.duty.is_some() {
                Words::of_puzzle(course, lang, puzzle).with_delivery()
            } else {
                Words::of_puzzle(course, lang, puzzle)
            },
            series,
            shell,
        }
    }

    /// Whether no more answers are taken.
    fn is_over(&self) -> bool {
        self.series.duty.as_ref().is_some_and(|duty| duty.over)
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
