//! The words for what pupils believe: in a few words, and what is right. The words of what a check
//! found stand in `slip`.

use super::slip::slip as of_finding;
use super::{reason, role, ruling_name};
use crate::i18n::Lang;
use crate::i18n::feedback::state;
use crate::insight::{Belief, Counted, Marked, Myth, Slip};
use crate::rules::ReasonCode;
use std::borrow::Cow;

/// The belief in a few words.
#[must_use]
pub fn belief(lang: Lang, belief: Belief) -> Cow<'static, str> {
    let key = match belief {
        Belief::Myth(myth) => of_myth(myth),
        Belief::Overlooks(reason) => overlooks(reason),
        Belief::Slips(code) => of_finding(code),
        Belief::Misplays(piece) => {
            return lang.text_with("belief-misplays", &[("piece", role(lang, piece).into())]).into();
        }
        Belief::Invents(code) => return about(lang, "belief-invents", reason(lang, code)),
        Belief::Confuses(code) => return about(lang, "belief-confuses", reason(lang, code)),
        Belief::Takes { is, said } => {
            return between(lang, "belief-takes", state(lang, is), state(lang, said));
        }
        Belief::Rules { is, said } => {
            return between(lang, "belief-rules", ruling_name(lang, is), ruling_name(lang, said));
        }
        Belief::Marks { what, slip } => return slipped(lang, "belief-marks", slip, marked(what)),
        Belief::Counts { what, slip } => return slipped(lang, "belief-counts", slip, counted(what)),
    };
    lang.text(key)
}

/// What is right instead; `None` where the rule itself says it best.
#[must_use]
pub fn belief_right(lang: Lang, belief: Belief) -> Option<Cow<'static, str>> {
    match belief {
        Belief::Myth(myth) => lang.attr(of_myth(myth), "right"),
        Belief::Overlooks(reason) => lang.attr(overlooks(reason), "right"),
        Belief::Misplays(_)
        | Belief::Invents(_)
        | Belief::Confuses(_)
        | Belief::Takes { .. }
        | Belief::Rules { .. }
        | Belief::Marks { .. }
        | Belief::Counts { .. }
        | Belief::Slips(_) => None,
    }
}

fn about(lang: Lang, key: &str, reason: Cow<'static, str>) -> Cow<'static, str> {
    let bare = reason.trim_end_matches(['.', '。']).to_owned();
    lang.text_with(key, &[("reason", bare.into())]).into()
}

fn between(lang: Lang, key: &str, is: Cow<'static, str>, said: Cow<'static, str>) -> Cow<'static, str> {
    lang.text_with(key, &[("is", is.into_owned().into()), ("said", said.into_owned().into())]).into()
}

fn slipped(lang: Lang, key: &str, slip: Slip, what: &str) -> Cow<'static, str> {
    let what = lang.text(what).into_owned();
    lang.text_with(key, &[("slip", slip.as_str().into()), ("what", what.into())]).into()
}

fn of_myth(myth: Myth) -> &'static str {
    match myth {
        Myth::RookAttacked => "belief-attacked-rook-forbids-castling",
        Myth::RookPathAttacked => "belief-attacked-rook-path-forbids-castling",
        Myth::PastCheck => "belief-past-check-forbids-castling",
        Myth::OtherRookMoved => "belief-other-rook-forbids-castling",
        Myth::OtherWing => "belief-other-wing-forbids-castling",
        Myth::RookPathFree => "belief-rook-path-may-be-blocked",
        Myth::BarForGood => "belief-bar-for-now-is-for-good",
        Myth::BarPasses => "belief-bar-for-good-is-for-now",
        Myth::RightThoughtLost => "belief-right-thought-lost",
        Myth::RightThoughtKept => "belief-right-thought-kept",
        Myth::PinnedAttacksNothing => "belief-pinned-attacks-nothing",
        Myth::PinnedMayNotMove => "belief-pinned-may-not-move",
        Myth::KingTakesGuarded => "belief-king-takes-guarded",
        Myth::KingsTouch => "belief-kings-may-touch",
        Myth::KnightBlocked => "belief-knight-is-blocked",
        Myth::OnlyQueen => "belief-promotes-to-queen-only",
        Myth::EnPassantUnseen => "belief-en-passant-unseen",
        Myth::CastlingUnseen => "belief-castling-unseen",
        Myth::DoubleStepUnseen => "belief-double-step-unseen",
        Myth::CaptureUnseen => "belief-captures-unseen",
    }
}

fn marked(what: Marked) -> &'static str {
    match what {
        Marked::KingMoves => "marked-king-moves",
        Marked::QueenMoves => "marked-queen-moves",
        Marked::RookMoves => "marked-rook-moves",
        Marked::BishopMoves => "marked-bishop-moves",
        Marked::KnightMoves => "marked-knight-moves",
        Marked::PawnMoves => "marked-pawn-moves",
        Marked::Attacks => "marked-attacks",
        Marked::Captures => "marked-captures",
        Marked::Attackers => "marked-attackers",
        Marked::Checkers => "marked-checkers",
        Marked::Movers => "marked-movers",
        Marked::Blocker => "marked-blocker",
        Marked::EnPassant => "marked-en-passant",
        Marked::Castling => "marked-castling",
        Marked::Pinned => "marked-pinned",
        Marked::Guarded => "marked-guarded",
        Marked::Board => "marked-board",
        Marked::Pieces => "marked-pieces",
        Marked::Misplaced => "marked-misplaced",
    }
}

fn counted(what: Counted) -> &'static str {
    match what {
        Counted::Squares => "counted-squares",
        Counted::Reach => "counted-reach",
        Counted::Pieces => "counted-pieces",
        Counted::Material => "counted-material",
        Counted::Distance => "counted-distance",
        Counted::Moves => "counted-moves",
        Counted::Checks => "counted-checks",
        Counted::Mates => "counted-mates",
        Counted::Repetitions => "counted-repetitions",
        Counted::QuietMoves => "counted-quiet-moves",
        Counted::Points => "counted-points",
        Counted::Grade => "counted-grade",
    }
}

fn overlooks(code: ReasonCode) -> &'static str {
    use ReasonCode as R;
    match code {
        R::NotAMove => "belief-overlooks-not-a-move",
        R::GameOver => "belief-overlooks-game-over",
        R::EmptySquare => "belief-overlooks-empty-square",
        R::NotYourTurn => "belief-overlooks-not-your-turn",
        R::NoSuchPieceMove => "belief-overlooks-no-such-piece-move",
        R::Ambiguous => "belief-overlooks-ambiguous",
        R::SameSquare => "belief-overlooks-same-square",
        R::OwnPieceOnTarget => "belief-overlooks-own-piece-on-target",
        R::KingCapture => "belief-overlooks-king-capture",
        R::NotHowItMoves => "belief-overlooks-not-how-it-moves",
        R::PawnBackwards => "belief-overlooks-pawn-backwards",
        R::PawnSideways => "belief-overlooks-pawn-sideways",
        R::PawnTooFar => "belief-overlooks-pawn-too-far",
        R::PawnDoubleStepNotHome => "belief-overlooks-pawn-double-step-not-home",
        R::PawnBlocked => "belief-overlooks-pawn-blocked",
        R::PawnNoStraightCapture => "belief-overlooks-pawn-no-straight-capture",
        R::PawnNothingToCapture => "belief-overlooks-pawn-nothing-to-capture",
        R::EnPassantExpired => "belief-overlooks-en-passant-expired",
        R::EnPassantNotDoubleStep => "belief-overlooks-en-passant-not-double-step",
        R::PathBlocked => "belief-overlooks-path-blocked",
        R::PromotionMissing => "belief-overlooks-promotion-missing",
        R::PromotionNotAllowed => "belief-overlooks-promotion-not-allowed",
        R::CastlingNoRook => "belief-overlooks-castling-no-rook",
        R::CastlingPromotedRook => "belief-overlooks-castling-promoted-rook",
        R::CastlingRookCaptured => "belief-overlooks-castling-rook-captured",
        R::CastlingKingMoved => "belief-overlooks-castling-king-moved",
        R::CastlingRookMoved => "belief-overlooks-castling-rook-moved",
        R::CastlingRightLost => "belief-overlooks-castling-right-lost",
        R::CastlingPathBlocked => "belief-overlooks-castling-path-blocked",
        R::CastlingInCheck => "belief-overlooks-castling-in-check",
        R::CastlingThroughAttack => "belief-overlooks-castling-through-attack",
        R::CastlingIntoAttack => "belief-overlooks-castling-into-attack",
        R::KingIntoAttack => "belief-overlooks-king-into-attack",
        R::DoubleCheckKingMustMove => "belief-overlooks-double-check-king-must-move",
        R::CheckNotAnswered => "belief-overlooks-check-not-answered",
        R::Pinned => "belief-overlooks-pinned",
    }
}
