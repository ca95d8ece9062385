//! Finds on the board the piece that a written move means, or says why there is none or too many.

use super::super::explain::game_over;
use super::super::{
    About, Attempt, Game, Position, ReasonCode, Refusal, Refused, Role, Square, SquareSet, Wing, refusals,
};
use super::{Written, WrittenStep};
use shakmaty::{Position as _, attacks};

/// No more pieces than this get their own reason.
const MAX_REASONS: usize = 8;

pub(super) fn resolve(game: &Game, written: Written) -> Result<Attempt, Box<Refused>> {
    match written {
        Written::Castle(Some(wing)) => Ok(Attempt::Castle(wing)),
        Written::Castle(None) => castle_on_either_wing(game),
        Written::Step(step) => match (step.file, step.rank) {
            (Some(file), Some(rank)) => from_square(game, step, Square::from_coords(file, rank)),
            (Some(_) | None, None) | (None, Some(_)) => from_role(game, step),
        },
    }
}

/// A move with its from-square. A piece letter must be that of the piece standing there; on an empty
/// square there is nothing to compare, and the judge will say so.
fn from_square(game: &Game, step: WrittenStep, from: Square) -> Result<Attempt, Box<Refused>> {
    let there = game.position().placed(from);
    match (step.role, there) {
        (Some(named), Some(placed)) if named != placed.piece.role => {
            let about = about(game, Some(step.to), Some(named));
            let refusal = Refusal::new(ReasonCode::NoSuchPieceMove, about).at([from, step.to]).by([placed]);
            Err(refused(game, refusal, Vec::new()))
        }
        _ => Ok(Attempt::Step { from, to: step.to, promotion: step.promotion }),
    }
}

/// A move that names its piece: the one of that kind that can go there.
fn from_role(game: &Game, step: WrittenStep) -> Result<Attempt, Box<Refused>> {
    let position = game.position();
    let role = step.role.unwrap_or(Role::Pawn);
    let candidates = candidates(position, step, role);
    let able = movers(position, role, step.to) & candidates;
    let about = about(game, Some(step.to), Some(role));
    if let Some(from) = able.single_square() {
        return Ok(Attempt::Step { from, to: step.to, promotion: step.promotion });
    }
    if able.any() {
        let refusal = Refusal::new(ReasonCode::Ambiguous, about).at([step.to]).by(position.placed_on(able));
        return Err(refused(game, refusal, Vec::new()));
    }
    let mut also: Vec<Refusal> = candidates
        .into_iter()
        .take(MAX_REASONS)
        .filter_map(|from| {
            let attempt = Attempt::Step { from, to: step.to, promotion: step.promotion };
            refusals(game, &attempt).into_iter().find(|refusal| refusal.code != ReasonCode::GameOver)
        })
        .collect();
    also.sort_by_key(|refusal| refusal.code);
    also.dedup();
    let refusal = Refusal::new(ReasonCode::NoSuchPieceMove, about)
        .at(std::iter::once(step.to).chain(candidates))
        .by(position.placed_on(candidates));
    Err(refused(game, refusal, also))
}

/// The mover's pieces that the text can mean, whether they can go there or not. A pawn without a
/// file stands on the target's, or, capturing, on a neighbouring one.
fn candidates(position: &Position, step: WrittenStep, role: Role) -> SquareSet {
    let own = position.board().by_piece(role.of(position.turn()));
    let file = step.file.map_or(SquareSet::FULL, SquareSet::from_file);
    let rank = step.rank.map_or(SquareSet::FULL, SquareSet::from_rank);
    let pawn = match (role, step.file) {
        (Role::Pawn, None) if step.capture => attacks::pawn_attacks(!position.turn(), step.to),
        (Role::Pawn, None) => SquareSet::from_file(step.to.file()),
        (Role::Pawn, Some(_))
        | (Role::Knight | Role::Bishop | Role::Rook | Role::Queen | Role::King, Some(_) | None) => {
            SquareSet::FULL
        }
    };
    own & file & rank & pawn
}

/// Where the pieces of that kind stand that have a legal move there.
fn movers(position: &Position, role: Role, to: Square) -> SquareSet {
    let moves = position.0.san_candidates(role, to);
    let steps = moves.iter().filter_map(|mv| mv.from()).collect::<SquareSet>();
    let castles = role == Role::King
        && Wing::ALL
            .iter()
            .any(|wing| wing.king_target(position.turn().backrank()) == to && castles(position, *wing));
    steps
        | position.king(position.turn()).filter(|_| castles).map_or(SquareSet::EMPTY, SquareSet::from_square)
}

fn castles(position: &Position, wing: Wing) -> bool {
    !position.checkers().any() && !position.0.castling_moves(wing.side()).is_empty()
}

/// `王车易位` means the one wing where castling is legal. If none is, the wing that speaks best to the
/// player: the long one only where the right, or failing all rights the rook, is left there alone.
fn castle_on_either_wing(game: &Game) -> Result<Attempt, Box<Refused>> {
    let position = game.position();
    let turn = position.turn();
    let both = |holds: &dyn Fn(Wing) -> bool| (holds(Wing::Short), holds(Wing::Long));
    let corner = |wing: Wing| wing.corner(turn.backrank());
    let right = |wing: Wing| position.0.castles().has(turn, wing.side());
    let rook = |wing: Wing| position.piece_at(corner(wing)) == Some(turn.rook());
    match both(&|wing| castles(position, wing)) {
        (true, true) => {
            let rooks = Wing::ALL.iter().filter_map(|wing| position.placed(corner(*wing)));
            let refusal = Refusal::new(ReasonCode::Ambiguous, about(game, None, None)).by(rooks);
            Err(refused(game, refusal, Vec::new()))
        }
        (true, false) => Ok(Attempt::Castle(Wing::Short)),
        (false, true) => Ok(Attempt::Castle(Wing::Long)),
        (false, false) => {
            let long_alone = match both(&right) {
                (false, false) => both(&rook) == (false, true),
                rights => rights == (false, true),
            };
            Ok(Attempt::Castle(if long_alone { Wing::Long } else { Wing::Short }))
        }
    }
}

fn about(game: &Game, to: Option<Square>, named: Option<Role>) -> About {
    About { side: game.position().turn(), mover: None, to, wing: None, named }
}

/// The refusal, or, where the position is already mate or stalemate, that first (FIDE 5.1.1, 5.2.1).
fn refused(game: &Game, refusal: Refusal, mut also: Vec<Refusal>) -> Box<Refused> {
    let reason = match game_over(game, refusal.about) {
        Some(over) => {
            also.insert(0, refusal);
            over
        }
        None => refusal,
    };
    Box::new(Refused { reason, also, conditions: Vec::new() })
}
