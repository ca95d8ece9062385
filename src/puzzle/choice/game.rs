//! Questions of few answers about a game: who won, how a check is met, what a repetition needs.

use super::super::{CheckAnswer, Feedback, FeedbackCode};
use crate::rules::{Color, Difference, Game, Legal, Role, Square, Verdict, judge_text};

/// What is asked of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum GameAsk {
    /// Who has won: `white`, `black`, `draw` or `none`.
    Winner,
    /// How a move answers the check: `capture`, `move` or `block`.
    Way {
        /// The move, in any notation.
        text: String,
    },
    /// Whether a move sets the count of the fifty-move rule back: `yes` or `no`.
    Resets {
        /// The move, in any notation.
        text: String,
    },
    /// Whether the positions after two half-moves count as the same for a repetition, and if not,
    /// why: `same`, `pieces`, `turn`, `rights`, `en-passant`.
    Same {
        /// After how many half-moves; 0 is the start.
        first: usize,
        /// After how many half-moves.
        second: usize,
    },
    /// Whether a side attacks a square: `yes` or `no`.
    Attacked {
        /// Which square.
        square: Square,
        /// Which side.
        by: Color,
    },
}

impl GameAsk {
    /// The names of the options, in the order shown.
    #[must_use]
    pub(super) fn options(&self) -> &'static [&'static str] {
        match self {
            GameAsk::Winner => &["white", "black", "draw", "none"],
            GameAsk::Way { .. } => &["capture", "move", "block"],
            GameAsk::Resets { .. } | GameAsk::Attacked { .. } => &["yes", "no"],
            GameAsk::Same { .. } => &["same", "pieces", "turn", "rights", "en-passant"],
        }
    }

    /// The options that are right; none where the question has no answer in this game.
    #[must_use]
    pub(super) fn right(&self, game: &Game) -> Vec<&'static str> {
        match self {
            GameAsk::Winner => {
                let status = game.status_with_chances().0;
                vec![match (status.winner, status.end) {
                    (Some(winner), _) => winner.fold_wb("white", "black"),
                    (None, Some(_)) => "draw",
                    (None, None) => "none",
                }]
            }
            GameAsk::Way { text } => {
                legal(game, text).filter(|_| in_check(game)).map_or_else(Vec::new, |legal| ways(game, &legal))
            }
            GameAsk::Resets { text } => {
                legal(game, text).map(|legal| yes_no(resets(&legal))).into_iter().collect()
            }
            GameAsk::Same { first, second } => {
                let differences = game.difference(*first, *second);
                if differences.is_empty() {
                    vec!["same"]
                } else {
                    differences.into_iter().map(name).collect()
                }
            }
            GameAsk::Attacked { square, by } => {
                vec![yes_no(!game.position().attackers(*square, *by).is_empty())]
            }
        }
    }

    /// What is said of a wrong pick.
    pub(super) fn missed(&self) -> FeedbackCode {
        match self {
            GameAsk::Winner => FeedbackCode::ChoiceWinner,
            GameAsk::Way { .. } => FeedbackCode::ChoiceWay,
            GameAsk::Resets { .. } => FeedbackCode::ChoiceResets,
            GameAsk::Same { .. } => FeedbackCode::ChoiceSame,
            GameAsk::Attacked { .. } => FeedbackCode::ChoiceAttacked,
        }
    }

    /// Adds what the answer stands on.
    pub(super) fn about(&self, game: &Game, feedback: &mut Feedback) {
        let position = game.position();
        match self {
            GameAsk::Winner => {
                let status = game.status_with_chances().0;
                feedback.squares.extend(position.king(position.turn()));
                feedback.pieces.clone_from(&status.checkers);
                feedback.status = Some(Box::new(status));
            }
            GameAsk::Way { text } | GameAsk::Resets { text } => {
                if let Some(legal) = legal(game, text) {
                    feedback.squares = vec![legal.mv.from(), legal.mv.to()];
                    feedback.pieces.extend(position.placed_on(position.checkers()));
                    feedback.played = super::super::Played::of(position, legal.mv);
                }
            }
            GameAsk::Same { first, second } => feedback.differences = game.difference(*first, *second),
            GameAsk::Attacked { square, by } => {
                feedback.squares.push(*square);
                feedback.pieces.extend(position.placed_on(position.attackers(*square, *by)));
            }
        }
    }
}

fn legal(game: &Game, text: &str) -> Option<Legal> {
    match judge_text(game, text) {
        Verdict::Legal(legal) => Some(legal),
        Verdict::Refused(_) => None,
    }
}

fn in_check(game: &Game) -> bool {
    !game.position().checkers().is_empty()
}

fn yes_no(yes: bool) -> &'static str {
    if yes { "yes" } else { "no" }
}

/// A capture or a pawn move (FIDE 9.3).
fn resets(legal: &Legal) -> bool {
    legal.mv.capture().is_some() || legal.mv.role() == Role::Pawn
}

/// A king that takes the checking piece answers in two ways at once.
fn ways(game: &Game, legal: &Legal) -> Vec<&'static str> {
    let way = CheckAnswer::of(game.position(), legal.mv);
    let moves = legal.mv.role() == Role::King;
    match way {
        CheckAnswer::Capture if moves => vec!["capture", "move"],
        CheckAnswer::Capture => vec!["capture"],
        CheckAnswer::Move => vec!["move"],
        CheckAnswer::Block | CheckAnswer::Any => vec!["block"],
    }
}

fn name(difference: Difference) -> &'static str {
    match difference {
        Difference::Pieces => "pieces",
        Difference::Turn => "turn",
        Difference::Rights => "rights",
        Difference::EnPassant => "en-passant",
    }
}
