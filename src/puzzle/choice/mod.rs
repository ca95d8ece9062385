//! Pick one: the question has few answers, computed wherever there is something to compute.

mod board;
mod game;

pub use board::BoardAsk;
pub use game::GameAsk;

use super::verdict::LEGAL;
use super::{Feedback, FeedbackCode, Outcome, Puzzle};
use crate::rules::{
    Attempt, Bar, Color, File, Game, Refused, Role, Verdict, Wing, castling_state, judge_text, read_move,
};

/// What a `choice` puzzle asks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ChoiceAsk {
    /// Whose move is it: `white` or `black`.
    Turn,
    /// Which castling is this move: `short` or `long`.
    Wing {
        /// The move, in any notation.
        text: String,
    },
    /// Does it stay forbidden: `legal`, `now` (for now only) or `for-good`.
    Bar {
        /// The move, in any notation.
        text: String,
    },
    /// Which castling rights are left to a side: `none`, `short`, `long` or `both`.
    Rights {
        /// The side.
        side: Color,
    },
    /// Something of a bare board.
    Board(BoardAsk),
    /// Something of a game.
    Game(GameAsk),
    /// Advice or history: nothing to compute. The options' words are the puzzle message's
    /// attributes of the same names.
    Told {
        /// The names of the options.
        options: Vec<String>,
        /// The right one.
        right: String,
    },
}

impl ChoiceAsk {
    /// The names of the options, in the order shown.
    #[must_use]
    pub fn options(&self) -> Vec<&str> {
        match self {
            ChoiceAsk::Turn => vec!["white", "black"],
            ChoiceAsk::Wing { .. } => vec!["short", "long"],
            ChoiceAsk::Bar { .. } => vec![LEGAL, "now", "for-good"],
            ChoiceAsk::Rights { .. } => vec!["none", "short", "long", "both"],
            ChoiceAsk::Board(ask) => ask.options().to_vec(),
            ChoiceAsk::Game(ask) => ask.options().to_vec(),
            ChoiceAsk::Told { options, .. } => options.iter().map(String::as_str).collect(),
        }
    }

    /// Whether it asks of a bare board, so that it needs no game.
    #[must_use]
    pub fn is_of_board(&self) -> bool {
        match self {
            ChoiceAsk::Board(_) | ChoiceAsk::Told { .. } => true,
            ChoiceAsk::Turn
            | ChoiceAsk::Wing { .. }
            | ChoiceAsk::Bar { .. }
            | ChoiceAsk::Rights { .. }
            | ChoiceAsk::Game(_) => false,
        }
    }

    /// Whether it asks of no board at all.
    #[must_use]
    pub fn is_boardless(&self) -> bool {
        matches!(
            self,
            ChoiceAsk::Told { .. } | ChoiceAsk::Board(BoardAsk::Exchange { .. } | BoardAsk::Letter { .. })
        )
    }

    /// The options that are right; none where the question has no answer in this position.
    #[must_use]
    pub(super) fn right(&self, puzzle: &Puzzle) -> Vec<&str> {
        let game = &puzzle.game;
        let right = match self {
            ChoiceAsk::Turn => Some(game.position().turn().fold_wb("white", "black")),
            ChoiceAsk::Wing { text } => wing_of(game, text).map(Wing::as_str),
            ChoiceAsk::Bar { text } => match judge_text(game, text) {
                Verdict::Legal(_) => Some(LEGAL),
                Verdict::Refused(refused) => bar_of(&refused).map(Bar::as_str),
            },
            ChoiceAsk::Rights { side } => Some(rights_of(game, *side)),
            ChoiceAsk::Board(ask) => ask.right(puzzle),
            ChoiceAsk::Game(ask) => return ask.right(game),
            ChoiceAsk::Told { right, .. } => Some(right.as_str()),
        };
        right.into_iter().collect()
    }

    /// What is said of a wrong pick.
    fn missed(&self) -> FeedbackCode {
        match self {
            ChoiceAsk::Turn => FeedbackCode::ChoiceTurn,
            ChoiceAsk::Wing { .. } => FeedbackCode::ChoiceWing,
            ChoiceAsk::Bar { .. } => FeedbackCode::ChoiceBar,
            ChoiceAsk::Rights { .. } => FeedbackCode::ChoiceRights,
            ChoiceAsk::Board(ask) => ask.missed(),
            ChoiceAsk::Game(ask) => ask.missed(),
            ChoiceAsk::Told { .. } => FeedbackCode::ChoiceTold,
        }
    }
}

/// The castling rights that a side still has.
fn rights_of(game: &Game, side: Color) -> &'static str {
    let [short, long] = Wing::ALL.map(|wing| castling_state(game, side, wing).right);
    match (short, long) {
        (false, false) => "none",
        (true, false) => "short",
        (false, true) => "long",
        (true, true) => "both",
    }
}

/// The wing of a castling, legal or not, by name or by the king's step.
fn wing_of(game: &Game, text: &str) -> Option<Wing> {
    match read_move(game, text).ok()? {
        Attempt::Castle(wing) => Some(wing),
        Attempt::Step { from, to, .. } => {
            let piece = game.position().piece_at(from)?;
            let castles = piece.role == Role::King && from.file() == File::E && from.rank() == to.rank();
            match to.file() {
                File::G | File::H if castles => Some(Wing::Short),
                File::A | File::C if castles => Some(Wing::Long),
                File::A | File::B | File::C | File::D | File::E | File::F | File::G | File::H => None,
            }
        }
    }
}

/// One reason that holds for good outweighs those that pass.
fn bar_of(refused: &Refused) -> Option<Bar> {
    let bars = || refused.all().filter_map(|refusal| refusal.bar);
    bars().find(|bar| *bar == Bar::ForGood).or_else(|| bars().next())
}

/// Checks a picked option.
pub(super) fn check(puzzle: &Puzzle, ask: &ChoiceAsk, option: &str) -> Outcome {
    let right = ask.right(puzzle).contains(&option);
    let code = if right { FeedbackCode::RightChoice } else { ask.missed() };
    let mut feedback = about(puzzle, ask, Feedback::new(code));
    feedback.picked = Some(option.to_owned());
    Outcome::of(feedback)
}

/// Adds what the answer stands on: the last move, the verdict, the lost rights.
fn about(puzzle: &Puzzle, ask: &ChoiceAsk, mut feedback: Feedback) -> Feedback {
    let game = &puzzle.game;
    match ask {
        ChoiceAsk::Turn => {
            feedback.squares.extend(game.moves().last().into_iter().flat_map(|mv| [mv.from(), mv.to()]));
        }
        ChoiceAsk::Wing { text } => {
            let rank = game.position().turn().backrank();
            if let Some(wing) = wing_of(game, text) {
                feedback.squares = vec![wing.king_target(rank), wing.corner(rank)];
            }
        }
        ChoiceAsk::Bar { text } => match judge_text(game, text) {
            Verdict::Legal(legal) => feedback.legal = Some(Box::new(legal)),
            Verdict::Refused(refused) => feedback = feedback.refused(weightiest_first(refused)),
        },
        ChoiceAsk::Rights { side } => {
            for wing in Wing::ALL {
                let state = castling_state(game, *side, wing);
                if let Some(reason) = state.reason.filter(|_| !state.right) {
                    feedback.squares.extend_from_slice(&reason.squares);
                    feedback.pieces.extend_from_slice(&reason.pieces);
                    feedback.lost.push((wing, reason));
                }
            }
        }
        ChoiceAsk::Board(ask) => ask.about(&puzzle.placement(), &mut feedback),
        ChoiceAsk::Game(ask) => ask.about(game, &mut feedback),
        ChoiceAsk::Told { .. } => {}
    }
    feedback
}

/// Puts a reason that holds for good before those that pass.
fn weightiest_first(mut refused: Refused) -> Refused {
    let bar = bar_of(&refused);
    if refused.reason.bar != bar
        && let Some(index) = refused.also.iter().position(|refusal| refusal.bar == bar)
    {
        let named = refused.also.remove(index);
        let first = std::mem::replace(&mut refused.reason, named);
        refused.also.insert(0, first);
    }
    refused
}
