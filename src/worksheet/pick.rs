//! Which exercises a sheet holds, by its seed.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng as _, SeedableRng as _};

/// In which order exercises stand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Order {
    /// As they are taught.
    Taught,
    /// As the seed has it: neighbours in class get other sheets.
    Mixed,
}

impl Order {
    /// All orders.
    pub const ALL: [Order; 2] = [Order::Taught, Order::Mixed];

    /// Its name in addresses.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Order::Taught => "taught",
            Order::Mixed => "mixed",
        }
    }

    /// The order of that name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Order> {
        Order::ALL.into_iter().find(|order| order.as_str() == name)
    }
}

/// The places of `count` exercises out of `pool`, or of all where there are fewer.
#[must_use]
pub fn pick(pool: usize, count: usize, order: Order, seed: u32) -> Vec<usize> {
    let mut stream = ChaCha8Rng::seed_from_u64(seed.into());
    let mut places: Vec<usize> = (0..pool).collect();
    for last in (1..pool).rev() {
        // Of 64 bits, so few places that none is favoured.
        let wide = u128::from(stream.next_u64()) * (last as u128 + 1);
        places.swap(last, usize::try_from(wide >> 64).unwrap_or_default());
    }
    places.truncate(count);
    if order == Order::Taught {
        places.sort_unstable();
    }
    places
}

/// The seeds of `count` puzzles to be made.
#[must_use]
pub fn seeds(count: usize, seed: u32) -> Vec<u32> {
    let mut stream = ChaCha8Rng::seed_from_u64(seed.into());
    (0..count).map(|_| stream.next_u32()).collect()
}

#[cfg(test)]
mod tests {
    use super::{Order, pick, seeds};
    use std::collections::BTreeSet;

    #[test]
    fn a_seed_picks_the_same_for_ever_and_each_place_once() {
        assert_eq!(pick(20, 6, Order::Mixed, 7), pick(20, 6, Order::Mixed, 7));
        assert_ne!(pick(20, 6, Order::Mixed, 7), pick(20, 6, Order::Mixed, 8));
        let places = pick(20, 20, Order::Mixed, 3);
        assert_eq!(places.iter().collect::<BTreeSet<_>>().len(), 20);
        assert_eq!(pick(5, 48, Order::Taught, 3), [0, 1, 2, 3, 4]);
        assert_eq!(pick(0, 4, Order::Mixed, 3), Vec::<usize>::new());
    }

    #[test]
    fn both_orders_hold_the_same_exercises() {
        let (mut mixed, taught) = (pick(40, 9, Order::Mixed, 5), pick(40, 9, Order::Taught, 5));
        assert!(taught.is_sorted() && !mixed.is_sorted());
        mixed.sort_unstable();
        assert_eq!(mixed, taught);
    }

    #[test]
    fn seeds_differ() {
        assert_eq!(seeds(48, 1).into_iter().collect::<BTreeSet<_>>().len(), 48);
        assert_eq!(seeds(3, 1), seeds(48, 1)[..3]);
    }
}
