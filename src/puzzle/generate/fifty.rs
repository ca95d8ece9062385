//! The fifty-move count: which moves begin it again, and how far it has come.

use super::draw::Draw;
use super::shuffle;
use super::{Draft, Level, Skill, play};
use crate::puzzle::{ChoiceAsk, CountAsk, GameAsk, Task};
use crate::rules::{Game, PieceMove, Position, Role};

pub(super) const SKILLS: &[Skill] = &[
    Skill { id: "resets-count", lesson: "draws", rules: &["fifty-move-rule"], version: 1, propose: resets },
    Skill {
        id: "count-quiet-moves",
        lesson: "draws",
        rules: &["fifty-move-rule"],
        version: 1,
        propose: count_quiet,
    },
];

fn resets(draw: &mut Draw) -> Option<Draft> {
    let (least, most) = draw.by_level((6, 24), (10, 44), (14, 60));
    let plies = draw.between(least, most);
    let (traps, begins) = (draw.by_level(45, 50, 80), draw.chance(50));
    let trap = draw.chance(traps);
    let such = |position: &Position| -> Vec<PieceMove> {
        let mut moves = position.legal_moves();
        moves.retain(|mv| begins_again(*mv) == begins && is_trap(position, *mv) == trap);
        moves
    };
    let game = play::until(draw, 80, |_, game| game.plies() >= plies && !such(game.position()).is_empty())?;
    let game = play::forget(&game);
    let position = game.position();
    let mv = play::sensible_of(draw, position, such(position))?;
    let ask = GameAsk::Resets { text: mv.uci() };
    Some(Draft::in_game(game, Task::Choice(ChoiceAsk::Game(ask))).near_miss(trap))
}

/// A capture or a pawn move.
fn begins_again(mv: PieceMove) -> bool {
    mv.capture().is_some() || mv.role() == Role::Pawn
}

/// A weighty move that does not begin the count again: castling or a check; or a small one that does:
/// a pawn step without capture or check.
fn is_trap(position: &Position, mv: PieceMove) -> bool {
    let checks = position.after(mv).checkers().any();
    if begins_again(mv) { mv.capture().is_none() && !checks } else { mv.wing().is_some() || checks }
}

/// A stretch of a game that ends in quiet moves of both sides.
fn count_quiet(draw: &mut Draw) -> Option<Draft> {
    let (least, most) = draw.by_level((8, 24), (12, 40), (16, 50));
    let plies = draw.between(least, most);
    let start = play::forget(&play::game(draw, plies));
    let (before, after) = draw.by_level((2, 4), (4, 8), (6, 14));
    let mut game = play::on(draw, start, before);
    let begin = begin_again(draw, &game)?;
    game.play(begin);
    // So that both sides have made as many.
    let quiet = 2 * draw.between(1, after / 2);
    for _ in 0..quiet {
        let mut moves = game.position().legal_moves();
        moves.retain(|mv| !begins_again(*mv));
        let mv = play::sensible_of(draw, game.position(), moves)?;
        game.play(mv);
    }
    let near = seems_to_begin_again(&game, quiet);
    let wanted = near || draw.level != Level::Three;
    wanted.then(|| Draft::in_game(game, Task::Count(CountAsk::QuietMoves)).near_miss(near))
}

/// A capture or a pawn move that makes sense.
fn begin_again(draw: &mut Draw, game: &Game) -> Option<PieceMove> {
    let mut moves = game.position().legal_moves();
    moves.retain(|mv| begins_again(*mv));
    play::sensible_of(draw, game.position(), moves)
}

/// Whether a check or castling is among the last moves, or what began the count was a pawn's quiet step.
fn seems_to_begin_again(game: &Game, quiet: usize) -> bool {
    let first = game.plies() - quiet;
    let weighty =
        |ply: usize, mv: PieceMove| mv.wing().is_some() || game.position_at(ply + 1).checkers().any();
    let begun_by_step = game.moves().nth(first - 1).is_some_and(|mv| mv.capture().is_none());
    begun_by_step || game.moves().enumerate().skip(first).any(|(ply, mv)| weighty(ply, mv))
}

/// An ending in which so many quiet half-moves have been made, from the start on, and no position has
/// stood three times.
pub(super) fn long_quiet(draw: &mut Draw, plies: usize) -> Option<Game> {
    let mut game = ending(draw)?;
    while game.plies() < plies {
        let mut moves = shuffle::quiet(game.position());
        moves.retain(|mv| !game.position().after(*mv).legal_moves().is_empty());
        let mv = play::sensible_of(draw, game.position(), moves)?;
        game.play(mv);
    }
    (game.repeated_at(3).is_none() && game.position().checkers().is_empty()).then_some(game)
}

/// Both sides with a king and a rook or a queen, and perhaps pawns that block each other.
fn ending(draw: &mut Draw) -> Option<Game> {
    let mut squares = crate::rules::Placement::empty();
    super::board::put_kings(draw, &mut squares)?;
    let turn = draw.side();
    for side in [turn, !turn] {
        let role = draw.pick(&[Role::Rook, Role::Rook, Role::Queen])?;
        super::board::put(draw, &mut squares, role.of(side), crate::rules::SquareSet::FULL)?;
    }
    super::board::game(&squares, turn)
}
