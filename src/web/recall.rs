//! What an answer changes of what a learner remembers: which rules it touches.
//!
//! A right answer needed all rules of its puzzle. A wrong one that breaks a rule which the refusal
//! names says nothing of the others: who moves a pinned knight may know all about mate. So it counts
//! against that rule alone, if it is one of the puzzle's or the learner has met it before; what has
//! not been taught yet is held against nobody. Where no rule is named, it counts against all rules of
//! the puzzle. How much it counts is `mastery`'s.

use crate::curriculum::Curriculum;
use crate::mastery::{Answer, Given, Memory};
use crate::puzzle::generate::Skill;
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
    let rules = rules(course, &answered.puzzle);
    match answered.rule.as_ref().filter(|_| !answered.correct) {
        Some(rule) if rules.contains(rule) || known.contains_key(rule) => vec![rule.clone()],
        Some(_) | None => rules,
    }
}

/// The rules that a puzzle practises, written or made; none where it is no longer there.
fn rules(course: &Curriculum, id: &str) -> Vec<String> {
    let written = course.puzzle(id).map(|puzzle| puzzle.rules.clone());
    let made = || {
        let skill = Skill::named(id.strip_prefix("gen.")?.split('.').next()?)?;
        Some(skill.rules.iter().map(|rule| (*rule).to_owned()).collect())
    };
    written.or_else(made).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::recall;
    use crate::curriculum;
    use crate::mastery::{Answer, Memory};
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
}
