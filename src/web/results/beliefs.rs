//! From the answers of a class to what it misunderstands.
//!
//! Where only the board tells what a code does not, a wrong answer is checked again; the same answer to
//! the same puzzle is checked once.

use crate::insight::{self, Belief, Seen, Shared};
use crate::puzzle::generate::read_id;
use crate::puzzle::{Answer, Puzzle, check};
use crate::store::{Assignment, Class, Given, StoreError};
use crate::web::state::AppState;
use actix_web::web;
use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex};

/// The answers of a class, with what each shows.
#[derive(Debug)]
pub struct Beliefs {
    answers: Vec<Given>,
    /// What each answer shows, and the rule that its puzzle is about.
    shown: Vec<(Option<Belief>, Option<String>)>,
}

/// Where a belief has shown: the assignment, and the number of the exercise.
pub type Place<'a> = (&'a str, i64);

/// What the answers to an assignment show.
///
/// # Errors
///
/// The database does not answer.
pub async fn beliefs(state: &Arc<AppState>, class: &Class, set: &Assignment) -> Result<Beliefs, StoreError> {
    Ok(Beliefs::of(state, state.store.answers_to(class, &set.id).await?).await)
}

/// What the answers of a class to all of its assignments show.
///
/// # Errors
///
/// The database does not answer.
pub async fn beliefs_of_class(state: &Arc<AppState>, class: &Class) -> Result<Beliefs, StoreError> {
    Ok(Beliefs::of(state, state.store.answers_of_class(class).await?).await)
}

impl Beliefs {
    /// Works apart from the threads that answer: a class may have answered for a year.
    async fn of(state: &Arc<AppState>, answers: Vec<Given>) -> Beliefs {
        let state = Arc::clone(state);
        web::block(move || Beliefs::new(&state, answers)).await.unwrap_or_else(|error| {
            // Only while the server stops.
            log::error!("a class's answers were not read to the end: {error}");
            Beliefs { answers: Vec::new(), shown: Vec::new() }
        })
    }

    fn new(state: &AppState, answers: Vec<Given>) -> Beliefs {
        let mut reader = Reader { state, puzzles: HashMap::new() };
        let shown = answers.iter().map(|given| reader.read(given)).collect();
        Beliefs { answers, shown }
    }

    /// The beliefs, the one that most pupils share first.
    #[must_use]
    pub fn shared(&self) -> Vec<Shared<'_, Place<'_>>> {
        let pairs = self.answers.iter().zip(&self.shown);
        let seen: Vec<Seen<'_, Place<'_>>> =
            pairs.map(|(given, (belief, rule))| seen(given, *belief, rule)).collect();
        insight::shared(&seen)
    }

    /// Whether nobody has answered anything.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.answers.is_empty()
    }
}

fn seen<'a>(given: &'a Given, belief: Option<Belief>, rule: &'a Option<String>) -> Seen<'a, Place<'a>> {
    Seen {
        pupil: &given.student,
        puzzle: &given.puzzle,
        place: (&given.assignment, given.task),
        belief,
        rule: rule.as_deref(),
    }
}

/// Reads answers; each puzzle is looked for once.
struct Reader<'a> {
    state: &'a AppState,
    puzzles: HashMap<String, Option<Cow<'a, Puzzle>>>,
}

impl Reader<'_> {
    /// What an answer shows, and the rule that its puzzle is about, where it is wrong.
    fn read(&mut self, given: &Given) -> (Option<Belief>, Option<String>) {
        if given.correct {
            return (None, None);
        }
        let rule = self.rule(&given.puzzle);
        if let Some(belief) = by_pick(given) {
            return (Some(belief), rule);
        }
        let key = format!("{} {}", given.puzzle, given.answer);
        let belief = KNOWN.get(&key).unwrap_or_else(|| {
            let belief = shown(self.puzzle(&given.puzzle), given);
            KNOWN.put(key, belief);
            belief
        });
        (belief, rule)
    }

    fn puzzle(&mut self, id: &str) -> Option<&Puzzle> {
        let state = self.state;
        self.puzzles.entry(id.to_owned()).or_insert_with(|| state.puzzle(id)).as_deref()
    }

    /// The rule that a puzzle is about; a made one is not made for it.
    fn rule(&mut self, id: &str) -> Option<String> {
        match read_id(id) {
            Some((skill, ..)) => skill.rules.first().map(|rule| (*rule).to_owned()),
            None => self.puzzle(id)?.rules.first().cloned(),
        }
    }
}

/// What a pick shows without its puzzle.
fn by_pick(given: &Given) -> Option<Belief> {
    match super::read_kept(&given.answer)? {
        Answer::Choice(picked) => insight::belief_of_pick(&picked, &given.code),
        Answer::Move(_)
        | Answer::Moves(_)
        | Answer::Squares(_)
        | Answer::Number(_)
        | Answer::Text(_)
        | Answer::Placement(_) => None,
    }
}

/// What an answer shows by the board, or by its code where the puzzle is gone.
fn shown(puzzle: Option<&Puzzle>, given: &Given) -> Option<Belief> {
    let again = puzzle.and_then(|puzzle| {
        let answer = super::read_kept(&given.answer)?;
        let outcome = check(puzzle, &answer).ok()?;
        insight::belief(puzzle, &answer, &outcome)
    });
    again.or_else(|| insight::belief_of_code(&given.code))
}

/// What answers have been found to show: a puzzle and an answer always show the same, and a teacher
/// looks again and again.
static KNOWN: Known = Known(LazyLock::new(Mutex::default));

/// So many are remembered, a few megabytes.
const MOST: usize = 20_000;

struct Known(LazyLock<Mutex<HashMap<String, Option<Belief>>>>);

impl Known {
    fn get(&self, key: &str) -> Option<Option<Belief>> {
        self.0.lock().ok()?.get(key).copied()
    }

    /// Where there is no more room, it begins anew.
    fn put(&self, key: String, belief: Option<Belief>) {
        let Ok(mut known) = self.0.lock() else { return };
        if known.len() >= MOST {
            known.clear();
        }
        known.insert(key, belief);
    }
}
