//! The state of a game, and who has won it.

use super::draw::Draw;
use super::hunt::{attack, hunt};
use super::tally::{self, Tally};
use super::{Draft, Level, Skill, board, dead, play};
use crate::puzzle::{ChoiceAsk, GameAsk, State, StateAsk, Task, material, worth};
use crate::rules::{CanMate, Color, Game, PieceMove, Placement, Position, Role, SquareSet, can_mate};

pub(super) const SKILLS: &[Skill] = &[
    Skill {
        id: "who-has-won",
        lesson: "results",
        rules: &["objective", "checkmate", "stalemate"],
        version: 1,
        propose: winner,
    },
    Skill {
        id: "state-of-game",
        lesson: "draws",
        rules: &["stalemate", "dead-position", "checkmate", "check"],
        version: 1,
        propose: state,
    },
];

/// What a game has come to.
#[derive(Debug, Clone, Copy)]
enum Wanted {
    Mate,
    /// Check, with a single answer.
    Narrow,
    Stalemate,
    /// No check, with a single move.
    Tight,
    /// Nobody can mate any more.
    Dead,
    /// Somebody still can, with little.
    Alive,
    /// The game goes on, with much material more on one side.
    Ahead,
}

fn winner(draw: &mut Draw) -> Option<Draft> {
    let wanted = draw.weighted(&[
        (Wanted::Mate, 7),
        (Wanted::Narrow, 6),
        (Wanted::Stalemate, 4),
        (Wanted::Tight, 3),
        (Wanted::Dead, draw.by_level(1, 2, 3)),
        (Wanted::Alive, draw.by_level(0, 1, 2)),
        (Wanted::Ahead, 2),
    ])?;
    let game = reach(draw, wanted)?;
    let near = is_near(game.position());
    Some(Draft::in_game(game, Task::Choice(ChoiceAsk::Game(GameAsk::Winner))).near_miss(near))
}

fn state(draw: &mut Draw) -> Option<Draft> {
    let wanted = draw.weighted(&[
        (Wanted::Mate, 4),
        (Wanted::Narrow, 5),
        (Wanted::Stalemate, 3),
        (Wanted::Tight, 4),
        (Wanted::Dead, draw.by_level(3, 4, 4)),
        (Wanted::Alive, draw.by_level(1, 2, 3)),
        (Wanted::Ahead, 2),
    ])?;
    let game = reach(draw, wanted)?;
    let options = vec![State::Check, State::Checkmate, State::Stalemate, State::DeadPosition, State::GoingOn];
    let near = is_near(game.position());
    Some(Draft::in_game(game, Task::State(StateAsk { options })).near_miss(near))
}

/// Whether a last move or a last chance is left where none seems to be: a single move, or two men
/// beside the kings that are enough to mate.
fn is_near(position: &Position) -> bool {
    let (moves, men) = (position.legal_moves().len(), position.pieces().count());
    !dead::lacks_material(position) && (moves == 1 || (moves > 1 && men == 4))
}

/// A position that has just come about.
fn reach(draw: &mut Draw, wanted: Wanted) -> Option<Game> {
    match wanted {
        Wanted::Mate | Wanted::Narrow => {
            let answers = usize::from(matches!(wanted, Wanted::Narrow));
            let finds = |position: &Position| tally::checks_leaving(position, answers);
            after(draw, draw.level != Level::One, finds).filter(goes_on_or_ended)
        }
        Wanted::Stalemate => after(draw, false, |position| Tally::of(position).stalemates),
        Wanted::Tight => after(draw, false, |position| Tally::of(position).tight).filter(goes_on_or_ended),
        Wanted::Dead => bare(draw, &[Role::Bishop, Role::Knight], 1),
        Wanted::Alive => bare(draw, &[Role::Bishop, Role::Knight, Role::Pawn], 2).filter(can_still_mate),
        Wanted::Ahead => ahead(draw),
    }
}

/// The position after one of the moves that are looked for; in a game, or in an ending.
fn after(draw: &mut Draw, in_game: bool, finds: impl Fn(&Position) -> Vec<PieceMove>) -> Option<Game> {
    let holds = |position: &Position| !finds(position).is_empty();
    let game = if in_game && draw.chance(60) { attack(draw, holds)? } else { hunt(draw, holds)? };
    let mv = draw.pick(&finds(game.position()))?;
    Some(Game::from_position(game.position().after(mv)))
}

/// The kings, and so many men of these roles.
fn bare(draw: &mut Draw, roles: &[Role], men: usize) -> Option<Game> {
    let mut squares = Placement::empty();
    board::put_kings(draw, &mut squares)?;
    for _ in 0..men {
        let (role, side) = (draw.pick(roles)?, draw.side());
        board::put(draw, &mut squares, role.of(side), SquareSet::FULL)?;
    }
    let turn = draw.side();
    let game = board::game(&squares, turn)?;
    let calm = game.position().checkers().is_empty() && !game.position().legal_moves().is_empty();
    calm.then_some(game)
}

/// A last man that has to be taken would leave a dead position: right by the Laws, but not meant here.
fn goes_on_or_ended(game: &Game) -> bool {
    game.position().legal_moves().is_empty() || can_still_mate(game)
}

/// Whether a mate of one side is proved to be possible.
fn can_still_mate(game: &Game) -> bool {
    Color::ALL.into_iter().any(|side| can_mate(game.position(), side) == CanMate::Yes)
}

/// A game in which nobody is in check and one side is far ahead.
fn ahead(draw: &mut Draw) -> Option<Game> {
    let least = draw.between(16, 40);
    let far = worth(Role::Rook);
    let game = play::until(draw, 90, |_, game| {
        let board = Placement::from(game.position());
        let lead = material(&board, Color::White) - material(&board, Color::Black);
        game.plies() >= least && lead.abs() >= far && game.position().checkers().is_empty()
    })?;
    (!game.position().legal_moves().is_empty()).then(|| play::forget(&game))
}
