//! Links to other pages, each under the name of what it leads to.

use crate::curriculum::{Curriculum, Question, Rule};
use crate::web::shell::Shell;

/// A link to another page.
#[derive(Debug, Clone)]
pub(super) struct Link {
    pub(super) href: String,
    pub(super) text: String,
}

impl Link {
    /// A page under the words of a message.
    pub(super) fn new(shell: &Shell, place: &str, key: &str) -> Link {
        Link { href: shell.to(place), text: shell.t(key).into_owned() }
    }
}

/// A link to a lesson.
pub(super) fn lesson_link(shell: &Shell, slug: &str) -> Link {
    Link::new(shell, &format!("/lessons/{slug}"), &format!("lesson-{slug}"))
}

/// A lesson that teaches a rule, where it is written, as a link to its section.
pub(super) fn section_link(course: &Curriculum, shell: &Shell, rule: &Rule) -> Option<Link> {
    let slug = &course.lesson(&rule.lesson)?.slug;
    Some(Link::new(shell, &format!("/lessons/{slug}#{}", rule.id), &format!("lesson-{slug}")))
}

/// A link to the section that teaches a rule; none on the page of a lesson, which teaches by itself.
pub(super) fn lesson_of_rule(course: &Curriculum, shell: &Shell, id: &str) -> Option<Link> {
    let rule = course.rule(id).filter(|_| !shell.is_at("/lessons"))?;
    section_link(course, shell, rule)
}

/// A link to a rule's page, under its term.
pub(super) fn rule_link(course: &Curriculum, shell: &Shell, id: &str) -> Option<Link> {
    let id = &course.rule(id)?.id;
    Some(Link::new(shell, &format!("/rules/{id}"), &format!("rule-{id}")))
}

/// Links to rules, for a list.
pub(super) fn rule_links(course: &Curriculum, shell: &Shell, rules: &[String]) -> Vec<Link> {
    rules.iter().filter_map(|rule| rule_link(course, shell, rule)).collect()
}

/// A link to a question's page.
pub(super) fn question_link(shell: &Shell, question: &Question) -> Link {
    let id = &question.id;
    Link::new(shell, &format!("/questions/{id}"), &format!("question-{id}"))
}
