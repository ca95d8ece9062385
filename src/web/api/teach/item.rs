//! The picks of an assignment, as programs write and read them.

use super::bearer::Bearer;
use crate::assignment::{self, Fault, Item, MAX_TASKS, Practice};
use crate::puzzle::generate::Level;
use crate::web::api::body::{Field, Kind, Text};
use crate::web::problem::{Problem, ProblemCode};
use crate::web::state::AppState;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A pick: a lesson with all its puzzles, one puzzle, puzzles made for a skill, one of the teacher's
/// own, or a beginner's question.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = AssignmentItem)]
pub(crate) struct ItemWire<'a> {
    /// What it is: `lesson`, `puzzle`, `practice`, `own` or `question`.
    #[serde(borrow)]
    #[schema(value_type = String, example = "practice")]
    kind: Text<'a>,
    /// Which one: a lesson's name, a puzzle's id, a skill's name, a question's name.
    #[serde(borrow)]
    #[schema(value_type = String, example = "find-square")]
    subject: Text<'a>,
    /// For `practice`: how hard, from 1 to 3; 1 where it is not named.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, minimum = 1, maximum = 3, example = 2)]
    level: Option<u8>,
    /// For `practice`: how many puzzles; 5 where it is not named.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, minimum = 1, maximum = 100, example = 5)]
    count: Option<u8>,
    /// For `practice`: what makes the puzzles others; 0 where it is not named.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, example = 48213)]
    seed: Option<u32>,
    /// For `practice`: whether every pupil gets puzzles of their own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    each: Option<bool>,
}

impl ItemWire<'_> {
    /// Its fields.
    pub(super) const FIELDS: &'static [Field] = &[
        Field::required("kind", Kind::Text),
        Field::required("subject", Kind::Text),
        Field::optional("level", Kind::Number),
        Field::optional("count", Kind::Number),
        Field::optional("seed", Kind::Number),
        Field::optional("each", Kind::Flag),
    ];

    fn read(&self) -> Option<Item> {
        let (kind, subject) = (self.kind.as_ref(), self.subject.as_ref());
        if kind != "practice" {
            return Item::plain(kind, subject);
        }
        let count = usize::from(self.count.unwrap_or(5));
        (1..=MAX_TASKS).contains(&count).then_some(())?;
        Some(Item::Practice(Practice {
            skill: subject.to_owned(),
            level: Level::read(&self.level.unwrap_or(1).to_string())?,
            count,
            seed: self.seed.unwrap_or(0),
            each: self.each.unwrap_or(false),
        }))
    }
}

impl From<&Item> for ItemWire<'static> {
    fn from(item: &Item) -> ItemWire<'static> {
        let practice = match item {
            Item::Practice(practice) => Some(practice),
            Item::Lesson(_) | Item::Puzzle(_) | Item::Own(_) | Item::Question(_) => None,
        };
        ItemWire {
            kind: Text(item.kind().into()),
            subject: Text(item.subject().to_owned().into()),
            level: practice.map(|practice| practice.level.number()),
            count: practice.and_then(|practice| u8::try_from(practice.count).ok()),
            seed: practice.map(|practice| practice.seed),
            each: practice.map(|practice| practice.each),
        }
    }
}

/// The picks that a program names, where they make an assignment.
pub(super) fn read(state: &AppState, bearer: &Bearer, given: &[ItemWire<'_>]) -> Result<Vec<Item>, Problem> {
    let bad = |pointer: String| Problem::with_field(bearer.lang, ProblemCode::BadItem, pointer);
    let at =
        |(place, item): (usize, &ItemWire<'_>)| item.read().ok_or_else(|| bad(format!("/items/{place}")));
    let items: Vec<Item> = given.iter().enumerate().map(at).collect::<Result<_, _>>()?;
    let knows = |id: &str| state.puzzle(id).is_some();
    match assignment::check(&state.curriculum, &items, knows) {
        Ok(()) => Ok(items),
        Err(Fault::Empty | Fault::TooManyItems | Fault::TooManyTasks) => Err(bad("/items".to_owned())),
        Err(Fault::Unknown(place)) => Err(bad(format!("/items/{place}"))),
    }
}
