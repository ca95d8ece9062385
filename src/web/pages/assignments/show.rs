//! An assignment at a glance: how it stands, what is in it, and what can be done with it.

use super::list::{State, state_of};
use super::pick::{Pick, picks};
use super::{Answer, Assigned};
use crate::assignment;
use crate::i18n::Lang;
use crate::store::{Assignment, Class};
use crate::web::pages::fail;
use crate::web::pages::fields::Fields;
use crate::web::pages::render;
use crate::web::shell::Shell;
use crate::web::state::AppState;
use crate::web::when::Zone;
use crate::web::zones;
use actix_web::HttpRequest;
use actix_web::web::Data;
use askama::Template;
use std::borrow::Cow;

/// The page.
#[derive(Debug, Template)]
#[template(path = "assignment.html")]
struct AssignmentPage {
    shell: Shell,
    class: Class,
    id: String,
    title: String,
    note: String,
    state: State,
    /// What is said first.
    stands: String,
    due: Option<String>,
    attempts: String,
    hints: bool,
    picks: Vec<Pick>,
    total: usize,
    /// The teacher's classes, to copy it to.
    classes: Vec<(String, String)>,
    /// Whether it has just been copied here.
    copied: bool,
}

/// `GET /{lang}/assignments/{id}`.
pub(in crate::web::pages) async fn show(
    request: HttpRequest,
    shell: Shell,
    state: Data<AppState>,
    Assigned { teacher, class, assignment }: Assigned,
) -> Answer {
    let classes = state.store.classes(&teacher.id).await;
    let classes = classes.map_err(fail::store(&request))?;
    let copied = Fields::of_query(&request).get("done") == Some("copied");
    let page = AssignmentPage::new(&state, &shell, class, assignment, classes);
    Ok(render(&shell, &AssignmentPage { copied, ..page }))
}

impl AssignmentPage {
    fn new(
        state: &AppState,
        shell: &Shell,
        class: Class,
        assignment: Assignment,
        classes: Vec<Class>,
    ) -> AssignmentPage {
        let (lang, now_ms, zone) = (shell.lang, state.clock.now_ms(), Zone::named(&class.zone));
        let there = classes.into_iter().filter(|class| class.archived_ms.is_none());
        let told = |ms: i64| zone.told(lang, ms, now_ms);
        AssignmentPage {
            state: state_of(&assignment),
            stands: match (assignment.opened_ms, assignment.closed_ms) {
                (None, _) => lang.text("assign-stands-draft").into_owned(),
                (Some(at), None) => lang.text_with("assign-stands-open", &[("when", told(at).into())]),
                (Some(_), Some(at)) => lang.text_with("assign-stands-closed", &[("when", told(at).into())]),
            },
            attempts: attempts(lang, assignment.terms.attempts),
            due: assignment.terms.due_ms.map(told),
            hints: assignment.terms.hints,
            picks: picks(state, lang, &assignment.items),
            total: assignment::count(&state.curriculum, &assignment.items),
            classes: there.map(|class| (class.id, class.name)).collect(),
            copied: false,
            id: assignment.id,
            title: assignment.terms.title,
            note: assignment.terms.note,
            class,
            shell: shell.clone(),
        }
    }

    /// A page of this assignment.
    fn here(&self, rest: &str) -> String {
        self.shell.to(&format!("/assignments/{}{rest}", self.id))
    }

    /// Where the first exercise of a pick is tried.
    fn try_at(&self, pick: &Pick) -> String {
        self.here(&format!("/preview/{}", pick.first))
    }

    /// What the class's time zone is called.
    fn zone(&self) -> Cow<'_, str> {
        zones::called(self.shell.lang, &self.class.zone)
    }

    /// The class's page.
    fn class_page(&self) -> String {
        self.shell.to(&format!("/classes/{}", self.class.id))
    }

    fn is_draft(&self) -> bool {
        self.state == State::Draft
    }

    fn is_open(&self) -> bool {
        self.state == State::Open
    }
}

/// How many answers an exercise takes, in words.
fn attempts(lang: Lang, most: Option<i64>) -> String {
    let Some(most) = most else { return lang.text("assign-attempts-free-said").into_owned() };
    let most = usize::try_from(most).unwrap_or_default();
    lang.text_with("assign-attempts-said", &[("count", most.into())])
}
