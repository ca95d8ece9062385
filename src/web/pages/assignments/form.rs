//! The form in which an assignment is set: what was typed, what is picked so far, and what is wrong
//! with it.
//!
//! One press changes one thing, and the form comes back with all the rest as it was; only saving ends
//! it. So it works without script.

use super::pick::{read, write};
use crate::assignment::{self, Fault as ItemFault, Item, MAX_ITEMS, MAX_TASKS, Practice};
use crate::i18n::Lang;
use crate::puzzle::generate::{Level, Skill};
use crate::store::{Assignment, Class, Terms};
use crate::web::one_line::one_line;
use crate::web::pages::fields::Fields;
use crate::web::session::fresh_token;
use crate::web::state::AppState;
use crate::web::when::{Zone, read_day, read_time};
use sha2::{Digest, Sha256};

/// The longest title, in letters.
pub(super) const TITLE: usize = 80;

/// The longest note.
pub(super) const NOTE: usize = 500;

/// The longest name of a pick.
const SUBJECT: usize = 2_000;

/// The time of the day at which things are due where nobody says.
const EVENING: &str = "18:00";

/// How many answers an exercise may take, beside as many as wanted.
pub(super) const ATTEMPTS: [i64; 3] = [1, 2, 3];

/// What stands in the form.
#[derive(Debug)]
pub(super) struct Form {
    pub(super) title: String,
    pub(super) note: String,
    pub(super) day: String,
    pub(super) time: String,
    pub(super) attempts: Option<i64>,
    pub(super) hints: bool,
    pub(super) items: Vec<Item>,
    /// What is about to be picked, so that it stays chosen.
    pub(super) lesson: String,
    pub(super) puzzle: String,
    pub(super) address: String,
    pub(super) skill: String,
    pub(super) level: String,
    pub(super) count: String,
    pub(super) each: bool,
    pub(super) own: String,
    pub(super) question: String,
    /// What tells this form from all others, so that whoever presses twice sets one assignment.
    pub(super) once: String,
    pub(super) faults: Vec<Fault>,
}

/// A field that makes no sense, and what is said about it.
#[derive(Debug)]
pub(super) struct Fault {
    pub(super) field: &'static str,
    pub(super) text: String,
}

impl Form {
    /// An empty form.
    pub(super) fn empty() -> Form {
        Form::read(&Fields::parse("hints=yes&count=10&level=1"))
    }

    /// A form that begins with what a link asks for: `add=lesson&lesson=castling`.
    pub(super) fn wished(state: &AppState, lang: Lang, fields: &Fields, seed: u32) -> Form {
        let mut form = Form { once: fresh_token().unwrap_or_default(), ..Form::empty() };
        if fields.get("add").is_some() {
            let wish = Form::read(fields);
            form = Form { lesson: wish.lesson, skill: wish.skill, own: wish.own, ..form };
            form.press(state, lang, fields, seed);
        }
        form
    }

    /// What stands in the form of an assignment that is there.
    pub(super) fn of(assignment: &Assignment, zone: &Zone) -> Form {
        let terms = &assignment.terms;
        let (day, time) = terms.due_ms.map(|due| zone.fields(due)).unwrap_or_default();
        Form {
            title: terms.title.clone(),
            note: terms.note.clone(),
            day,
            time,
            attempts: terms.attempts,
            hints: terms.hints,
            items: assignment.items.clone(),
            ..Form::empty()
        }
    }

    /// What was sent.
    pub(super) fn read(fields: &Fields) -> Form {
        let text = |name: &str, most: usize| {
            fields.get(name).unwrap_or_default().trim().chars().take(most).collect::<String>()
        };
        let attempts = fields.get("attempts").and_then(|text| text.parse().ok());
        let items = fields.all("item").take(MAX_ITEMS + 1);
        let items = items.filter(|item| item.len() <= SUBJECT).filter_map(read).collect();
        Form {
            // One letter more than allowed, so that too long a text is told instead of cut.
            title: one_line(fields.get("title").unwrap_or_default()).chars().take(TITLE + 1).collect(),
            note: text("note", NOTE + 1),
            day: text("day", SHORT),
            time: text("time", SHORT),
            attempts: attempts.filter(|attempts| ATTEMPTS.contains(attempts)),
            hints: fields.get("hints") == Some("yes"),
            items,
            lesson: text("lesson", SHORT),
            puzzle: text("puzzle", SUBJECT),
            address: text("address", SUBJECT),
            skill: text("skill", SHORT),
            level: text("level", SHORT),
            count: text("count", SHORT),
            each: fields.get("each") == Some("yes"),
            own: text("own", SUBJECT),
            question: text("question", SHORT),
            once: text("once", SHORT),
            faults: Vec::new(),
        }
    }

    /// What is wrong with a field.
    pub(super) fn fault(&self, field: &str) -> Option<&Fault> {
        self.faults.iter().find(|fault| fault.field == field)
    }

    fn blame(&mut self, lang: Lang, field: &'static str, key: &str) {
        let args = [("items", MAX_ITEMS.into()), ("tasks", MAX_TASKS.into())];
        self.faults.push(Fault { field, text: lang.text_with(key, &args) });
    }

    /// Does what a button that does not save asks for; whether there was one.
    pub(super) fn press(&mut self, state: &AppState, lang: Lang, fields: &Fields, seed: u32) -> bool {
        let place = |name| fields.get(name).and_then(|text| text.parse::<usize>().ok());
        let here = |at: &usize| *at < self.items.len();
        if let Some(day) = fields.get("on") {
            self.day = day.chars().take(SHORT).collect();
            if self.time.is_empty() && !day.is_empty() {
                EVENING.clone_into(&mut self.time);
            }
        } else if let Some(at) = place("remove").filter(here) {
            self.items.remove(at);
        } else if let Some(at) = place("up").filter(here) {
            self.items.swap(at, at.saturating_sub(1));
        } else if let Some(kind) = fields.get("add") {
            self.add(state, lang, kind, seed);
        } else {
            return ["remove", "up"].iter().any(|name| fields.get(name).is_some());
        }
        true
    }

    /// Adds what is chosen, if there is such a thing.
    fn add(&mut self, state: &AppState, lang: Lang, kind: &str, seed: u32) {
        let (field, item) = match kind {
            "lesson" => ("lesson", Item::plain(kind, &self.lesson)),
            "puzzle" => ("puzzle", Item::plain(kind, &self.puzzle)),
            "own" => ("own", Item::plain(kind, &self.own)),
            "question" => ("question", Item::plain(kind, &self.question)),
            "address" => ("address", Some(of_address(&self.address))),
            _ => match self.practice(seed) {
                Ok(practice) => ("skill", Some(Item::Practice(practice))),
                Err((field, key)) => return self.blame(lang, field, key),
            },
        };
        let known = |item: &Item| {
            assignment::check(&state.curriculum, std::slice::from_ref(item), |id| state.puzzle(id).is_some())
                .is_ok()
        };
        let Some(item) = item.filter(known) else { return self.blame(lang, field, "assign-fault-unknown") };
        let tasks = assignment::count(&state.curriculum, &self.items) + item.count(&state.curriculum);
        if self.items.len() >= MAX_ITEMS {
            self.blame(lang, "item", "assign-fault-items");
        } else if tasks > MAX_TASKS {
            self.blame(lang, "item", "assign-fault-tasks");
        } else {
            self.items.push(item);
            self.address.clear();
        }
    }

    fn practice(&self, seed: u32) -> Result<Practice, (&'static str, &'static str)> {
        let skill = Skill::named(&self.skill).ok_or(("skill", "assign-fault-unknown"))?.id.to_owned();
        let level = Level::read(&self.level).ok_or(("level", "assign-fault-level"))?;
        let count = self.count.parse().ok().filter(|count| (1..=MAX_TASKS).contains(count));
        let count = count.ok_or(("count", "assign-fault-count"))?;
        Ok(Practice { skill, level, count, seed, each: self.each })
    }

    /// What is to be kept; nothing where something is wrong, which then stands at its field. `before`
    /// is how it was set so far.
    pub(super) fn terms(
        &mut self,
        state: &AppState,
        (lang, zone, now_ms): (Lang, &Zone, i64),
        before: Option<&Assignment>,
    ) -> Option<Terms> {
        match self.title.chars().count() {
            0 => self.blame(lang, "title", "assign-fault-title"),
            1..=TITLE => {}
            _ => self.blame(lang, "title", "assign-fault-title-long"),
        }
        if self.note.chars().count() > NOTE {
            self.blame(lang, "note", "assign-fault-note-long");
        }
        let was = before.and_then(|before| before.terms.due_ms);
        // A form says a time to the minute, and of an hour that comes twice not which: what is not
        // touched stays what it was.
        let stays = was.is_some_and(|was| zone.fields(was) == (self.day.clone(), self.time.clone()));
        let due_ms = if stays { was } else { self.due(lang, zone) };
        if due_ms.is_some_and(|due| due <= now_ms) && !stays {
            self.blame(lang, "day", "assign-fault-past");
        }
        if before.is_none_or(|before| before.opened_ms.is_none()) {
            self.check_items(state, lang);
        }
        let terms = Terms {
            title: self.title.clone(),
            note: self.note.clone(),
            due_ms,
            attempts: self.attempts,
            hints: self.hints,
        };
        self.faults.is_empty().then_some(terms)
    }

    fn due(&mut self, lang: Lang, zone: &Zone) -> Option<i64> {
        if self.day.is_empty() && self.time.is_empty() {
            return None;
        }
        let time = if self.time.is_empty() { EVENING } else { &self.time };
        let (day, time) = (read_day(&self.day), read_time(time));
        if day.is_none() {
            self.blame(lang, "day", "assign-fault-day");
        }
        if time.is_none() {
            self.blame(lang, "time", "assign-fault-time");
        }
        let due = zone.instant(day?, time?);
        if due.is_none() {
            // Beyond the end of the calendar.
            self.blame(lang, "day", "assign-fault-day");
        }
        due
    }

    fn check_items(&mut self, state: &AppState, lang: Lang) {
        let checked = assignment::check(&state.curriculum, &self.items, |id| state.puzzle(id).is_some());
        let key = match checked {
            Ok(()) => return,
            Err(ItemFault::Empty) => "assign-fault-empty",
            Err(ItemFault::TooManyItems) => "assign-fault-items",
            Err(ItemFault::TooManyTasks) => "assign-fault-tasks",
            Err(ItemFault::Unknown(_)) => "assign-fault-unknown",
        };
        self.blame(lang, "item", key);
    }

    /// The name under which what this form sets is kept once; none where the form has none.
    pub(super) fn key(&self, class: &Class, terms: &Terms) -> Option<String> {
        let set = || Sha256::digest(format!("form {} {} {terms:?} {:?}", self.once, class.id, self.items));
        (!self.once.is_empty()).then(|| format!("{:x}", set()))
    }

    /// The picks as the form carries them.
    pub(super) fn carried(&self) -> Vec<String> {
        self.items.iter().map(write).collect()
    }
}

/// The longest short field.
const SHORT: usize = 64;

/// The puzzle that an address or a bare id names.
fn of_address(text: &str) -> Item {
    let place = text.split(['?', '#']).next().unwrap_or_default();
    let id = place.trim_end_matches('/').rsplit('/').next().unwrap_or_default().to_owned();
    if id.starts_with("own.") { Item::Own(id) } else { Item::Puzzle(id) }
}
