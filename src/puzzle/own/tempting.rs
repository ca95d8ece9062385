//! The options of a verdict on a given move: what holds against it, and what a beginner might think
//! does.
//!
//! A wrong option must be false beyond argument: of reasons that lie close together only the one that
//! holds is offered.

use crate::puzzle::squares::way;
use crate::puzzle::verdict::LEGAL;
use crate::rules::{
    Attempt, Game, Placement, ReasonCode, Refused, Role, Square, Verdict, judge_text, king_home, read_move,
};

/// How many reasons stand beside `legal`.
const REASONS: usize = 3;

/// How many of the reasons that hold are offered.
const HELD: usize = 2;

/// Reasons that say nearly the same: where one holds, no other of its row is offered.
const NEAR: [&[ReasonCode]; 4] = [
    &[
        ReasonCode::CastlingNoRook,
        ReasonCode::CastlingPromotedRook,
        ReasonCode::CastlingRookCaptured,
        ReasonCode::CastlingKingMoved,
        ReasonCode::CastlingRookMoved,
        ReasonCode::CastlingRightLost,
    ],
    &[
        ReasonCode::KingIntoAttack,
        ReasonCode::DoubleCheckKingMustMove,
        ReasonCode::CheckNotAnswered,
        ReasonCode::Pinned,
    ],
    &[ReasonCode::EnPassantExpired, ReasonCode::EnPassantNotDoubleStep, ReasonCode::PawnNothingToCapture],
    &[
        ReasonCode::PawnTooFar,
        ReasonCode::PawnDoubleStepNotHome,
        ReasonCode::NotHowItMoves,
        ReasonCode::PathBlocked,
        ReasonCode::PawnBlocked,
        ReasonCode::PawnNoStraightCapture,
    ],
];

/// `legal` and three reasons, in teaching order, for a move in any notation.
#[must_use]
pub fn verdict_options(game: &Game, text: &str) -> Vec<String> {
    let held: Vec<ReasonCode> = match judge_text(game, text) {
        Verdict::Legal(_) => Vec::new(),
        Verdict::Refused(refused) => Refused::all(&refused).map(|refusal| refusal.code).collect(),
    };
    let mut reasons: Vec<ReasonCode> = held.iter().take(HELD).copied().collect();
    let wrong = believed(game, text).into_iter().chain(ANYWHERE);
    let true_too = |reason: &ReasonCode| !held.is_empty() && is_true_beside(*reason, game, text);
    for reason in wrong.filter(|reason| is_false(*reason, &held) && !true_too(reason)) {
        if reasons.len() < REASONS && !reasons.contains(&reason) {
            reasons.push(reason);
        }
    }
    reasons.sort_unstable();
    let names = reasons.into_iter().map(|reason| reason.as_str().to_owned());
    std::iter::once(LEGAL.to_owned()).chain(names).collect()
}

/// Whether the reason can be offered as a wrong one.
fn is_false(reason: ReasonCode, held: &[ReasonCode]) -> bool {
    use ReasonCode as R;
    let near =
        NEAR.iter().filter(|row| row.contains(&reason)).any(|row| held.iter().any(|held| row.contains(held)));
    // Where an own piece or a king is to be taken, nobody asks what becomes of the own king; nor where
    // it is not that side's turn, or nothing moves.
    let unasked = held.iter().any(|held| {
        matches!(
            held,
            R::OwnPieceOnTarget
                | R::KingCapture
                | R::GameOver
                | R::NotYourTurn
                | R::SameSquare
                | R::EmptySquare
        )
    });
    let of_safety = matches!(reason, R::KingIntoAttack | R::CheckNotAnswered | R::Pinned);
    !(held.contains(&reason) || near || (unasked && of_safety))
}

/// Whether what the reason says is so on the board, though it is not what forbids this move: a pawn
/// that is told to go back may be blocked as well. Of a move that is allowed nobody takes it for an answer.
fn is_true_beside(reason: ReasonCode, game: &Game, text: &str) -> bool {
    use ReasonCode as R;
    let Ok(Attempt::Step { from, to, .. }) = read_move(game, text) else { return false };
    let position = game.position();
    let Some(mover) = position.piece_at(from) else { return false };
    let mut without = Placement::from(position);
    without.remove(from);
    let attacked = |square: Square| !without.attackers(square, !mover.color).is_empty();
    let stands = |square: Square| position.piece_at(square).is_some();
    let between = way(from, to);
    [
        (R::Pinned, position.pins(mover.color).iter().any(|pin| pin.pinned.square == from)),
        (R::PawnBlocked, from.offset(mover.color.fold_wb(8, -8)).is_some_and(stands)),
        (R::OwnPieceOnTarget, position.piece_at(to).is_some_and(|piece| piece.color == mover.color)),
        (R::KingIntoAttack, mover.role == Role::King && attacked(to)),
        (R::KingCapture, position.piece_at(to).is_some_and(|piece| piece.role == Role::King)),
        (R::CastlingInCheck, !position.checkers().is_empty()),
        (R::CastlingIntoAttack, attacked(to)),
        (R::CastlingThroughAttack, between.iter().copied().any(attacked)),
        (R::CastlingPathBlocked, between.into_iter().any(stands)),
    ]
    .contains(&(reason, true))
}

/// What can be offered of any move, if need be.
const ANYWHERE: [ReasonCode; 4] =
    [ReasonCode::NotYourTurn, ReasonCode::OwnPieceOnTarget, ReasonCode::KingCapture, ReasonCode::EmptySquare];

/// What a beginner might think of such a move, the most tempting first.
fn believed(game: &Game, text: &str) -> Vec<ReasonCode> {
    use ReasonCode as R;
    let (from, to) = match read_move(game, text) {
        Ok(Attempt::Castle(_)) => return of_castling(game),
        Ok(Attempt::Step { from, to, .. }) => (from, to),
        Err(_) => return vec![R::NoSuchPieceMove, R::Ambiguous, R::PathBlocked],
    };
    let position = game.position();
    let side = position.turn();
    let safety = if position.checkers().is_empty() { R::Pinned } else { R::CheckNotAnswered };
    match position.piece_at(from).map(|piece| piece.role) {
        Some(Role::King) if from == king_home(side) && from.rank() == to.rank() && from.distance(to) > 1 => {
            of_castling(game)
        }
        Some(Role::King) => {
            vec![R::KingIntoAttack, R::NotHowItMoves, R::OwnPieceOnTarget, R::CheckNotAnswered]
        }
        Some(Role::Pawn) => of_pawn(game, from, to, safety),
        Some(Role::Knight) => vec![R::PathBlocked, safety, R::NotHowItMoves, R::OwnPieceOnTarget],
        Some(Role::Queen | Role::Rook | Role::Bishop) | None => {
            vec![R::PathBlocked, safety, R::NotHowItMoves, R::OwnPieceOnTarget]
        }
    }
}

/// An attacked rook or an attacked square that only the rook passes is taken for these.
fn of_castling(game: &Game) -> Vec<ReasonCode> {
    use ReasonCode as R;
    let lost = if game.plies() > 0 { R::CastlingKingMoved } else { R::CastlingRightLost };
    vec![R::CastlingThroughAttack, R::CastlingInCheck, R::CastlingIntoAttack, R::CastlingPathBlocked, lost]
}

fn of_pawn(game: &Game, from: Square, to: Square, safety: ReasonCode) -> Vec<ReasonCode> {
    use ReasonCode as R;
    let side = game.position().turn();
    if to.rank() == (!side).backrank() {
        return vec![R::PromotionNotAllowed, safety, R::PawnBlocked, R::PromotionMissing];
    }
    if from.file() == to.file() {
        // That a pawn has left its home is true of many, and forbids the double step alone.
        let far = if from.distance(to) == 2 { R::PawnDoubleStepNotHome } else { R::PawnTooFar };
        return vec![R::PawnBlocked, far, safety, R::PawnSideways];
    }
    match game.position().piece_at(to) {
        None => vec![R::PawnNothingToCapture, R::EnPassantExpired, safety, R::PawnSideways],
        Some(_) => vec![safety, R::PawnBlocked, R::PawnNothingToCapture, R::PawnSideways],
    }
}
