//! What has been played before: kings and rooks that went and came back, checks that were answered.

use super::super::draw::Draw;
use super::super::{board, play};
use super::scene::{Scene, other};
use crate::rules::{Game, PieceMove, ReasonCode, Role, Square, SquareSet};

/// What the moves tell.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Tale {
    KingMoved,
    RookMoved,
    RookCaptured,
    /// A promoted rook stands in the corner.
    Promoted,
    /// A promoted rook stands on the king's file.
    PromotedOnFile,
    /// Allowed: the king was in check and stayed.
    WasInCheck,
    /// Allowed: the rook of the other wing has moved.
    OtherRookMoved,
    /// Allowed: nothing is the matter.
    Calm,
}

impl Tale {
    /// The reason that it comes to; `None` where castling is allowed.
    pub(super) fn reason(self) -> Option<ReasonCode> {
        match self {
            Tale::KingMoved => Some(ReasonCode::CastlingKingMoved),
            Tale::RookMoved => Some(ReasonCode::CastlingRookMoved),
            Tale::RookCaptured => Some(ReasonCode::CastlingRookCaptured),
            Tale::Promoted | Tale::PromotedOnFile => Some(ReasonCode::CastlingPromotedRook),
            Tale::WasInCheck | Tale::OtherRookMoved | Tale::Calm => None,
        }
    }

    /// Whether it looks otherwise than it is: forbidden though all stands at home, or allowed though
    /// the moves seem to have spoilt it.
    pub(super) fn is_near_miss(self) -> bool {
        !matches!(self, Tale::PromotedOnFile | Tale::Calm)
    }

    /// Plays it from the scene on.
    pub(super) fn tell(self, draw: &mut Draw, scene: &mut Scene) -> Option<Game> {
        match self {
            Tale::KingMoved => back_home(draw, scene, scene.home()),
            Tale::RookMoved => back_home(draw, scene, scene.corner(scene.wing)),
            Tale::OtherRookMoved => {
                scene.clear(draw, other(scene.wing))?;
                back_home(draw, scene, scene.corner(other(scene.wing)))
            }
            Tale::RookCaptured => rook_captured(draw, scene),
            Tale::Promoted => promoted_to_corner(draw, scene),
            Tale::PromotedOnFile => promoted_on_file(draw, scene),
            Tale::WasInCheck => was_in_check(draw, scene),
            Tale::Calm => calm_game(draw, scene),
        }
    }
}

/// What stood there went away and came back.
fn back_home(draw: &mut Draw, scene: &Scene, home: Square) -> Option<Game> {
    let mut game = scene.game()?;
    wander(draw, &mut game, scene)?;
    there_and_back(draw, &mut game, scene, home)?;
    wander(draw, &mut game, scene)?;
    Some(game)
}

/// Only calm moves.
fn calm_game(draw: &mut Draw, scene: &Scene) -> Option<Game> {
    let mut game = scene.game()?;
    for _ in 0..draw.by_level(1, 2, 2) {
        calm(draw, &mut game, scene)?;
        calm(draw, &mut game, scene)?;
    }
    wander(draw, &mut game, scene)?;
    Some(game)
}

/// The king stood in check; a man took the checking piece or came in between.
fn was_in_check(draw: &mut Draw, scene: &mut Scene) -> Option<Game> {
    let home = SquareSet::from(scene.home());
    let at = scene.aim(draw, &[Role::Bishop, Role::Queen, Role::Rook, Role::Knight], home)?;
    let checker = scene.board.remove(at)?;
    // Where it came from: the pieces that can give check here go back the way they came.
    let from: SquareSet = Square::ALL
        .into_iter()
        .filter(|square| {
            let mut board = scene.board.clone();
            let free = board.piece_at(*square).is_none();
            board.set(*square, checker);
            free && board.attackers(at, checker.color).contains(*square) && scene.none_attacked(&board)
        })
        .collect();
    let from = board::put(draw, &mut scene.board, checker, from)?;
    let mut game = scene.game_of(!scene.side)?;
    game.play(find(&game, from, at)?);
    let between = scene.between(scene.wing);
    let answer = play::sensible_where(draw, game.position(), |mv| {
        mv.role() != Role::King && mv.role() != Role::Rook && !between.contains(mv.to())
    })?;
    game.play(answer);
    calm(draw, &mut game, scene)?;
    wander(draw, &mut game, scene)?;
    Some(game)
}

/// The rook in the corner was captured, and the other rook took its place.
fn rook_captured(draw: &mut Draw, scene: &mut Scene) -> Option<Game> {
    let corner = scene.corner(scene.wing);
    let rook = scene.board.remove(scene.corner(other(scene.wing)))?;
    let posts: SquareSet = Square::ALL
        .into_iter()
        .filter(|square| square.file() == corner.file() || scene.between(scene.wing).contains(*square))
        .filter(|square| {
            let mut board = scene.board.clone();
            let free = board.piece_at(*square).is_none();
            board.set(*square, rook);
            free && board.attackers(corner, scene.side).contains(*square)
        })
        .collect();
    let post = board::put(draw, &mut scene.board, rook, posts)?;
    let at = SquareSet::from(corner);
    let taker = scene.aim(draw, &[Role::Bishop, Role::Knight, Role::Queen, Role::Rook], at)?;
    let mut game = scene.game_of(!scene.side)?;
    game.play(find(&game, taker, corner)?);
    game.play(find(&game, post, corner)?);
    calm(draw, &mut game, scene)?;
    wander(draw, &mut game, scene)?;
    Some(game)
}

/// A pawn became a rook and went down to the corner.
fn promoted_to_corner(draw: &mut Draw, scene: &mut Scene) -> Option<Game> {
    let corner = scene.corner(scene.wing);
    scene.thin_out(draw, 12);
    scene.board.remove(corner);
    scene.rights = vec![other(scene.wing)];
    let (mut game, top) = promote(draw, scene, corner)?;
    game.play(find(&game, top, corner)?);
    calm(draw, &mut game, scene)?;
    Some(game)
}

/// A pawn became a rook on the king's own file.
fn promoted_on_file(draw: &mut Draw, scene: &mut Scene) -> Option<Game> {
    scene.thin_out(draw, 12);
    let home = scene.home();
    Some(promote(draw, scene, home)?.0)
}

/// A pawn on the file of this square becomes a rook; gives also where.
fn promote(draw: &mut Draw, scene: &mut Scene, foot: Square) -> Option<(Game, Square)> {
    let file = foot.file();
    let top = Square::from_coords(file, (!scene.side).backrank());
    let seventh = scene.ranks(7, 7).into_iter().find(|square| square.file() == file)?;
    for square in scene.ranks(2, 8).into_iter().filter(|square| square.file() == file) {
        if scene.board.remove(square).is_some_and(|piece| piece.role == Role::King) {
            return None;
        }
    }
    scene.board.set(seventh, Role::Pawn.of(scene.side));
    let mut game = scene.game()?;
    let mv = moves_of(&game, seventh).find(|mv| mv.promotion() == Some(Role::Rook) && mv.to() == top)?;
    game.play(mv);
    calm(draw, &mut game, scene)?;
    Some((game, top))
}

/// The piece leaves its square, and comes back a little later.
fn there_and_back(draw: &mut Draw, game: &mut Game, scene: &Scene, home: Square) -> Option<()> {
    let quiet = |mv: &PieceMove| mv.capture().is_none() && mv.wing().is_none();
    let away: Vec<PieceMove> = moves_of(game, home).filter(quiet).collect();
    let away = draw.pick(&away)?;
    game.play(away);
    calm(draw, game, scene)?;
    if draw.chance(draw.by_level(0, 30, 50)) {
        calm(draw, game, scene)?;
        calm(draw, game, scene)?;
    }
    game.play(find(game, away.to(), home)?);
    calm(draw, game, scene)
}

/// A few calm moves of both sides, more at higher levels.
fn wander(draw: &mut Draw, game: &mut Game, scene: &Scene) -> Option<()> {
    for _ in 0..draw.below(draw.by_level(1, 2, 3)) {
        calm(draw, game, scene)?;
        calm(draw, game, scene)?;
    }
    Some(())
}

/// A sensible move that takes nothing and leaves the castling as it is.
fn calm(draw: &mut Draw, game: &mut Game, scene: &Scene) -> Option<()> {
    let position = game.position();
    let own = position.turn() == scene.side;
    let heavy = |mv: PieceMove| matches!(mv.role(), Role::King | Role::Rook);
    let mv = play::sensible_where(draw, position, |mv| {
        let after = position.after(mv);
        let free = scene.safe().into_iter().all(|square| after.attackers(square, !scene.side).is_empty());
        let stays = !own || !(heavy(mv) || scene.ranks(1, 1).contains(mv.to()));
        free && stays && mv.capture().is_none() && mv.promotion().is_none()
    })?;
    game.play(mv);
    Some(())
}

fn moves_of(game: &Game, from: Square) -> impl Iterator<Item = PieceMove> {
    game.position().legal_moves().into_iter().filter(move |mv| mv.from() == from)
}

/// The legal move between two squares that is no castling.
fn find(game: &Game, from: Square, to: Square) -> Option<PieceMove> {
    moves_of(game, from).find(|mv| mv.to() == to && mv.wing().is_none())
}
