//! Seeded random play, and small ways of telling what was found.

use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;
use yize::rules::Position;

/// A source of positions; the same seed gives the same ones.
pub(crate) struct Seeded {
    pub(crate) rng: ChaCha8Rng,
    now: Position,
    plies: usize,
}

impl Seeded {
    pub(crate) fn new(seed: u64) -> Seeded {
        Seeded { rng: ChaCha8Rng::seed_from_u64(seed), now: Position::default(), plies: 0 }
    }

    /// The next position of random play; a new game after its end or 200 half-moves.
    pub(crate) fn position(&mut self) -> Position {
        let moves = self.now.legal_moves();
        if moves.is_empty() || self.plies >= 200 {
            self.now = Position::default();
            self.plies = 0;
        } else {
            // Pawns first: without them random play promotes and captures in passing too seldom.
            let pawns: Vec<_> =
                moves.iter().filter(|mv| mv.promotion().is_some() || mv.is_en_passant()).collect();
            let mv = if pawns.is_empty() || self.rng.random_bool(0.5) {
                moves[self.rng.random_range(0..moves.len())]
            } else {
                *pawns[self.rng.random_range(0..pawns.len())]
            };
            self.now = self.now.after(mv);
            self.plies += 1;
        }
        self.now.clone()
    }

    /// The text with one to three characters changed, dropped or put in.
    pub(crate) fn damage(&mut self, text: &str, with: &str) -> String {
        let with: Vec<char> = with.chars().collect();
        let mut chars: Vec<char> = text.chars().collect();
        for _ in 0..self.rng.random_range(1..=3) {
            let at = self.rng.random_range(0..=chars.len());
            let new = with[self.rng.random_range(0..with.len())];
            match self.rng.random_range(0..3) {
                0 if at < chars.len() => chars[at] = new,
                1 if at < chars.len() => drop(chars.remove(at)),
                _ => chars.insert(at, new),
            }
        }
        chars.into_iter().collect()
    }

    /// Up to `longest` characters of the alphabet, or now and then of all Unicode.
    pub(crate) fn garbage(&mut self, longest: usize, alphabet: &str) -> String {
        let alphabet: Vec<char> = alphabet.chars().collect();
        (0..self.rng.random_range(0..=longest))
            .map(|_| {
                if self.rng.random_bool(0.1) {
                    char::from_u32(self.rng.random_range(0..0x11_0000)).unwrap_or('\u{FFFD}')
                } else {
                    alphabet[self.rng.random_range(0..alphabet.len())]
                }
            })
            .collect()
    }
}

/// The parts with a blank between.
pub(crate) fn words(parts: impl IntoIterator<Item = String>) -> String {
    parts.into_iter().collect::<Vec<_>>().join(" ")
}
