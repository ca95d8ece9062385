//! An assignment as a pupil sees it: by when, how far, and its exercises.

use super::list::said;
use super::{Set, find};
use crate::i18n::prompt;
use crate::store::Fared;
use crate::web::access::Pupil;
use crate::web::pages::assignments::Answer;
use crate::web::pages::assignments::pick::short;
use crate::web::pages::render;
use crate::web::shell::Shell;
use crate::web::state::AppState;
use crate::web::when::Zone;
use actix_web::HttpRequest;
use actix_web::web::{Data, Path};
use askama::Template;

/// The page.
#[derive(Debug, Template)]
#[template(path = "my-assignment.html")]
struct AssignmentPage {
    shell: Shell,
    /// The pupil, as their waiting answers say it.
    pupil: String,
    title: String,
    note: String,
    /// By when, whether that has passed, whether it is closed.
    due: Option<String>,
    late: Option<String>,
    closed: bool,
    said: String,
    attempts: Option<String>,
    rows: Vec<Row>,
    /// Where the pupil goes on, and what the link says.
    go: Option<(String, &'static str)>,
    /// Whether all is solved.
    done: bool,
}

/// An exercise.
#[derive(Debug)]
struct Row {
    number: usize,
    href: String,
    prompt: String,
    style: &'static str,
    state: &'static str,
}

/// `GET /{lang}/my/{assignment}`.
pub(in crate::web::pages) async fn show(
    request: HttpRequest,
    shell: Shell,
    path: Path<(String, String)>,
    state: Data<AppState>,
    pupil: Pupil,
) -> Answer {
    let set = find(&request, &state, &pupil, &path.1).await?;
    Ok(render(&shell, &AssignmentPage::new(&state, &shell, &pupil, &set)))
}

impl AssignmentPage {
    fn new(state: &AppState, shell: &Shell, pupil: &Pupil, set: &Set) -> AssignmentPage {
        let zone = Zone::named(&pupil.pupil.zone);
        let (lang, now_ms) = (shell.lang, state.clock.now_ms());
        let terms = &set.assignment.terms;
        let told =
            |due: i64, key: &str| lang.text_with(key, &[("when", zone.told(lang, due, now_ms).into())]);
        let (late, due): (Option<i64>, Option<i64>) =
            (terms.due_ms.filter(|due| *due < now_ms), terms.due_ms.filter(|due| *due >= now_ms));
        let go = set.next_from(0).map(|next| {
            let key = if set.begun() { "my-go-on" } else { "my-begin" };
            (shell.to(&format!("/my/{}/{}", set.assignment.id, next + 1)), key)
        });
        let most = terms.attempts.and_then(|most| usize::try_from(most).ok());
        AssignmentPage {
            pupil: pupil.pupil.student.id.clone(),
            title: terms.title.clone(),
            note: terms.note.clone(),
            due: due.map(|due| told(due, "my-due")),
            late: late.filter(|_| set.assignment.is_open()).map(|due| told(due, "my-late")),
            closed: !set.assignment.is_open(),
            said: said(lang, set),
            attempts: most.map(|most| lang.text_with("my-attempts", &[("count", most.into())])),
            rows: rows(state, shell, set),
            done: set.solved() == set.tasks.len(),
            shell: shell.clone(),
            go,
        }
    }
}

fn rows(state: &AppState, shell: &Shell, set: &Set) -> Vec<Row> {
    let row = |(index, (task, fared)): (usize, (&crate::assignment::Task, &Fared))| {
        let (style, state_key) = standing(set, fared);
        let asked = state.puzzle(&task.puzzle);
        let asked = asked.map(|puzzle| prompt(shell.lang, &puzzle).replace("**", ""));
        Row {
            number: index + 1,
            href: shell.to(&format!("/my/{}/{}", set.assignment.id, index + 1)),
            prompt: asked.map_or_else(|| shell.t("assign-gone").into_owned(), |asked| short(&asked)),
            style,
            state: state_key,
        }
    };
    set.tasks.iter().zip(&set.fared).enumerate().map(row).collect()
}

/// How an exercise stands: its style, and the message that says so.
fn standing(set: &Set, fared: &Fared) -> (&'static str, &'static str) {
    match (fared.count, fared.first, fared.solved) {
        (0, ..) => ("open", "round-open"),
        (_, true, _) => ("solved", "round-first"),
        (_, false, true) => ("later", "round-later"),
        (_, false, false) if set.waits(fared) => ("tried", "puzzle-tried"),
        (_, false, false) => ("tried", "my-spent"),
    }
}
