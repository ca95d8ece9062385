//! Stalemate: give it, avoid it, tell it from mate and from a game that goes on.

use super::draw::Draw;
use super::hunt::hunt;
use super::tally::Tally;
use super::{Draft, Skill};
use crate::puzzle::{Goal, State, StateAsk, Task};
use crate::rules::{Game, PieceMove, Position, Role};

pub(super) const SKILLS: &[Skill] = &[
    Skill { id: "stalemate-or-not", lesson: "draws", rules: &["stalemate"], version: 1, propose: or_not },
    Skill { id: "give-stalemate", lesson: "draws", rules: &["stalemate"], version: 1, propose: give },
    Skill { id: "avoid-stalemate", lesson: "draws", rules: &["stalemate"], version: 1, propose: avoid },
];

/// Mate would be there as well, or a move that leaves the other side one last move.
fn is_tempting(tally: &Tally) -> bool {
    !tally.mates.is_empty() || !tally.tight.is_empty()
}

fn give(draw: &mut Draw) -> Option<Draft> {
    let most = draw.by_level(3, 2, 1);
    let traps = draw.by_level(40, 40, 75);
    let trap = draw.chance(traps);
    let game = hunt(draw, |position| {
        let tally = Tally::of(position);
        (1..=most).contains(&tally.stalemates.len()) && (!trap || is_tempting(&tally))
    })?;
    let near = is_tempting(&Tally::of(game.position()));
    Some(Draft::in_game(game, Task::Move(Goal::Stalemate)).near_miss(near))
}

fn avoid(draw: &mut Draw) -> Option<Draft> {
    let traps = draw.by_level(80, 60, 100);
    let trap = draw.chance(traps);
    let game = hunt(draw, |position| {
        let tally = Tally::of(position);
        if trap { is_lure(&tally) } else { tally.stalemates.len() > 1 }
    })?;
    let near = is_lure(&Tally::of(game.position()));
    Some(Draft::in_game(game, Task::Move(Goal::AvoidStalemate)).near_miss(near))
}

/// Whether a stalemate is what one would like to play: a capture, a new queen, or a move of the piece
/// that mates elsewhere.
fn is_lure(tally: &Tally) -> bool {
    let lures = |mv: &PieceMove| {
        let mates = tally.mates.iter().any(|mate| mate.from() == mv.from());
        mates || mv.capture().is_some() || mv.promotion() == Some(Role::Queen)
    };
    tally.stalemates.iter().any(lures)
}

/// Stalemate, mate, check, or none of them: what a move has just made of an ending.
fn or_not(draw: &mut Draw) -> Option<Draft> {
    let wanted =
        draw.weighted(&[(Wanted::Stalemate, 9), (Wanted::Tight, 8), (Wanted::Mate, 2), (Wanted::Narrow, 2)])?;
    let game = hunt(draw, |position| !wanted.moves(position).is_empty())?;
    let mv = draw.pick(&wanted.moves(game.position()))?;
    let after = Game::from_position(game.position().after(mv));
    let near = is_near(after.position());
    let options = vec![State::Stalemate, State::Checkmate, State::Check, State::GoingOn];
    Some(Draft::in_game(after, Task::State(StateAsk { options })).near_miss(near))
}

/// Whether a single move is left, or none although the side to move has more than its king.
fn is_near(position: &Position) -> bool {
    let army = position.pieces().filter(|one| one.piece.color == position.turn()).count();
    match position.legal_moves().len() {
        0 => army > 1 && position.checkers().is_empty(),
        1 => position.checkers().is_empty(),
        2.. => false,
    }
}

/// What a move shall do.
#[derive(Debug, Clone, Copy)]
enum Wanted {
    Stalemate,
    /// Leave a single move.
    Tight,
    Mate,
    /// Check, with a single answer.
    Narrow,
}

impl Wanted {
    fn moves(self, position: &Position) -> Vec<PieceMove> {
        let tally = Tally::of(position);
        match self {
            Wanted::Stalemate => tally.stalemates,
            Wanted::Tight => tally.tight,
            Wanted::Mate => tally.mates,
            Wanted::Narrow => tally.narrow,
        }
    }
}
