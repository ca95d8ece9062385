//! The options of a verdict on a given move: what holds against it, and what a beginner might think
//! does.
//!
//! A wrong option must be false beyond argument: of reasons that lie close together only the one that
//! holds is offered.

use crate::puzzle::verdict::LEGAL;
use crate::rules::{
    Attempt, Game, ReasonCode, Refused, Role, Square, Verdict, judge_text, king_home, read_move,
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
    for reason in wrong.filter(|reason| is_false(*reason, &held)) {
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
    // Where an own piece or a king is to be taken, nobody asks what becomes of the own king.
    let unasked = held.iter().any(|held| matches!(held, R::OwnPieceOnTarget | R::KingCapture | R::GameOver));
    let of_safety = matches!(reason, R::KingIntoAttack | R::CheckNotAnswered | R::Pinned);
    !(held.contains(&reason) || near || (unasked && of_safety))
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
