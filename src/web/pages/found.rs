//! What is said about an answer: the sentence, the reply of the other side, and what the marks mean.

use super::stage::Stage;
use super::task::Work;
use super::verdict::{Said, Tone, items};
use crate::curriculum::Curriculum;
use crate::i18n::{Lang, feedback, messages};
use crate::puzzle::{Feedback, FeedbackCode, Outcome, Puzzle};
use crate::web::shell::Shell;

/// What is said at this stage.
pub(super) fn said(
    course: &Curriculum,
    shell: &Shell,
    puzzle: &Puzzle,
    stage: &Stage,
    work: &Work<'_>,
) -> Option<Said> {
    let lang = shell.lang;
    match stage {
        Stage::Open(trial) => Said::of(course, shell, work.turn.game(), trial),
        Stage::Odd(why) => Some(Said::sentence(lang, Tone::Note, lang.text(why).into_owned())),
        Stage::Answered(_, outcome) => Some(found(course, shell, puzzle, outcome)),
    }
}

fn found(course: &Curriculum, shell: &Shell, puzzle: &Puzzle, outcome: &Outcome) -> Said {
    let lang = shell.lang;
    let found = &outcome.feedback;
    let tone = match (outcome.correct, found.code) {
        (true, _) => Tone::Yes,
        // On the way there is nothing wrong yet.
        (false, FeedbackCode::RouteMissed) => Tone::Note,
        (false, _) => Tone::No,
    };
    let reply = outcome.next.as_ref().zip(found.played.as_ref());
    let refused = found.refused.as_deref().map(|refused| &refused.reason);
    let rule = refused.map(|reason| reason.rule).or(puzzle.rules.first().map(String::as_str));
    let said = Said {
        bar: refused.and_then(|reason| reason.bar).map(|bar| messages::outlook(lang, bar)),
        conditions: items(lang, found.conditions()),
        also: found.also().iter().map(|refusal| messages::refusal(lang, refusal)).collect(),
        reply: reply
            .map(|(next, played)| messages::played(lang, next.reply.mv, &played.before.after(played.mv))),
        legend: legend(lang, found),
        ..Said::sentence(lang, tone, feedback::feedback(lang, &outcome.feedback, puzzle))
    };
    match rule {
        Some(rule) => said.reading(course, shell, rule),
        None => said,
    }
}

/// What the marks of a squares puzzle, or of a board that was set up, mean.
fn legend(lang: Lang, feedback: &Feedback) -> Vec<(&'static str, String)> {
    let places = || feedback.misplaced.iter();
    let rows = if feedback.code == FeedbackCode::SetupDiffers {
        vec![
            ("missed", "legend-missing", places().any(|place| place.stands.is_none())),
            ("ring", "legend-wrong", places().any(|place| place.stands.is_some() && place.belongs.is_some())),
            ("extra", "legend-surplus", places().any(|place| place.belongs.is_none())),
        ]
    } else if feedback.code.is_of_squares() {
        vec![
            ("good", "legend-good", !feedback.hit.is_empty()),
            ("extra", "legend-extra", !feedback.extra.is_empty()),
        ]
    } else {
        return Vec::new();
    };
    let shown = rows.into_iter().filter(|(_, _, holds)| *holds);
    shown.map(|(class, key, _)| (class, lang.text(key).into_owned())).collect()
}
