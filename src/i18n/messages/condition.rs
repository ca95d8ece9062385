//! The conditions of castling, en passant and promotion, as items of a list: met, or not met and by
//! what.

use super::reason;
use super::telling::Part::{Corner, Crossed, Home, Landing, Named, Side, Victim, Who, Wing};
use super::telling::Telling;
use crate::i18n::Lang;
use crate::rules::{Condition, ReasonCode};

/// A condition, met or not, as an item of a list.
#[must_use]
pub fn condition(lang: Lang, condition: &Condition) -> String {
    let Condition { code, met, about, squares, pieces, moment, .. } = condition;
    let telling = Telling { lang, about: *about, squares, pieces, moment: *moment };
    let said = if *met { holds(&telling, *code) } else { fails(&telling, *code) };
    said.unwrap_or_else(|| {
        let reason = reason(lang, *code).trim_end_matches(['.', '。']).to_owned();
        if *met { lang.text_with("condition-other", &[("reason", reason.into())]) } else { reason }
    })
}

/// That the condition is met; `None` for a reason that is no condition of these three moves.
fn holds(t: &Telling<'_>, code: ReasonCode) -> Option<String> {
    use ReasonCode as R;
    match code {
        R::CastlingKingMoved => t.say("condition-castling-king-moved", &[]),
        R::CastlingRookMoved => t.say("condition-castling-rook-moved", &[Corner]),
        R::CastlingRightLost => t.say("condition-castling-right-lost", &[Side, Wing]),
        R::CastlingNoRook => t.say("condition-castling-no-rook", &[Home, Corner]),
        R::CastlingPromotedRook => t.say("condition-castling-promoted-rook", &[Corner]),
        R::CastlingRookCaptured => t.say("condition-castling-rook-captured", &[Corner]),
        R::CastlingPathBlocked => t.say("condition-castling-path-blocked", &[]),
        R::CastlingInCheck => t.say("condition-castling-in-check", &[]),
        R::CastlingThroughAttack => t.say("condition-castling-through-attack", &[Crossed]),
        R::CastlingIntoAttack => t.say("condition-castling-into-attack", &[Landing]),
        R::EnPassantNotDoubleStep => t.say("condition-en-passant-not-double-step", &[Victim]),
        R::EnPassantExpired => t.say("condition-en-passant-expired", &[]),
        R::Pinned => t.say("condition-pinned", &[]),
        R::PromotionMissing => t.say("condition-promotion-missing", &[Named]),
        R::PromotionNotAllowed => t.say("condition-promotion-not-allowed", &[]),
        R::NotAMove
        | R::GameOver
        | R::EmptySquare
        | R::NotYourTurn
        | R::NoSuchPieceMove
        | R::Ambiguous
        | R::SameSquare
        | R::OwnPieceOnTarget
        | R::KingCapture
        | R::NotHowItMoves
        | R::PawnBackwards
        | R::PawnSideways
        | R::PawnTooFar
        | R::PawnDoubleStepNotHome
        | R::PawnBlocked
        | R::PawnNoStraightCapture
        | R::PawnNothingToCapture
        | R::PathBlocked
        | R::KingIntoAttack
        | R::DoubleCheckKingMustMove
        | R::CheckNotAnswered => None,
    }
}

/// That the condition is not met, and by what; `None` where the proof is missing, or for a reason
/// that is no condition of these three moves.
fn fails(t: &Telling<'_>, code: ReasonCode) -> Option<String> {
    use ReasonCode as R;
    match code {
        R::CastlingKingMoved => {
            t.say_since("condition-castling-king-moved-since", "condition-castling-king-moved-not", &[])
        }
        R::CastlingRookMoved => {
            t.say_since("condition-castling-rook-moved-since", "condition-castling-rook-moved-not", &[Corner])
        }
        R::CastlingRookCaptured => t.say_since(
            "condition-castling-rook-captured-since",
            "condition-castling-rook-captured-not",
            &[Corner],
        ),
        R::CastlingRightLost => t.say("condition-castling-right-lost-not", &[Side, Wing]),
        R::CastlingNoRook => t.say("condition-castling-no-rook-not", &[Home, Corner]),
        R::CastlingPromotedRook => t.say("condition-castling-promoted-rook-not", &[Corner]),
        R::CastlingPathBlocked => t.say("condition-castling-path-blocked-not", &[Who]),
        R::CastlingInCheck => t.say("condition-castling-in-check-not", &[Who]),
        R::CastlingThroughAttack => t.say("condition-castling-through-attack-not", &[Crossed, Who]),
        R::CastlingIntoAttack => t.say("condition-castling-into-attack-not", &[Landing, Who]),
        R::EnPassantNotDoubleStep => t.say("condition-en-passant-not-double-step-not", &[Victim]),
        R::EnPassantExpired => {
            t.say_since("condition-en-passant-expired-since", "condition-en-passant-expired-not", &[])
        }
        R::Pinned => t.say("condition-pinned-not", &[Who]),
        R::PromotionMissing => t.say("condition-promotion-missing-not", &[]),
        R::PromotionNotAllowed => t.say("condition-promotion-not-allowed-not", &[]),
        R::NotAMove
        | R::GameOver
        | R::EmptySquare
        | R::NotYourTurn
        | R::NoSuchPieceMove
        | R::Ambiguous
        | R::SameSquare
        | R::OwnPieceOnTarget
        | R::KingCapture
        | R::NotHowItMoves
        | R::PawnBackwards
        | R::PawnSideways
        | R::PawnTooFar
        | R::PawnDoubleStepNotHome
        | R::PawnBlocked
        | R::PawnNoStraightCapture
        | R::PawnNothingToCapture
        | R::PathBlocked
        | R::KingIntoAttack
        | R::DoubleCheckKingMustMove
        | R::CheckNotAnswered => None,
    }
}
