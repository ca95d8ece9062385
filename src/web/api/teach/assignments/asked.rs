//! An assignment, as programs set and change it.

use super::super::faults::Faults;
use super::super::line;
use super::item::{self, ItemWire};
use crate::assignment::Item;
use crate::i18n::Lang;
use crate::store::{Assignment, Terms};
use crate::web::api::body::{Body, Field, Kind, Text};
use crate::web::problem::{Problem, ProblemCode};
use crate::web::state::AppState;
use crate::web::when::read_moment;
use serde::{Deserialize, Deserializer};
use utoipa::ToSchema;

/// The longest title and the longest note.
const TITLE: usize = 80;
const NOTE: usize = 500;

/// How many answers an exercise can take, where they are counted.
const ATTEMPTS: std::ops::RangeInclusive<i64> = 1..=3;

/// An assignment to be made.
#[derive(Debug, Deserialize, ToSchema)]
pub(crate) struct NewAssignment<'a> {
    /// What it is called, in 80 characters at most.
    #[serde(borrow)]
    #[schema(value_type = String)]
    title: Text<'a>,
    /// What to say about it, in 500 characters at most.
    #[serde(borrow, default)]
    #[schema(value_type = Option<String>, nullable = false)]
    note: Option<Text<'a>>,
    /// When it is due, with its offset from UTC; never where it is null or not named.
    #[serde(borrow, default)]
    #[schema(value_type = Option<String>)]
    due: Option<Text<'a>>,
    /// How many answers each exercise takes, from 1 to 3; as many as wanted where it is null or not
    /// named.
    #[serde(default)]
    #[schema(minimum = 1, maximum = 3)]
    attempts: Option<i64>,
    /// Whether hints are shown; they are where it is not named.
    #[serde(default)]
    #[schema(nullable = false)]
    hints: Option<bool>,
    /// Whether it is opened at once.
    #[serde(default)]
    #[schema(nullable = false)]
    pub(super) open: Option<bool>,
    /// What is picked for it.
    #[serde(borrow)]
    items: Vec<ItemWire<'a>>,
}

impl<'a> Body<'a> for NewAssignment<'a> {
    const FIELDS: &'static [Field] = &[
        Field::required("title", Kind::Text),
        Field::optional("note", Kind::Text),
        Field::optional("due", Kind::Text),
        Field::optional("attempts", Kind::Whole),
        Field::optional("hints", Kind::Flag),
        Field::optional("open", Kind::Flag),
        Field::required("items", Kind::Objects(ItemWire::FIELDS)),
    ];
}

/// What is to be changed of an assignment; what is not named stays.
#[derive(Debug, Deserialize, ToSchema)]
pub(crate) struct AssignmentChange<'a> {
    /// What it is called.
    #[serde(borrow, default)]
    #[schema(value_type = Option<String>, nullable = false)]
    title: Option<Text<'a>>,
    /// What to say about it.
    #[serde(borrow, default)]
    #[schema(value_type = Option<String>, nullable = false)]
    note: Option<Text<'a>>,
    /// When it is due; null for never.
    #[serde(borrow, default, deserialize_with = "given")]
    #[schema(value_type = Option<String>)]
    due: Option<Option<Text<'a>>>,
    /// How many answers each exercise takes; null for as many as wanted.
    #[serde(default, deserialize_with = "given")]
    #[schema(value_type = Option<i64>, minimum = 1, maximum = 3)]
    attempts: Option<Option<i64>>,
    /// Whether hints are shown.
    #[serde(default)]
    #[schema(nullable = false)]
    hints: Option<bool>,
    /// True opens it, also once more; false closes it.
    #[serde(default)]
    #[schema(nullable = false)]
    pub(super) open: Option<bool>,
    /// What is picked for it; only as long as it has never been opened.
    #[serde(borrow, default)]
    #[schema(nullable = false)]
    items: Option<Vec<ItemWire<'a>>>,
}

impl<'a> Body<'a> for AssignmentChange<'a> {
    const FIELDS: &'static [Field] = &[
        Field::optional("title", Kind::Text),
        Field::optional("note", Kind::Text),
        Field::optional("due", Kind::Text),
        Field::optional("attempts", Kind::Whole),
        Field::optional("hints", Kind::Flag),
        Field::optional("open", Kind::Flag),
        Field::optional("items", Kind::Objects(ItemWire::FIELDS)),
    ];
}

/// A field that is there, be it null: one that is not there says nothing.
fn given<'de, D: Deserializer<'de>, T: Deserialize<'de>>(field: D) -> Result<Option<T>, D::Error> {
    T::deserialize(field).map(Some)
}

impl NewAssignment<'_> {
    /// How it is to be set, and its picks.
    pub(super) fn read(&self, state: &AppState, lang: Lang) -> Result<(Terms, Vec<Item>), Problem> {
        let mut faults = Faults::new(lang);
        let terms = Terms {
            title: title(&mut faults, &self.title),
            note: self.note.as_ref().map(|text| note(&mut faults, text)).unwrap_or_default(),
            due_ms: self.due.as_ref().map(|text| due(&mut faults, text)),
            attempts: self.attempts.map(|number| attempts(&mut faults, number)),
            hints: self.hints.unwrap_or(true),
        };
        let items = item::read(state, &mut faults, &self.items);
        faults.end().map(|()| (terms, items))
    }
}

impl AssignmentChange<'_> {
    /// How an assignment is set from now on, and its picks.
    pub(super) fn read(
        &self,
        state: &AppState,
        lang: Lang,
        set: &Assignment,
    ) -> Result<(Terms, Vec<Item>), Problem> {
        if self.items.is_some() && set.opened_ms.is_some() {
            return Err(Problem::with_field(lang, ProblemCode::ItemsFixed, "/items"));
        }
        let (mut faults, before) = (Faults::new(lang), set.terms.clone());
        let terms = Terms {
            title: self.title.as_ref().map_or(before.title, |text| title(&mut faults, text)),
            note: self.note.as_ref().map_or(before.note, |text| note(&mut faults, text)),
            due_ms: self
                .due
                .as_ref()
                .map_or(before.due_ms, |said| said.as_ref().map(|text| due(&mut faults, text))),
            attempts: self
                .attempts
                .map_or(before.attempts, |said| said.map(|number| attempts(&mut faults, number))),
            hints: self.hints.unwrap_or(before.hints),
        };
        let items = self.items.as_ref().map(|items| item::read(state, &mut faults, items));
        faults.end().map(|()| (terms, items.unwrap_or_else(|| set.items.clone())))
    }
}

fn title(faults: &mut Faults, text: &Text<'_>) -> String {
    faults.read(line(text.as_ref(), TITLE), ProblemCode::BadTitle, "/title")
}

fn note(faults: &mut Faults, text: &Text<'_>) -> String {
    let note = Some(text.as_ref().trim()).filter(|note| note.chars().count() <= NOTE).map(str::to_owned);
    faults.read(note, ProblemCode::BadTitle, "/note")
}

fn due(faults: &mut Faults, text: &Text<'_>) -> i64 {
    faults.read(read_moment(text.as_ref()), ProblemCode::BadTime, "/due")
}

fn attempts(faults: &mut Faults, number: i64) -> i64 {
    let number = Some(number).filter(|number| ATTEMPTS.contains(number));
    faults.read(number, ProblemCode::BadAttempts, "/attempts")
}
