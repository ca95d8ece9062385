//! What a picked option shows, where there is more to it than that another one is right.

use super::belief::Belief;
use super::moves::{attacked_beside, is_pinned, overlooked};
use super::names::Myth;
use super::read::of_feedback;
use crate::puzzle::{Answer, ChoiceAsk, Feedback, GameAsk, Puzzle};
use crate::rules::{Color, Wing, castling_state};

/// What the pick of a `choice` puzzle shows.
pub(super) fn of_choice(
    puzzle: &Puzzle,
    ask: &ChoiceAsk,
    answer: &Answer,
    found: &Feedback,
) -> Option<Belief> {
    let Answer::Choice(picked) = answer else { return of_feedback(found.code) };
    let belief = match ask {
        ChoiceAsk::Bar { .. } => barred(puzzle, picked, found),
        ChoiceAsk::Rights { side } => Some(Belief::Myth(rights(puzzle, *side, picked))),
        ChoiceAsk::Game(GameAsk::Attacked { .. }) => unseen_attack(puzzle, picked, found),
        ChoiceAsk::Turn
        | ChoiceAsk::Wing { .. }
        | ChoiceAsk::Board(_)
        | ChoiceAsk::Game(_)
        | ChoiceAsk::Told { .. } => None,
    };
    belief.or_else(|| of_feedback(found.code))
}

/// Legal, barred for now or for good.
fn barred(puzzle: &Puzzle, picked: &str, found: &Feedback) -> Option<Belief> {
    let position = puzzle.game.position();
    if let Some(refused) = &found.refused {
        return match picked {
            "now" => Some(Belief::Myth(Myth::BarPasses)),
            "for-good" => Some(Belief::Myth(Myth::BarForGood)),
            _ => Some(overlooked(position, &refused.reason)),
        };
    }
    let wing = found.legal.as_ref()?.mv.wing()?;
    attacked_beside(position, position.turn(), wing).map(Belief::Myth)
}

/// A right that is there was left out, or one that is lost was named.
fn rights(puzzle: &Puzzle, side: Color, picked: &str) -> Myth {
    let named = |wing: Wing| picked == "both" || picked == wing.as_str();
    let left_out = |wing: &Wing| castling_state(&puzzle.game, side, *wing).right && !named(*wing);
    if Wing::ALL.iter().any(left_out) { Myth::RightThoughtLost } else { Myth::RightThoughtKept }
}

/// An attack by pinned pieces alone that was said to be none.
fn unseen_attack(puzzle: &Puzzle, picked: &str, found: &Feedback) -> Option<Belief> {
    let position = puzzle.game.position();
    let pinned = !found.pieces.is_empty() && found.pieces.iter().all(|piece| is_pinned(position, *piece));
    (picked == "no" && pinned).then_some(Belief::Myth(Myth::PinnedAttacksNothing))
}
