//! Questions whose answer is a number.

use super::{Args, piece};
use crate::i18n::feedback::{area, pieces};
use crate::i18n::{Lang, messages};
use crate::puzzle::{CountAsk, Player, Puzzle, RatedGame};
use crate::rating::Score;

/// What is counted.
pub(super) fn count(lang: Lang, ask: &CountAsk, puzzle: &Puzzle) -> (&'static str, Args) {
    match ask {
        CountAsk::Squares { of } => ("task-count-squares", vec![("area", area(lang, *of).into())]),
        CountAsk::Reach { from } => ("task-count-reach", vec![piece(lang, puzzle, *from)]),
        CountAsk::Pieces(filter) => ("task-count-pieces", vec![("want", pieces(lang, *filter).into())]),
        CountAsk::Material { side } => {
            ("task-count-material", vec![("whose", messages::side(lang, *side).into())])
        }
        CountAsk::MaterialLead => ("task-count-lead", vec![]),
        CountAsk::Distance { from, to } => {
            ("task-count-distance", vec![piece(lang, puzzle, *from), ("to", to.to_string().into())])
        }
        CountAsk::Moves { from: Some(from) } => ("task-count-moves-from", vec![piece(lang, puzzle, *from)]),
        CountAsk::Moves { from: None } => ("task-count-moves", vec![]),
        CountAsk::Checks => ("task-count-checks", vec![]),
        CountAsk::Mates => ("task-count-mates", vec![]),
        CountAsk::Repetitions => ("task-count-repetitions", vec![]),
        CountAsk::QuietMoves => ("task-count-quiet", vec![]),
        CountAsk::Points(game) => points(*game),
        CountAsk::Grade { points } => ("task-grade", vec![("points", points.to_string().into())]),
    }
}

fn points(game: RatedGame) -> (&'static str, Args) {
    let key = match game.score {
        Score::AWins => "task-points-a-wins",
        Score::Draw => "task-points-draw",
        Score::BWins => "task-points-b-wins",
    };
    let of = match game.of {
        Player::A => "A",
        Player::B => "B",
    };
    (key, vec![("a", game.a.to_string().into()), ("b", game.b.to_string().into()), ("of", of.into())])
}
