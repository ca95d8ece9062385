//! Games from a seed, played as beginners who have learnt a little play: pieces come out, kings
//! castle, what hangs is mostly taken. Positions from them look like chess.

use super::draw::Draw;
use crate::puzzle::worth;
use crate::rules::{Color, Game, PieceMove, Position, Role, Square};

/// A game of so many half-moves, or fewer where it ended before.
pub(super) fn game(draw: &mut Draw, plies: usize) -> Game {
    on(draw, super::start(), plies)
}

/// The game, played on until it has so many half-moves, or fewer where it ended before.
pub(super) fn on(draw: &mut Draw, mut game: Game, plies: usize) -> Game {
    while game.plies() < plies
        && let Some(mv) = sensible(draw, game.position())
    {
        game.play(mv);
    }
    game
}

/// Plays on until the predicate holds after a move; `None` where that does not happen within so many
/// half-moves.
pub(super) fn until(draw: &mut Draw, plies: usize, holds: impl Fn(&mut Draw, &Game) -> bool) -> Option<Game> {
    let mut game = super::start();
    while game.plies() < plies
        && let Some(mv) = sensible(draw, game.position())
    {
        game.play(mv);
        if holds(draw, &game) {
            return Some(game);
        }
    }
    None
}

/// A game of so many half-moves as [`game`], of such moves only; shorter where none is left.
pub(super) fn game_where(draw: &mut Draw, plies: usize, keep: impl Fn(&Game, PieceMove) -> bool) -> Game {
    let mut game = super::start();
    while game.plies() < plies
        && let Some(mv) = sensible_where(draw, game.position(), |mv| keep(&game, mv))
    {
        game.play(mv);
    }
    game
}

/// The position of a game alone, as if it began there.
pub(super) fn forget(game: &Game) -> Game {
    Game::from_position(game.position().clone())
}

/// A move that makes sense, mostly; `None` where there is none at all.
pub(super) fn sensible(draw: &mut Draw, position: &Position) -> Option<PieceMove> {
    sensible_of(draw, position, position.legal_moves())
}

/// The same among these legal moves only.
pub(super) fn sensible_of(draw: &mut Draw, position: &Position, moves: Vec<PieceMove>) -> Option<PieceMove> {
    let weighed: Vec<(PieceMove, usize)> =
        moves.into_iter().map(|mv| (mv, weight(draw, position, mv))).collect();
    draw.weighted(&weighed)
}

/// A move that makes sense, mostly, among such moves; `None` where there is none.
pub(super) fn sensible_where(
    draw: &mut Draw,
    position: &Position,
    keep: impl Fn(PieceMove) -> bool,
) -> Option<PieceMove> {
    let moves = position.legal_moves().into_iter().filter(|mv| keep(*mv));
    let weighed: Vec<(PieceMove, usize)> = moves.map(|mv| (mv, weight(draw, position, mv))).collect();
    draw.weighted(&weighed)
}

/// How likely a move is played: twice as likely for each point that it seems to be worth.
fn weight(draw: &mut Draw, position: &Position, mv: PieceMove) -> usize {
    let points = (gain(position, mv) + shape(mv, position.turn()) + 8).clamp(0, 24);
    let noise = draw.below(2);
    (1 << points) + noise
}

/// What a move wins or loses at once, in pawns: the piece taken, less what can be taken back.
fn gain(position: &Position, mv: PieceMove) -> i64 {
    let (us, to) = (position.turn(), mv.to());
    let taken = mv.capture().map_or(0, worth);
    let after = position.after(mv);
    let role = mv.promotion().unwrap_or(mv.role());
    let grown = mv.promotion().map_or(0, |role| worth(role) - 1);
    let attackers = after.attackers(to, !us);
    if attackers.is_empty() || role == Role::King {
        return 2 * (taken + grown);
    }
    let cheapest =
        attackers.into_iter().filter_map(|square| after.piece_at(square)).map(|piece| worth(piece.role));
    let guarded = !after.attackers(to, us).is_empty();
    let lost = match cheapest.min() {
        Some(by) if guarded => (worth(role) - by.max(1)).max(0),
        _ => worth(role),
    };
    2 * (taken + grown - lost)
}

/// What a move does for the shape of the game.
fn shape(mv: PieceMove, us: Color) -> i64 {
    let home = us.backrank();
    let centre = |square: Square| {
        square.file().distance(crate::rules::File::D).min(square.file().distance(crate::rules::File::E))
    };
    if mv.wing().is_some() {
        return 7;
    }
    match mv.role() {
        Role::King => -4,
        Role::Knight | Role::Bishop if mv.from().rank() == home => 4,
        Role::Knight if centre(mv.to()) > 1 => -2,
        Role::Pawn if mv.is_double_step() && centre(mv.to()) == 0 => 4,
        Role::Pawn if centre(mv.to()) > 1 => -1,
        Role::Queen if mv.from().rank() == home => -1,
        Role::Rook if mv.from().rank() == home && mv.to().rank() == home => 1,
        Role::Rook | Role::Knight | Role::Bishop | Role::Queen | Role::Pawn => 0,
    }
}
