//! The two charts of the points page as paths of SVG: the gain over the difference, and a run of
//! games.
//!
//! Works in the units of what it shows, turned upside down, since SVG counts downwards; the page
//! stretches each drawing to its frame. A dot is a stroke without length, so that it stays round.

use crate::rating::{Outcome, Points, Reckoning, Run, gain};
use std::fmt::Write;

/// The gain over the difference: a curve for each outcome.
#[derive(Debug)]
pub(super) struct GainChart {
    pub(super) curves: Vec<Curve>,
    /// The reckoned game, where it lies within.
    pub(super) here: Option<Here>,
}

/// A curve: its name, its lines, its leaps, and the dots at their ends that belong to it and that
/// don't.
#[derive(Debug)]
pub(super) struct Curve {
    pub(super) class: &'static str,
    pub(super) line: String,
    pub(super) leaps: String,
    pub(super) closed: String,
    pub(super) open: String,
}

/// Where a game lies.
#[derive(Debug)]
pub(super) struct Here {
    pub(super) dot: String,
    pub(super) plumb: String,
}

impl GainChart {
    /// The largest difference shown.
    pub(super) const FAR: f64 = 250.0;

    /// The largest gain shown.
    const HIGH: f64 = 125.0;

    pub(super) fn new(game: Option<&Reckoning>) -> GainChart {
        let here = game.filter(|game| game.difference.to_float() <= GainChart::FAR).map(|game| {
            let (x, y) = (game.difference.to_float(), GainChart::height(game.a.change.max(game.b.change)));
            Here { dot: format!("M{x} {y}h0"), plumb: format!("M{x} {}V{y}", GainChart::HIGH) }
        });
        GainChart { curves: Outcome::ALL.into_iter().map(Curve::new).collect(), here }
    }

    fn height(gain: Points) -> f64 {
        GainChart::HIGH - gain.to_float()
    }
}

impl Curve {
    fn new(outcome: Outcome) -> Curve {
        /// Each band's first and last difference, in hundredths; the last chart's edge.
        const STRETCHES: [(i64, i64); 4] = [(0, 999), (1_000, 9_999), (10_000, 19_999), (20_000, 25_000)];
        let class = match outcome {
            Outcome::Draw => "draw",
            Outcome::LowerWins => "lower",
            Outcome::HigherWins => "higher",
        };
        let mut curve = Curve {
            class,
            line: String::new(),
            leaps: String::new(),
            closed: String::new(),
            open: String::new(),
        };
        let mut before: Option<f64> = None;
        for (first, last) in STRETCHES {
            let height = |difference| GainChart::height(gain(outcome, Points::from_hundredths(difference)));
            let (x, y, end) = (Points::from_hundredths(first).to_float(), height(first), height(last));
            if let Some(before) = before.filter(|before| (before - y).abs() > 0.1) {
                curve.leap(x, before, y);
            }
            let to = (Points::from_hundredths(last).to_float() * 10.0).round() / 10.0;
            // Writing to a text cannot fail.
            let _ = write!(curve.line, "M{x} {y}L{to} {end}");
            before = Some(end);
        }
        curve
    }

    fn leap(&mut self, x: f64, before: f64, after: f64) {
        let _ = write!(self.leaps, "M{x} {before}V{after}");
        let _ = write!(self.open, "M{x} {before}h0");
        let _ = write!(self.closed, "M{x} {after}h0");
    }
}

/// A run of games: the points after each, and what each changed.
#[derive(Debug)]
pub(super) struct RunChart {
    pub(super) points: String,
    pub(super) strength: String,
    pub(super) gains: String,
    pub(super) losses: String,
}

impl RunChart {
    /// The most points shown.
    const TOP: f64 = 2_000.0;

    /// The largest change shown.
    const REACH: f64 = 100.0;

    pub(super) fn new(run: &Run) -> RunChart {
        let height = |points: Points| RunChart::TOP - points.to_float().clamp(0.0, RunChart::TOP);
        let mut chart = RunChart {
            points: format!("M0 {}", RunChart::TOP),
            strength: format!("M0 {}H{}", height(run.strength), run.games.len()),
            gains: String::new(),
            losses: String::new(),
        };
        for (index, played) in run.games.iter().enumerate() {
            let change = played.reckoning.a.change;
            let _ = write!(chart.points, "L{} {}", index + 1, height(played.reckoning.a.after));
            let bars = if change < Points::default() { &mut chart.losses } else { &mut chart.gains };
            let end = RunChart::REACH - change.to_float().clamp(-RunChart::REACH, RunChart::REACH);
            let _ = write!(bars, "M{index}.5 {}V{end}", RunChart::REACH);
        }
        chart
    }
}

#[cfg(test)]
mod tests {
    use super::{GainChart, RunChart};
    use crate::rating::{Points, Score, reckon, run};

    #[test]
    fn the_curves_leap_where_the_scheme_does() {
        let chart = GainChart::new(None);
        let closed: Vec<&str> = chart.curves.iter().map(|curve| curve.closed.as_str()).collect();
        // Heights count from the top, 125.
        assert_eq!(closed, ["M10 119.5h0M100 100h0", "M10 114h0M100 75h0", "M10 115.8h0M200 125h0"]);
        assert_eq!(chart.curves[1].line, "M0 115L10 115M10 114L100 105M100 75L200 25M200 25L250 0");
    }

    #[test]
    fn a_game_within_the_chart_is_shown_and_one_beyond_is_not() {
        let game = |a, b| reckon(Points::whole(a), Points::whole(b), Score::BWins);
        let here = GainChart::new(Some(&game(1500, 1400))).here.expect("within");
        assert_eq!((here.dot.as_str(), here.plumb.as_str()), ("M100 75h0", "M100 125V75"));
        assert!(GainChart::new(Some(&game(1500, 1249))).here.is_none());
    }

    #[test]
    fn a_run_has_a_point_and_a_bar_for_each_game() {
        let chart = RunChart::new(&run(1));
        assert_eq!(chart.points.matches('L').count(), 50);
        assert_eq!(chart.gains.matches('M').count() + chart.losses.matches('M').count(), 50);
    }
}
