//! Whatever stands in a file of the course: it is read, or its faults are named with file and line;
//! and a puzzle that is read can be solved, helped with and answered.

use yize::curriculum::{Curriculum, Fault, Source, read, read_glossary, read_questions};
use yize::i18n::{Lang, feedback};
use yize::puzzle::{Answer, Goal, Number, Puzzle, Task, check, hints, solution};
use yize::rules::{Placement, Square};

/// The rules that a lesson may teach here.
const RULES: Source<'static> = Source {
    name: "rules.toml",
    text: "[[rule]]\nid = \"turns\"\nlesson = \"moves\"\n[[rule]]\nid = \"capture\"\nlesson = \"pawn\"\n",
};

/// Holds the readers of the course to what they promise, for any text at all: it is taken for a
/// file of each sort.
pub(crate) fn hold(text: &str) {
    let source = |name| Source { name, text };
    told(read(source("rules.toml"), &[]).map(drop), source("rules.toml"));
    let lesson = source("lessons/moves.toml");
    let course = read(RULES, &[lesson]);
    if let Ok(course) = &course {
        course.puzzles.values().for_each(solvable);
    }
    told(course.map(drop), lesson);
    let mut course = read(RULES, &[]).expect("the rules are good");
    told(read_questions(&mut course, source("questions.toml")), source("questions.toml"));
    told(read_glossary(&mut course, source("glossary.toml")), source("glossary.toml"));
    arranged(&course);
}

/// Where there are faults, each names the file, a place in it, and what is wrong.
fn told(read: Result<(), Vec<Fault>>, source: Source<'_>) {
    let Err(faults) = read else { return };
    assert!(!faults.is_empty(), "refused without a fault");
    let lines = source.text.split('\n').count();
    for fault in faults {
        assert!(fault.file == source.name && !fault.place.is_empty() && !fault.what.is_empty(), "{fault}");
        let line = fault.place.strip_prefix("line ").and_then(|rest| rest.split(',').next());
        let line = line.map(|line| line.parse::<usize>().expect("a line"));
        assert!(line.is_none_or(|line| (1..=lines).contains(&line)), "{fault}, of {lines} lines");
    }
}

fn arranged(course: &Curriculum) {
    course.themes().iter().for_each(|theme| assert!(!theme.is_empty()));
    course.groups().iter().for_each(|group| assert!(!group.is_empty()));
}

/// Right answers, hints and words are found for it; to prove a long mate takes too long here.
fn solvable(puzzle: &Puzzle) {
    if matches!(puzzle.task, Task::Move(Goal::MateIn { .. })) {
        return;
    }
    let _ = solution(puzzle);
    for hint in hints(puzzle) {
        Lang::ALL.into_iter().for_each(|lang| said(&feedback::hint(lang, &hint)));
    }
    let options = puzzle.task.options();
    for option in &options {
        answered(puzzle, &Answer::Choice((*option).to_owned()));
    }
    for answer in [
        Answer::Move("e4".to_owned()),
        Answer::Moves(vec!["a1a8".to_owned()]),
        Answer::Squares(vec![Square::E4]),
        Answer::Choice(String::new()),
        Answer::Number(Number::whole(8)),
        Answer::Text("Nf3".to_owned()),
        Answer::Placement(Placement::empty()),
    ] {
        answered(puzzle, &answer);
    }
}

fn answered(puzzle: &Puzzle, answer: &Answer) {
    if let Ok(outcome) = check(puzzle, answer) {
        for lang in Lang::ALL {
            said(&feedback::feedback(lang, &outcome.feedback, puzzle));
        }
    }
}

fn said(words: &str) {
    assert!(!words.trim().is_empty());
}
