//! From the answers of a class to what it misunderstands.
//!
//! Each wrong answer is checked again, since only the board tells what its code does not. The same
//! answer to the same puzzle is checked once.

use crate::insight::{self, Belief, Seen, Shared};
use crate::puzzle::{Puzzle, check};
use crate::store::{Assignment, Class, Given, StoreError};
use crate::web::state::AppState;
use std::borrow::Cow;
use std::collections::HashMap;

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
pub async fn beliefs(state: &AppState, class: &Class, set: &Assignment) -> Result<Beliefs, StoreError> {
    Ok(Beliefs::new(state, state.store.answers_to(class, &set.id).await?))
}

/// What the answers of a class to all of its assignments show.
///
/// # Errors
///
/// The database does not answer.
pub async fn beliefs_of_class(state: &AppState, class: &Class) -> Result<Beliefs, StoreError> {
    Ok(Beliefs::new(state, state.store.answers_of_class(class).await?))
}

impl Beliefs {
    fn new(state: &AppState, answers: Vec<Given>) -> Beliefs {
        let mut reader = Reader { state, puzzles: HashMap::new(), known: HashMap::new() };
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

/// Reads answers, and remembers what it has read.
struct Reader<'a> {
    state: &'a AppState,
    puzzles: HashMap<String, Option<Cow<'a, Puzzle>>>,
    known: HashMap<(String, String), Option<Belief>>,
}

impl Reader<'_> {
    /// What an answer shows, and the rule that its puzzle is about, where it is wrong.
    fn read(&mut self, given: &Given) -> (Option<Belief>, Option<String>) {
        if given.correct {
            return (None, None);
        }
        let state = self.state;
        let puzzle = self.puzzles.entry(given.puzzle.clone()).or_insert_with(|| state.puzzle(&given.puzzle));
        let rule = puzzle.as_ref().and_then(|puzzle| puzzle.rules.first().cloned());
        let key = (given.puzzle.clone(), given.answer.clone());
        let belief = *self.known.entry(key).or_insert_with(|| shown(puzzle.as_deref(), given));
        (belief, rule)
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
