//! One piece walks to its targets, again and again on the move, while all else stands still: what is
//! asked, and how far it is. `walk` finds the way and checks one.

use super::walk::shortest;
use crate::rules::{Placement, Square};
use std::str::FromStr;

/// The most targets of a walk.
pub const MAX_TARGETS: usize = 8;

/// The longest walk that is read, in moves.
pub const MAX_STEPS: usize = 64;

/// What a `route` puzzle asks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RouteAsk {
    /// Where the piece stands.
    pub from: Square,
    /// Where it has to go, in any order. An enemy piece may be captured only on one of these.
    pub targets: Vec<Square>,
    /// Whether squares that an enemy piece attacks are forbidden.
    pub avoid: bool,
}

/// One step of a walk.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Step {
    /// From where.
    pub from: Square,
    /// To where.
    pub to: Square,
}

impl Step {
    /// Reads a step in UCI; a walk promotes nothing.
    #[must_use]
    pub fn read(text: &str) -> Option<Step> {
        let (from, to) = text.trim().split_at_checked(2)?;
        Some(Step { from: Square::from_str(from).ok()?, to: Square::from_str(to).ok()? })
    }

    /// In UCI.
    #[must_use]
    pub fn uci(self) -> String {
        format!("{}{}", self.from, self.to)
    }
}

/// Whether and when a piece gets to a square.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reached {
    /// In so many moves at least.
    In(usize),
    /// In more moves than are allowed.
    TooLate {
        /// How many it takes.
        needs: usize,
        /// How many are allowed.
        within: usize,
    },
    /// Never.
    Never,
}

impl Reached {
    /// How a piece fares on this board, all else standing still.
    #[must_use]
    pub fn of(board: &Placement, from: Square, to: Square, within: Option<usize>) -> Reached {
        match (distance(board, from, to), within) {
            (Some(needs), Some(within)) if needs > within => Reached::TooLate { needs, within },
            (Some(needs), _) => Reached::In(needs),
            (None, _) => Reached::Never,
        }
    }
}

/// The fewest moves from one square to another, all else standing still; only on the last square
/// may an enemy piece be captured.
pub(super) fn distance(board: &Placement, from: Square, to: Square) -> Option<usize> {
    shortest(board, &RouteAsk { from, targets: vec![to], avoid: false }).map(|way| way.len())
}
