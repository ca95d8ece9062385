//! Words about a number: too low, too high, and how it is counted.

use super::area::{area, pieces};
use super::{say, sentences};
use crate::i18n::{Lang, messages};
use crate::puzzle::{CountAsk, Counting, Feedback, FeedbackCode, Puzzle, RatedGame, Task};
use crate::rating::{Outcome, Points};
use crate::rules::Area;

/// The number that was given.
pub(super) fn given(feedback: &Feedback) -> String {
    feedback.number.map(|number| number.to_string().replace('-', "−")).unwrap_or_default()
}

/// A right number; points are told with the rule that they come from.
pub(super) fn right(lang: Lang, feedback: &Feedback, puzzle: &Puzzle) -> String {
    let right = say(lang, "feedback-right-number", &[("number", &given(feedback))]);
    if let Task::Count(CountAsk::Points(rated)) = &puzzle.task {
        sentences(lang, &[right, messages::points(lang, &rated.reckoning())])
    } else {
        right
    }
}

/// A number that is too low or too high, and how it is counted.
pub(super) fn wrong(lang: Lang, feedback: &Feedback, puzzle: &Puzzle) -> String {
    let Task::Count(ask) = &puzzle.task else { return String::new() };
    let low = feedback.code == FeedbackCode::NumberLow;
    let say_number = |key: &str| say(lang, key, &[("number", &given(feedback))]);
    let found = match (ask, low) {
        (CountAsk::Distance { .. }, _) => distance(lang, feedback, low),
        (CountAsk::Grade { .. }, _) => say_number("grade-other"),
        (CountAsk::Points(_) | CountAsk::MaterialLead, true) => say_number("amount-low"),
        (CountAsk::Points(_) | CountAsk::MaterialLead, false) => say_number("amount-high"),
        (_, true) => say_number("number-low"),
        (_, false) => say_number("number-high"),
    };
    sentences(lang, &[found, counting(lang, &Counting::of(puzzle, ask))])
}

/// A number with decimals, where what is counted comes whole.
pub(super) fn not_whole(lang: Lang, feedback: &Feedback, puzzle: &Puzzle) -> String {
    let Task::Count(ask) = &puzzle.task else { return String::new() };
    let found = say(lang, "number-not-whole", &[("number", &given(feedback))]);
    sentences(lang, &[found, counting(lang, &Counting::of(puzzle, ask))])
}

/// Too few moves for the way, or more than it takes.
fn distance(lang: Lang, feedback: &Feedback, low: bool) -> String {
    let moves = feedback.number.and_then(|number| usize::try_from(number.hundredths() / 100).ok());
    let moves = [("number", moves.unwrap_or_default().into())];
    lang.text_with(if low { "distance-low" } else { "distance-high" }, &moves)
}

/// How it is counted, without the count.
pub(super) fn counting(lang: Lang, counting: &Counting) -> String {
    let named = counting.piece.map(|piece| messages::placed(lang, piece));
    let piece = ("piece", named.unwrap_or_default());
    let side = ("side", messages::side(lang, counting.turn));
    match &counting.ask {
        CountAsk::Squares { of: Area::Board } => say(lang, "count-files-ranks", &[]),
        CountAsk::Squares { of: Area::Light | Area::Dark } => say(lang, "count-colours", &[]),
        CountAsk::Squares { of } => say(lang, "count-area", &[("area", &area(lang, *of))]),
        CountAsk::Reach { .. } => say(lang, "count-reach", &[piece]),
        CountAsk::Pieces(filter) => say(lang, "count-pieces", &[("want", &pieces(lang, *filter))]),
        CountAsk::Material { side } => say(lang, "count-material", &[("side", messages::side(lang, *side))]),
        CountAsk::MaterialLead => say(lang, "count-material-lead", &[]),
        CountAsk::Distance { to, .. } => say(lang, "count-distance", &[piece, ("to", &to.to_string())]),
        CountAsk::Moves { from } => {
            let key = if from.is_some() { "count-moves-from" } else { "count-moves" };
            let promotions = counting.promotes.then(|| say(lang, "count-promotions", &[]));
            sentences(lang, &[say(lang, key, &[piece, side]), promotions.unwrap_or_default()])
        }
        CountAsk::Checks => say(lang, "count-checks", &[side]),
        CountAsk::Mates => say(lang, "count-mates", &[side]),
        CountAsk::Repetitions => say(lang, "count-repetitions", &[]),
        CountAsk::QuietMoves => say(lang, "count-quiet-moves", &[]),
        CountAsk::Points(rated) => points(lang, *rated),
        CountAsk::Grade { .. } => say(lang, "count-grade", &[]),
    }
}

/// Which difference and which rule of the scheme the game stands on, without the sum.
fn points(lang: Lang, rated: RatedGame) -> String {
    let reckoning = rated.reckoning();
    let outcome = match reckoning.outcome {
        Outcome::Draw => "draw",
        Outcome::LowerWins | Outcome::HigherWins if reckoning.difference == Points::default() => "equal",
        Outcome::LowerWins => "lower-wins",
        Outcome::HigherWins => "higher-wins",
    };
    let (difference, band) = (reckoning.difference.to_string(), messages::points_band(lang, reckoning.band));
    let args = [("difference", difference.as_str()), ("band", &band), ("outcome", outcome)];
    let formula = messages::points_formula(reckoning.outcome, reckoning.band);
    let gain = match formula {
        "0" => say(lang, "count-points-nothing", &[]),
        formula => say(lang, "count-points-gain", &[("formula", formula)]),
    };
    sentences(lang, &[say(lang, "count-points", &args), gain])
}
