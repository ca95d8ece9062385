//! Where a puzzle of several moves stands: the moves that were right so far, and the position after
//! the reply to the last of them.

use super::fields::Fields;
use crate::puzzle::{Answer, Goal, Puzzle, Task, check};
use crate::rules::{Game, PieceMove};
use std::borrow::Cow;

/// A puzzle with the learner's right moves and the replies played.
#[derive(Debug)]
pub(super) struct Turn<'a> {
    long: bool,
    so_far: Vec<String>,
    game: Cow<'a, Game>,
    reply: Option<PieceMove>,
}

impl<'a> Turn<'a> {
    /// What the field `moves` says, as far as it is right.
    pub(super) fn read(puzzle: &'a Puzzle, fields: &Fields) -> Turn<'a> {
        Turn::after(puzzle, &fields.words("moves").unwrap_or_default())
    }

    /// The same after these moves.
    pub(super) fn after(puzzle: &'a Puzzle, texts: &[String]) -> Turn<'a> {
        let long = is_long(puzzle);
        let longest = if long { texts.len() } else { 0 };
        let gone_on = |count: usize| {
            let so_far = texts.get(..count)?.to_vec();
            let next = check(puzzle, &Answer::Moves(so_far.clone())).ok()?.next?;
            let game = Cow::Owned(Game::from_position(next.position));
            Some(Turn { long, so_far, game, reply: Some(next.reply.mv) })
        };
        let start = || Turn { long, so_far: Vec::new(), game: Cow::Borrowed(&puzzle.game), reply: None };
        (1..=longest).rev().find_map(gone_on).unwrap_or_else(start)
    }

    /// The game in which the next move is made.
    pub(super) fn game(&self) -> &Game {
        &self.game
    }

    /// The reply that led to it.
    pub(super) fn reply(&self) -> Option<PieceMove> {
        self.reply
    }

    /// The right moves, as a field holds them.
    pub(super) fn moves(&self) -> String {
        self.so_far.join(" ")
    }

    /// The answer that these moves make with one more.
    pub(super) fn with(&self, text: String) -> Answer {
        if !self.long {
            return Answer::Move(text);
        }
        Answer::Moves(self.so_far.iter().cloned().chain([text]).collect())
    }
}

/// Whether the puzzle asks for more than one move.
pub(super) fn is_long(puzzle: &Puzzle) -> bool {
    matches!(&puzzle.task, Task::Move(Goal::MateIn { .. }))
}

#[cfg(test)]
mod tests {
    use super::Turn;
    use crate::puzzle::{Answer, Goal, Task};
    use crate::web::pages::fields::Fields;
    use crate::web::pages::sample;

    #[test]
    fn a_long_puzzle_goes_on_after_the_reply_to_each_right_move() {
        let fen = "7k/8/5K2/8/8/8/8/Q7 w - - 0 1";
        let puzzle = sample::in_position(fen, Task::Move(Goal::MateIn { moves: 2 }));
        let turn = |query: &str| Turn::read(&puzzle, &Fields::parse(query));
        for nothing in ["", "moves=a1b1", "moves=junk", "moves=a1g1+g1g2+g2g3"] {
            let turn = turn(nothing);
            let right = nothing.starts_with("moves=a1g1");
            assert_eq!(turn.reply().is_some(), right, "{nothing}");
        }
        let after = turn("moves=a1g1+g1a1");
        assert_eq!(
            (after.moves().as_str(), after.game().position().turn()),
            ("a1g1", puzzle.game.position().turn())
        );
        let next = Answer::Moves(vec!["a1g1".to_string(), "Qg7".to_string()]);
        assert_eq!(after.with("Qg7".to_string()), next);
        assert_eq!(turn("").with("Qg1".to_string()), Answer::Moves(vec!["Qg1".to_string()]));
    }
}
