//! Castling: allowed or not and why, for now or for good, what attacks and what bars, and to do it.
//!
//! A `Scene` is a board where a side can castle; a `Case` disturbs it, by what stands there
//! (`Trouble`) or by what was played before (`Tale`).

mod asks;
mod case;
mod past;
mod scene;
mod trouble;

use super::draw::Draw;
use super::{Draft, Skill};
use crate::puzzle::{ChoiceAsk, Task, VerdictAsk};
use case::Case;

pub(super) const SKILLS: &[Skill] = &[
    Skill {
        id: "castling-wing",
        lesson: "castling",
        rules: &["castling-short-long"],
        version: 1,
        propose: asks::wing,
    },
    Skill {
        id: "castle",
        lesson: "castling",
        rules: &["castling", "castling-short-long"],
        version: 1,
        propose: asks::castle,
    },
    Skill {
        id: "castling-blockers",
        lesson: "castling-limits",
        rules: &["castling-path-clear"],
        version: 1,
        propose: asks::blockers,
    },
    Skill {
        id: "castling-attacked",
        lesson: "castling-limits",
        rules: &["castling-not-through-check", "castling-not-into-check", "castling-not-in-check"],
        version: 1,
        propose: asks::attacked,
    },
    Skill {
        id: "castling-attackers",
        lesson: "castling-limits",
        rules: &["castling-not-through-check", "castling-not-into-check", "castling-not-in-check"],
        version: 1,
        propose: asks::attackers,
    },
    Skill {
        id: "castling-rights",
        lesson: "castling-limits",
        rules: &["castling-unmoved", "castling-was-in-check-before"],
        version: 1,
        propose: asks::rights,
    },
    Skill {
        id: "castling-bar",
        lesson: "castling-limits",
        rules: &["castling-bar-temporary", "castling-unmoved"],
        version: 1,
        propose: bar,
    },
    Skill {
        id: "castling-verdict",
        lesson: "castling-limits",
        rules: &[
            "castling-bar-temporary",
            "castling-unmoved",
            "castling-path-clear",
            "castling-not-in-check",
            "castling-not-through-check",
            "castling-not-into-check",
            "castling-same-rank",
            "castling-was-in-check-before",
            "castling-rook-attacked",
            "castling-rook-path-attacked",
        ],
        version: 1,
        propose: verdict,
    },
];

/// May the side castle, and if not, why not?
fn verdict(draw: &mut Draw) -> Option<Draft> {
    let case = Case::draw(draw)?;
    let staged = case.stage(draw)?;
    let mut options = vec!["legal".to_owned()];
    options.extend(case.reasons(draw));
    let task = Task::Verdict(VerdictAsk { text: staged.text, options });
    Some(Draft::in_game(staged.game, task).near_miss(case.is_near_miss()))
}

/// Is it forbidden for now, or for good?
fn bar(draw: &mut Draw) -> Option<Draft> {
    let case = Case::draw(draw)?;
    let staged = case.stage(draw)?;
    let task = Task::Choice(ChoiceAsk::Bar { text: staged.text });
    Some(Draft::in_game(staged.game, task).near_miss(case.is_near_miss()))
}
