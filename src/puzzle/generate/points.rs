//! Points and grades by the scheme of the lesson on ratings.

use super::draw::Draw;
use super::{Draft, Skill};
use crate::puzzle::{CountAsk, Player, RatedGame, Task};
use crate::rating::{Outcome, Points, Score};
use crate::rules::Placement;

pub(super) const SKILLS: &[Skill] = &[
    Skill { id: "points-grade", lesson: "rating", rules: &["rating-grades"], version: 1, propose: grade },
    Skill {
        id: "points-draw",
        lesson: "rating",
        rules: &["rating-draw", "rating-settles"],
        version: 1,
        propose: |draw| change(draw, Outcome::Draw),
    },
    Skill {
        id: "points-lower-wins",
        lesson: "rating",
        rules: &["rating-lower-wins", "rating-settles"],
        version: 1,
        propose: |draw| change(draw, Outcome::LowerWins),
    },
    Skill {
        id: "points-higher-wins",
        lesson: "rating",
        rules: &["rating-higher-wins", "rating-settles"],
        version: 1,
        propose: |draw| change(draw, Outcome::HigherWins),
    },
];

/// Where the table of differences has its edges, in points.
const EDGES: [usize; 3] = [10, 100, 200];

/// A number of hundredths.
fn points(hundredths: usize) -> Points {
    Points::from_hundredths(i64::try_from(hundredths).unwrap_or_default())
}

/// Which grade do the points give? Often they are a little below or above a hundred.
fn grade(draw: &mut Draw) -> Option<Draft> {
    let near_miss = draw.chance(45);
    let most = draw.by_level(12, 24, 32);
    let hundreds = draw.between(1, most) * 10_000;
    let hundredths =
        if near_miss { hundreds - 200 + draw.below(400) } else { hundreds - 9_800 + draw.below(9_600) };
    let task = Task::Count(CountAsk::Grade { points: points(hundredths) });
    Some(Draft::on_board(Placement::empty(), task).near_miss(near_miss))
}

/// A difference in points, and whether it lies just at an edge of the table.
fn difference(draw: &mut Draw) -> Option<(usize, bool)> {
    if draw.chance(45) {
        let edge = draw.pick(&EDGES)?;
        return Some((edge - 1 + draw.below(3), true));
    }
    let far = draw.between(51, 110) * 4;
    let whole = draw.between(26, 49) * 4;
    let tens = draw.between(2, 9) * 10;
    let one = draw.between(12, 98);
    let little = draw.between(1, 8);
    let of = match draw.level {
        super::Level::One => draw.pick(&[little, tens, whole, far])?,
        super::Level::Two => draw.pick(&[little, tens, one, whole, far])?,
        super::Level::Three => draw.pick(&[one, one, whole + 1, far + 3])?,
    };
    let near = EDGES.iter().any(|edge| of.abs_diff(*edge) <= 1);
    Some((of, near))
}

/// By how much does the game change a player's points?
fn change(draw: &mut Draw, outcome: Outcome) -> Option<Draft> {
    let (difference, near_miss) = difference(draw)?;
    let lower = draw.between(draw.by_level(100, 100, 20), 2_300);
    let a_is_lower = draw.chance(50);
    let [low, high] = [lower, lower + difference].map(|whole| points(100 * whole));
    let (a, b) = if a_is_lower { (low, high) } else { (high, low) };
    let score = match outcome {
        Outcome::Draw => Score::Draw,
        Outcome::LowerWins if a_is_lower => Score::AWins,
        Outcome::HigherWins if !a_is_lower => Score::AWins,
        Outcome::LowerWins | Outcome::HigherWins => Score::BWins,
    };
    let of = if draw.chance(50) { Player::A } else { Player::B };
    let task = Task::Count(CountAsk::Points(RatedGame { a, b, score, of }));
    Some(Draft::on_board(Placement::empty(), task).near_miss(near_miss))
}
