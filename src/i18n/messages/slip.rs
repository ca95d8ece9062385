//! What a check found, as something that a pupil does: one message a code.

use crate::puzzle::FeedbackCode;

/// The message of a finding. That an answer is right is no belief to tell of: it has the words of a
/// refused move, which nobody gets to see.
pub(super) fn slip(code: FeedbackCode) -> &'static str {
    use FeedbackCode as F;
    match code {
        F::Refused
        | F::RightMove
        | F::RightSquares
        | F::RightVerdict
        | F::RightChoice
        | F::RightSoFar
        | F::RightRoute
        | F::RightState
        | F::RightRuling
        | F::RightSetup
        | F::RightNumber
        | F::RightNotation => "belief-slips-refused",
        F::NotThere => "belief-slips-not-there",
        F::WrongPiece => "belief-slips-wrong-piece",
        F::NotACapture => "belief-slips-not-a-capture",
        F::OtherCapture => "belief-slips-other-capture",
        F::NotCastling => "belief-slips-not-castling",
        F::OtherWing => "belief-slips-other-wing",
        F::NotEnPassant => "belief-slips-not-en-passant",
        F::NoCheck => "belief-slips-no-check",
        F::CheckNotMate => "belief-slips-check-not-mate",
        F::NoMate => "belief-slips-no-mate",
        F::AnsweredOtherwise => "belief-slips-answered-otherwise",
        F::NotAPromotion => "belief-slips-not-a-promotion",
        F::OtherPromotion => "belief-slips-other-promotion",
        F::NotADoubleStep => "belief-slips-not-a-double-step",
        F::NotTheWrittenMove => "belief-slips-not-the-written-move",
        F::NotTheTouchedPiece => "belief-slips-not-the-touched-piece",
        F::MateLost => "belief-slips-mate-lost",
        F::NoStalemate => "belief-slips-no-stalemate",
        F::GivesStalemate => "belief-slips-gives-stalemate",
        F::NoDraw => "belief-slips-no-draw",
        F::NoDoubleCheck => "belief-slips-no-double-check",
        F::NoDiscoveredCheck => "belief-slips-no-discovered-check",
        F::RouteEmpty => "belief-slips-route-empty",
        F::RouteBroken => "belief-slips-route-broken",
        F::RouteNoMove => "belief-slips-route-no-move",
        F::RouteBlocked => "belief-slips-route-blocked",
        F::RouteOwnPiece => "belief-slips-route-own-piece",
        F::RouteNoCapture => "belief-slips-route-no-capture",
        F::RouteAttacked => "belief-slips-route-attacked",
        F::RouteMissed => "belief-slips-route-missed",
        F::RouteLonger => "belief-slips-route-longer",
        F::StateOther => "belief-slips-state-other",
        F::RulingOther => "belief-slips-ruling-other",
        F::SetupDiffers => "belief-slips-setup-differs",
        F::SetupEmpty => "belief-slips-setup-empty",
        F::NumberLow => "belief-slips-number-low",
        F::NumberHigh => "belief-slips-number-high",
        F::NumberNotWhole => "belief-slips-number-not-whole",
        F::NumberSign => "belief-slips-number-sign",
        F::NotationEmpty => "belief-slips-notation-empty",
        F::NotationRefused => "belief-slips-notation-refused",
        F::NotationOtherMove => "belief-slips-notation-other-move",
        F::NotationUci => "belief-slips-notation-uci",
        F::NotationCastling => "belief-slips-notation-castling",
        F::NotationNoLetter => "belief-slips-notation-no-letter",
        F::NotationSign => "belief-slips-notation-sign",
        F::NotationNoSquare => "belief-slips-notation-no-square",
        F::NotationOrder => "belief-slips-notation-order",
        F::NotationFile => "belief-slips-notation-file",
        F::NotationRank => "belief-slips-notation-rank",
        F::NotationOtherSquare => "belief-slips-notation-other-square",
        F::SquaresMissed => "belief-slips-squares-missed",
        F::SquaresExtra => "belief-slips-squares-extra",
        F::SquaresBoth => "belief-slips-squares-both",
        F::SquaresNone => "belief-slips-squares-none",
        F::VerdictLegal => "belief-slips-verdict-legal",
        F::VerdictIllegal => "belief-slips-verdict-illegal",
        F::VerdictOtherReason => "belief-slips-verdict-other-reason",
        F::ChoiceTurn => "belief-slips-choice-turn",
        F::ChoiceWing => "belief-slips-choice-wing",
        F::ChoiceBar => "belief-slips-choice-bar",
        F::ChoiceRights => "belief-slips-choice-rights",
        F::ChoiceSquareColour => "belief-slips-choice-square-colour",
        F::ChoicePiece => "belief-slips-choice-piece",
        F::ChoiceOwner => "belief-slips-choice-owner",
        F::ChoiceLaid => "belief-slips-choice-laid",
        F::ChoiceClass => "belief-slips-choice-class",
        F::ChoiceRoyals => "belief-slips-choice-royals",
        F::ChoiceCanReach => "belief-slips-choice-can-reach",
        F::ChoiceExchange => "belief-slips-choice-exchange",
        F::ChoiceLetter => "belief-slips-choice-letter",
        F::ChoiceWinner => "belief-slips-choice-winner",
        F::ChoiceWay => "belief-slips-choice-way",
        F::ChoiceResets => "belief-slips-choice-resets",
        F::ChoiceSame => "belief-slips-choice-same",
        F::ChoiceAttacked => "belief-slips-choice-attacked",
        F::ChoiceTold => "belief-slips-choice-told",
    }
}
