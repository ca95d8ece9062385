//! A puzzle's solution as those give it who answer: a program, a browser's form, an address.

use serde_json::{Value, json};
use yize::puzzle::{Answer, Goal, Number, Puzzle, Solution, Task, check, solution};
use yize::rules::{Game, Square};

/// A number as JSON has it.
pub(crate) fn float(number: Number) -> f64 {
    number.to_string().parse().expect("a number")
}

fn names(squares: &[Square]) -> Vec<String> {
    squares.iter().map(ToString::to_string).collect()
}

/// The learner's moves of a puzzle of several, up to the mate; each is right where it is played.
pub(crate) fn line(puzzle: &Puzzle) -> Vec<String> {
    let Task::Move(Goal::MateIn { moves }) = puzzle.task else { return Vec::new() };
    let (mut line, mut here) = (Vec::new(), puzzle.clone());
    for left in (1..=moves).rev() {
        here.task = Task::Move(if left == 1 { Goal::Mate } else { Goal::MateIn { moves: left } });
        let Solution::Moves(right) = solution(&here) else { panic!("moves") };
        line.push(right.first().expect("a right move").uci());
        let outcome = check(puzzle, &Answer::Moves(line.clone())).expect("a line of moves");
        let Some(next) = outcome.next else { break };
        here.game = Game::from_position(next.position);
    }
    line
}

/// The first right answer, as a program gives it; it solves the puzzle.
pub(crate) fn given(puzzle: &Puzzle) -> Value {
    let line = line(puzzle);
    if !line.is_empty() {
        return json!({ "moves": line });
    }
    match solution(puzzle) {
        Solution::Moves(moves) => json!({ "move": moves[0].uci() }),
        Solution::Route(steps) => {
            json!({ "moves": steps.iter().map(|step| step.uci()).collect::<Vec<_>>() })
        }
        Solution::Squares(squares) => json!({ "squares": names(&squares) }),
        Solution::Options(options) => json!({ "choice": options[0] }),
        Solution::Number(number) => json!({ "number": float(number.expect("a number")) }),
        Solution::Texts(texts) => json!({ "text": texts[0] }),
        Solution::Placement(board) => json!({ "placement": board.to_string() }),
    }
}

/// The same, as a browser's form sends it.
pub(crate) fn form(puzzle: &Puzzle) -> Vec<(&'static str, String)> {
    let line = line(puzzle);
    if !line.is_empty() {
        return vec![("moves", line.join(" "))];
    }
    match solution(puzzle) {
        Solution::Moves(moves) => {
            let mv = moves.first().expect("a right move");
            let mut form = vec![("from", mv.from().to_string()), ("to", mv.to().to_string())];
            form.extend(mv.promotion().map(|role| ("promote", role.char().to_string())));
            form
        }
        Solution::Route(steps) => {
            vec![("moves", steps.iter().map(|step| step.uci()).collect::<Vec<_>>().join(" "))]
        }
        Solution::Squares(squares) => squares.iter().map(|square| ("squares", square.to_string())).collect(),
        Solution::Options(options) => vec![("choice", options.first().expect("a right option").clone())],
        Solution::Number(number) => vec![("number", number.expect("a number").to_string())],
        Solution::Texts(texts) => vec![("text", texts.first().expect("a text").clone())],
        Solution::Placement(board) => vec![("placement", board.to_string())],
    }
}
