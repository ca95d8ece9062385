//! What is due for a learner: which rules, with which puzzle each, and when the next comes back.
//!
//! An old rule is asked with a new puzzle: the one that was never seen, else the one that was seen
//! longest ago; one that also asks of rules not met yet comes last. A puzzle that was solved the same day asks nothing; a rule of which no other is left
//! waits for the next day.

use super::recall::recall;
use super::state::AppState;
use crate::curriculum::{Curriculum, Rule};
use crate::mastery::{Memory, Wait, is_same_day};
use crate::puzzle::Puzzle;
use crate::store::{Last, LearnerKey, Memories};
use std::collections::BTreeMap;

/// A learner's rules at a time.
#[derive(Debug, Default)]
pub struct Due {
    /// What is remembered.
    pub memories: Memories,
    /// The rules that are due and the puzzle for each, the longest due first.
    pub now: Vec<(String, String)>,
    /// How long it is until the next of the others is due.
    pub next: Option<Wait>,
}

impl Due {
    /// What is due for a learner; nothing for one who is unknown, or where the store does not answer.
    pub async fn of(state: &AppState, learner: Option<&LearnerKey>) -> Due {
        let Some(learner) = learner else { return Due::default() };
        let memories = state.store.memories(learner, &recall(&state.curriculum)).await;
        let memories = memories.unwrap_or_else(|error| {
            log::error!("what is remembered cannot be read: {error}");
            Memories::new()
        });
        let now_ms = state.clock.now_ms();
        if !memories.values().any(|memory| memory.is_due(now_ms)) {
            return Due::new(&state.curriculum, memories, &BTreeMap::new(), now_ms);
        }
        let last = state.store.last_answers(learner).await.unwrap_or_else(|error| {
            log::error!("the last answers cannot be read: {error}");
            BTreeMap::new()
        });
        Due::new(&state.curriculum, memories, &last, now_ms)
    }

    fn new(course: &Curriculum, memories: Memories, last: &BTreeMap<String, Last>, now_ms: i64) -> Due {
        let known = course.rules.iter().filter_map(|rule| Some((rule, memories.get(&rule.id)?)));
        let mut due: Vec<(&Rule, &Memory)> = known.filter(|(_, memory)| memory.is_due(now_ms)).collect();
        due.sort_by_key(|(_, memory)| memory.due_ms);
        let asked = |(rule, _): (&Rule, &Memory)| {
            Some((rule.id.clone(), puzzle(course, &rule.id, &memories, last, now_ms)?))
        };
        let now: Vec<_> = due.into_iter().filter_map(asked).collect();
        let waiting = memories.values().filter(|memory| !memory.is_due(now_ms));
        let next = waiting.map(|memory| Wait::until(memory.due_ms, now_ms)).min();
        Due { now, next, memories }
    }

    /// Whether the rule is due.
    #[must_use]
    pub fn is_now(&self, rule: &str) -> bool {
        self.now.iter().any(|(due, _)| due == rule)
    }
}

/// The puzzle that asks a rule.
fn puzzle(
    course: &Curriculum,
    rule: &str,
    known: &Memories,
    last: &BTreeMap<String, Last>,
    now_ms: i64,
) -> Option<String> {
    let solved_today = |puzzle: &Puzzle| {
        let solved = last.get(&puzzle.id).and_then(|last| last.solved_ms);
        solved.is_some_and(|then| is_same_day(then, now_ms))
    };
    let order = |puzzle: &&Puzzle| {
        let ahead = puzzle.rules.iter().any(|rule| !known.contains_key(rule));
        (ahead, last.get(&puzzle.id).map(|last| last.at_ms))
    };
    let asking = course.puzzles_of_rule(rule).filter(|puzzle| !solved_today(puzzle));
    asking.min_by_key(order).map(|puzzle| puzzle.id.clone())
}
