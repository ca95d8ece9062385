//! How often something may be tried within a time, on all nodes together.
//!
//! Names are hashed before they are kept. What counts as a try is the caller's to say.

use super::state::AppState;
use crate::store::StoreError;
use sha2::{Digest, Sha256};

/// So many tries within so long.
#[derive(Debug, Clone, Copy)]
pub struct Limit {
    /// What is tried; tries of other things do not count.
    pub what: &'static str,
    /// How many are free.
    pub times: i64,
    /// The time in which they are counted, in milliseconds.
    pub window_ms: i64,
}

/// How long to wait, in seconds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Wait(pub u32);

impl Wait {
    /// The same in whole minutes, at least one.
    #[must_use]
    pub fn minutes(self) -> usize {
        usize::try_from(self.0.div_ceil(60).max(1)).unwrap_or(usize::MAX)
    }
}

impl Limit {
    /// Counts a try by somebody; says how long they have to wait where that is one too many.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn take(&self, state: &AppState, whose: &str) -> Result<Option<Wait>, StoreError> {
        let now = state.clock.now_ms();
        let (tried, since) = state.store.tried(&self.name(whose), self.window_ms, now).await?;
        Ok((tried > self.times).then(|| self.wait(since, now)))
    }

    /// Says how long somebody has to wait where another try would be one too many; counts none.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn is_reached(&self, state: &AppState, whose: &str) -> Result<Option<Wait>, StoreError> {
        let now = state.clock.now_ms();
        let before = state.store.tried_before(&self.name(whose), self.window_ms, now).await?;
        Ok(before.filter(|(tried, _)| *tried >= self.times).map(|(_, since)| self.wait(since, now)))
    }

    /// Until a window that began then has ended.
    fn wait(&self, since: i64, now: i64) -> Wait {
        let left = since.saturating_add(self.window_ms).saturating_sub(now);
        let seconds = left.max(0).saturating_add(999).div_euclid(1000).max(1);
        Wait(u32::try_from(seconds).unwrap_or(u32::MAX))
    }

    /// Takes one try back: it was right.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn give_back(&self, state: &AppState, whose: &str) -> Result<(), StoreError> {
        state.store.untry(&self.name(whose)).await
    }

    /// Forgets somebody's tries.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn forgive(&self, state: &AppState, whose: &str) -> Result<(), StoreError> {
        state.store.forgive(&self.name(whose)).await
    }

    fn name(&self, whose: &str) -> String {
        format!("{:x}", Sha256::digest(format!("yize limit {} {whose}", self.what)))
    }
}

#[cfg(test)]
mod tests {
    use super::Wait;

    #[test]
    fn a_wait_is_told_in_whole_minutes() {
        for (seconds, minutes) in [(1, 1), (60, 1), (61, 2), (300, 5)] {
            assert_eq!(Wait(seconds).minutes(), minutes);
        }
    }
}
