//! A walk across the board as far as it has come: the steps that were right, where the piece stands
//! now, and which targets are still ahead.

use super::fields::Fields;
use super::mark::Mark;
use super::stage::Asked;
use crate::puzzle::{Answer, FeedbackCode, Outcome, Puzzle, RouteAsk, Step, check};
use crate::rules::{Placement, Square};

/// A puzzle's walk after the steps that were right.
#[derive(Debug)]
pub(super) struct Walk<'a> {
    ask: &'a RouteAsk,
    steps: Vec<Step>,
}

impl<'a> Walk<'a> {
    /// The right ones of an answer's steps: all, or those before the one that could not be taken.
    pub(super) fn after(ask: &'a RouteAsk, answer: Option<&Answer>, outcome: Option<&Outcome>) -> Walk<'a> {
        let texts: &[String] = match answer {
            Some(Answer::Moves(texts)) => texts,
            Some(
                Answer::Move(_)
                | Answer::Squares(_)
                | Answer::Choice(_)
                | Answer::Number(_)
                | Answer::Text(_)
                | Answer::Placement(_),
            )
            | None => &[],
        };
        let mut steps: Vec<Step> = texts.iter().filter_map(|text| Step::read(text)).collect();
        if let Some(found) = outcome.map(|outcome| &outcome.feedback).filter(|found| is_fault(found.code)) {
            steps.truncate(found.steps.len().saturating_sub(1));
        }
        Walk { ask, steps }
    }

    /// The answer in the fields: the steps of `moves`, and one more to the square `to`.
    pub(super) fn asked(puzzle: &Puzzle, ask: &'a RouteAsk, fields: &Fields) -> Asked {
        let texts = fields.words("moves");
        let to = match fields.square("to") {
            None if fields.get("from").is_some() => return Asked::Unreadable("puzzle-odd-answer"),
            None => return texts.map_or(Asked::Nothing, |texts| Asked::Given(Answer::Moves(texts))),
            Some(Err(())) => return Asked::Unreadable("try-unreadable"),
            Some(Ok(to)) => to,
        };
        let before = Answer::Moves(texts.unwrap_or_default());
        let outcome = check(puzzle, &before).ok();
        let walk = Walk::after(ask, Some(&before).filter(|_| outcome.is_some()), outcome.as_ref());
        let from = fields.square("from").and_then(Result::ok).unwrap_or(walk.at());
        let steps = walk.steps.iter().copied().chain([Step { from, to }]);
        Asked::Given(Answer::Moves(steps.map(Step::uci).collect()))
    }

    /// Where the piece stands now.
    pub(super) fn at(&self) -> Square {
        self.steps.last().map_or(self.ask.from, |step| step.to)
    }

    /// How many steps it has made.
    pub(super) fn len(&self) -> usize {
        self.steps.len()
    }

    /// The steps as a field holds them.
    pub(super) fn moves(&self) -> String {
        self.steps.iter().map(|step| step.uci()).collect::<Vec<_>>().join(" ")
    }

    /// The same without the last one.
    pub(super) fn back(&self) -> String {
        let steps = self.steps.iter().take(self.steps.len().saturating_sub(1));
        steps.map(|step| step.uci()).collect::<Vec<_>>().join(" ")
    }

    /// What stands where after the steps.
    pub(super) fn board(&self, puzzle: &Puzzle) -> Placement {
        let mut board = puzzle.placement();
        if let Some(piece) = board.remove(self.ask.from) {
            for step in &self.steps {
                board.remove(step.to);
            }
            board.set(self.at(), piece);
        }
        board
    }

    /// The steps as arrows, the targets as rings: those that were reached are good.
    pub(super) fn marks(&self) -> Vec<Mark> {
        let reached = |target: &Square| self.steps.iter().any(|step| step.to == *target);
        let targets = self.ask.targets.iter();
        let targets = targets.map(|at| if reached(at) { Mark::Right(*at) } else { Mark::Ring(*at) });
        targets.chain(self.steps.iter().map(|step| Mark::Arrow(step.from, step.to))).collect()
    }
}

/// Whether the code speaks of a step that could not be taken.
pub(super) fn is_fault(code: FeedbackCode) -> bool {
    matches!(
        code,
        FeedbackCode::RouteBroken
            | FeedbackCode::RouteNoMove
            | FeedbackCode::RouteBlocked
            | FeedbackCode::RouteOwnPiece
            | FeedbackCode::RouteNoCapture
            | FeedbackCode::RouteAttacked
    )
}

#[cfg(test)]
mod tests {
    use super::Walk;
    use crate::puzzle::{Answer, Puzzle, RouteAsk, Task, check};
    use crate::rules::Square;
    use crate::web::pages::fields::Fields;
    use crate::web::pages::sample;
    use crate::web::pages::stage::Asked;

    fn ask() -> RouteAsk {
        RouteAsk { from: Square::D4, targets: vec![Square::B2, Square::G7], avoid: false }
    }

    fn puzzle() -> Puzzle {
        sample::on_board("8/6p1/8/8/3N4/8/1p6/8", Task::Route(ask()))
    }

    fn asked(query: &str) -> Option<Answer> {
        match Walk::asked(&puzzle(), &ask(), &Fields::parse(query)) {
            Asked::Given(answer) => Some(answer),
            Asked::Nothing | Asked::Unreadable(_) => None,
        }
    }

    #[test]
    fn a_press_adds_a_step_from_where_the_piece_stands() {
        let moves = |texts: &[&str]| Answer::Moves(texts.iter().map(ToString::to_string).collect());
        assert_eq!(asked("to=f5"), Some(moves(&["d4f5"])));
        assert_eq!(asked("moves=d4f5&to=g7"), Some(moves(&["d4f5", "f5g7"])));
        // The step that could not be taken is left aside.
        assert_eq!(asked("moves=d4f5+f5f6&to=g7"), Some(moves(&["d4f5", "f5g7"])));
        assert_eq!((asked("to=junk"), asked("from=d4"), asked("")), (None, None, None));
    }

    #[test]
    fn a_walk_takes_what_it_reaches_and_draws_its_way() {
        let (puzzle, ask) = (puzzle(), ask());
        let answer = asked("moves=d4f5+f5g7+g7g6").expect("an answer");
        let outcome = check(&puzzle, &answer).expect("a walk");
        let walk = Walk::after(&ask, Some(&answer), Some(&outcome));
        assert_eq!(walk.board(&puzzle).to_string(), "8/6N1/8/8/8/8/1p6/8");
        assert_eq!((walk.moves().as_str(), walk.back().as_str(), walk.len()), ("d4f5 f5g7", "d4f5", 2));
        assert_eq!(walk.marks().len(), 4, "two targets and two steps");
    }
}
