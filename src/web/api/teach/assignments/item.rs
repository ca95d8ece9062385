//! The picks of an assignment, as programs write and read them.

use super::super::faults::Faults;
use crate::assignment::{Fault, Item, MAX_ITEMS, MAX_TASKS, Practice, faults as faults_of};
use crate::puzzle::generate::Level;
use crate::web::api::body::{Field, Kind, Text};
use crate::web::problem::ProblemCode;
use crate::web::state::AppState;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// How many puzzles of a skill there are where nothing is said.
const USUAL: usize = 5;

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
    #[schema(value_type = Option<u8>, nullable = false, minimum = 1, maximum = 3, example = 2)]
    level: Option<i64>,
    /// For `practice`: how many puzzles; 5 where it is not named.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<u8>, nullable = false, minimum = 1, maximum = 100, example = 5)]
    count: Option<i64>,
    /// For `practice`: what makes the puzzles others; 0 where it is not named.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<u32>, nullable = false, example = 48213)]
    seed: Option<i64>,
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
        Field::optional("level", Kind::Whole),
        Field::optional("count", Kind::Whole),
        Field::optional("seed", Kind::Whole),
        Field::optional("each", Kind::Flag),
    ];

    /// The pick; where a field says nothing that can be, `blame` is told its name.
    fn read(&self, mut blame: impl FnMut(&'static str)) -> Option<Item> {
        let (kind, subject) = (self.kind.as_ref(), self.subject.as_ref());
        if kind == "practice" {
            return self.practice(blame).map(Item::Practice);
        }
        let item = Item::plain(kind, subject);
        if item.is_none() {
            blame("kind");
        }
        item
    }

    fn practice(&self, mut blame: impl FnMut(&'static str)) -> Option<Practice> {
        let mut known = |name, known: bool| {
            if !known {
                blame(name)
            }
        };
        let level = self.level.map_or(Some(Level::One), |level| Level::read(&level.to_string()));
        let count = self.count.map_or(Some(USUAL), |count| usize::try_from(count).ok());
        let count = count.filter(|count| (1..=MAX_TASKS).contains(count));
        let seed = self.seed.map_or(Some(0), |seed| u32::try_from(seed).ok());
        known("level", level.is_some());
        known("count", count.is_some());
        known("seed", seed.is_some());
        let (skill, each) = (self.subject.as_ref().to_owned(), self.each.unwrap_or(false));
        Some(Practice { skill, level: level?, count: count?, seed: seed?, each })
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
            level: practice.map(|practice| practice.level.number().into()),
            count: practice.and_then(|practice| i64::try_from(practice.count).ok()),
            seed: practice.map(|practice| practice.seed.into()),
            each: practice.map(|practice| practice.each),
        }
    }
}

/// The picks that a program names, where they make an assignment; else what stands for them is never
/// used.
pub(super) fn read(state: &AppState, faults: &mut Faults, given: &[ItemWire<'_>]) -> Vec<Item> {
    if given.len() > MAX_ITEMS {
        faults.blame(ProblemCode::BadItem, "/items");
        return Vec::new();
    }
    let items = given.iter().enumerate().filter_map(|(place, item)| {
        item.read(|name| faults.blame(ProblemCode::BadItem, format!("/items/{place}/{name}")))
    });
    let items: Vec<Item> = items.collect();
    if items.len() < given.len() {
        return items;
    }
    for fault in faults_of(&state.curriculum, &items, |id| state.puzzle(id).is_some()) {
        let pointer = match fault {
            Fault::Empty | Fault::TooManyItems | Fault::TooManyTasks => "/items".to_owned(),
            Fault::Unknown(place) => format!("/items/{place}/subject"),
        };
        faults.blame(ProblemCode::BadItem, pointer);
    }
    items
}
