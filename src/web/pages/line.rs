//! Moves that a reader steps through: which of them has been played, the list of all, and what is
//! said of each.

use super::fields::Fields;
use crate::curriculum::Line;
use crate::i18n::{Lang, messages};
use crate::rules::{Color, Square};

/// A line at one of its steps.
#[derive(Debug)]
pub(super) struct LineView {
    step: usize,
    pub(super) opening: String,
    pub(super) base: String,
    pub(super) moves: Vec<MoveView>,
}

/// A move of the list.
#[derive(Debug)]
pub(super) struct MoveView {
    /// Which it is; 1 is the first.
    pub(super) step: usize,
    /// The number before it, as in a game's score: `3.`, or `3…` where the line begins with Black.
    pub(super) number: Option<String>,
    pub(super) san: String,
    pub(super) from: Square,
    pub(super) to: Square,
    /// What stands where after it.
    pub(super) board: String,
    /// The move in words.
    pub(super) said: String,
    /// What the author adds.
    pub(super) note: String,
}

impl LineView {
    /// The line after as many moves as the field `step` says.
    pub(super) fn new(lang: Lang, line: &Line, key: &str, fields: &Fields) -> LineView {
        let moves: Vec<MoveView> = (1..=line.len()).filter_map(|step| shown(lang, line, key, step)).collect();
        LineView {
            step: fields.number("step").min(moves.len()),
            opening: lang.text_with("line-opening", &[("count", moves.len().into())]),
            base: line.board(0).to_string(),
            moves,
        }
    }

    /// How many moves have been played.
    pub(super) fn step(&self) -> usize {
        self.step
    }

    /// The step before this one, and the one after it.
    pub(super) fn before(&self) -> usize {
        self.step.saturating_sub(1)
    }

    pub(super) fn after(&self) -> usize {
        (self.step + 1).min(self.moves.len())
    }

    /// The move that was played last.
    pub(super) fn last(&self) -> Option<&MoveView> {
        self.moves.get(self.step.checked_sub(1)?)
    }

    /// The squares of the move that was played last.
    pub(super) fn played(&self) -> Option<(Square, Square)> {
        self.last().map(|last| (last.from, last.to))
    }
}

fn shown(lang: Lang, line: &Line, key: &str, step: usize) -> Option<MoveView> {
    let ply = line.from + step;
    let mv = line.game.moves().nth(ply.checked_sub(1)?)?;
    let before = line.game.position_at(ply - 1);
    let number = line.game.moment(ply).number;
    Some(MoveView {
        step,
        number: match before.turn() {
            Color::White => Some(format!("{number}.")),
            Color::Black => (step == 1).then(|| format!("{number}…")),
        },
        san: mv.san(before),
        from: mv.from(),
        to: mv.to(),
        board: line.board(step).to_string(),
        said: messages::played(lang, mv, before),
        note: lang.attr(key, &format!("step-{step}")).unwrap_or_default().into_owned(),
    })
}
