//! Words for the options of verdicts and choices: each reason as a short phrase.

use crate::i18n::Lang;
use crate::puzzle::{ChoiceAsk, Puzzle, Task};
use crate::rules::ReasonCode;

/// An option of a puzzle that is answered by picking one; empty for a name that is no option.
#[must_use]
pub fn option(lang: Lang, puzzle: &Puzzle, name: &str) -> String {
    let key = match &puzzle.task {
        Task::Choice(ChoiceAsk::Told { .. }) => {
            return lang.attr(&format!("puzzle-{}", puzzle.id), name).unwrap_or_default().into_owned();
        }
        Task::Verdict(_) => verdict(name),
        Task::Choice(
            ChoiceAsk::Turn | ChoiceAsk::Wing { .. } | ChoiceAsk::Bar { .. } | ChoiceAsk::Rights { .. },
        ) => choice(name),
        Task::Move(_) | Task::Squares(_) => None,
    };
    key.map(|key| lang.text(key).into_owned()).unwrap_or_default()
}

fn choice(name: &str) -> Option<&'static str> {
    Some(match name {
        "white" => "option-white",
        "black" => "option-black",
        "short" => "option-short",
        "long" => "option-long",
        "none" => "option-none",
        "both" => "option-both",
        "legal" => "option-legal",
        "now" => "option-now",
        "for-good" => "option-for-good",
        _ => return None,
    })
}

fn verdict(name: &str) -> Option<&'static str> {
    if name == "legal" {
        return Some("option-legal");
    }
    ReasonCode::from_name(name).map(reason)
}

fn reason(code: ReasonCode) -> &'static str {
    use ReasonCode as R;
    match code {
        R::NotAMove => "option-not-a-move",
        R::GameOver => "option-game-over",
        R::EmptySquare => "option-empty-square",
        R::NotYourTurn => "option-not-your-turn",
        R::NoSuchPieceMove => "option-no-such-piece-move",
        R::Ambiguous => "option-ambiguous",
        R::SameSquare => "option-same-square",
        R::OwnPieceOnTarget => "option-own-piece-on-target",
        R::KingCapture => "option-king-capture",
        R::NotHowItMoves => "option-not-how-it-moves",
        R::PawnBackwards => "option-pawn-backwards",
        R::PawnSideways => "option-pawn-sideways",
        R::PawnTooFar => "option-pawn-too-far",
        R::PawnDoubleStepNotHome => "option-pawn-double-step-not-home",
        R::PawnBlocked => "option-pawn-blocked",
        R::PawnNoStraightCapture => "option-pawn-no-straight-capture",
        R::PawnNothingToCapture => "option-pawn-nothing-to-capture",
        R::EnPassantExpired => "option-en-passant-expired",
        R::EnPassantNotDoubleStep => "option-en-passant-not-double-step",
        R::PathBlocked => "option-path-blocked",
        R::PromotionMissing => "option-promotion-missing",
        R::PromotionNotAllowed => "option-promotion-not-allowed",
        R::CastlingNoRook => "option-castling-no-rook",
        R::CastlingPromotedRook => "option-castling-promoted-rook",
        R::CastlingRookCaptured => "option-castling-rook-captured",
        R::CastlingKingMoved => "option-castling-king-moved",
        R::CastlingRookMoved => "option-castling-rook-moved",
        R::CastlingRightLost => "option-castling-right-lost",
        R::CastlingPathBlocked => "option-castling-path-blocked",
        R::CastlingInCheck => "option-castling-in-check",
        R::CastlingThroughAttack => "option-castling-through-attack",
        R::CastlingIntoAttack => "option-castling-into-attack",
        R::KingIntoAttack => "option-king-into-attack",
        R::DoubleCheckKingMustMove => "option-double-check-king-must-move",
        R::CheckNotAnswered => "option-check-not-answered",
        R::Pinned => "option-pinned",
    }
}
