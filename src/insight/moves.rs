//! What is believed of moves: refused ones that were made or called legal, and legal ones that were
//! called illegal. The board tells apart what the reason alone does not.

use super::belief::Belief;
use super::names::Myth;
use super::read::of_feedback;
use crate::puzzle::Feedback;
use crate::rules::{
    Color, File, Game, Legal, PieceMove, Placed, Position, ReasonCode, Refusal, Role, Square, Wing,
    castling_state,
};

/// What is believed by someone who thinks that a refused move is legal.
pub(super) fn overlooked(position: &Position, refusal: &Refusal) -> Belief {
    use ReasonCode as R;
    let code = refusal.code;
    let mover = refusal.about.mover;
    if let (R::NotHowItMoves, Some(mover)) = (code, mover) {
        return Belief::Misplays(mover.piece.role);
    }
    let myth = if code == R::CastlingPathBlocked {
        all(&refusal.pieces, |piece| piece.square.file() == File::B).then_some(Myth::RookPathFree)
    } else if code == R::KingIntoAttack {
        stepped(position, refusal)
    } else if matches!(code, R::CastlingThroughAttack | R::CastlingIntoAttack) {
        all(&refusal.pieces, |piece| is_pinned(position, *piece)).then_some(Myth::PinnedAttacksNothing)
    } else {
        None
    };
    myth.map_or(Belief::Overlooks(code), Belief::Myth)
}

/// A king's step onto an attacked square.
fn stepped(position: &Position, refusal: &Refusal) -> Option<Myth> {
    let attackers = &refusal.pieces;
    if all(attackers, |piece| piece.piece.role == Role::King) {
        Some(Myth::KingsTouch)
    } else if all(attackers, |piece| is_pinned(position, *piece)) {
        Some(Myth::PinnedAttacksNothing)
    } else {
        let taken = refusal.about.to.and_then(|to| position.piece_at(to));
        taken.is_some_and(|piece| piece.color != refusal.about.side).then_some(Myth::KingTakesGuarded)
    }
}

/// What a verdict shows.
pub(super) fn of_verdict(game: &Game, found: &Feedback) -> Option<Belief> {
    let reason = found.refused.as_ref().map(|refused| &refused.reason);
    let picked = found.picked.as_deref().and_then(ReasonCode::from_name);
    match (reason, found.legal.as_deref(), picked) {
        (Some(reason), _, None) => Some(overlooked(game.position(), reason)),
        (Some(reason), _, Some(_)) => Some(Belief::Confuses(reason.code)),
        (None, Some(legal), Some(picked)) => Some(denied(game, legal, picked)),
        (None, _, _) => of_feedback(found.code),
    }
}

/// What is believed by someone who thinks that a legal move is illegal for this reason.
fn denied(game: &Game, legal: &Legal, picked: ReasonCode) -> Belief {
    use ReasonCode as R;
    let (position, mv) = (game.position(), legal.mv);
    let myth = if let Some(wing) = mv.wing() {
        castling_denied(game, wing, picked)
    } else {
        let myths = [
            (R::PathBlocked, mv.role() == Role::Knight, Myth::KnightBlocked),
            (R::Pinned, is_pinned_at(position, mv.from()), Myth::PinnedMayNotMove),
            (R::PawnNothingToCapture, mv.is_en_passant(), Myth::EnPassantUnseen),
            (R::PromotionNotAllowed, is_underpromotion(mv), Myth::OnlyQueen),
        ];
        myths.into_iter().find(|(code, holds, _)| *code == picked && *holds).map(|(.., myth)| myth)
    };
    myth.map_or(Belief::Invents(picked), Belief::Myth)
}

fn is_underpromotion(mv: PieceMove) -> bool {
    mv.promotion().is_some_and(|role| role != Role::Queen)
}

/// Why someone may think that castling is barred, though it is legal.
fn castling_denied(game: &Game, wing: Wing, picked: ReasonCode) -> Option<Myth> {
    use ReasonCode as R;
    let side = game.position().turn();
    if matches!(picked, R::CastlingThroughAttack | R::CastlingIntoAttack) {
        attacked_beside(game.position(), side, wing)
    } else if picked == R::CastlingInCheck {
        was_in_check(game, side).then_some(Myth::PastCheck)
    } else if matches!(picked, R::CastlingKingMoved | R::CastlingRookMoved | R::CastlingRightLost) {
        let far = castling_state(game, side, other(wing));
        (!far.right && rook_moved(game, side)).then_some(Myth::OtherRookMoved)
    } else if picked == R::CastlingPathBlocked {
        let mut between = between(side, other(wing)).into_iter();
        between.any(|square| game.position().piece_at(square).is_some()).then_some(Myth::OtherWing)
    } else {
        None
    }
}

/// What is attacked beside the squares that count: the rook, what only the rook passes, the other
/// wing.
pub(super) fn attacked_beside(position: &Position, side: Color, wing: Wing) -> Option<Myth> {
    let attacked = |square: Square| !position.attackers(square, !side).is_empty();
    let rank = side.backrank();
    let far = other(wing);
    if attacked(wing.corner(rank)) {
        Some(Myth::RookAttacked)
    } else if wing == Wing::Long && attacked(Square::from_coords(File::B, rank)) {
        Some(Myth::RookPathAttacked)
    } else {
        let mut beyond = between(side, far).into_iter().chain([far.corner(rank)]);
        beyond.any(attacked).then_some(Myth::OtherWing)
    }
}

/// The squares between king and rook at home.
fn between(side: Color, wing: Wing) -> Vec<Square> {
    let rank = side.backrank();
    let files: &[File] = match wing {
        Wing::Short => &[File::F, File::G],
        Wing::Long => &[File::B, File::C, File::D],
    };
    files.iter().map(|file| Square::from_coords(*file, rank)).collect()
}

pub(super) fn other(wing: Wing) -> Wing {
    match wing {
        Wing::Short => Wing::Long,
        Wing::Long => Wing::Short,
    }
}

fn was_in_check(game: &Game, side: Color) -> bool {
    (0..game.plies())
        .map(|ply| game.position_at(ply))
        .any(|then| then.turn() == side && !then.checkers().is_empty())
}

/// Whether a rook of the side has moved in this game.
fn rook_moved(game: &Game, side: Color) -> bool {
    let mut moves = game.moves().enumerate();
    moves.any(|(ply, mv)| mv.role() == Role::Rook && game.position_at(ply).turn() == side)
}

/// Whether it stands pinned before its own king.
pub(super) fn is_pinned(position: &Position, piece: Placed) -> bool {
    position.pins(piece.piece.color).iter().any(|pin| pin.pinned.square == piece.square)
}

fn is_pinned_at(position: &Position, square: Square) -> bool {
    position.placed(square).is_some_and(|piece| is_pinned(position, piece))
}

/// Whether there are some, and all are such.
fn all(pieces: &[Placed], such: impl Fn(&Placed) -> bool) -> bool {
    !pieces.is_empty() && pieces.iter().all(such)
}
