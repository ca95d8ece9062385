//! How a learner has fared at the puzzles of a row.

use super::{LearnerKey, Store, StoreError};
use std::collections::BTreeMap;

/// So many puzzles are asked after at once.
const AT_ONCE: usize = 10;

/// How a learner has fared at one puzzle.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Tries {
    /// How many answers were kept.
    pub count: usize,
    /// Whether the first one was right.
    pub first: bool,
    /// Whether any was.
    pub solved: bool,
}

impl Store {
    /// How the learner has fared at each of these puzzles, in the same order.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn tries(&self, learner: &LearnerKey, puzzles: &[String]) -> Result<Vec<Tries>, StoreError> {
        let mut found: BTreeMap<String, Tries> = BTreeMap::new();
        for some in puzzles.chunks(AT_ONCE) {
            let mut query = sqlx::query_as::<_, (String, i16)>(
                "SELECT attempts.puzzle, attempts.correct FROM attempts \
                 JOIN devices ON devices.learner_id = attempts.learner_id \
                 WHERE devices.token_hash = $1 \
                 AND attempts.puzzle IN ($2, $3, $4, $5, $6, $7, $8, $9, $10, $11) \
                 ORDER BY attempts.at, attempts.id",
            )
            .bind(&learner.0);
            for place in 0..AT_ONCE {
                query = query.bind(some.get(place).map_or("", String::as_str));
            }
            for (puzzle, correct) in query.fetch_all(&self.read).await? {
                let tries = found.entry(puzzle).or_default();
                tries.first |= tries.count == 0 && correct > 0;
                tries.solved |= correct > 0;
                tries.count += 1;
            }
        }
        Ok(puzzles.iter().map(|puzzle| found.get(puzzle).copied().unwrap_or_default()).collect())
    }
}
