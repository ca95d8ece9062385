//! Beginners' questions as exercises.

use yize::curriculum::{self, Asked};
use yize::i18n::{Lang, prompt};
use yize::puzzle::{Solution, Task, solution};

#[test]
fn every_board_of_a_question_is_an_exercise() {
    let course = curriculum::load().expect("the course");
    let mut count = 0;
    for question in &course.questions {
        let ids = course.exercises_of(&question.id);
        assert_eq!(ids.len(), question.boards.len(), "{}", question.id);
        for (id, board) in ids.iter().zip(&question.boards) {
            let puzzle = course.exercise(id).unwrap_or_else(|| panic!("{id}"));
            let kind = match board.ask {
                Asked::Status if ["fifth", "seventyfive"].contains(&board.figure.id.as_str()) => "choice",
                Asked::Move(_) => "verdict",
                Asked::Status => "state",
                Asked::FlagFall(_) => "ruling",
                Asked::Colours(_) => "choice",
            };
            assert_eq!((puzzle.id.as_str(), puzzle.task.kind()), (id.as_str(), kind));
            assert_eq!(puzzle.rules, question.rules);
            assert!(course.lesson(&puzzle.lesson).is_some(), "{id}");
            let Solution::Options(right) = solution(&puzzle) else { panic!("{id}: no options") };
            assert!(!right.is_empty() && right.len() < puzzle.task.options().len(), "{id}: {right:?}");
            for lang in Lang::ALL {
                assert!(!prompt(lang, &puzzle).is_empty(), "{id}");
            }
            count += 1;
        }
    }
    assert!(count >= 42, "{count}");
}

#[test]
fn the_options_of_a_verdict_hold_what_is_right_and_what_tempts() {
    let course = curriculum::load().expect("the course");
    let options = |id: &str| match course.exercise(id).expect("an exercise").task {
        Task::Verdict(ask) => ask.options,
        other => panic!("{other:?}"),
    };
    let through = options("ask.castling-across-attacked-square.f1");
    assert!(through.contains(&"castling-through-attack".to_owned()), "{through:?}");
    // A rook that may be attacked looks like a castling through check.
    let rook = options("ask.castling-with-attacked-rook.rook");
    assert!(rook.contains(&"castling-through-attack".to_owned()) && rook.len() == 4, "{rook:?}");
}

#[test]
fn what_is_no_exercise_is_none() {
    let course = curriculum::load().expect("the course");
    for id in [
        "ask.",
        "ask",
        "ask.x.y",
        "ask.castling-with-queen",
        "ask.castling-with-queen.",
        "castling-with-queen.queen",
    ] {
        assert!(course.exercise(id).is_none(), "{id}");
    }
    assert!(course.exercises_of("no-such-question").is_empty());
}
