//! What is due for a learner: which rules, with which puzzle each, and when the next comes back.
//!
//! An old rule is asked with a new puzzle: one made for it, else the written one that was never seen,
//! else the one that was seen longest ago; one that also asks of rules not met yet comes last. A puzzle that was solved the same day asks nothing; a rule of which no other is left
//! waits for the next day.

use super::recall::recall;
use super::state::AppState;
use crate::curriculum::{Curriculum, Rule};
use crate::mastery::{self, Memory, Wait, is_same_day};
use crate::puzzle::Puzzle;
use crate::puzzle::generate::{Level, Skill};
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

/// The puzzle that asks a rule: made for it where a skill practises it, else a written one.
fn puzzle(
    course: &Curriculum,
    rule: &str,
    known: &Memories,
    last: &BTreeMap<String, Last>,
    now_ms: i64,
) -> Option<String> {
    let fresh = |id: &String| !is_solved_today(last, id, now_ms);
    made(rule, known).filter(fresh).or_else(|| written(course, rule, known, last, now_ms))
}

/// The puzzle that a skill makes, the same until it is answered, and harder the better the rule is
/// known. The skills that are about the rule take turns; one that asks of rules not met yet is left
/// out.
fn made(rule: &str, known: &Memories) -> Option<String> {
    let memory = known.get(rule)?;
    let fits = |skill: &&Skill| {
        skill.rules.first() == Some(&rule) && skill.rules.iter().all(|rule| known.contains_key(*rule))
    };
    let skills: Vec<&Skill> = Skill::of_rule(rule).filter(fits).collect();
    let turn = usize::try_from(memory.reps).unwrap_or_default().checked_rem(skills.len())?;
    let level = match memory.level() {
        mastery::Level::New | mastery::Level::Learning => Level::One,
        mastery::Level::Known => Level::Two,
        mastery::Level::Mastered => Level::Three,
    };
    let seed = u32::try_from((memory.due_ms / 1000).rem_euclid(1 << 31)).unwrap_or_default();
    skills.get(turn).map(|skill| skill.puzzle_id(level, seed))
}

fn written(
    course: &Curriculum,
    rule: &str,
    known: &Memories,
    last: &BTreeMap<String, Last>,
    now_ms: i64,
) -> Option<String> {
    let order = |puzzle: &&Puzzle| {
        let ahead = puzzle.rules.iter().any(|rule| !known.contains_key(rule));
        (ahead, last.get(&puzzle.id).map(|last| last.at_ms))
    };
    let asking = course.puzzles_of_rule(rule).filter(|puzzle| !is_solved_today(last, &puzzle.id, now_ms));
    asking.min_by_key(order).map(|puzzle| puzzle.id.clone())
}

fn is_solved_today(last: &BTreeMap<String, Last>, id: &str, now_ms: i64) -> bool {
    let solved = last.get(id).and_then(|last| last.solved_ms);
    solved.is_some_and(|then| is_same_day(then, now_ms))
}

#[cfg(test)]
mod tests {
    use super::{Due, made, written};
    use crate::curriculum::{self, Curriculum};
    use crate::mastery::{Answer, Memory, Wait};
    use crate::puzzle::generate::{self, Skill};
    use crate::store::{Last, Memories};
    use std::collections::BTreeMap;

    const DAY: i64 = 86_400_000;

    fn course() -> Curriculum {
        curriculum::load().expect("the course")
    }

    fn known(rules: &[&str]) -> Memories {
        let memory = |at| Memory::after(None, Answer::Right, at);
        (1..).zip(rules).map(|(at, rule)| ((*rule).to_owned(), memory(at))).collect()
    }

    #[test]
    fn the_puzzle_never_seen_comes_first_and_then_the_one_seen_longest_ago() {
        let course = course();
        let known = known(&["rook-move"]);
        let own = course.puzzles_of_rule("rook-move").filter(|puzzle| puzzle.rules.len() == 1);
        let own: Vec<String> = own.map(|puzzle| puzzle.id.clone()).collect();
        let mut last = BTreeMap::new();
        let mut asked = Vec::new();
        for day in 1..=2 * own.len() as i64 {
            let now = day * DAY;
            let all_met = written(&course, "rook-move", &known, &last, now).expect("a puzzle");
            asked.push(all_met.clone());
            last.insert(all_met, Last { at_ms: now, solved_ms: Some(now) });
        }
        assert_eq!(asked, [own.clone(), own].concat(), "what asks of rules not met waits");
    }

    #[test]
    fn a_puzzle_solved_today_asks_nothing() {
        let course = course();
        let now = 5 * DAY;
        let solved = |id: &String| (id.clone(), Last { at_ms: now, solved_ms: Some(now) });
        let last: BTreeMap<_, _> = course.puzzles.keys().map(solved).collect();
        assert_eq!(written(&course, "rook-move", &known(&["rook-move"]), &last, now + DAY / 2), None);
        assert!(written(&course, "rook-move", &known(&["rook-move"]), &last, now + DAY).is_some());
    }

    #[test]
    fn a_made_puzzle_is_the_same_until_it_is_answered() {
        let rule = Skill::all().map(|skill| skill.rules).find(|rules| rules.len() == 1).expect("a rule")[0];
        let mut memories = known(&[rule]);
        let first = made(rule, &memories).expect("a puzzle");
        assert_eq!(made(rule, &memories).as_ref(), Some(&first));
        assert!(generate::from_id(&first).is_some_and(|puzzle| puzzle.rules == [rule]), "{first}");
        let memory = &memories[rule];
        let next = Memory::after(Some(memory), Answer::Right, memory.due_ms);
        memories.insert(rule.to_owned(), next);
        assert_ne!(made(rule, &memories), Some(first));
        assert_eq!(made("turns", &Memories::new()), None);
    }

    #[test]
    fn the_longest_due_comes_first_and_the_next_is_told() {
        let course = course();
        let memories = known(&["turns", "rook-move", "bishop-move"]);
        let due = Due::new(&course, memories.clone(), &BTreeMap::new(), 3 * DAY);
        let rules: Vec<&str> = due.now.iter().map(|(rule, _)| rule.as_str()).collect();
        assert_eq!((rules, due.next), (vec!["turns", "rook-move", "bishop-move"], None));
        assert!(due.is_now("turns") && !due.is_now("castling"));
        let none = Due::new(&course, memories, &BTreeMap::new(), DAY);
        assert!(none.now.is_empty() && matches!(none.next, Some(Wait::Days(1))), "{:?}", none.next);
    }
}
