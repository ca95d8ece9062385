//! How long it takes to make a puzzle, for every skill and level.
//!
//! `cargo bench --bench generate` prints the median and the worst time of each, on one core, and
//! fails where a median is above 5 ms or a worst time above 50 ms. A slow one is made again, and its
//! best time counts: what else the machine does is no work of ours.

use std::hint::black_box;
use std::time::{Duration, Instant};
use yize::puzzle::generate::{Level, Skill, make};

const SEEDS: u32 = 300;
const AGAIN: usize = 5;
const MEDIAN: Duration = Duration::from_millis(5);
const WORST: Duration = Duration::from_millis(50);

fn main() {
    let mut slow = Vec::new();
    println!("{:<28} {:>5} {:>12} {:>12}", "skill", "level", "median", "worst");
    for skill in Skill::all() {
        for level in Level::ALL {
            let mut times: Vec<(Duration, u32)> =
                (0..SEEDS).map(|seed| (time(skill, level, seed), seed)).collect();
            times.sort();
            let (median, (worst, seed)) = (times[times.len() / 2].0, times[times.len() - 1]);
            println!("{:<28} {:>5} {median:>12.2?} {worst:>12.2?}", skill.id, level.number());
            if median > MEDIAN || worst > WORST {
                slow.push(format!("{} {median:?} {worst:?}", skill.puzzle_id(level, seed)));
            }
        }
    }
    assert!(slow.is_empty(), "{slow:#?}");
}

fn time(skill: &Skill, level: Level, seed: u32) -> Duration {
    let once = || {
        let start = Instant::now();
        black_box(make(black_box(skill), level, seed));
        start.elapsed()
    };
    let first = once();
    let again = if first > MEDIAN { AGAIN } else { 0 };
    (0..again).map(|_| once()).fold(first, Duration::min)
}
