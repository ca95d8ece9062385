//! Chance from a seed. Takes whole words of a cipher stream and turns them into choices here, so that
//! no other version of a library draws otherwise.

use super::Level;
use crate::rules::{Color, Square};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use sha2::{Digest, Sha256};

/// The chance that one puzzle is made from, and how hard it shall be.
#[derive(Debug)]
pub(super) struct Draw {
    stream: ChaCha8Rng,
    pub(super) level: Level,
}

impl Draw {
    /// The chance that belongs to a puzzle's id.
    pub(super) fn new(id: &str, level: Level) -> Draw {
        Draw { stream: ChaCha8Rng::from_seed(Sha256::digest(id).into()), level }
    }

    /// A number below `bound`, each as likely as the next; 0 where the bound is 0.
    pub(super) fn below(&mut self, bound: usize) -> usize {
        let wide = u128::from(self.stream.next_u64()) * bound as u128;
        usize::try_from(wide >> 64).unwrap_or_default()
    }

    /// A number from `least` to `most`, both included.
    pub(super) fn between(&mut self, least: usize, most: usize) -> usize {
        least + self.below(most.saturating_sub(least) + 1)
    }

    /// True in so many cases of a hundred.
    pub(super) fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    /// One of these; `None` where there is none.
    pub(super) fn pick<T: Copy>(&mut self, from: &[T]) -> Option<T> {
        from.get(self.below(from.len())).copied()
    }

    /// One of these, each as likely as its weight says; `None` where none weighs anything.
    pub(super) fn weighted<T: Copy>(&mut self, from: &[(T, usize)]) -> Option<T> {
        let mut at = self.below(from.iter().map(|(_, weight)| weight).sum());
        from.iter()
            .find(|(_, weight)| at.checked_sub(*weight).map(|rest| at = rest).is_none())
            .map(|(one, _)| *one)
    }

    /// Puts these in another order.
    pub(super) fn shuffle<T>(&mut self, list: &mut [T]) {
        for last in (1..list.len()).rev() {
            list.swap(last, self.below(last + 1));
        }
    }

    /// One of the 64 squares.
    pub(super) fn square(&mut self) -> Square {
        self.pick(&Square::ALL).unwrap_or(Square::A1)
    }

    /// White or Black.
    pub(super) fn side(&mut self) -> Color {
        if self.chance(50) { Color::White } else { Color::Black }
    }

    /// What belongs to the level.
    pub(super) fn by_level<T>(&self, one: T, two: T, three: T) -> T {
        match self.level {
            Level::One => one,
            Level::Two => two,
            Level::Three => three,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Draw;
    use crate::puzzle::generate::Level;

    #[test]
    fn the_same_name_draws_the_same_for_ever() {
        let mut draw = Draw::new("gen.sample.1.v1.7", Level::One);
        let drawn: Vec<usize> = (0..8).map(|_| draw.below(100)).collect();
        assert_eq!(drawn, [94, 94, 14, 22, 23, 6, 16, 22]);
    }

    #[test]
    fn every_outcome_comes_about_as_often_as_it_should() {
        let mut draw = Draw::new("gen.sample.1.v1.8", Level::One);
        let mut seen = [0_usize; 7];
        for _ in 0..7000 {
            seen[draw.below(7)] += 1;
        }
        assert!(seen.iter().all(|count| (850..1150).contains(count)), "{seen:?}");
        let threes =
            (0..1000).filter(|_| draw.weighted(&[('a', 1), ('b', 0), ('c', 3)]) == Some('c')).count();
        assert!((690..810).contains(&threes), "{threes}");
        assert_eq!(draw.weighted::<char>(&[]), None);
        assert_eq!(draw.pick::<char>(&[]), None);
    }
}
