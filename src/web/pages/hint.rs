//! Hints in steps: first the rule to think of, then where to look. None gives the answer away.

use super::prose::Prose;
use crate::i18n::{Lang, messages};
use crate::puzzle::{Puzzle, Solution, Task, solution};
use crate::rules::Square;

/// The hints shown so far.
#[derive(Debug)]
pub(super) struct Hints {
    pub(super) texts: Vec<String>,
    /// Squares to be marked.
    pub(super) squares: Vec<Square>,
    /// The number of the next hint, if there is one.
    pub(super) next: Option<usize>,
}

impl Hints {
    /// The first `shown` hints of a puzzle.
    pub(super) fn new(lang: Lang, puzzle: &Puzzle, shown: usize) -> Hints {
        let mut steps = vec![(first(lang, puzzle), Vec::new())];
        steps.extend(second(lang, puzzle));
        let next = (shown < steps.len()).then_some(shown + 1);
        let (texts, squares): (Vec<String>, Vec<Vec<Square>>) = steps.into_iter().take(shown).unzip();
        Hints { texts, squares: squares.concat(), next }
    }
}

/// The rule that the puzzle practises.
fn first(lang: Lang, puzzle: &Puzzle) -> String {
    let key = puzzle.rules.first().map(|rule| format!("rule-{rule}")).unwrap_or_default();
    let statement = Prose::lead(&lang.attr(&key, "statement").unwrap_or_default());
    lang.text_with("hint-rule", &[("rule", lang.text(&key).as_ref().into()), ("statement", statement.into())])
}

/// Where to look: the piece that moves, or how many squares. A choice among few has no second hint.
fn second(lang: Lang, puzzle: &Puzzle) -> Option<(String, Vec<Square>)> {
    match (&puzzle.task, solution(puzzle)) {
        (Task::Move(_), Solution::Moves(moves)) => {
            let from = moves.first()?.from();
            let piece = messages::placed(lang, puzzle.game.position().placed(from)?);
            Some((lang.text_with("hint-piece", &[("piece", piece.into())]), vec![from]))
        }
        (Task::Squares(_), Solution::Squares(squares)) => {
            Some((lang.text_with("hint-count", &[("count", squares.len().into())]), Vec::new()))
        }
        (Task::Move(_) | Task::Squares(_) | Task::Verdict(_) | Task::Choice(_), _) => None,
    }
}
