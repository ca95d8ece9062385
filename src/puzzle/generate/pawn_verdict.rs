//! Whether a pawn may go there, and if not, why.

use super::draw::Draw;
use super::verdict::Tried;
use super::{Draft, Level, Skill, scene};
use crate::rules::{Color, Game, Placed, Position, ReasonCode, Role, Square};

pub(super) const SKILLS: &[Skill] = &[Skill {
    id: "pawn-verdict",
    lesson: "pawn",
    rules: &["pawn-move", "pawn-double-step", "pawn-capture"],
    version: 1,
    propose: verdict,
}];

/// What kind of case is asked about: legal, or the reason that is named.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Case {
    /// Legal, and it looks so.
    Plain,
    /// Legal, although a man stands straight ahead or an enemy pawn looks at the way.
    Daring,
    /// Refused for this reason.
    Refused(ReasonCode),
    /// The own king would stand attacked.
    Unsafe,
}

/// How often each case comes up.
fn weights(level: Level) -> Vec<(Case, usize)> {
    use ReasonCode as R;
    let (plain, daring, basic, sly, safety) = match level {
        Level::One => (4, 2, 2, 3, 0),
        Level::Two => (4, 5, 1, 4, 0),
        Level::Three => (2, 7, 1, 2, 9),
    };
    let refused = |reason, weight| (Case::Refused(reason), weight);
    vec![
        (Case::Plain, plain),
        (Case::Daring, daring),
        (Case::Unsafe, safety),
        refused(R::PawnBackwards, basic),
        refused(R::PawnSideways, basic),
        refused(R::PawnTooFar, basic),
        refused(R::NotHowItMoves, basic),
        refused(R::PawnDoubleStepNotHome, sly),
        refused(R::PawnBlocked, sly),
        refused(R::PawnNoStraightCapture, sly),
        refused(R::PawnNothingToCapture, sly),
        refused(R::OwnPieceOnTarget, sly),
    ]
}

/// So many positions are looked at for one case.
const GROUNDS: usize = 12;

fn verdict(draw: &mut Draw) -> Option<Draft> {
    let case = draw.weighted(&weights(draw.level))?;
    let (game, pawn, tried) = (0..GROUNDS).find_map(|_| {
        let game = ground(draw, case)?;
        let mut found = cases(&game, case);
        draw.shuffle(&mut found);
        let (pawn, tried) = found.into_iter().next()?;
        Some((game, pawn, tried))
    })?;
    let named = match case {
        Case::Refused(reason) => Some(reason),
        Case::Plain | Case::Daring | Case::Unsafe => tried.reasons.first().copied(),
    };
    let task = tried.ask(draw, named, &believed(game.position(), pawn, tried.to))?;
    let near_miss = case == Case::Daring || (!tried.is_legal() && is_on_its_way(pawn, tried.to));
    Some(Draft::in_game(game, task).near_miss(near_miss))
}

/// A position with pawns enough; where the own king is to have a say, with a line open onto him.
fn ground(draw: &mut Draw, case: Case) -> Option<Game> {
    if draw.level == Level::One {
        return scene::thinned_where(draw, (10, 16), |game| game.position().checkers().is_empty());
    }
    let ground = scene::ground(draw)?;
    if case == Case::Unsafe {
        let trap = scene::trapped(draw, ground.position(), Role::Pawn, |scene| scene.legal != scene.reach)?;
        return Some(trap.game);
    }
    let calm = draw.level == Level::Three || ground.position().checkers().is_empty();
    calm.then_some(ground)
}

/// The pawn steps of the side to move that are such a case. Promotion and en passant have lessons of
/// their own.
fn cases(game: &Game, case: Case) -> Vec<(Placed, Tried)> {
    let position = game.position();
    let own = position.pieces().filter(|placed| placed.piece == Role::Pawn.of(position.turn()));
    let passant: Vec<(Square, Square)> = (position.legal_moves().into_iter())
        .filter(|mv| mv.is_en_passant())
        .map(|mv| (mv.from(), mv.to()))
        .collect();
    own.flat_map(|pawn| Square::ALL.map(|to| (pawn, to)))
        .filter(|(pawn, to)| pawn.square.distance(*to) <= 3 && pawn.square != *to)
        .filter(|(pawn, to)| to.rank() != (!pawn.piece.color).backrank())
        .filter(|(pawn, to)| !passant.contains(&(pawn.square, *to)))
        .map(|(pawn, to)| (pawn, Tried::new(game, pawn.square, to)))
        .filter(|(pawn, tried)| is_case(position, *pawn, tried, case))
        .collect()
}

fn is_case(position: &Position, pawn: Placed, tried: &Tried, case: Case) -> bool {
    let unsafe_only = [ReasonCode::Pinned, ReasonCode::CheckNotAnswered, ReasonCode::DoubleCheckKingMustMove];
    match case {
        Case::Plain => tried.is_legal() && !is_daring(position, pawn, tried.to),
        Case::Daring => tried.is_legal() && is_daring(position, pawn, tried.to),
        // An enemy straight ahead is in the way and cannot be taken: either may be named.
        Case::Refused(ReasonCode::PawnNoStraightCapture) => {
            tried.reasons == [ReasonCode::PawnBlocked, ReasonCode::PawnNoStraightCapture]
        }
        Case::Refused(ReasonCode::OwnPieceOnTarget) => {
            tried.reasons == [ReasonCode::OwnPieceOnTarget] && is_on_its_way(pawn, tried.to)
        }
        Case::Refused(reason) => {
            tried.is_first(reason) && !tried.reasons.iter().any(|held| unsafe_only.contains(held))
        }
        Case::Unsafe => !tried.is_legal() && tried.reasons.iter().all(|reason| unsafe_only.contains(reason)),
    }
}

/// A capture by a pawn that has a man straight before it; or a step to where an enemy pawn looks.
fn is_daring(position: &Position, pawn: Placed, to: Square) -> bool {
    let side = pawn.piece.color;
    if to.file() != pawn.square.file() {
        return ahead(side, pawn.square).is_some_and(|square| position.piece_at(square).is_some());
    }
    let looks = position.attackers(to, !side).into_iter();
    looks.filter_map(|square| position.piece_at(square)).any(|man| man.role == Role::Pawn)
}

fn ahead(side: Color, square: Square) -> Option<Square> {
    square.offset(side.fold_wb(8, -8))
}

/// Where a pawn goes in some position: one or two squares on, or one aslant.
fn is_on_its_way(pawn: Placed, to: Square) -> bool {
    let side = pawn.piece.color;
    let Some(first) = ahead(side, pawn.square) else { return false };
    let straight = to == first || ahead(side, first) == Some(to);
    straight || (to.rank() == first.rank() && to.file().distance(pawn.square.file()) == 1)
}

/// The reasons that a beginner may believe in, for a step of this shape.
fn believed(position: &Position, pawn: Placed, to: Square) -> Vec<ReasonCode> {
    use ReasonCode as R;
    let side = pawn.piece.color;
    let safety = if position.checkers().is_empty() { R::Pinned } else { R::CheckNotAnswered };
    let straight = to.file() == pawn.square.file();
    let first = ahead(side, pawn.square);
    if straight && first == Some(to) {
        vec![R::PawnBlocked, R::PawnNoStraightCapture, R::PawnTooFar, R::OwnPieceOnTarget, safety]
    } else if straight && first.and_then(|square| ahead(side, square)) == Some(to) {
        vec![R::PawnBlocked, R::PawnDoubleStepNotHome, R::PawnNoStraightCapture, R::PawnTooFar, safety]
    } else if is_on_its_way(pawn, to) {
        vec![R::PawnNothingToCapture, R::PawnBlocked, R::OwnPieceOnTarget, R::PawnSideways, safety]
    } else {
        vec![
            R::PawnBackwards,
            R::PawnSideways,
            R::PawnTooFar,
            R::NotHowItMoves,
            R::PawnNothingToCapture,
            R::PawnBlocked,
        ]
    }
}
