//! What the wrong answers of a class show, gathered by the database: by puzzle, belief and pupil.
//!
//! Only answers of pupils who are in the class now are counted, and only for whoever holds the class.

use super::results::{Answer, Given, TALLIES, given};
use super::{Class, Store, StoreError};
use sqlx::any::AnyRow;
use sqlx::{AssertSqlSafe, FromRow, Row as _};

/// Answers to a puzzle, or to puzzles made by one skill, that show the same.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Shown {
    /// The puzzle's id; one of them, where they were made by a skill.
    pub puzzle: String,
    /// The code of what they show; nothing where they are right, or where that is not kept.
    pub belief: Option<String>,
    /// How many of them [`Store::unread_answers`] gives.
    pub unread: i64,
    /// Who gave them.
    pub pupils: Vec<ShownBy>,
}

/// A pupil's part in answers that show the same.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ShownBy {
    /// The pupil.
    pub student: String,
    /// Where the first of them was given: the assignment, and the exercise by its number.
    pub place: (String, i64),
    /// How many there are.
    pub times: usize,
}

/// A row: puzzle, belief, unread answers, pupils as [`pupil`] reads them.
type Row = (String, Option<String>, i64, String);

/// A query about the answers of a class to its assignments, or to one of them, if there is a second
/// argument. From the assignments, the answers are found in their index.
macro_rules! of_class {
    ($select:literal, $rest:literal) => {
        |one: bool| if one { of_class!(@ $select, "AND assignments.id = $2 ", $rest) } else { of_class!(@ $select, "", $rest) }
    };
    (@ $select:literal, $one:literal, $rest:literal) => {
        concat!(
            $select,
            " FROM assignments JOIN attempts ON attempts.assignment_id = assignments.id \
             JOIN students ON students.learner_id = attempts.learner_id \
             WHERE assignments.class_id = $1 AND students.class_id = $1 AND attempts.task IS NOT NULL ",
            $one,
            $rest
        )
    };
}

/// Chooses a query by whether it is about one assignment.
type Query = fn(bool) -> &'static str;

/// What is added to the number of an exercise for [`SHOWN`]: a place is written as one text of which the
/// least is the first, since ids of later assignments are greater and all numbers are as long.
const FIRST: i64 = 1_000_000;

/// The pupils of a row come as one text: a class's year would be ten thousand rows else.
const SHOWN: Query = of_class!(
    "WITH answered AS (SELECT students.id AS student, COALESCE(attempts.skill, attempts.puzzle) AS family, \
     MIN(attempts.puzzle) AS puzzle, attempts.belief AS belief, COUNT(*) AS times, \
     MIN(attempts.assignment_id || CAST(1000000 + attempts.task AS TEXT)) AS place, \
     COUNT(CASE WHEN attempts.correct = 0 AND attempts.belief IS NULL THEN 1 END) AS unread",
    "GROUP BY students.id, COALESCE(attempts.skill, attempts.puzzle), attempts.belief) \
     SELECT MIN(puzzle), belief, CAST(SUM(unread) AS BIGINT), \
     STRING_AGG(student || ' ' || CAST(times AS TEXT) || ' ' || place, ',') \
     FROM answered GROUP BY family, belief"
);

/// Wrong answers of which it is not kept what they show.
const UNREAD: Query = of_class!(
    "SELECT students.id, attempts.assignment_id, attempts.task, attempts.puzzle, attempts.answer, \
     attempts.correct, attempts.code, attempts.hinted, attempts.elapsed, attempts.at",
    "AND attempts.correct = 0 AND attempts.belief IS NULL"
);

impl Store {
    /// What the answers of a class show: to all of its assignments, or to the one of that id.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn shown(&self, class: &Class, set: Option<&str>) -> Result<Vec<Shown>, StoreError> {
        let rows: Vec<Row> = self.of_class(SHOWN, class, set).await?;
        Ok(rows.into_iter().map(shown).collect())
    }

    /// The wrong answers of which it is not kept what they show, since they are older than that.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn unread_answers(&self, class: &Class, set: Option<&str>) -> Result<Vec<Given>, StoreError> {
        let rows: Vec<Answer> = self.of_class(UNREAD, class, set).await?;
        Ok(rows.into_iter().map(given).collect())
    }

    async fn of_class<R>(&self, query: Query, class: &Class, set: Option<&str>) -> Result<Vec<R>, StoreError>
    where
        R: for<'r> FromRow<'r, AnyRow> + Send + Unpin,
    {
        let query = sqlx::query_as(query(set.is_some())).bind(&class.id);
        let query = if let Some(set) = set { query.bind(set) } else { query };
        Ok(query.fetch_all(&self.read).await?)
    }

    /// By which way the database finds what the pages of results ask for, as it says itself: for whoever
    /// wants to see that an index is used.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn result_plans(&self, class: &Class, assignment: &str) -> Result<Vec<String>, StoreError> {
        let mut lines = Vec::new();
        let of_set = Some(assignment);
        for (query, set) in [(TALLIES, of_set), (SHOWN(true), of_set), (SHOWN(false), None)] {
            // SQLite tells its plan in words by the first; PostgreSQL knows the second only.
            let mut plan = self.plan("EXPLAIN QUERY PLAN", query, class, set).await;
            if plan.is_err() {
                plan = self.plan("EXPLAIN", query, class, set).await;
            }
            lines.extend(plan?);
        }
        Ok(lines)
    }

    async fn plan(
        &self,
        explain: &str,
        query: &str,
        class: &Class,
        set: Option<&str>,
    ) -> Result<Vec<String>, StoreError> {
        let query = sqlx::query(AssertSqlSafe(format!("{explain} {query}"))).bind(&class.id);
        let query = if let Some(set) = set { query.bind(set) } else { query };
        let rows = query.fetch_all(&self.read).await?;
        let line = |row: &AnyRow| row.try_get::<String, _>(row.len().saturating_sub(1));
        Ok(rows.iter().map(line).collect::<Result<_, _>>()?)
    }
}

fn shown((puzzle, belief, unread, pupils): Row) -> Shown {
    Shown { puzzle, belief, unread, pupils: pupils.split(',').filter_map(pupil).collect() }
}

/// A pupil as [`SHOWN`] writes one: id, answers, first place; `None` where it is written otherwise.
fn pupil(text: &str) -> Option<ShownBy> {
    let mut words = text.split(' ');
    let (student, times, place) = (words.next()?, words.next()?, words.next()?);
    let (assignment, number) = place.split_at_checked(place.len().checked_sub(7)?)?;
    let place = (assignment.to_owned(), number.parse::<i64>().ok()? - FIRST);
    Some(ShownBy { student: student.to_owned(), place, times: times.parse().ok()? })
}
