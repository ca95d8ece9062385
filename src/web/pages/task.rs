//! A puzzle as it stands before the learner: the board to press, tick or look at, the options, and
//! what was found about an answer.

use super::board::{Board, Lay, Overlay, Use, View, step_of};
use super::fields::Fields;
use super::mark::{Mark, marks_of};
use super::trial::Trial;
use super::verdict::{Said, Tone, items, rule_link};
use crate::curriculum::Curriculum;
use crate::i18n::{Lang, feedback, messages};
use crate::puzzle::{
    Answer, ChoiceAsk, Feedback, GameAsk, MAX_CHARS, MAX_STEPS, Number, Outcome, Puzzle, Task, check,
};
use crate::rules::{Placement, Square};

/// What the learner has done on the page so far.
#[derive(Debug)]
pub(super) enum Stage {
    /// Nothing, or the first half of a move.
    Open(Trial),
    /// Answered.
    Answered(Answer, Box<Outcome>),
    /// Answered in a way that this puzzle does not take.
    Odd,
}

impl Stage {
    /// What a query says: `from`, `to` and `promote`, or `move`, `squares`, `choice`.
    pub(super) fn read(puzzle: &Puzzle, fields: &Fields) -> Stage {
        let Some(answer) = asked(puzzle, fields) else {
            return Stage::open(puzzle, fields);
        };
        match answer.and_then(|answer| check(puzzle, &answer).ok().map(|outcome| (answer, outcome))) {
            Some((answer, outcome)) => Stage::Answered(answer, Box::new(outcome)),
            None => Stage::Odd,
        }
    }

    /// A piece may be picked up where a move is asked for; nothing else is tried on the board.
    fn open(puzzle: &Puzzle, fields: &Fields) -> Stage {
        match &puzzle.task {
            Task::Move(_) => Stage::Open(Trial::read(&puzzle.game, fields)),
            Task::Squares(_)
            | Task::Spot(_)
            | Task::Verdict(_)
            | Task::State(_)
            | Task::Ruling(_)
            | Task::Choice(_)
            | Task::Route(_)
            | Task::Setup(_)
            | Task::Count(_)
            | Task::Notate(_) => {
                let pressed = fields.get("from").is_some() || fields.get("to").is_some();
                if pressed { Stage::Odd } else { Stage::Open(Trial::Idle) }
            }
        }
    }

    /// What was found, where an answer was given.
    pub(super) fn outcome(&self) -> Option<&Outcome> {
        match self {
            Stage::Answered(_, outcome) => Some(outcome),
            Stage::Open(_) | Stage::Odd => None,
        }
    }

    pub(super) fn solved(&self) -> bool {
        self.outcome().is_some_and(|outcome| outcome.done)
    }

    /// The two squares of a pawn's step that waits for a piece to be named.
    pub(super) fn promoting(&self) -> Option<(Square, Square)> {
        match self {
            Stage::Open(trial) => trial.promoting(),
            Stage::Answered(..) | Stage::Odd => None,
        }
    }

    pub(super) fn picked(&self) -> Option<Square> {
        match self {
            Stage::Open(trial) => trial.picked(),
            Stage::Answered(..) | Stage::Odd => None,
        }
    }

    /// The option that was picked.
    pub(super) fn option(&self) -> Option<&str> {
        match self {
            Stage::Answered(Answer::Choice(option), _) => Some(option),
            Stage::Answered(..) | Stage::Open(_) | Stage::Odd => None,
        }
    }
}

/// The answer in the fields: `None` where there is none yet, `Some(None)` where it cannot be read.
pub(super) fn asked(puzzle: &Puzzle, fields: &Fields) -> Option<Option<Answer>> {
    if let Some(text) = fields.written("move") {
        return Some(Some(Answer::Move(text)));
    }
    if let Some(texts) = fields.get("moves") {
        return Some(Some(Answer::Moves(
            texts.split_whitespace().take(MAX_STEPS).map(str::to_owned).collect(),
        )));
    }
    if let Some(number) = fields.get("number") {
        return Some(Number::read(number).map(Answer::Number));
    }
    if let Some(text) = fields.written("text") {
        return Some(Some(Answer::Text(text.chars().take(MAX_CHARS).collect())));
    }
    if let Some(board) = fields.get("placement") {
        return Some(Placement::read(board).ok().map(Answer::Placement));
    }
    if let Some(option) = fields.written("choice") {
        return Some(Some(Answer::Choice(option)));
    }
    if fields.get("squares").is_some() {
        return Some(fields.squares("squares").map(Answer::Squares));
    }
    fields.get("to")?;
    match Trial::read(&puzzle.game, fields) {
        Trial::Legal(_) | Trial::Refused(_) => Some(fields.uci().map(Answer::Move)),
        Trial::Idle | Trial::Unreadable | Trial::Picked(_) | Trial::Promoting(..) => None,
    }
}

/// The board at this stage.
pub(super) fn board(lang: Lang, puzzle: &Puzzle, stage: &Stage, hinted: &[Square]) -> Board {
    let overlay = overlay(puzzle, stage, hinted);
    let lay = if puzzle.turned { Lay::Turned } else { Lay::Usual };
    let view = View { side: puzzle.orientation, lay, usage: usage(puzzle, stage) };
    Board::new(lang, &shown(puzzle, stage), view, &overlay)
}

fn usage(puzzle: &Puzzle, stage: &Stage) -> Use {
    let played = stage.outcome().is_some_and(|outcome| outcome.played.is_some());
    match &puzzle.task {
        Task::Move(_) if played => Use::Rest,
        Task::Move(_) => Use::Press,
        Task::Squares(_) | Task::Spot(_) => Use::Tick,
        Task::Verdict(_)
        | Task::State(_)
        | Task::Ruling(_)
        | Task::Choice(_)
        | Task::Route(_)
        | Task::Setup(_)
        | Task::Count(_)
        | Task::Notate(_) => Use::Look,
    }
}

/// The board: after a legal move that was answered and the reply to it, else the puzzle's.
fn shown(puzzle: &Puzzle, stage: &Stage) -> Placement {
    let outcome = stage.outcome().filter(|_| matches!(puzzle.task, Task::Move(_)));
    if let Some(next) = outcome.and_then(|outcome| outcome.next.as_ref()) {
        return Placement::from(&next.position);
    }
    match outcome.and_then(|outcome| outcome.feedback.played.as_ref()) {
        Some(played) => Placement::from(&played.before.after(played.mv)),
        None => puzzle.placement(),
    }
}

fn overlay(puzzle: &Puzzle, stage: &Stage, hinted: &[Square]) -> Overlay {
    let mut overlay = Overlay { picked: stage.picked(), step: stage.promoting(), ..Overlay::default() };
    overlay.marks.extend(hinted.iter().map(|square| Mark::Ring(*square)));
    overlay.marks.extend(move_in_question(puzzle).map(|(from, to)| Mark::Arrow(from, to)));
    let Stage::Answered(answer, outcome) = stage else { return overlay };
    match answer {
        Answer::Move(text) => overlay.step = step_of(&puzzle.game, text),
        Answer::Squares(squares) => overlay.ticked.clone_from(squares),
        Answer::Moves(_) | Answer::Choice(_) | Answer::Number(_) | Answer::Text(_) | Answer::Placement(_) => {
        }
    }
    overlay.marks = findings(&outcome.feedback, puzzle);
    overlay
}

/// The move that a verdict or a choice asks about.
fn move_in_question(puzzle: &Puzzle) -> Option<(Square, Square)> {
    match &puzzle.task {
        Task::Verdict(ask) => step_of(&puzzle.game, &ask.text),
        Task::Choice(ChoiceAsk::Wing { text } | ChoiceAsk::Bar { text }) => step_of(&puzzle.game, text),
        Task::Choice(ChoiceAsk::Game(GameAsk::Way { text } | GameAsk::Resets { text })) => {
            step_of(&puzzle.game, text)
        }
        Task::Choice(
            ChoiceAsk::Turn
            | ChoiceAsk::Rights { .. }
            | ChoiceAsk::Told { .. }
            | ChoiceAsk::Board(_)
            | ChoiceAsk::Game(GameAsk::Winner | GameAsk::Same { .. } | GameAsk::Attacked { .. }),
        )
        | Task::Move(_)
        | Task::Route(_)
        | Task::Squares(_)
        | Task::State(_)
        | Task::Ruling(_)
        | Task::Setup(_)
        | Task::Spot(_)
        | Task::Count(_)
        | Task::Notate(_) => None,
    }
}

/// What the board shows of an outcome.
fn findings(feedback: &Feedback, puzzle: &Puzzle) -> Vec<Mark> {
    if matches!(puzzle.task, Task::Squares(_) | Task::Spot(_)) {
        let right = feedback.hit.iter().map(|square| Mark::Right(*square));
        let missed = feedback.missed.iter().map(|square| Mark::Missed(*square));
        let extra = feedback.extra.iter().map(|square| Mark::Extra(*square));
        return right.chain(missed).chain(extra).collect();
    }
    if feedback.code.is_right() && feedback.played.is_some() {
        return Vec::new();
    }
    let mut marks = marks_of(&feedback.squares, &feedback.pieces);
    if feedback.played.is_none() {
        marks.extend(move_in_question(puzzle).map(|(from, to)| Mark::Arrow(from, to)));
    }
    marks
}

/// What is said at this stage.
pub(super) fn said(course: &Curriculum, lang: Lang, puzzle: &Puzzle, stage: &Stage) -> Option<Said> {
    match stage {
        Stage::Open(trial) => Said::of(course, lang, &puzzle.game, trial),
        Stage::Odd => Some(Said::sentence(lang, Tone::Note, lang.text("puzzle-odd-answer").into_owned())),
        Stage::Answered(_, outcome) => Some(found(course, lang, puzzle, outcome)),
    }
}

fn found(course: &Curriculum, lang: Lang, puzzle: &Puzzle, outcome: &Outcome) -> Said {
    let found = &outcome.feedback;
    let tone = if outcome.correct { Tone::Yes } else { Tone::No };
    let refused = found.refused.as_deref().map(|refused| refused.reason.rule);
    let rule = refused.or(puzzle.rules.first().map(String::as_str));
    Said {
        conditions: items(lang, found.conditions()),
        also: found.also().iter().map(|refusal| messages::refusal(lang, refusal)).collect(),
        legend: legend(lang, found),
        rule: rule.and_then(|rule| rule_link(course, lang, rule)),
        ..Said::sentence(lang, tone, feedback::feedback(lang, &outcome.feedback, puzzle))
    }
}

/// What the marks of a squares puzzle mean.
fn legend(lang: Lang, feedback: &Feedback) -> Vec<(&'static str, String)> {
    let rows = [
        ("good", "legend-good", &feedback.hit),
        ("missed", "legend-missed", &feedback.missed),
        ("extra", "legend-extra", &feedback.extra),
    ];
    rows.into_iter()
        .filter(|(_, _, squares)| !squares.is_empty())
        .map(|(class, key, _)| (class, lang.text(key).into_owned()))
        .collect()
}
