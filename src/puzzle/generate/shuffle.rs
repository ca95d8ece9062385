//! Pieces that go out and come back: games in which positions stand again, or seem to.

use super::draw::Draw;
use super::play;
use crate::rules::{Color, Game, PieceMove, Position, Role, Square, Wing};

/// A game without history, some moves after the opening, in which nobody is in check.
pub(super) fn ground(draw: &mut Draw) -> Option<Game> {
    let (least, most) = draw.by_level((6, 20), (10, 36), (10, 44));
    let plies = draw.between(least, most);
    let game = play::forget(&play::game(draw, plies));
    let position = game.position();
    (position.checkers().is_empty() && position.legal_moves().len() > 4).then_some(game)
}

/// The moves of one going out and coming back: four half-moves, after which the board is as before.
pub(super) type Round = [PieceMove; 4];

/// A round from the current position. `loses` says whether it shall cost a right to castle.
pub(super) fn round(draw: &mut Draw, game: &Game, loses: bool) -> Option<Round> {
    let first = out(draw, game.position(), loses)?;
    let mut ahead = game.clone();
    ahead.play(first);
    let second = out(draw, ahead.position(), false)?;
    ahead.play(second);
    let third = back(ahead.position(), first)?;
    ahead.play(third);
    let fourth = back(ahead.position(), second)?;
    Some([first, second, third, fourth])
}

/// Plays so many half-moves of a round, again and again.
pub(super) fn repeat(game: &mut Game, round: &Round, plies: usize) {
    for mv in round.iter().cycle().take(plies) {
        game.play(*mv);
    }
}

/// Five half-moves after which the board is as before, and the other side is to move: one piece takes
/// three moves, the other side two.
pub(super) fn triangle(draw: &mut Draw, game: &Game) -> Option<Vec<PieceMove>> {
    let first = out(draw, game.position(), false).filter(|mv| mv.role() != Role::Knight)?;
    let mut ahead = game.clone();
    ahead.play(first);
    let second = out(draw, ahead.position(), false)?;
    ahead.play(second);
    let mut aside: Vec<PieceMove> = quiet(ahead.position());
    aside.retain(|mv| mv.from() == first.to() && mv.to() != first.from());
    draw.shuffle(&mut aside);
    aside.into_iter().find_map(|third| {
        let mut ahead = ahead.clone();
        ahead.play(third);
        let fourth = back(ahead.position(), second)?;
        ahead.play(fourth);
        let home = quiet(ahead.position());
        let fifth = home.into_iter().find(|mv| mv.from() == third.to() && mv.to() == first.from())?;
        Some(vec![first, second, third, fourth, fifth])
    })
}

/// A game that has come to a double step which can be answered en passant, played from the start.
pub(super) fn with_double_step(draw: &mut Draw) -> Option<Game> {
    let least = draw.between(6, 20);
    let steps = |position: &Position| -> Vec<PieceMove> {
        let mut moves = position.legal_moves();
        moves.retain(|mv| {
            mv.is_double_step() && position.after(*mv).legal_moves().iter().any(|next| next.is_en_passant())
        });
        moves
    };
    let game = play::until(draw, 44, |_, game| {
        game.plies() >= least && game.position().checkers().is_empty() && !steps(game.position()).is_empty()
    })?;
    let mut game = play::forget(&game);
    let mv = draw.pick(&steps(game.position()))?;
    game.play(mv);
    game.position().checkers().is_empty().then_some(game)
}

/// The moves that neither capture nor move a pawn nor castle.
pub(super) fn quiet(position: &Position) -> Vec<PieceMove> {
    let mut moves = position.legal_moves();
    moves.retain(|mv| mv.capture().is_none() && mv.role() != Role::Pawn && mv.wing().is_none());
    moves
}

/// A move out that can be taken back, without check; it costs a right to castle, or none.
fn out(draw: &mut Draw, position: &Position, loses: bool) -> Option<PieceMove> {
    let mut moves = quiet(position);
    moves.retain(|mv| position.after(*mv).checkers().is_empty() && costs_a_right(position, *mv) == loses);
    play::sensible_of(draw, position, moves)
}

/// The move back of the piece that went out.
fn back(position: &Position, out: PieceMove) -> Option<PieceMove> {
    quiet(position).into_iter().find(|mv| mv.from() == out.to() && mv.to() == out.from())
}

/// Whether the move loses a right to castle.
fn costs_a_right(position: &Position, mv: PieceMove) -> bool {
    let rights = |position: &Position| -> Vec<(Color, Wing)> {
        let all = Color::ALL.into_iter().flat_map(|side| Wing::ALL.map(|wing| (side, wing)));
        all.filter(|(side, wing)| position.may_castle(*side, *wing)).collect()
    };
    rights(position) != rights(&position.after(mv))
}

/// How often the pieces stood as they stand now, whoever was to move and whatever rights there were.
pub(super) fn stood_alike(game: &Game) -> usize {
    let now = board(game.position());
    (0..=game.plies()).filter(|ply| board(game.position_at(*ply)) == now).count()
}

fn board(position: &Position) -> Vec<(Square, crate::rules::Piece)> {
    position.pieces().map(|one| (one.square, one.piece)).collect()
}
