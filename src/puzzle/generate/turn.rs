//! Whose move it is, as the moves that were played tell.

use super::draw::Draw;
use super::{Draft, Skill, play};
use crate::puzzle::{ChoiceAsk, Task};

pub(super) const SKILLS: &[Skill] =
    &[Skill { id: "whose-turn", lesson: "moves", rules: &["turns"], version: 1, propose: whose }];

/// A game so far, longer from level to level. The board may lie the other way round than one thinks.
fn whose(draw: &mut Draw) -> Option<Draft> {
    let (least, most) = draw.by_level((7, 12), (13, 24), (25, 40));
    let plies = draw.between(least, most);
    let game = play::game(draw, plies);
    if game.position().legal_moves().is_empty() {
        return None;
    }
    let turn = game.position().turn();
    let orientation = draw.side();
    let mut draft = Draft::in_game(game, Task::Choice(ChoiceAsk::Turn));
    draft.ground.orientation = orientation;
    Some(draft.near_miss(orientation != turn))
}
