//! Decisions of the arbiter: what follows from what has happened at a board.
//!
//! A matter a file. The Laws are FIDE's, the game is one of slow play.

mod claims;
mod ends;
mod illegal;
mod offers;
mod setups;
mod touches;

use super::draw::Draw;
use super::{Draft, Skill, play};
use crate::arbiter::{Code, Control, Event, EventKind, Laws};
use crate::puzzle::{RulingAsk, Task};
use crate::rules::{Color, Game, PieceMove};

pub(super) const SKILLS: &[Skill] = &[
    Skill {
        id: "rule-on-setup",
        lesson: "setup",
        rules: &["wrong-setup", "wrong-board", "colours-white-black"],
        version: 1,
        propose: setups::propose,
    },
    Skill {
        id: "rule-on-flag",
        lesson: "results",
        rules: &["time-forfeit"],
        version: 1,
        propose: |draw| ends::propose(draw, EventKind::FlagFall),
    },
    Skill {
        id: "rule-on-resigning",
        lesson: "results",
        rules: &["resignation"],
        version: 1,
        propose: |draw| ends::propose(draw, EventKind::Resign),
    },
    Skill {
        id: "rule-on-illegal-move",
        lesson: "results",
        rules: &["illegal-moves-penalty", "promotion-must-change"],
        version: 1,
        propose: illegal::propose,
    },
    Skill {
        id: "rule-on-touch",
        lesson: "results",
        rules: &["illegal-moves-penalty", "castling-king-first"],
        version: 1,
        propose: touches::propose,
    },
    Skill {
        id: "rule-on-offer",
        lesson: "draws",
        rules: &["draw-offer-manners", "draw-agreement"],
        version: 1,
        propose: offers::propose,
    },
    Skill {
        id: "rule-on-claim",
        lesson: "draws",
        rules: &["threefold-repetition", "fifty-move-rule"],
        version: 1,
        propose: claims::propose,
    },
];

/// What happens, and what follows by the Laws.
struct Scene {
    game: Game,
    events: Vec<Event>,
    right: Code,
    near_miss: bool,
}

impl Scene {
    /// The task, with the right decision among others that a beginner might take.
    fn draft(self, draw: &mut Draw, others: &[Code]) -> Draft {
        let mut options: Vec<Code> = others.iter().copied().filter(|code| *code != self.right).collect();
        draw.shuffle(&mut options);
        options.truncate(draw.by_level(2, 3, 3));
        options.push(self.right);
        draw.shuffle(&mut options);
        let ask = RulingAsk {
            laws: Laws::Fide,
            control: Control::Classical,
            supervised: false,
            events: self.events,
            options,
        };
        Draft::in_game(self.game, Task::Ruling(ask)).near_miss(self.near_miss)
    }
}

/// Something that a player does.
fn by(side: Color, kind: EventKind) -> Event {
    Event { side: Some(side), kind }
}

/// A move, told in coordinates: short notation would tell whether it is legal.
fn moves(side: Color, mv: PieceMove, pressed: bool) -> Event {
    by(side, EventKind::Move { text: mv.uci(), pressed })
}

/// The position of a game that goes on.
fn position(draw: &mut Draw) -> Option<Game> {
    let (least, most) = draw.by_level((8, 20), (12, 40), (12, 50));
    let plies = draw.between(least, most);
    let game = play::forget(&play::game(draw, plies));
    (!game.position().legal_moves().is_empty() && game.position().checkers().is_empty()).then_some(game)
}
