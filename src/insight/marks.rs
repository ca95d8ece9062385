//! What marked squares show: moves that were not seen, and squares that do not count.

use super::belief::Belief;
use super::moves::{is_pinned, overlooked};
use super::names::{Marked, Myth, Slip};
use crate::puzzle::{CastlingPart, Feedback, Puzzle, SquaresAsk};
use crate::rules::{File, PieceMove, Square, Wing};

/// What the marks of a `squares` puzzle show. A square too much that the rules refuse tells most.
pub(super) fn of_squares(puzzle: &Puzzle, ask: &SquaresAsk, found: &Feedback) -> Belief {
    if let Some(refused) = &found.refused {
        return overlooked(puzzle.game.position(), &refused.reason);
    }
    let myth = if found.extra.is_empty() { unseen(puzzle, ask, found) } else { beside(puzzle, ask, found) };
    myth.map_or_else(|| marks(marked(puzzle, ask), found), Belief::Myth)
}

/// What the marks of a `spot` puzzle show.
pub(super) fn of_spot(found: &Feedback) -> Belief {
    marks(Marked::Misplaced, found)
}

fn marks(what: Marked, found: &Feedback) -> Belief {
    let slip = match (found.missed.is_empty(), found.extra.is_empty()) {
        (_, true) => Slip::Few,
        (true, false) => Slip::Many,
        (false, false) => Slip::Both,
    };
    Belief::Marks { what, slip }
}

/// Why squares were left out.
fn unseen(puzzle: &Puzzle, ask: &SquaresAsk, found: &Feedback) -> Option<Myth> {
    let position = puzzle.game.position();
    match *ask {
        SquaresAsk::Targets { from } | SquaresAsk::Captures { from: Some(from) } => {
            let of_piece = |mv: &PieceMove| mv.from() == from && found.missed.contains(&mv.to());
            unseen_moves(&position.legal_moves().into_iter().filter(of_piece).collect::<Vec<_>>(), ask)
        }
        SquaresAsk::Reach { .. } => {
            let board = puzzle.placement();
            let taken = |square: &Square| board.piece_at(*square).is_some();
            found.missed.iter().all(taken).then_some(Myth::CaptureUnseen)
        }
        SquaresAsk::Attackers { .. } => {
            let mut missed = found.missed.iter().filter_map(|square| position.placed(*square));
            missed.all(|piece| is_pinned(position, piece)).then_some(Myth::PinnedAttacksNothing)
        }
        SquaresAsk::Castling { part: CastlingPart::Between | CastlingPart::Blockers, .. } => {
            found.missed.iter().all(|square| square.file() == File::B).then_some(Myth::RookPathFree)
        }
        SquaresAsk::Captures { from: None }
        | SquaresAsk::Checkers
        | SquaresAsk::Movers
        | SquaresAsk::Blocker { .. }
        | SquaresAsk::EnPassant { .. }
        | SquaresAsk::Castling { .. }
        | SquaresAsk::Pinned { .. }
        | SquaresAsk::Guarded { .. }
        | SquaresAsk::Attacks { .. }
        | SquaresAsk::Line { .. }
        | SquaresAsk::Region { .. }
        | SquaresAsk::Find { .. }
        | SquaresAsk::Pieces(_) => None,
    }
}

/// Special moves first: whoever does not know them misses nothing else.
fn unseen_moves(missed: &[PieceMove], ask: &SquaresAsk) -> Option<Myth> {
    if missed.iter().any(|mv| mv.is_en_passant()) {
        Some(Myth::EnPassantUnseen)
    } else if missed.iter().any(|mv| mv.wing().is_some()) {
        Some(Myth::CastlingUnseen)
    } else if missed.iter().any(|mv| mv.is_double_step()) {
        Some(Myth::DoubleStepUnseen)
    } else {
        let targets = matches!(ask, SquaresAsk::Targets { .. });
        let captures = !missed.is_empty() && missed.iter().all(|mv| mv.capture().is_some());
        (targets && captures).then_some(Myth::CaptureUnseen)
    }
}

/// Why squares were marked that do not count: only the king's squares may not be attacked.
fn beside(puzzle: &Puzzle, ask: &SquaresAsk, found: &Feedback) -> Option<Myth> {
    let SquaresAsk::Castling { wing, part: CastlingPart::Safe | CastlingPart::Attacked } = *ask else {
        return None;
    };
    let rank = puzzle.game.position().turn().backrank();
    if found.extra.contains(&wing.corner(rank)) {
        Some(Myth::RookAttacked)
    } else {
        let passed = Square::from_coords(File::B, rank);
        (wing == Wing::Long && found.extra.contains(&passed)).then_some(Myth::RookPathAttacked)
    }
}

fn marked(puzzle: &Puzzle, ask: &SquaresAsk) -> Marked {
    match *ask {
        SquaresAsk::Targets { from } | SquaresAsk::Reach { from } => {
            let piece = puzzle.placement().piece_at(from);
            piece.map_or(Marked::Captures, |piece| Marked::moves_of(piece.role))
        }
        SquaresAsk::Attacks { .. } => Marked::Attacks,
        SquaresAsk::Captures { .. } => Marked::Captures,
        SquaresAsk::Attackers { .. } => Marked::Attackers,
        SquaresAsk::Checkers => Marked::Checkers,
        SquaresAsk::Movers => Marked::Movers,
        SquaresAsk::Blocker { .. } => Marked::Blocker,
        SquaresAsk::EnPassant { .. } => Marked::EnPassant,
        SquaresAsk::Castling { .. } => Marked::Castling,
        SquaresAsk::Pinned { .. } => Marked::Pinned,
        SquaresAsk::Guarded { .. } => Marked::Guarded,
        SquaresAsk::Line { .. } | SquaresAsk::Region { .. } | SquaresAsk::Find { .. } => Marked::Board,
        SquaresAsk::Pieces(_) => Marked::Pieces,
    }
}
