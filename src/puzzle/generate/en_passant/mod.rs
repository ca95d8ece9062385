//! En passant: allowed or not and why, who may capture, where he lands and what he takes.

mod arrange;
mod case;
mod pairs;
mod scene;

use super::draw::Draw;
use super::{Draft, Skill};
use crate::puzzle::{EnPassantPart, Goal, SquaresAsk, Task, VerdictAsk};
use case::Case;
use scene::Scene;

const LESSON: &str = "en-passant";

pub(super) const SKILLS: &[Skill] = &[
    Skill { id: "en-passant", lesson: LESSON, rules: &["en-passant"], version: 1, propose: capture },
    Skill { id: "en-passant-target", lesson: LESSON, rules: &["en-passant"], version: 1, propose: target },
    Skill { id: "en-passant-victim", lesson: LESSON, rules: &["en-passant"], version: 1, propose: victim },
    Skill {
        id: "en-passant-capturers",
        lesson: LESSON,
        rules: &["en-passant", "en-passant-at-once"],
        version: 1,
        propose: capturers,
    },
    Skill {
        id: "en-passant-verdict",
        lesson: LESSON,
        rules: &["en-passant-at-once", "en-passant-double-step-only", "en-passant"],
        version: 1,
        propose: verdict,
    },
];

/// Is the capture allowed, and if not, why not?
fn verdict(draw: &mut Draw) -> Option<Draft> {
    let case = draw.weighted(Case::ALL)?;
    let staged = case.stage(draw)?;
    let mut options = vec!["legal".to_owned()];
    options.extend(case.reasons(draw));
    let text = format!("{}{}", staged.from, staged.to);
    let task = Task::Verdict(VerdictAsk { text, options });
    Some(Draft::in_game(staged.game, task).near_miss(case.is_near_miss()))
}

/// Capture en passant.
fn capture(draw: &mut Draw) -> Option<Draft> {
    among_pairs(draw, Task::Move(Goal::EnPassant))
}

/// Where does the pawn land?
fn target(draw: &mut Draw) -> Option<Draft> {
    among_pairs(draw, Task::Squares(SquaresAsk::EnPassant { part: EnPassantPart::Target }))
}

/// Which pawn leaves the board?
fn victim(draw: &mut Draw) -> Option<Draft> {
    among_pairs(draw, Task::Squares(SquaresAsk::EnPassant { part: EnPassantPart::Victim }))
}

/// Which pawns may capture?
fn capturers(draw: &mut Draw) -> Option<Draft> {
    among_pairs(draw, Task::Squares(SquaresAsk::EnPassant { part: EnPassantPart::Capturers }))
}

/// A capture that is allowed, among pawns that look as if they could capture or be captured too, or
/// where a check or a pin seems to forbid it.
fn among_pairs(draw: &mut Draw, task: Task) -> Option<Draft> {
    let seems = draw.chance(draw.by_level(20, 30, 30));
    let (two, more) = (draw.chance(draw.by_level(10, 30, 35)), draw.chance(draw.by_level(45, 45, 75)));
    let game = (0..8).find_map(|_| {
        if seems {
            return Some(draw.pick(&[Case::AlongThePin, Case::AnswersCheck])?.stage(draw)?.game);
        }
        let mut scene = Scene::new(draw, false)?;
        if two {
            pairs::second(&mut scene)?;
        }
        if more {
            pairs::decoy(draw, &mut scene)?;
        }
        scene.play(draw).filter(|game| !pairs::capturers(game).is_empty())
    })?;
    let may = pairs::capturers(&game);
    let position = game.position();
    let pinned = position.pins(position.turn()).iter().any(|pin| may.contains(pin.pinned.square));
    let near_miss = pairs::has_false_friend(&game) || pinned || !position.checkers().is_empty();
    Some(Draft::in_game(game, task).near_miss(near_miss))
}
