//! What a learner answers a puzzle with, beside the board: options, a field, the pieces to set up,
//! and the ways back.

use super::beside::Other;
use super::figure::Promotion;
use super::setting::Tool;
use super::stage::Stage;
use super::task::Work;
use super::turn::is_long;
use super::walk::Walk;
use crate::diagram::Orientation;
use crate::i18n::{Lang, feedback};
use crate::puzzle::{Answer, CountAsk, NotateAsk, Puzzle, Task};
use crate::rules::{Color, Square};
use crate::web::percent::encode;
use crate::web::shell::Shell;

/// The desk at one stage of a puzzle.
#[derive(Debug)]
pub(super) struct Desk {
    /// The form of the answer.
    pub(super) form: &'static str,
    /// The script that brings it to life.
    pub(super) entry: &'static str,
    pub(super) picked: Option<Square>,
    pub(super) promotion: Option<Promotion>,
    pub(super) options: Vec<OptionView>,
    /// What was written into the field.
    pub(super) value: String,
    /// The keyboard that a phone shows for it.
    pub(super) inputmode: &'static str,
    /// Where the marked square lies, for those who do not see it.
    pub(super) marked: Option<String>,
    /// Whether it goes on from one answer to the next.
    pub(super) long: bool,
    /// The right moves or steps so far.
    pub(super) moves: String,
    /// How many steps were walked, and from where to where.
    pub(super) walk: Option<WalkView>,
    /// What can be put on the board.
    pub(super) tools: Vec<Tool>,
    /// What stands on it.
    pub(super) placement: String,
    /// Where the last step is undone, and where all is begun anew; none where nothing is done.
    pub(super) back: Option<String>,
    pub(super) again: bool,
    /// This page.
    pub(super) here: String,
    /// What a link to this page must say to keep all this.
    pub(super) state: String,
}

/// An option to answer with.
#[derive(Debug)]
pub(super) struct OptionView {
    pub(super) value: String,
    pub(super) text: String,
    pub(super) other: Other,
    pub(super) picked: bool,
}

/// How many steps were walked: none, one, more.
pub(super) const STEPS: [&str; 3] = ["route-steps-none", "route-steps-one", "route-steps-more"];

/// A walk, for the page and its script.
#[derive(Debug)]
pub(super) struct WalkView {
    pub(super) counted: String,
    pub(super) from: Square,
    pub(super) targets: String,
    pub(super) side: &'static str,
}

impl Desk {
    pub(super) fn new(shell: &Shell, puzzle: &Puzzle, stage: &Stage, work: &Work<'_>) -> Desk {
        let lang = shell.lang;
        let form = puzzle.task.form();
        let here = |query: String| shell.here_with(&format!("{query}#answer"));
        let moves = work.walk.as_ref().map_or_else(|| work.turn.moves(), Walk::moves);
        let setting = work.setting.as_ref();
        let begun = !moves.is_empty() || setting.is_some_and(|setting| setting.board != puzzle.placement());
        Desk {
            form,
            entry: entry(form),
            picked: stage.picked(),
            promotion: stage.promoting().map(|step| Promotion::new(lang, work.turn.game(), step)),
            options: options(shell, puzzle, stage),
            value: value(stage),
            inputmode: inputmode(&puzzle.task),
            marked: marked(lang, puzzle),
            long: is_long(puzzle),
            walk: walk(lang, puzzle, work),
            tools: setting.map(|setting| setting.tools(lang)).unwrap_or_default(),
            placement: setting.map(|setting| setting.board.to_string()).unwrap_or_default(),
            back: back(work).map(here).filter(|_| !stage.solved()),
            again: begun && !stage.solved(),
            here: here(String::new()),
            state: state(&moves, stage, work),
            moves,
        }
    }
}

fn entry(form: &str) -> &'static str {
    match form {
        "move" => "js/puzzle-move.js",
        "moves" => "js/puzzle-route.js",
        "placement" => "js/puzzle-setup.js",
        _ => "js/puzzle-form.js",
    }
}

fn options(shell: &Shell, puzzle: &Puzzle, stage: &Stage) -> Vec<OptionView> {
    let picked = |id: &str| matches!(stage.answer(), Some(Answer::Choice(option)) if option == id);
    let option = |id: &str| OptionView {
        value: id.to_string(),
        text: feedback::option(shell.lang, puzzle, id),
        other: Other::new(shell, |lang| feedback::option(lang, puzzle, id)),
        picked: picked(id),
    };
    puzzle.task.options().into_iter().map(option).collect()
}

fn value(stage: &Stage) -> String {
    match stage.answer() {
        Some(Answer::Number(number)) => number.to_string(),
        Some(Answer::Text(text)) => text.clone(),
        Some(
            Answer::Move(_)
            | Answer::Moves(_)
            | Answer::Squares(_)
            | Answer::Choice(_)
            | Answer::Placement(_),
        )
        | None => String::new(),
    }
}

/// Digits where only digits can come; a lead or a change may be below zero, and not every keyboard of digits has
/// a minus.
fn inputmode(task: &Task) -> &'static str {
    let signed = |ask: &CountAsk| matches!(ask, CountAsk::MaterialLead | CountAsk::Points(_));
    let digits = matches!(task, Task::Count(ask) if !signed(ask));
    if digits { "numeric" } else { "text" }
}

/// Where the square to be named lies before the viewer, without its name.
fn marked(lang: Lang, puzzle: &Puzzle) -> Option<String> {
    let Task::Notate(NotateAsk::Square { square }) = &puzzle.task else { return None };
    let (at_left, above) = Orientation::of(puzzle.orientation).place(*square);
    let (column, row) = (usize::from(at_left) + 1, 8 - usize::from(above));
    Some(lang.text_with("notate-marked", &[("column", column.into()), ("row", row.into())]))
}

fn walk(lang: Lang, puzzle: &Puzzle, work: &Work<'_>) -> Option<WalkView> {
    let (Task::Route(ask), Some(walk)) = (&puzzle.task, &work.walk) else { return None };
    let names: Vec<String> = ask.targets.iter().map(Square::to_string).collect();
    let side = puzzle.placement().piece_at(ask.from).map_or(Color::White, |piece| piece.color);
    Some(WalkView {
        counted: lang.text_with(STEPS[walk.len().min(2)], &[("count", walk.len().into())]),
        from: ask.from,
        targets: names.join(" "),
        side: side.fold_wb("white", "black"),
    })
}

/// The query that undoes the last step.
fn back(work: &Work<'_>) -> Option<String> {
    if let Some(setting) = &work.setting {
        return setting.back().map(|query| format!("?{query}"));
    }
    let walk = work.walk.as_ref().filter(|walk| walk.len() > 0)?;
    let moves = walk.back();
    Some(if moves.is_empty() { String::new() } else { format!("?moves={}", encode(&moves)) })
}

/// The query that keeps what has been done.
fn state(moves: &str, stage: &Stage, work: &Work<'_>) -> String {
    if let Some(Answer::Squares(squares)) = stage.answer().filter(|_| !stage.solved()) {
        let names: Vec<String> = squares.iter().map(Square::to_string).collect();
        return format!("squares={}&", names.join(","));
    }
    match &work.setting {
        Some(setting) => format!("board={}&piece={}&", setting.board, setting.value()),
        None if moves.is_empty() => String::new(),
        None => format!("moves={}&", encode(moves)),
    }
}
