//! The goal of a move, as it stands in an id: `mate.2`, `capture.e4`, `promote.n`.

use super::task::{NONE, named, role_of, step_of};
use crate::puzzle::{CheckAnswer, Goal};
use crate::rules::{Game, Role, Square, Wing};

/// The parts of an id as a goal.
pub(super) fn read(parts: &[&str], game: &Game) -> Option<Goal> {
    Some(match parts {
        ["mate"] => Goal::Mate,
        ["mate", moves] => Goal::MateIn { moves: moves.parse().ok()? },
        ["check"] => Goal::Check,
        ["double-check"] => Goal::DoubleCheck,
        ["discovered-check"] => Goal::DiscoveredCheck,
        ["stalemate"] => Goal::Stalemate,
        ["avoid-stalemate"] => Goal::AvoidStalemate,
        ["draw"] => Goal::Draw,
        ["en-passant"] => Goal::EnPassant,
        ["double-step"] => Goal::DoubleStep,
        ["castle"] => Goal::Castle { wing: None },
        ["castle", "short"] => Goal::Castle { wing: Some(Wing::Short) },
        ["castle", "long"] => Goal::Castle { wing: Some(Wing::Long) },
        ["promote"] => Goal::Promote { to: None },
        ["promote", to] => Goal::Promote { to: Some(role_of(to)?) },
        ["answer-check"] => Goal::AnswerCheck { by: CheckAnswer::Any },
        ["answer-check", "capture"] => Goal::AnswerCheck { by: CheckAnswer::Capture },
        ["answer-check", "move"] => Goal::AnswerCheck { by: CheckAnswer::Move },
        ["answer-check", "block"] => Goal::AnswerCheck { by: CheckAnswer::Block },
        ["touched", square] => Goal::Touched { square: square.parse().ok()? },
        ["play", text] => Goal::Play { text: step_of(game, text)? },
        ["reach", square] => Goal::Reach { square: square.parse().ok()?, piece: None },
        ["reach", square, piece] => {
            Goal::Reach { square: square.parse().ok()?, piece: Some(role_of(piece)?) }
        }
        ["capture", about @ ..] => capture(about)?,
        _ => return None,
    })
}

/// A square has two letters, a piece one.
fn capture(parts: &[&str]) -> Option<Goal> {
    let (square, piece): (Option<Square>, Option<Role>) = match parts {
        [] => (None, None),
        [piece] if piece.len() == 1 => (None, Some(role_of(piece)?)),
        [square] => (Some(square.parse().ok()?), None),
        [square, piece] => (Some(square.parse().ok()?), Some(role_of(piece)?)),
        [_, _, _, ..] => return None,
    };
    Some(Goal::Capture { square, piece })
}

/// As [`read`] reads it.
pub(super) fn written(goal: &Goal) -> Option<Vec<String>> {
    let letter = |role: &Role| role.char().to_string();
    Some(match goal {
        Goal::Mate => named("mate", NONE),
        Goal::MateIn { moves } => named("mate", [moves]),
        Goal::Check => named("check", NONE),
        Goal::DoubleCheck => named("double-check", NONE),
        Goal::DiscoveredCheck => named("discovered-check", NONE),
        Goal::Stalemate => named("stalemate", NONE),
        Goal::AvoidStalemate => named("avoid-stalemate", NONE),
        Goal::Draw => named("draw", NONE),
        Goal::EnPassant => named("en-passant", NONE),
        Goal::DoubleStep => named("double-step", NONE),
        Goal::Castle { wing } => named("castle", wing.iter().map(|wing| wing.as_str())),
        Goal::Promote { to } => named("promote", to.iter().map(letter)),
        Goal::AnswerCheck { by } => named("answer-check", way(*by)),
        Goal::Touched { square } => named("touched", [square]),
        // Only squares are sure to be letters that an address may hold.
        Goal::Play { text } if text.len() <= 5 && text.bytes().all(|byte| byte.is_ascii_alphanumeric()) => {
            named("play", [text])
        }
        Goal::Play { .. } => return None,
        Goal::Reach { square, piece } => {
            named("reach", std::iter::once(square.to_string()).chain(piece.iter().map(letter)))
        }
        Goal::Capture { square, piece } => {
            named("capture", square.iter().map(Square::to_string).chain(piece.iter().map(letter)))
        }
    })
}

fn way(by: CheckAnswer) -> Option<&'static str> {
    match by {
        CheckAnswer::Any => None,
        CheckAnswer::Capture => Some("capture"),
        CheckAnswer::Move => Some("move"),
        CheckAnswer::Block => Some("block"),
    }
}
