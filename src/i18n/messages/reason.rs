//! A reason in general, without a board: what to choose from in a question, and what is left to say
//! where a refusal has no proof to show.

use crate::i18n::Lang;
use crate::rules::ReasonCode;
use std::borrow::Cow;

/// The reason in one plain sentence that names no square.
#[must_use]
pub fn reason(lang: Lang, code: ReasonCode) -> Cow<'static, str> {
    use ReasonCode as R;
    lang.text(match code {
        R::NotAMove => "reason-not-a-move",
        R::GameOver => "reason-game-over",
        R::EmptySquare => "reason-empty-square",
        R::NotYourTurn => "reason-not-your-turn",
        R::NoSuchPieceMove => "reason-no-such-piece-move",
        R::Ambiguous => "reason-ambiguous",
        R::SameSquare => "reason-same-square",
        R::OwnPieceOnTarget => "reason-own-piece-on-target",
        R::KingCapture => "reason-king-capture",
        R::NotHowItMoves => "reason-not-how-it-moves",
        R::PawnBackwards => "reason-pawn-backwards",
        R::PawnSideways => "reason-pawn-sideways",
        R::PawnTooFar => "reason-pawn-too-far",
        R::PawnDoubleStepNotHome => "reason-pawn-double-step-not-home",
        R::PawnBlocked => "reason-pawn-blocked",
        R::PawnNoStraightCapture => "reason-pawn-no-straight-capture",
        R::PawnNothingToCapture => "reason-pawn-nothing-to-capture",
        R::EnPassantExpired => "reason-en-passant-expired",
        R::EnPassantNotDoubleStep => "reason-en-passant-not-double-step",
        R::PathBlocked => "reason-path-blocked",
        R::PromotionMissing => "reason-promotion-missing",
        R::PromotionNotAllowed => "reason-promotion-not-allowed",
        R::CastlingNoRook => "reason-castling-no-rook",
        R::CastlingPromotedRook => "reason-castling-promoted-rook",
        R::CastlingRookCaptured => "reason-castling-rook-captured",
        R::CastlingKingMoved => "reason-castling-king-moved",
        R::CastlingRookMoved => "reason-castling-rook-moved",
        R::CastlingRightLost => "reason-castling-right-lost",
        R::CastlingPathBlocked => "reason-castling-path-blocked",
        R::CastlingInCheck => "reason-castling-in-check",
        R::CastlingThroughAttack => "reason-castling-through-attack",
        R::CastlingIntoAttack => "reason-castling-into-attack",
        R::KingIntoAttack => "reason-king-into-attack",
        R::DoubleCheckKingMustMove => "reason-double-check-king-must-move",
        R::CheckNotAnswered => "reason-check-not-answered",
        R::Pinned => "reason-pinned",
    })
}
