//! FIDE's Elo in its plain form: what was expected, and what the result is worth.

use super::{Outcome, Points};

/// How many points a game is worth at most. FIDE takes 20 for players below 2400 who are past
/// their first thirty games.
pub const ELO_K: i64 = 20;

/// What Elo makes of a game, seen from A.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Elo {
    /// The share of the point that A could expect, from 0 to 1, to three decimals.
    pub expected: f64,
    /// What A gains, to two decimals; B loses as much.
    pub gain: Points,
}

/// The plain formula, without FIDE's tables and its limit on large differences.
#[must_use]
#[expect(clippy::cast_possible_truncation, clippy::cast_precision_loss, reason = "at most K")]
pub fn elo(a: Points, b: Points, outcome: Outcome) -> Elo {
    let expected = expected(a, b);
    let scored = match outcome {
        Outcome::AWins => 1.0,
        Outcome::Draw => 0.5,
        Outcome::BWins => 0.0,
    };
    let gain = (ELO_K as f64 * (scored - expected) * 100.0).round() as i64;
    Elo { expected: (expected * 1_000.0).round() / 1_000.0, gain: Points::from_hundredths(gain) }
}

/// The share of the point that a player with `a` points can expect against one with `b`.
pub(super) fn expected(a: Points, b: Points) -> f64 {
    let lead = b.to_number() - a.to_number();
    1.0 / (1.0 + 10_f64.powf(lead / 400.0))
}

#[cfg(test)]
mod tests {
    use super::{Outcome, Points, elo};

    #[test]
    fn elo_gives_what_its_formula_says() {
        let rows = [
            (1500, 1500, Outcome::AWins, 0.5, 1_000),
            (1500, 1500, Outcome::Draw, 0.5, 0),
            (1500, 1400, Outcome::AWins, 0.64, 720),
            (1400, 1500, Outcome::AWins, 0.36, 1_280),
            (1400, 1500, Outcome::Draw, 0.36, 280),
            (1600, 1200, Outcome::BWins, 0.909, -1_818),
            (10_000, -10_000, Outcome::AWins, 1.0, 0),
        ];
        for (a, b, outcome, expected, gain) in rows {
            let elo = elo(Points::whole(a), Points::whole(b), outcome);
            assert!((elo.expected - expected).abs() < 1e-9, "{a} {b}: {}", elo.expected);
            assert_eq!(elo.gain.hundredths(), gain, "{a} {b} {outcome:?}");
        }
    }
}
