//! What is set for a pupil, the most urgent first.

use super::Set;
use crate::i18n::Lang;
use crate::web::access::Pupil;
use crate::web::pages::assignments::Answer;
use crate::web::pages::fail;
use crate::web::pages::render;
use crate::web::shell::Shell;
use crate::web::state::AppState;
use crate::web::when::Zone;
use actix_web::HttpRequest;
use actix_web::web::Data;
use askama::Template;

/// The page.
#[derive(Debug, Template)]
#[template(path = "my.html")]
struct MyPage {
    shell: Shell,
    /// The pupil, as their waiting answers say it.
    pupil: String,
    name: String,
    class: String,
    /// What can be done now.
    now: Vec<Row>,
    /// What is done, or closed.
    past: Vec<Row>,
}

/// An assignment.
#[derive(Debug)]
struct Row {
    href: String,
    title: String,
    /// When it is due, or that it was.
    due: Option<String>,
    late: bool,
    closed: bool,
    said: String,
    solved: usize,
    count: usize,
    /// Where the pupil goes on, and what the link says.
    go: Option<(String, &'static str)>,
}

/// `GET /{lang}/my`.
pub(in crate::web::pages) async fn show(
    request: HttpRequest,
    shell: Shell,
    state: Data<AppState>,
    pupil: Pupil,
) -> Answer {
    let student = &pupil.pupil.student;
    let found = state.store.assignments_for(student).await;
    let assignments = found.map_err(fail::store(&request))?;
    let found = state.store.standings(student).await;
    let mut standings = found.map_err(fail::store(&request))?;
    let sets = assignments.into_iter().map(|assignment| {
        let standing = standings.remove(&assignment.id).unwrap_or_default();
        Set::new(&state, &student.id, assignment, &standing)
    });
    let mut sets: Vec<Set> = sets.collect();
    sets.sort_by_key(|set| (set.next_from(0).is_none(), set.assignment.terms.due_ms.unwrap_or(i64::MAX)));
    let (zone, now_ms) = (Zone::named(&pupil.pupil.zone), state.clock.now_ms());
    let (now, past) = sets.iter().partition(|set| set.next_from(0).is_some());
    let rows = |sets: Vec<&Set>| sets.into_iter().map(|set| Row::new(&shell, &zone, set, now_ms)).collect();
    let page = MyPage {
        pupil: student.id.clone(),
        name: student.name.clone(),
        class: pupil.pupil.class_name.clone(),
        now: rows(now),
        past: rows(past),
        shell: shell.clone(),
    };
    Ok(render(&shell, &page))
}

impl Row {
    fn new(shell: &Shell, zone: &Zone, set: &Set, now_ms: i64) -> Row {
        let place = format!("/my/{}", set.assignment.id);
        let due_ms = set.assignment.terms.due_ms;
        let late = due_ms.is_some_and(|due| due < now_ms);
        let key = if late { "my-was-due" } else { "my-due" };
        let due = due_ms.map(|due| {
            let when = zone.told(shell.lang, due, now_ms);
            shell.lang.text_with(key, &[("when", when.into())])
        });
        let go = set.next_from(0).map(|next| {
            let key = if set.begun() { "my-go-on" } else { "my-begin" };
            (shell.to(&format!("{place}/{}", next + 1)), key)
        });
        Row {
            href: shell.to(&place),
            title: set.assignment.terms.title.clone(),
            late: late && go.is_some(),
            closed: !set.assignment.is_open(),
            said: said(shell.lang, set),
            solved: set.solved(),
            count: set.tasks.len(),
            due,
            go,
        }
    }
}

/// Where the pupil stands.
pub(super) fn said(lang: Lang, set: &Set) -> String {
    lang.text_with("my-stand", &[("solved", set.solved().into()), ("count", set.tasks.len().into())])
}
