//! The way of a piece over a board on which all else stands still.
//!
//! Finds a shortest one, and says of a way that was walked where it went wrong.

use super::route::{RouteAsk, Step};
use super::{Feedback, FeedbackCode, Outcome, Puzzle};
use crate::rules::{About, Placed, Placement, ReasonCode, Refusal, Refused, Square, SquareSet, reach};
use std::collections::{BTreeMap, VecDeque, btree_map::Entry};

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
            return Some(Fault::new(FeedbackCode::RouteNoCapture, [taken]));
        }
        let after = self.board_at(self.step_to(spot, to));
        let guards = after.attackers(to, !mover.piece.color);
        (self.ask.avoid && !guards.is_empty())
            .then(|| Fault::new(FeedbackCode::RouteAttacked, after.placed_on(guards)))
    }

    /// The squares to which a step may be taken.
    fn steps(&self, spot: Spot) -> Vec<Square> {
        let mut board = self.board_at(spot);
        let found = reach(&board, spot.at);
        let Some(mover) = board.remove(spot.at) else { return Vec::new() };
        let mut targets = found.map(|found| found.targets).unwrap_or_default();
        targets.retain(|to| match board.piece_at(*to) {
            Some(_) => self.fault(spot, *to).is_none(),
            None => !self.ask.avoid || board.attackers(*to, !mover.color).is_empty(),
        });
        targets
    }
}

/// Why a step may not be taken, with the pieces that show it.
struct Fault {
    code: FeedbackCode,
    by: Vec<Placed>,
    /// Where the piece cannot move so on this board: why.
    refusal: Option<Refusal>,
}

impl Fault {
    fn new(code: FeedbackCode, by: impl IntoIterator<Item = Placed>) -> Fault {
        Fault { code, by: by.into_iter().collect(), refusal: None }
    }

    /// What to tell of it.
    fn told(self, steps: &[Step], walked: usize) -> Feedback {
        let mut feedback = told(self.code, steps, walked);
        if let Some(reason) = self.refusal {
            return feedback.refused(Refused { reason, also: Vec::new(), conditions: Vec::new() });
        }
        feedback.squares.extend(feedback.steps.last().map(|step| step.to));
        feedback.pieces = self.by;
        feedback
    }
}

/// A piece in the way, an own piece on the square, or no way of moving at all.
fn not_there(board: &Placement, mover: Placed, to: Square) -> Fault {
    let mut bare = Placement::empty();
    bare.set(mover.square, mover.piece);
    let own = board.placed(to).filter(|placed| placed.piece.color == mover.piece.color);
    let reaches = reach(&bare, mover.square).is_some_and(|found| found.targets.contains(&to));
    let because = |code: FeedbackCode, reason: ReasonCode, proof: Placed| {
        let about =
            About { side: mover.piece.color, mover: Some(mover), to: Some(to), wing: None, named: None };
        let refusal = Refusal::new(reason, about).at([proof.square]).by([proof]);
        Fault { refusal: Some(refusal), ..Fault::new(code, []) }
    };
    if let Some(own) = own.filter(|own| own.square != mover.square) {
        return because(FeedbackCode::RouteOwnPiece, ReasonCode::OwnPieceOnTarget, own);
    }
    let way = super::squares::way(mover.square, to).into_iter().chain([to]);
    match way.filter_map(|square| board.placed(square)).next().filter(|_| reaches) {
        Some(blocker) => because(FeedbackCode::RouteBlocked, ReasonCode::PathBlocked, blocker),
        None => because(FeedbackCode::RouteNoMove, ReasonCode::NotHowItMoves, mover),
    }
}

/// Why the piece cannot go there on this board; `None` where it can, or none stands there.
pub(super) fn refusal(board: &Placement, from: Square, to: Square) -> Option<Refusal> {
    let mover = board.placed(from)?;
    let reaches = reach(board, from).is_some_and(|found| found.targets.contains(&to));
    if reaches || from == to { None } else { not_there(board, mover, to).refusal }
}

/// A shortest walk; `None` where there is none.
pub(super) fn shortest(board: &Placement, ask: &RouteAsk) -> Option<Vec<Step>> {
    board.piece_at(ask.from)?;
    let walk = Walk { ask, board };
    let start = walk.start();
    let mut before = BTreeMap::from([(start, start)]);
    let mut queue = VecDeque::from([start]);
    while let Some(spot) = queue.pop_front() {
        for to in walk.steps(spot) {
            let next = walk.step_to(spot, to);
            if let Entry::Vacant(unseen) = before.entry(next) {
                unseen.insert(spot);
                queue.push_back(next);
                if walk.is_done(next) {
                    return Some(way_to(&before, next));
                }
            }
        }
    }
    None
}

/// The steps that led to a spot; only the beginning came from itself.
fn way_to(before: &BTreeMap<Spot, Spot>, end: Spot) -> Vec<Step> {
    let mut spot = end;
    let mut steps = Vec::new();
    while let Some(last) = before.get(&spot).filter(|last| **last != spot) {
        steps.push(Step { from: last.at, to: spot.at });
        spot = *last;
    }
    steps.reverse();
    steps
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
            Some(Fault::new(FeedbackCode::RouteBroken, piece))
        };
        if let Some(fault) = fault {
            return Outcome::of(fault.told(steps, index + 1));
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
