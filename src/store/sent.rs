//! How an answer was sent: by which request, so that one sent twice is kept once, and for which
//! exercise of an assignment, which may take no more answers.

use super::StoreError;
use sqlx::AnyConnection;

/// How an answer was sent.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Sent {
    /// The name of the request: one of the same name is the same answer, sent again.
    pub request: Option<String>,
    /// How long the answer took, in milliseconds.
    pub elapsed_ms: Option<i64>,
    /// The exercise of an assignment that it is for.
    pub task: Option<SetTask>,
}

/// An exercise of an assignment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SetTask {
    /// The assignment's id.
    pub assignment: String,
    /// The number of the exercise, from 1.
    pub number: i64,
}

/// What became of an answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kept {
    /// It is kept, now or since it was first sent.
    Safe {
        /// How many more answers the exercise takes, where they are counted.
        left: Option<i64>,
    },
    /// It is not kept.
    Refused(Refused),
}

/// Why an answer is not kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Refused {
    /// The assignment is not for this learner, or not open yet.
    NotTheirs,
    /// The teacher has closed the assignment.
    Closed,
    /// The exercise takes no more answers.
    NoneLeft,
}

/// Whether an answer is to be kept now.
#[derive(Debug)]
pub(super) enum Admission {
    /// It is, and then this is said of it.
    Fresh(Kept),
    /// It is not, since this holds already.
    Known(Kept),
}

/// Looks at an answer of a learner whom the transaction holds.
pub(super) async fn admit(
    connection: &mut AnyConnection,
    learner_id: &str,
    sent: &Sent,
) -> Result<Admission, StoreError> {
    let again = is_kept(connection, learner_id, sent).await?;
    let Some(task) = &sent.task else {
        let kept = Kept::Safe { left: None };
        return Ok(if again { Admission::Known(kept) } else { Admission::Fresh(kept) });
    };
    let refused = |why| Ok(Admission::Known(Kept::Refused(why)));
    let Some((opened, closed, most)) = terms(connection, learner_id, task).await? else {
        // What is kept stays kept where the assignment is erased or the pupil moved.
        return if again {
            Ok(Admission::Known(Kept::Safe { left: None }))
        } else {
            refused(Refused::NotTheirs)
        };
    };
    let left = match most {
        Some(most) => Some(most.saturating_sub(count(connection, learner_id, task).await?).max(0)),
        None => None,
    };
    match (again, opened, closed, left) {
        (true, ..) => Ok(Admission::Known(Kept::Safe { left })),
        (false, None, ..) => refused(Refused::NotTheirs),
        (false, Some(_), Some(_), _) => refused(Refused::Closed),
        (false, Some(_), None, Some(0)) => refused(Refused::NoneLeft),
        (false, Some(_), None, left) => Ok(Admission::Fresh(Kept::Safe { left: left.map(|left| left - 1) })),
    }
}

/// Whether an answer of that name has been kept.
async fn is_kept(connection: &mut AnyConnection, learner_id: &str, sent: &Sent) -> Result<bool, StoreError> {
    let Some(request) = &sent.request else { return Ok(false) };
    let found: Option<i64> =
        sqlx::query_scalar("SELECT CAST(1 AS BIGINT) FROM attempts WHERE learner_id = $1 AND request = $2")
            .bind(learner_id)
            .bind(request)
            .fetch_optional(connection)
            .await?;
    Ok(found.is_some())
}

/// When the assignment was opened and closed, and how many answers an exercise takes; nothing where
/// it is not of the learner's class.
async fn terms(
    connection: &mut AnyConnection,
    learner_id: &str,
    task: &SetTask,
) -> Result<Option<(Option<i64>, Option<i64>, Option<i64>)>, StoreError> {
    let terms = sqlx::query_as(
        "SELECT assignments.opened_at, assignments.closed_at, assignments.attempts FROM assignments \
         JOIN students ON students.class_id = assignments.class_id \
         WHERE assignments.id = $1 AND students.learner_id = $2",
    )
    .bind(&task.assignment)
    .bind(learner_id)
    .fetch_optional(connection)
    .await?;
    Ok(terms)
}

/// How many answers of the learner to the exercise are kept.
async fn count(connection: &mut AnyConnection, learner_id: &str, task: &SetTask) -> Result<i64, StoreError> {
    let count = sqlx::query_scalar(
        "SELECT COUNT(*) FROM attempts WHERE assignment_id = $1 AND learner_id = $2 AND task = $3",
    )
    .bind(&task.assignment)
    .bind(learner_id)
    .bind(task.number)
    .fetch_one(connection)
    .await?;
    Ok(count)
}
