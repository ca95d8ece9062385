//! For which exercise of an assignment an answer is, and under which name it is sent.

use super::given::Question;
use crate::assignment::tasks;
use crate::i18n::Lang;
use crate::store::{LearnerKey, Refused, Sent, SetTask, StoreError};
use crate::web::problem::{Problem, ProblemCode};
use crate::web::state::AppState;
use sha2::{Digest, Sha256};

/// A longer time tells nothing of how long an answer took, in milliseconds.
pub(in crate::web) const LONGEST_MS: i64 = 60 * 60 * 1000;

/// How long the name of a request may be.
const NAME: std::ops::RangeInclusive<usize> = 8..=64;

/// How the answer `kept` of a learner is sent.
pub(super) async fn sent(
    state: &AppState,
    lang: Lang,
    (learner, puzzle): (&LearnerKey, &str),
    question: &Question<'_>,
    kept: &str,
) -> Result<Sent, Problem> {
    let bad_name = || Problem::with_field(lang, ProblemCode::BadRequestName, "/request");
    let named = question.request.as_ref().map(|name| name_of(name.as_ref(), kept).ok_or_else(bad_name));
    let request = named.transpose()?;
    let task = match &question.assignment {
        Some(id) => {
            let pupil = question.pupil.as_ref().map(AsRef::as_ref);
            let set = set(state, (learner, pupil), (id.as_ref(), question.task()), puzzle).await;
            let set = set.map_err(|error| unavailable(lang, &error))?;
            Some(set.ok_or_else(|| Problem::new(lang, ProblemCode::NoSuchAssignment))?)
        }
        None => None,
    };
    Ok(Sent { request, elapsed_ms: question.elapsed_ms().filter(|_| task.is_some()), task })
}

/// The exercise of that number, if the pupil has that assignment and it is of that puzzle. An answer
/// that says whose it is may come when somebody else has signed in on the same device.
async fn set(
    state: &AppState,
    (learner, whose): (&LearnerKey, Option<&str>),
    (assignment, number): (&str, i64),
    puzzle: &str,
) -> Result<Option<SetTask>, StoreError> {
    let pupil = state.store.pupil(learner).await?;
    let Some(pupil) = pupil.filter(|pupil| whose.is_none_or(|whose| whose == pupil.student.id)) else {
        return Err(StoreError::SignedOut);
    };
    let Some(found) = state.store.assignment_for(&pupil.student, assignment).await? else { return Ok(None) };
    let tasks = tasks(&state.curriculum, &found.items, &pupil.student.id);
    let place = usize::try_from(number).ok().and_then(|number| number.checked_sub(1));
    let fits = place.and_then(|place| tasks.get(place)).is_some_and(|task| task.puzzle == puzzle);
    Ok(fits.then_some(SetTask { assignment: found.id, number }))
}

/// The name under which an answer is kept: that of its request together with what it says. So another
/// answer sent by an old form is never taken for one that is kept already.
#[must_use]
pub(in crate::web) fn name_of(request: &str, answer: &str) -> Option<String> {
    let plain = request.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
    let [a, b, c, d, ..]: [u8; 32] = Sha256::digest(answer).into();
    let said = u32::from_be_bytes([a, b, c, d]);
    (plain && NAME.contains(&request.len())).then(|| format!("{request}.{said:08x}"))
}

/// Why an answer is not kept.
pub(super) fn refused(lang: Lang, why: Refused) -> Problem {
    let code = match why {
        Refused::NotTheirs => ProblemCode::NoSuchAssignment,
        Refused::Closed => ProblemCode::AssignmentClosed,
        Refused::NoneLeft => ProblemCode::NoAttemptsLeft,
    };
    Problem::new(lang, code)
}

/// The answer could not be kept.
pub(super) fn unavailable(lang: Lang, error: &StoreError) -> Problem {
    if matches!(error, StoreError::SignedOut) {
        return Problem::new(lang, ProblemCode::SignedOut);
    }
    // The assignment has been erased since it was looked at, or has a name that none can have.
    if matches!(error, StoreError::Gone(_)) {
        return Problem::new(lang, ProblemCode::NoSuchAssignment);
    }
    log::error!("an answer could not be kept: {error}");
    Problem::new(lang, ProblemCode::Unavailable)
}

#[cfg(test)]
mod tests {
    use super::name_of;

    #[test]
    fn another_answer_has_another_name_and_an_odd_name_is_none() {
        let name = name_of("0011223344556677", "{\"move\":\"e2e4\"}");
        assert_eq!(name, name_of("0011223344556677", "{\"move\":\"e2e4\"}"));
        assert_ne!(name, name_of("0011223344556677", "{\"move\":\"d2d4\"}"));
        assert!(name.is_some_and(|name| name.starts_with("0011223344556677.")));
        for odd in ["", "short", "with space", "'; DROP", &"x".repeat(65), "弈则弈则弈则"] {
            assert_eq!(name_of(odd, ""), None, "{odd}");
        }
    }
}
