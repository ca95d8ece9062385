//! Mate: give it at once or in two moves, tell it from a check, count mates and checks.

use super::draw::Draw;
use super::hunt::{attack, hunt};
use super::tally::{self, Tally};
use super::{Draft, Level, Skill};
use crate::puzzle::mate::Search;
use crate::puzzle::{CountAsk, Goal, State, StateAsk, Task};
use crate::rules::{Game, PieceMove, Position, Role, Square, SquareSet};

pub(super) const SKILLS: &[Skill] = &[
    Skill { id: "count-checks", lesson: "check", rules: &["check"], version: 1, propose: count_checks },
    Skill {
        id: "mate-or-not",
        lesson: "checkmate",
        rules: &["checkmate", "check"],
        version: 1,
        propose: or_not,
    },
    Skill { id: "mate-in-one", lesson: "checkmate", rules: &["checkmate"], version: 1, propose: in_one },
    Skill { id: "count-mates", lesson: "checkmate", rules: &["checkmate"], version: 1, propose: count_mates },
    Skill { id: "mate-in-two", lesson: "checkmate", rules: &["checkmate"], version: 1, propose: in_two },
];

/// An ending at level one, else an attack, in which the predicate holds.
fn danger(draw: &mut Draw, holds: impl Fn(&Position) -> bool) -> Option<Game> {
    match draw.level {
        Level::One => hunt(draw, holds),
        Level::Two | Level::Three => attack(draw, holds),
    }
}

fn in_one(draw: &mut Draw) -> Option<Draft> {
    let game = danger(draw, tally::can_mate_now)?;
    let tally = Tally::of(game.position());
    let most = draw.by_level(2, 2, 1);
    let traps = draw.by_level(0, 0, 1);
    let fits = (1..=most).contains(&tally.mates.len()) && tally.narrow.len() >= traps;
    let draft = Draft::in_game(game, Task::Move(Goal::Mate));
    fits.then(|| draft.near_miss(!tally.narrow.is_empty()))
}

fn count_mates(draw: &mut Draw) -> Option<Draft> {
    let endings = draw.by_level(100, 60, 60);
    let game = if draw.chance(endings) {
        let least = draw.between(1, 3);
        hunt(draw, |position| tally::checks_leaving(position, 0).len() >= least)?
    } else {
        attack(draw, tally::can_mate_now)?
    };
    let tally = Tally::of(game.position());
    let promotes = tally.mates.iter().any(|mv| mv.promotion().is_some());
    let near = !tally.narrow.is_empty();
    // Each promotion counts as a move of its own; that is a trap for level three only.
    let fits = if draw.level == Level::Three { near || promotes } else { !promotes };
    let draft = Draft::in_game(game, Task::Count(CountAsk::Mates));
    fits.then(|| draft.near_miss(near))
}

fn count_checks(draw: &mut Draw) -> Option<Draft> {
    let traps = draw.by_level(35, 40, 100);
    let (least, trap) = (draw.by_level(2, 2, 3), draw.chance(traps));
    let game = danger(draw, |position| {
        (least..=9).contains(&tally::checks(position).len()) && (!trap || looks_like_check(position))
    })?;
    let near = looks_like_check(game.position());
    Some(Draft::in_game(game, Task::Count(CountAsk::Checks)).near_miss(near))
}

/// Whether a queen, rook or bishop can go to a line to the enemy king on which one piece still stands
/// in between: no check, though it looks like one.
fn looks_like_check(position: &Position) -> bool {
    let Some(king) = position.king(!position.turn()) else { return false };
    let blocked = |mv: &PieceMove| {
        let along = match mv.role() {
            Role::Rook => in_line(mv.to(), king),
            Role::Bishop => on_diagonal(mv.to(), king),
            Role::Queen => in_line(mv.to(), king) || on_diagonal(mv.to(), king),
            Role::King | Role::Knight | Role::Pawn => false,
        };
        let after = position.after(*mv);
        let between = between(mv.to(), king).into_iter().filter(|square| after.piece_at(*square).is_some());
        along && between.count() == 1 && after.checkers().is_empty()
    };
    position.legal_moves().iter().any(blocked)
}

fn in_line(one: Square, other: Square) -> bool {
    one.file() == other.file() || one.rank() == other.rank()
}

fn on_diagonal(one: Square, other: Square) -> bool {
    one.file().distance(other.file()) == one.rank().distance(other.rank())
}

/// The squares between two squares of a line.
fn between(one: Square, other: Square) -> SquareSet {
    Square::ALL
        .into_iter()
        .filter(|square| *square != one && *square != other)
        .filter(|square| one.distance(*square) + square.distance(other) == one.distance(other))
        .filter(|square| {
            let straight = in_line(one, other) && in_line(one, *square) && in_line(*square, other);
            straight || (on_diagonal(one, other) && on_diagonal(one, *square) && on_diagonal(*square, other))
        })
        .collect()
}

/// Check, mate, stalemate, or none of them: what a move has just made of a position.
fn or_not(draw: &mut Draw) -> Option<Draft> {
    let mates = draw.by_level(6, 11, 11);
    let wanted =
        draw.weighted(&[(Wanted::Mate, mates), (Wanted::Narrow, 7), (Wanted::Check, 2), (Wanted::Stuck, 2)])?;
    let reaches = |position: &Position| !wanted.moves(position).is_empty();
    // Stalemates are too rare in games to wait for one.
    let game = match wanted {
        Wanted::Stuck => hunt(draw, reaches)?,
        Wanted::Mate | Wanted::Narrow | Wanted::Check => danger(draw, reaches)?,
    };
    let mv = draw.pick(&wanted.moves(game.position()))?;
    let after = Game::from_position(game.position().after(mv));
    let options = vec![State::Check, State::Checkmate, State::Stalemate, State::GoingOn];
    let near = after.position().legal_moves().len() == 1;
    Some(Draft::in_game(after, Task::State(StateAsk { options })).near_miss(near))
}

/// What a move shall do.
#[derive(Debug, Clone, Copy)]
enum Wanted {
    Mate,
    /// Check, with a single answer.
    Narrow,
    Check,
    /// Stalemate, else a single move left.
    Stuck,
}

impl Wanted {
    fn moves(self, position: &Position) -> Vec<PieceMove> {
        match self {
            Wanted::Mate => tally::checks_leaving(position, 0),
            Wanted::Narrow => tally::checks_leaving(position, 1),
            Wanted::Check => tally::checks(position),
            Wanted::Stuck => {
                let Tally { stalemates, tight, .. } = Tally::of(position);
                if stalemates.is_empty() { tight } else { stalemates }
            }
        }
    }
}

fn in_two(draw: &mut Draw) -> Option<Draft> {
    let endings = draw.by_level(100, 0, 40);
    let game = if draw.chance(endings) { hunt(draw, |_| true)? } else { attack(draw, forces_by_check)? };
    let position = game.position();
    if tally::can_mate_now(position) || position.legal_moves().is_empty() {
        return None;
    }
    let firsts = position.legal_moves().into_iter().filter(|mv| Search::new().holds(&position.after(*mv), 1));
    let right: Vec<PieceMove> = firsts.collect();
    let fits = (1..=draw.by_level(3, 2, 1)).contains(&right.len());
    let near = fits && nearly_forces(position, &right);
    let draft = Draft::in_game(game, Task::Move(Goal::MateIn { moves: 2 }));
    fits.then(|| draft.near_miss(near))
}

/// Whether a check leads to mate on the next move, and no mate is there yet.
fn forces_by_check(position: &Position) -> bool {
    let forces = |mv: PieceMove| Search::new().holds(&position.after(mv), 1);
    !tally::can_mate_now(position) && tally::checks(position).into_iter().any(forces)
}

/// Whether a wrong check would force the mate, were it not for a single answer.
fn nearly_forces(position: &Position, right: &[PieceMove]) -> bool {
    tally::checks(position).into_iter().filter(|mv| !right.contains(mv)).any(|mv| {
        let after = position.after(mv);
        let saving = |answer: &PieceMove| !tally::can_mate_now(&after.after(*answer));
        after.legal_moves().iter().filter(|answer| saving(answer)).count() == 1
    })
}
