//! Words about a picked option: verdicts on a move, and choices.

use super::{board, explanation, game, option, say, sentences, statement};
use crate::arbiter::Laws;
use crate::i18n::{Lang, messages};
use crate::puzzle::{ChoiceAsk, Feedback, FeedbackCode, Puzzle, Task};
use crate::rules::{Bar, Color, Legal, Position, Wing};

/// What to say about a verdict.
pub(super) fn verdict(lang: Lang, feedback: &Feedback, puzzle: &Puzzle) -> String {
    let picked = feedback.picked.as_deref().map(|name| option(lang, puzzle, name)).unwrap_or_default();
    let mut parts = Vec::new();
    if feedback.code == FeedbackCode::RightVerdict {
        let key = if feedback.legal.is_some() { "feedback-right" } else { "verdict-right-reason" };
        parts.push(say(lang, key, &[]));
    }
    if let Some(legal) = &feedback.legal {
        parts.push(allowed(lang, legal, puzzle));
        if feedback.code == FeedbackCode::VerdictLegal {
            parts.push(say(lang, "verdict-not-so", &[("option", &picked)]));
        }
        parts.push(conditions(lang, legal));
        return sentences(lang, &parts);
    }
    if feedback.code == FeedbackCode::VerdictIllegal {
        parts.push(say(lang, "verdict-refused", &[]));
    } else if feedback.code == FeedbackCode::VerdictOtherReason {
        parts.push(say(lang, "verdict-other-reason", &[("option", &picked)]));
    }
    parts.push(explanation(lang, feedback));
    sentences(lang, &parts)
}

fn allowed(lang: Lang, legal: &Legal, puzzle: &Puzzle) -> String {
    say(lang, "verdict-allowed", &[("san", &legal.mv.san(puzzle.game.position()))])
}

/// The conditions of a special move, all met; empty for other moves.
fn conditions(lang: Lang, legal: &Legal) -> String {
    if legal.conditions.is_empty() {
        return String::new();
    }
    let list: Vec<String> =
        legal.conditions.iter().map(|condition| messages::condition(lang, condition)).collect();
    let list = list.join(match lang {
        Lang::En => ". ",
        Lang::Zh => "；",
    });
    say(lang, "verdict-conditions", &[("list", &list)])
}

/// What to say about an arbiter's decision: the one that is right, in full.
pub(super) fn ruling(lang: Lang, feedback: &Feedback, puzzle: &Puzzle) -> String {
    let (Task::Ruling(ask), Some(ruling)) = (&puzzle.task, &feedback.ruling) else { return String::new() };
    let decision = messages::ruling(lang, ruling, ask.laws);
    if feedback.code == FeedbackCode::RightRuling {
        return sentences(lang, &[say(lang, "feedback-right", &[]), decision]);
    }
    let picked = feedback.picked.as_deref().map(|name| option(lang, puzzle, name)).unwrap_or_default();
    let key = match ask.laws {
        Laws::Fide => "ruling-otherwise",
        Laws::Source => "ruling-otherwise-source",
    };
    sentences(lang, &[say(lang, key, &[("picked", &picked)]), decision])
}

/// What to say about a choice.
pub(super) fn choice(lang: Lang, feedback: &Feedback, puzzle: &Puzzle) -> String {
    let Task::Choice(ask) = &puzzle.task else { return String::new() };
    let right = feedback.code == FeedbackCode::RightChoice;
    let mut parts = Vec::new();
    if right {
        parts.push(say(lang, "feedback-right", &[]));
    }
    match ask {
        ChoiceAsk::Turn => parts.push(turn(lang, puzzle)),
        ChoiceAsk::Wing { .. } => parts.push(wing(lang, feedback)),
        ChoiceAsk::Bar { .. } => parts.extend(bar(lang, feedback, puzzle)),
        ChoiceAsk::Rights { side } => parts.extend(rights(lang, feedback, *side)),
        ChoiceAsk::Board(ask) => parts.push(board::facts(lang, ask, feedback, puzzle)),
        ChoiceAsk::Game(ask) => parts.push(game::facts(lang, ask, feedback, puzzle)),
        ChoiceAsk::Told { .. } => {
            let rule = puzzle.rules.first().map(|id| statement(lang, id)).unwrap_or_default();
            parts.push(if right { rule } else { say(lang, "choice-told", &[("statement", &rule)]) });
        }
    }
    sentences(lang, &parts)
}

fn turn(lang: Lang, puzzle: &Puzzle) -> String {
    let position = puzzle.game.position();
    let now = messages::side(lang, position.turn());
    let Some(last) = puzzle.game.moves().last() else {
        if *position == Position::default() {
            return say(lang, "turn-start", &[]);
        }
        return say(lang, "turn-position", &[("turn", now)]);
    };
    let before = messages::side(lang, !position.turn());
    let (from, to) = (last.from().to_string(), last.to().to_string());
    let args = [("from", from.as_str()), ("to", &to), ("last", before), ("turn", now)];
    say(lang, "turn-after", &args)
}

fn wing(lang: Lang, feedback: &Feedback) -> String {
    // The check gives the king's landing square first.
    let Some(king) = feedback.squares.first() else { return String::new() };
    let key =
        if *king == Wing::Short.king_target(king.rank()) { "choice-wing-short" } else { "choice-wing-long" };
    say(lang, key, &[("king", &king.to_string())])
}

fn bar(lang: Lang, feedback: &Feedback, puzzle: &Puzzle) -> Vec<String> {
    if let Some(legal) = &feedback.legal {
        return vec![allowed(lang, legal, puzzle), conditions(lang, legal)];
    }
    let lasting = match feedback.refused.as_ref().and_then(|refused| refused.reason.bar) {
        Some(Bar::Now) => say(lang, "choice-bar-now", &[]),
        Some(Bar::ForGood) => say(lang, "choice-bar-for-good", &[]),
        None => String::new(),
    };
    let why = explanation(lang, feedback);
    // After "right" the answer itself comes first, else the reason that leads to it.
    if feedback.code == FeedbackCode::RightChoice { vec![lasting, why] } else { vec![why, lasting] }
}

fn rights(lang: Lang, feedback: &Feedback, side: Color) -> Vec<String> {
    let mut parts = Vec::new();
    if feedback.code != FeedbackCode::RightChoice {
        parts.push(say(lang, "choice-rights-what", &[]));
    }
    if feedback.lost.is_empty() {
        parts.push(say(lang, "choice-rights-all", &[("side", messages::side(lang, side))]));
    }
    for (wing, refusal) in &feedback.lost {
        let key = match wing {
            Wing::Short => "choice-rights-short",
            Wing::Long => "choice-rights-long",
        };
        parts.push(say(lang, key, &[("why", &messages::explanation(lang, refusal))]));
    }
    parts
}
