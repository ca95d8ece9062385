//! How a move looks to somebody who has learnt the rules yesterday.

use super::scene::reach_alone;
use crate::puzzle::worth;
use crate::rules::{File, Piece, Placed, Placement, Position, Rank, ReasonCode, Role, Square, SquareSet};

/// The next square on the line that leads from one square over another.
pub(super) fn beyond(from: Square, over: Square) -> Option<Square> {
    let step = |from: u32, over: u32| match over.cmp(&from) {
        std::cmp::Ordering::Less => over.checked_sub(1),
        std::cmp::Ordering::Equal => Some(over),
        std::cmp::Ordering::Greater => Some(over + 1).filter(|at| *at < 8),
    };
    let file = step(from.file().into(), over.file().into())?;
    let rank = step(from.rank().into(), over.rank().into())?;
    Some(Square::from_coords(File::new(file), Rank::new(rank)))
}

/// Whether both ways round the corner of a knight's move are barred: two squares on and one aside,
/// and the other way round.
pub(super) fn is_jump(board: &Placement, from: Square, to: Square) -> bool {
    let occupied = board.occupied();
    corners(from, to).iter().all(|way| !(*way & occupied).is_empty())
}

fn corners(from: Square, to: Square) -> [SquareSet; 2] {
    let at = |file: File, rank: Rank| SquareSet::from(Square::from_coords(file, rank));
    let file = File::new(u32::midpoint(from.file().into(), to.file().into()));
    let rank = Rank::new(u32::midpoint(from.rank().into(), to.rank().into()));
    if from.file().distance(to.file()) == 2 {
        [at(file, from.rank()) | at(to.file(), from.rank()), at(from.file(), to.rank()) | at(file, to.rank())]
    } else {
        [at(from.file(), rank) | at(from.file(), to.rank()), at(to.file(), from.rank()) | at(to.file(), rank)]
    }
}

/// Whether the man on a square is protected, and counts less than the piece that would take it.
pub(super) fn is_sacrifice(position: &Position, mover: Piece, square: Square) -> bool {
    let taken = position.piece_at(square).filter(|man| man.color != mover.color);
    let protected = !position.attackers(square, !mover.color).is_empty();
    taken.is_some_and(|man| protected && worth(mover.role) > worth(man.role))
}

/// Whether the square lies where the piece would go if it stood alone.
pub(super) fn is_its_way(mover: Placed, to: Square) -> bool {
    reach_alone(mover.piece, mover.square).contains(to)
}

/// The reasons that a beginner may believe in, with a piece other than a pawn.
pub(super) fn believed(mover: Role, in_check: bool) -> Vec<ReasonCode> {
    let mut reasons = vec![ReasonCode::NotHowItMoves, ReasonCode::PathBlocked, ReasonCode::OwnPieceOnTarget];
    match mover {
        Role::King => reasons.push(ReasonCode::KingIntoAttack),
        Role::Queen | Role::Rook | Role::Bishop | Role::Knight | Role::Pawn if in_check => {
            reasons.extend([ReasonCode::CheckNotAnswered, ReasonCode::Pinned]);
        }
        Role::Queen | Role::Rook | Role::Bishop | Role::Knight | Role::Pawn => {
            reasons.push(ReasonCode::Pinned);
        }
    }
    reasons
}
