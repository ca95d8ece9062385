//! Exercises as files for learning platforms, read back by other people's parsers: GIFT by
//! `gift-pegjs`, Moodle's XML by `roxmltree`. What they say is right is held to the rules engine.

mod gift;
mod moodle;
mod titles;

use crate::service::Service;
use std::borrow::Cow;
use yize::puzzle::generate::{Level, Skill, make};
use yize::puzzle::{Answer, Number, Outcome, Puzzle, Solution, check, solution};
use yize::rules::Square;

/// A question as a parser read it.
#[derive(Debug)]
struct Read {
    name: String,
    text: String,
    answers: Vec<Given>,
}

/// An answer as a parser read it, with its share of the points.
#[derive(Debug)]
struct Given {
    text: String,
    share: f64,
    said: String,
}

/// The puzzles of a lesson as the file of all of them has them.
async fn of_lesson(service: &Service, slug: &str, lang: &str, format: &str) -> (String, Vec<Puzzle>) {
    let course = yize::curriculum::load().expect("the course");
    let lesson = course.lesson(slug).expect("a lesson");
    let puzzles: Vec<Puzzle> = course.puzzles_of(lesson).cloned().collect();
    let query = format!("/{lang}/export?lesson={slug}&count=48&format={format}");
    let reply = service.get(&query).await;
    assert_eq!(reply.status, 200, "{query}");
    let kept = reply.header("content-disposition").to_owned();
    assert!(kept.starts_with("attachment; filename=\"yize-"), "{kept}");
    (String::from_utf8(reply.body).expect("UTF-8"), puzzles)
}

/// Every answer that the file counts as right is right, every other is wrong, and a right one is
/// among them.
fn assert_right(puzzle: &Puzzle, read: &Read) {
    let found = solution(puzzle);
    if let Solution::Placement(_) = found {
        return assert!(read.answers.is_empty(), "{}", puzzle.id);
    }
    assert!(!read.answers.is_empty(), "{}: {read:?}", puzzle.id);
    match found {
        Solution::Squares(squares) if read.answers.iter().any(|given| given.share < 0.0) => {
            for given in &read.answers {
                let square: Square = given.text.parse().unwrap_or_else(|_| panic!("{given:?}"));
                assert_eq!(squares.contains(&square), given.share > 0.0, "{}: {given:?}", puzzle.id);
            }
            let whole: f64 = read.answers.iter().map(|given| given.share.max(0.0)).sum();
            assert!((whole - 100.0).abs() < 0.001, "{}: {whole}", puzzle.id);
        }
        Solution::Squares(_) | Solution::Moves(_) | Solution::Texts(_) | Solution::Number(_) => {
            for given in &read.answers {
                assert!(given.share > 99.0 && is_right(puzzle, &given.text), "{}: {given:?}", puzzle.id);
            }
        }
        Solution::Route(steps) => assert_eq!(read.answers[0].text, steps.len().to_string(), "{}", puzzle.id),
        Solution::Options(right) => {
            let counted = read.answers.iter().filter(|given| given.share > 99.0).count();
            assert_eq!((counted, read.answers.len()), (right.len(), puzzle.task.options().len()));
            assert!(read.answers.iter().all(|given| !given.said.is_empty()), "{read:?}");
        }
        Solution::Placement(_) => {}
    }
}

fn is_right(puzzle: &Puzzle, text: &str) -> bool {
    let squares = |text: &str| text.split([' ', ',']).filter_map(|name| name.parse().ok()).collect();
    let answer = match solution(puzzle) {
        Solution::Moves(_) => Answer::Move(text.to_owned()),
        Solution::Squares(_) => Answer::Squares(squares(text)),
        Solution::Number(_) => Answer::Number(Number::read(text).expect("a number")),
        Solution::Texts(_) => Answer::Text(text.to_owned()),
        Solution::Route(_) | Solution::Options(_) | Solution::Placement(_) => return false,
    };
    check(puzzle, &answer).is_ok_and(|outcome: Outcome| outcome.correct)
}

/// A puzzle of every kind that can be made, to be asked for by its skill.
fn skills() -> Vec<&'static Skill> {
    let mut seen = std::collections::BTreeSet::new();
    let kind = |skill: &&'static Skill| make(skill, Level::One, 1).map(|made| made.puzzle.task.kind());
    Skill::all().filter(|skill| kind(skill).is_some_and(|kind| seen.insert(kind))).collect()
}

/// The puzzles of the file for a skill, as the sheet of the same number has them.
fn made(skill: &'static Skill) -> Vec<Puzzle> {
    use yize::worksheet::{Order, made};
    made(&[skill], Level::One, 3, Order::Taught, 1)
}

fn plain(text: &str) -> Cow<'_, str> {
    if text.contains("&#") { Cow::Owned(text.replace("&#39;", "'")) } else { Cow::Borrowed(text) }
}

#[actix_web::test]
async fn what_makes_no_sense_is_told_on_the_sheets_page() {
    let service = Service::browser();
    for query in ["lesson=rook", "lesson=rook&format=pdf", "lesson=none&format=gift", "count=0&format=xml"] {
        let reply = service.get(&format!("/en/export?{query}")).await;
        assert_eq!(
            (reply.status, reply.header("location")),
            (303, format!("/en/worksheet?{query}").as_str())
        );
    }
    let sheet = service.get("/zh/worksheet?lesson=rook&seed=5").await;
    let text = String::from_utf8(sheet.body).expect("text");
    for format in ["gift", "xml"] {
        let href = format!("/zh/export?lesson=rook&#38;seed=5&#38;format={format}");
        assert!(text.contains(&href), "{href}");
    }
}
