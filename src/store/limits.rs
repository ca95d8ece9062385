//! How often somebody has tried something of late. The counts are in the database, so that they hold
//! whichever node is asked.

use super::{Store, StoreError};

impl Store {
    /// Counts a try under a name; gives how many there were within `window_ms`, this one included, and
    /// when that window began. A window opens with the first try after the last one has ended.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn tried(&self, name: &str, window_ms: i64, now_ms: i64) -> Result<(i64, i64), StoreError> {
        let counted = sqlx::query_as(
            "INSERT INTO tries (client, since, tried) VALUES ($1, $2, 1) \
             ON CONFLICT (client) DO UPDATE SET \
             tried = CASE WHEN tries.since <= $3 THEN 1 ELSE tries.tried + 1 END, \
             since = CASE WHEN tries.since <= $3 THEN excluded.since ELSE tries.since END \
             RETURNING tried, since",
        )
        .bind(name)
        .bind(now_ms)
        .bind(now_ms.saturating_sub(window_ms))
        .fetch_one(&self.write)
        .await?;
        Ok(counted)
    }

    /// How many tries there have been within `window_ms`, and when that window began; nothing where there
    /// was none. Counts none.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn tried_before(
        &self,
        name: &str,
        window_ms: i64,
        now_ms: i64,
    ) -> Result<Option<(i64, i64)>, StoreError> {
        let counted = sqlx::query_as("SELECT tried, since FROM tries WHERE client = $1 AND since > $2")
            .bind(name)
            .bind(now_ms.saturating_sub(window_ms))
            .fetch_optional(&self.read)
            .await?;
        Ok(counted)
    }

    /// Takes one try under a name back.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn untry(&self, name: &str) -> Result<(), StoreError> {
        sqlx::query("UPDATE tries SET tried = tried - 1 WHERE client = $1 AND tried > 0")
            .bind(name)
            .execute(&self.write)
            .await?;
        Ok(())
    }

    /// Forgets the tries under a name: whoever tried has shown who they are.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn forgive(&self, name: &str) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM tries WHERE client = $1").bind(name).execute(&self.write).await?;
        Ok(())
    }
}
