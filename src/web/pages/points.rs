//! The calculator of points: a game's gain and loss with both grades, the table of bands with its
//! leaps, the gain over the difference as a chart, and a simulated run of fifty games.
//!
//! Reads numbers and a seed from the query and never fails on them; what is reckoned is the core's.

use super::fields::Fields;
use super::links::{Link, lesson_link};
use super::points_chart::{GainChart, RunChart};
use super::render;
use crate::curriculum::Curriculum;
use crate::i18n::{Lang, messages};
use crate::rating::{
    Band, Change, GAMES, Grade, Outcome, Played, Points, Reckoning, Run, Score, elo_expected, elo_gain, gain,
    reckon, run,
};
use crate::web::shell::Shell;
use crate::web::state::AppState;
use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;
use std::borrow::Cow;

/// The game that stands in the form of a visitor who has not asked for another.
const EXAMPLE: (i64, i64, Score) = (1420, 1500, Score::AWins);

/// The edges of the bands, and the last whole difference below each.
const LEAPS: [(i64, i64); 3] = [(9, 10), (99, 100), (199, 200)];

/// The page.
#[derive(Debug, Template)]
#[template(path = "points.html")]
struct PointsPage {
    shell: Shell,
    lesson: Option<Link>,
    /// The seed of the run, where the query gives one: the form keeps it.
    seed: Option<u32>,
    entries: [Entry; 2],
    results: Vec<(&'static str, Cow<'static, str>, bool)>,
    no_result: bool,
    game: Option<GameView>,
    rows: Vec<Row>,
    gain_chart: GainChart,
    run: RunView,
}

/// What a reader typed as a number of points.
#[derive(Debug)]
struct Entry {
    name: &'static str,
    label: Cow<'static, str>,
    text: String,
    points: Option<Points>,
}

/// A reckoned game.
#[derive(Debug)]
struct GameView {
    sentence: String,
    players: [PlayerRow; 2],
    elo: String,
    place: String,
}

/// A player's line.
#[derive(Debug)]
struct PlayerRow {
    name: &'static str,
    before: String,
    change: String,
    after: String,
    grade_before: String,
    grade_after: String,
    elo: String,
}

/// A band's line in the table, with what leaps at its upper edge.
#[derive(Debug)]
struct Row {
    band: Cow<'static, str>,
    formulas: [&'static str; 3],
    applied: bool,
    leap: Option<Leap>,
}

/// Where the formula changes, and for each table the gains on both sides, where they differ in kind.
#[derive(Debug)]
struct Leap {
    place: String,
    gains: [Option<(String, String)>; 3],
}

/// A simulated run.
#[derive(Debug)]
struct RunView {
    number: String,
    next: String,
    chart: RunChart,
    points_about: String,
    changes_about: String,
    games: Vec<GameRow>,
}

/// A game of the run.
#[derive(Debug)]
struct GameRow {
    number: usize,
    opponent: String,
    score: Cow<'static, str>,
    change: String,
    after: String,
}

/// `GET /{lang}/points`, also with `?a=…&b=…&result=…` and `?seed=…`.
pub(super) async fn show(request: HttpRequest, shell: Shell, state: Data<AppState>) -> HttpResponse {
    let page = PointsPage::new(&state.curriculum, shell.clone(), &Fields::of_query(&request));
    render(&shell, &page)
}

impl PointsPage {
    fn new(course: &Curriculum, shell: Shell, fields: &Fields) -> PointsPage {
        let lang = shell.lang;
        let asked = ["a", "b", "result"].iter().any(|name| fields.get(name).is_some());
        let (a, b, score) = if asked {
            let score = fields.get("result").and_then(Score::from_name);
            (fields.written("a"), fields.written("b"), score)
        } else {
            (Some(EXAMPLE.0.to_string()), Some(EXAMPLE.1.to_string()), Some(EXAMPLE.2))
        };
        let entries = [Entry::new("a", lang.text("points-a"), a), Entry::new("b", lang.text("points-b"), b)];
        let reckoning = match (entries[0].points, entries[1].points, score) {
            (Some(a), Some(b), Some(score)) => Some((reckon(a, b, score), score)),
            (Some(_) | None, Some(_) | None, Some(_) | None) => None,
        };
        let seed = fields.get("seed").and_then(|seed| seed.parse().ok());
        let kept = fields.query(&["a", "b", "result"]);
        PointsPage {
            lesson: course.lesson("rating").map(|rating| lesson_link(&shell, &rating.slug)),
            results: results(lang, score),
            no_result: score.is_none(),
            rows: rows(lang, reckoning.as_ref().map(|(reckoning, _)| reckoning.band)),
            gain_chart: GainChart::new(reckoning.as_ref().map(|(reckoning, _)| reckoning)),
            game: reckoning.map(|(reckoning, score)| GameView::new(lang, &reckoning, score)),
            run: RunView::new(&shell, seed.unwrap_or(1), &kept),
            seed,
            entries,
            shell,
        }
    }
}

impl Entry {
    fn new(name: &'static str, label: Cow<'static, str>, text: Option<String>) -> Entry {
        let text = text.unwrap_or_default();
        Entry { name, label, points: text.parse().ok(), text }
    }
}

fn results(lang: Lang, score: Option<Score>) -> Vec<(&'static str, Cow<'static, str>, bool)> {
    let result = |one: Score| {
        let words = match one {
            Score::AWins => lang.text("points-result-a-wins"),
            Score::Draw => lang.text("points-result-draw"),
            Score::BWins => lang.text("points-result-b-wins"),
        };
        (one.as_str(), words, score == Some(one))
    };
    Score::ALL.into_iter().map(result).collect()
}

impl GameView {
    fn new(lang: Lang, reckoning: &Reckoning, score: Score) -> GameView {
        let (a, b) = (reckoning.a.before, reckoning.b.before);
        let elo = elo_gain(a, b, score);
        let expected = format!("{:.3}", elo_expected(a, b));
        let gained = reckoning.a.change.max(reckoning.b.change);
        let place = if reckoning.difference.to_float() > GainChart::FAR {
            "points-chart-beyond"
        } else {
            "points-chart-here"
        };
        let args =
            [("difference", reckoning.difference.to_string().into()), ("gain", gained.to_string().into())];
        GameView {
            sentence: messages::points(lang, reckoning),
            players: [
                PlayerRow::new(lang, "A", reckoning.a, elo),
                PlayerRow::new(lang, "B", reckoning.b, elo.opposite()),
            ],
            elo: lang.text_with("points-elo", &[("expected", expected.into())]),
            place: lang.text_with(place, &args),
        }
    }
}

impl PlayerRow {
    fn new(lang: Lang, name: &'static str, change: Change, elo: Points) -> PlayerRow {
        PlayerRow {
            name,
            before: plain(change.before),
            change: signed(change.change),
            after: plain(change.after),
            grade_before: grade(lang, change.before.grade()),
            grade_after: grade(lang, change.after.grade()),
            elo: signed(elo),
        }
    }
}

fn grade(lang: Lang, grade: Grade) -> String {
    match grade {
        Grade::Ungraded => lang.text("points-ungraded").into_owned(),
        Grade::Numbered(number) => lang.text_with("points-grade", &[("number", usize::from(number).into())]),
    }
}

/// Points with a true minus sign.
fn plain(points: Points) -> String {
    points.to_string().replace('-', "−")
}

/// A change with its sign.
fn signed(points: Points) -> String {
    let plus = if points > Points::default() { "+" } else { "" };
    format!("{plus}{}", plain(points))
}

fn rows(lang: Lang, applied: Option<Band>) -> Vec<Row> {
    let edges = LEAPS.map(Some).into_iter().chain([None]);
    let row = |(band, edge): (Band, Option<(i64, i64)>)| Row {
        band: messages::points_band(lang, band),
        formulas: Outcome::ALL.map(|outcome| messages::points_formula(outcome, band)),
        applied: applied == Some(band),
        leap: edge.map(|(below, from)| leap(lang, below, from)),
    };
    Band::ALL.into_iter().zip(edges).map(row).collect()
}

/// What happens from one whole difference to the next, where the formula changes.
fn leap(lang: Lang, below: i64, from: i64) -> Leap {
    let place = [("below", below.to_string().into()), ("from", from.to_string().into())];
    let of = |outcome, difference| gain(outcome, Points::whole(difference));
    let leap = |outcome| {
        let formula = |difference| messages::points_formula(outcome, Band::of(Points::whole(difference)));
        let leaps = formula(below) != formula(from);
        leaps.then(|| (of(outcome, below).to_string(), of(outcome, from).to_string()))
    };
    Leap { place: lang.text_with("points-leap", &place), gains: Outcome::ALL.map(leap) }
}

impl RunView {
    fn new(shell: &Shell, seed: u32, kept: &str) -> RunView {
        let lang = shell.lang;
        let run = run(u64::from(seed));
        let joint = if kept.is_empty() { "" } else { "&" };
        let games = run.games.iter().enumerate();
        RunView {
            number: lang.text_with("points-run-number", &[("seed", seed.to_string().into())]),
            next: shell.here_with(&format!("?{kept}{joint}seed={}#run", seed.wrapping_add(1))),
            chart: RunChart::new(&run),
            points_about: points_about(lang, &run),
            changes_about: changes_about(lang, &run),
            games: games.map(|(index, played)| GameRow::new(lang, index + 1, played)).collect(),
        }
    }
}

fn points_about(lang: Lang, run: &Run) -> String {
    let after = |game: usize| {
        let played = run.games.get(game - 1);
        played.map_or_else(String::new, |played| plain(played.reckoning.a.after)).into()
    };
    let args = [("early", after(10)), ("middle", after(25)), ("late", after(GAMES))];
    lang.text_with("points-run-points-about", &args)
}

fn changes_about(lang: Lang, run: &Run) -> String {
    let average = |first, end| run.average(first, end).to_string().into();
    let args = [("early", average(0, 10)), ("late", average(GAMES - 10, GAMES))];
    lang.text_with("points-run-changes-about", &args)
}

impl GameRow {
    fn new(lang: Lang, number: usize, played: &Played) -> GameRow {
        GameRow {
            number,
            opponent: plain(played.reckoning.b.before),
            score: match played.score {
                Score::AWins => lang.text("points-run-won"),
                Score::Draw => lang.text("points-run-drawn"),
                Score::BWins => lang.text("points-run-lost"),
            },
            change: signed(played.reckoning.a.change),
            after: plain(played.reckoning.a.after),
        }
    }
}
