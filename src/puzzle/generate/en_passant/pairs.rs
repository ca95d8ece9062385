//! More pawns side by side than may capture, and who may.

use super::super::draw::Draw;
use super::scene::Scene;
use crate::rules::{Color, File, Game, Rank, Role, Square, SquareSet};

/// Whether the enemy's last move lets a pawn capture en passant.
pub(super) fn capturers(game: &Game) -> SquareSet {
    let moves = game.position().legal_moves().into_iter();
    moves.filter(|mv| mv.is_en_passant()).map(|mv| mv.from()).collect()
}

/// Whether the pawns of the side to move that stand beside an enemy pawn on the fifth rank are more
/// than those that may capture.
pub(super) fn has_false_friend(game: &Game) -> bool {
    let position = game.position();
    let (us, may) = (position.turn(), capturers(game));
    let fifth = SquareSet::from(us.fold_wb(Rank::Fifth, Rank::Fourth));
    let is = |square: Square, color: Color| position.piece_at(square) == Some(Role::Pawn.of(color));
    fifth.into_iter().filter(|square| is(*square, us) && !may.contains(*square)).any(|square| {
        let beside = fifth.into_iter().filter(|other| other.distance(square) == 1);
        beside.into_iter().any(|other| is(other, !us))
    })
}

/// Puts a second pair of pawns side by side on the fifth rank, of which neither has stepped now.
pub(super) fn decoy(draw: &mut Draw, scene: &mut Scene) -> Option<()> {
    let mut pairs: Vec<(File, File)> = File::ALL
        .into_iter()
        .flat_map(|file| [-1, 1].map(|way| (file, file.offset(way))))
        .filter_map(|(file, next)| Some((file, next?)))
        .collect();
    draw.shuffle(&mut pairs);
    let side = scene.side;
    pairs.into_iter().find_map(|(file, next)| {
        let mut tried = scene.clone();
        let ours = tried.move_up(side, file)?;
        let theirs = tried.move_up(!side, next)?;
        let apart = ours != scene.from && theirs != scene.beside && ours != scene.beside;
        let open = scene.board.piece_at(scene.at(next, 6)).is_none();
        (apart && open).then(|| *scene = tried)
    })
}

/// A second own pawn comes to the other side of the enemy's.
pub(super) fn second(scene: &mut Scene) -> Option<()> {
    let file = scene.beside.file().offset(scene.way())?;
    scene.move_up(scene.side, file).map(|_| ())
}
