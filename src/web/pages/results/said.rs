//! What a pupil has answered, in words, and what was found about it.

use super::super::board::{Board, step_of};
use super::super::mark::Mark;
use super::super::task;
use crate::i18n::{Lang, feedback, messages};
use crate::insight;
use crate::puzzle::{Answer, Outcome, Puzzle, check};
use crate::rules::{Square, Verdict, judge_text};
use crate::store::Given;
use crate::web::results::read_kept;

/// An answer, read and checked again.
#[derive(Debug)]
pub(super) struct Said {
    /// The answer in words.
    pub(super) text: String,
    /// What was found, in words.
    pub(super) found: String,
    /// The board as the answer left it, where there is one.
    pub(super) board: Option<Board>,
}

/// An answer that can still be checked.
pub(super) fn read(puzzle: &Puzzle, given: &Given) -> Option<(Answer, Outcome)> {
    let answer = read_kept(&given.answer)?;
    let outcome = check(puzzle, &answer).ok()?;
    Some((answer, outcome))
}

impl Said {
    /// What a kept answer says; by its code alone where the puzzle is no longer there.
    pub(super) fn new(lang: Lang, puzzle: Option<&Puzzle>, given: &Given) -> Said {
        let read = puzzle.and_then(|puzzle| Some((puzzle, read(puzzle, given)?)));
        let Some((puzzle, (answer, outcome))) = read else {
            return Said { text: String::new(), found: by_code(lang, given), board: None };
        };
        Said {
            text: words(lang, puzzle, &answer),
            found: feedback::feedback(lang, &outcome.feedback, puzzle),
            board: task::left(lang, puzzle, answer, outcome),
        }
    }
}

/// What is left to say of an answer to a puzzle that is gone.
pub(super) fn by_code(lang: Lang, given: &Given) -> String {
    if given.correct {
        return lang.text("tries-right").into_owned();
    }
    let belief = insight::belief_of_code(&given.code);
    belief.map(|belief| messages::belief(lang, belief).into_owned()).unwrap_or_default()
}

/// An answer in words.
pub(super) fn words(lang: Lang, puzzle: &Puzzle, answer: &Answer) -> String {
    match answer {
        Answer::Move(text) => written(puzzle, text),
        Answer::Moves(texts) => texts.join(" "),
        Answer::Squares(squares) if squares.is_empty() => lang.text("tries-nothing").into_owned(),
        Answer::Squares(squares) => {
            let mut names: Vec<String> = squares.iter().map(Square::to_string).collect();
            names.sort();
            names.join(" ")
        }
        Answer::Choice(option) => feedback::option(lang, puzzle, option),
        Answer::Number(number) => number.to_string(),
        Answer::Text(text) => text.clone(),
        Answer::Placement(_) => lang.text("tries-board").into_owned(),
    }
}

/// A move as it stands on a score sheet, or as it was given.
fn written(puzzle: &Puzzle, text: &str) -> String {
    match judge_text(&puzzle.game, text) {
        Verdict::Legal(legal) => legal.san(puzzle.game.position()),
        Verdict::Refused(_) => match step_of(&puzzle.game, text) {
            Some((from, to)) => format!("{from}–{to}"),
            None => text.to_owned(),
        },
    }
}

/// What an answer draws on the board.
pub(super) fn drawn(puzzle: &Puzzle, answer: &Answer) -> Vec<Mark> {
    match answer {
        Answer::Move(text) => arrow(puzzle, text),
        Answer::Moves(texts) => texts.first().map(|text| arrow(puzzle, text)).unwrap_or_default(),
        Answer::Squares(squares) => squares.iter().map(|square| Mark::Ring(*square)).collect(),
        Answer::Choice(_) | Answer::Number(_) | Answer::Text(_) | Answer::Placement(_) => Vec::new(),
    }
}

fn arrow(puzzle: &Puzzle, text: &str) -> Vec<Mark> {
    step_of(&puzzle.game, text).map(|(from, to)| Mark::Arrow(from, to)).into_iter().collect()
}

/// A span of time in words; empty where it is not known.
pub(super) fn span(lang: Lang, ms: i64) -> String {
    let seconds = usize::try_from(ms / 1000).unwrap_or_default();
    match (ms, seconds / 60) {
        (..=0, _) => String::new(),
        (_, 0) => lang.text_with("span-seconds", &[("count", seconds.into())]),
        (_, minutes) => lang.text_with("span-minutes", &[("count", minutes.into())]),
    }
}
