//! Points and grades, reckoned anew from the words of the scheme.

use super::{each_level, near_misses};
use yize::puzzle::{CountAsk, Number, Player, RatedGame, Solution, Task, solution};
use yize::rating::Score;

#[test]
fn a_grade_is_a_hundred_points_wide() {
    each_level("points-grade", |level, made| {
        for one in made {
            let Task::Count(CountAsk::Grade { points }) = one.puzzle.task else { panic!("no grade") };
            let hundreds = points.hundredths() / 10_000;
            let grade = match hundreds {
                0 => 0,
                1..=29 => 31 - hundreds,
                _ => 1,
            };
            assert_eq!(solution(&one.puzzle), Solution::Number(Some(Number::whole(grade))), "{points}");
            let over = points.hundredths() % 10_000;
            assert_eq!(one.near_miss, !(200..9_800).contains(&over), "{points}");
        }
        near_misses("points-grade", level, made);
    });
}

/// What the gainer gains, in hundredths, from a whole difference.
fn gain(difference: i64, drawn: bool, upset: bool) -> i64 {
    let d = difference;
    match (drawn, upset) {
        (true, _) if d < 10 => 0,
        (true, _) if d < 100 => 500 + 5 * d,
        (true, _) => 25 * d,
        (false, _) if d < 10 => 1_000,
        (false, true) if d < 100 => 1_000 + 10 * d,
        (false, true) => 50 * d,
        (false, false) if d < 100 => 1_000 - 8 * d,
        (false, false) if d < 200 => 200,
        (false, false) => 0,
    }
}

#[test]
fn a_game_changes_points_as_the_scheme_says() {
    for id in ["points-draw", "points-lower-wins", "points-higher-wins"] {
        each_level(id, |level, made| {
            for one in made {
                let Task::Count(CountAsk::Points(RatedGame { a, b, score, of })) = one.puzzle.task else {
                    panic!("no game")
                };
                let ahead = (a.hundredths() - b.hundredths()) / 100;
                let upset = (score == Score::AWins) == (ahead < 0);
                let drawn = score == Score::Draw;
                assert_eq!((drawn, upset && !drawn), (id == "points-draw", id == "points-lower-wins"));
                let gains_a = if drawn { ahead < 0 } else { score == Score::AWins };
                let gain = gain(ahead.abs(), drawn, upset);
                let change = if gains_a == (of == Player::A) { gain } else { -gain };
                assert_eq!(solution(&one.puzzle), Solution::Number(Some(Number::from_hundredths(change))));
                let near = [10, 100, 200].iter().any(|edge| (ahead.abs() - edge).abs() <= 1);
                assert_eq!(one.near_miss, near);
            }
            near_misses(id, level, made);
        });
    }
}
