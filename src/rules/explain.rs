//! Every reason why an attempt is illegal, in teaching order, each with its proof.
//!
//! Decides for itself, without the library's list of legal moves: a property test holds the two to
//! one another.

use super::{
    About, Attempt, Color, Game, Placed, ReasonCode, Refusal, Role, Square, SquareSet, castling, pawn,
};
use shakmaty::{Position as _, attacks};

/// All reasons that forbid the attempt, in teaching order; none if it is legal.
#[must_use]
pub fn refusals(game: &Game, attempt: &Attempt) -> Vec<Refusal> {
    let mut found = match *attempt {
        Attempt::Castle(wing) => castling::refusals(game, game.now.turn(), wing),
        Attempt::Step { from, to, promotion } => step(game, from, to, promotion),
    };
    if !found.is_empty() {
        found.extend(game_over(game, about(game, attempt)));
    }
    found.sort_by_key(|refusal| refusal.code);
    found
}

/// What the attempt is about.
pub(super) fn about(game: &Game, attempt: &Attempt) -> About {
    let side = game.now.turn();
    match *attempt {
        Attempt::Castle(wing) => About {
            side,
            mover: game.now.king(side).and_then(|square| game.now.placed(square)),
            to: Some(wing.king_target(side.backrank())),
            wing: Some(wing),
            named: None,
        },
        Attempt::Step { from, to, promotion } => About {
            side,
            mover: game.now.placed(from),
            to: Some(to),
            wing: castling::meant_by(game, from, to)
                .filter(|_| game.now.0.board().by_color(side).contains(from)),
            named: promotion,
        },
    }
}

/// That the game is already over by mate (5.1.1) or stalemate (5.2.1).
pub(super) fn game_over(game: &Game, about: About) -> Option<Refusal> {
    if !game.now.0.legal_moves().is_empty() {
        return None;
    }
    let checkers = game.now.checkers();
    let refusal = Refusal::new(ReasonCode::GameOver, about)
        .at(game.now.king(game.now.turn()))
        .by(game.now.placed_on(checkers));
    Some(if checkers.any() { refusal } else { Refusal { rule: "stalemate", ..refusal } })
}

fn step(game: &Game, from: Square, to: Square, promotion: Option<Role>) -> Vec<Refusal> {
    let attempt = Attempt::Step { from, to, promotion };
    let about = about(game, &attempt);
    let Some(mover) = about.mover else {
        return vec![Refusal::new(ReasonCode::EmptySquare, about).at([from])];
    };
    let own_turn = mover.piece.color == game.now.turn();
    let mut found = Vec::new();
    if !own_turn {
        found.push(Refusal::new(ReasonCode::NotYourTurn, about).at([from, to]).by([mover]));
        if castling::meant_by(game, from, to).is_some() {
            return found;
        }
    }
    if let Some(wing) = about.wing {
        found.extend(castling::refusals(game, mover.piece.color, wing));
        found.extend(promoted_piece(about, mover, to, promotion));
        return found;
    }
    if own_turn && let Some(rook) = castling::rook_up_the_file(game, from, to) {
        return vec![castling::other_rank(game, about, rook)];
    }
    if from == to {
        found.push(Refusal::new(ReasonCode::SameSquare, about).at([from]));
        return found;
    }
    occupied_target(game, about, mover, to, &mut found);
    way_of_moving(game, about, mover, to, promotion, &mut found);
    let target = game.now.piece_at(to);
    let takes_king = target.is_some_and(|piece| piece.role == Role::King);
    if own_turn && !takes_king && target.is_none_or(|piece| piece.color != mover.piece.color) {
        king_safety(game, about, mover, to, &mut found);
    }
    found
}

/// An own piece on the target (3.1), or the king that is never captured (1.4.1).
fn occupied_target(game: &Game, about: About, mover: Placed, to: Square, found: &mut Vec<Refusal>) {
    let Some(target) = game.now.placed(to) else { return };
    if target.piece.color == mover.piece.color {
        found.push(Refusal::new(ReasonCode::OwnPieceOnTarget, about).at([to]).by([target]));
    } else if target.piece.role == Role::King {
        found.push(Refusal::new(ReasonCode::KingCapture, about).at([to]).by([target]));
    }
}

/// How the piece moves (3.2 to 3.8), and what stands on its way (3.5).
fn way_of_moving(
    game: &Game,
    about: About,
    mover: Placed,
    to: Square,
    promotion: Option<Role>,
    found: &mut Vec<Refusal>,
) {
    let from = mover.square;
    let none = SquareSet::EMPTY;
    let reach = match mover.piece.role {
        Role::Pawn => return pawn::refusals(game, about, mover, to, promotion, found),
        Role::King => attacks::king_attacks(from),
        Role::Knight => attacks::knight_attacks(from),
        Role::Bishop => attacks::bishop_attacks(from, none),
        Role::Rook => attacks::rook_attacks(from, none),
        Role::Queen => attacks::queen_attacks(from, none),
    };
    if !reach.contains(to) {
        found.push(Refusal::new(ReasonCode::NotHowItMoves, about).at([from, to]));
    } else if let Some(blocker) = first_blocker(game, from, to) {
        found.push(Refusal::new(ReasonCode::PathBlocked, about).at([blocker.square]).by([blocker]));
    }
    found.extend(promoted_piece(about, mover, to, promotion));
}

/// The first piece between two squares of one line, seen from `from`.
pub(super) fn first_blocker(game: &Game, from: Square, to: Square) -> Option<Placed> {
    let between = attacks::between(from, to) & game.now.0.board().occupied();
    between.into_iter().min_by_key(|square| square.distance(from)).and_then(|square| game.now.placed(square))
}

/// Only a pawn is promoted, and only to queen, rook, bishop or knight on the far rank (3.7.3.3).
pub(super) fn promoted_piece(
    about: About,
    mover: Placed,
    to: Square,
    promotion: Option<Role>,
) -> Option<Refusal> {
    let role = promotion?;
    let far = mover.piece.role == Role::Pawn && to.rank() == (!mover.piece.color).backrank();
    let allowed = far && !matches!(role, Role::King | Role::Pawn);
    (!allowed).then(|| Refusal::new(ReasonCode::PromotionNotAllowed, about).at([to]))
}

/// Whether the own king would stand attacked after the move (3.9.2), and why.
fn king_safety(game: &Game, about: About, mover: Placed, to: Square, found: &mut Vec<Refusal>) {
    let side = mover.piece.color;
    if mover.piece.role == Role::King {
        let attackers = attackers_after(game, side, to, mover.square, to, None);
        if attackers.any() {
            found.push(
                Refusal::new(ReasonCode::KingIntoAttack, about).at([to]).by(game.now.placed_on(attackers)),
            );
        }
        return;
    }
    let Some(king) = game.now.king(side) else { return };
    let victim = pawn::en_passant_victim(game, mover, to);
    let attackers = attackers_after(game, side, king, mover.square, to, victim);
    let checkers = game.now.checkers();
    if checkers.more_than_one() {
        found.push(
            Refusal::new(ReasonCode::DoubleCheckKingMustMove, about)
                .at([king])
                .by(game.now.placed_on(checkers)),
        );
    } else if (attackers & checkers).any() {
        found.push(
            Refusal::new(ReasonCode::CheckNotAnswered, about).at([king]).by(game.now.placed_on(checkers)),
        );
    }
    let opened = attackers & !checkers;
    if opened.any() {
        // In en passant two pawns leave the line: the captured one belongs to the proof.
        found.push(
            Refusal::new(ReasonCode::Pinned, about).at([king]).at(victim).by(game.now.placed_on(opened)),
        );
    }
}

/// The enemy pieces that attack `square` once the move has been made.
fn attackers_after(
    game: &Game,
    side: Color,
    square: Square,
    from: Square,
    to: Square,
    victim: Option<Square>,
) -> SquareSet {
    let board = game.now.0.board();
    let mut occupied = board.occupied().without(from).with(to);
    let mut gone = SquareSet::from(to);
    if let Some(victim) = victim {
        occupied.discard(victim);
        gone.add(victim);
    }
    board.attacks_to(square, !side, occupied) & !gone
}
