//! What a class misunderstands, what most share first, with the rule that puts it right.

use super::super::assignments::{Answer, Assigned};
use super::super::classes::Taught;
use super::super::fail;
use super::super::links::{Link, lesson_of_rule, rule_link};
use super::super::render;
use super::Head;
use super::suggest::{Suggestion, suggestions};
use crate::curriculum::Curriculum;
use crate::i18n::messages;
use crate::insight::{Shared, weakest};
use crate::store::{Assignment, Class, Student};
use crate::web::results::{Beliefs, Place, beliefs};
use crate::web::shell::Shell;
use crate::web::state::AppState;
use actix_web::HttpRequest;
use actix_web::web::Data;
use askama::Template;

/// So many beliefs are shown at first; a teacher has ten minutes.
const SHOWN: usize = 8;

/// The page.
#[derive(Debug, Template)]
#[template(path = "beliefs.html")]
struct BeliefsPage {
    shell: Shell,
    /// The class.
    class: Link,
    /// The assignment that it is about; the whole class's work where it is about none.
    head: Option<Head>,
    /// Whether nobody has answered anything.
    nothing: bool,
    /// What most share, what else several share, and what only one has shown.
    common: Vec<Line>,
    further: Vec<Line>,
    single: Vec<Line>,
    next: Vec<Suggestion>,
}

/// A belief.
#[derive(Debug)]
struct Line {
    text: String,
    right: String,
    count: usize,
    met: usize,
    rule: Option<Link>,
    lesson: Option<Link>,
    /// Where it can be talked over.
    projectors: Vec<Link>,
    /// The pupils who have shown it, each leading to what they tried.
    pupils: Vec<Link>,
}

/// `GET /{lang}/assignments/{id}/map`.
pub(in crate::web::pages) async fn show(
    request: HttpRequest,
    shell: Shell,
    state: Data<AppState>,
    Assigned { class, assignment: set, .. }: Assigned,
) -> Answer {
    let state = state.into_inner();
    let read =
        async { Ok((state.store.students(&class).await?, beliefs(&state, &class, Some(&set)).await?)) };
    let (students, found) = read.await.map_err(fail::store(&request))?;
    let head = Head::new(&shell, &class, &set, Some(1));
    let page = BeliefsPage::new(&state.curriculum, shell, &class, (&students, &[]), &found);
    Ok(render(&page.shell.clone(), &BeliefsPage { head: Some(head), ..page }))
}

/// `GET /{lang}/classes/{class}/map`.
pub(in crate::web::pages) async fn of_class(
    request: HttpRequest,
    shell: Shell,
    state: Data<AppState>,
    Taught { class, .. }: Taught,
) -> Answer {
    let state = state.into_inner();
    let read = async {
        let (students, sets) = (state.store.students(&class).await?, state.store.assignments(&class).await?);
        Ok((students, sets, beliefs(&state, &class, None).await?))
    };
    let (students, sets, found) = read.await.map_err(fail::store(&request))?;
    let page = BeliefsPage::new(&state.curriculum, shell, &class, (&students, &sets), &found);
    Ok(render(&page.shell.clone(), &page))
}

/// The pupils, and the assignments that have to be told apart: none where the page is about one.
type Those<'a> = (&'a [Student], &'a [Assignment]);

impl BeliefsPage {
    fn new(
        course: &Curriculum,
        shell: Shell,
        class: &Class,
        those: Those<'_>,
        found: &Beliefs,
    ) -> BeliefsPage {
        let shared = found.shared();
        let line = |shared: &Shared<'_, Place<'_>>| Line::new(course, &shell, those, shared);
        let (mut common, single): (Vec<Line>, Vec<Line>) =
            shared.iter().map(line).partition(|line| line.count > 1);
        let further = common.split_off(common.len().min(SHOWN));
        BeliefsPage {
            class: Link { href: shell.to(&format!("/classes/{}", class.id)), text: class.name.clone() },
            head: None,
            nothing: found.is_empty(),
            next: suggestions(course, &shell, class, &weakest(&shared)),
            common,
            further,
            single,
            shell,
        }
    }
}

impl Line {
    fn new(
        course: &Curriculum,
        shell: &Shell,
        (students, sets): Those<'_>,
        shared: &Shared<'_, Place<'_>>,
    ) -> Line {
        let rule = shared.rule.as_deref();
        let statement = |rule: &str| {
            let whole = shell.lang.attr(&format!("rule-{rule}"), "statement")?;
            Some(whole.split_inclusive(['。', '.']).next()?.to_owned().into())
        };
        let right = messages::belief_right(shell.lang, shared.belief).or_else(|| rule.and_then(statement));
        let place = |(assignment, task): &Place<'_>| format!("/assignments/{assignment}/project/{task}");
        let projector = |at: &Place<'_>| Link { href: shell.to(&place(at)), text: called(sets, at) };
        let tries = |student: &Student| {
            let first = shared.pupils.get(student.id.as_str());
            first.map(|(assignment, task)| Link {
                href: shell.to(&format!("/assignments/{assignment}/pupils/{}/{task}", student.id)),
                text: student.name.clone(),
            })
        };
        Line {
            text: messages::belief(shell.lang, shared.belief).into_owned(),
            right: right.unwrap_or_default().into_owned(),
            count: shared.pupils.len(),
            met: shared.met,
            rule: rule.and_then(|rule| rule_link(course, shell, rule)),
            lesson: rule.and_then(|rule| lesson_of_rule(course, shell, rule)),
            projectors: shared.places.iter().take(5).map(projector).collect(),
            pupils: students.iter().filter_map(tries).collect(),
        }
    }
}

/// A place by the number of its exercise, with the assignment before it where there are several.
fn called(sets: &[Assignment], (assignment, task): &Place<'_>) -> String {
    match sets.iter().find(|set| set.id == *assignment) {
        Some(set) => format!("{} · {task}", set.terms.title),
        None => task.to_string(),
    }
}
