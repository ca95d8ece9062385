//! A made-up run of games: a newcomer without points joins a club of players whose points are as
//! strong as they are, and meets them one after the other.
//!
//! Chance comes from the seed alone: the same seed gives the same run for ever.

use super::{Points, Reckoning, Score, elo_expected, reckon, rounded};

/// How many games a run has.
pub const GAMES: usize = 50;

/// How strong the newcomer is: the points that would be just.
const STRENGTH: i64 = 1_500;

/// How far the club's players lie from the newcomer's strength at most.
const SPREAD: u64 = 150;

/// A game of the run.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Played {
    /// How it ended; A is the newcomer.
    pub score: Score,
    /// What it did to the points of both.
    pub reckoning: Reckoning,
}

/// A run of games.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Run {
    /// The points that would be just.
    pub strength: Points,
    /// The games, in order.
    pub games: Vec<Played>,
}

impl Run {
    /// By how much a game changed the newcomer's points on average, between two games of the run
    /// counted from 0, the last not included.
    #[must_use]
    pub fn average(&self, first: usize, end: usize) -> Points {
        let games = self.games.get(first..end).unwrap_or_default();
        let sum: i64 = games.iter().map(|game| game.reckoning.a.change.0.abs()).sum();
        let count = i64::try_from(games.len()).unwrap_or(1).max(1);
        Points(rounded(sum, count))
    }
}

/// The run of a seed.
#[must_use]
pub fn run(seed: u64) -> Run {
    let mut chance = Chance(seed);
    let strength = Points::whole(STRENGTH);
    let mut points = Points::default();
    let games = (0..GAMES).map(|_| {
        let opponent = opponent(&mut chance);
        let score = chance.score(elo_expected(strength, opponent));
        let reckoning = reckon(points, opponent, score);
        points = reckoning.a.after;
        Played { score, reckoning }
    });
    Run { strength, games: games.collect() }
}

fn opponent(chance: &mut Chance) -> Points {
    let above = chance.next() % (2 * SPREAD + 1);
    Points::whole(STRENGTH + i64::try_from(above).unwrap_or(0) - i64::try_from(SPREAD).unwrap_or(0))
}

/// SplitMix64 (Steele, Lea and Flood, 2014): small, and the same on every machine.
struct Chance(u64);

impl Chance {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// From 0 up to, not including, 1.
    #[expect(clippy::cast_precision_loss, reason = "53 bits are what a number holds")]
    fn share(&mut self) -> f64 {
        (self.next() >> 11) as f64 / (1_u64 << 53) as f64
    }

    /// A result that is worth the expected share on average, with draws the more often the closer
    /// the players are: three in ten among equals.
    fn score(&mut self, expected: f64) -> Score {
        let draw = 1.2 * expected * (1.0 - expected);
        let win = expected - draw / 2.0;
        let share = self.share();
        if share < win {
            Score::AWins
        } else if share < win + draw {
            Score::Draw
        } else {
            Score::BWins
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Chance, GAMES, Points, Score, run};

    #[test]
    fn the_same_seed_gives_the_same_run() {
        assert_eq!(run(7), run(7));
        assert_ne!(run(7), run(8));
        let mut chance = Chance(1_234_567);
        assert_eq!([chance.next(), chance.next()], [6_457_827_717_110_365_317, 3_203_168_211_198_807_973]);
    }

    #[test]
    fn every_game_follows_from_the_points_before_it() {
        for seed in 0..50 {
            let run = run(seed);
            assert_eq!(run.games.len(), GAMES);
            let mut points = Points::default();
            for game in run.games {
                let opponent = game.reckoning.b.before;
                assert!((1_350..=1_650).contains(&(opponent.hundredths() / 100)), "{opponent}");
                assert_eq!(game.reckoning, super::reckon(points, opponent, game.score));
                points = game.reckoning.a.after;
            }
        }
    }

    #[test]
    fn gains_and_losses_settle() {
        for seed in 0..1_000 {
            let run = run(seed);
            let (early, late) = (run.average(0, 10), run.average(40, 50));
            assert!(late < early, "seed {seed}: {early}, then {late}");
        }
    }

    #[test]
    fn the_results_are_worth_what_was_expected() {
        let mut chance = Chance(3);
        for expected in [0.1, 0.3, 0.5, 0.8] {
            let worth = |score| match score {
                Score::AWins => 1.0,
                Score::Draw => 0.5,
                Score::BWins => 0.0,
            };
            let sum: f64 = (0..20_000).map(|_| worth(chance.score(expected))).sum();
            assert!((sum / 20_000.0 - expected).abs() < 0.02, "{expected}: {sum}");
        }
    }
}
