//! The pages on which an assignment is made and changed.

use super::form::{ATTEMPTS, Form, NOTE, TITLE};
use super::pick::{Pick, picks, short};
use super::{Answer, Assigned};
use crate::assignment::{self, Item};
use crate::curriculum::Lesson;
use crate::i18n::prompt;
use crate::store::{Assignment, Class, Replay, Reply, StoreError, Teacher, TeacherId, Terms};
use crate::web::pages::classes::Taught;
use crate::web::pages::fail;
use crate::web::pages::fields::Fields;
use crate::web::pages::posted::Posted;
use crate::web::pages::practice::fresh_seed;
use crate::web::pages::worksheet::{Choice, Group, groups, skills};
use crate::web::pages::{own, refuse, render, see};
use crate::web::server::BODY_LIMIT;
use crate::web::shell::Shell;
use crate::web::state::AppState;
use crate::web::when::{Day, Zone};
use crate::web::zones;
use actix_web::web::Data;
use actix_web::{Error, HttpRequest, HttpResponse};
use askama::Template;
use std::borrow::Cow;

/// The status of a form whose assignment is kept.
const KEPT: i64 = 303;

/// The form.
#[derive(Debug, Template)]
#[template(path = "assignment-edit.html")]
struct EditPage<'a> {
    shell: Shell,
    class: Class,
    /// The assignment, where it is there already.
    id: Option<String>,
    /// Whether its exercises can no longer be changed.
    fixed: bool,
    form: Form,
    carried: Vec<String>,
    picks: Vec<Pick>,
    total: usize,
    days: Vec<Day>,
    lessons: Vec<Group<'a>>,
    puzzles: Vec<Group<'a>>,
    skills: Vec<Group<'static>>,
    questions: Vec<Group<'a>>,
    own: Vec<(String, String)>,
}

/// What the page is for.
struct Desk<'a> {
    request: &'a HttpRequest,
    state: &'a AppState,
    shell: &'a Shell,
    teacher: TeacherId,
    class: Class,
    assignment: Option<Assignment>,
    own: Vec<(String, String)>,
}

/// `GET /{lang}/classes/{class}/assignments/new`, also with something to begin with.
pub(in crate::web::pages) async fn blank(
    request: HttpRequest,
    shell: Shell,
    state: Data<AppState>,
    Taught { teacher, class }: Taught,
) -> Answer {
    let desk = Desk::new((&request, &state, &shell), &teacher, class, None).await?;
    let form = Form::wished(&state, shell.lang, &Fields::of_query(&request), fresh_seed());
    Ok(desk.page(form))
}

/// `POST` to the same: changes the form, or makes the assignment.
pub(in crate::web::pages) async fn create(
    request: HttpRequest,
    shell: Shell,
    state: Data<AppState>,
    Taught { teacher, class }: Taught,
    Posted(fields): Posted<BODY_LIMIT>,
) -> Answer {
    Desk::new((&request, &state, &shell), &teacher, class, None).await?.take(&fields).await
}

/// `GET /{lang}/assignments/{id}/edit`.
pub(in crate::web::pages) async fn edit(
    request: HttpRequest,
    shell: Shell,
    state: Data<AppState>,
    Assigned { teacher, class, assignment }: Assigned,
) -> Answer {
    let form = Form::of(&assignment, &Zone::named(&class.zone));
    Ok(Desk::new((&request, &state, &shell), &teacher, class, Some(assignment)).await?.page(form))
}

/// `POST` to the same: changes the form, or keeps it.
pub(in crate::web::pages) async fn change(
    request: HttpRequest,
    shell: Shell,
    state: Data<AppState>,
    Assigned { teacher, class, assignment }: Assigned,
    Posted(fields): Posted<BODY_LIMIT>,
) -> Answer {
    Desk::new((&request, &state, &shell), &teacher, class, Some(assignment)).await?.take(&fields).await
}

impl<'a> Desk<'a> {
    async fn new(
        (request, state, shell): (&'a HttpRequest, &'a AppState, &'a Shell),
        teacher: &Teacher,
        class: Class,
        assignment: Option<Assignment>,
    ) -> Result<Desk<'a>, Error> {
        let own = own::choices(state, shell, teacher).await.map_err(fail::store(request))?;
        let teacher = teacher.id.clone();
        Ok(Desk { request, state, shell, teacher, class, assignment, own })
    }

    /// Takes the form: one press changes it, or it is kept.
    async fn take(self, fields: &Fields) -> Answer {
        let mut form = Form::read(fields);
        if form.press(self.state, self.shell.lang, fields, fresh_seed()) {
            return Ok(self.page(form));
        }
        self.save(form, fields.get("save") == Some("open")).await
    }

    /// Keeps the form, and opens the assignment where that is wanted, too.
    async fn save(self, mut form: Form, open: bool) -> Answer {
        let now_ms = self.state.clock.now_ms();
        let zone = Zone::named(&self.class.zone);
        let seen = (self.shell.lang, &zone, now_ms);
        let Some(terms) = form.terms(self.state, seen, self.assignment.as_ref()) else {
            return Ok(self.page(form));
        };
        let id = self.keep_once(&form, &terms, open.then_some(now_ms)).await;
        Ok(match id.map_err(fail::store(self.request))? {
            Some(id) => see(self.shell, &format!("/assignments/{id}")),
            None => see(self.shell, &format!("/classes/{}", self.class.id)),
        })
    }

    /// Keeps what was set, however often the same form is sent; gives the assignment's id, or nothing
    /// while it is being kept.
    async fn keep_once(
        &self,
        form: &Form,
        terms: &Terms,
        open: Option<i64>,
    ) -> Result<Option<String>, StoreError> {
        let (store, now_ms) = (&self.state.store, self.state.clock.now_ms());
        let key = form.key(&self.class, terms).filter(|_| self.assignment.is_none());
        let Some(key) = key else { return self.keep(terms, &form.items, open).await.map(Some) };
        match store.take_key(&self.teacher, &key, &key, now_ms).await? {
            Replay::Fresh => {}
            Replay::Done { body, .. } => {
                return match store.assignment(&self.teacher, &body).await? {
                    Some((_, made)) => self.open(made, open).await.map(Some),
                    // It has been erased since.
                    None => self.keep(terms, &form.items, open).await.map(Some),
                };
            }
            Replay::UnderWay | Replay::Other => return Ok(None),
        }
        // The request itself stays on its thread.
        let teacher = &self.teacher;
        let reply = |made: &Assignment| {
            let (teacher, key, body) = (teacher.clone(), key.clone(), made.id.clone());
            Some(Reply { teacher, key, status: KEPT, body })
        };
        let set = (terms, form.items.as_slice());
        match store.create_assignment_once(&self.class, set, open.is_some(), now_ms, &reply).await {
            Ok(made) => Ok(Some(made.id)),
            Err(StoreError::Overtaken) => Ok(None),
            Err(error) => store.free_key(&self.teacher, &key).await.and(Err(error)),
        }
    }

    /// Keeps what was set, opened or not; gives the assignment's id.
    async fn keep(&self, terms: &Terms, items: &[Item], open: Option<i64>) -> Result<String, StoreError> {
        let store = &self.state.store;
        let made = match &self.assignment {
            Some(known) => {
                store.edit_assignment(known, terms, items).await?;
                known.clone()
            }
            None => {
                let now_ms = self.state.clock.now_ms();
                store.create_assignment(&self.class, terms, items, now_ms).await?
            }
        };
        self.open(made, open).await
    }

    /// Opens what was kept at that time, unless it is open; gives its id.
    async fn open(&self, made: Assignment, at: Option<i64>) -> Result<String, StoreError> {
        if let Some(now_ms) = at.filter(|_| made.opened_ms.is_none()) {
            self.state.store.open_assignment(&made, now_ms).await?;
        }
        Ok(made.id)
    }

    fn page(self, form: Form) -> HttpResponse {
        let Desk { state, shell, class, assignment, own, .. } = self;
        let (course, lang) = (&state.curriculum, shell.lang);
        let fixed = assignment.as_ref().is_some_and(|assignment| assignment.opened_ms.is_some());
        let items = assignment.as_ref().filter(|_| fixed).map_or(&form.items, |fixed| &fixed.items);
        let wrong = !form.faults.is_empty();
        let page = EditPage {
            carried: form.carried(),
            picks: picks(state, lang, items),
            total: assignment::count(course, items),
            days: Zone::named(&class.zone).days(lang, state.clock.now_ms()),
            lessons: groups(course, lang),
            puzzles: course.lessons.iter().map(|lesson| puzzles(state, shell, lesson)).collect(),
            skills: skills(course, lang),
            questions: questions(state, shell),
            id: assignment.map(|assignment| assignment.id),
            shell: shell.clone(),
            class,
            fixed,
            form,
            own,
        };
        if wrong { refuse(shell, &page) } else { render(shell, &page) }
    }
}

/// The puzzles of a lesson.
fn puzzles<'a>(state: &'a AppState, shell: &Shell, lesson: &'a Lesson) -> Group<'a> {
    let lang = shell.lang;
    let numbered = (1..).zip(state.curriculum.puzzles_of(lesson));
    let choice = |(number, puzzle): (usize, &'a crate::puzzle::Puzzle)| Choice {
        value: &puzzle.id,
        text: Cow::Owned(format!("{number}. {}", short(&prompt(lang, puzzle).replace("**", "")))),
    };
    Group { name: lang.text(&format!("lesson-{}", lesson.slug)), choices: numbered.map(choice).collect() }
}

/// The beginners' questions of which there is an exercise, theme by theme.
fn questions<'a>(state: &'a AppState, shell: &Shell) -> Vec<Group<'a>> {
    let lang = shell.lang;
    let course = &state.curriculum;
    let of_theme = |theme: &str| {
        let asked = course.questions.iter().filter(|question| question.theme == theme);
        let there = asked.filter(|question| !question.boards.is_empty());
        let choice = |question: &'a crate::curriculum::Question| Choice {
            value: &question.id,
            text: lang.text(&format!("question-{}", question.id)),
        };
        Group { name: lang.text(&format!("theme-{theme}")), choices: there.map(choice).collect() }
    };
    let groups = course.themes().into_iter().map(of_theme);
    groups.filter(|group| !group.choices.is_empty()).collect()
}

impl EditPage<'_> {
    /// What the page is called.
    fn heading(&self) -> Cow<'static, str> {
        self.shell.t(if self.id.is_none() { "assign-new-title" } else { "assign-edit-title" })
    }

    /// What the class's time zone is called.
    fn zone(&self) -> Cow<'_, str> {
        zones::called(self.shell.lang, &self.class.zone)
    }

    /// Where one goes who leaves without saving.
    fn leave(&self) -> String {
        match &self.id {
            Some(id) => self.shell.to(&format!("/assignments/{id}")),
            None => self.shell.to(&format!("/classes/{}", self.class.id)),
        }
    }

    /// How many answers an exercise may take: the value, its words, and whether it is chosen.
    fn attempts(&self) -> Vec<(String, Cow<'static, str>, bool)> {
        let counted = ATTEMPTS.iter().zip(["assign-attempts-1", "assign-attempts-2", "assign-attempts-3"]);
        let row = |(count, key): (&i64, &str)| {
            (count.to_string(), self.shell.t(key), self.form.attempts == Some(*count))
        };
        let free = (String::new(), self.shell.t("assign-attempts-free"), self.form.attempts.is_none());
        std::iter::once(free).chain(counted.map(row)).collect()
    }

    fn most_title(&self) -> usize {
        TITLE
    }

    fn most_note(&self) -> usize {
        NOTE
    }
}
