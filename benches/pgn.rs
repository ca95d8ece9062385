//! Records of games, in process: moves a second of `record::games` on a file of five megabytes with
//! tags, comments, clocks and variations, against the same moves read and played with shakmaty alone.
//!
//! `cargo bench --bench pgn` prints both and their ratio, round by round in turn on one core.

use rand::{RngExt, SeedableRng, seq::IndexedRandom};
use rand_chacha::ChaCha8Rng;
use shakmaty::{Chess, Position, san::San};
use std::fmt::Write;
use std::hint::black_box;
use std::time::Instant;
use yize::record::{decode, games};
use yize::rules::Game;

const ROUNDS: usize = 7;
const FILE: usize = 5 * 1024 * 1024;

fn main() {
    let (file, words) = corpus();
    let moves: usize = words.iter().map(Vec::len).sum();
    println!("{} games, {moves} moves, {} bytes", words.len(), file.len());
    let (mut ratios, mut speeds) = (Vec::new(), Vec::new());
    for round in 1..=ROUNDS {
        let bare = speed(moves, || words.iter().map(|game| bare(game)).sum());
        let ours = speed(moves, || ours(&file));
        println!("round {round}: shakmaty {bare:9.0}/s  record {ours:9.0}/s  ratio {:.3}", ours / bare);
        ratios.push(ours / bare);
        speeds.push(ours);
    }
    println!("record: median {:.0} moves/s, ratio {:.3}", median(&mut speeds), median(&mut ratios));
}

fn median(values: &mut [f64]) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

fn speed(moves: usize, read: impl Fn() -> usize) -> f64 {
    let start = Instant::now();
    assert_eq!(black_box(read()), moves);
    moves as f64 / start.elapsed().as_secs_f64()
}

fn ours(file: &str) -> usize {
    let (text, _) = decode(black_box(file.as_bytes()));
    games(&text, None).map(|game| game.moves.len()).sum()
}

fn bare(words: &[String]) -> usize {
    let mut position = Chess::default();
    let legal = words.iter().map_while(|word| {
        let mv = San::from_ascii(black_box(word).as_bytes()).ok()?.to_move(&position).ok()?;
        position.play_unchecked(mv);
        Some(mv)
    });
    legal.count()
}

/// A file of random games, and the moves of each without signs of check.
fn corpus() -> (String, Vec<Vec<String>>) {
    let mut random = ChaCha8Rng::seed_from_u64(64);
    let (mut file, mut all) = (String::with_capacity(FILE), Vec::new());
    while file.len() < FILE {
        let _ = writeln!(file, "[Event \"Game {}\"]\n[White \"王\"]\n[Result \"*\"]\n", all.len());
        all.push(game(&mut random, &mut file));
        file.push_str(" *\n\n");
    }
    (file, all)
}

fn game(random: &mut ChaCha8Rng, file: &mut String) -> Vec<String> {
    let (mut game, mut words) = (Game::default(), Vec::new());
    for ply in 0..120 {
        let Some(mv) = game.position().legal_moves().choose(random).copied() else { break };
        let san = mv.san(game.position());
        let _ = match ply % 2 {
            0 => write!(file, "{}. {san} ", ply / 2 + 1),
            _ => write!(file, "{san}{}", if ply % 12 == 11 { '\n' } else { ' ' }),
        };
        match random.random_range(0..12) {
            0 => file.push_str("{[%clk 0:03:00]} "),
            1 => file.push_str("{好棋} "),
            2 => file.push_str("$1 (1. e4 {so} (1. d4 d5) e5) "),
            _ => {}
        }
        words.push(san.trim_end_matches(['+', '#']).to_owned());
        game.play(mv);
    }
    words
}
