//! What one pupil has tried with one exercise: each answer with the board and what was found.

use super::super::assignments::{Answer, Assigned};
use super::super::beside::Both;
use super::super::fail;
use super::super::links::Link;
use super::super::render;
use super::Head;
use super::said::{Said, span};
use crate::assignment;
use crate::i18n::prompt;
use crate::puzzle::Puzzle;
use crate::store::{Assignment, Class, Given, Student};
use crate::web::shell::Shell;
use crate::web::state::AppState;
use crate::web::when::Zone;
use actix_web::HttpRequest;
use actix_web::web::{Data, Path};
use askama::Template;

/// So many answers are shown with their boards, the last ones.
const SHOWN: usize = 20;

/// The page.
#[derive(Debug, Template)]
#[template(path = "tries.html")]
struct TriesPage {
    shell: Shell,
    head: Head,
    name: String,
    task: i64,
    asked: Option<Both>,
    tries: Vec<Try>,
    /// How many earlier answers are left out.
    earlier: usize,
    /// The pupils before and after on the list, with the same exercise.
    before: Option<Link>,
    after: Option<Link>,
    together: String,
}

/// An answer.
#[derive(Debug)]
struct Try {
    number: usize,
    right: bool,
    hints: usize,
    when: String,
    took: String,
    said: Said,
}

/// `GET /{lang}/assignments/{id}/pupils/{student}/{task}`.
pub(in crate::web::pages) async fn show(
    request: HttpRequest,
    shell: Shell,
    path: Path<(String, String, String, String)>,
    state: Data<AppState>,
    Assigned { class, assignment: set, .. }: Assigned,
) -> Answer {
    let (_, _, student, task) = path.into_inner();
    let count = assignment::count(&state.curriculum, &set.items);
    let task = task.parse::<usize>().ok().filter(|task| (1..=count).contains(task));
    let task = task.and_then(|task| i64::try_from(task).ok()).ok_or_else(|| fail::missing(&request))?;
    let read = async {
        let students = state.store.students(&class).await?;
        Ok((students, state.store.answers_of(&class, &student, &set.id, task).await?))
    };
    let (students, given) = read.await.map_err(fail::store(&request))?;
    let at = students.iter().position(|found| found.id == student).ok_or_else(|| fail::missing(&request))?;
    let page = TriesPage::new(&state, shell, (&class, &set, task), (&students, at), &given);
    Ok(render(&page.shell.clone(), &page))
}

impl TriesPage {
    fn new(
        state: &AppState,
        shell: Shell,
        (class, set, task): (&Class, &Assignment, i64),
        (students, at): (&[Student], usize),
        given: &[Given],
    ) -> TriesPage {
        let puzzle = given.last().and_then(|last| state.puzzle(&last.puzzle));
        let zone = Zone::named(&class.zone);
        let earlier = given.len().saturating_sub(SHOWN);
        let one =
            |(index, given): (usize, &Given)| Try::new(&shell, puzzle.as_deref(), &zone, index + 1, given);
        let beside = |student: Option<&Student>| {
            student.map(|student| Link {
                href: shell.to(&format!("/assignments/{}/pupils/{}/{task}", set.id, student.id)),
                text: student.name.clone(),
            })
        };
        TriesPage {
            head: Head::new(&shell, class, set, None),
            name: students.get(at).map(|student| student.name.clone()).unwrap_or_default(),
            task,
            asked: puzzle.as_deref().map(|puzzle| Both::new(&shell, |lang| prompt(lang, puzzle))),
            tries: given.iter().enumerate().skip(earlier).map(one).collect(),
            earlier,
            before: beside(at.checked_sub(1).and_then(|at| students.get(at))),
            after: beside(students.get(at + 1)),
            together: shell.to(&format!("/assignments/{}/project/{task}", set.id)),
            shell,
        }
    }
}

impl Try {
    fn new(shell: &Shell, puzzle: Option<&Puzzle>, zone: &Zone, number: usize, given: &Given) -> Try {
        let puzzle = puzzle.filter(|puzzle| puzzle.id == given.puzzle);
        let (day, time) = zone.fields(given.at_ms);
        Try {
            number,
            right: given.correct,
            hints: usize::try_from(given.hints).unwrap_or_default(),
            when: format!("{day} {time}"),
            took: span(shell.lang, given.elapsed_ms.unwrap_or_default()),
            said: Said::new(shell.lang, puzzle, given),
        }
    }
}
