//! The fields of a worksheet: what an address asks for, and what is wrong with it.

use crate::curriculum::{Curriculum, Lesson};
use crate::i18n::Lang;
use crate::puzzle::Puzzle;
use crate::puzzle::generate::{Level, MIXED, Skill};
use crate::web::pages::fields::Fields;
use crate::worksheet::{MAX_COUNT, Order, Paper, PerPage, made, pick};
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
    /// Skills to be practised instead of the lesson, in the order in which they are taught.
    pub(super) skills: Vec<&'static Skill>,
    pub(super) level: Level,
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

    /// The skills that are named, in the order in which they are taught.
    fn skills(&mut self) -> Vec<&'static Skill> {
        let named: Vec<&str> = self.fields.all("skill").collect();
        if named.contains(&MIXED) {
            return Skill::all().collect();
        }
        if named.iter().any(|name| Skill::named(name).is_none()) {
            let text = self.lang.text("sheet-fault-skill").into_owned();
            self.faults.push(Fault { field: "skill", text, given: String::new() });
        }
        Skill::all().filter(|skill| named.contains(&skill.id)).collect()
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
        let skills = reader.skills();
        let usual = usual(lesson, &skills);
        Some(Wish {
            lesson,
            skills,
            level: reader.field(("level", "sheet-fault-level"), Level::One, Level::read),
            count: reader.field(("count", "sheet-fault-count"), usual, count),
            per_page: reader.field(("per-page", "sheet-fault-per-page"), PerPage::Six, PerPage::read),
            paper: reader.field(("paper", "sheet-fault-paper"), Paper::A4, Paper::from_name),
            order: reader.field(("order", "sheet-fault-order"), Order::Taught, Order::from_name),
            seed: reader.field(("seed", "sheet-fault-seed"), SEED, |text| text.parse().ok()),
            names: reader.field(("names", "sheet-fault-names"), true, yes_or_no),
            key: reader.field(("key", "sheet-fault-key"), true, yes_or_no),
            faults: reader.faults,
        })
    }

    /// The puzzles on the sheet.
    pub(super) fn puzzles(&self, course: &'a Curriculum) -> Vec<Cow<'a, Puzzle>> {
        if !self.skills.is_empty() {
            let made = made(&self.skills, self.level, self.count, self.order, self.seed);
            return made.into_iter().map(Cow::Owned).collect();
        }
        let pool: Vec<&Puzzle> = course.puzzles_of(self.lesson).collect();
        let places = pick(pool.len(), self.count, self.order, self.seed);
        places.into_iter().filter_map(|place| pool.get(place).copied()).map(Cow::Borrowed).collect()
    }

    /// Whether a skill is to be practised.
    pub(super) fn has(&self, skill: &str) -> bool {
        self.skills.iter().any(|wanted| wanted.id == skill)
    }

    /// The fault of a field.
    pub(super) fn fault(&self, field: &str) -> Option<&Fault> {
        self.faults.iter().find(|fault| fault.field == field)
    }

    /// The query that asks for the same sheet, or for that of another number: as short as can be,
    /// since a code on paper holds it.
    pub(super) fn query(&self, seed: u32) -> String {
        let yes_no = |yes: bool| if yes { "yes" } else { "no" }.to_string();
        let of_skills = !self.skills.is_empty();
        let all = self.skills.len() == Skill::all().count();
        let named = if all { vec![MIXED] } else { self.skills.iter().map(|skill| skill.id).collect() };
        let skills = named.into_iter().map(|id| ("skill", id.to_string(), true));
        let usual = usual(self.lesson, &self.skills);
        let fields = [
            ("lesson", self.lesson.slug.clone(), !of_skills),
            ("level", self.level.number().to_string(), of_skills && self.level != Level::One),
            ("count", self.count.to_string(), self.count != usual),
            ("per-page", self.per_page.number().to_string(), self.per_page != PerPage::Six),
            ("paper", self.paper.as_str().to_string(), self.paper != Paper::A4),
            ("order", self.order.as_str().to_string(), self.order != Order::Taught),
            ("seed", seed.to_string(), seed != SEED),
            ("names", yes_no(self.names), !self.names),
            ("key", yes_no(self.key), !self.key),
        ];
        let said = skills.chain(fields).filter(|(.., said)| *said);
        said.map(|(name, value, _)| format!("{name}={value}")).collect::<Vec<_>>().join("&")
    }
}

/// How many exercises a sheet has where nobody says.
fn usual(lesson: &Lesson, skills: &[&Skill]) -> usize {
    if skills.is_empty() { COUNT.min(lesson.puzzles.len()) } else { COUNT }
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
pub(in crate::web::pages) struct Choice<'a> {
    pub(in crate::web::pages) value: &'a str,
    pub(in crate::web::pages) text: Cow<'static, str>,
}

/// The lessons of a part of the course, or the skills of a lesson.
#[derive(Debug)]
pub(in crate::web::pages) struct Group<'a> {
    pub(in crate::web::pages) name: Cow<'static, str>,
    pub(in crate::web::pages) choices: Vec<Choice<'a>>,
}

/// The lessons, part by part.
pub(in crate::web::pages) fn groups(course: &Curriculum, lang: Lang) -> Vec<Group<'_>> {
    let choice = |lesson: &'_ Lesson| lang.text(&format!("lesson-{}", lesson.slug));
    let mut groups: Vec<Group<'_>> = Vec::new();
    for lessons in course.lessons.chunk_by(|one, next| one.part == next.part) {
        let Some(first) = lessons.first() else { continue };
        let name = lang.text(&format!("part-{}", first.part));
        let choices = lessons.iter().map(|lesson| Choice { value: &lesson.slug, text: choice(lesson) });
        groups.push(Group { name, choices: choices.collect() });
    }
    groups
}

/// The skills that can be practised, lesson by lesson.
pub(in crate::web::pages) fn skills(course: &Curriculum, lang: Lang) -> Vec<Group<'static>> {
    let of_lesson = |lesson: &Lesson| {
        let skills = Skill::all().filter(|skill| skill.lesson == lesson.slug);
        let choice = |skill: &'static Skill| Choice {
            value: skill.id,
            text: lang.text(&format!("skill-{}", skill.id)),
        };
        Group { name: lang.text(&format!("lesson-{}", lesson.slug)), choices: skills.map(choice).collect() }
    };
    course.lessons.iter().map(of_lesson).filter(|group| !group.choices.is_empty()).collect()
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
