//! How the answers of a class spread: each distinct one with how many gave it. Knows no names.

use super::said;
use crate::i18n::{Lang, feedback};
use crate::puzzle::{Answer, Outcome, Puzzle};
use crate::rules::Square;
use crate::store::Given;
use crate::web::pages::board::Label;
use crate::web::pages::mark::Mark;
use std::collections::BTreeMap;

/// An answer with how many gave it.
#[derive(Debug)]
pub(super) struct Told {
    pub(super) text: String,
    pub(super) count: usize,
    pub(super) right: bool,
    /// Why it is right or not.
    pub(super) found: String,
}

/// The answers of a class to one exercise.
#[derive(Debug, Default)]
pub(super) struct Spread {
    /// The most frequent first.
    pub(super) told: Vec<Told>,
    /// How many pupils have answered.
    pub(super) pupils: usize,
    /// What they draw on the board, and how many drew it.
    pub(super) marks: Vec<Mark>,
    pub(super) labels: Vec<Label>,
}

/// The first answer of each pupil: what they thought before they were told anything.
pub(super) fn firsts(given: &[Given]) -> Vec<&Given> {
    let mut firsts: Vec<&Given> = Vec::new();
    for one in given {
        if firsts.last().is_none_or(|last| last.student != one.student) {
            firsts.push(one);
        }
    }
    firsts
}

impl Spread {
    /// How the first answers to a puzzle spread; answers to other puzzles are left out.
    pub(super) fn new(lang: Lang, puzzle: &Puzzle, given: &[Given]) -> Spread {
        let firsts = firsts(given).into_iter().filter(|one| one.puzzle == puzzle.id);
        let mut kinds: BTreeMap<String, (usize, Answer, Outcome)> = BTreeMap::new();
        let mut pupils = 0;
        for (answer, outcome) in firsts.filter_map(|one| said::read(puzzle, one)) {
            pupils += 1;
            let text = said::words(lang, puzzle, &answer);
            kinds.entry(key(&answer, text)).or_insert((0, answer, outcome)).0 += 1;
        }
        let (marks, labels) = drawn(puzzle, kinds.values());
        let told = kinds.into_values().map(|(count, answer, outcome)| Told {
            text: said::words(lang, puzzle, &answer),
            count,
            right: outcome.correct,
            found: feedback::feedback(lang, &outcome.feedback, puzzle),
        });
        let mut told: Vec<Told> = told.collect();
        told.sort_by(|one, other| other.count.cmp(&one.count).then_with(|| one.text.cmp(&other.text)));
        Spread { told, pupils, marks, labels }
    }
}

/// What makes two answers the same: their words, or all of a board.
fn key(answer: &Answer, words: String) -> String {
    match answer {
        Answer::Placement(board) => board.to_string(),
        Answer::Move(_)
        | Answer::Moves(_)
        | Answer::Squares(_)
        | Answer::Choice(_)
        | Answer::Number(_)
        | Answer::Text(_) => words,
    }
}

/// Arrows and squares with how many drew each.
fn drawn<'a>(
    puzzle: &Puzzle,
    kinds: impl Iterator<Item = &'a (usize, Answer, Outcome)>,
) -> (Vec<Mark>, Vec<Label>) {
    let mut counts: Vec<(Mark, usize)> = Vec::new();
    for (count, answer, _) in kinds {
        for mark in said::drawn(puzzle, answer) {
            match counts.iter_mut().find(|(known, _)| *known == mark) {
                Some((_, sum)) => *sum += count,
                None => counts.push((mark, *count)),
            }
        }
    }
    let arrow = |mark: &Mark| matches!(mark, Mark::Arrow(..));
    let labels = counts.iter().map(|(mark, count)| Label::new(ends(*mark), count.to_string())).collect();
    (counts.into_iter().map(|(mark, _)| mark).filter(arrow).collect(), labels)
}

/// The squares that a mark begins and ends on.
fn ends(mark: Mark) -> (Square, Square) {
    match mark {
        Mark::Arrow(from, to) => (from, to),
        Mark::Ring(square)
        | Mark::Frame(square)
        | Mark::Right(square)
        | Mark::Missed(square)
        | Mark::Extra(square) => (square, square),
    }
}
