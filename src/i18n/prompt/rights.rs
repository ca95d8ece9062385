//! Castling rights that the position alone says are gone: nobody can see them on the board.

use crate::i18n::{Lang, messages};
use crate::puzzle::{ChoiceAsk, Goal, Puzzle, SquaresAsk, Task};
use crate::rules::{Attempt, Color, Role, Wing, king_home, read_move};

/// Which castlings were lost before the game that is shown, though king and rook stand at home;
/// `None` where there are none, or the puzzle asks of something else.
pub(super) fn lost(lang: Lang, puzzle: &Puzzle) -> Option<String> {
    let side = asked_side(puzzle)?;
    let start = puzzle.game.start();
    let rank = side.backrank();
    let stands = |square, role: Role| start.piece_at(square) == Some(role.of(side));
    let gone = |wing: Wing| {
        stands(king_home(side), Role::King)
            && stands(wing.corner(rank), Role::Rook)
            && !start.may_castle(side, wing)
    };
    let wings = match Wing::ALL.map(gone) {
        [false, false] => return None,
        [true, false] => "short",
        [false, true] => "long",
        [true, true] => "both",
    };
    let side = messages::side(lang, side);
    Some(lang.text_with("game-rights", &[("side", side.into()), ("wings", wings.into())]))
}

/// The side whose castling the puzzle asks of.
fn asked_side(puzzle: &Puzzle) -> Option<Color> {
    let turn = puzzle.game.position().turn();
    let castles = |text: &str| match read_move(&puzzle.game, text).ok()? {
        Attempt::Castle(_) => Some(turn),
        Attempt::Step { from, .. } => (from == king_home(turn)).then_some(turn),
    };
    match &puzzle.task {
        Task::Verdict(ask) => castles(&ask.text),
        Task::Choice(ChoiceAsk::Bar { text }) => castles(text),
        Task::Choice(ChoiceAsk::Rights { side }) => Some(*side),
        Task::Move(Goal::Castle { .. }) | Task::Squares(SquaresAsk::Castling { .. }) => Some(turn),
        Task::Move(_)
        | Task::Route(_)
        | Task::Squares(_)
        | Task::State(_)
        | Task::Ruling(_)
        | Task::Setup(_)
        | Task::Spot(_)
        | Task::Count(_)
        | Task::Notate(_)
        | Task::Choice(_) => None,
    }
}
