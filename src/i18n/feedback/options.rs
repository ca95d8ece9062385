//! Words for the options of verdicts and choices: each reason as a short phrase.

use crate::arbiter::Code;
use crate::i18n::{Lang, messages};
use crate::puzzle::{BoardAsk, ChoiceAsk, GameAsk, Puzzle, State, Task};
use crate::rules::ReasonCode;
use std::borrow::Cow;

/// An option of a puzzle that is answered by picking one; empty for a name that is no option.
#[must_use]
pub fn option(lang: Lang, puzzle: &Puzzle, name: &str) -> String {
    let key = match &puzzle.task {
        Task::Ruling(_) => {
            let code = Code::from_name(name);
            return code.map(|code| messages::ruling_name(lang, code).into_owned()).unwrap_or_default();
        }
        Task::Choice(ChoiceAsk::Told { .. }) => {
            return lang.attr(&format!("puzzle-{}", puzzle.id), name).unwrap_or_default().into_owned();
        }
        Task::Verdict(_) => verdict(name),
        Task::State(_) => State::from_name(name).map(key_of_state),
        Task::Choice(ChoiceAsk::Board(ask)) => board(ask, name),
        Task::Choice(ChoiceAsk::Game(ask)) => game(ask, name),
        Task::Choice(
            ChoiceAsk::Turn | ChoiceAsk::Wing { .. } | ChoiceAsk::Bar { .. } | ChoiceAsk::Rights { .. },
        ) => choice(name),
        Task::Move(_)
        | Task::Route(_)
        | Task::Squares(_)
        | Task::Setup(_)
        | Task::Spot(_)
        | Task::Count(_)
        | Task::Notate(_) => None,
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

/// A state of the game, as an option names it.
#[must_use]
pub fn state(lang: Lang, state: State) -> Cow<'static, str> {
    lang.text(key_of_state(state))
}

fn key_of_state(state: State) -> &'static str {
    match state {
        State::Check => "option-state-check",
        State::Checkmate => "option-state-checkmate",
        State::Stalemate => "option-state-stalemate",
        State::DeadPosition => "option-state-dead-position",
        State::Claim => "option-state-claim",
        State::GoingOn => "option-state-going-on",
    }
}

fn yes_no(name: &str) -> Option<&'static str> {
    match name {
        "yes" => Some("option-yes"),
        "no" => Some("option-no"),
        _ => None,
    }
}

fn board(ask: &BoardAsk, name: &str) -> Option<&'static str> {
    Some(match (ask, name) {
        (BoardAsk::SquareColour { .. }, "light") => "option-light-square",
        (BoardAsk::SquareColour { .. }, "dark") => "option-dark-square",
        (BoardAsk::Piece { .. }, "king") => "role-king",
        (BoardAsk::Piece { .. }, "queen") => "role-queen",
        (BoardAsk::Piece { .. }, "rook") => "role-rook",
        (BoardAsk::Piece { .. }, "bishop") => "role-bishop",
        (BoardAsk::Piece { .. }, "knight") => "role-knight",
        (BoardAsk::Piece { .. }, "pawn") => "role-pawn",
        (BoardAsk::Owner { .. }, _) => return choice(name),
        (BoardAsk::Laid, "right") => "option-laid-right",
        (BoardAsk::Laid, "turned") => "option-laid-turned",
        (BoardAsk::Class { .. }, "heavy") => "option-heavy",
        (BoardAsk::Class { .. }, "light") => "option-light",
        (BoardAsk::Class { .. }, "neither") => "option-neither",
        (BoardAsk::Royals, "right") => "option-royals-right",
        (BoardAsk::Royals, "swapped") => "option-royals-swapped",
        (BoardAsk::CanReach { .. }, _) => return yes_no(name),
        (BoardAsk::Exchange { .. }, "good") => "option-exchange-good",
        (BoardAsk::Exchange { .. }, "even") => "option-exchange-even",
        (BoardAsk::Exchange { .. }, "bad") => "option-exchange-bad",
        (BoardAsk::Letter { .. } | BoardAsk::LetterOn { .. }, "k") => "option-letter-k",
        (BoardAsk::Letter { .. } | BoardAsk::LetterOn { .. }, "q") => "option-letter-q",
        (BoardAsk::Letter { .. } | BoardAsk::LetterOn { .. }, "r") => "option-letter-r",
        (BoardAsk::Letter { .. } | BoardAsk::LetterOn { .. }, "b") => "option-letter-b",
        (BoardAsk::Letter { .. } | BoardAsk::LetterOn { .. }, "n") => "option-letter-n",
        (BoardAsk::Letter { .. } | BoardAsk::LetterOn { .. }, "p") => "option-letter-p",
        (
            BoardAsk::SquareColour { .. }
            | BoardAsk::Piece { .. }
            | BoardAsk::Laid
            | BoardAsk::Class { .. }
            | BoardAsk::Royals
            | BoardAsk::Exchange { .. }
            | BoardAsk::Letter { .. }
            | BoardAsk::LetterOn { .. },
            _,
        ) => return None,
    })
}

fn game(ask: &GameAsk, name: &str) -> Option<&'static str> {
    Some(match (ask, name) {
        (GameAsk::Winner, "white") => "option-white-won",
        (GameAsk::Winner, "black") => "option-black-won",
        (GameAsk::Winner, "draw") => "option-drawn",
        (GameAsk::Winner, "none") => "option-not-over",
        (GameAsk::Way { .. }, "capture") => "way-capture",
        (GameAsk::Way { .. }, "move") => "way-move",
        (GameAsk::Way { .. }, "block") => "way-block",
        (GameAsk::Resets { .. } | GameAsk::Attacked { .. }, _) => return yes_no(name),
        (GameAsk::Same { .. }, "same") => "option-same",
        (GameAsk::Same { .. }, "pieces") => "option-same-pieces",
        (GameAsk::Same { .. }, "turn") => "option-same-turn",
        (GameAsk::Same { .. }, "rights") => "option-same-rights",
        (GameAsk::Same { .. }, "en-passant") => "option-same-en-passant",
        (GameAsk::Winner | GameAsk::Way { .. } | GameAsk::Same { .. }, _) => return None,
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
