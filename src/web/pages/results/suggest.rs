//! What the next lesson could be about: the rules that most pupils have trouble with, each with what
//! can be set for it in one step.

use super::super::links::{Link, rule_link, section_link};
use crate::curriculum::Curriculum;
use crate::puzzle::generate::Skill;
use crate::store::Class;
use crate::web::shell::Shell;

/// So many rules are suggested.
const SUGGESTED: usize = 3;

/// A rule to be taught again.
#[derive(Debug)]
pub(super) struct Suggestion {
    pub(super) rule: Link,
    /// How many pupils have trouble with it.
    pub(super) pupils: usize,
    /// Where it is taught.
    pub(super) lesson: Option<Link>,
    /// What can be set: its lesson, and practice in a skill that is about it.
    pub(super) set: Vec<Link>,
}

/// The rules that most pupils have trouble with.
pub(super) fn suggestions(
    course: &Curriculum,
    shell: &Shell,
    class: &Class,
    weakest: &[(String, usize)],
) -> Vec<Suggestion> {
    let one = |(id, pupils): &(String, usize)| {
        let rule = course.rule(id)?;
        let new = format!("/classes/{}/assignments/new", class.id);
        let name = |key: String| ("name", shell.t(&key).into_owned().into());
        let lesson = course.lesson(&rule.lesson).map(|lesson| Link {
            href: shell.to(&format!("{new}?add=lesson&lesson={}", lesson.slug)),
            text: shell.lang.text_with("suggest-lesson", &[name(format!("lesson-{}", lesson.slug))]),
        });
        let skill = skill_for(id).map(|skill| Link {
            href: shell.to(&format!("{new}?add=skill&skill={}", skill.id)),
            text: shell.lang.text_with("suggest-practice", &[name(format!("skill-{}", skill.id))]),
        });
        Some(Suggestion {
            rule: rule_link(course, shell, id)?,
            pupils: *pupils,
            lesson: section_link(course, shell, rule),
            set: skill.into_iter().chain(lesson).collect(),
        })
    };
    weakest.iter().filter_map(one).take(SUGGESTED).collect()
}

/// The skill that is about a rule first of all, else one that practises it too.
fn skill_for(rule: &str) -> Option<&'static Skill> {
    let about = Skill::all().find(|skill| skill.rules.first() == Some(&rule));
    about.or_else(|| Skill::of_rule(rule).next())
}
