//! Whether a piece may go there, and if not, why: every piece but the pawn.

use super::draw::Draw;
use super::verdict::Tried;
use super::{Draft, Level, Skill, looks, scene};
use crate::rules::{Game, Placed, Placement, ReasonCode, Role, Square};

pub(super) const SKILLS: &[Skill] = &[Skill {
    id: "piece-verdict",
    lesson: "moves",
    rules: &[
        "no-jumping",
        "one-piece-per-square",
        "knight-jumps",
        "king-never-captured",
        "rook-move",
        "bishop-move",
        "queen-move",
        "knight-move",
        "king-move",
    ],
    version: 1,
    propose: verdict,
}];

/// What kind of case is asked about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Case {
    /// Legal, and it looks so.
    Plain,
    /// Legal, although a knight jumps over men or a protected man is taken.
    Daring,
    /// Another piece's way.
    Astray,
    /// A man stands on the way.
    Blocked,
    /// An own man stands where the piece would go.
    OwnMan,
    /// The enemy king stands there.
    King,
    /// The own king would stand attacked.
    Unsafe,
}

/// So many positions are looked at for one case.
const GROUNDS: usize = 12;

fn verdict(draw: &mut Draw) -> Option<Draft> {
    let case = draw.weighted(draw.by_level(
        &[(Case::Plain, 2), (Case::Daring, 2), (Case::Astray, 3), (Case::Blocked, 3), (Case::OwnMan, 2)],
        &[
            (Case::Plain, 3),
            (Case::Daring, 4),
            (Case::Astray, 3),
            (Case::Blocked, 5),
            (Case::OwnMan, 4),
            (Case::King, 2),
        ],
        &[
            (Case::Plain, 2),
            (Case::Daring, 5),
            (Case::Astray, 1),
            (Case::Blocked, 2),
            (Case::OwnMan, 2),
            (Case::King, 2),
            (Case::Unsafe, 8),
        ],
    ))?;
    let (game, mover, tried) = (0..GROUNDS).find_map(|_| {
        let game = ground(draw, case)?;
        let (mover, tried) = one_of(draw, &game, case)?;
        Some((game, mover, tried))
    })?;
    let named = match case {
        Case::King => Some(ReasonCode::KingCapture),
        Case::Plain | Case::Daring | Case::Astray | Case::Blocked | Case::OwnMan | Case::Unsafe => {
            tried.reasons.first().copied()
        }
    };
    let in_check = !game.position().checkers().is_empty();
    let task = tried.ask(draw, named, &looks::believed(mover.piece.role, in_check))?;
    let near_miss = case == Case::Daring || (!tried.is_legal() && looks::is_its_way(mover, tried.to));
    Some(Draft::in_game(game, task).near_miss(near_miss))
}

/// A position; where the own king is to have a say, with a line open onto him.
fn ground(draw: &mut Draw, case: Case) -> Option<Game> {
    let ground = scene::ground(draw)?;
    if case == Case::Unsafe {
        let role = draw.pick(&[Role::Rook, Role::Bishop, Role::Queen, Role::King, Role::Knight])?;
        return scene::trapped(draw, ground.position(), role, |scene| scene.legal != scene.reach)
            .map(|scene| scene.game);
    }
    let calm = draw.level == Level::Three || ground.position().checkers().is_empty();
    calm.then_some(ground)
}

/// A step that is such a case, of one kind of piece as likely as of another.
fn one_of(draw: &mut Draw, game: &Game, case: Case) -> Option<(Placed, Tried)> {
    let position = game.position();
    let board = Placement::from(position);
    let mut roles = [Role::Rook, Role::Bishop, Role::Queen, Role::King, Role::Knight];
    draw.shuffle(&mut roles);
    roles.into_iter().find_map(|role| {
        let own = position.pieces().filter(|placed| placed.piece == role.of(position.turn()));
        let steps = own.flat_map(|mover| Square::ALL.map(|to| (mover, to)));
        let mut steps: Vec<(Placed, Square)> =
            steps.filter(|(mover, to)| may_be(&board, *mover, *to, case)).collect();
        draw.shuffle(&mut steps);
        let mut tried = steps.into_iter().map(|(mover, to)| (mover, Tried::new(game, mover.square, to)));
        tried.find(|(mover, tried)| is_case(game, &board, *mover, tried, case))
    })
}

/// Whether a look at the board leaves the case open; spares the judge most steps.
fn may_be(board: &Placement, mover: Placed, to: Square, case: Case) -> bool {
    let its_way = || looks::is_its_way(mover, to);
    let stands = board.piece_at(to);
    let own = stands.is_some_and(|man| man.color == mover.piece.color);
    let king = stands.is_some_and(|man| man.role == Role::King);
    if mover.square == to || is_castling(mover, to) {
        return false;
    }
    match case {
        Case::Plain | Case::Unsafe => !own && !king && its_way(),
        Case::Daring => !own && its_way() && (stands.is_some() || mover.piece.role == Role::Knight),
        Case::Astray => !own && !king && mover.square.distance(to) <= 4 && !its_way(),
        Case::Blocked => !own && !king && mover.piece.role != Role::Knight && its_way(),
        Case::OwnMan => own && its_way(),
        Case::King => king && its_way(),
    }
}

/// A king that goes two squares from home is thought to castle.
fn is_castling(mover: Placed, to: Square) -> bool {
    mover.piece.role == Role::King && mover.square.distance(to) > 1 && mover.square.rank() == to.rank()
}

fn is_case(game: &Game, board: &Placement, mover: Placed, tried: &Tried, case: Case) -> bool {
    let position = game.position();
    let to = tried.to;
    let its_way = looks::is_its_way(mover, to);
    let daring = looks::is_sacrifice(position, mover.piece, to)
        || (mover.piece.role == Role::Knight && looks::is_jump(board, mover.square, to));
    match case {
        Case::Plain => tried.is_legal() && !daring,
        Case::Daring => tried.is_legal() && daring,
        Case::Astray => tried.reasons == [ReasonCode::NotHowItMoves] && mover.square.distance(to) <= 4,
        Case::Blocked => tried.reasons == [ReasonCode::PathBlocked],
        Case::OwnMan => tried.is_first(ReasonCode::OwnPieceOnTarget) && its_way,
        Case::King => tried.is_first(ReasonCode::KingCapture) && its_way,
        Case::Unsafe => !tried.is_legal() && scene::reach_of(board, mover.square).contains(to),
    }
}
