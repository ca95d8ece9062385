//! Every kind of page, in every state that an address can bring about.

use super::words;
use crate::solutions;
use std::collections::BTreeSet;
use yize::curriculum::Curriculum;
use yize::i18n::Lang;
use yize::puzzle::{Goal, Puzzle, Solution, Task, solution};

/// A page to be looked at.
pub(super) struct Page {
    pub(super) place: String,
    /// Whether it is looked at on a narrow screen, and whether on a wide one.
    pub(super) narrow: bool,
    pub(super) wide: bool,
}

/// The pages, in a language. One of them, and only that, is not found.
pub(super) fn of_pages(lang: Lang) -> Vec<Page> {
    let course = words::course();
    let open = templates().into_iter().filter(|template| !SIGNED_IN.contains(&template.as_str()));
    let pages = open.flat_map(|template| of_template(&template, lang, &course));
    let with = |place: &str| {
        let mark = if place.contains('?') { '&' } else { '?' };
        both(format!("/{}/{place}{mark}with={}", lang.code(), lang.other().code()))
    };
    pages.chain(BESIDE.map(with)).collect()
}

/// Templates of pages that only a teacher or a pupil sees, who has to be signed in first.
const SIGNED_IN: &[&str] = &[
    "account",
    "account-codes",
    "account-delete",
    "account-password",
    "account-tokens",
    "card",
    "cards",
    "class",
    "class-erase",
    "class-join",
    "class-new",
    "class-settings",
    "classes",
    "pin",
    "preview",
    "pupil-keeps",
    "student",
    "student-erase",
    "students",
    "assignment",
    "assignment-edit",
    "assignment-erase",
    "assignment-sheet",
    "my",
    "my-assignment",
    "beliefs",
    "own",
    "own-erase",
    "own-import",
    "own-new",
    "own-set",
    "projector",
    "results",
    "tries",
];

/// Pages that are looked at in both languages side by side.
const BESIDE: [&str; 4] =
    ["lessons/castling-limits", "rules/castling", "puzzles/results-5", "worksheet?lesson=setup"];

/// The names of the templates that are pages.
fn templates() -> BTreeSet<String> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/templates");
    let files = std::fs::read_dir(folder).expect(folder);
    let names = files.filter_map(|file| file.expect(folder).file_name().into_string().ok());
    let pages = names.filter_map(|name| name.strip_suffix(".html").map(str::to_owned));
    pages.filter(|name| !name.starts_with('_') && name != "base").collect()
}

fn of_template(template: &str, lang: Lang, course: &Curriculum) -> Vec<Page> {
    let place = |rest: &str| format!("/{}{rest}", lang.code());
    match template {
        "api-docs" => vec![both(format!("/api/docs?lang={}", lang.code()))],
        "lesson" => {
            let lessons = course.lessons.iter().map(|lesson| place(&format!("/lessons/{}", lesson.slug)));
            let figures =
                ["/lessons/pawn?figure=last-step&from=e7&to=e8", "/lessons/castling?figure=game&step=3"];
            by_turns(lang, lessons.chain(figures.map(place))).collect()
        }
        "puzzle" => by_turns(lang, of_puzzles(course).iter().map(|rest| place(rest))).collect(),
        other => by_turns(lang, given(other).iter().map(|rest| place(rest))).collect(),
    }
}

/// Most pages are looked at on a narrow screen in one language and on a wide one in the other: both
/// have the same styles and the same elements.
fn by_turns(lang: Lang, places: impl Iterator<Item = String>) -> impl Iterator<Item = Page> {
    places.enumerate().map(move |(index, place)| {
        let narrow = (index % 2 == 0) == (lang == Lang::Zh);
        Page { place, narrow, wide: !narrow }
    })
}

/// The addresses of a page that no lesson and no puzzle makes, below the language.
fn given(template: &str) -> &'static [&'static str] {
    match template {
        "account" => &["/account", "/account?done=password"],
        "account-codes" => &["/account/codes"],
        "account-delete" => &["/account/delete"],
        "account-password" => &["/account/password"],
        "account-tokens" => &["/account/tokens"],
        "arbiter" => &[
            "/arbiter",
            "/arbiter?history=e4+e5&e=move:white:p:Nf3&e=flag-fall:black::",
            "/arbiter?history=e4+e5+Nf3+Nc6+Bc4+Bc5&e=touch:white::h1&e=touch:white::e1",
            "/arbiter?e=x&e=move:white::e5e6&e=resign:black::",
            "/arbiter?history=e4&do=move&side=black&move=Kq9",
            "/arbiter?fen=8/8/8/8/8/8/8/8+w+-+-+0+1",
        ],
        "ask" => &[
            "/ask",
            "/ask?moves=e4+e5+Nf3+Nc6&ply=3&from=g1&to=g3",
            "/ask?moves=e4+e5+Nf3+Nc6+Bc4+Bc5&move=O-O",
            "/ask?moves=e4+e5+Ke3",
            "/ask?fen=8/P7/8/8/8/8/8/K1k5+w+-+-+0+1&from=a7&to=a8",
            "/ask?set=1",
            "/ask?set=1&use=1&board=4k3/8/8/8/8/8/8/4K3&turn=w&castle=K",
            "/ask?fen=hello",
        ],
        "diploma" => &["/diploma/check"],
        "carry" => &["/progress/code"],
        "entry" => &["/class"],
        "erase" => &["/progress/erase"],
        "glossary" => {
            &["/glossary", "/glossary?q=jiangjun", "/glossary?q=stalemate+zyzzyva", "/glossary?q=zyzzyva"]
        }
        "home" => &[
            "/",
            "/?figure=question&from=zz",
            "/?figure=question&from=e1",
            "/?figure=question&from=e1&to=g1",
            "/?figure=question&move=Ne5",
        ],
        "join" => &["/progress/join"],
        "points" => &["/points", "/points?a=x&b=120&seed=3"],
        "practice" => &["/practice#find-square"],
        "problem" => &["/nowhere"],
        "progress" => &["/progress", "/progress?done=joined"],
        "question" => &[
            "/questions/draw-far-ahead",
            "/questions/few-points-for-a-win",
            "/questions/castling-out-of-check",
            "/questions/promotion-always-queen?figure=queen&from=c7&to=c8",
        ],
        "questions" => &["/questions", "/questions?q=castle+b1", "/questions?q=zyzzyva"],
        "recover" => &["/recover"],
        "review" => &["/review"],
        "round" => &["/practice/find-square/2/77", "/practice/mixed/3/5"],
        "rule" => &["/rules/castling", "/rules/en-passant", "/rules/turns"],
        "rules" => &["/rules"],
        "sign-in" => &["/sign-in", "/sign-in?done=out&back=%2Fclasses"],
        "sign-up" => &["/sign-up"],
        "worksheet" => &[
            "/worksheet?lesson=rook&per-page=12",
            "/worksheet?skill=find-square&level=2&count=4",
            "/worksheet?count=x&paper=a3&seed=-1&skill=none",
        ],
        other => panic!("{other}.html: give the addresses that show it, in every state"),
    }
}

fn both(place: String) -> Page {
    Page { place, narrow: true, wide: true }
}

/// The kinds of puzzle.
const KINDS: [&str; 11] =
    ["choice", "count", "move", "notate", "route", "ruling", "setup", "spot", "squares", "state", "verdict"];

fn of_puzzles(course: &Curriculum) -> Vec<String> {
    let kinds: BTreeSet<&str> = course.puzzles.values().map(|puzzle| puzzle.task.kind()).collect();
    assert!(kinds.iter().eq(&KINDS), "{kinds:?}: each kind of puzzle has a page to look at");
    let mut seen = BTreeSet::new();
    course.puzzles.values().filter(|puzzle| seen.insert(look(puzzle))).flat_map(states).collect()
}

/// What tells the page of a puzzle from others: its kind, whether it has a board, how that lies, and
/// whether it goes on from move to move.
fn look(puzzle: &Puzzle) -> (&'static str, bool, bool, bool) {
    let long = matches!(puzzle.task, Task::Move(Goal::MateIn { .. }));
    (puzzle.task.kind(), puzzle.placement().is_empty(), puzzle.turned, long)
}

/// Untouched, answered wrongly and with hints, answered rightly.
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
    vec![path.clone(), format!("{path}?{wrong}&hint=2"), format!("{path}?{right}")]
}

/// Fields as an address holds them.
fn query(form: &[(&str, String)]) -> String {
    let pairs = form.iter().map(|(name, value)| format!("{name}={}", value.replace(' ', "+")));
    pairs.collect::<Vec<_>>().join("&")
}
