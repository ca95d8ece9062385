//! Why a move is refused, on this board: which sentence a reason with its proof is told by.

use super::telling::Part::{
    Blocker, Checker, Corner, Count, From, Home, Named, Piece, Role as RoleOf, Side, Square as At, To,
    Victim, Who, Wing,
};
use super::telling::Telling;
use super::{names, reason};
use crate::i18n::Lang;
use crate::rules::{Color, Placed, Rank, ReasonCode, Refusal, Role, Square};

/// Why a move is refused, in one or two plain sentences that name squares and pieces.
#[must_use]
pub fn refusal(lang: Lang, refusal: &Refusal) -> String {
    let Refusal { about, squares, pieces, moment, .. } = refusal;
    let telling = Telling { lang, about: *about, squares, pieces, moment: *moment };
    on_board(&telling, refusal.code).unwrap_or_else(|| reason(lang, refusal.code).into_owned())
}

/// Why a move is refused, as [`refusal`], for use within other sentences: without an opening "no".
#[must_use]
pub fn explanation(lang: Lang, refused: &Refusal) -> String {
    let words = refusal(lang, refused);
    let openings = lang.text("refusal-openings");
    let Some(rest) = openings.split('|').find_map(|opening| words.strip_prefix(opening.trim())) else {
        return words;
    };
    let rest = rest.trim_start();
    let mut letters = rest.chars();
    let Some(first) = letters.next() else { return words };
    // The name of a square keeps its small letter, wherever it stands.
    let names_square = letters.clone().next().is_some_and(|second| second.is_ascii_digit());
    if names_square { rest.to_owned() } else { first.to_uppercase().chain(letters).collect() }
}

/// The sentence that shows the proof; `None` where there is none to show.
fn on_board(t: &Telling<'_>, code: ReasonCode) -> Option<String> {
    use ReasonCode as R;
    match code {
        R::NotAMove => None,
        R::GameOver if t.pieces.is_empty() => t.say("refusal-game-over-stalemate", &[]),
        R::GameOver => t.say("refusal-game-over-mate", &[Who]),
        R::EmptySquare => t.say("refusal-empty-square", &[At]),
        R::NotYourTurn => not_your_turn(t),
        R::NoSuchPieceMove => no_such_piece_move(t),
        R::Ambiguous => t.say("refusal-ambiguous", &[To, Count, Who]),
        R::SameSquare => t.say("refusal-same-square", &[Piece, From]),
        R::OwnPieceOnTarget => t.say("refusal-own-piece-on-target", &[Piece, To, Blocker]),
        R::KingCapture => t.say("refusal-king-capture", &[To]),
        R::NotHowItMoves => t.say("refusal-not-how-it-moves", &[RoleOf, From, To]),
        R::PawnBackwards => t.say("refusal-pawn-backwards", &[From, To]),
        R::PawnSideways => t.say("refusal-pawn-sideways", &[From, To]),
        R::PawnTooFar => t.say("refusal-pawn-too-far", &[From, To]),
        R::PawnDoubleStepNotHome => t.say("refusal-pawn-double-step-not-home", &[From]),
        R::PawnBlocked => t.say("refusal-pawn-blocked", &[From, Who, Count]),
        R::PawnNoStraightCapture => t.say("refusal-pawn-no-straight-capture", &[Who]),
        R::PawnNothingToCapture => t.say("refusal-pawn-nothing-to-capture", &[To]),
        R::EnPassantExpired => {
            t.say_since("refusal-en-passant-expired-since", "refusal-en-passant-expired", &[Victim])
        }
        R::EnPassantNotDoubleStep => t.say("refusal-en-passant-not-double-step", &[Victim]),
        R::PathBlocked => t.say("refusal-path-blocked", &[Piece, Who, Count]),
        R::PromotionMissing => t.say("refusal-promotion-missing", &[To]),
        R::PromotionNotAllowed => promotion_not_allowed(t),
        R::CastlingNoRook => castling_no_rook(t),
        R::CastlingPromotedRook => castling_promoted_rook(t),
        R::CastlingRookCaptured => {
            t.say_since("refusal-castling-rook-captured-since", "refusal-castling-rook-captured", &[Corner])
        }
        R::CastlingKingMoved => {
            t.say_since("refusal-castling-king-moved-since", "refusal-castling-king-moved", &[])
        }
        R::CastlingRookMoved => {
            t.say_since("refusal-castling-rook-moved-since", "refusal-castling-rook-moved", &[Corner])
        }
        R::CastlingRightLost => castling_right_lost(t),
        R::CastlingPathBlocked => t.say("refusal-castling-path-blocked", &[Who, Count]),
        R::CastlingInCheck => t.say("refusal-castling-in-check", &[Who]),
        R::CastlingThroughAttack => t.say("refusal-castling-through-attack", &[At, Who, Count]),
        R::CastlingIntoAttack => t.say("refusal-castling-into-attack", &[At, Who, Count]),
        R::KingIntoAttack => king_into_attack(t),
        R::DoubleCheckKingMustMove => t.say("refusal-double-check-king-must-move", &[Who]),
        R::CheckNotAnswered => check_not_answered(t),
        R::Pinned => pinned(t),
    }
}

/// Whose turn it is follows from whose piece was tried, whatever side the refusal speaks about.
fn not_your_turn(t: &Telling<'_>) -> Option<String> {
    let Placed { square, piece } = t.about.mover.or(t.pieces.first().copied())?;
    let args = [
        ("turn", names::side(t.lang, piece.color.other()).into()),
        ("owner", names::side(t.lang, piece.color).into()),
        ("piece", names::role(t.lang, piece.role).into()),
        ("square", square.to_string().into()),
    ];
    Some(t.lang.text_with("refusal-not-your-turn", &args))
}

/// The text names a piece: another stands on the square that it gives, or none of that name can go.
fn no_such_piece_move(t: &Telling<'_>) -> Option<String> {
    let named = t.about.named?;
    let name = |role| names::role(t.lang, role).into();
    let to = ("to", t.about.to?.to_string().into());
    match t.pieces {
        [] => {
            let side = ("side", names::side(t.lang, t.about.side).into());
            Some(t.lang.text_with("refusal-no-such-piece", &[("piece", name(named)), to, side]))
        }
        [one] if one.piece.role != named => {
            let square = ("square", one.square.to_string().into());
            let args = [square, ("piece", name(one.piece.role)), ("named", name(named))];
            Some(t.lang.text_with("refusal-other-piece", &args))
        }
        _ => t.say("refusal-no-such-piece-move", &[Count, Who, To]),
    }
}

/// FIDE 3.7.3.3: a queen, rook, bishop or knight, on the rank furthest from the start.
fn promotion_not_allowed(t: &Telling<'_>) -> Option<String> {
    let mover = t.about.mover;
    let last = |side: Color| side.relative_rank(Rank::Eighth);
    match (t.about.named, mover) {
        (Some(Role::King | Role::Pawn), _) => t.say("refusal-promotion-not-allowed-piece", &[Named]),
        (_, Some(Placed { piece, .. })) if piece.role != Role::Pawn => {
            t.say("refusal-promotion-not-allowed-mover", &[Piece, From])
        }
        (_, mover) => {
            let side = mover.map_or(t.about.side, |placed| placed.piece.color);
            t.about.to.filter(|to| to.rank() != last(side))?;
            t.say("refusal-promotion-not-allowed-rank", &[To])
        }
    }
}

fn castling_no_rook(t: &Telling<'_>) -> Option<String> {
    let elsewhere = |mover: Placed| mover.piece.role == Role::King && mover.square != t.home();
    if t.about.mover.is_some_and(elsewhere) {
        t.say("refusal-castling-king-not-home", &[Home, From])
    } else if t.squares.contains(&t.home()) {
        None
    } else {
        t.say("refusal-castling-no-rook", &[Corner, Side, Wing])
    }
}

/// Of a rook that is not there, the position does not say whether it moved or was captured.
fn castling_right_lost(t: &Telling<'_>) -> Option<String> {
    let corner = t.about.wing?.corner(t.about.side.backrank());
    if t.pieces.iter().any(|piece| piece.square == corner) {
        t.say("refusal-castling-right-lost", &[Side, Wing, Corner])
    } else {
        t.say("refusal-castling-right-lost-only", &[Side, Wing])
    }
}

fn castling_promoted_rook(t: &Telling<'_>) -> Option<String> {
    let rook = t.pieces.first().map(|piece| piece.square).or(t.squares.first().copied())?;
    Some(t.lang.text_with("refusal-castling-promoted-rook", &[("square", rook.to_string().into())]))
}

fn king_into_attack(t: &Telling<'_>) -> Option<String> {
    match t.pieces {
        [one] if one.piece.role == Role::King => t.say("refusal-king-beside-king", &[To, Who]),
        [one] if stays_on_line(t, *one) => t.say("refusal-king-along-line", &[From, To, Who]),
        _ => t.say("refusal-king-into-attack", &[To, Who, Count]),
    }
}

/// Whether the king steps straight away from a piece that checks it along a line: the attack then
/// goes through the square that it leaves.
fn stays_on_line(t: &Telling<'_>, attacker: Placed) -> bool {
    let (Some(king), Some(to)) = (t.about.mover, t.about.to) else {
        return false;
    };
    let (from_dx, from_dy) = offset(attacker.square, king.square);
    let (to_dx, to_dy) = offset(attacker.square, to);
    let long_range = match attacker.piece.role {
        Role::Rook => from_dx == 0 || from_dy == 0,
        Role::Bishop => from_dx.abs() == from_dy.abs(),
        Role::Queen => from_dx == 0 || from_dy == 0 || from_dx.abs() == from_dy.abs(),
        Role::Pawn | Role::Knight | Role::King => false,
    };
    let direction = |dx: i32, dy: i32| (dx.signum(), dy.signum());
    long_range
        && from_dx * to_dy == from_dy * to_dx
        && direction(from_dx, from_dy) == direction(to_dx, to_dy)
        && to_dx.abs().max(to_dy.abs()) > from_dx.abs().max(from_dy.abs())
}

fn offset(from: Square, to: Square) -> (i32, i32) {
    let axis = |to: usize, from: usize| i32::try_from(to).unwrap_or(0) - i32::try_from(from).unwrap_or(0);
    (axis(to.file().to_usize(), from.file().to_usize()), axis(to.rank().to_usize(), from.rank().to_usize()))
}

/// Nothing goes between a king and a knight, a pawn or a piece beside it.
fn check_not_answered(t: &Telling<'_>) -> Option<String> {
    match t.pieces {
        [one] if matches!(one.piece.role, Role::Knight | Role::Pawn) || stands_beside(*one, t.squares) => {
            t.say("refusal-check-not-answered-close", &[Who, Checker])
        }
        [_] => t.say("refusal-check-not-answered", &[Who]),
        _ => t.say("refusal-double-check-king-must-move", &[Who]),
    }
}

/// Whether the checker stands beside the king, which is the proof's only square.
fn stands_beside(checker: Placed, king: &[Square]) -> bool {
    king.iter().any(|king| king.distance(checker.square) == 1)
}

/// A pawn that captures may open a line although it is not pinned itself: en passant clears two
/// squares at once (FIDE 3.9.2). Where the proof names the passed pawn's square after the king's,
/// that is told.
fn pinned(t: &Telling<'_>) -> Option<String> {
    match t.victim() {
        Some(victim) if t.squares.iter().skip(1).any(|square| *square == victim) => {
            t.say("refusal-pinned-en-passant", &[From, Victim, Who])
        }
        Some(_) => t.say("refusal-pinned-capture", &[From, To, Who]),
        None => t.say("refusal-pinned", &[Piece, From, To, Who]),
    }
}
