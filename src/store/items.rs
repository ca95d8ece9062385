//! What is picked for an assignment, and how a pupil has fared at its exercises.

use super::{Assignment, Store, StoreError, Student};
use crate::assignment::{Item, Practice};
use crate::puzzle::generate::Level;
use sqlx::AnyConnection;
use std::collections::BTreeMap;

/// A row: assignment, kind, subject, level, count, seed, each.
type Row = (String, String, String, Option<i64>, Option<i64>, Option<i64>, i16);

/// How a pupil has fared at the exercises of an assignment, by number from 1; those that are still
/// untouched are missing.
pub type Standing = BTreeMap<usize, Fared>;

/// How a pupil has fared at an exercise.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Fared {
    /// How many answers are kept.
    pub count: i64,
    /// Whether any was right.
    pub solved: bool,
    /// Whether the first one was right.
    pub first: bool,
}

impl Store {
    /// What is picked for an assignment.
    pub(super) async fn items_of(&self, assignment: &str) -> Result<Vec<Item>, StoreError> {
        let rows: Vec<Row> = sqlx::query_as(
            "SELECT assignment_id, kind, subject, level, count, seed, each FROM items \
             WHERE assignment_id = $1 ORDER BY place",
        )
        .bind(assignment)
        .fetch_all(&self.read)
        .await?;
        Ok(rows.into_iter().filter_map(read).map(|(_, item)| item).collect())
    }

    /// What is picked for each assignment of a class.
    pub(super) async fn items_of_class(&self, class: &str) -> Result<Vec<(String, Item)>, StoreError> {
        let rows: Vec<Row> = sqlx::query_as(
            "SELECT items.assignment_id, items.kind, items.subject, items.level, items.count, \
             items.seed, items.each FROM assignments \
             JOIN items ON items.assignment_id = assignments.id \
             WHERE assignments.class_id = $1 ORDER BY items.assignment_id, items.place",
        )
        .bind(class)
        .fetch_all(&self.read)
        .await?;
        Ok(rows.into_iter().filter_map(read).collect())
    }

    /// How a pupil has fared at the exercises of an assignment.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn standing(&self, student: &Student, assignment: &Assignment) -> Result<Standing, StoreError> {
        let rows: Vec<(i64, i16)> = sqlx::query_as(
            "SELECT task, correct FROM attempts WHERE assignment_id = $1 AND learner_id = $2 \
             AND task IS NOT NULL ORDER BY task, at, id",
        )
        .bind(&assignment.id)
        .bind(&student.learner_id)
        .fetch_all(&self.read)
        .await?;
        let mut standing = Standing::new();
        for (task, correct) in rows {
            tally(&mut standing, task, correct);
        }
        Ok(standing)
    }

    /// How a pupil has fared at each assignment of their class.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn standings(&self, student: &Student) -> Result<BTreeMap<String, Standing>, StoreError> {
        let rows: Vec<(String, i64, i16)> = sqlx::query_as(
            "SELECT attempts.assignment_id, attempts.task, attempts.correct FROM assignments \
             JOIN attempts ON attempts.assignment_id = assignments.id AND attempts.learner_id = $2 \
             WHERE assignments.class_id = $1 AND attempts.task IS NOT NULL \
             ORDER BY attempts.at, attempts.id",
        )
        .bind(&student.class_id)
        .bind(&student.learner_id)
        .fetch_all(&self.read)
        .await?;
        let mut standings: BTreeMap<String, Standing> = BTreeMap::new();
        for (assignment, task, correct) in rows {
            tally(standings.entry(assignment).or_default(), task, correct);
        }
        Ok(standings)
    }
}

/// One more answer, later than those before it.
fn tally(standing: &mut Standing, task: i64, correct: i16) {
    let Ok(task) = usize::try_from(task) else { return };
    let fared = standing.entry(task).or_default();
    fared.first |= fared.count == 0 && correct > 0;
    fared.solved |= correct > 0;
    fared.count += 1;
}

/// Keeps what is picked for an assignment, in place of what was.
pub(super) async fn put(
    connection: &mut AnyConnection,
    assignment: &str,
    items: &[Item],
) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM items WHERE assignment_id = $1")
        .bind(assignment)
        .execute(&mut *connection)
        .await?;
    for (place, item) in (1_i64..).zip(items) {
        let practice = if let Item::Practice(practice) = item { Some(practice) } else { None };
        sqlx::query(
            "INSERT INTO items (assignment_id, place, kind, subject, level, count, seed, each) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
        )
        .bind(assignment)
        .bind(place)
        .bind(item.kind())
        .bind(item.subject())
        .bind(practice.map(|practice| i64::from(practice.level.number())))
        .bind(practice.map(|practice| i64::try_from(practice.count).unwrap_or_default()))
        .bind(practice.map(|practice| i64::from(practice.seed)))
        .bind(i16::from(practice.is_some_and(|practice| practice.each)))
        .execute(&mut *connection)
        .await?;
    }
    Ok(())
}

/// Assignments with what is picked for each.
pub(super) fn join(mut assignments: Vec<Assignment>, items: Vec<(String, Item)>) -> Vec<Assignment> {
    let mut picked: BTreeMap<String, Vec<Item>> = BTreeMap::new();
    for (assignment, item) in items {
        picked.entry(assignment).or_default().push(item);
    }
    for assignment in &mut assignments {
        assignment.items = picked.remove(&assignment.id).unwrap_or_default();
    }
    assignments
}

/// A pick with its assignment; none where nothing of ours can have written it.
fn read((assignment, kind, subject, level, count, seed, each): Row) -> Option<(String, Item)> {
    if let Some(item) = Item::plain(&kind, &subject) {
        return Some((assignment, item));
    }
    let practice = Practice {
        skill: subject,
        level: Level::read(&level?.to_string())?,
        count: usize::try_from(count?).ok()?,
        seed: u32::try_from(seed?).ok()?,
        each: each > 0,
    };
    Some((assignment, Item::Practice(practice)))
}
