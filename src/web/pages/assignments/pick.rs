//! A pick of an assignment as a form carries it, and as a page says it.

use crate::assignment::{Item, Practice};
use crate::i18n::{Lang, prompt};
use crate::puzzle::generate::{Level, read_id};
use crate::web::state::AppState;

/// The longest words of a single puzzle.
const SHORT: usize = 90;

/// A pick.
#[derive(Debug)]
pub(in crate::web::pages) struct Pick {
    /// What kind of thing it is, in words.
    pub(in crate::web::pages) kind: String,
    /// What it is called.
    pub(in crate::web::pages) name: String,
    /// How many exercises it stands for, in words.
    pub(in crate::web::pages) count: String,
    /// The number of its first exercise, from 1.
    pub(in crate::web::pages) first: usize,
}

/// Picks with their words, in order.
pub(in crate::web::pages) fn picks(state: &AppState, lang: Lang, items: &[Item]) -> Vec<Pick> {
    let mut first = 1;
    let pick = |item: &Item| {
        let count = item.count(&state.curriculum);
        let pick = Pick {
            kind: lang.text(kind(item)).into_owned(),
            name: name(state, lang, item),
            count: lang.text_with("assign-count", &[("count", count.into())]),
            first,
        };
        first += count;
        pick
    };
    items.iter().map(pick).collect()
}

fn kind(item: &Item) -> &'static str {
    match item {
        Item::Lesson(_) => "assign-kind-lesson",
        Item::Puzzle(_) => "assign-kind-puzzle",
        Item::Practice(_) => "assign-kind-practice",
        Item::Own(_) => "assign-kind-own",
        Item::Question(_) => "assign-kind-question",
    }
}

/// What a pick is called.
fn name(state: &AppState, lang: Lang, item: &Item) -> String {
    match item {
        Item::Lesson(slug) => lang.text(&format!("lesson-{slug}")).into_owned(),
        Item::Question(id) => lang.text(&format!("question-{id}")).into_owned(),
        Item::Practice(practice) => practice_name(lang, practice),
        Item::Puzzle(id) | Item::Own(id) => puzzle_name(state, lang, id),
    }
}

fn practice_name(lang: Lang, practice: &Practice) -> String {
    let key = if practice.each { "assign-practice-each" } else { "assign-practice-all" };
    let name = lang.text(&format!("skill-{}", practice.skill));
    let level = usize::from(practice.level.number());
    lang.text_with(key, &[("name", name.into_owned().into()), ("level", level.into())])
}

/// What a single puzzle is called: its place in its lesson, and the beginning of what it asks.
fn puzzle_name(state: &AppState, lang: Lang, id: &str) -> String {
    let Some(puzzle) = state.puzzle(id) else { return lang.text("assign-gone").into_owned() };
    let asked = short(&prompt(lang, &puzzle).replace("**", ""));
    let lesson = state.curriculum.lesson(&puzzle.lesson);
    let place = lesson.and_then(|lesson| lesson.puzzles.iter().position(|other| other == id));
    let args = |name: String| [("name", name.into()), ("prompt", asked.clone().into())];
    match (place, read_id(id)) {
        (Some(place), _) => {
            let lesson = lang.text(&format!("lesson-{}", puzzle.lesson));
            lang.text_with("assign-puzzle", &args(format!("{lesson} {}", place + 1)))
        }
        (None, Some((skill, _, _))) => {
            lang.text_with("assign-puzzle", &args(lang.text(&format!("skill-{}", skill.id)).into_owned()))
        }
        (None, None) => asked,
    }
}

/// A text that fits on a line.
pub(in crate::web::pages) fn short(text: &str) -> String {
    if text.chars().count() <= SHORT {
        return text.to_owned();
    }
    text.chars().take(SHORT - 1).chain(['…']).collect()
}

/// A pick as a form carries it: `lesson:castling`, `practice:find-square:2:10:4821:each`.
pub(super) fn write(item: &Item) -> String {
    match item {
        Item::Practice(Practice { skill, level, count, seed, each }) => {
            let whose = if *each { "each" } else { "all" };
            format!("practice:{skill}:{}:{count}:{seed}:{whose}", level.number())
        }
        Item::Lesson(_) | Item::Puzzle(_) | Item::Own(_) | Item::Question(_) => {
            format!("{}:{}", item.kind(), item.subject())
        }
    }
}

/// The pick that a form carries.
pub(super) fn read(text: &str) -> Option<Item> {
    let (kind, rest) = text.split_once(':')?;
    if let Some(item) = Item::plain(kind, rest) {
        return Some(item);
    }
    let parts: Vec<&str> = rest.split(':').collect();
    let [skill, level, count, seed, whose] = parts.as_slice() else { return None };
    let practice = Practice {
        skill: (*skill).to_owned(),
        level: Level::read(level)?,
        count: count.parse().ok()?,
        seed: seed.parse().ok()?,
        each: *whose == "each",
    };
    (kind == "practice").then_some(Item::Practice(practice))
}

#[cfg(test)]
mod tests {
    use super::{read, write};
    use crate::assignment::{Item, Practice};
    use crate::puzzle::generate::Level;

    #[test]
    fn a_form_carries_picks_unchanged() {
        let skill = "find-square".to_owned();
        let practice = Practice { skill, level: Level::Two, count: 10, seed: 4821, each: true };
        assert_eq!(write(&Item::Practice(practice.clone())), "practice:find-square:2:10:4821:each");
        for item in [
            Item::Practice(practice.clone()),
            Item::Practice(Practice { each: false, ..practice }),
            Item::Lesson("castling".into()),
            Item::Own("own.a:b:c".into()),
        ] {
            assert_eq!(read(&write(&item)), Some(item));
        }
        for text in ["", "lesson", "other:x", "practice:x", "practice:x:4:1:1:all", "practice:x:1:-1:1:all"] {
            assert_eq!(read(text), None, "{text}");
        }
    }
}
