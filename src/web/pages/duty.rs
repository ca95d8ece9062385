//! What an assignment says of an exercise on its page: whether answers are taken, how many more, by
//! when; and what its forms carry so that one sent twice counts once.

use super::fields::Fields;
use crate::store::{Assignment, Fared, Refused, Student};
use crate::web::api::sending::LONGEST_MS;
use crate::web::session::fresh_token;
use crate::web::shell::Shell;
use crate::web::when::Zone;

/// What an assignment says of an exercise.
#[derive(Debug)]
pub(super) struct Duty {
    /// Whose answer it will be.
    pub(super) pupil: String,
    pub(super) assignment: String,
    /// The number of the exercise, from 1.
    pub(super) task: usize,
    /// The name of the answer that the page's forms send.
    pub(super) request: String,
    /// When the page was first opened, in milliseconds.
    pub(super) opened: i64,
    /// How many more answers are taken, in words, where they are counted.
    pub(super) left: Option<String>,
    /// What is said first: by which code, and in words.
    pub(super) notes: Vec<(&'static str, String)>,
    /// Whether no more answers are taken.
    pub(super) over: bool,
}

/// Why an answer was not kept, as the page's address says it.
pub(super) fn refused_code(refused: Refused) -> &'static str {
    match refused {
        Refused::NotTheirs => "no-such-assignment",
        Refused::Closed => "assignment-closed",
        Refused::NoneLeft => "no-attempts-left",
    }
}

impl Duty {
    /// What is said of the exercise of that number.
    pub(super) fn new(
        shell: &Shell,
        (pupil, zone): (&Student, &Zone),
        assignment: &Assignment,
        (task, fared): (usize, Fared),
        fields: &Fields,
        now_ms: i64,
    ) -> Duty {
        let left = assignment.terms.attempts.map(|most| (most - fared.count).max(0));
        let closed = !assignment.is_open();
        let opened = fields.get("opened").and_then(|text| text.parse().ok());
        let opened = opened.filter(|opened| (now_ms - LONGEST_MS..=now_ms).contains(opened));
        let words = |left: i64| match usize::try_from(left) {
            Ok(1) => shell.t("my-left-1").into_owned(),
            left => shell.lang.text_with("my-left", &[("count", left.unwrap_or_default().into())]),
        };
        Duty {
            pupil: pupil.id.clone(),
            assignment: assignment.id.clone(),
            task,
            request: fresh_token().unwrap_or_default(),
            opened: opened.unwrap_or(now_ms),
            left: left.filter(|left| *left > 0 && !closed).map(words),
            notes: notes(shell, (assignment, zone), (left, fared.solved), fields, now_ms),
            over: closed || left == Some(0),
        }
    }
}

/// What is said first.
fn notes(
    shell: &Shell,
    (assignment, zone): (&Assignment, &Zone),
    (left, solved): (Option<i64>, bool),
    fields: &Fields,
    now_ms: i64,
) -> Vec<(&'static str, String)> {
    let text = |code, key: &str| (code, shell.t(key).into_owned());
    let mut notes = Vec::new();
    if fields.get("refused").is_some() {
        notes.push(text("not-kept", "my-not-kept"));
    }
    if !assignment.is_open() {
        notes.push(text(refused_code(Refused::Closed), "my-closed"));
    } else if left == Some(0) && !solved {
        notes.push(text(refused_code(Refused::NoneLeft), "my-none-left"));
    } else if let Some(due) = assignment.terms.due_ms.filter(|due| *due < now_ms) {
        let when = zone.told(shell.lang, due, now_ms);
        notes.push(("late", shell.lang.text_with("my-late", &[("when", when.into())])));
    }
    notes
}

/// How long an answer took, where its form tells.
pub(super) fn elapsed(fields: &Fields, now_ms: i64) -> Option<i64> {
    let opened: i64 = fields.get("opened")?.parse().ok()?;
    now_ms.checked_sub(opened).filter(|elapsed| (0..=LONGEST_MS).contains(elapsed))
}
