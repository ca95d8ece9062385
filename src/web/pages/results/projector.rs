//! An exercise on the projector: the board large, and, when the teacher asks for it, what the class has
//! answered, and then what is right. No name is shown.

use super::super::assignments::{Answer, Assigned};
use super::super::beside::Both;
use super::super::board::{Board, Overlay};
use super::super::fail;
use super::super::fields::Fields;
use super::super::render;
use super::super::task;
use super::Head;
use super::spread::Spread;
use crate::assignment::{self, Item};
use crate::i18n::{game_so_far, messages, prompt};
use crate::puzzle::Puzzle;
use crate::store::{Assignment, Class, Given};
use crate::web::shell::Shell;
use crate::web::state::AppState;
use actix_web::HttpRequest;
use actix_web::web::{Data, Path};
use askama::Template;
use std::borrow::Cow;

/// The page.
#[derive(Debug, Template)]
#[template(path = "projector.html")]
struct ProjectorPage {
    shell: Shell,
    head: Head,
    task: usize,
    count: usize,
    asked: Option<Both>,
    game: Option<String>,
    board: Option<Board>,
    shown: Shown,
    spread: Spread,
    /// Whether every pupil has a puzzle of their own here.
    apart: bool,
    right: String,
    before: Option<String>,
    after: Option<String>,
    map: String,
}

/// How much is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Shown {
    Task,
    Answers,
    Right,
}

impl Shown {
    fn read(fields: &Fields) -> Shown {
        match fields.get("show") {
            Some("answers") => Shown::Answers,
            Some("right") => Shown::Right,
            _ => Shown::Task,
        }
    }
}

/// `GET /{lang}/assignments/{id}/project/{task}`.
pub(in crate::web::pages) async fn show(
    request: HttpRequest,
    shell: Shell,
    path: Path<(String, String, String)>,
    state: Data<AppState>,
    Assigned { class, assignment: set, .. }: Assigned,
) -> Answer {
    let (_, _, task) = path.into_inner();
    let tasks = assignment::tasks(&state.curriculum, &set.items, "");
    let index = task.parse::<usize>().ok().and_then(|task| task.checked_sub(1));
    let asked = index.and_then(|index| Some((index + 1, tasks.get(index)?)));
    let (task, asked) = asked.ok_or_else(|| fail::missing(&request))?;
    let number = i64::try_from(task).unwrap_or(i64::MAX);
    let given = state.store.answers_to_task(&class, &set.id, number).await;
    let given = given.map_err(fail::store(&request))?;
    let apart = set.items.get(asked.item).is_some_and(is_apart);
    let puzzle = state.puzzle(&asked.puzzle).filter(|_| !apart);
    let shown = Shown::read(&Fields::of_query(&request));
    let page = ProjectorPage::new(shell, (&class, &set), (task, tasks.len()), shown);
    Ok(render(&page.shell.clone(), &page.with(puzzle, &given, apart)))
}

/// Whether every pupil has puzzles of their own.
fn is_apart(item: &Item) -> bool {
    match item {
        Item::Practice(practice) => practice.each,
        Item::Lesson(_) | Item::Puzzle(_) | Item::Own(_) | Item::Question(_) => false,
    }
}

impl ProjectorPage {
    fn new(
        shell: Shell,
        (class, set): (&Class, &Assignment),
        (task, count): (usize, usize),
        shown: Shown,
    ) -> ProjectorPage {
        let place = format!("/assignments/{}", set.id);
        let at =
            |task: usize| (1..=count).contains(&task).then(|| shell.to(&format!("{place}/project/{task}")));
        ProjectorPage {
            head: Head::new(&shell, class, set, Some(2)),
            task,
            count,
            asked: None,
            game: None,
            board: None,
            shown,
            spread: Spread::default(),
            apart: false,
            right: String::new(),
            before: at(task - 1),
            after: at(task + 1),
            map: shell.to(&format!("{place}/map")),
            shell,
        }
    }

    /// With the puzzle and the answers to it.
    fn with(mut self, puzzle: Option<Cow<'_, Puzzle>>, given: &[Given], apart: bool) -> ProjectorPage {
        let Some(puzzle) = puzzle.as_deref() else { return ProjectorPage { apart, ..self } };
        let lang = self.shell.lang;
        let spread = Spread::new(lang, puzzle, given);
        let mut overlay = Overlay { asked: task::asked_about(puzzle), ..Overlay::default() };
        if self.shown != Shown::Task {
            overlay.marks.clone_from(&spread.marks);
            overlay.labels.clone_from(&spread.labels);
        }
        self.board = task::looked_at(lang, puzzle, &overlay);
        self.asked = Some(Both::new(&self.shell, |lang| prompt(lang, puzzle)));
        self.game = game_so_far(lang, puzzle);
        if self.shown == Shown::Right {
            self.right = messages::solution(lang, puzzle);
        }
        self.spread = spread;
        self
    }

    /// Where more or less is shown of the same exercise.
    fn at(&self, shown: &str) -> String {
        self.shell.here_with(&format!("?show={shown}#answers"))
    }
}
