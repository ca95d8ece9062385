//! Every kind of page, in every state that an address can bring about.

use super::words;
use crate::solutions;
use yize::curriculum::Curriculum;
use yize::i18n::Lang;
use yize::puzzle::{Puzzle, Solution, solution};

/// The addresses, in a language. One of them, and only that, is not found.
pub(super) fn of_pages(lang: Lang) -> Vec<String> {
    let course = words::course();
    let mut places: Vec<String> =
        ["/", "/rules", "/rules/castling", "/rules/en-passant", "/rules/turns"].map(String::from).into();
    places.extend(course.lessons.iter().map(|lesson| format!("/lessons/{}", lesson.slug)));
    places.extend(
        [
            "/?figure=question&from=zz",
            "/?figure=question&from=e1",
            "/?figure=question&from=e1&to=g1",
            "/?figure=question&move=Ne5",
            "/lessons/pawn?figure=last-step&from=e7&to=e8",
            "/points",
            "/points?a=x&b=120&seed=3",
            "/glossary",
            "/glossary?q=jiangjun",
            "/questions",
            "/questions?q=castle+b1",
            "/questions?q=zyzzyva",
            "/questions/draw-far-ahead",
            "/questions/few-points-for-a-win",
            "/questions/castling-out-of-check",
            "/questions/promotion-always-queen?figure=queen&from=c7&to=c8",
        ]
        .map(String::from),
    );
    for kind in ["move", "squares", "verdict", "choice"] {
        places.extend(states(puzzle_of_kind(&course, kind)));
    }
    let mut places: Vec<String> =
        places.into_iter().map(|place| format!("/{}{place}", lang.code())).collect();
    let both = |place: &str| format!("/{}/{place}?with={}", lang.code(), lang.other().code());
    places.extend(["lessons/castling-limits", "rules/castling", "puzzles/results-5"].map(both));
    places.push(missing(lang));
    places.push(format!("/api/docs?lang={}", lang.code()));
    places
}

/// An address where there is no page.
pub(super) fn missing(lang: Lang) -> String {
    format!("/{}/nowhere", lang.code())
}

fn puzzle_of_kind<'a>(course: &'a Curriculum, kind: &str) -> &'a Puzzle {
    let of_kind = |puzzle: &&Puzzle| puzzle.task.kind() == kind;
    course.puzzles.values().find(of_kind).expect("a puzzle of each kind")
}

/// Untouched, with hints, answered wrongly, answered rightly.
fn states(puzzle: &Puzzle) -> Vec<String> {
    let right = query(&solutions::form(puzzle));
    let wrong = match solution(puzzle) {
        Solution::Moves(_) => "move=a1h8".to_owned(),
        Solution::Route(_) => "moves=a1a1".to_owned(),
        Solution::Squares(squares) => format!("squares={},a8", squares[0]),
        Solution::Options(right) => {
            let options = puzzle.task.options();
            let wrong = options.iter().find(|option| !right.iter().any(|r| r == *option));
            format!("choice={}", wrong.expect("a wrong option"))
        }
        Solution::Number(_) => "number=0.5".to_owned(),
        Solution::Texts(_) => "text=i9".to_owned(),
        Solution::Placement(_) => "placement=8/8/8/8/8/8/8/8".to_owned(),
    };
    let path = format!("/puzzles/{}", puzzle.id);
    let queries = ["hint=2".to_owned(), wrong, right];
    [path.clone()].into_iter().chain(queries.map(|query| format!("{path}?{query}"))).collect()
}

/// Fields as an address holds them.
fn query(form: &[(&str, String)]) -> String {
    let pairs = form.iter().map(|(name, value)| format!("{name}={}", value.replace(' ', "+")));
    pairs.collect::<Vec<_>>().join("&")
}
