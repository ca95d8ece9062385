//! Castling: the wings, the squares of each, and whether a side may castle now or ever again.
//!
//! FIDE 3.8.2: what ends the right for good (a move of king or rook) and what bars it for now.

use super::{About, Bar, Color, File, Game, Moment, Placed, Rank, ReasonCode, Refusal, Role, Square};
use shakmaty::{CastlingSide, Position as _, attacks};

/// The side of the board towards which the king castles.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Wing {
    /// Kingside, `0-0`.
    Short,
    /// Queenside, `0-0-0`.
    Long,
}

impl Wing {
    /// Both wings, short first.
    pub const ALL: [Wing; 2] = [Wing::Short, Wing::Long];

    /// `short` or `long`, as in the JSON API.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Wing::Short => "short",
            Wing::Long => "long",
        }
    }

    /// Where the king lands on his rank: the g-file or the c-file.
    #[must_use]
    pub fn king_target(self, rank: Rank) -> Square {
        Square::from_coords(if self == Wing::Short { File::G } else { File::C }, rank)
    }

    /// The square that the king crosses, where the rook lands: the f-file or the d-file.
    #[must_use]
    pub fn crossed(self, rank: Rank) -> Square {
        Square::from_coords(if self == Wing::Short { File::F } else { File::D }, rank)
    }

    /// The corner where the rook begins.
    #[must_use]
    pub fn corner(self, rank: Rank) -> Square {
        Square::from_coords(if self == Wing::Short { File::H } else { File::A }, rank)
    }

    pub(super) fn side(self) -> CastlingSide {
        match self {
            Wing::Short => CastlingSide::KingSide,
            Wing::Long => CastlingSide::QueenSide,
        }
    }
}

/// The square where a side's king begins: e1 or e8.
#[must_use]
pub fn king_home(side: Color) -> Square {
    Square::from_coords(File::E, side.backrank())
}

/// Whether a side may castle on one wing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CastlingState {
    /// The right is still there: neither king nor rook has moved.
    pub right: bool,
    /// Castling would be legal at once if it were that side's move.
    pub now: bool,
    /// The first reason why not, where `now` is false.
    pub reason: Option<Refusal>,
}

/// Whether `side` may castle on `wing`, whoever is to move.
#[must_use]
pub fn castling_state(game: &Game, side: Color, wing: Wing) -> CastlingState {
    let reasons = refusals(game, side, wing);
    CastlingState {
        right: has_right(game, side, wing),
        now: reasons.is_empty(),
        reason: reasons.into_iter().min_by_key(|refusal| refusal.code),
    }
}

fn has_right(game: &Game, side: Color, wing: Wing) -> bool {
    game.now.may_castle(side, wing)
}

/// Which castling a king's step means, if any: two squares from home towards a wing, or onto the
/// own rook in a corner.
pub(super) fn meant_by(game: &Game, from: Square, to: Square) -> Option<Wing> {
    let king = game.now.piece_at(from).filter(|piece| piece.role == Role::King)?;
    if from != king_home(king.color) || to.rank() != from.rank() {
        return None;
    }
    let own_rook = king.color.rook();
    Wing::ALL.into_iter().find(|wing| {
        to == wing.king_target(from.rank())
            || (to == wing.corner(from.rank()) && game.now.piece_at(to) == Some(own_rook))
    })
}

/// The own rook towards which a king at home steps two squares up the board, as if castling along
/// the file.
pub(super) fn rook_up_the_file(game: &Game, from: Square, to: Square) -> Option<Placed> {
    let king = game.now.piece_at(from).filter(|piece| piece.role == Role::King)?;
    if from != king_home(king.color) || to.file() != from.file() || from.distance(to) != 2 {
        return None;
    }
    game.now.pieces().find(|placed| placed.piece == king.color.rook() && placed.square.file() == from.file())
}

/// The refusal for castling towards a rook on another rank (FIDE 3.8.2: along the first rank).
pub(super) fn other_rank(game: &Game, about: About, rook: Placed) -> Refusal {
    Refusal::new(ReasonCode::CastlingPromotedRook, about)
        .at([rook.square])
        .by([rook])
        .since(promoted_at(game, rook.square))
        .barred(Bar::ForGood)
}

/// Every reason why `side` cannot castle on `wing`, in teaching order; none if it can.
pub(super) fn refusals(game: &Game, side: Color, wing: Wing) -> Vec<Refusal> {
    let home = king_home(side);
    let king = game.now.king(side).and_then(|square| game.now.placed(square));
    let about =
        About { side, mover: king, to: Some(wing.king_target(home.rank())), wing: Some(wing), named: None };
    let mut found = lost_for_good(game, about, side, wing);
    if king.is_some_and(|king| king.square == home) {
        barred_for_now(game, about, side, wing, &mut found);
    }
    found.sort_by_key(|refusal| refusal.code);
    found
}

/// What ended the right (3.8.2.1), or that there is nothing to castle with.
fn lost_for_good(game: &Game, about: About, side: Color, wing: Wing) -> Vec<Refusal> {
    let home = king_home(side);
    let corner = wing.corner(home.rank());
    let rook = game.now.placed(corner).filter(|placed| placed.piece == side.rook());
    let refusal = |code| Refusal::new(code, about).barred(Bar::ForGood);
    let mut found = Vec::new();
    if let Some(king) = about.mover.filter(|king| king.square != home) {
        found.push(refusal(ReasonCode::CastlingNoRook).at([home]).by([king]));
    } else if rook.is_none() {
        found.push(refusal(ReasonCode::CastlingNoRook).at([corner]));
    }
    if has_right(game, side, wing) {
        return found;
    }
    let promoted = rook.and_then(|_| promoted_at(game, corner));
    if promoted.is_some() {
        found.push(refusal(ReasonCode::CastlingPromotedRook).at([corner]).by(rook).since(promoted));
    }
    if !game.start().0.castles().has(side, wing.side()) {
        // A promoted rook is not the one that may have moved.
        let witness = rook.filter(|_| promoted.is_none());
        found.push(
            refusal(ReasonCode::CastlingRightLost)
                .at([home, corner])
                .by(about.mover.into_iter().chain(witness)),
        );
    }
    found.extend(lost_in_history(game, about, side, wing, rook));
    found
}

/// What the history shows of the loss of a right that the start position had.
fn lost_in_history(game: &Game, about: About, side: Color, wing: Wing, rook: Option<Placed>) -> Vec<Refusal> {
    if !game.start().0.castles().has(side, wing.side()) {
        return Vec::new();
    }
    let corner = wing.corner(side.backrank());
    let refusal = |code, moment| Refusal::new(code, about).barred(Bar::ForGood).since(Some(moment));
    let mut found = Vec::new();
    let mut rook_gone = false;
    let mut king_gone = false;
    for (index, (before, mv)) in game.past.iter().enumerate() {
        let moment = game.moment(index + 1);
        let own = before.turn() == side;
        if own && mv.role() == Role::King && !king_gone {
            king_gone = true;
            found.push(refusal(ReasonCode::CastlingKingMoved, moment).at([king_home(side)]).by(about.mover));
        }
        if own && mv.from() == corner && !rook_gone {
            rook_gone = true;
            found.push(refusal(ReasonCode::CastlingRookMoved, moment).at([corner]).by(rook));
        }
        if !own && mv.capture_square() == Some(corner) && !rook_gone {
            rook_gone = true;
            if rook.is_some() {
                found.push(refusal(ReasonCode::CastlingRookCaptured, moment).at([corner]).by(rook));
            }
        }
    }
    found
}

/// What bars castling only while it lasts (3.8.2.2), for a king at home.
fn barred_for_now(game: &Game, about: About, side: Color, wing: Wing, found: &mut Vec<Refusal>) {
    let home = king_home(side);
    let rank = home.rank();
    let (corner, crossed, target) = (wing.corner(rank), wing.crossed(rank), wing.king_target(rank));
    let board = game.now.0.board();
    let refusal = |code| Refusal::new(code, about).barred(Bar::Now);

    let blockers = attacks::between(home, corner) & board.occupied();
    if blockers.any() {
        found.push(refusal(ReasonCode::CastlingPathBlocked).at(blockers).by(game.now.placed_on(blockers)));
    }
    let checkers = game.now.attackers(home, !side);
    if checkers.any() {
        found.push(refusal(ReasonCode::CastlingInCheck).at([home]).by(game.now.placed_on(checkers)));
    }
    let lifted = board.occupied().without(home);
    let through = board.attacks_to(crossed, !side, lifted);
    if through.any() {
        found.push(refusal(ReasonCode::CastlingThroughAttack).at([crossed]).by(game.now.placed_on(through)));
    }
    let own_rook = game.now.piece_at(corner) == Some(side.rook());
    let landed = if own_rook { lifted.without(corner).with(crossed) } else { lifted };
    let into = board.attacks_to(target, !side, landed);
    if into.any() {
        found.push(refusal(ReasonCode::CastlingIntoAttack).at([target]).by(game.now.placed_on(into)));
    }
}

/// When the piece that now stands on `square` was promoted, if the history shows that it was.
fn promoted_at(game: &Game, square: Square) -> Option<Moment> {
    let mut at = square;
    for (index, (_, mv)) in game.past.iter().enumerate().rev() {
        let rank = mv.from().rank();
        match mv.wing() {
            Some(wing) if wing.crossed(rank) == at => at = wing.corner(rank),
            None if mv.to() == at => {
                if mv.promotion().is_some() {
                    return Some(game.moment(index + 1));
                }
                at = mv.from();
            }
            Some(_) | None => {}
        }
    }
    None
}
