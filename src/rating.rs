//! Points and grades, as one association's scheme has them, and FIDE's Elo to compare with.
//!
//! Counts in hundredths of a point, so that every result is exact before it is rounded; what lies
//! between two hundredths goes to the nearer, a half up, and the loser loses as much as the winner
//! gains. Knows neither chess nor words, and takes chance from outside as a seed.

mod elo;
mod points;
mod run;

pub use elo::{ELO_K, Elo, elo};
pub use points::{Points, PointsFault};
pub use run::{GAMES, Played, Run, run};

/// How a game between A and B ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// A won.
    AWins,
    /// Neither won.
    Draw,
    /// B won.
    BWins,
}

impl Outcome {
    /// All outcomes.
    pub const ALL: [Outcome; 3] = [Outcome::AWins, Outcome::Draw, Outcome::BWins];

    /// The name in the API and in content files.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Outcome::AWins => "a-wins",
            Outcome::Draw => "draw",
            Outcome::BWins => "b-wins",
        }
    }

    /// The outcome of that name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Outcome> {
        Outcome::ALL.into_iter().find(|outcome| outcome.as_str() == name)
    }
}

/// How far apart two players are. Each band begins where the one before it ends: 10 points of
/// difference are in the second, 9.99 in the first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Band {
    /// Less than 10 points.
    Under10,
    /// 10 points and more, less than 100.
    From10,
    /// 100 points and more, less than 200.
    From100,
    /// 200 points and more.
    From200,
}

impl Band {
    /// All bands, from near to far.
    pub const ALL: [Band; 4] = [Band::Under10, Band::From10, Band::From100, Band::From200];

    /// The band of a difference, whichever way it is taken.
    #[must_use]
    pub fn of(difference: Points) -> Band {
        match difference.hundredths().unsigned_abs() {
            ..1_000 => Band::Under10,
            ..10_000 => Band::From10,
            ..20_000 => Band::From100,
            _ => Band::From200,
        }
    }

    /// The name in the API.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Band::Under10 => "under-10",
            Band::From10 => "10-to-100",
            Band::From100 => "100-to-200",
            Band::From200 => "200-and-over",
        }
    }
}

/// Which of the scheme's three tables a game falls under.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Table {
    /// Neither won: who has fewer points gains.
    Draw,
    /// The player with fewer points won.
    LowerWins,
    /// The player with more points won.
    HigherWins,
}

impl Table {
    /// All tables.
    pub const ALL: [Table; 3] = [Table::Draw, Table::LowerWins, Table::HigherWins];

    /// The rule that sets it. Two players with equal points have no table of their own: both tables
    /// for a win give 10 then.
    #[must_use]
    pub fn rule(self) -> &'static str {
        match self {
            Table::Draw => "rating-draw",
            Table::LowerWins => "rating-lower-wins",
            Table::HigherWins => "rating-higher-wins",
        }
    }

    /// What the gainer gains at a difference: the winner, or after a draw the player with fewer
    /// points.
    #[must_use]
    pub fn gain(self, difference: Points) -> Points {
        let d = difference.hundredths().abs();
        let (over, under) = match (self, Band::of(difference)) {
            (Table::Draw, Band::Under10) | (Table::HigherWins, Band::From200) => (0, 1),
            (Table::Draw, Band::From10) => (10_000 + d, 20),
            (Table::Draw, Band::From100 | Band::From200) => (d, 4),
            (Table::LowerWins | Table::HigherWins, Band::Under10) => (1_000, 1),
            (Table::LowerWins, Band::From10) => (10_000 + d, 10),
            (Table::LowerWins, Band::From100 | Band::From200) => (d, 2),
            (Table::HigherWins, Band::From10) => (25_000 - 2 * d, 25),
            (Table::HigherWins, Band::From100) => (200, 1),
        };
        // A half goes up; nothing here is negative.
        Points::from_hundredths((2 * over + under) / (2 * under))
    }
}

/// What a game did to the points of its players.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Change {
    /// How far apart the players were.
    pub difference: Points,
    /// The band of that difference.
    pub band: Band,
    /// The table that applied.
    pub table: Table,
    /// What A gained; negative where A lost points.
    pub a: Points,
    /// What B gained: as much as A lost.
    pub b: Points,
}

/// The points that a game between players with `a` and `b` points brings.
#[must_use]
pub fn change(a: Points, b: Points, outcome: Outcome) -> Change {
    let difference = Points::from_hundredths((a.hundredths() - b.hundredths()).abs());
    let a_gains = match outcome {
        Outcome::AWins => true,
        Outcome::Draw => a < b,
        Outcome::BWins => false,
    };
    let table = match outcome {
        Outcome::Draw => Table::Draw,
        Outcome::AWins if a > b => Table::HigherWins,
        Outcome::BWins if b > a => Table::HigherWins,
        Outcome::AWins | Outcome::BWins => Table::LowerWins,
    };
    let gain = table.gain(difference);
    let loss = Points::from_hundredths(-gain.hundredths());
    let (a, b) = if a_gains { (gain, loss) } else { (loss, gain) };
    Change { difference, band: Band::of(difference), table, a, b }
}

/// The grade of so many points: none below 100, then 30 up to 1 by the hundred. The scheme sets no
/// floor: who has less than nothing has no grade either.
#[must_use]
pub fn grade(points: Points) -> Option<u8> {
    let steps = (points.hundredths() / 10_000).clamp(0, 30);
    (steps > 0).then(|| 31 - u8::try_from(steps).unwrap_or(30))
}

#[cfg(test)]
mod tests {
    use super::{Band, Outcome, Points, Table, change, grade};

    fn points(text: &str) -> Points {
        Points::read(text).expect("points")
    }

    /// What each table gives, in the units of the text, at a difference.
    fn gains(difference: &str) -> [String; 3] {
        Table::ALL.map(|table| table.gain(points(difference)).to_string())
    }

    #[test]
    fn every_band_gives_what_the_source_says_up_to_both_sides_of_each_edge() {
        let rows = [
            ("0", Band::Under10, ["0", "10", "10"]),
            ("9", Band::Under10, ["0", "10", "10"]),
            ("9.99", Band::Under10, ["0", "10", "10"]),
            ("10", Band::From10, ["5.5", "11", "9.2"]),
            ("50", Band::From10, ["7.5", "15", "6"]),
            ("99", Band::From10, ["9.95", "19.9", "2.08"]),
            ("100", Band::From100, ["25", "50", "2"]),
            ("150", Band::From100, ["37.5", "75", "2"]),
            ("199", Band::From100, ["49.75", "99.5", "2"]),
            ("200", Band::From200, ["50", "100", "0"]),
            ("1500", Band::From200, ["375", "750", "0"]),
        ];
        for (difference, band, expected) in rows {
            assert_eq!(Band::of(points(difference)), band, "{difference}");
            assert_eq!(gains(difference), expected, "{difference}");
        }
    }

    #[test]
    fn what_lies_between_two_hundredths_goes_to_the_nearer_and_a_half_up() {
        // 9.9995, 19.999 and 2.0008; 25.0025 and 50.005; 5.505; 11.005; 25.005.
        assert_eq!(gains("99.99"), ["10", "20", "2"]);
        assert_eq!(gains("100.01"), ["25", "50.01", "2"]);
        assert_eq!(gains("10.1"), ["5.51", "11.01", "9.19"]);
        assert_eq!(gains("10.05"), ["5.5", "11.01", "9.2"]);
        assert_eq!(gains("100.02"), ["25.01", "50.01", "2"]);
    }

    #[test]
    fn one_loses_what_the_other_gains_in_every_game() {
        for a in (-50_000..350_000).step_by(1_237) {
            for b in (-50_000..350_000).step_by(3_331) {
                let (a, b) = (Points::from_hundredths(a), Points::from_hundredths(b));
                for outcome in Outcome::ALL {
                    let change = change(a, b, outcome);
                    assert_eq!(change.a.hundredths() + change.b.hundredths(), 0);
                    let gainer = match outcome {
                        Outcome::AWins => change.a,
                        Outcome::BWins => change.b,
                        Outcome::Draw => {
                            if a < b {
                                change.a
                            } else {
                                change.b
                            }
                        }
                    };
                    assert!(gainer >= Points::ZERO, "{a} {b} {outcome:?}");
                }
            }
        }
    }

    #[test]
    fn the_winner_s_place_chooses_the_table() {
        let table = |a, b, outcome| {
            let change = change(points(a), points(b), outcome);
            (change.table, change.a.to_string(), change.b.to_string())
        };
        let row = |table, a: &str, b: &str| (table, a.to_owned(), b.to_owned());
        assert_eq!(table("1500", "1400", Outcome::AWins), row(Table::HigherWins, "2", "-2"));
        assert_eq!(table("1500", "1400", Outcome::BWins), row(Table::LowerWins, "-50", "50"));
        assert_eq!(table("1400", "1500", Outcome::AWins), row(Table::LowerWins, "50", "-50"));
        assert_eq!(table("1400", "1500", Outcome::Draw), row(Table::Draw, "25", "-25"));
        assert_eq!(table("1500", "1400", Outcome::Draw), row(Table::Draw, "-25", "25"));
    }

    #[test]
    fn equal_points_make_ten_for_a_win_and_nothing_for_a_draw() {
        for (outcome, a) in [(Outcome::AWins, "10"), (Outcome::BWins, "-10"), (Outcome::Draw, "0")] {
            let change = change(points("1200"), points("1200"), outcome);
            assert_eq!((change.difference, change.a.to_string().as_str()), (Points::ZERO, a));
        }
    }

    #[test]
    fn there_is_no_floor() {
        let change = change(points("5"), points("0"), Outcome::AWins);
        assert_eq!(change.b.to_string(), "-10");
        assert_eq!(grade(points("-10")), None);
    }

    #[test]
    fn grades_go_by_the_hundred_from_thirty_up_to_one() {
        let rows = [
            ("-10000", None),
            ("0", None),
            ("99.99", None),
            ("100", Some(30)),
            ("199.99", Some(30)),
            ("200", Some(29)),
            ("1550", Some(16)),
            ("2999.99", Some(2)),
            ("3000", Some(1)),
            ("10000", Some(1)),
        ];
        for (text, expected) in rows {
            assert_eq!(grade(points(text)), expected, "{text}");
        }
    }
}
