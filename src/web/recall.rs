//! What an answer changes of what a learner remembers: which rules it touches.
//!
//! A right answer needed all rules of its puzzle. A wrong one that breaks a rule which the refusal
//! names says nothing of the others: who moves a pinned knight may know all about mate. So it counts
//! against that rule alone, if it is one of the puzzle's or the learner has met it before; what has
//! not been taught yet is held against nobody. Where no rule is named, it counts against all rules of
//! the puzzle.
//!
//! A puzzle that was made for practice, or set by somebody, is about its first rule: a miss counts against that one alone,
//! and a right answer says something of the others only where they have been met. How much an answer
//! counts is `mastery`'s.

use crate::curriculum::Curriculum;
use crate::mastery::{Answer, Given, Memory};
use crate::puzzle::generate::Skill;
use crate::puzzle::own;
use crate::store::{Answered, Memories};

/// The function with which the store keeps an answer, or goes through old ones.
pub fn recall(course: &Curriculum) -> impl Fn(&Answered, &Memories) -> Memories + Sync {
    move |answered, known| {
        let given = Given {
            right: answered.correct,
            hinted: answered.hinted,
            solved_ms: answered.solved_ms,
            missed_ms: answered.missed_ms,
            at_ms: answered.at_ms,
        };
        let Some(answer) = Answer::of(given) else { return Memories::new() };
        let touched = touched(course, answered, known);
        let after = |rule: String| {
            let memory = Memory::after(known.get(&rule), answer, answered.at_ms);
            (rule, memory)
        };
        touched.into_iter().map(after).collect()
    }
}

fn touched(course: &Curriculum, answered: &Answered, known: &Memories) -> Vec<String> {
    let Practised { about, beside } = practised(course, &answered.puzzle);
    let broken = answered.rule.as_ref().filter(|_| !answered.correct);
    let own = |rule| about.contains(rule) || beside.contains(rule);
    if let Some(rule) = broken.filter(|rule| own(rule) || known.contains_key(*rule)) {
        return vec![rule.clone()];
    }
    let met = beside.into_iter().filter(|rule| answered.correct && known.contains_key(rule));
    about.into_iter().chain(met).collect()
}

/// The rules that a puzzle practises; none where it is no longer there.
#[derive(Default)]
struct Practised {
    /// What it is about.
    about: Vec<String>,
    /// What it takes beside.
    beside: Vec<String>,
}

fn practised(course: &Curriculum, id: &str) -> Practised {
    if let Some(puzzle) = course.puzzle(id) {
        return Practised { about: puzzle.rules.clone(), beside: Vec::new() };
    }
    let set = || own::from_id(id).or_else(|| course.exercise(id));
    if let Some(mut rules) = set().map(|puzzle| puzzle.rules.into_iter()) {
        return Practised { about: rules.next().into_iter().collect(), beside: rules.collect() };
    }
    // Made puzzles are not made again to be looked at; those of older versions had the same rules.
    let skill = id.strip_prefix("gen.").and_then(|rest| Skill::named(rest.split('.').next()?));
    let mut rules = skill.into_iter().flat_map(|skill| skill.rules).map(|rule| (*rule).to_owned());
    Practised { about: rules.next().into_iter().collect(), beside: rules.collect() }
}

#[cfg(test)]
mod tests {
    use super::recall;
    use crate::curriculum;
    use crate::mastery::{Answer, Memory};
    use crate::puzzle::generate::{Level, Skill};
    use crate::store::{Answered, Memories};

    fn changed(puzzle: &str, correct: bool, rule: Option<&str>, known: &[&str]) -> Vec<String> {
        let course = curriculum::load().expect("the course");
        let answered = Answered {
            puzzle: puzzle.to_owned(),
            correct,
            rule: rule.map(str::to_owned),
            hinted: false,
            at_ms: 5,
            solved_ms: None,
            missed_ms: None,
        };
        let known: Memories =
            known.iter().map(|rule| ((*rule).to_owned(), Memory::after(None, Answer::Right, 1))).collect();
        recall(&course)(&answered, &known).into_keys().collect()
    }

    #[test]
    fn a_right_answer_touches_every_rule_of_its_puzzle() {
        let course = curriculum::load().expect("the course");
        let puzzle = course.puzzles.values().find(|puzzle| puzzle.rules.len() > 1).expect("two rules");
        let mut rules = puzzle.rules.clone();
        rules.sort();
        assert_eq!(changed(&puzzle.id, true, None, &[]), rules);
        assert_eq!(changed(&puzzle.id, false, None, &[]), rules);
        assert_eq!(changed(&puzzle.id, false, Some(&rules[0]), &[]), rules[..1]);
    }

    #[test]
    fn a_wrong_answer_counts_against_the_rule_that_it_broke() {
        let course = curriculum::load().expect("the course");
        let rules = &course.puzzle("castling-1").expect("a puzzle").rules;
        assert!(!rules.iter().any(|rule| rule == "knight-move"));
        assert_eq!(changed("castling-1", false, Some("knight-move"), &["knight-move"]), ["knight-move"]);
        // A rule that has not been met is held against nobody.
        assert_eq!(changed("castling-1", false, Some("knight-move"), &[]).len(), rules.len());
        // A right answer that happens to be explained by a refusal touches the puzzle's.
        assert_eq!(changed("castling-1", true, Some("knight-move"), &["knight-move"]).len(), rules.len());
    }

    #[test]
    fn a_puzzle_that_is_gone_touches_nothing() {
        for id in ["", "gone-1", "gen.gone.1.v1.5", "gen."] {
            assert!(changed(id, true, None, &[]).is_empty(), "{id}");
        }
    }

    #[test]
    fn a_made_puzzle_touches_the_rules_of_its_skill_of_whatever_version() {
        assert_eq!(changed("gen.find-square.1.v0.5", true, None, &[]), ["files-ranks"]);
    }

    #[test]
    fn a_made_puzzle_is_about_its_first_rule() {
        let skill = Skill::all().find(|skill| skill.rules.len() > 2).expect("a skill of three rules");
        let (id, [main, second, ..]) = (skill.puzzle_id(Level::One, 1), skill.rules) else {
            panic!("three rules");
        };
        assert_eq!(changed(&id, true, None, &[]), [*main]);
        assert_eq!(changed(&id, true, None, &[second]).len(), 2);
        assert_eq!(changed(&id, false, None, &[second]), [*main]);
        assert_eq!(changed(&id, false, Some(second), &[]), [*second]);
    }
}
