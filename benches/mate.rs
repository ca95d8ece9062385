//! Whether each side can still mate, asked of 10,000 positions from random play.
//!
//! `cargo bench --bench mate` prints the median and the worst time an answer took, how many stayed
//! open, and fails where a side with a queen, a rook or a free pawn got none. A slow answer is
//! taken again, and its best time counts: what else the machine does is no work of ours.

use rand::{RngExt, SeedableRng, seq::IndexedRandom};
use rand_chacha::ChaCha8Rng;
use std::hint::black_box;
use std::time::{Duration, Instant};
use yize::rules::{Chance, Color, Game, Position, Role, Square, chance};

const POSITIONS: usize = 10_000;
const SLOW: Duration = Duration::from_millis(5);
const AGAIN: usize = 5;

fn main() {
    let mut times = Vec::with_capacity(2 * POSITIONS);
    let (mut open, mut wrong) = (0, Vec::new());
    for position in positions() {
        for side in Color::ALL {
            let (answer, time) = ask(&position, side);
            times.push((time, format!("{} {side}", position.fen())));
            if answer == Chance::Unknown {
                open += 1;
                if has_a_way(&position, side) {
                    wrong.push(format!("{} {side}", position.fen()));
                }
            }
        }
    }
    times.sort();
    let at = |share: usize| times[(times.len() * share / 1000).min(times.len() - 1)].0;
    let (worst, what) = &times[times.len() - 1];
    println!("{} answers: median {:?}, 99 % {:?}, 99.9 % {:?}", times.len(), at(500), at(990), at(999));
    println!("worst {worst:?}: {what}");
    println!("open {open}, of them with a queen, a rook or a free pawn: {wrong:?}");
    assert!(wrong.is_empty());
}

fn ask(position: &Position, side: Color) -> (Chance, Duration) {
    let once = || {
        let start = Instant::now();
        let answer = black_box(chance(black_box(position), side));
        (answer, start.elapsed())
    };
    let (answer, time) = once();
    let again = if time > SLOW { AGAIN } else { 0 };
    (answer, (0..again).map(|_| once().1).fold(time, Duration::min))
}

/// Whether the side has a queen, a rook, or a pawn with nothing before it on its file, or no enemy
/// pawn there and on the files beside.
fn has_a_way(position: &Position, side: Color) -> bool {
    position.pieces().filter(|man| man.piece.color == side).any(|man| match man.piece.role {
        Role::Queen | Role::Rook => true,
        Role::Pawn => {
            let rank = |square: Square| side.fold_wb(u32::from(square.rank()), 7 - u32::from(square.rank()));
            let ahead = |width: u32| {
                position.pieces().filter(move |other| {
                    let beside = other.square.file().distance(man.square.file()) <= width;
                    beside && rank(other.square) > rank(man.square)
                })
            };
            ahead(0).next().is_none() || !ahead(1).any(|other| other.piece == Role::Pawn.of(!side))
        }
        Role::King | Role::Bishop | Role::Knight => false,
    })
}

/// Positions from random games played to their end, one in twelve of each game's.
fn positions() -> Vec<Position> {
    let mut rng = ChaCha8Rng::seed_from_u64(12);
    let mut list = Vec::with_capacity(POSITIONS);
    while list.len() < POSITIONS {
        let mut game = Game::default();
        while let Some(mv) = game.position().legal_moves().choose(&mut rng).copied() {
            if game.status().end.is_some() || game.plies() >= 600 {
                break;
            }
            if rng.random_ratio(1, 12) {
                list.push(game.position().clone());
            }
            game.play(mv);
        }
    }
    list.truncate(POSITIONS);
    list
}
