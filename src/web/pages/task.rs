//! A puzzle as it stands before the learner: the board to press, tick or look at, and what is marked
//! on it.

use super::board::{Board, Lay, Overlay, Use, View, step_of};
use super::fields::Fields;
use super::hint::Hints;
use super::mark::{Mark, marks_of};
use super::setting::Setting;
use super::stage::Stage;
use super::turn::Turn;
use super::walk::{Walk, is_fault};
use crate::i18n::Lang;
use crate::puzzle::{
    Answer, BoardAsk, ChoiceAsk, CountAsk, Feedback, FeedbackCode, GameAsk, NotateAsk, Outcome, Puzzle, Task,
};
use crate::rules::{Placement, Square};

/// What has been done on the board, beside what the stage holds.
#[derive(Debug)]
pub(super) struct Work<'a> {
    /// Where a puzzle of moves stands.
    pub(super) turn: Turn<'a>,
    /// The walk, where one is asked for.
    pub(super) walk: Option<Walk<'a>>,
    /// The board being set up, where one is.
    pub(super) setting: Option<Setting>,
}

impl<'a> Work<'a> {
    /// What the fields and the answer in them come to.
    pub(super) fn read(puzzle: &'a Puzzle, fields: &Fields, stage: &Stage) -> Work<'a> {
        let turn = match stage.answer() {
            Some(Answer::Moves(texts)) => Turn::after(puzzle, texts),
            Some(
                Answer::Move(_)
                | Answer::Squares(_)
                | Answer::Choice(_)
                | Answer::Number(_)
                | Answer::Text(_)
                | Answer::Placement(_),
            )
            | None => Turn::read(puzzle, fields),
        };
        let route = if let Task::Route(ask) = &puzzle.task { Some(ask) } else { None };
        let walk = route.map(|ask| Walk::after(ask, stage.answer(), stage.outcome()));
        let setting =
            matches!(puzzle.task, Task::Setup(_)).then(|| Setting::read(puzzle, fields, stage.answer()));
        Work { turn, walk, setting }
    }
}

/// The board at this stage; none where there is nothing to see.
pub(super) fn board(
    lang: Lang,
    puzzle: &Puzzle,
    stage: &Stage,
    work: &Work<'_>,
    hints: &Hints,
) -> Option<Board> {
    if puzzle.placement().is_empty() && is_told_without_board(&puzzle.task) {
        return None;
    }
    let view = View { side: puzzle.orientation, lay: lay(puzzle), usage: usage(puzzle, stage) };
    Some(Board::new(lang, &shown(puzzle, stage, work), view, &overlay(puzzle, stage, work, hints)))
}

/// The board of a puzzle with something drawn on it, to be looked at only.
pub(super) fn looked_at(lang: Lang, puzzle: &Puzzle, overlay: &Overlay) -> Option<Board> {
    let view = View { side: puzzle.orientation, lay: lay(puzzle), usage: Use::Look };
    (!is_without_board(puzzle)).then(|| Board::new(lang, &puzzle.placement(), view, overlay))
}

/// The board as an answer left it, to be looked at only; what was missed is marked too.
pub(super) fn left(lang: Lang, puzzle: &Puzzle, answer: Answer, outcome: Outcome) -> Option<Board> {
    if is_without_board(puzzle) {
        return None;
    }
    let missed = outcome.missed.clone();
    let hints = Hints { texts: Vec::new(), squares: Vec::new(), answer: missed, next: None };
    let stage = Stage::Answered(answer, Box::new(outcome));
    let work = Work::read(puzzle, &Fields::default(), &stage);
    let view = View { side: puzzle.orientation, lay: lay(puzzle), usage: Use::Look };
    let overlay = overlay(puzzle, &stage, &work, &hints);
    Some(Board::new(lang, &shown(puzzle, &stage, &work), view, &overlay))
}

/// Whether a board would say nothing to the question, so that none is looked at.
fn is_without_board(puzzle: &Puzzle) -> bool {
    puzzle.hides_board() || puzzle.placement().is_empty() && is_told_without_board(&puzzle.task)
}

/// Whether an empty board would say nothing to the question.
pub(super) fn is_told_without_board(task: &Task) -> bool {
    let Task::Choice(ask) = task else { return false };
    let board = |ask: &BoardAsk| matches!(ask, BoardAsk::Exchange { .. } | BoardAsk::Letter { .. });
    matches!(ask, ChoiceAsk::Told { .. }) || matches!(ask, ChoiceAsk::Board(ask) if board(ask))
}

/// Where it is asked how the board lies, a screen reader is told what the eye sees.
fn lay(puzzle: &Puzzle) -> Lay {
    if puzzle.turned {
        Lay::Turned
    } else if matches!(puzzle.task, Task::Choice(ChoiceAsk::Board(BoardAsk::Laid))) {
        Lay::Right
    } else {
        Lay::Usual
    }
}

fn usage(puzzle: &Puzzle, stage: &Stage) -> Use {
    let resting = |usage| if stage.solved() { Use::Rest } else { usage };
    match &puzzle.task {
        Task::Move(_) if is_played_out(stage) => Use::Rest,
        Task::Move(_) => Use::Press,
        Task::Squares(_) | Task::Spot(_) => Use::Tick,
        Task::Route(_) => resting(Use::Send("to")),
        Task::Setup(_) => resting(Use::Send("put")),
        Task::Verdict(_)
        | Task::State(_)
        | Task::Ruling(_)
        | Task::Choice(_)
        | Task::Count(_)
        | Task::Notate(_) => Use::Look,
    }
}

/// Whether a move was made after which there is nothing to do before it is taken back.
fn is_played_out(stage: &Stage) -> bool {
    stage.outcome().is_some_and(|outcome| outcome.played.is_some() && outcome.next.is_none())
}

/// What stands on the board.
fn shown(puzzle: &Puzzle, stage: &Stage, work: &Work<'_>) -> Placement {
    match (&puzzle.task, &work.walk, &work.setting) {
        (Task::Route(_), Some(walk), _) => walk.board(puzzle),
        (Task::Setup(_), _, Some(setting)) => setting.board.clone(),
        (Task::Move(_), _, _) => {
            let played = stage.outcome().filter(|_| is_played_out(stage));
            let played = played.and_then(|outcome| outcome.feedback.played.as_ref());
            let here = || work.turn.game().position().into();
            played.map_or_else(here, |played| (&played.before.after(played.mv)).into())
        }
        (
            Task::Route(_)
            | Task::Setup(_)
            | Task::Squares(_)
            | Task::Spot(_)
            | Task::Verdict(_)
            | Task::State(_)
            | Task::Ruling(_)
            | Task::Choice(_)
            | Task::Count(_)
            | Task::Notate(_),
            _,
            _,
        ) => puzzle.placement(),
    }
}

fn overlay(puzzle: &Puzzle, stage: &Stage, work: &Work<'_>, hints: &Hints) -> Overlay {
    let mut overlay = Overlay { picked: stage.picked(), step: stage.promoting(), ..Overlay::default() };
    overlay.focus = work.setting.as_ref().and_then(|setting| setting.at);
    if overlay.step.is_none() {
        overlay.step = work.turn.reply().map(|reply| (reply.from(), reply.to()));
    }
    overlay.marks.extend(hints.squares.iter().map(|square| Mark::Ring(*square)));
    overlay.marks.extend(hints.answer.iter().map(|square| Mark::Missed(*square)));
    overlay.asked = asked_about(puzzle);
    overlay.marks.extend(work.walk.iter().flat_map(Walk::marks));
    let Stage::Answered(answer, outcome) = stage else { return overlay };
    match answer {
        Answer::Move(text) => overlay.step = step_of(work.turn.game(), text),
        Answer::Moves(texts) if outcome.next.is_none() && work.walk.is_none() => {
            overlay.step = texts.last().and_then(|text| step_of(work.turn.game(), text));
        }
        Answer::Squares(squares) => overlay.ticked.clone_from(squares),
        Answer::Moves(_) | Answer::Choice(_) | Answer::Number(_) | Answer::Text(_) | Answer::Placement(_) => {
        }
    }
    overlay.marks = findings(&outcome.feedback, puzzle, work, &hints.answer);
    overlay
}

/// The marks of what the question speaks of: its move, its piece, its square.
pub(super) fn asked_about(puzzle: &Puzzle) -> Vec<Mark> {
    let arrow = |text: &str| -> Vec<Mark> {
        step_of(&puzzle.game, text).map(|(from, to)| Mark::Arrow(from, to)).into_iter().collect()
    };
    match &puzzle.task {
        Task::Verdict(ask) => arrow(&ask.text),
        Task::Notate(NotateAsk::Move { text }) => arrow(text),
        Task::Notate(NotateAsk::Square { square }) => vec![Mark::Ring(*square)],
        Task::Count(CountAsk::Reach { from } | CountAsk::Moves { from: Some(from) }) => {
            vec![Mark::Frame(*from)]
        }
        Task::Count(CountAsk::Distance { from, to })
        | Task::Choice(ChoiceAsk::Board(BoardAsk::CanReach { from, to, .. })) => {
            vec![Mark::Frame(*from), Mark::Ring(*to)]
        }
        Task::Choice(ChoiceAsk::Board(
            BoardAsk::Piece { square }
            | BoardAsk::Owner { square }
            | BoardAsk::Class { square }
            | BoardAsk::LetterOn { square },
        )) => vec![Mark::Ring(*square)],
        Task::Choice(ChoiceAsk::Wing { text } | ChoiceAsk::Bar { text }) => arrow(text),
        Task::Choice(ChoiceAsk::Game(GameAsk::Way { text } | GameAsk::Resets { text })) => arrow(text),
        Task::Choice(ChoiceAsk::Game(GameAsk::Attacked { square, .. })) => vec![Mark::Ring(*square)],
        Task::Choice(
            ChoiceAsk::Turn
            | ChoiceAsk::Rights { .. }
            | ChoiceAsk::Told { .. }
            | ChoiceAsk::Board(_)
            | ChoiceAsk::Game(GameAsk::Winner | GameAsk::Same { .. }),
        )
        | Task::Count(_)
        | Task::Move(_)
        | Task::Route(_)
        | Task::Squares(_)
        | Task::State(_)
        | Task::Ruling(_)
        | Task::Setup(_)
        | Task::Spot(_) => Vec::new(),
    }
}

/// What the board shows of an outcome. Squares that were missed are the solution, and shown once that
/// has been asked for.
fn findings(feedback: &Feedback, puzzle: &Puzzle, work: &Work<'_>, answer: &[Square]) -> Vec<Mark> {
    match &puzzle.task {
        Task::Squares(_) | Task::Spot(_) => {
            let right = feedback.hit.iter().map(|square| Mark::Right(*square));
            let missed = feedback.missed.iter().filter(|square| answer.contains(square));
            let missed = missed.map(|square| Mark::Missed(*square));
            let extra = feedback.extra.iter().map(|square| Mark::Extra(*square));
            right.chain(missed).chain(extra).collect()
        }
        Task::Route(_) => {
            let walked = work.walk.iter().flat_map(Walk::marks);
            let fault =
                if is_fault(feedback.code) { marks_of(&feedback.squares, &feedback.pieces) } else { vec![] };
            walked.chain(fault).collect()
        }
        Task::Setup(_) if feedback.code == FeedbackCode::SetupEmpty => Vec::new(),
        Task::Setup(_) => feedback.misplaced.iter().map(|place| Mark::of_misplaced(*place)).collect(),
        Task::Move(_) if feedback.code.is_right() => Vec::new(),
        Task::Move(_) => marks_of(&feedback.squares, &feedback.pieces),
        Task::Verdict(_)
        | Task::State(_)
        | Task::Ruling(_)
        | Task::Choice(_)
        | Task::Count(_)
        | Task::Notate(_) => {
            let asked = asked_about(puzzle);
            let marks = marks_of(&feedback.squares, &feedback.pieces).into_iter();
            marks.filter(|mark| !asked.contains(mark)).collect()
        }
    }
}
