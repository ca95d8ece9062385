//! Why a pawn cannot go there: its steps, its captures, en passant and promotion (FIDE 3.7).

use super::explain::promoted_piece;
use super::{About, Bar, Game, Placed, Rank, ReasonCode, Refusal, Role, Square};
use shakmaty::Position as _;

/// Adds every reason that the pawn's own way of moving gives against the step.
pub(super) fn refusals(
    game: &Game,
    about: About,
    mover: Placed,
    to: Square,
    promotion: Option<Role>,
    found: &mut Vec<Refusal>,
) {
    let from = mover.square;
    let refusal = |code| Refusal::new(code, about);
    match (across(from, to), ahead(mover, to)) {
        (_, ..=-1) => found.push(refusal(ReasonCode::PawnBackwards).at([from, to])),
        (_, 0) => found.push(refusal(ReasonCode::PawnSideways).at([from, to])),
        (0, 1) => straight(game, about, mover, to, found),
        (0, 2) => double_step(game, about, mover, to, found),
        (1, 1) => diagonal(game, about, mover, to, found),
        (files, ranks) if files == 0 || files == ranks => {
            found.push(refusal(ReasonCode::PawnTooFar).at([from, to]));
        }
        (_, _) => found.push(refusal(ReasonCode::NotHowItMoves).at([from, to])),
    }
    let steps_onto_far_rank = ahead(mover, to) == 1 && across(from, to) <= 1 && to.rank() == far_rank(mover);
    if promotion.is_none() && steps_onto_far_rank {
        found.push(refusal(ReasonCode::PromotionMissing).at([to]));
    }
    found.extend(promoted_piece(about, mover, to, promotion));
}

fn far_rank(mover: Placed) -> Rank {
    (!mover.piece.color).backrank()
}

/// How many files apart.
fn across(from: Square, to: Square) -> i32 {
    (i32::from(to.file()) - i32::from(from.file())).abs()
}

/// How many ranks the target lies ahead, seen from the pawn's side.
fn ahead(mover: Placed, to: Square) -> i32 {
    let up = i32::from(to.rank()) - i32::from(mover.square.rank());
    mover.piece.color.fold_wb(up, -up)
}

fn straight(game: &Game, about: About, mover: Placed, to: Square, found: &mut Vec<Refusal>) {
    let Some(blocker) = game.now.placed(to) else { return };
    found.push(Refusal::new(ReasonCode::PawnBlocked, about).at([to]).by([blocker]));
    no_straight_capture(about, mover, blocker, found);
}

fn no_straight_capture(about: About, mover: Placed, target: Placed, found: &mut Vec<Refusal>) {
    if target.piece.color != mover.piece.color {
        found.push(Refusal::new(ReasonCode::PawnNoStraightCapture, about).at([target.square]).by([target]));
    }
}

fn double_step(game: &Game, about: About, mover: Placed, to: Square, found: &mut Vec<Refusal>) {
    let from = mover.square;
    let home = mover.piece.color.fold_wb(Rank::Second, Rank::Seventh);
    if from.rank() != home {
        found.push(Refusal::new(ReasonCode::PawnDoubleStepNotHome, about).at([from]));
    }
    let way = shakmaty::attacks::between(from, to).with(to) & game.now.0.board().occupied();
    if way.any() {
        found.push(Refusal::new(ReasonCode::PawnBlocked, about).at(way).by(game.now.placed_on(way)));
    }
    if let Some(target) = game.now.placed(to) {
        no_straight_capture(about, mover, target, found);
    }
}

fn diagonal(game: &Game, about: About, mover: Placed, to: Square, found: &mut Vec<Refusal>) {
    let own_turn = mover.piece.color == game.now.turn();
    if game.now.piece_at(to).is_some() || !own_turn || en_passant_victim(game, mover, to).is_some() {
        return;
    }
    found.push(
        missed_en_passant(game, about, mover, to)
            .unwrap_or_else(|| Refusal::new(ReasonCode::PawnNothingToCapture, about).at([to])),
    );
}

/// The pawn that an en passant capture to `to` would take, where the position allows it (3.7.3.1);
/// whether the own king stays safe is another question.
pub(super) fn en_passant_victim(game: &Game, mover: Placed, to: Square) -> Option<Square> {
    let possible = mover.piece.role == Role::Pawn
        && mover.piece.color == game.now.turn()
        && across(mover.square, to) == 1
        && ahead(mover, to) == 1
        && game.now.0.maybe_ep_square() == Some(to);
    possible.then(|| Square::from_coords(to.file(), mover.square.rank()))
}

/// Why there is no en passant although an enemy pawn stands beside, where the history tells.
fn missed_en_passant(game: &Game, about: About, mover: Placed, to: Square) -> Option<Refusal> {
    let color = mover.piece.color;
    let fifth = color.fold_wb(Rank::Fifth, Rank::Fourth);
    let beside = Square::from_coords(to.file(), mover.square.rank());
    let neighbour = game.now.placed(beside).filter(|placed| placed.piece == (!color).pawn())?;
    if mover.square.rank() != fifth {
        return None;
    }
    let arrival = game.past.iter().rposition(|(_, mv)| mv.to() == beside);
    let after_arrival = arrival.map_or(0, |index| index + 1);
    if let Some(index) = arrival
        && !game.past.get(index)?.1.is_double_step()
    {
        return Some(
            Refusal::new(ReasonCode::EnPassantNotDoubleStep, about)
                .at([beside])
                .by([neighbour])
                .barred(Bar::ForGood),
        );
    }
    let was_possible = game
        .position_at(after_arrival)
        .0
        .en_passant_moves()
        .iter()
        .any(|mv| mv.from() == Some(mover.square) && mv.to() == to);
    (was_possible && after_arrival < game.plies()).then(|| {
        Refusal::new(ReasonCode::EnPassantExpired, about)
            .at([to, beside])
            .by([neighbour])
            .since(arrival.map(|index| game.moment(index + 1)))
            .barred(Bar::ForGood)
    })
}
