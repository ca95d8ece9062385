//! What holds for any input at all, in one place for the fuzz targets (`fuzz/`) and for seeded tests.

mod chess;
mod desk;
mod fen;
mod json;
mod lessons;
mod notation;
mod pages;
mod pgn;
pub(crate) mod proof;
mod roster;

use rand::seq::IndexedRandom;
use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;
use std::path::Path;

/// The inputs that a fuzz target starts from.
fn seeds(target: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/seeds").join(target);
    let entries = std::fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<_> = entries.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    paths.iter().map(|path| std::fs::read(path).expect("a seed")).collect()
}

/// A seed with one to four changes: a byte set, a part left out, doubled, or put in from another.
fn changed(seeds: &[Vec<u8>], random: &mut ChaCha8Rng) -> Vec<u8> {
    let mut bytes = seeds.choose(random).expect("a seed").clone();
    for _ in 0..random.random_range(1..=4) {
        let from = random.random_range(0..=bytes.len());
        let to = bytes.len().min(from + random.random_range(1..=8));
        match random.random_range(0..4) {
            0 if from < bytes.len() => bytes[from] = random.random(),
            1 => drop(bytes.drain(from..to)),
            2 => bytes.splice(from..from, bytes[from..to].to_vec()).for_each(drop),
            _ => {
                let other = seeds.choose(random).expect("a seed");
                let start = random.random_range(0..=other.len());
                let part = &other[start..other.len().min(start + random.random_range(1..=30))];
                bytes.splice(from..from, part.iter().copied()).for_each(drop);
            }
        }
    }
    bytes
}

/// Shows the input if the test stops at it.
struct Shown<'a>(&'a [u8]);

impl Drop for Shown<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("the input: {:?}", String::from_utf8_lossy(self.0));
        }
    }
}

/// Every seed of the target, and as many seeds changed at random.
fn each(target: &str, rounds: usize, hold: impl Fn(&[u8])) {
    let seeds = seeds(target);
    let mut random = ChaCha8Rng::seed_from_u64(4);
    let changed = (0..rounds).map(|_| changed(&seeds, &mut random));
    for input in seeds.iter().cloned().chain(changed) {
        let shown = Shown(&input);
        hold(shown.0);
    }
}

fn each_text(target: &str, rounds: usize, hold: impl Fn(&str)) {
    each(target, rounds, |bytes| hold(&String::from_utf8_lossy(bytes)));
}

#[test]
fn any_text_as_a_position() {
    each_text("fen", 3_000, fen::hold);
}

#[test]
fn any_text_as_a_move() {
    each_text("notation", 20_000, notation::hold);
}

#[test]
fn any_bytes_as_a_record() {
    each("pgn", 2_000, pgn::hold);
}

#[test]
fn any_bytes_as_a_call_of_the_api() {
    each("json", 2_000, json::holder());
}

#[test]
fn any_bytes_as_what_a_browser_sends() {
    each("pages", 500, pages::holder());
}

#[test]
fn any_bytes_as_a_list_of_pupils() {
    each("roster", 2_000, roster::hold);
}

#[test]
fn any_text_as_a_file_of_the_course() {
    each_text("lessons", 2_000, lessons::hold);
}

#[test]
fn every_fuzz_target_starts_from_seeds_and_words() {
    let manifest: toml::Table = include_str!("../../../fuzz/Cargo.toml").parse().expect("TOML");
    let targets = manifest["bin"].as_array().expect("the targets");
    for target in targets.iter().filter_map(|target| target["name"].as_str()) {
        assert!(!seeds(target).is_empty(), "{target}");
        let words = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/words").join(target);
        assert!(words.is_file(), "{target}");
    }
}
