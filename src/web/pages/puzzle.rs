//! A puzzle: what to do, the board or the options to answer with, what was found, and the way on.
//!
//! An answer is sent, kept, and answered by sending the visitor to the page that shows what was
//! found; that page computes it afresh, so that it can be reloaded and passed on.

use super::board::Board;
use super::fields::{Fields, encode};
use super::figure::{Promotion, history};
use super::hint::Hints;
use super::lesson::{lesson_link, rule_links, steps};
use super::prose::Prose;
use super::task::{self, Stage, asked};
use super::verdict::{Link, Said};
use super::words::Words;
use super::{problem, progress, render};
use crate::curriculum::{Curriculum, Lesson};
use crate::i18n::feedback;
use crate::puzzle::{Answer, Puzzle, check};
use crate::rules::Square;
use crate::store::Progress;
use crate::web::api::answers::attempt;
use crate::web::server::BODY_LIMIT;
use crate::web::session::{Learner, fresh_cookie, learner_to_keep};
use crate::web::shell::Shell;
use crate::web::state::{AppState, now_ms};
use actix_web::http::StatusCode;
use actix_web::http::header::{CONTENT_ENCODING, LOCATION};
use actix_web::web::{Bytes, Data, Path, Payload};
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;

/// A puzzle's page.
#[derive(Debug, Template)]
#[template(path = "puzzle.html")]
struct PuzzlePage {
    shell: Shell,
    id: String,
    kind: &'static str,
    prompt: Prose,
    title: String,
    position: String,
    board: Board,
    picked: Option<Square>,
    promotion: Option<Promotion>,
    options: Vec<(String, String, bool)>,
    said: Option<Said>,
    solved: bool,
    solved_before: bool,
    after: Option<String>,
    hints: Hints,
    lesson: Link,
    rules: Vec<Link>,
    /// Whether it practises advice and no rule.
    advice: bool,
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

/// `POST /{lang}/puzzles/{id}`: an answer, from a form.
pub(super) async fn answer(
    request: HttpRequest,
    shell: Shell,
    path: Path<(String, String)>,
    state: Data<AppState>,
    body: Payload,
) -> HttpResponse {
    let Some((puzzle, _)) = find(&state.curriculum, &path.1) else {
        return problem::not_found(request).await;
    };
    let body = match read(&request, body).await {
        Ok(body) => body,
        Err(status) => return problem::page(&request, status),
    };
    let fields = Fields::parse(&String::from_utf8_lossy(&body)).with_marks(puzzle);
    let Some(Some(answer)) = asked(puzzle, &fields) else {
        return see(&shell, &unfinished(puzzle, &fields));
    };
    keep(&request, &state, puzzle, &answer).await.map_or_else(
        |status| problem::page(&request, status),
        |cookie| see_with(&shell, &query(&answer), cookie),
    )
}

/// A form's body, as it was sent: a packed one could unpack to a thousand times its size, and no
/// browser packs a form.
async fn read(request: &HttpRequest, body: Payload) -> Result<Bytes, StatusCode> {
    if request.headers().contains_key(CONTENT_ENCODING) {
        return Err(StatusCode::UNSUPPORTED_MEDIA_TYPE);
    }
    match body.to_bytes_limited(BODY_LIMIT).await {
        Ok(read) => read.map_err(|_| StatusCode::BAD_REQUEST),
        Err(_) => Err(StatusCode::PAYLOAD_TOO_LARGE),
    }
}

/// The query for a form that holds no whole answer: the squares pressed so far, or, where it says
/// nothing that is known, an empty answer, so that the page tells what is missing.
fn unfinished(puzzle: &Puzzle, fields: &Fields) -> String {
    let known = fields.query(&["from", "to", "squares"]);
    if !known.is_empty() {
        return known;
    }
    format!("{}=", puzzle.task.form())
}

/// Keeps an answer that can be checked; gives the learner's cookie to send along.
async fn keep(
    request: &HttpRequest,
    state: &AppState,
    puzzle: &Puzzle,
    answer: &Answer,
) -> Result<Option<actix_web::cookie::Cookie<'static>>, StatusCode> {
    let Ok(outcome) = check(puzzle, answer) else { return Ok(None) };
    let Some((learner, cookie)) = learner_to_keep(request, state.secure_cookies) else { return Ok(None) };
    let kept = state.store.keep_attempt(&learner, &attempt(puzzle, answer, &outcome), now_ms()).await;
    kept.map(|()| Some(cookie)).map_err(|error| {
        log::error!("an answer could not be kept: {error}");
        StatusCode::SERVICE_UNAVAILABLE
    })
}

/// Sends the visitor to this page with a query.
fn see(shell: &Shell, query: &str) -> HttpResponse {
    see_with(shell, query, None)
}

fn see_with(shell: &Shell, query: &str, cookie: Option<actix_web::cookie::Cookie<'static>>) -> HttpResponse {
    let mut response = HttpResponse::SeeOther();
    response.insert_header((LOCATION, format!("{}?{query}#answer", shell.here())));
    if let Some(cookie) = cookie {
        response.cookie(cookie);
    }
    response.finish()
}

/// The query that shows an answer.
fn query(answer: &Answer) -> String {
    match answer {
        Answer::Move(text) => format!("move={}", encode(text)),
        Answer::Moves(texts) => format!("moves={}", encode(&texts.join(" "))),
        Answer::Squares(squares) => {
            let names: Vec<String> = squares.iter().map(Square::to_string).collect();
            format!("squares={}", names.join(","))
        }
        Answer::Choice(option) => format!("choice={}", encode(option)),
        Answer::Number(number) => format!("number={number}"),
        Answer::Text(text) => format!("text={}", encode(text)),
        Answer::Placement(board) => format!("placement={board}"),
    }
}

/// The puzzle of that id, with its lesson.
fn find<'a>(course: &'a Curriculum, id: &str) -> Option<(&'a Puzzle, &'a Lesson)> {
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
        let hints = Hints::new(lang, puzzle, fields.number("hint"));
        let key = format!("puzzle-{}", puzzle.id);
        let place = lesson.puzzles.iter().position(|id| *id == puzzle.id).unwrap_or_default();
        let link = |place: usize| lesson.puzzles.get(place).map(|id| shell.to(&format!("/puzzles/{id}")));
        let lesson_name = lesson_link(lang, &lesson.slug);
        let counts = [("number", (place + 1).into()), ("count", lesson.puzzles.len().into())];
        PuzzlePage {
            id: puzzle.id.clone(),
            kind: puzzle.task.kind(),
            prompt: Prose::new(&lang.text(&key)),
            title: lang.text_with(
                "puzzle-title",
                &[("lesson", lesson_name.text.as_str().into()), counts[0].clone()],
            ),
            position: lang.text_with("puzzle-position", &counts),
            board: task::board(lang, puzzle, &stage, &hints.squares),
            picked: stage.picked(),
            promotion: stage.promoting().map(|step| Promotion::new(lang, &puzzle.game, step)),
            options: options(&shell, puzzle, &stage),
            said: said(course, &shell, puzzle, &stage),
            solved: stage.solved(),
            solved_before: done.solved.contains(&puzzle.id),
            after: feedback::afterword(lang, puzzle).filter(|_| stage.solved()),
            hints,
            lesson: lesson_name,
            rules: rule_links(course, lang, &puzzle.rules),
            advice: puzzle.rules.iter().all(|id| course.rule(id).is_some_and(|rule| rule.advice)),
            previous: place.checked_sub(1).and_then(link),
            next: link(place + 1),
            next_lesson: super::lesson::following(course, lesson).map(|next| lesson_link(lang, &next.slug)),
            steps: steps(&shell, &lesson.puzzles, done),
            place,
            fen: puzzle.fen(),
            history: history(&puzzle.game),
            base: puzzle.placement().to_string(),
            words: Words::new(lang),
            shell,
        }
    }
}

fn options(shell: &Shell, puzzle: &Puzzle, stage: &Stage) -> Vec<(String, String, bool)> {
    let option =
        |id: &str| (id.to_string(), feedback::option(shell.lang, puzzle, id), stage.option() == Some(id));
    puzzle.task.options().into_iter().map(option).collect()
}

/// What is said, with the way back to the untouched board.
fn said(course: &Curriculum, shell: &Shell, puzzle: &Puzzle, stage: &Stage) -> Option<Said> {
    let said = task::said(course, shell.lang, puzzle, stage)?;
    let reset = (!stage.solved()).then(|| format!("{}#answer", shell.here()));
    Some(Said { reset, ..said })
}
