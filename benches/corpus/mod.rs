//! What both benches measure with: positions and moves from seeded random games.

use rand::{RngExt, SeedableRng, seq::IndexedRandom};
use rand_chacha::ChaCha8Rng;
use yize::rules::Game;

/// A move to be checked in a position.
#[derive(Debug, Clone)]
pub(crate) struct Query {
    /// The position.
    pub(crate) fen: String,
    /// The move, in UCI.
    pub(crate) uci: String,
}

/// Legal moves from random games of up to 160 half-moves, one in five of their positions.
pub(crate) fn legal(count: usize) -> Vec<Query> {
    let mut rng = ChaCha8Rng::seed_from_u64(64);
    let mut list = Vec::with_capacity(count);
    while list.len() < count {
        let mut game = Game::default();
        for _ in 0..160 {
            let Some(mv) = game.position().legal_moves().choose(&mut rng).copied() else { break };
            if game.status().end.is_some() || game.position().halfmove_clock() > 90 {
                break;
            }
            if rng.random_ratio(1, 5) {
                list.push(Query { fen: game.position().fen(), uci: mv.uci() });
            }
            game.play(mv);
        }
    }
    list.truncate(count);
    list
}

/// The middle value.
pub(crate) fn median(values: &mut [f64]) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}
