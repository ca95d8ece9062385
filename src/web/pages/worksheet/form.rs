//! The fields of a worksheet: what an address asks for, and what is wrong with it.

use crate::curriculum::{Curriculum, Lesson};
use crate::i18n::Lang;
use crate::web::pages::fields::Fields;
use crate::worksheet::{MAX_COUNT, Order, Paper, PerPage};
use std::borrow::Cow;

/// How many exercises there are where nobody says.
const COUNT: usize = 12;

/// The number of the sheet where nobody says.
const SEED: u32 = 1;

/// What an address asks for. A field that makes no sense stands as it would without it, and has its
/// fault.
#[derive(Debug)]
pub(super) struct Wish<'a> {
    pub(super) lesson: &'a Lesson,
    pub(super) count: usize,
    pub(super) per_page: PerPage,
    pub(super) paper: Paper,
    pub(super) order: Order,
    pub(super) seed: u32,
    pub(super) names: bool,
    pub(super) key: bool,
    pub(super) faults: Vec<Fault>,
}

/// A field that makes no sense, and what is said about it.
#[derive(Debug)]
pub(super) struct Fault {
    pub(super) field: &'static str,
    pub(super) text: String,
    /// What was given, to be mended.
    pub(super) given: String,
}

/// Reads fields one after the other, and keeps the faults.
struct Reader<'a> {
    lang: Lang,
    fields: &'a Fields,
    faults: Vec<Fault>,
}

impl Reader<'_> {
    /// The value of a field as `read` takes it; `usual` where it is absent or makes no sense, which
    /// the message of that key then says.
    fn field<T>(
        &mut self,
        (name, key): (&'static str, &str),
        usual: T,
        read: impl FnOnce(&str) -> Option<T>,
    ) -> T {
        let Some(given) = self.fields.written(name) else { return usual };
        read(&given).unwrap_or_else(|| {
            let text = self.lang.text_with(key, &[("most", MAX_COUNT.into())]);
            self.faults.push(Fault { field: name, text, given });
            usual
        })
    }
}

impl<'a> Wish<'a> {
    /// What the fields ask for; `None` where the course has no lesson at all.
    pub(super) fn read(course: &'a Curriculum, lang: Lang, fields: &Fields) -> Option<Wish<'a>> {
        let mut reader = Reader { lang, fields, faults: Vec::new() };
        let lesson = reader.field(("lesson", "sheet-fault-lesson"), course.lessons.first(), |slug| {
            course.lesson(slug).map(Some)
        })?;
        let count = |text: &str| text.parse().ok().filter(|count| (1..=MAX_COUNT).contains(count));
        Some(Wish {
            lesson,
            count: reader.field(("count", "sheet-fault-count"), COUNT.min(lesson.puzzles.len()), count),
            per_page: reader.field(("per-page", "sheet-fault-per-page"), PerPage::Six, PerPage::read),
            paper: reader.field(("paper", "sheet-fault-paper"), Paper::A4, Paper::from_name),
            order: reader.field(("order", "sheet-fault-order"), Order::Taught, Order::from_name),
            seed: reader.field(("seed", "sheet-fault-seed"), SEED, |text| text.parse().ok()),
            names: reader.field(("names", "sheet-fault-names"), true, yes_or_no),
            key: reader.field(("key", "sheet-fault-key"), true, yes_or_no),
            faults: reader.faults,
        })
    }

    /// The fault of a field.
    pub(super) fn fault(&self, field: &str) -> Option<&Fault> {
        self.faults.iter().find(|fault| fault.field == field)
    }

    /// The query that asks for the same sheet, or for that of another number: as short as can be,
    /// since a code on paper holds it.
    pub(super) fn query(&self, seed: u32) -> String {
        let usual = COUNT.min(self.lesson.puzzles.len());
        let yes_no = |yes: bool| if yes { "yes" } else { "no" }.to_string();
        let fields = [
            ("lesson", self.lesson.slug.clone(), true),
            ("count", self.count.to_string(), self.count != usual),
            ("per-page", self.per_page.number().to_string(), self.per_page != PerPage::Six),
            ("paper", self.paper.as_str().to_string(), self.paper != Paper::A4),
            ("order", self.order.as_str().to_string(), self.order != Order::Taught),
            ("seed", seed.to_string(), seed != SEED),
            ("names", yes_no(self.names), !self.names),
            ("key", yes_no(self.key), !self.key),
        ];
        let said = fields.into_iter().filter(|(.., said)| *said);
        said.map(|(name, value, _)| format!("{name}={value}")).collect::<Vec<_>>().join("&")
    }
}

fn yes_or_no(text: &str) -> Option<bool> {
    match text {
        "yes" => Some(true),
        "no" => Some(false),
        _ => None,
    }
}

/// A value to choose, with its words.
#[derive(Debug)]
pub(super) struct Choice<'a> {
    pub(super) value: &'a str,
    pub(super) text: Cow<'static, str>,
}

/// The lessons of a part of the course.
#[derive(Debug)]
pub(super) struct Group<'a> {
    pub(super) name: Cow<'static, str>,
    pub(super) lessons: Vec<Choice<'a>>,
}

/// The lessons, part by part.
pub(super) fn groups(course: &Curriculum, lang: Lang) -> Vec<Group<'_>> {
    let choice = |lesson: &'_ Lesson| lang.text(&format!("lesson-{}", lesson.slug));
    let mut groups: Vec<Group<'_>> = Vec::new();
    for lessons in course.lessons.chunk_by(|one, next| one.part == next.part) {
        let Some(first) = lessons.first() else { continue };
        let name = lang.text(&format!("part-{}", first.part));
        let choices = lessons.iter().map(|lesson| Choice { value: &lesson.slug, text: choice(lesson) });
        groups.push(Group { name, lessons: choices.collect() });
    }
    groups
}

/// The sizes of paper.
pub(super) fn papers(lang: Lang) -> [Choice<'static>; 2] {
    Paper::ALL.map(|paper| Choice {
        value: paper.as_str(),
        text: match paper {
            Paper::A4 => lang.text("sheet-paper-a4"),
            Paper::Letter => lang.text("sheet-paper-letter"),
        },
    })
}

/// The orders.
pub(super) fn orders(lang: Lang) -> [Choice<'static>; 2] {
    Order::ALL.map(|order| Choice {
        value: order.as_str(),
        text: match order {
            Order::Taught => lang.text("sheet-order-taught"),
            Order::Mixed => lang.text("sheet-order-mixed"),
        },
    })
}
