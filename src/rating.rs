//! Points and grades as one Chinese scheme has them (source B, heading B5), and Elo beside it.
//!
//! Exact: points are counted in hundredths. Knows no player, no clock and no chance of its own; the
//! seed of a simulated run is passed in. The Laws of Chess say nothing of any of this.

mod points;
mod run;

pub use points::{Grade, Points};
pub use run::{GAMES, Played, Run, run};

/// How a game between A and B ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Score {
    /// A won.
    AWins,
    /// Drawn.
    Draw,
    /// B won.
    BWins,
}

impl Score {
    /// All of them.
    pub const ALL: [Score; 3] = [Score::AWins, Score::Draw, Score::BWins];

    /// The name in the JSON API.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Score::AWins => "a-wins",
            Score::Draw => "draw",
            Score::BWins => "b-wins",
        }
    }

    /// The score of that name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Score> {
        Score::ALL.into_iter().find(|score| score.as_str() == name)
    }
}

/// What happened, as the scheme sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// A draw: the lower gains.
    Draw,
    /// The lower player won.
    LowerWins,
    /// The higher player won; so too where both have the same points.
    HigherWins,
}

impl Outcome {
    /// All of them.
    pub const ALL: [Outcome; 3] = [Outcome::Draw, Outcome::LowerWins, Outcome::HigherWins];

    /// The name in the JSON API.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Outcome::Draw => "draw",
            Outcome::LowerWins => "lower-wins",
            Outcome::HigherWins => "higher-wins",
        }
    }

    /// The rule that covers it.
    #[must_use]
    pub fn rule(self) -> &'static str {
        match self {
            Outcome::Draw => "rating-draw",
            Outcome::LowerWins => "rating-lower-wins",
            Outcome::HigherWins => "rating-higher-wins",
        }
    }
}

/// A band of differences, half open: the scheme gives whole numbers and lets "within 10" meet "10 to
/// 99"; read here as from the lower edge on, up to but not with the upper one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Band {
    /// Below 10.
    Under10,
    /// From 10, below 100.
    From10,
    /// From 100, below 200.
    From100,
    /// From 200.
    From200,
}

impl Band {
    /// All bands, from the smallest difference on.
    pub const ALL: [Band; 4] = [Band::Under10, Band::From10, Band::From100, Band::From200];

    /// The band of a difference, which is not negative.
    #[must_use]
    pub fn of(difference: Points) -> Band {
        match difference.0 {
            ..1_000 => Band::Under10,
            1_000..10_000 => Band::From10,
            10_000..20_000 => Band::From100,
            20_000.. => Band::From200,
        }
    }

    /// The name in the JSON API.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Band::Under10 => "under-10",
            Band::From10 => "10-to-99",
            Band::From100 => "100-to-199",
            Band::From200 => "200-and-over",
        }
    }
}

/// What the gainer gains; the other loses as much. Half a hundredth is rounded up.
#[must_use]
pub fn gain(outcome: Outcome, difference: Points) -> Points {
    let d = difference.0;
    Points(match (outcome, Band::of(difference)) {
        (Outcome::Draw, Band::Under10) | (Outcome::HigherWins, Band::From200) => 0,
        (Outcome::Draw, Band::From10) => rounded(10_000 + d, 20),
        (Outcome::Draw, Band::From100 | Band::From200) => rounded(d, 4),
        (Outcome::LowerWins | Outcome::HigherWins, Band::Under10) => 1_000,
        (Outcome::LowerWins, Band::From10) => 1_000 + rounded(d, 10),
        (Outcome::LowerWins, Band::From100 | Band::From200) => rounded(d, 2),
        (Outcome::HigherWins, Band::From10) => 1_000 - rounded(2 * d, 25),
        (Outcome::HigherWins, Band::From100) => 200,
    })
}

/// A quotient of numbers that are not negative, half rounded up.
fn rounded(dividend: i64, divisor: i64) -> i64 {
    (2 * dividend + divisor).div_euclid(2 * divisor)
}

/// One player's points around a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Change {
    /// Before.
    pub before: Points,
    /// Gained, or lost where negative.
    pub change: Points,
    /// After.
    pub after: Points,
}

impl Change {
    fn new(before: Points, change: Points) -> Change {
        Change { before, change, after: before.plus(change) }
    }
}

/// The points after a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Reckoning {
    /// Player A.
    pub a: Change,
    /// Player B.
    pub b: Change,
    /// By how much they differed before.
    pub difference: Points,
    /// The band that applied.
    pub band: Band,
    /// What happened, as the scheme sees it.
    pub outcome: Outcome,
}

/// Reckons the points of both players after a game.
#[must_use]
pub fn reckon(a: Points, b: Points, score: Score) -> Reckoning {
    let difference = Points((a.0 - b.0).abs());
    let (outcome, a_gains) = match score {
        Score::Draw => (Outcome::Draw, a < b),
        Score::AWins => (if a < b { Outcome::LowerWins } else { Outcome::HigherWins }, true),
        Score::BWins => (if b < a { Outcome::LowerWins } else { Outcome::HigherWins }, false),
    };
    let gain = gain(outcome, difference);
    let a_change = if a_gains { gain } else { gain.opposite() };
    let b_change = a_change.opposite();
    Reckoning {
        a: Change::new(a, a_change),
        b: Change::new(b, b_change),
        difference,
        band: Band::of(difference),
        outcome,
    }
}

/// Elo, for comparison: a game's full weight for a player who has settled (FIDE's K of 20).
pub const ELO_K: f64 = 20.0;

/// What Elo expects A to score against B, from 0 to 1; no difference beyond 400 is counted, as FIDE
/// does.
#[must_use]
pub fn elo_expected(a: Points, b: Points) -> f64 {
    let difference = (b.to_float() - a.to_float()).clamp(-400.0, 400.0);
    1.0 / (1.0 + 10_f64.powf(difference / 400.0))
}

/// What A gains by Elo, or loses where negative; B the reverse.
#[must_use]
pub fn elo_gain(a: Points, b: Points, score: Score) -> Points {
    let scored = match score {
        Score::AWins => 1.0,
        Score::Draw => 0.5,
        Score::BWins => 0.0,
    };
    Points::from_float(ELO_K * (scored - elo_expected(a, b))).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::{Band, Outcome, Points, Score, elo_expected, elo_gain, gain, reckon};

    fn of(outcome: Outcome, difference: &str) -> String {
        gain(outcome, difference.parse().unwrap()).to_string()
    }

    #[test]
    fn every_band_and_both_sides_of_every_edge() {
        for (difference, draw, lower, higher) in [
            ("0", "0", "10", "10"),
            ("9", "0", "10", "10"),
            ("9.99", "0", "10", "10"),
            ("10", "5.50", "11", "9.20"),
            ("55", "7.75", "15.50", "5.60"),
            ("99", "9.95", "19.90", "2.08"),
            ("100", "25", "50", "2"),
            ("150", "37.50", "75", "2"),
            ("199", "49.75", "99.50", "2"),
            ("200", "50", "100", "0"),
            ("400", "100", "200", "0"),
        ] {
            assert_eq!(of(Outcome::Draw, difference), draw, "a draw at {difference}");
            assert_eq!(of(Outcome::LowerWins, difference), lower, "the lower wins at {difference}");
            assert_eq!(of(Outcome::HigherWins, difference), higher, "the higher wins at {difference}");
        }
        let edges = [0, 999, 1_000, 9_999, 10_000, 19_999, 20_000].map(|d| Band::of(Points(d)));
        let [near, near_end, some, some_end, far, far_end, farthest] = edges;
        assert_eq!([near, some, far, farthest], Band::ALL);
        assert_eq!([near_end, some_end, far_end], Band::ALL[..3]);
    }

    #[test]
    fn half_a_hundredth_is_rounded_up() {
        // (10 + 1.001)/2 = 5.5005; 100.02/4 = 25.005; 10 - 10.01/12.5 = 9.1992.
        assert_eq!(of(Outcome::Draw, "100.02"), "25.01");
        assert_eq!(of(Outcome::Draw, "10.01"), "5.50");
        assert_eq!(of(Outcome::HigherWins, "10.01"), "9.20");
    }

    #[test]
    fn what_one_gains_the_other_loses() {
        let whole = Points::whole;
        for (a, b) in [(1800, 1400), (1400, 1800), (500, 500), (-20, 35), (120, 111)] {
            for score in Score::ALL {
                let reckoning = reckon(whole(a), whole(b), score);
                assert_eq!(reckoning.a.change.0, -reckoning.b.change.0);
                assert_eq!(reckoning.a.after.0, reckoning.a.before.0 + reckoning.a.change.0);
                let mirrored = match score {
                    Score::AWins => Score::BWins,
                    Score::Draw => Score::Draw,
                    Score::BWins => Score::AWins,
                };
                let other = reckon(whole(b), whole(a), mirrored);
                assert_eq!((reckoning.a, reckoning.band), (other.b, other.band));
            }
        }
        assert_eq!(reckon(whole(1800), whole(1400), Score::AWins).a.change, whole(0));
        assert_eq!(reckon(whole(1800), whole(1400), Score::BWins).b.change, whole(200));
        assert_eq!(reckon(whole(1800), whole(1400), Score::Draw).a.change, whole(-100));
        assert_eq!(reckon(whole(500), whole(500), Score::BWins).b.change, whole(10));
    }

    #[test]
    fn elo_expects_more_of_the_higher() {
        let (a, b) = (Points::whole(1800), Points::whole(1400));
        assert!((elo_expected(a, b) - 0.909).abs() < 0.001);
        assert_eq!(elo_gain(a, b, Score::AWins).to_string(), "1.82");
        assert_eq!(elo_gain(a, b, Score::BWins).to_string(), "-18.18");
        assert_eq!(elo_gain(a, a, Score::Draw), Points::default());
    }
}
