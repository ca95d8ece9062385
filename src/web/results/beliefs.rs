//! From the answers of a class to what it misunderstands.
//!
//! What a wrong answer shows is kept with it. Answers from before that was so are checked again.

use crate::insight::{self, Belief, Seen, Shared};
use crate::puzzle::generate::read_id;
use crate::puzzle::{Puzzle, check};
use crate::store::{Assignment, Class, Given, Shown, ShownBy, StoreError};
use crate::web::state::AppState;
use actix_web::web;
use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::Arc;

/// What the answers of a class show.
#[derive(Debug, Default)]
pub struct Beliefs(Vec<Read>);

/// Answers that show the same.
#[derive(Debug)]
struct Read {
    puzzle: String,
    belief: Option<Belief>,
    /// The rule that the puzzle is about, where the belief names none.
    rule: Option<String>,
    pupils: Vec<ShownBy>,
}

/// Where a belief has shown: the assignment, and the number of the exercise.
pub type Place<'a> = (&'a str, i64);

/// What the answers of a class show: to all of its assignments, or to one.
///
/// # Errors
///
/// The database does not answer.
pub async fn beliefs(
    state: &Arc<AppState>,
    class: &Class,
    set: Option<&Assignment>,
) -> Result<Beliefs, StoreError> {
    let set = set.map(|set| set.id.as_str());
    let shown = state.store.shown(class, set).await?;
    let unread = if shown.iter().any(|shown| shown.unread > 0) {
        state.store.unread_answers(class, set).await?
    } else {
        Vec::new()
    };
    let state = Arc::clone(state);
    // Apart from the threads that answer: a class may have answered for a year.
    let read = web::block(move || Reader::new(&state).read(shown, unread)).await;
    Ok(match read {
        Ok(read) => Beliefs(read),
        Err(error) => {
            // Only while the server stops.
            log::error!("a class's answers were not read to the end: {error}");
            Beliefs::default()
        }
    })
}

impl Beliefs {
    /// The beliefs, the one that most pupils share first.
    #[must_use]
    pub fn shared(&self) -> Vec<Shared<'_, Place<'_>>> {
        insight::shared(&self.0.iter().flat_map(Read::seen).collect::<Vec<_>>())
    }

    /// Whether nobody has answered anything.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl Read {
    fn seen(&self) -> impl Iterator<Item = Seen<'_, Place<'_>>> {
        self.pupils.iter().map(|by| Seen {
            pupil: &by.student,
            puzzle: &self.puzzle,
            place: (by.place.0.as_str(), by.place.1),
            belief: self.belief,
            rule: self.rule.as_deref(),
            times: by.times,
        })
    }
}

/// Reads answers; each puzzle is looked for once.
struct Reader<'a> {
    state: &'a AppState,
    puzzles: HashMap<String, Option<Cow<'a, Puzzle>>>,
}

impl<'a> Reader<'a> {
    fn new(state: &'a AppState) -> Reader<'a> {
        Reader { state, puzzles: HashMap::new() }
    }

    fn read(mut self, shown: Vec<Shown>, unread: Vec<Given>) -> Vec<Read> {
        let mut all: Vec<Read> = shown.into_iter().map(|shown| self.kept(shown)).collect();
        all.extend(unread.into_iter().map(|given| self.again(given)));
        all
    }

    /// What is kept; nothing where this version knows no belief of that code.
    fn kept(&mut self, Shown { puzzle, belief, pupils, .. }: Shown) -> Read {
        let belief = belief.and_then(|code| Belief::from_code(&code));
        Read { rule: self.rule(belief, &puzzle), puzzle, belief, pupils }
    }

    /// What an answer shows by the board, or by its code where the puzzle is gone.
    fn again(&mut self, given: Given) -> Read {
        let by_board = self.puzzle(&given.puzzle).and_then(|puzzle| {
            let answer = super::read_kept(&given.answer)?;
            let outcome = check(puzzle, &answer).ok()?;
            insight::belief(puzzle, &answer, &outcome)
        });
        let belief = by_board.or_else(|| insight::belief_of_code(&given.code));
        let Given { student, assignment, task, puzzle, .. } = given;
        let pupils = vec![ShownBy { student, place: (assignment, task), times: 1 }];
        Read { rule: self.rule(belief, &puzzle), puzzle, belief, pupils }
    }

    fn puzzle(&mut self, id: &str) -> Option<&Puzzle> {
        let state = self.state;
        self.puzzles.entry(id.to_owned()).or_insert_with(|| state.puzzle(id)).as_deref()
    }

    /// The rule that a puzzle is about, where the belief names none; a made puzzle is not made for it.
    fn rule(&mut self, belief: Option<Belief>, id: &str) -> Option<String> {
        if belief?.rule().is_some() {
            return None;
        }
        match read_id(id) {
            Some((skill, ..)) => skill.rules.first().map(|rule| (*rule).to_owned()),
            None => self.puzzle(id)?.rules.first().cloned(),
        }
    }
}
