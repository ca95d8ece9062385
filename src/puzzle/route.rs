//! One piece walks to its targets, again and again on the move, while all else stands still.
//!
//! Finds the shortest way, and says of a way that was walked where it went wrong.

use super::{Feedback, FeedbackCode, Outcome, Puzzle};
use crate::rules::{Placed, Placement, Square, SquareSet, reach};
use std::collections::{BTreeSet, VecDeque};
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

/// Where the piece stands, and which targets it has reached, a bit each.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Spot {
    at: Square,
    reached: u8,
}

/// The board of a walk.
struct Walk<'a> {
    ask: &'a RouteAsk,
    board: &'a Placement,
}

impl Walk<'_> {
    fn start(&self) -> Spot {
        Spot { at: self.ask.from, reached: 0 }
    }

    fn is_done(&self, spot: Spot) -> bool {
        (0..self.ask.targets.len()).all(|index| spot.reached & (1 << index) != 0)
    }

    /// The board with the piece where it is now, and without the men it has taken.
    fn board_at(&self, spot: Spot) -> Placement {
        let mut board = self.board.clone();
        let piece = board.remove(self.ask.from);
        for (index, target) in self.ask.targets.iter().enumerate() {
            if spot.reached & (1 << index) != 0 {
                board.remove(*target);
            }
        }
        if let Some(piece) = piece {
            board.set(spot.at, piece);
        }
        board
    }

    fn step_to(&self, spot: Spot, to: Square) -> Spot {
        let bit = self.ask.targets.iter().position(|target| *target == to).map_or(0, |index| 1 << index);
        Spot { at: to, reached: spot.reached | bit }
    }

    /// Why the step may not be taken.
    fn fault(&self, spot: Spot, to: Square) -> Option<Fault> {
        let board = self.board_at(spot);
        let mover = board.placed(spot.at)?;
        let found = reach(&board, spot.at)?;
        if !found.targets.contains(&to) {
            return Some(not_there(&board, mover, to));
        }
        if let Some(taken) = board.placed(to).filter(|_| !self.ask.targets.contains(&to)) {
            return Some(Fault { code: FeedbackCode::RouteNoCapture, by: vec![taken] });
        }
        let after = self.board_at(self.step_to(spot, to));
        let guards = after.attackers(to, !mover.piece.color);
        (self.ask.avoid && !guards.is_empty())
            .then(|| Fault { code: FeedbackCode::RouteAttacked, by: after.placed_on(guards).collect() })
    }

    fn steps(&self, spot: Spot) -> Vec<Square> {
        let found = reach(&self.board_at(spot), spot.at);
        let targets = found.map(|found| found.targets).unwrap_or_default();
        targets.into_iter().filter(|to| self.fault(spot, *to).is_none()).collect()
    }
}

/// Why a step may not be taken, with the pieces that show it.
struct Fault {
    code: FeedbackCode,
    by: Vec<Placed>,
}

/// A piece in the way, an own piece on the square, or no way of moving at all.
fn not_there(board: &Placement, mover: Placed, to: Square) -> Fault {
    let mut bare = Placement::empty();
    bare.set(mover.square, mover.piece);
    let own = board.placed(to).filter(|placed| placed.piece.color == mover.piece.color);
    let reaches = reach(&bare, mover.square).is_some_and(|found| found.targets.contains(&to));
    if let Some(own) = own.filter(|own| own.square != mover.square) {
        return Fault { code: FeedbackCode::RouteOwnPiece, by: vec![own] };
    }
    let way = super::squares::way(mover.square, to).into_iter().chain([to]);
    match way.filter_map(|square| board.placed(square)).next().filter(|_| reaches) {
        Some(blocker) => Fault { code: FeedbackCode::RouteBlocked, by: vec![blocker] },
        None => Fault { code: FeedbackCode::RouteNoMove, by: vec![mover] },
    }
}

/// A shortest walk; `None` where there is none.
#[must_use]
pub(super) fn shortest(board: &Placement, ask: &RouteAsk) -> Option<Vec<Step>> {
    board.piece_at(ask.from)?;
    let walk = Walk { ask, board };
    let start = walk.start();
    let mut seen = BTreeSet::from([start]);
    let mut queue = VecDeque::from([(start, Vec::new())]);
    while let Some((spot, way)) = queue.pop_front() {
        if walk.is_done(spot) {
            return Some(way);
        }
        for to in walk.steps(spot) {
            let next = walk.step_to(spot, to);
            if seen.insert(next) {
                let mut longer = way.clone();
                longer.push(Step { from: spot.at, to });
                queue.push_back((next, longer));
            }
        }
    }
    None
}

/// The fewest moves from one square to another, all else standing still; only on the last square
/// may an enemy piece be captured.
#[must_use]
pub(super) fn distance(board: &Placement, from: Square, to: Square) -> Option<usize> {
    shortest(board, &RouteAsk { from, targets: vec![to], avoid: false }).map(|way| way.len())
}

/// Checks a walk, step by step; the first fault is told.
pub(super) fn check(puzzle: &Puzzle, ask: &RouteAsk, steps: &[Step]) -> Outcome {
    let board = puzzle.placement();
    let walk = Walk { ask, board: &board };
    let mut spot = walk.start();
    for (index, step) in steps.iter().enumerate() {
        let fault = if step.from == spot.at {
            walk.fault(spot, step.to)
        } else {
            let piece = walk.board_at(spot).placed(spot.at);
            Some(Fault { code: FeedbackCode::RouteBroken, by: piece.into_iter().collect() })
        };
        if let Some(fault) = fault {
            let mut feedback = told(fault.code, steps, index + 1);
            feedback.squares = vec![step.to];
            feedback.pieces = fault.by;
            return Outcome::of(feedback);
        }
        spot = walk.step_to(spot, step.to);
    }
    Outcome::of(arrived(&walk, spot, steps))
}

fn told(code: FeedbackCode, steps: &[Step], walked: usize) -> Feedback {
    let mut feedback = Feedback::new(code);
    feedback.steps = steps.iter().take(walked).copied().collect();
    feedback
}

/// What a walk without a fault has come to.
fn arrived(walk: &Walk<'_>, spot: Spot, steps: &[Step]) -> Feedback {
    if steps.is_empty() {
        return told(FeedbackCode::RouteEmpty, steps, 0);
    }
    let missed: Vec<Square> = (walk.ask.targets.iter().enumerate())
        .filter_map(|(index, target)| (spot.reached & (1 << index) == 0).then_some(*target))
        .collect();
    if !missed.is_empty() {
        let mut feedback = told(FeedbackCode::RouteMissed, steps, steps.len());
        feedback.squares.clone_from(&missed);
        feedback.missed = missed;
        return feedback;
    }
    let fewest = shortest(walk.board, walk.ask).map_or(0, |way| way.len());
    let code = if steps.len() > fewest { FeedbackCode::RouteLonger } else { FeedbackCode::RightRoute };
    let mut feedback = told(code, steps, steps.len());
    feedback.squares = steps.iter().map(|step| step.to).collect::<SquareSet>().into_iter().collect();
    feedback
}
