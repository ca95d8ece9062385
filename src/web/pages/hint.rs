//! Hints in steps, as far as the learner has asked for them; at the end of those to a board whose
//! squares are marked stands the answer itself.

use super::beside::Other;
use crate::i18n::{Lang, feedback, messages};
use crate::puzzle::{Hint, Puzzle, Solution, Task, hints, solution};
use crate::rules::Square;
use crate::web::shell::Shell;

/// The hints shown so far.
#[derive(Debug)]
pub(super) struct Hints {
    pub(super) texts: Vec<(String, Other)>,
    /// Squares to be marked.
    pub(super) squares: Vec<Square>,
    /// The squares to be marked as the answer, once that has been asked for.
    pub(super) answer: Vec<Square>,
    /// The number of the next one, if there is one, and the message that offers it.
    pub(super) next: Option<(usize, &'static str)>,
}

impl Hints {
    /// No hints, and none to ask for.
    pub(super) fn none() -> Hints {
        Hints { texts: Vec::new(), squares: Vec::new(), answer: Vec::new(), next: None }
    }

    /// The first `shown` hints of a puzzle.
    pub(super) fn new(shell: &Shell, puzzle: &Puzzle, shown: usize) -> Hints {
        let all = hints(puzzle);
        let given = all.iter().take(shown);
        let answer = if shown > all.len() { squares(puzzle) } else { Vec::new() };
        let texts = given.clone().map(|hint| told(shell, |lang| feedback::hint(lang, hint)));
        let reveal = |lang: Lang| {
            let squares = messages::squares(lang, &answer);
            lang.text_with("hint-answer-squares", &[("squares", squares.into())])
        };
        Hints {
            texts: texts.chain((!answer.is_empty()).then(|| told(shell, reveal))).collect(),
            squares: given.filter_map(square).collect(),
            answer,
            next: next(puzzle, all.len(), shown),
        }
    }
}

fn next(puzzle: &Puzzle, count: usize, shown: usize) -> Option<(usize, &'static str)> {
    let offer = if shown == count && is_of_squares(puzzle) {
        "hint-answer"
    } else if shown >= count {
        return None;
    } else if shown == 0 {
        "hint-ask"
    } else {
        "hint-more"
    };
    Some((shown + 1, offer))
}

/// Whether squares are marked. What such an answer has missed is not told with it, since that is the
/// rest of the solution.
fn is_of_squares(puzzle: &Puzzle) -> bool {
    matches!(puzzle.task, Task::Squares(_) | Task::Spot(_))
}

fn squares(puzzle: &Puzzle) -> Vec<Square> {
    match solution(puzzle) {
        Solution::Squares(squares) if is_of_squares(puzzle) => squares,
        Solution::Squares(_)
        | Solution::Moves(_)
        | Solution::Route(_)
        | Solution::Options(_)
        | Solution::Number(_)
        | Solution::Texts(_)
        | Solution::Placement(_) => Vec::new(),
    }
}

fn told(shell: &Shell, words: impl Fn(Lang) -> String) -> (String, Other) {
    (words(shell.lang), Other::new(shell, words))
}

fn square(hint: &Hint) -> Option<Square> {
    match hint {
        Hint::Piece(placed) => Some(placed.square),
        Hint::Rule(_)
        | Hint::Count(_)
        | Hint::Moves(_)
        | Hint::Differs(_)
        | Hint::Flights { .. }
        | Hint::Order
        | Hint::Counting(_)
        | Hint::WriteMove
        | Hint::NameSquare => None,
    }
}
